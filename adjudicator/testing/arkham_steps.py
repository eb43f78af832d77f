"""The Gherkin sentences for the position of a situation of Arkham Horror."""

import re

from pytest_bdd import given, parsers

from adjudicator.testing.scenario import Scenario, Value, value_of

INVESTIGATORS = {
    "Roland": "Roland Banks",
    "Daisy": "Daisy Walker",
    "Skids": '"Skids" O\'Toole',
    "Agnes": "Agnes Baker",
    "Wendy": "Wendy Adams",
}
"""The investigators of the core set, by their usual names."""


def _plain(name: str) -> str:
    return name.strip().removeprefix("the ").lower()


@given(parsers.re(r"(?P<name>Roland|Daisy|Skids|Agnes|Wendy)(?: is at (?P<place>.+))?"))
def investigator(scenario: Scenario, name: str, place: str | None) -> None:
    """An investigator of the core set, at a location."""
    part = scenario.part("investigators", name.lower())
    part.setdefault("card", INVESTIGATORS[name])
    if place:
        part["at"] = _plain(place)


@given(parsers.re(r"(?P<name>Roland|Daisy|Skids|Agnes|Wendy) has (?P<number>\d+|no) (?P<what>[a-z ]+)"))
def tokens(scenario: Scenario, name: str, number: str, what: str) -> None:
    """Tokens of an investigator, actions left, or another value of a skill, health or sanity."""
    investigator(scenario, name, None)
    keys = {"resource": "resources", "clue": "clues", "action": "actions"}
    key = keys.get(what, what).removesuffix(" left")
    scenario.part("investigators", name.lower())[key] = 0 if number == "no" else int(number)


@given(parsers.re(r"(?P<name>Roland|Daisy|Skids|Agnes|Wendy) (?P<verb>holds|controls|faces) (?P<cards>.+)"))
def cards(scenario: Scenario, name: str, verb: str, cards: str) -> None:
    """Cards in hand (`holds`), in the play area (`controls`) or in the threat area (`faces`)."""
    investigator(scenario, name, None)
    area = {"holds": "hand", "controls": "play area", "faces": "threat area"}[verb]
    there = scenario.entries("investigators", name.lower(), area)
    for card in re.split(r", | and (?=[A-Z.\"])", cards):
        plain = re.sub(r"^(?:an )?exhausted ", "", card)
        there.append(_named(card) if plain == card else {"card": plain, "exhausted": True})


def _named(card: str) -> Value:
    """A card, or a card with tokens on it: `Guard Dog with 2 damage`."""
    match = re.match(r"^(.+?) with (\d+) ([a-z]+)$", card)
    if match is None:
        return card
    return {"card": match.group(1), match.group(3): int(match.group(2))}


@given(parsers.re(r"the top of (?P<name>\w+)'s deck is (?P<cards>.+)"))
def deck(scenario: Scenario, name: str, cards: str) -> None:
    """The top cards of a deck, the topmost first."""
    scenario.entries("investigators", name.lower(), "deck").extend(re.split(r", (?:then )?", cards))


@given(parsers.re(r"(?P<name>\w+)'s whole deck is (?P<cards>.+)"))
def whole_deck(scenario: Scenario, name: str, cards: str) -> None:
    """All cards of a deck, the topmost first: nothing lies below them."""
    scenario.entries("investigators", name.lower(), "whole deck").extend(re.split(r", (?:then )?", cards))


@given(parsers.re(r"(?P<name>Roland|Daisy|Skids|Agnes|Wendy)'s discard pile is (?P<cards>.+)"))
def discard_pile(scenario: Scenario, name: str, cards: str) -> None:
    """A discard pile, the topmost card first."""
    scenario.entries("investigators", name.lower(), "discard").extend(re.split(r", (?:then )?", cards))


@given(parsers.re(r"the top of the encounter deck is (?P<cards>.+)"))
def encounter_deck(scenario: Scenario, cards: str) -> None:
    """The top cards of the encounter deck, the topmost first."""
    scenario.entries("encounter deck").extend(re.split(r", (?:then )?", cards))


@given(parsers.re(r"(?P<name>\w+)'s deck is empty"))
def empty_deck(scenario: Scenario, name: str) -> None:
    """A deck without cards; a deck without any sentence has unknown cards."""
    scenario.part("investigators", name.lower())["deck"] = []


@given(parsers.re(r"the whole encounter deck is (?P<cards>.+)"))
def whole_encounter_deck(scenario: Scenario, cards: str) -> None:
    """All cards of the encounter deck, the topmost first."""
    scenario.entries("whole encounter deck").extend(re.split(r", (?:then )?", cards))


@given("the encounter deck is empty")
def empty_encounter_deck(scenario: Scenario) -> None:
    """An encounter deck without cards."""
    scenario.entries("encounter deck")


@given(parsers.re(r"the (?P<field>agenda|act) is (?P<card>.+?)(?: with (?P<number>\d+) (?P<token>doom|resources))?"))
def current(scenario: Scenario, field: str, card: str, number: str | None, token: str | None) -> None:
    """The current agenda or act, and the tokens on it."""
    scenario.situation[field] = {"card": card, token: int(number)} if number and token else card


@given(parsers.re(r"the next (?P<field>agenda|act)(?: is|s are) (?P<cards>.+)"))
def following(scenario: Scenario, field: str, cards: str) -> None:
    """The agendas or acts under the current one, the next first."""
    scenario.entries(f"{field} deck").extend(re.split(r", (?:then )?", cards))


@given(
    parsers.re(
        r"(?:an? |the )?(?P<state>exhausted )?(?P<card>[A-Z].*?)(?: called (?P<alias>[a-z0-9 ]+?))?"
        r"(?: with (?P<number>\d+) (?P<token>damage|doom|clues))?"
        r" (?:is )?(?P<how>engaged with|at) (?P<whom>[\w' ]+)"
    )
)
def enemy(
    scenario: Scenario,
    state: str | None,
    card: str,
    alias: str | None,
    number: str | None,
    token: str | None,
    how: str,
    whom: str,
) -> None:
    """An enemy, engaged with an investigator or at a location."""
    part = scenario.part("enemies", alias or card.lower())
    part["card"] = card
    if state:
        part["exhausted"] = True
    if number and token:
        part[token] = int(number)
    part["engaged" if how == "engaged with" else "at"] = _plain(whom)


@given(parsers.re(r"the location (?P<name>[A-Z][\w' ]*?) has shroud (?P<shroud>\d+)(?: and (?P<clues>\d+|no) clues?)?"))
def location(scenario: Scenario, name: str, shroud: str, clues: str | None) -> None:
    """A location with a given shroud, and its clues."""
    part = scenario.part("locations", name.lower())
    part["card"] = {"type": "location", "name": name, "shroud": int(shroud)}
    if clues:
        part["clues"] = 0 if clues == "no" else int(clues)


@given(parsers.re(r"(?P<name>[A-Z][\w' ]*?) connects to (?P<others>.+)"))
def connections(scenario: Scenario, name: str, others: str) -> None:
    """The locations that a location connects to."""
    scenario.entries("locations", name.lower(), "connects").extend(
        _plain(other) for other in re.split(r", | and ", others)
    )


@given(parsers.re(r"the chaos bag holds (?P<tokens>.+)"))
def bag(scenario: Scenario, tokens: str) -> None:
    """The tokens in the chaos bag."""
    scenario.situation["chaos bag"] = list[Value](t.strip() for t in re.split(r", | and ", tokens))


@given(parsers.re(r"the scenario is (?P<name>.+)"))
def scenario_card(scenario: Scenario, name: str) -> None:
    """The scenario whose reference card is used."""
    scenario.situation["scenario"] = name


@given(parsers.re(r"(?P<name>\w+) is the lead investigator"))
def lead(scenario: Scenario, name: str) -> None:
    """The lead investigator."""
    scenario.situation["lead"] = name.lower()


@given(parsers.re(r"it is (?P<name>\w+)'s turn"))
def turn(scenario: Scenario, name: str) -> None:
    """The investigator whose turn it is."""
    scenario.situation["turn"] = "nobody" if name == "nobody" else name.lower()


@given(parsers.re(r"it is the (?P<phase>mythos|enemy|upkeep|investigation) phase"))
def phase(scenario: Scenario, phase: str) -> None:
    """The present phase."""
    scenario.situation["phase"] = phase


@given(parsers.re(r"the card (?P<name>.+)"))
def card(scenario: Scenario, name: str, docstring: str) -> None:
    """A card of the author's own, described in YAML."""
    scenario.part("cards")[name] = value_of(docstring)
