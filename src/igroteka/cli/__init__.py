"""The `igroteka` command: reads options, calls the layers below, prints."""
