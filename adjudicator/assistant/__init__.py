"""Tools for assistants: rulings with their grounds, in short answers that say what they rest on."""
