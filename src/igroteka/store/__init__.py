"""Appending and reading logs: SQLite by default, PostgreSQL for many processes. No rules."""
