"""The rules of Caravan, one module per chapter."""
