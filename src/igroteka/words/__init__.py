"""Turns codes and ids into sentences, in every language that has a folder in `locales`."""

from igroteka.words.words import MissingWords, Words, languages, quiet_events

__all__ = ["MissingWords", "Words", "languages", "quiet_events"]
