"""The rulebook of Cosmic Colonies, one module per chapter; only it changes a position."""
