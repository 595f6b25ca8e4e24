"""The rules of Sonora, one module per chapter."""
