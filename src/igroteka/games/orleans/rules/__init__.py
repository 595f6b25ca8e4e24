"""The rulebook of Orléans, one module per chapter: the only code that changes a position."""
