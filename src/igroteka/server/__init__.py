"""Serves live tables over HTTP and WebSocket: identity, limits, bots, health. No rules."""
