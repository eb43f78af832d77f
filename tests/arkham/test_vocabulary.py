"""What the vocabulary of cards does not know is a fault; what it knows and cannot do yet is said in the ruling."""

import pytest

from adjudicator.games.arkham.keywords import OF_DECKS
from adjudicator.games.arkham.terms import ACTIONS
from adjudicator.games.arkham.vocabulary.cards import CARD
from adjudicator.language.diagnostics import Fault, Faults
from adjudicator.language.shapes import Checking
from adjudicator.language.source import read
from adjudicator.playing.situation import Situation


def faults_of(card: str) -> list[Fault]:
    """The faults of a card's description."""
    faults = Faults()
    source = read(card, "card.yaml", faults)
    if source.root is not None:
        CARD.check(source.root, Checking(source, faults))
    return list(faults)


def lacks(card: str) -> tuple[str, ...]:
    """What a ruling says is not modelled of an enemy described in place."""
    situation = Situation.parse(
        f"""
        game: arkham
        investigators: {{roland: {{card: Roland Banks, at: attic}}}}
        enemies: {{thing: {{card: {card}, at: attic}}}}
        locations: {{attic: {{card: {{type: location, name: Attic, shroud: 1}}}}}}
        ask: [thing is ready]
        """
    )
    return situation.rule().not_modelled


@pytest.mark.parametrize(
    ("card", "help"),
    [
        ("{type: enemy, keywords: [huntr]}", 'did you mean "hunter"?'),
        ("{type: enemy, keywords: Hunter}", 'did you mean "hunter"?'),
        ("{type: asset, abilities: [{constant: {kind: enemy, keyword: allof}, get: {fight: 1}}]}", 'mean "aloof"?'),
        ("{type: asset, abilities: [{action: 1, do: {gain keyword: surg, to: this}}]}", 'did you mean "surge"?'),
        ("{type: asset, abilities: [{constant: you, get: {combatt: 1}}]}", 'did you mean "combat"?'),
        ("{type: asset, abilities: [{constant: you, additional slots: {Hnad: 1}}]}", 'did you mean "Hand"?'),
        ("{type: asset, abilities: [{constant: you, treat tokens: {elder sing: 0}}]}", 'did you mean "elder sign"?'),
        ("{type: event, abilities: [{event: {modify: you, gets: {agilty: 1}}}]}", 'did you mean "agility"?'),
        ("{type: event, abilities: [{event: {add tokens: {skul: 1}}}]}", 'did you mean "skull"?'),
        ("{type: investigator, skills: {wilpower: 1}}", 'did you mean "willpower"?'),
        ("{type: skill, icons: {wlid: 1}}", 'did you mean "wild"?'),
        ("{type: asset, uses: {amo: 1}}", 'did you mean "ammo"?'),
        ("{type: scenario, symbols: {skul: {modifier: 1}}}", 'did you mean "skull"?'),
    ],
)
def test_a_word_that_is_not_known_is_at_fault_wherever_it_stands(card: str, help: str) -> None:
    (fault,) = faults_of(card)
    assert fault.code in ("E202", "E204")
    assert help in fault.help


def test_a_skill_in_place_of_an_amount_is_answered_with_how_a_value_is_written() -> None:
    (fault,) = faults_of("{type: enemy, prey: {highest: intellect}}")
    assert fault.help == "the value of a card is written {value: intellect, of: you}"
    assert not faults_of("{type: enemy, prey: {highest: {value: intellect, of: you}}}")


def test_of_uses_there_is_one_kind() -> None:
    (fault,) = faults_of("{type: asset, uses: {ammo: 1, charges: 2}}")
    assert (fault.code, fault.message) == ("E202", '"charges" is one too many: only 1 can be said here')


@pytest.mark.parametrize("keyword", OF_DECKS)
def test_a_keyword_for_deckbuilding_has_no_effect_during_play(keyword: str) -> None:
    assert lacks(f"{{type: enemy, health: 1, keywords: {keyword}}}") == ()


@pytest.mark.parametrize(
    ("ability", "said", "help"),
    [
        ("{forced: {after: evade, least: 2}, do: {gain: 1}}", '"evade" has no amount', "succeed"),
        ("{forced: {after: begin round, who: you}, do: {gain: 1}}", '"who" means nothing beside "begin round"', "none"),
        ("{forced: {at: begin phase, of: mytos}, do: {gain: 1}}", '"mytos" is no kind of "begin phase"', "mythos"),
        ("{forced: {after: evade}, do: {exhaust: that asset}}", '"that asset" means nothing here', "condition"),
        ("{forced: {after: evade}, do: {gain: that much}}", '"that much" means nothing here', "amount"),
        ("{action: 1, do: {exhaust: that enemy}}", '"that enemy" means nothing here', "condition"),
        ("{constant: that asset, get: {cost: 1}}", '"that asset" means nothing here', "condition"),
        ("{action: 1, do: {damage: 1, to: chosen}}", '"chosen" means nothing here', "choose"),
        ("{action: 1, do: {discard: discarded card}}", '"discarded card" means nothing here', "pay"),
        ("{action: 1, do: {gain: points}}", '"points" means nothing here', "margin"),
        ("{action: 1, do: {cancel: true}}", '"cancel" means nothing here', "would"),
        ("{reaction: {after: attack}, do: {cancel: true}}", '"cancel" means nothing here', "would"),
        ("{free: true, do: {prevent damage: 1}}", '"prevent damage" means nothing here', "dealt"),
        ("{free: true, do: {switch token: true}}", '"switch token" means nothing here', "reveal"),
        (
            "{constant: {kind: enemy, empty: true}, blank: true}",
            '"empty" means nothing of a card of the type enemy',
            "location",
        ),
        (
            "{constant: {kind: asset, engaged: with nobody}, blank: true}",
            '"engaged" means nothing of a card of the type asset',
            "enemy",
        ),
        (
            "{constant: {kind: location, at: your location}, blank: true}",
            '"at" means nothing of a card of the type location',
            "investigator",
        ),
        (
            "{constant: {kind: asset, other than: enemy}, blank: true}",
            "what is meant is of the type asset anyway",
            "leave",
        ),
        ("{constant: {kind: asset, of: you}, blank: true}", '"of" means nothing here', "controlled by"),
        (
            "{constant: {kind: card, zone: encounter discard, of: you}, blank: true}",
            '"of" means nothing here',
            "controlled by",
        ),
        ("{constant: {kind: asset, topmost: true}, blank: true}", '"topmost" means nothing without a zone', "zone"),
        (
            "{constant: {kind: asset, zone: hand, exhausted: true}, blank: true}",
            '"exhausted" means nothing of a card in the zone hand',
            "in play",
        ),
        (
            "{constant: {kind: investigator, zone: discard}, blank: true}",
            "no card of the type investigator lies in the zone discard",
            "zone",
        ),
        ("{free: true, if: {amount: 3}, do: {gain: 1}}", "any amount would do", "at least"),
        ("{action: 1, do: {fight: enemy, revealed: skull}}", '"revealed" means nothing here', "then"),
        ("{action: 1, do: {investigate: true, then: {gain: 1}}}", '"then" means nothing here', "revealed"),
        ("{action: 1, do: {discard: {kind: card, zone: hand}, random: true}}", '"random" means nothing here', "amount"),
        (
            "{action: 1, do: {search: {kind: asset, zone: deck}, do: {draw card: chosen}, shuffle: true}}",
            '"shuffle" means nothing here',
            "top",
        ),
        ("{action: 1, do: {modify: you, until: end of the turn}}", "nothing is modified", "gets"),
        ("{action: 1, do: {put into play: you}}", '"you" is no asset', "asset"),
        ("{action: 1, do: {discard: each investigator}}", '"each investigator" is no asset', "asset"),
        ("{action: 1, cost: {exhaust: your location}, do: {gain: 1}}", '"your location" is no asset', "asset"),
        (
            "{reaction: {when: play, who: you}, do: {modify: that card, gets: {cost: -1}}}",
            "the cost of a card that is being played is not changed any more",
            "constant",
        ),
    ],
)
def test_a_word_that_means_nothing_where_it_stands_is_at_fault(ability: str, said: str, help: str) -> None:
    (fault,) = faults_of(f"{{type: asset, abilities: [{ability}]}}")
    assert fault.code == "E208"
    assert said in fault.message
    assert help in fault.help


@pytest.mark.parametrize(
    "ability",
    [
        "{forced: {after: succeed, of: evade, least: 2}, do: {exhaust: that enemy}}",
        "{forced: {when: dealt, who: you}, do: [{prevent damage: 1}, {gain: that much}]}",
        "{free: true, cost: {discard: {kind: card, zone: hand}}, do: {return: discarded card}}",
        "{action: 1, do: {choose: enemy, do: {test: combat, difficulty: 1, success: {damage: points, to: chosen}}}}",
        "{action: 1, do: {later: {at: end turn, who: you}, do: {damage: 1, to: that investigator}}}",
        "{reaction: {when: attack, who: you}, do: {instead of damage: {damage: points, to: attacking enemy}}}",
    ],
)
def test_where_something_explains_it_it_is_sound(ability: str) -> None:
    assert faults_of(f"{{type: asset, abilities: [{ability}]}}") == []


def test_what_a_misspelt_event_would_explain_is_no_second_fault() -> None:
    (fault,) = faults_of("{type: asset, abilities: [{forced: {after: evaide}, do: {exhaust: that asset}}]}")
    assert fault.code == "E204"


BOLD = ("fight", "evade", "investigate", "parley", "resign", "explore", "move", "engage")
"""The words by which a card says which action its ability performs."""


@pytest.mark.parametrize("word", ACTIONS)
def test_the_bold_words_of_actions_are_designators(word: str) -> None:
    found = faults_of(f"{{type: asset, abilities: [{{action: 1, designator: {word}, do: {{gain: 1}}}}]}}")
    assert (not found) is (word in BOLD)


OF_EVERYBODY = ("fight", "evade", "investigate", "move", "engage", "draw", "give keys", "take resource")
"""The actions that the rules give to every investigator."""


@pytest.mark.parametrize("effect", ["take an action", "perform an action"])
@pytest.mark.parametrize("word", [*ACTIONS, "take resource"])
def test_an_effect_has_somebody_take_an_action_that_everybody_has(word: str, effect: str) -> None:
    found = faults_of(f"{{type: asset, abilities: [{{free: true, do: {{{effect}: {word}}}}}]}}")
    assert (not found) is (word in OF_EVERYBODY)
