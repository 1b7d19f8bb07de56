package text

import "testing"

// An unknown game's name is its id, and its other messages are those of any game.
func TestGame(t *testing.T) {
	want(t, Game("Whist"), "Whist")
	want(t, OfGame("Whist", "new"), "New game")
}
