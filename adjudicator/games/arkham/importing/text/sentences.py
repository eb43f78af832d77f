"""The sentences of an ability."""

from lark import v_args

from adjudicator.games.arkham.importing.text.amounts import Each
from adjudicator.games.arkham.importing.text.effects import Effects
from adjudicator.games.arkham.importing.text.nouns import wherever
from adjudicator.games.arkham.importing.text.phrases import YOU, Data, NotSaid, Noun, Sentence, Words, alone


@v_args(inline=True)
class Sentences(Effects):
    """The sentences of an ability."""

    def s_choose(self, noun: Noun) -> Sentence:
        if noun.article != "a":
            raise NotSaid("a choice of several")
        return Sentence("choose", chooses=noun)

    def s_then(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("then", deed)

    def s_harder_each(self, number: str, amount: Data) -> Sentence:
        return Sentence("harder", (), Each(amount).of(int(number)))

    def s_harder_if(self, number: str, condition: Data) -> Sentence:
        return Sentence("harder", (), {"if": condition, "then": int(number)})

    def s_x_is(self, _: Data, amount: Data, most: int | None) -> Sentence:
        return Sentence("x is", (), Each(amount, most).of(1))

    def s_then_if(self, condition: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("then", ({"if": condition, "then": alone(deed)},))

    def s_choose_and(self, noun: Noun, deed: tuple[Words, ...]) -> Sentence:
        return self.s_choose(noun)._replace(does=deed)

    def s_choose_place(self) -> Sentence:
        return Sentence("choose", chooses=Noun(["your location", "connecting location"], "a"))

    def s_begins(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("begins", deed)

    def s_using(self, skill: str, _: str) -> Sentence:
        return Sentence("attempt", (), {"using": str(skill)})

    def s_adds(self, skill: str, *_: str) -> Sentence:
        return Sentence("attempt", (), {"you get": {"skill value": {"value": str(skill), "of": YOU}}})

    def s_succeed(self, least: int | None, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("success", deed, least)

    def s_fail(self, least: int | None, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("failure", deed, least)

    def s_each_point(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("each point failed", deed)

    def s_each_point_won(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("each point won", deed)

    def s_cannot(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("cannot", deed)

    def s_otherwise(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("otherwise", deed)

    def s_if(self, condition: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("do", ({"if": condition, "then": alone(deed)},))

    def s_bold(self, word: str) -> Sentence:
        if word in ("fight", "evade", "investigate"):
            return Sentence("do", ({word: True if word == "investigate" else "enemy"},))
        beside = Sentence("beside", (), {"designator": word})
        return beside if word == "parley" else Sentence("resign")

    def s_bold_skill(self, word: str, skill: str) -> Sentence:
        made = self.s_bold(word)
        if made.kind != "do":
            raise NotSaid("a skill of no test")
        return Sentence("do", ({**made.does[0], "using": str(skill)},))

    def s_you_get(self, number: str, skill: str, _: Data) -> Sentence:
        return Sentence("attempt", (), {"you get": {str(skill): int(number)}})

    def s_get_and_deal(self, number: str, skill: str, damage: str) -> Sentence:
        return Sentence("attempt", (), {"you get": {str(skill): int(number)}, "damage": int(damage)})

    def s_deals_condition(self, condition: Data, damage: str) -> Sentence:
        return Sentence("attempt", (), {"damage": {"if": condition, "then": int(damage)}})

    def s_revealed_deals(self, symbols: Data, _: Data, damage: str) -> Sentence:
        more: Words = {"modify": YOU, "gets": {"damage of the attack": int(damage)}}
        return Sentence("attempt", (), {"revealed": symbols, "then": more})

    def s_you_get_each(self, number: str, skill: str, _: Data, amount: Data, most: int | None) -> Sentence:
        return Sentence("attempt", (), {"you get": {str(skill): Each(amount, most).of(int(number))}})

    def s_deals_each(self, number: str, amount: Data, most: int | None) -> Sentence:
        return Sentence("attempt", (), {"damage": Each(amount, most).of(int(number))})

    def s_not_by(self, least: str, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("not by", deed, int(least))

    def s_each_point_most(self, effect: Words, most: int) -> Sentence:
        return Sentence("each point won", (effect,), most)

    def s_most_each_point(self, most: int, effect: Words) -> Sentence:
        return Sentence("each point won", (effect,), most)

    def s_deals(self, damage: str) -> Sentence:
        return Sentence("attempt", (), {"damage": int(damage)})

    def s_deals_if(self, least: int, damage: str) -> Sentence:
        if_so: Words = {"if": {"amount": "margin", "at least": least}, "then": int(damage)}
        return Sentence("attempt", (), {"damage": if_so})

    def s_uses(self, _: Data, skill: str, *__: str) -> Sentence:
        return Sentence("attempt", (), {"using": str(skill)})

    def s_uses_and_deals(self, skill: str, *more: str) -> Sentence:
        return Sentence("attempt", (), {"using": str(skill), "damage": int(more[-1])})

    def s_shroud(self, number: str) -> Sentence:
        return Sentence("attempt", (), {"target gets": {"shroud": int(number)}})

    def s_revealed(self, symbols: Data, _: Data, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("attempt", (), {"revealed": symbols, "then": alone(deed)})

    def s_instead(self, deed: tuple[Words, ...]) -> Sentence:
        return Sentence("attempt", (), {"instead": alone(deed)})

    def s_until(self, ending: str, during: Words) -> Sentence:
        return Sentence("do", ({**during, "until": ending},))

    def s_during(self, during: Words, ending: str) -> Sentence:
        return Sentence("do", ({**during, "until": ending},))

    def s_boost_value(self, number: str) -> Sentence:
        return Sentence("do", ({"modify": YOU, "gets": {"skill value": int(number)}},))

    def s_shuffle(self) -> Sentence:
        return Sentence("shuffle")

    def s_no_attacks(self) -> Sentence:
        return Sentence("beside", (), {"provokes attacks of opportunity": False})

    def s_can_advance(self) -> Sentence:
        return Sentence("do", ({"this effect can cause the current agenda to advance": True},))

    def s_cancel(self) -> Sentence:
        return Sentence("do", ({"cancel": True},))

    def d_you_get(self, gets: Words) -> Words:
        return {"modify": YOU, "gets": gets}

    def d_gets(self, noun: Noun, gets: Words) -> Words:
        return wherever(noun, lambda what: {"modify": what, "gets": gets})

    def d_cannot_attack(self, noun: Noun, whom: Noun) -> Words:
        return {"cannot": "attack", "what": whom.what, "who": noun.what}
