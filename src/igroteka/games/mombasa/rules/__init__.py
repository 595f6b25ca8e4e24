"""The rules of Mombasa, one module per chapter."""
