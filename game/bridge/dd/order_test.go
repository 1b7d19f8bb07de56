package dd

import (
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Cards that were right instead of another one are tried first the next time, which saves 13 % of all cards here;
// without leads, following cards or discards it would be less than 12.
func TestInstead(t *testing.T) {
	with := cardsTried(t, func(s *search) {})
	if without := cardsTried(t, func(s *search) { s.off.instead = true }); 100*with > 88*without {
		t.Errorf("%d cards are tried, and %d without", with, without)
	}
}

// Trying leads by their weights saves 52 % of the cards here, with nothing learned about them; with the earlier
// weights it was 42.
func TestLeadWeights(t *testing.T) {
	by := func(leads bool) int {
		return cardsTried(t, func(s *search) { s.off.order, s.off.instead, s.off.leads = true, true, !leads })
	}
	if with, without := by(true), by(false); 100*with > 49*without {
		t.Errorf("%d cards are tried, and %d with leads as they come", with, without)
	}
}

// cardsTried returns the number of cards tried for forty values.
func cardsTried(t *testing.T, change func(s *search)) (cards int) {
	for n := range 40 {
		r := rand.New(rand.NewPCG(uint64(n), 13))
		p := Position{Hands: card.Deck52.Shuffle(r), Strain: twoOf(n)}
		for p.Left() > 11 || p.Trick.Len > 0 {
			p = after(p, anyOf(r, legal(p)))
		}
		s := newSearch(smallTable)
		s.set(p)
		change(s)
		must(s.value(t.Context(), card.NS, Bounds{0, 11}, 5, 0))
		cards += s.nodes
	}
	return cards
}

func twoOf(n int) bridge.Strain { return [...]bridge.Strain{bridge.NoTrump, bridge.Spades}[n%2] }

// Everything recorded is found again under everything it is recorded by, and nothing else.
func TestEntries(t *testing.T) {
	base := trick{leader: 1, led: 2}
	base.position = newPosition(card.Deck52.Seeded(1, 0, 0), 13)
	w := stand{winner: 1, suit: 2, place: 3}
	type at struct {
		trick
		seats int
		stand
		want int
	}
	change := func(f func(a *at)) at {
		a := at{base, 1, w, 7}
		f(&a)
		return a
	}
	same := change(func(a *at) {})
	for _, tt := range []struct {
		name                     string
		is                       at
		leads, follows, discards bool // notes something else
	}{
		{"leader", change(func(a *at) { a.leader = 2 }), true, true, true},
		{"suit led", change(func(a *at) { a.led = 1 }), false, true, true},
		{"seat", change(func(a *at) { a.seats = 2 }), false, true, true},
		{"winner", change(func(a *at) { a.winner = 3 }), false, true, true},
		{"winning suit", change(func(a *at) { a.suit = 3 }), false, true, true},
		{"winning card", change(func(a *at) { a.place = 4 }), false, true, true},
		{"tricks wanted", change(func(a *at) { a.want = 8 }), true, false, false},
		{"length of the suit led", change(func(a *at) { a.lens[2][0]++ }), false, true, false},
		{"length of the suit led, of the leader's partner", change(func(a *at) { a.lens[2][3]++ }), true, true, false},
		{"length of another suit, of the leader", change(func(a *at) { a.lens[0][1]++ }), true, false, false},
		{"length of another suit, of his partner", change(func(a *at) { a.lens[0][3]++ }), true, false, false},
		{"length of another suit, of an opponent", change(func(a *at) { a.lens[0][2]++ }), false, false, false},
		{"shape", change(func(a *at) { a.shape += shapeOf[0][0] }), false, false, true},
		{"fourth card of the suit led", change(func(a *at) { a.low ^= 1 << (2*places + 3) }), false, true, false},
		{"fourth card of the suit led, from a seat to his partner", change(func(a *at) { a.high ^= 1 << (2*places + 3) }), false, true, false},
		{"fifth card of the suit led", change(func(a *at) { a.low ^= 1 << (2*places + 4) }), false, false, false},
		{"top of another suit", change(func(a *at) { a.high ^= 1 << places }), false, false, false},
	} {
		var o order
		for _, turn := range []struct {
			name  string
			entry func(a at) entry
			other bool
		}{
			{"lead", func(a at) entry { return o.leads(&a.position, a.leader, a.want) }, tt.leads},
			{"follow", func(a at) entry { return o.follows(&a.trick, a.seats, a.stand) }, tt.follows},
			{"discard", func(a at) entry { return o.discards(&a.trick, a.seats, a.stand) }, tt.discards},
		} {
			e, its := turn.entry(same), turn.entry(tt.is)
			e.note(played{1, 2})
			if d := e.known(); d == nil || d.card != (played{1, 2}) {
				t.Errorf("%s: %v is known", turn.name, d)
			}
			if d := its.known(); (d == nil) != turn.other {
				t.Errorf("%s with another %s: %v is known", turn.name, tt.name, d)
			}
		}
	}
}

// Whatever is recorded, even from entirely different positions, the answers are the same.
func TestWrongNotes(t *testing.T) {
	r := source(8)
	spoil := func(notes []decision) (n int) {
		for i := range notes {
			if notes[i].key != 0 {
				notes[i].card = played{int8(r.IntN(4)), int8(r.IntN(10))}
				n++
			}
		}
		return n
	}
	noted := 0
	for n := range 40 {
		p := Position{Hands: card.Deck52.Shuffle(r), Strain: twoOf(n), Nullo: n%8 == 6}
		for p.Left() > 9 || p.Trick.Len != n%4 {
			p = after(p, anyOf(r, legal(p)))
		}
		s, plain := newSearch(smallTable), newSearch(smallTable)
		s.set(p)
		plain.set(p)
		plain.off.order, plain.off.instead = true, true
		want := must(plain.value(t.Context(), card.NS, Bounds{0, p.Left()}, 4, 0))
		for range 5 {
			if got := must(s.value(t.Context(), card.NS, Bounds{0, p.Left()}, 4, 0)); got != want {
				t.Fatalf("%+v: %v, without notes %v", p, got, want)
			}
			for way := range s.order.last {
				noted += spoil(s.order.last[way][:])
			}
			for use := range s.order.instead {
				noted += spoil(s.order.instead[use][:])
			}
			s.clear()
		}
	}
	if noted < 10_000 {
		t.Errorf("only %d cards were noted", noted)
	}
}

// What is right with other trumps says nothing: what has been learned is dropped along with what has been proved.
func TestNotesOfOtherStrain(t *testing.T) {
	s := newSearch(smallTable)
	for n := range 4 {
		p := Position{Hands: card.Deck52.Seeded(1, 0, n), Strain: twoOf(n)}
		s.set(p)
		if s.order != (order{}) {
			t.Error("something is noted before the first question")
		}
		must(s.value(t.Context(), card.NS, Bounds{0, 13}, 6, 0))
		if s.order == (order{}) {
			t.Error("nothing is noted")
		}
	}
}
