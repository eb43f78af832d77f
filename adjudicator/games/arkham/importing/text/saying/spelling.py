"""The words of a line as a card prints them: icons in brackets, bold labels, capitals, punctuation."""

from typing import Final

from lark import Token

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
_VOWELS: Final = tuple(f"{before}{vowel}" for vowel in "aeiou" for before in ("", "[["))
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
        word = _word(token, own_name)
        if (
            word == "a"
            and following is not None
            and _word(following, own_name).strip("[").lower()[:1] in tuple("aeiou")
        ):
            word = "an"
        if not text or text.endswith(_SENTENCE_ENDS):
            word = word[:1].upper() + word[1:]
        joined = not text or word[0] in _CLOSING or text.endswith(("(", "non-")) or _adjoins(text, word)
        text += word if joined else f" {word}"
    return text


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
    if kind in ("SKILL_ICON", "SYMBOL_ICON", "TOKEN", "CLASS_ICON"):
        return f"[{says.replace(' ', '_').replace('-', '_')}]"
    if kind == "TRAIT":
        return f"[[{says}]]"
    if kind == "RECORD":
        return f'Record in your Campaign Log "{says}"'
    if kind == "RESOLUTION":
        return f"(→R{says})"
    if kind == "BULLET":
        return "•"
    return "non-" if says == "non" else says
