"""The table as it is drawn: a game that only declares its facts has a drawing, and no drawing tells a secret."""

from bells.entry import GAME as BELLS
from kit.test_properties import set_up
from lanterns.entry import CITY
from lanterns.entry import GAME as LANTERNS

from adjudicator.games.interface import Board, Piece
from adjudicator.games.kit.table import KitTable
from adjudicator.games.notalone.entry import GAME as NOT_ALONE
from adjudicator.games.others.entry import GAME as OTHERS


def one(found: tuple[Piece, ...], name: str) -> Piece:
    """The piece of a name."""
    (piece,) = (piece for piece in found if piece.name == name)
    return piece


def seen(table: KitTable, player: str) -> Board:
    """The table as a player sees it."""
    assert not table.view.look_as(player)
    return table.view.board()


def test_places_paths_and_players_follow_from_the_facts() -> None:
    board = set_up(
        LANTERNS, "keepers: {ann: {at: mill, oil: 2}, ben: {}, cid: {}}\nspaces: {well: {lit: true}}"
    ).view.board()
    assert tuple(place.name for place in board.places) == CITY.spaces
    assert ("gate", "mill") in board.paths
    assert len(board.paths) == 8
    ann = one(board.players, "ann")
    assert ann.at == ("mill",)
    assert dict(ann.facts)["oil"] == "2"
    assert one(board.places, "well").facts == (("lit", ""),)


def test_a_fact_of_the_table_is_drawn_at_the_place_that_it_names() -> None:
    board = set_up(LANTERNS, "haunts: quay").view.board()
    assert ("haunts", "") in one(board.places, "quay").facts
    assert not board.facts


def test_what_a_player_may_not_see_is_not_drawn() -> None:
    table = set_up(LANTERNS, "lurks: crypt\nkeepers: {ann: {goes to: mill}, ben: {}, cid: {}}")
    assert ("lurks", "") in one(table.view.board().places, "crypt").facts
    assert ("goes to", "mill") in one(seen(table, "ann").players, "ann").facts
    assert not one(seen(table, "ann").places, "crypt").facts
    assert ("goes to", "mill") not in one(seen(table, "ben").players, "ann").facts
    assert one(seen(table, "nox").places, "crypt").facts


def test_a_game_names_the_facts_by_which_players_stand_at_places() -> None:
    table = set_up(
        NOT_ALONE,
        "phase: 3\ncreature: {name: B}\nhunted: {C: {played: lair}, D: {played: jungle}}\ntokens: {creature: jungle}",
    )
    board = table.view.board()
    assert one(board.players, "C").at == ("lair",)
    assert one(board.pieces, "creature").at == ("jungle",)
    assert "hand" in dict(one(board.players, "C").facts)
    assert "hand" not in dict(one(seen(table, "D").players, "C").facts)


def test_spaces_of_a_map_that_is_laid_out_are_joined() -> None:
    board = set_up(OTHERS).view.board()
    assert len(board.paths) > len(board.places)
    assert all({here, there} <= {place.name for place in board.places} for here, there in board.paths)
    assert len({frozenset(path) for path in board.paths}) == len(board.paths)


def test_a_game_without_places_has_players_and_facts() -> None:
    board = set_up(BELLS).view.board()
    assert not board.places
    assert board.players
