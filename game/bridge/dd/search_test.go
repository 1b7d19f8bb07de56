package dd

import (
	"math"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// smallTable is the bytes of a table that is large enough for endings.
const smallTable = 1 << 20

// searchOf returns a search that knows nothing but the position on a board.
func searchOf(b bridge.Board) *search {
	s := newSearch(smallTable)
	s.set(must(At(b)))
	return s
}

// Tricks counted at once never exceed the slow solver's, and are often equal; and no lead said to lose does
// better than that.
func TestSure(t *testing.T) {
	exact, some, lose := 0, 0, 0
	eachEnding(t, 3, func(t *testing.T, b bridge.Board, ns int) {
		if b.Trick().Len > 0 {
			return
		}
		s := searchOf(b)
		first := &s.tricks[s.start.left]
		leader, p := first.leader, &first.position
		ours, theirs := ns, b.Left()-ns
		if leader&1 == 1 {
			ours, theirs = theirs, ours
		}
		cash, _ := s.cash(p, leader, true)
		if cash > ours {
			t.Fatalf("the leader's side is said to cash %d tricks and takes %d\n%s", cash, ours, describe(b))
		}
		for want := range b.Left() + 1 {
			if no, _ := s.loses(p, leader, want); no && ours >= want {
				t.Fatalf("the leader's side is said not to take %d tricks and takes %d\n%s", want, ours, describe(b))
			}
		}
		if s.trump != noTrump && !p.none(s.trump) {
			mine, _ := s.sideTrumps(p, leader)
			others, _ := s.sideTrumps(p, leader^1)
			if mine > ours || others > theirs {
				t.Fatalf("sure trumps are said to be %d and %d, tricks are %d and %d\n%s", mine, others, ours, theirs, describe(b))
			}
		}
		if ours > 0 {
			some++
			if cash == ours {
				exact++
			}
		}
		// A lead that loses leaves the leader's side what the opponent doesn't cash.
		for c := range b.View(b.Turn()).LegalPlays().All() {
			for enough := range b.Left() + 1 {
				if refuted, _ := s.refutes(p, leader, int(c.Suit), enough, &[2]cashed{}); !refuted {
					continue
				}
				lose++
				next := must(b.Apply(bridge.Played(c)))
				n := slow(must(At(next)))
				if leader&1 == 0 {
					n = b.Left() - n
				}
				if n < enough {
					t.Fatalf("the lead of %v is said to lose %d tricks and loses %d\n%s", c, enough, n, describe(b))
				}
			}
		}
	})
	if exact*10 < some*6 || lose == 0 {
		t.Errorf("only %d of %d are exact; %d leads lose", exact, some, lose)
	}
}

// Of touching cards, only the highest is tried. Cards don't touch if one between them is in the current
// trick: to take that or not is a choice.
func TestMoves(t *testing.T) {
	for _, tt := range []struct {
		trick string // led by East
		south string
		rest  string // the other hands together
		want  string // the moves, in the order of the hand
	}{
		{"SZ", "KQJ4...", "...", "SK S4"},
		{"SQ", "KJ4...", "...", "SK SJ"},
		{"S9", "KJ4...", "...", "SK S4"}, // the queen is gone
		{"S9", "KJ4...", "Q...", "SK SJ S4"},
		{"S9", "KJ4.AQ..", "Q...", "SK SJ S4"}, // must follow
		{"S9", ".AK2.A.", ".Q..", "HA H2 DA"},
		{"", "AK2.AQ2..", ".K..", "SA HA HQ"},
	} {
		trick := bridge.Trick{Leader: card.South}
		if tt.trick != "" {
			trick = bridge.Trick{Leader: card.East}.With(must(card.Parse(tt.trick)))
		}
		start := [4]card.Hand{card.South: must(card.ParseHand(tt.south)), card.North: must(card.ParseHand(tt.rest))}
		for i := range trick.Len {
			start[trick.Leader.Next(i)] = start[trick.Leader.Next(i)].With(trick.Cards[i])
		}
		s := newSearch(smallTable)
		p := newPosition(start, start[card.South].Len())
		led, follows := trick.Led()
		follows = follows && start[card.South][led] != 0
		var got []string
		for _, c := range start[card.South].Cards() {
			all := start[card.South][c.Suit] | start[card.North][c.Suit] | start[card.East][c.Suit]
			worth := s.worth(p.held[c.Suit][card.South])>>placeIn(all, c.Rank)&1 != 0
			if worth && (!follows || c.Suit == led) {
				got = append(got, c.String())
			}
		}
		if got := strings.Join(got, " "); got != tt.want {
			t.Errorf("on %s, %s: %v, want %s", tt.trick, tt.south, got, tt.want)
		}
	}
}

// With so little room that results are soon dropped, the answers are the same.
func TestRoom(t *testing.T) {
	full := false
	eachEnding(t, 4, func(t *testing.T, b bridge.Board, ns int) {
		s := searchOf(b)
		s.off.sure, s.off.lost, s.table.most = true, true, 0 // what is counted needs no room
		for tricks := range b.Left() + 1 {
			if got, err := s.ask(t.Context(), card.NS, tricks, 1_000_000); (got == Yes) != (tricks <= ns) || err != nil {
				t.Fatalf("NS takes %d: %v, %v; it takes %d\n%s", tricks, got, err, ns, describe(b))
			}
		}
		full = full || s.table.old.Load() != nil
	})
	if !full {
		t.Error("the room was never used up")
	}
}

// A full table drops what hasn't been used for long, but not everything: a search that would fill both halves
// doesn't take many more nodes.
func TestAgeing(t *testing.T) {
	b := ending(source(0), bridge.SuperBridge(), bridge.NoTrump, 13, 0)
	value := func(s *search) int {
		s.set(must(At(b)))
		for tricks := range b.Left() + 1 {
			must(s.ask(t.Context(), card.NS, tricks, 0))
		}
		return s.nodes
	}
	plenty := newSearch(DefaultMemory)
	want := value(plenty)
	little := newSearch(plenty.table.young.Load().bytes())
	got := value(little)
	if little.table.old.Load() == nil {
		t.Fatal("nothing was forgotten")
	}
	if got <= want || 2*got > 3*want {
		t.Errorf("%d nodes with half the room in each half, %d with plenty", got, want)
	}
	little.forget()
	if again := value(little); again != got {
		t.Errorf("%d nodes, and %d after forgetting", got, again)
	}
}

// A search that has been emptied is like a new one: it needs as many nodes for the same question.
func TestForget(t *testing.T) {
	b := ending(source(6), bridge.SuperBridge(), bridge.Hearts, 10, 0)
	s := searchOf(b)
	want := must(s.ask(t.Context(), card.NS, 5, 0))
	first := s.nodes
	must(s.ask(t.Context(), card.NS, 5, 0))
	if again := s.nodes - first; again*10 > first {
		t.Errorf("asked again it tries %d cards, after %d; it remembers nothing", again, first)
	}
	s.forget()
	s.set(must(At(b)))
	if got := must(s.ask(t.Context(), card.NS, 5, 0)); got != want || s.nodes != first {
		t.Errorf("after forgetting: %v after %d nodes; before, %v after %d", got, s.nodes, want, first)
	}
}

// A search given back for reuse keeps nothing from its last use: neither a team nor a switch.
func TestGiveBack(t *testing.T) {
	s := newSearch(smallMemory)
	s.off.table = true
	s.team = newTeam(0)
	giveBack(s)
	if s.off != (switches{}) || s.team != nil {
		t.Errorf("left behind: %+v, a team: %v", s.off, s.team != nil)
	}
}

// Known endings at no-trump: hands from North, South to lead.
func TestKnownEndings(t *testing.T) {
	for _, tt := range []struct {
		name  string
		hands [4]string
		want  int // tricks for North-South
	}{
		{"finesse that works", [4]string{"AQ...", "..87.", "32...", "KJ..."}, 2},
		{"finesse that fails", [4]string{"AQ...", "KJ...", "32...", "..87."}, 1},
		{"squeeze of West", [4]string{"AJ.K..", "..543.", "2..1.A", "KQ.A.."}, 3},
		{"no squeeze of East, who plays last", [4]string{"AJ.K..", "KQ.A..", "2..1.A", "..543."}, 2},
		{"throw-in", [4]string{"AQ.2..", "87..7.", "32.3..", "KJ.A.."}, 2},
		{"blocked from the ace of hearts", [4]string{"K.A..", "..87.", "A..2.", "QJ..."}, 1},
		{"not blocked", [4]string{"K.A..", "..87.", "A2...", "QJ..."}, 2},
		{"an ending of Super Bridge", [4]string{"MZL...", "J43...", "21.A..", "..432."}, 2},
	} {
		var hands [4]card.Hand
		for i, text := range tt.hands {
			hands[i] = must(card.ParseHand(text))
		}
		s := newSearch(smallTable)
		s.set(Position{Hands: hands, Trick: bridge.Trick{Leader: card.South}, Strain: bridge.NoTrump})
		for tricks := range s.start.left + 1 {
			if got, err := s.ask(t.Context(), card.NS, tricks, 100_000); (got == Yes) != (tricks <= tt.want) || err != nil {
				t.Errorf("%s: at least %d is %v, %v; want %d tricks", tt.name, tricks, got, err, tt.want)
			}
		}
	}
}

// Numbers far too large or small count as all and none.
func TestExtremes(t *testing.T) {
	p := must(At(ending(source(2), bridge.SuperBridge(), bridge.NoTrump, 9, 0)))
	for _, side := range card.Sides {
		if got := must(AtLeast(t.Context(), p, side, math.MinInt, Options{})); got != Yes {
			t.Errorf("%v takes the fewest of all: %v", side, got)
		}
		if got := must(AtLeast(t.Context(), p, side, math.MaxInt, Options{})); got != No {
			t.Errorf("%v takes the most of all: %v", side, got)
		}
	}
	for _, play := range must(Plays(t.Context(), p, Options{Nodes: math.MaxInt})) {
		if !play.Tricks.Exact() {
			t.Errorf("with all nodes that there are %v takes %v", play.Cards, play.Tricks)
		}
	}
}
