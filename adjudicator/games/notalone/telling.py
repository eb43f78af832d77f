"""What happens, told in a sentence."""

from adjudicator.engine.events import Event

_SENTENCES = {
    "catch": "{who} is caught at {at} by the {by} token",
    "lose will": "{who} loses {amount} Will",
    "regain will": "{who} regains {amount} Will",
    "recover": "{who}, without Will, recovers",
    "move rescue": "the Rescue counter moves",
    "move assimilation": "the Assimilation counter moves",
    "take back": "{who} takes back {what}",
    "discard": "{who} discards {what}",
    "play survival card": "{who} plays {what}",
    "play hunt card": "{who} plays {what}",
    "play place cards": "the Place cards go down",
    "lay token": "{who} lays the {what} token",
    "reveal": "the Place cards are revealed",
    "resist": "{who} resists with {amount} Will",
    "give up": "{who} gives up",
    "use power": "{who} uses {what}",
}


def tell(event: Event) -> str:
    """The event in a sentence.

    >>> tell(Event("catch", who="C", at="wreck", by="creature"))
    'C is caught at wreck by the creature token'
    """
    told = _SENTENCES.get(event.kind, event.kind).format(**event.named())
    return f"{told} ({event.of})" if event.of else told
