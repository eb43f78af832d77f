"""The words of a line as a card prints them: icons in brackets, bold labels, capitals, punctuation."""

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
    "HEADING": '"{}"',
    "SUBTITLE": "<i>({})</i>",
    "RESOLUTION": "(→R{})",
    "BULLET": "•",
    "LIST_END": "¶",
}
"""How words are printed that stand in marks of their own."""
_CLOSING: Final = frozenset(".,;:)'")
_SENTENCE_ENDS: Final = (".", ":", "> -", "</b>", "[action]", "[free]", "[reaction]", "•", ". (")


def spelled(words: tuple[Token, ...], own_name: str) -> str:
    """The text of a line.

    >>> words = (Token("X", "discard"), Token("X", "a"), Token("TRAIT", "Ally"), Token("X", "asset"), Token("X", "."))
    >>> spelled(words, "")
    'Discard an [[Ally]] asset.'
    """
    text = ""
    for place, token in enumerate(words):
        following = words[place + 1] if place + 1 < len(words) else None
        word = agreeing(_counted(_word(token, own_name), words[:place]), words[:place])
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
        joined = not text or word[0] in _CLOSING or text.endswith(("(", "non-")) or _adjoins(text, word)
        text += word if joined else f" {word}"
    return text


_SEVERAL: Final = {one: f"{one}s" for one in ("card", "clue", "resource", "action", "location", "token", "time")}
_BESIDE_A_NUMBER: Final = frozenset({"additional", "random", "total"})


def _counted(word: str, before: tuple[Token, ...]) -> str:
    """The word in the plural after a number."""
    if word not in _SEVERAL:
        return word
    number = next((one for one in reversed(before) if one not in _BESIDE_A_NUMBER), None)
    return _SEVERAL[word] if number is not None and number.type == "NUMBER" and number != "1" else word


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
        return _PRONOUNS[kind] if says != "that investigator" else "them"
    if kind in _AROUND:
        return _AROUND[kind].format(says)
    return "non-" if says == "non" else says
