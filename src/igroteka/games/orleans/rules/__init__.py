"""The rules of Orléans, one module per chapter; no other code changes a position."""
