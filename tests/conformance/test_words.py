"""Everything a game can ask, tell, refuse or name has its words in every language, and no more."""

from __future__ import annotations

import re

import pytest

from igroteka.words.rulebook import rulebook
from igroteka.words.words import name_kinds, quiet_events
from tests.conformance.boards import SITTING
from tests.conformance.heard import heard
from tests.conformance.registry import every_game, every_language, words
from tests.conformance.sayings import (
    KERNEL,
    asked_for,
    every_event,
    every_refusal,
    families,
    forms_asked_for,
    forms_in_sentences,
    good,
    ids,
    wanted,
)
from tests.conformance.source import decisions_in, events_in
from tests.words.test_files import messages, texts

NOTHING = "(?!)"  # found nowhere
FAMILIES = pytest.mark.parametrize(
    "family", ["phase", "turn", "score", "part", "variant", "holding", "party", "field", "unit"]
)


# --- what there is to say --------------------------------------------------------------------


@every_game
def test_games_tell_what_the_source_tells(name: str) -> None:
    assert {event.code for event in every_event(name)} == events_in(name)
    assert set(heard(name).decisions) <= decisions_in(name)
    assert heard(name).phases <= set(wanted(name).things["phase"])


@every_game
def test_the_log_leaves_out_only_events_of_the_game(name: str) -> None:
    assert quiet_events(name) <= events_in(name)


@every_game
def test_events_told_seldom_are_told_with_the_arguments_expected(name: str) -> None:
    """So that what `words.toml` says of them stays true."""
    for event in heard(name).events.values():
        if event.code in wanted(name).seldom:
            assert set(event.args) == set(wanted(name).seldom[event.code]), event


@every_game
def test_games_refuse_for_every_reason_and_with_the_numbers_expected(name: str) -> None:
    game, seldom = heard(name).game, wanted(name).refused

    assert {refusal.code for refusal, _ in every_refusal(name)} == set(game.clause_of)
    for refusal, action in heard(name).refused.values():
        if refusal.code in seldom:
            numbers = seldom[refusal.code].get("numbers", {})
            assert set(refusal.numbers) == set(numbers), (refusal, action)


@every_game
def test_each_argument_that_names_things_has_some(name: str) -> None:
    for argument in name_kinds(name).named:
        assert wanted(name).named_by(name, argument), f"no things for {argument}"
    for event in every_event(name):
        for argument, value in event.args.items():
            if argument in name_kinds(name).named and isinstance(value, str):
                assert value in wanted(name).named_by(name, argument), event


# --- each has its words ----------------------------------------------------------------------


@every_language
@every_game
def test_each_event_can_be_said(name: str, lang: str) -> None:
    for event in every_event(name):
        said = words(lang).event(name, event, SITTING)
        assert good(said), event
        assert said.endswith("."), event
        if event.seat >= 0:
            mine = words(lang).event(name, event, SITTING, event.seat)
            assert good(mine), event
            assert SITTING[event.seat] not in mine, event


@every_language
@every_game
def test_each_action_can_be_said(name: str, lang: str) -> None:
    for action in [*heard(name).game.actions.all, *heard(name).opened]:
        said = words(lang).action(name, action)
        assert good(said), action
        assert not said.endswith("."), action


@every_language
@every_game
def test_each_refusal_can_be_said(name: str, lang: str) -> None:
    for refusal, action in every_refusal(name):
        said = words(lang).refusal(name, refusal)
        assert good(said), (refusal, action)
        assert said.endswith("."), (refusal, action)


@every_language
@FAMILIES
@every_game
def test_each_member_of_a_family_has_a_name(name: str, family: str, lang: str) -> None:
    for id in families(name)[family]:
        for count in (1, 2, 5):
            assert good(words(lang).text(f"{name}-{family}-{id}", {"count": count}))


@every_language
@every_game
def test_each_option_of_a_table_and_each_choice_is_explained(name: str, lang: str) -> None:
    """So that whoever sets a table up need not know the rules of its variants."""
    said = {}
    for id in families(name)["variant"]:
        said[id] = words(lang).text(f"{name}-variant-{id}.hint")
        assert good(said[id]), id
        assert said[id].endswith("."), id

    assert len(set(said.values())) == len(said)


@every_language
@every_game
def test_each_thing_has_a_name_of_its_own(name: str, lang: str) -> None:
    for kind, things in wanted(name).things.items():
        names = [words(lang).name(name, kind, id) for id in things]
        assert all([good(said) for said in names]), kind
        assert len(set(names)) == len(names) or kind in wanted(name).alike, kind


@every_language
@every_game
def test_each_thing_has_the_forms_that_sentences_use(name: str, lang: str) -> None:
    for argument, forms in forms_in_sentences(name, lang).items():
        kind = name_kinds(name).named[argument]
        for id in wanted(name).named_by(name, argument):
            missing = [form for form in forms if form not in words(lang)._forms(name, kind, id)]
            assert missing == [], f"{kind} {id} has no {missing}"


@every_language
def test_the_refusals_of_the_kernel_have_words_that_all_games_share(lang: str) -> None:
    for code in KERNEL:
        assert words(lang).has(f"refuse-{code}"), code


# --- and no more -----------------------------------------------------------------------------


@every_language
@every_game
def test_no_two_options_of_a_decision_read_the_same(name: str, lang: str) -> None:
    for options in heard(name).options:
        said = [words(lang).action(name, action) for action in options]
        assert len(set(said)) == len(said), options


@every_language
@every_game
def test_there_is_no_message_that_no_code_asks_for(name: str, lang: str) -> None:
    assert sorted(ids(name, lang) - asked_for(name, lang)) == []


@every_language
@every_game
def test_there_is_no_form_of_a_name_that_nobody_uses(name: str, lang: str) -> None:
    asked = forms_asked_for(name, lang)
    unused = set()
    for message in messages(lang, name):
        for kind, forms in asked.items():
            if message.id.name.startswith(f"{name}-{kind}-"):
                found = {attribute.id.name for attribute in message.attributes}
                unused |= {f"{kind}.{form}" for form in found - forms}

    assert sorted(unused) == []


# --- the right ones --------------------------------------------------------------------------


@every_language
@every_game
def test_rules_and_words_avoid_what_would_be_wrong_here(name: str, lang: str) -> None:
    book = rulebook(name, lang)
    said = [*texts(lang, name), *book.chapters.items(), *book.clauses.items()]
    said += book.rulings.items()
    avoided = re.compile(wanted(name).avoided.get(lang, NOTHING))

    assert [where for where, text in said if avoided.search(text.lower())] == []
