"""How a situation of Arkham Horror is written down, and how it is set up."""
