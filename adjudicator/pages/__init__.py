"""Pages for a browser: rulings, explorations, comparisons and checks, each a file that holds all it needs."""
