package text

import "testing"

// A game that no message knows has its id for a name, and of the rest what is said of any.
func TestGame(t *testing.T) {
	want(t, Game("SuperBridge"), "Super Bridge")
	want(t, Game("Whist"), "Whist")
	want(t, OfGame("Duplicate", "new"), "New match")
	want(t, OfGame("Whist", "new"), "New game")
	want(t, OfGame("Whist", "sentence", "Cards", 52), "A game of bridge with 52 cards.")
}
