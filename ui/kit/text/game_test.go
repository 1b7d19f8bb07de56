package text

import "testing"

// An unknown game's name is its id, and its other messages are those of any game.
func TestGame(t *testing.T) {
	want(t, Game("SuperBridge"), "Super Bridge")
	want(t, Game("Whist"), "Whist")
	want(t, OfGame("Duplicate", "new"), "New match")
	want(t, OfGame("Whist", "new"), "New game")
	want(t, OfGame("Whist", "sentence", "Cards", 52), "A game of bridge with 52 cards.")
}
