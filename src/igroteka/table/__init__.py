"""One live table: its log, its undo, and what each seat may know. No HTTP, no SQL."""
