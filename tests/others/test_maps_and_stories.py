"""The maps and the story boards of the sample set agree with themselves and with each other."""

from itertools import pairwise

import pytest

from adjudicator.games.others.components.city import EDGE, MAPS, RIVER, City
from adjudicator.games.others.stories.story import STORIES, Story
from adjudicator.playing.situation import Situation


@pytest.mark.parametrize("city", MAPS.samples.by_name.values(), ids=MAPS.samples.by_name)
class TestMap:
    def test_every_space_can_be_reached(self, city: City) -> None:
        assert all(city.distance(city.start, space) is not None for space in city.spaces)

    def test_every_space_lies_on_a_tile(self, city: City) -> None:
        laid = {tile for row in city.tiles for tile in row}
        assert all(space.tiles for space in city.spaces.values())
        assert {tile for space in city.spaces.values() for tile in space.tiles} == laid

    def test_neighbours_in_a_line_are_adjacent(self, city: City) -> None:
        for line in city.lines:
            assert all(RIVER in pair or pair[1] in city.beside(pair[0], EDGE) for pair in pairwise(line))


@pytest.mark.parametrize("story", STORIES.samples.by_name.values(), ids=STORIES.samples.by_name)
def test_the_maps_of_a_story_are_there(story: Story) -> None:
    assert set(story.maps) <= set(MAPS.samples.by_name)
    assert all(story.at(number) for number in range(1, len({int(name[0]) for name in story.missions}) + 1))


def test_a_space_is_named_with_any_capitals() -> None:
    ruled = Situation.parse("""
game: others
cards: {Rain: {type: level, number: 1, does: [{place: fire, at: QUAY 3}, {place: nest, at: Each District}]}}
stories:
  S:
    type: Terror
    maps: [The Docks]
    begins: [{place: corruption, at: Cathedral}]
    ends: [{rise: 1}]
    missions: {1: {task: {enter: Quay 2}}, 2: {task: {kill: monster}}}
story: S
heroes: {rose: {at: quay 1}, thorley: {at: hospital}, karl: {at: hospital}}
current: rose
do: [rose moves to quay 2, the apocalypse track rises by 1]
ask: [the mission is 2, there are 1 fire tokens at quay 3, there are 1 nest tokens at hospital]
""").rule()
    assert {answer.value for answer in ruled.answers} == {"yes"}
