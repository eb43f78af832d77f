"""The components agree with each other, and with the figures that the reference states."""

from collections import Counter
from itertools import pairwise

from adjudicator.games.eldritch.components.board import BOARD, PATHS, SPACES
from adjudicator.games.eldritch.components.investigators import SHEETS, SKILLS
from adjudicator.games.eldritch.components.monsters import ANCIENT_ONES, MONSTERS
from adjudicator.games.eldritch.components.reference_card import REFERENCE_CARD


def test_there_are_so_many_spaces_of_each_type() -> None:
    assert Counter(space.type for space in SPACES.values()) == {"city": 18, "wilderness": 10, "sea": 8}
    assert set(BOARD.spaces) == set(SPACES)
    assert sum(space.expedition for space in SPACES.values()) == 6
    assert Counter(space.region for space in SPACES.values() if space.region) == {
        "america": 3,
        "europe": 3,
        "asia-australia": 3,
    }


def test_every_path_leads_both_ways_and_has_one_type() -> None:
    for here, space in SPACES.items():
        ends = [there for path in PATHS for there in space.paths.get(path, ())]
        assert len(set(ends)) == len(ends), here
        assert ends, here
        for path, others in space.paths.items():
            assert all(here in SPACES[there].paths.get(path, ()) for there in others), here


def test_every_space_can_be_reached() -> None:
    assert set(BOARD.distances("Rome")) == set(SPACES)
    assert BOARD.distance("Tunguska", "Tokyo") == 2
    assert BOARD.distance("Tunguska", "Rome") == 3


def test_the_skills_of_each_investigator_add_up() -> None:
    for name, sheet in SHEETS.items():
        assert tuple(sheet.skills) == SKILLS, name
        assert sum(sheet.skills.values()) == 13, name
        assert sheet.health + sheet.sanity == 12, name
        assert sheet.start in SPACES, name


def test_the_reference_card_gives_more_to_more_players() -> None:
    assert list(REFERENCE_CARD) == list(range(1, 9))
    cards = list(REFERENCE_CARD.values())
    assert all(one <= other for fewer, more in pairwise(cards) for one, other in zip(fewer, more, strict=True))


def test_set_aside_monsters_are_there() -> None:
    for one in ANCIENT_ONES.values():
        assert all(MONSTERS[name].copies >= number for name, number in one.set_aside.items())
        assert len(one.stages) == 3
