package review

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// S opens the suit of the card in view as it was before the trick, with dummy as North and declarer as South, and does nothing at a
// call.
func TestTheSuitOfACard(t *testing.T) {
	b := played(t, bridge.Duplicate())
	store := newStore(b)
	store.analyses[b.ID] = complete(b.Board)
	d := look(t, store, 1)
	d.press("s", "Home", "Right", "s")
	if len(d.said) != 0 {
		t.Errorf("at a call it said %q", d.said)
	}
	r := d.page().record()
	declarer := r.whole().Contract().Declarer
	third := r.tricks()[2]
	d.to(third+2, false)
	d.said = nil
	d.press("s")
	p, of, ok := r.suitAt(third + 1)
	if !ok || len(d.said) != 1 {
		t.Fatalf("it said %q", d.said)
	}
	before := r.places[third]
	if of != r.whole().Events()[third+1].Card.Suit || p.South != before.Hand(declarer)[of] || p.North != before.Hand(declarer.Partner())[of] {
		t.Errorf("%v, %v opposite %v", of, p.North, p.South)
	}
	if p.West != 11 || p.East != 11 || p.Missing() != before.Hand(declarer.Next(1))[of]|before.Hand(declarer.Next(3))[of] {
		t.Errorf("%d and %d places, missing %v", p.West, p.East, p.Missing())
	}
}

// A defender who has shown out has none of the suit.
func TestShownOut(t *testing.T) {
	b := played(t, bridge.Duplicate())
	r := newRecord(b.Board, bridge.User{})
	out := 0
	for event := range r.last() {
		p, of, ok := r.suitAt(event)
		if !ok || p.WestLengths == 0 {
			continue
		}
		out++
		at := r.places[event]
		declarer := at.Contract().Declarer
		west, east := at.Hand(declarer.Next(1))[of], at.Hand(declarer.Next(3))[of]
		if west != 0 && east != 0 || p.WestLengths != 1<<west.Len() && p.Missing() == west|east {
			t.Errorf("event %d: West may have %b, and has %v; East has %v", event, p.WestLengths, west, east)
		}
	}
	if out == 0 {
		t.Error("no defender has shown out")
	}
	if _, _, ok := r.suitAt(-1); ok {
		t.Error("a suit before the first act")
	}
}
