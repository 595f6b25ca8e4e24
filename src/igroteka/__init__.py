"""Igroteka: modern board games with exact rules, as a library and in the browser."""
