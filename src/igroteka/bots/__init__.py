"""Players that are not people. They see options and redealt positions, never the true one."""
