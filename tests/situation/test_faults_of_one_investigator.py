"""All that is wrong with an investigator is reported at once."""

import pytest

from adjudicator.language.diagnostics import InputAtFault
from adjudicator.playing.situation import Situation

FILE = """
game: arkham
investigators:
  daisy: {card: Daisy Walkr, at: celar}
enemies:
  rats: {card: Swarm of Rats, engaged: dasiy}
locations: {cellar: {}}
"""


def test_the_card_the_place_and_who_is_named_by_others() -> None:
    with pytest.raises(InputAtFault) as fault:
        Situation.parse(FILE).rule()
    found = {one.message: one.help for one in fault.value.faults}
    assert found == {
        'there is no card "Daisy Walkr"': 'did you mean "Daisy Walker"?',
        'there is no location "celar"': 'did you mean "Cellar"?',
        'there is no investigator "dasiy"': 'did you mean "daisy"?',
    }


def test_a_name_that_ends_with_an_s_has_an_apostrophe_alone() -> None:
    file = FILE.replace("Walkr", "Walker").replace("celar", "cellar").replace("dasiy", "daisy")
    assert Situation.parse(f"{file}ask: [rats' damage, rats's damage]\n").rule().values == {
        "rats' damage": "0",
        "rats's damage": "0",
    }


def test_a_name_may_hold_an_apostrophe_alone() -> None:
    file = """
game: arkham
cards: {Witches' Circle: {type: location, shroud: 2}}
investigators:
  roland: {card: Roland Banks, at: study, remembers: [know the guards' patrols]}
  agnes: {card: Agnes Baker, at: circle}
locations: {study: {connects: [circle]}, circle: {card: Witches' Circle}}
turn: roland
otherwise: pass
do: [roland moves to witches' circle]
ask: [roland is at Witches’ Circle, witches' circle's shroud, roland remembers know the guards' patrols,
      agnes's horror, agnes is at witches' circle]
"""
    assert tuple(Situation.parse(file).rule().values.values()) == ("yes", "2", "yes", "0", "yes")
