"""The rules of Cosmic Colonies, one module per chapter; no other code changes a position."""
