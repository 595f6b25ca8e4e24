"""Stores games and their logs: SQLite by default, PostgreSQL for many processes. No rules."""
