"""HTTP, WebSocket, identity and limits around live tables. No rules."""
