"""The cards of The Others: rounds in which they are played at random, their words, and faults of cards."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from citations.record import cited
from others.others_in_order import in_order
from playing import fresh

from adjudicator.games.kit.play import Play
from adjudicator.games.others.apocalypse import APOCALYPSE_DECK
from adjudicator.games.others.cards.card import APOCALYPSE, DARK_PAST, SIN, of_type
from adjudicator.games.others.cards.sin_cards import SIN_DECK
from adjudicator.games.others.facts import (
    DARK_PAST as FACE_DOWN_PAST,
)
from adjudicator.games.others.facts import (
    EXPIRED,
    FATE,
    HAND,
    HOLDING,
    MARKED_BY,
    MARKS,
    PASTS,
    PLAYED,
    REVEALED,
    SIN_CARDS,
    sins_player,
)
from adjudicator.games.others.kinds import COLOURS, HERO_NAME
from adjudicator.language.diagnostics import InputAtFault
from adjudicator.playing.situation import Situation

SPOTS = ("quay 1", "quay 2", "quay 3", "mill 1", "cathedral", "hospital")
PASTS_DEALT = "Rose: Secret Oath, Karl: Blood Debt, Thorley: Bad Company, Leah: Old Wound, Brad: Clean Hands"


def a_game(seed: int) -> Play:
    """A game of three heroes, among them a shapeshifter, with a hand of Sin cards and a track that is about to rise."""
    chance = Random(seed)
    heroes = ", ".join(
        f"{name}: {{at: {chance.choice(SPOTS)}, corruption: {chance.randrange(3, 8)}}}"
        for name in ("rose", "thorley", "karl")
    )
    sin = ("Pride", "Sloth")[seed % 2]
    hand = chance.sample(["Frenzy", "Claws", "Hide", "Whisper", "Arson", "Blight", "Snare", "Alarm", "Despair"], 5)
    pasts = ", ".join(
        f"{hero}: {{dark past: Sample {card}}}" for hero, card in (p.split(": ") for p in PASTS_DEALT.split(", "))
    )
    monsters = "".join(f"  {name}: {chance.choice(SPOTS)}\n" for name in ("Acolyte", "Acolyte 2", "Abomination"))
    game = fresh(
        f"game: others\nheroes: {{{heroes}}}\nstory type: {('Terror', 'Corruption', 'Redemption')[seed % 3]}\n"
        f"sins: {{sin: {sin}, hand: [{', '.join(f'Sample {one}' for one in hand)}]}}\n"
        f"dashboards: {{{pasts}}}\nmonsters:\n{monsters}apocalypse: {seed % 7}\n"
        "spaces: {quay 2: {corruption: 1}, mill 2: {altars: 2}}\ninventory: [Ice Blade, Sample Vest, Sample Rifle]\n"
    )
    assert isinstance(game, Play)
    return game


def cards_in_order(game: Play) -> None:
    """No card is in two places, and none is lost."""
    sin = sins_player(game)
    held = [*HAND(game, sin), *PLAYED(game, sin), *SIN_DECK.cards(game), *SIN_DECK.discard(game)]
    assert Counter(held) == Counter(SIN_DECK.contents(game))
    assert len(PLAYED(game, sin)) <= 1
    assert set(HOLDING(game)) <= set(PLAYED(game, sin))
    assert len(HAND(game, sin)) <= SIN_CARDS(game, sin)
    shown = [*REVEALED(game), *EXPIRED(game), *APOCALYPSE_DECK.cards(game)]
    assert Counter(shown) == Counter(APOCALYPSE_DECK.contents(game))
    pasts = [fact(game, hero) for fact in (FACE_DOWN_PAST, FATE) for hero in HERO_NAME.values(game)]
    dealt = [name for name in (*pasts, *PASTS(game)) if name]
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) <= {one.name for one in of_type(game, DARK_PAST)}
    for colour in COLOURS:
        assert not MARKS(game, colour) or MARKED_BY(game, colour)


@pytest.mark.parametrize("seed", range(18))
def test_rounds_with_cards_are_in_order_throughout(seed: int) -> None:
    game, chance = a_game(seed), Random(seed)
    for _ in range(240):
        question = game.run()
        if question is None:
            assert game.winner() == "sins"
            return
        in_order(game)
        if game.at_rest():
            cards_in_order(game)
        game.answer(chance.choice(question.options))


def test_cards_are_played_in_such_rounds() -> None:
    """Or the test above would say little."""
    played: set[str] = set()
    for seed in range(18):
        game, chance = a_game(seed), Random(seed)
        for _ in range(240):
            question = game.run()
            if question is None:
                break
            option = chance.choice(question.options)
            played |= {"past"} if PASTS(game) else set()
            played |= {SIN} if PLAYED(game, sins_player(game)) else set()
            played |= {APOCALYPSE} if len(REVEALED(game)) > 0 else set()
            game.answer(option)
    assert played == {SIN, APOCALYPSE, "past"}


# -- what is wrong with cards ----------------------------------------------------------------------------------------


def faults_of(text: str) -> list[str]:
    """The faults of a situation, each with its place."""
    with pytest.raises(InputAtFault) as caught:
        Situation.parse(f"game: others\n{text}").rule()
    return [f"{fault.code} {fault.message}" for fault in caught.value.faults]


def test_all_faults_of_cards_are_named_at_once() -> None:
    found = faults_of("""
cards:
  One: {type: sin, when: [lunch], does: [{wounds: many}, {hugs: 1}]}
  Two: {does: [{wounds: 1}]}
  Three: {type: sin, only if: [hungry], does: [{place: gold}, {bonus: charm}]}
heroes: {rose: {}}
""")
    assert len(found) == 7, found


def test_what_no_game_comes_to_is_a_fault() -> None:
    found = faults_of("""
cards:
  A: {type: dark past, number: 2}
  B: {type: dark past, number: 2}
heroes: {rose: {}}
sins: {hand: [Sample Frenzy, Sample Frenzy, Sample Torpor], sin cards: 1, played: [Sample Claws, Sample Hide]}
sin card deck: [Sample Frenzy]
dashboards: {Rose: {dark past: Sample Blood Debt}, Leah: {dark past: Sample Blood Debt}}
marks: {red: {on: [rose]}}
revealed: [Sample Panic]
removed cards: [Sample Panic]
""")
    assert len(found) == 9, found


def test_what_the_sins_player_holds_is_a_secret() -> None:
    text = """
game: others
cards: {Trap: {type: sin, when: [enters a space], does: [{wounds: 1}]}}
heroes: {rose: {at: quay 1, turn tokens: 0}}
sins: {sin: Pride, hand: [Trap]}
spaces: {quay 4: {altars: 1}}
current: rose
do: [rose passes, sin passes, sin draws Sample Frenzy, a round begins]
ask: [sin's hand, sin has 2 sin cards, Sample Frenzy is in sin's hand]
"""
    seen: Any = Situation.parse(text).rule(player="rose")
    values = {answer.question: answer.value for answer in seen.answers}
    assert values["sin has 2 sin cards"] == "yes"
    assert "secret" in values["sin's hand"]
    assert not any("Sample Frenzy" in str(record) for record in seen.trace)


def test_what_holds_is_told_by_the_rules_of_its_card() -> None:
    ruling = Situation.parse("""game: others
cards: {Hide: {type: apocalypse, rules: [story-board.3], does: [{toughness: 1}, {sin bonus: hits}]}}
heroes: {rose: {at: quay 1}}
monsters: {Acolyte: quay 1}
revealed: [Hide]
current: rose
otherwise: pass
do: [rose starts a fight, "sin rolls blank, blank", "rose rolls defense, defense"]
ask: [rose has 0 wounds]
""").rule()
    assert "story-board.3" in cited(ruling)
    assert "apocalypse-track.8" not in cited(ruling)
