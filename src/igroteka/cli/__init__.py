"""The commands. No logic of their own."""
