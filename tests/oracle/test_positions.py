"""Positions: opened, looked at, stepped on from, gone back to, and expired."""

from random import Random
from typing import Any

import pytest
from oracle.client import SITUATION, Client

from adjudicator.oracle import situations
from adjudicator.playing import playing

FIGHT = "roland fight ghoul"
GATHERING = {"game": "arkham", "scenario": "The Gathering", "investigators": {"roland": {"card": "Roland Banks"}}}


@pytest.fixture
def client() -> Client:
    return Client()


def keys(position: dict[str, Any]) -> list[str]:
    return [option["key"] for option in position["options"]]


def test_a_situation_is_opened_after_its_course(client: Client) -> None:
    found = client.ask("open", situation=SITUATION | {"do": ["roland fights ghoul", "roland commits guts"]})
    assert found["handle"] == "1.0"
    assert found["waiting"]["for"] == "commit cards"
    assert not found["rests"]
    assert any("token" in assumed or "chaos bag" in assumed for assumed in found["assumed"])


def test_what_the_rules_refuse_of_its_course_is_said(client: Client) -> None:
    found = client.ask("open", situation=SITUATION | {"do": ["roland commits guts", "roland takes a resource"]})
    (refused,) = found["refused"]
    assert refused["deed"] == "roland commits guts"
    assert "skill-test-timing.8" in [reason["rule"] for reason in refused["reasons"]]


def test_a_variant_is_opened_by_its_name(client: Client) -> None:
    variants = {"rest": {"do": ["roland takes a resource"]}, "fight": {"do": ["roland fights ghoul"]}}
    found = client.ask("open", situation=SITUATION | {"variants": variants}, variant="fight")
    assert found["waiting"]["for"] == "commit cards"
    assert "rest, fight" in client.fails("open", situation=SITUATION | {"variants": variants})["message"]


def test_what_is_legal_has_keys_sentences_and_weights(client: Client) -> None:
    start = client.opened()
    legal = client.ask("legal", handle=start)
    assert (legal["waiting"]["kind"], legal["waiting"]["who"], legal["rests"]) == ("choice", ["roland"], True)
    fight = next(option for option in legal["options"] if option["key"] == FIGHT)
    assert fight["says"] == "roland fights ghoul"
    assert (fight["who"], fight["verb"], fight["things"], fight["weight"]) == ("roland", "fight", ["ghoul"], None)
    drawn = client.ask("legal", handle=client.walk(start, FIGHT, "pass"))
    assert drawn["waiting"]["kind"] == "chance"
    assert sum(option["weight"] for option in drawn["options"]) == 16
    assert len(set(keys(drawn))) == len(drawn["options"])


def test_why_a_deed_is_not_legal(client: Client) -> None:
    start = client.opened()
    deeds = ["roland plays machete", "roland commits guts", "roland reveals -1", "roland dances"]
    found = client.ask("legal", handle=start, deeds=deeds)["deeds"]
    assert [deed["legal"] for deed in found] == [True, False, False, None]
    assert found[0]["key"] == "roland play machete"
    assert "skill-test-timing.8" in [reason["rule"] for reason in found[1]["reasons"]]
    assert found[2]["reasons"][0]["rule"] == "skill-test-timing.15"
    assert found[3]["diagnostics"][0]["code"] == "E210"


def test_an_option_has_its_cost_and_the_rule_that_allows_it(client: Client) -> None:
    legal = client.ask("legal", handle=client.opened())
    machete = next(option for option in legal["options"] if option["says"] == "roland plays machete")
    assert machete["rule"] == "play-action.1"
    assert [(part["says"], part["of"]) for part in machete["cost"]] == [
        ("1 action", "roland"),
        ("3 resources", "roland"),
    ]


def test_what_might_be_tried_and_is_refused(client: Client) -> None:
    start = client.opened()
    assert "forbidden" not in client.ask("legal", handle=start)
    found = client.ask("legal", handle=start, why_not=True, options=False)["forbidden"]
    guts = next(one for one in found if one["deed"] == "roland commits guts")
    assert "skill-test-timing.8" in [reason["rule"] for reason in guts["reasons"]]
    assert client.fails("step", handle=start, say="roland commits guts")["reasons"] == guts["reasons"]


def test_looking_changes_nothing(client: Client) -> None:
    start = client.opened()
    client.ask("legal", handle=start, deeds=["roland commits guts", "roland fights ghoul"])
    looked = client.ask("step", handle=start, option=FIGHT)
    other = Client()
    at_once = other.ask("step", handle=other.opened(), option=FIGHT)
    assert looked == at_once


def test_a_step_tells_what_happened_since(client: Client) -> None:
    start = client.opened()
    first = client.ask("step", handle=start, option=FIGHT)
    assert first["happened"][0] == {
        "kind": "chose",
        "depth": first["happened"][0]["depth"],
        "who": "roland",
        "what": "take an action",
        "option": "roland fights ghoul",
        "only": False,
        "unsaid": False,
        "price": ["1 action"],
    }
    second = client.ask("step", handle=first["handle"], option="pass")
    third = client.ask("step", handle=second["handle"], say="roland reveals 0")
    assert {"wrote", "happened", "cited", "drew"} <= {record["kind"] for record in third["happened"]}
    assert third["rests"]


def test_a_sentence_may_answer_several_questions(client: Client) -> None:
    start = client.opened(investigators={"roland": {"card": "Roland Banks", "at": "study", "play area": ["Beat Cop"]}})
    step = client.ask("step", handle=start, say="roland uses beat cop on ghoul")
    assert any(
        r["kind"] == "wrote" and (r["entity"], r["field"], r["new"]) == ("ghoul", "damage", 1) for r in step["happened"]
    )
    assert client.ask("undo", handle=step["handle"])["handle"] == start


SET_UP = {
    "game": "arkham",
    "scenario": "The Gathering",
    "investigators": {
        "roland": {"card": "Roland Banks", "deck": {"Machete": 1, "Evidence!": 1, "Guts": 1, "Knife": 2}}
    },
}


def test_undo_takes_a_whole_sentence_back(client: Client) -> None:
    start = client.ask("open", situation=SET_UP)
    step = client.ask("step", handle=start["handle"], say="roland draws knife, knife, guts, evidence! and machete")
    assert [record["option"] for record in step["happened"] if record["kind"] == "drew"][-1] == "evidence!"
    assert step["waiting"]["for"] != start["waiting"]["for"]
    assert client.ask("undo", handle=step["handle"])["handle"] == start["handle"]
    error = client.fails("step", handle=start["handle"], say="roland draws knife, knife, knife and machete")
    assert error["code"] == "not-legal"
    assert client.ask("legal", handle=start["handle"])["options"] == start["options"]


def test_looking_at_options_leaves_no_trace(client: Client) -> None:
    """A key is looked for among all options, a sentence is read by itself: the same happens."""
    start = client.opened()
    by_key = client.ask("step", handle=start, option=FIGHT)["happened"]
    assert client.ask("step", handle=start, say="roland fights ghoul")["happened"] == by_key


def test_what_simply_happens_may_be_said_at_rest(client: Client) -> None:
    step = client.ask("step", handle=client.opened(), say="ghoul attacks roland")
    assert any(record["kind"] == "wrote" and record["field"] == "damage" for record in step["happened"])


def test_an_option_that_is_not_legal(client: Client) -> None:
    start = client.opened()
    fight = client.walk(start, FIGHT)
    error = client.fails("step", handle=fight, option="roland draw")
    assert error["code"] == "not-legal"
    assert "draw-action.1" in [reason["rule"] for reason in error["reasons"]]
    assert error["waiting"]["for"] == "commit cards"
    assert "roland pass" in keys(error)
    unheard = client.fails("step", handle=fight, option="roland levitate")
    assert unheard["reasons"] == [{"rule": None, "because": "roland is asked: commit cards"}]
    assert client.fails("step", handle=start, say="roland levitates")["code"] == "not-understood"
    assert client.fails("step", handle=start, say="the enemy phase is reached")["code"] == "not-understood"


def test_nothing_is_left_of_a_step_that_is_not_legal(client: Client) -> None:
    start = client.opened()
    client.fails("step", handle=start, option="roland levitate")
    client.fails("step", handle=start, say="roland commits guts")
    assert client.walk(start, FIGHT, "pass", "draw 0")
    fresh = Client()
    assert client.ask("legal", handle=start)["options"] == fresh.ask("legal", handle=fresh.opened())["options"]


def test_an_older_position_is_gone_back_to(client: Client) -> None:
    start = client.opened()
    fight = client.walk(start, FIGHT)
    drawn = client.walk(fight, "pass", "draw -4")
    other = client.walk(fight, "roland commit machete")
    assert client.ask("legal", handle=other)["waiting"]["kind"] == "chance"
    assert client.ask("legal", handle=drawn)["rests"]
    assert client.ask("legal", handle=start)["waiting"]["for"] == "take an action"
    assert client.ask("undo", handle=drawn)["waiting"]["kind"] == "chance"


def test_situations_do_not_disturb_each_other(client: Client) -> None:
    one, other = client.opened(), client.opened()
    client.walk(other, "roland take resource")
    step = client.walk(one, FIGHT)
    assert (one, other, step) == ("1.0", "2.0", "1.1")
    assert client.ask("legal", handle=other)["waiting"]["for"] == "take an action"


def test_undo_goes_back_and_not_beyond_the_situation(client: Client) -> None:
    start = client.opened()
    there = client.walk(start, FIGHT)
    back = client.ask("undo", handle=there)
    assert back["handle"] == start
    assert client.fails("undo", handle=start)["code"] == "nothing-to-undo"


def test_options_may_be_left_out(client: Client) -> None:
    found = client.ask("open", situation=SITUATION, options=False)
    assert "options" not in found
    assert "options" not in client.ask("step", handle=found["handle"], option=FIGHT, options=False)


def test_a_situation_that_is_closed_is_gone(client: Client) -> None:
    start = client.opened()
    there = client.walk(start, FIGHT)
    assert client.ask("close", handle=there)["closed"]
    assert client.fails("legal", handle=start)["code"] == "expired-handle"
    assert client.fails("close", handle=start)["code"] == "expired-handle"


def test_the_situation_used_least_lately_expires(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(situations, "SITUATIONS", 2)
    first, second = client.opened(), client.opened()
    client.ask("legal", handle=first)
    client.opened()
    error = client.fails("legal", handle=second)
    assert error["code"] == "expired-handle"
    assert "2 situations are open at a time" in error["message"]
    assert client.ask("legal", handle=first)


def test_the_oldest_position_expires_but_not_that_of_the_situation(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(situations, "POSITIONS", 3)
    start = client.opened()
    handles = [client.walk(start, FIGHT) for _ in range(4)]
    later = client.walk(handles[-1], "pass")
    assert [client.send({"op": "legal", "handle": one})["ok"] for one in handles] == [False, False, False, True]
    assert "this position has expired" in client.fails("legal", handle=handles[0])["message"]
    assert client.ask("legal", handle=start)
    client.walk(start, FIGHT)
    # A position stands alone: those on the way to it may have expired.
    assert client.ask("legal", handle=later)["waiting"]["kind"] == "chance"
    assert client.fails("legal", handle="1.99")["code"] == "unknown-handle"


def test_a_path_has_a_limit(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST_PATH", 1)
    there = client.walk(client.opened(), FIGHT)
    assert client.fails("step", handle=there, option="pass")["code"] == "limit"


CIRCLE = {
    "type": "asset",
    "abilities": [{"forced": {"after": "gain", "who": "you"}, "do": {"gain": 1}}],
}


def test_a_step_that_does_not_end_is_undone(client: Client) -> None:
    person = {"card": "Roland Banks", "at": "study", "play area": ["Perpetual Motion"]}
    start = client.opened(investigators={"roland": person}, cards={"Perpetual Motion": CIRCLE})
    error = client.fails("step", handle=start, option="roland take resource")
    assert error["code"] == "does-not-end"
    assert client.ask("legal", handle=start)["waiting"]["for"] == "take an action"


@pytest.mark.parametrize("seed", range(3))
def test_wherever_one_comes_from_a_position_is_the_same(seed: int) -> None:
    """A random game with looks back and other branches: the main branch goes as if it were played at once."""
    chance, client = Random(seed), Client()
    handle = client.ask("open", situation=GATHERING)["handle"]
    handles, ways, told = [handle], [], []
    for _ in range(40):
        options = keys(client.ask("legal", handle=handle))
        if not options:
            break
        aside = chance.choice(handles)
        others = keys(client.ask("legal", handle=aside))
        client.ask("step", handle=aside, option=chance.choice(others), options=False)
        way = chance.choice(options)
        step = client.ask("step", handle=handle, option=way, options=False)
        handle = step["handle"]
        handles.append(handle)
        ways.append(way)
        told += step["happened"]
    straight, told_at_once = Client(), []
    handle = straight.ask("open", situation=GATHERING)["handle"]
    for way in ways:
        step = straight.ask("step", handle=handle, option=way, options=False)
        handle = step["handle"]
        told_at_once += step["happened"]
    assert told == told_at_once
