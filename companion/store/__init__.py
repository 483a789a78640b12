"""The live game and the store on SQLite: nothing is ever lost."""
