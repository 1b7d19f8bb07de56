package tabletop

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// The hands that are face up at each stage, for each user.
func TestModelOpensHands(t *testing.T) {
	for _, tt := range []struct {
		name   string
		events string
		person card.Seat
		both   bool
		open   string
	}{
		{"auction", "1N Pass", card.South, true, "S"},
		{"before the lead", "1N Pass Pass Pass", card.South, true, "S"},
		{"declarer sees dummy", "1N Pass Pass Pass any", card.South, true, "NS"},
		{"a defender sees dummy", "1N Pass Pass Pass any", card.West, true, "NW"},
		{"dummy plays both hands", "1N Pass Pass Pass any", card.North, true, "NS"},
		{"dummy watches", "1N Pass Pass Pass any", card.North, false, "N"},
		{"passed out", "Pass Pass Pass Pass", card.East, true, "NESW"},
		{"claimed", "1N Pass Pass Pass any any any Claim_9", card.East, true, "NESW"},
	} {
		m := modelOf(t, board(t, 1, tt.events), tt.person, tt.both)
		var open string
		for _, s := range card.Seats {
			if m.Open[s] {
				open += s.String()
			} else if m.Hands[s] != (card.Hand{}) {
				t.Errorf("%s: the model holds the cards of %v, whom nobody sees", tt.name, s)
			}
		}
		if open != tt.open {
			t.Errorf("%s: %s are open, want %s", tt.name, open, tt.open)
		}
	}
}

func TestModelAsksOnlyThePerson(t *testing.T) {
	b := board(t, 1, "1N Pass Pass Pass any")
	for person, want := range map[card.Seat]bool{card.South: true, card.West: false, card.East: false, card.North: true} {
		if m := modelOf(t, b, person, true); (m.Plays.Len() > 0) != want {
			t.Errorf("%v may play %v of dummy", person, m.Plays)
		}
	}
	if m := modelOf(t, b, card.North, false); m.Plays.Len() > 0 {
		t.Error("a dummy that watches may play")
	}
}

// A full trick stays in the model until it is gathered.
func TestModelTrickWaits(t *testing.T) {
	b := board(t, 1, "1N Pass Pass Pass any any any any")
	state := play.State{Rubber: session.Session{Rules: b.Rules, Length: 4}, Board: b}
	m := NewModel(state, play.Config{User: bridge.User{Seat: card.South}})
	if !m.Waits || m.Trick.Len != 4 {
		t.Errorf("waits %v, %d cards in the trick", m.Waits, m.Trick.Len)
	}
	state.Gathered = 1
	if m = NewModel(state, play.Config{User: bridge.User{Seat: card.South}}); m.Waits || m.Trick.Len != 0 {
		t.Errorf("gathered: waits %v, %d cards in the trick", m.Waits, m.Trick.Len)
	}
}

// Trumps are on the left, and neighbours differ in colour.
func TestSuitOrder(t *testing.T) {
	for _, strain := range bridge.Strains {
		order := SuitOrder(bridge.Contract{Level: 1, Strain: strain})
		if trump, ok := strain.Trump(); ok && order[0] != trump {
			t.Errorf("trumps %v: order %v", trump, order)
		}
		for i := 1; i < len(order); i++ {
			if order[i].Red() == order[i-1].Red() {
				t.Errorf("strain %v: %v beside %v", strain, order[i-1], order[i])
			}
		}
	}
}

func TestPlaces(t *testing.T) {
	m := Model{Person: card.East}
	for seat, want := range map[card.Seat]Place{card.East: Bottom, card.South: Left, card.West: Top, card.North: Right} {
		if got := m.PlaceOf(seat); got != want || m.SeatAt(got) != seat {
			t.Errorf("%v sits at %d, want %d", seat, got, want)
		}
	}
}
