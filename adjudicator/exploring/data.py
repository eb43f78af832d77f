"""An exploration as plain data, for JSON."""

from adjudicator.exploring.file import ExploredFile
from adjudicator.exploring.plain import Data, answers_data, weight_data
from adjudicator.exploring.tree import Fork

VERSION = 1


def as_data(found: ExploredFile, depth: int) -> dict[str, Data]:
    """All results of an exploration, with the tree to the given depth."""
    explored, looked = found.explored, found.explored.looked_at
    return {
        "version": VERSION,
        "game": found.game,
        "edition": found.edition,
        "title": found.title,
        "variant": found.variant,
        "policy": found.policy.name,
        "goal": explored.questions[found.policy.goal],
        "side": list(found.policy.side),
        "odds": answers_data(explored.odds, explored.questions),
        "tree": None if explored.tree is None else _fork(explored.tree, explored.questions, depth),
        "positions": looked.positions,
        "leaves": looked.leaves,
        "merges": looked.merges,
        "left_out": looked.left_out,
        "stopped": explored.stopped,
        "assumed": list(found.assumed),
        "notModelled": list(found.not_modelled),
    }


def _fork(fork: Fork, questions: tuple[str, ...], depth: int) -> Data:
    return {
        "who": list(fork.who),
        "what": fork.what,
        "rule": fork.rule,
        "chance": fork.chance,
        "taken": fork.taken,
        "options": [
            {
                "says": branch.says,
                "weight": weight_data(branch.weight),
                "odds": answers_data(branch.odds, questions),
                "leads_to": (
                    _fork(branch.leads_to, questions, depth - 1) if branch.leads_to is not None and depth > 1 else None
                ),
            }
            for branch in fork.branches
        ],
    }
