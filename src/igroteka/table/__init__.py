"""One live table: its log, its undo, and what each seat is shown. No HTTP, no SQL."""
