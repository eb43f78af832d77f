"""The words of a line as a card prints them: icons in brackets, bold labels, capitals, punctuation."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from lark import Token

from adjudicator.games.arkham.importing.text.saying.verbs import agreeing

_ICONS: Final = {
    "ACTION_ICON": "action",
    "FREE_ICON": "free",
    "REACTION_ICON": "reaction",
    "PER_INVESTIGATOR": "per_investigator",
    "ELDER_SIGN_ICON": "elder_sign",
    "WILD_ICON": "wild",
}
_LABELS: Final = ("FORCED", "REVELATION", "SPAWN", "PREY", "OBJECTIVE", "HAUNTED")
"""The bold words behind which stands a dash; behind others stands a full stop."""
_PRONOUNS: Final = {"IT_SELF": "it", "IT_OTHER": "it", "ITS_OWN": "its"}
_AROUND: Final = {
    "RECORD": 'Record in your Campaign Log "{}"',
    "REMEMBER": 'remember that you "{}"',
    "HAVE_SO": 'you have "{}"',
    "SOMEBODY_HAS": 'an investigator has "{}"',
    "EACH_WHO": 'each investigator who has "{}"',
    "HEADING": '"{}"',
    "SUBTITLE": "<i>({})</i>",
    "RESOLUTION": "(→R{})",
    "CODEX": "([codex] {})",
    "BULLET": "•",
    "WAY": "to {}:",
    "LIST_END": "¶",
}
"""How words are printed that stand in marks of their own."""
_PRINTED: Final = {"non": "non-", "x": "X"}
"""Words that are printed otherwise than the grammar has them."""
_CLOSING: Final = frozenset((*".,;:)'", "'s"))
_SENTENCE_ENDS: Final = (".", ":", "> -", "</b>", "[action]", "[free]", "[reaction]", "•", ". (")


def spelled(words: tuple[Token, ...], own_name: str) -> str:
    """The text of a line.

    >>> words = (Token("X", "discard"), Token("X", "a"), Token("TRAIT", "Ally"), Token("X", "asset"), Token("X", "."))
    >>> spelled(words, "")
    'Discard an [[Ally]] asset.'
    """
    text = ""
    words = tuple(_in_the_plural(words))
    for place, token in enumerate(words):
        following = words[place + 1] if place + 1 < len(words) else None
        word = agreeing(_counted(_word(token, own_name), words[:place]), words[:place])
        if word == "attempt" and text.endswith(" this"):
            word = next((_ATTEMPTS[one.type] for one in words[:place] if one.type in _ATTEMPTS), word)
        if (
            word == "a"
            and following is not None
            and _word(following, own_name).strip("[").lower()[:1] in tuple("aeiou")
        ):
            word = "an"
        if not word:
            continue
        if not text or text.endswith(_SENTENCE_ENDS):
            word = word[:1].upper() + word[1:]
        joined = not text or word in _CLOSING or text.endswith(("(", "non-")) or _adjoins(text, word)
        text += word if joined else f" {word}"
    return text


_ATTEMPTS: Final = {
    "FIGHT_LABEL": "attack",
    "EVADE_LABEL": "evasion attempt",
    "INVESTIGATE_LABEL": "investigation",
}
"""What an attempt is called, by the bold word before it."""
_COUNTING: Final = frozenset({"more", "fewer", "many", "no"})
_NONE: Final = ("is", "no")
"""Stands before one thing of which there is none."""
_ARTICLES: Final = frozenset({"a", "an", "each"})
_TYPES: Final = {
    **{one: f"{one}s" for one in ("asset", "card", "event", "investigator", "location", "skill")},
    "enemy": "enemies",
    "treachery": "treacheries",
}


def _in_the_plural(words: tuple[Token, ...]) -> Iterator[Token]:
    """The words, with several things instead of each of them behind a number: `no enemies`, `3 or more cards`."""
    many = False
    for place, (before, token) in enumerate(pairwise((Token("", ""), *words))):
        if str(token) in _ARTICLES and not many and str(before) in _COUNTING:
            many = True
        elif many and str(token) in _TYPES:
            many = False
            yield token.update(value=_TYPES[str(token)])
        elif str(before) in _COUNTING and str(token) in _SEVERAL and tuple(map(str, words[:place][-2:])) != _NONE:
            yield token.update(value=_SEVERAL[str(token)])
        else:
            yield token


_SEVERAL: Final = {
    **{one: f"{one}s" for one in ("card", "clue", "resource", "action", "location", "token", "time")},
    **{one: f"{one}s" for one in ("arrow", "charge", "lead", "offering", "portent", "rumor", "secret", "shell")},
    "tide": "tides",
    "bounty": "bounties",
    "copy": "copies",
    "supply": "supplies",
    "wish": "wishes",
}
_ONE: Final = {many: one for one, many in _SEVERAL.items()}
_NUMBER_OF: Final = ("number", "of")
_TOKENS: Final = {"breach": "breaches", "clue": "clues", "resource": "resources"}
"""The words of tokens of which there is a number."""
_BESIDE_A_NUMBER: Final = frozenset({"additional", "chaos", "random", "total"})


def _counted(word: str, before: tuple[Token, ...]) -> str:
    """The word in the plural after a number, or in the singular after one."""
    if word in _TOKENS and tuple(map(str, before[-2:])) == _NUMBER_OF:
        return _TOKENS[word]
    if word not in _SEVERAL and word not in _ONE:
        return word
    number = next((one for one in reversed(before) if one not in _BESIDE_A_NUMBER), None)
    if number is None or number.type != "NUMBER":
        return word
    return _ONE.get(word, word) if number == "1" else _SEVERAL.get(word, word)


def _adjoins(text: str, word: str) -> bool:
    return text.endswith("/") or word == "/" or (text.endswith("+") and word.isdigit())


def _word(token: Token, own_name: str) -> str:
    kind, says = token.type, str(token)
    if kind == "OWN_NAME":
        return own_name
    if kind in _ICONS:
        return f"[{_ICONS[kind]}]"
    if kind.endswith("_LABEL"):
        label = kind.removesuffix("_LABEL").capitalize()
        return f"<b>{label}</b> -" if label.upper() in _LABELS else f"<b>{label}.</b>"
    if kind in ("SKILL_ICON", "SYMBOL_ICON", "CLASS_ICON"):
        return f"[{says.replace(' ', '_').replace('-', '_')}]"
    if kind == "TRAIT":
        return f"[[{says}]]"
    if kind in _PRONOUNS:
        return _PRONOUNS[kind] if says != "that investigator" else "him or her"
    if kind in _AROUND:
        return _AROUND[kind].format(says)
    return _PRINTED.get(says, says)
