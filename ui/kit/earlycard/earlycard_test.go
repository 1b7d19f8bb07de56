package earlycard

import (
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

var ace, king = card.Card{Suit: card.Hearts, Rank: card.Ace}, card.Card{Suit: card.Hearts, Rank: card.King}

// One card is marked at a time; a second mark takes it back.
func TestToggle(t *testing.T) {
	var m Mark
	if m.There() || !m.Toggle(ace) || m.Card() != ace || !m.Toggle(king) || m.Card() != king {
		t.Errorf("%v is marked", m.Card())
	}
	if m.Toggle(king) || m.There() {
		t.Errorf("after a second mark %v is marked", m.Card())
	}
}

// A mark stays until its turn, when the card is played if the rules allow it; it goes with the card.
func TestDue(t *testing.T) {
	for _, each := range []struct {
		own, turn, legal bool
		want             Fate
	}{{true, false, false, Stays}, {true, false, true, Stays}, {true, true, true, Plays}, {true, true, false, Refused}, {false, true, true, Gone}} {
		var m Mark
		m.Toggle(ace)
		if got := m.Due(each.own, each.turn, each.legal); got != each.want || m.There() != (got == Stays) {
			t.Errorf("%+v: %v, and there is a mark: %t", each, got, m.There())
		}
	}
	if new(Mark).Due(true, true, true) != Gone {
		t.Error("what isn't marked is played")
	}
}
