"""The use of an ability and the playing of a card in words: `uses beat cop on ghoul`."""

from adjudicator.engine.choices import Option


def of_a_card(option: Option) -> str:
    """An option that uses an ability of a card or plays it, as a file says it.

    >>> of_a_card(Option("use", ("beat cop", "ghoul"), "roland"))
    'roland uses beat cop on ghoul'
    """
    return option.said or f"{option.who} {deed(option.verb, *option.things, who=option.who)}"


def deed(verb: str, source: str, *targets: str, ability: str = "", who: str = "") -> str:
    """The verb phrase of using or playing a card on targets; `who` does it, perhaps with their own card.

    >>> deed("use", "knife", "ghoul", ability="discard"), deed("use", "roland", who="roland")
    ('uses knife (discard) on ghoul', 'uses their own ability')
    """
    used = "their own ability" if source == who and not ability else source
    name = f" ({ability})" if ability else ""
    at = f" on {' and '.join(targets)}" if targets else ""
    return f"{verb}s {used}{name}{at}"
