"""Questions about where a card went, where it was then, who drew what when, and how much of something in all."""

import pytest

from adjudicator import Situation

FIGHT = """\
game: arkham
investigators:
  roland: {card: Roland Banks, at: attic, hand: [Machete], play area: [Beat Cop], deck: [Guts, Knife, Emergency Cache]}
  wendy: {card: Wendy Adams, at: hallway, deck: [Perception, Overpower]}
enemies:
  ghoul: {card: Ghoul Minion, at: attic}
  priest: {card: Ghoul Priest, at: hallway, damage: 9}
locations: {attic: {connects: [hallway]}, hallway: {}}
encounter deck: [Ancient Evils, Swarm of Rats]
otherwise: first
do:
  - priest is dealt 1 damage by roland
  - roland uses beat cop
  - roland chooses ghoul
  - roland draws a card
  - ghoul is dealt 1 damage by roland
  - roland draws a card
  - the mythos phase is played
"""
DEFEATED = """\
game: arkham
investigators:
  roland: {card: Roland Banks, at: attic, damage: 7, hand: [Machete], play area: [Beat Cop]}
  wendy: {card: Wendy Adams, at: attic}
enemies: {ghoul: {card: Ghoul Minion, at: attic}, rat: {card: Swarm of Rats, at: attic}}
locations: {attic: {}}
do:
  - ghoul attacks roland
  - roland takes it all
  - ghoul attacks roland
  - roland assigns 1 damage to beat cop
  - rat attacks roland
  - roland takes it all
"""


def answers(text: str, questions: dict[str, str]) -> dict[str, str]:
    """The answers to these questions."""
    return Situation.parse(text + f"ask: {list(questions)}\n").rule().values


FOUGHT = {
    "ghoul is defeated at attic": "yes",
    "ghoul is defeated at hallway": "no",
    "priest is defeated at hallway before ghoul is defeated at attic": "yes",
    "ghoul leaves play": "yes",
    "priest leaves play": "yes",
    "beat cop leaves play": "yes",
    "machete leaves play": "no",
    "priest is placed in the victory display before ghoul is discarded": "yes",
    "priest enters the victory display once": "yes",
    "ghoul enters the victory display": "no",
    "the victory display": "priest",
    "roland draws guts": "yes",
    "roland draws knife": "yes",
    "wendy draws guts": "no",
    "roland draws guts before ghoul is defeated": "yes",
    "roland draws knife before ghoul is defeated": "no",
    "roland draws guts before roland draws knife": "yes",
    "roland draws guts once": "yes",
    "roland draws ancient evils": "yes",
    "wendy draws ancient evils": "no",
    "roland draws knife before roland draws ancient evils": "yes",
    "roland never draws machete": "yes",
    "beat cop is discarded once": "yes",
}
FELL = {
    "roland takes 1 damage": "yes",
    "roland takes 2 damage": "no",
    "roland takes 3 damage": "no",
    "roland takes 3 damage in all": "no",
    "roland takes 2 damage in all": "yes",
    "roland takes 2 horror in all": "yes",
    "beat cop takes 1 damage in all": "yes",
    "roland has resigned": "no",
    "wendy has not resigned": "yes",
    "roland is eliminated": "yes",
    "roland is defeated at attic": "yes",
    "roland leaves play": "yes",
    "machete is removed from the game": "yes",
    "roland is defeated before machete is removed from the game": "yes",
    "machete is removed from the game once": "yes",
    "ghoul is removed from the game": "no",
    "the cards removed from the game": "beat cop, machete",
}


@pytest.mark.parametrize("question", FOUGHT)
def test_of_a_fight(question: str) -> None:
    assert answers(FIGHT, {question: ""}) == {question: FOUGHT[question]}


@pytest.mark.parametrize("question", FELL)
def test_of_a_defeat(question: str) -> None:
    assert answers(DEFEATED, {question: ""}) == {question: FELL[question]}
