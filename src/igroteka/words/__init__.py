"""Sentences for people, in every language that has a folder in `locales`."""

from igroteka.words.words import MissingWords, Words, languages

__all__ = ["MissingWords", "Words", "languages"]
