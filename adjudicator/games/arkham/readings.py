"""The named readings of Arkham Horror: where the references are silent or contradict themselves."""

from adjudicator.engine.readings import Reading

READINGS = (
    Reading(
        "automatic-clash",
        "What becomes of a test that would both succeed and fail automatically?",
        (("fail", "it fails"), ("succeed", "it succeeds")),
        ("automatic-failure-success.2", "automatic-failure-success.3"),
    ),
    Reading(
        "retaliate-readiness",
        "Must an enemy with retaliate be ready when it is attacked, or when it would attack?",
        (
            ("when attacked", "ready when the attack against it is made"),
            ("when it would attack", "ready when its own attack would come"),
        ),
        ("retaliate.2", "retaliate.6"),
    ),
)
