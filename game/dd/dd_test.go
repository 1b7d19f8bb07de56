package dd

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// By default a few thousand endings; a soak is -endings 100000.
var endings = flag.Int("endings", 1500, "random endings to solve")

func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// ending returns a random deal played down at random to so many cards a hand, and
// further on up to three cards into the next trick.
func ending(r *rand.Rand, rules bridge.Rules, strain bridge.Strain, cards, more int) bridge.Board {
	b := must(bridge.NewBoard(rules, rules.Deck.Shuffle(r), card.Seat(r.IntN(4)), bridge.VulNone))
	b = inPlay(b, strain)
	for b.Left() > cards || b.Trick().Len < more {
		legal := b.View(b.Actor()).LegalPlays().Cards()
		b = must(b.Apply(bridge.Played(legal[r.IntN(len(legal))])))
	}
	return b
}

// inPlay lets the dealer play at the one level.
func inPlay(b bridge.Board, strain bridge.Strain) bridge.Board {
	for _, c := range []bridge.Call{bridge.Bid(1, strain), bridge.Pass, bridge.Pass, bridge.Pass} {
		b = must(b.Apply(bridge.Called(c)))
	}
	return b
}

// slow is the solver with nothing but the rules of play: how many of the tricks left
// North-South take. It remembers whole positions at the start of a trick.
func slow(p position, strain bridge.Strain, known map[position]int) int {
	if p.left == 0 {
		return 0
	}
	if n, ok := known[p]; ok {
		return n
	}
	turn := p.trick.Turn()
	hand := p.hands[turn]
	if led, ok := p.trick.Led(); ok && hand[led] != 0 {
		hand = hand.Suit(led)
	}
	best := -1
	for _, c := range hand.Cards() {
		next := p
		next.hands[turn] = next.hands[turn].Without(c)
		next.trick = next.trick.With(c)
		won := 0
		if next.trick.Full() {
			winner := next.trick.Winner(strain)
			next.trick, next.left = bridge.Trick{Leader: winner}, p.left-1
			if winner.Side() == card.NS {
				won = 1
			}
		}
		n := won + slow(next, strain, known)
		if best < 0 || (n > best) == (turn.Side() == card.NS) {
			best = n
		}
	}
	if p.trick.Len == 0 {
		known[p] = best
	}
	return best
}

// sizes is how many cards a hand the n-th ending has: mostly few, for the slow solver.
func sizes(n int) int {
	switch {
	case n%100 == 99:
		return 5
	case n%8 == 7:
		return 4
	}
	return 1 + n%3
}

func eachEnding(t *testing.T, seed uint64, check func(t *testing.T, b bridge.Board, ns int)) {
	r := source(seed)
	for n := range *endings {
		rules := bridge.SuperBridge()
		if n%2 == 1 {
			rules = bridge.Duplicate()
		}
		strain := bridge.Strains[n%5]
		b := ending(r, rules, strain, sizes(n), r.IntN(4))
		p := newSearch(t.Context(), b, card.NS).start
		check(t, b, slow(p, strain, map[position]int{}))
	}
}

// Every question about an ending has the answer of the slow solver.
func TestAtLeast(t *testing.T) {
	eachEnding(t, 1, func(t *testing.T, b bridge.Board, ns int) {
		for _, side := range card.Sides {
			most := ns
			if side == card.EW {
				most = b.Left() - ns
			}
			for tricks := -1; tricks <= b.Left()+1; tricks++ {
				want := No
				if tricks <= most {
					want = Yes
				}
				if got, err := AtLeast(t.Context(), b, side, tricks, 1_000_000); got != want || err != nil {
					t.Fatalf("%v takes %d of %d: %v, %v; want %v\n%s", side, tricks, b.Left(), got, err, want, describe(b))
				}
			}
		}
	})
}

// Every claim is judged as the slow solver does.
func TestCheckClaim(t *testing.T) {
	eachEnding(t, 2, func(t *testing.T, b bridge.Board, ns int) {
		most := ns
		if b.Actor().Side() == card.EW {
			most = b.Left() - ns
		}
		for tricks := range b.Left() + 1 {
			want := Verdict{Good: Yes, Sure: tricks, Most: b.Left()}
			if tricks > most {
				want = Verdict{Good: No, Sure: most, Most: most}
			}
			if got, err := CheckClaim(t.Context(), b, tricks, 1_000_000); got != want || err != nil {
				t.Fatalf("a claim of %d of %d: %+v, %v; want %+v\n%s", tricks, b.Left(), got, err, want, describe(b))
			}
		}
	})
}

// The tricks that can be cashed, or won with the top trumps, are never more than the
// slow solver gives; and often they are as many.
func TestSureTricks(t *testing.T) {
	exact, some := 0, 0
	eachEnding(t, 3, func(t *testing.T, b bridge.Board, ns int) {
		if b.Trick().Len > 0 {
			return
		}
		s := newSearch(t.Context(), b, card.NS)
		s.limit = 1_000_000
		for _, side := range card.Sides {
			most := ns
			if side == card.EW {
				most = b.Left() - ns
			}
			sure := topTrumps(&s.start, side, s.strain)
			if b.Turn().Side() == side {
				sure = max(sure, s.cashable(&s.start, b.Left(), 10_000))
			}
			if sure > most {
				t.Fatalf("%v is said to be sure of %d tricks and takes %d\n%s", side, sure, most, describe(b))
			}
			if most > 0 && b.Turn().Side() == side {
				some++
				if sure == most {
					exact++
				}
			}
		}
	})
	if exact*10 < some*6 {
		t.Errorf("only %d of %d are exact", exact, some)
	}
}

// Of cards that touch, only the highest is tried. They don't touch if one between them
// lies in the trick being played: to take that or not is a choice.
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
		p := position{trick: bridge.Trick{Leader: card.South}}
		if tt.trick != "" {
			p.trick = bridge.Trick{Leader: card.East}.With(must(card.Parse(tt.trick)))
		}
		p.hands[card.South], p.hands[card.North] = must(card.ParseHand(tt.south)), must(card.ParseHand(tt.rest))
		m := p.moves(bridge.NoTrump)
		if got := card.HandOf(m.cards[:m.n]...).Cards(); strings.Trim(fmt.Sprint(got), "[]") != tt.want {
			t.Errorf("on %s, %s: %v, want %s", tt.trick, tt.south, got, tt.want)
		}
	}
}

// With little room to remember positions the answers are the same.
func TestRoom(t *testing.T) {
	full := false
	eachEnding(t, 4, func(t *testing.T, b bridge.Board, ns int) {
		s := newSearch(t.Context(), b, card.NS)
		s.room = 5
		for tricks := range b.Left() + 1 {
			if got, err := s.ask(tricks, 1_000_000); (got == Yes) != (tricks <= ns) || err != nil {
				t.Fatalf("NS takes %d: %v, %v; it takes %d\n%s", tricks, got, err, ns, describe(b))
			}
		}
		if len(s.known) > s.room {
			t.Fatalf("%d positions are remembered", len(s.known))
		}
		full = full || len(s.known) == s.room
	})
	if !full {
		t.Error("the room was never used up")
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
		s := &search{ctx: t.Context(), strain: bridge.NoTrump, known: map[key]bounds{}, room: maxKnown}
		s.start.trick.Leader = card.South
		for i, text := range tt.hands {
			s.start.hands[i] = must(card.ParseHand(text))
			s.start.left = s.start.hands[i].Len()
		}
		for tricks := range s.start.left + 1 {
			if got, err := s.ask(tricks, 100_000); (got == Yes) != (tricks <= tt.want) || err != nil {
				t.Errorf("%s: at least %d is %v, %v; want %d tricks", tt.name, tricks, got, err, tt.want)
			}
		}
	}
}

// North and South have the top cards of every suit: after any lead South's claim of all
// 17 tricks is good, and it takes next to no time to see that.
func TestLaydown(t *testing.T) {
	deal := must(card.ParseDeal("N:AKQJM.AKQJ.AKQJ.AKQJ 8765.8765.8765.87654 ZLT9.MZLT9.MZLT.MZLT 4321.4321.94321.9321"))
	for _, strain := range bridge.Strains {
		b := inPlay(must(bridge.NewBoard(bridge.SuperBridge(), deal, card.South, bridge.VulNone)), strain)
		for c := range b.View(b.Turn()).LegalPlays().All() {
			led := must(b.Apply(bridge.Played(c)))
			if v, err := CheckClaim(t.Context(), led, 17, 5_000); v != (Verdict{Good: Yes, Sure: 17, Most: 17}) || err != nil {
				t.Errorf("%v, %v led: %+v, %v", b.Contract(), c, v, err)
			}
			if a, err := AtLeast(t.Context(), led, card.EW, 1, 5_000); a != No || err != nil {
				t.Errorf("%v, %v led: East-West take a trick: %v, %v", b.Contract(), c, a, err)
			}
		}
	}
}

// wide is a random whole deal: far too much to be solved in a few nodes.
func wide(seed uint64) bridge.Board {
	return ending(source(seed), bridge.SuperBridge(), bridge.NoTrump, 17, 1)
}

// When its nodes are used up a search gives no answer, and has not tried one card more.
func TestNodes(t *testing.T) {
	for _, nodes := range []int{0, 1, 100, 5_000} {
		s := newSearch(t.Context(), wide(1), card.NS)
		if got, err := s.ask(9, nodes); got != Unknown || err != nil || s.nodes > nodes+1 {
			t.Errorf("with %d nodes: %v, %v after %d", nodes, got, err, s.nodes)
		}
		if got, err := CheckClaim(t.Context(), wide(1), 9, nodes); got != (Verdict{Most: 17}) || err != nil {
			t.Errorf("with %d nodes: %+v, %v", nodes, got, err)
		}
	}
	if got, err := AtLeast(t.Context(), wide(1), card.EW, 0, 0); got != Yes || err != nil {
		t.Errorf("no trick at all: %v, %v", got, err)
	}
	if got, err := AtLeast(t.Context(), wide(1), card.EW, 18, 0); got != No || err != nil {
		t.Errorf("18 tricks: %v, %v", got, err)
	}
}

// A refuted claim whose right size can't be found in the nodes leaves a gap.
func TestVerdictGap(t *testing.T) {
	gaps := 0
	for seed := range uint64(20) {
		b := ending(source(seed), bridge.SuperBridge(), bridge.Spades, 11, 0)
		v, err := CheckClaim(t.Context(), b, 11, 3_000)
		if err != nil || v.Good == Yes && v.Sure != 11 || v.Sure > v.Most || v.Good == No && v.Most >= 11 {
			t.Errorf("%+v, %v\n%s", v, err, describe(b))
		}
		if v.Good == No && v.Sure < v.Most {
			gaps++
			if v.Sure != 0 {
				t.Errorf("nothing was proved of it, and yet %+v", v)
			}
		}
	}
	if gaps == 0 {
		t.Error("no seed shows a gap")
	}
}

// cancelled is a context that is cancelled after it has been looked at some times.
type cancelled struct {
	context.Context
	looks int
}

func (c *cancelled) Err() error {
	if c.looks--; c.looks < 0 {
		return context.Canceled
	}
	return nil
}

// A search that is cancelled stops at its next look, and it looks every 256 nodes: a
// fraction of a millisecond.
func TestCancel(t *testing.T) {
	for _, looks := range []int{0, 1, 10} {
		ctx := &cancelled{t.Context(), looks}
		s := newSearch(ctx, wide(2), card.NS)
		if got, err := s.ask(9, 10_000_000); got != Unknown || !errors.Is(err, context.Canceled) || s.nodes > looks*checkEvery {
			t.Errorf("cancelled after %d looks: %v, %v, %d nodes", looks, got, err, s.nodes)
		}
		if got, err := s.ask(9, 10_000_000); got != Unknown || !errors.Is(err, context.Canceled) {
			t.Errorf("asked again: %v, %v", got, err)
		}
		if _, err := AtLeast(&cancelled{t.Context(), looks}, wide(2), card.NS, 9, 10_000_000); !errors.Is(err, context.Canceled) {
			t.Errorf("AtLeast: %v", err)
		}
		if v, err := CheckClaim(&cancelled{t.Context(), looks}, wide(2), 9, 10_000_000); !errors.Is(err, context.Canceled) || v.Good != Unknown {
			t.Errorf("CheckClaim: %+v, %v", v, err)
		}
	}
}

func TestErrors(t *testing.T) {
	auction := must(bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Shuffle(source(1)), card.South, bridge.VulNone))
	b := wide(3)
	finished := must(b.Apply(bridge.Claimed(0)))
	for _, not := range []bridge.Board{auction, finished} {
		if _, err := AtLeast(t.Context(), not, card.NS, 1, 1000); !errors.Is(err, errNotInPlay) {
			t.Errorf("in phase %v: %v", not.Phase(), err)
		}
	}
	for _, tt := range []struct {
		board  bridge.Board
		tricks int
		rule   bridge.Rule
	}{
		{auction, 1, bridge.AuctionFirst},
		{finished, 0, bridge.BoardIsOver},
		{b, 18, bridge.ClaimWithinLeft},
		{b, -1, bridge.ClaimWithinLeft},
	} {
		_, err := CheckClaim(t.Context(), tt.board, tt.tricks, 1000)
		var broke *bridge.RuleError
		if !errors.As(err, &broke) || broke.Rule != tt.rule {
			t.Errorf("a claim of %d: %v, want rule %d", tt.tricks, err, tt.rule)
		}
	}
}

func BenchmarkEnding(b *testing.B) {
	for _, cards := range []int{8, 10} {
		b.Run(fmt.Sprintf("%d cards", cards), func(b *testing.B) {
			r := source(10)
			for b.Loop() {
				must(AtLeast(b.Context(), ending(r, bridge.SuperBridge(), bridge.Spades, cards, 0), card.NS, cards/2, 300_000))
			}
		})
	}
}

func describe(b bridge.Board) string {
	text := b.Contract().String() + ", " + b.Turn().String() + " to play, trick"
	trick := b.Trick()
	for _, c := range trick.Cards[:trick.Len] {
		text += " " + c.String()
	}
	for _, s := range card.Seats {
		text += "\n" + s.String() + " " + b.Hand(s).String()
	}
	return text
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
