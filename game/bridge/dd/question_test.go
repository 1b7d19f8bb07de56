package dd

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// At follows a board to its last card, and then there is nothing to ask any more.
func TestAt(t *testing.T) {
	r := source(7)
	b := must(bridge.NewBoard(bridge.Duplicate(), card.Deck52.Shuffle(r), card.East, bridge.VulNone))
	if _, err := At(b); !errors.Is(err, errNotInPlay) {
		t.Errorf("during the auction: %v", err)
	}
	for b = inPlay(b, bridge.Hearts); b.Phase() == bridge.PlayPhase; {
		p, err := At(b)
		if err != nil || p.Check() != nil || p.Left() != b.Left() || p.Trick.Turn() != b.Turn() || p.Strain != bridge.Hearts {
			t.Fatalf("after %d events: %v, %v, %d tricks left of %d", len(b.Events()), err, p.Check(), p.Left(), b.Left())
		}
		b = must(b.Apply(bridge.Played(anyOf(r, legal(p)))))
	}
	if _, err := At(b); !errors.Is(err, errNotInPlay) {
		t.Errorf("when it is finished: %v", err)
	}
}

// Invalid positions are refused by every question, with a message that names the fault.
func TestCheck(t *testing.T) {
	hands := func(texts ...string) (hands [4]card.Hand) {
		for i, text := range texts {
			hands[i] = must(card.ParseHand(text))
		}
		return hands
	}
	trick := func(leader card.Seat, cards ...string) bridge.Trick {
		t := bridge.Trick{Leader: leader}
		for _, c := range cards {
			t = t.With(must(card.Parse(c)))
		}
		return t
	}
	good := hands("A...", "K...", "Q...", "J...")
	for _, tt := range []struct {
		name string
		p    Position
		want string // "" if it is one
	}{
		{"nothing left", Position{}, ""},
		{"a card each", Position{Hands: good}, ""},
		{"two have played", Position{Hands: hands("A...", "K...", "...", "..."), Trick: trick(card.South, "SQ", "SJ")}, ""},
		{"three have played their last card", Position{Hands: hands("A...", "...", "...", "..."), Trick: trick(card.East, "SK", "SQ", "SJ")}, ""},
		{"no such strain", Position{Hands: good, Strain: 5}, "no strain 5"},
		{"no such leader", Position{Hands: good, Trick: bridge.Trick{Leader: 4}}, "no seat 4"},
		{"a full trick", Position{Trick: trick(card.North, "SA", "SK", "SQ", "SJ")}, "4 cards"},
		{"less than no card in the trick", Position{Trick: bridge.Trick{Len: -1}}, "-1 cards"},
		{"no card in the trick", Position{Hands: good, Trick: bridge.Trick{Len: 1}}, "rank 0"},
		{"no such suit in the trick", Position{Hands: good, Trick: bridge.Trick{Len: 1, Cards: [4]card.Card{{Suit: 4, Rank: 2}}}}, "suit 4"},
		{"twice in the trick", Position{Hands: good, Trick: trick(card.North, "C2", "C2")}, "C2 is twice"},
		{"in the trick and a hand", Position{Hands: hands("...", "K...", "Q...", "J..."), Trick: trick(card.North, "SK")}, "SK of E is there twice"},
		{"in two hands", Position{Hands: hands("A...", "K...", "Q...", "A...")}, "SA of W is there twice"},
		{"rank 18", Position{Hands: [4]card.Hand{{0, 0, 0, 1 << 18}, good[1], good[2], good[3]}}, "N has a card of S of rank 18"},
		{"rank 0", Position{Hands: [4]card.Hand{{1}, good[1], good[2], good[3]}}, "N has a card of C of rank 0"},
		{"one hand shorter", Position{Hands: hands("A...", "K...", "...", "J...")}, "S has 0 cards, want 1"},
		{"who has played is longer", Position{Hands: good, Trick: trick(card.North, "S2")}, "N has 1 cards, want 0"},
		{"who hasn't is shorter", Position{Hands: hands("...", "K...", "...", "J..."), Trick: trick(card.North, "S2")}, "S has 0 cards, want 1"},
	} {
		says := func(what string, err error) {
			t.Helper()
			if tt.want == "" && err == nil {
				return
			}
			if err == nil || tt.want == "" || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%s: %s: %v, want %q", tt.name, what, err, tt.want)
			}
		}
		says("Check", tt.p.Check())
		_, err := AtLeast(t.Context(), tt.p, card.NS, 1, Options{})
		says("AtLeast", err)
		_, err = Solve(t.Context(), tt.p, Options{})
		says("Solve", err)
		_, err = Plays(t.Context(), tt.p, Options{})
		says("Plays", err)
		if tt.p.Trick == (bridge.Trick{}) && tt.p.Strain <= bridge.NoTrump {
			_, err = Table(t.Context(), tt.p.Hands, Options{})
			says("Table", err)
		}
	}
	if _, err := AtLeast(t.Context(), Position{}, 2, 1, Options{}); err == nil || !strings.Contains(err.Error(), "no side 2") {
		t.Errorf("for side 2: %v", err)
	}
}

// Any position is refused or answered.
func TestNoPanic(t *testing.T) {
	answered := 0
	for n := range 3_000 {
		r := rand.New(rand.NewPCG(8, uint64(n)))
		p := few(r, 1+r.IntN(2))
		for range r.IntN(3) { // spoil it
			switch seat, suit := r.IntN(4), r.IntN(4); r.IntN(6) {
			case 0:
				p.Hands[seat][suit] ^= 1 << r.IntN(20)
			case 1:
				p.Trick.Len = r.IntN(7) - 1
			case 2:
				p.Trick.Leader = card.Seat(r.IntN(6))
			case 3:
				p.Trick.Cards[seat] = card.Card{Suit: card.Suit(r.IntN(6)), Rank: card.Rank(r.IntN(256))}
			case 4:
				p.Strain = bridge.Strain(r.IntN(7))
			case 5:
				p.Hands[seat], p.Hands[suit] = p.Hands[suit], p.Hands[seat]
			}
		}
		b, err := Solve(t.Context(), p, Options{})
		plays, err2 := Plays(t.Context(), p, Options{})
		_, err3 := Table(t.Context(), p.Hands, Options{Threads: 1})
		if (err == nil) != (err2 == nil) || err == nil && (!b.Exact() || len(plays) == 0 && p.Left() > 0) {
			t.Fatalf("%+v: %v, %v; %v, %v", p, b, err, plays, err2)
		}
		if err3 == nil && (Position{Hands: p.Hands}).Check() != nil {
			t.Fatalf("a table for %v", p.Hands)
		}
		if err == nil {
			answered++
		}
	}
	if answered < 750 || answered > 2_250 {
		t.Errorf("%d positions were answered", answered)
	}
	if _, err := Solve(t.Context(), Position{Trick: bridge.Trick{Len: 200}}, Options{}); err == nil {
		t.Error("a trick of 200 cards is answered")
	}
}
