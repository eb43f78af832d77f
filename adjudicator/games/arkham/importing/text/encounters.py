"""Effects that the cards of the encounter deck, and weaknesses, have of their own."""

from lark import v_args

from adjudicator.games.arkham.importing.text.effects import Effects
from adjudicator.games.arkham.importing.text.nouns import wherever
from adjudicator.games.arkham.importing.text.phrases import THIS, YOU, Data, NotSaid, Noun, Sentence, Words, alone


@v_args(inline=True)
class Encounters(Effects):
    """Effects that the cards of the encounter deck, and weaknesses, have of their own."""

    def h_direct_both(self, damage: str, horror: str) -> Words:
        return {"damage": int(damage), "horror": int(horror), "direct": True}

    def e_suffers(self, who: Noun, number: str, kind: str) -> Words:
        if who.what == YOU:
            raise NotSaid("trauma of one's own, which has a phrase of its own")
        return wherever(who, lambda whom: {"gain": int(number), "of": kind, "on": whom})

    def e_discard_itself(self, _: Data) -> Words:
        return {"discard": THIS}

    def e_loses_actions(self, who: Noun, number: str) -> Words:
        return wherever(who, lambda whom: {"lose": int(number), "of": "actions", "on": whom})

    def e_take_tokens(self, *parts: Data) -> Words:
        kind = parts[-1]
        return {"move tokens": kind, "amount": {"tokens": kind, "on": THIS}, "from": THIS, "to": YOU}

    def e_give_tokens(self, number: str, kind: str, to: Noun) -> Words:
        return self.e_move_tokens(number, kind, Noun(YOU), to)

    def s_if_and_else(self, deed: tuple[Words, ...], condition: Data, otherwise: tuple[Words, ...]) -> Sentence:
        return Sentence("do", ({"if": condition, "then": alone(deed), "else": alone(otherwise)},))

    def s_won_if(self, condition: Data) -> Sentence:
        return Sentence("won if", (), condition)
