"""Play from a situation: its positions, their legal options, and the reasons against other attempts."""
