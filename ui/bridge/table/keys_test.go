package table

import (
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

func TestNextCard(t *testing.T) {
	b := board(t, 1, "1N Pass Pass Pass any")
	m := modelOf(t, b, card.South, true) // dummy is to play, in columns
	cards := m.Sorted(m.Plays)
	if got := nextCard(m, card.Card{}, 1, 0); got != cards[0] {
		t.Errorf("from nothing to the right: %v, want %v", got, cards[0])
	}
	if got := nextCard(m, card.Card{}, -1, 0); got != cards[len(cards)-1] {
		t.Errorf("from nothing to the left: %v, want %v", got, cards[len(cards)-1])
	}
	if got := nextCard(m, cards[0], 0, 1); got != cards[min(1, len(cards)-1)] {
		t.Errorf("down from %v: %v", cards[0], got)
	}
	if got := nextCard(m, cards[0], 0, -1); got != cards[0] {
		t.Errorf("up from the first: %v", got)
	}
	last := cards[len(cards)-1]
	if got := nextCard(m, last, 1, 0); got.Suit != last.Suit {
		t.Errorf("right from the last suit: %v", got)
	}
}
