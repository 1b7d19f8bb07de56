package poker_test

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
)

// The soak plays different games each time: -hands 20000 -from a number.
var (
	hands = flag.Int("hands", 120, "random hands to play at least, game after game")
	from  = flag.Uint64("from", 0, "the seed of the first game")
)

// TestRandomGames plays games of 2 to 6 players at random, with short stacks, joining and leaving. Each state can be
// rebuilt from the texts of its acts, no chips appear or vanish, a View contains nothing hidden, and illegal acts are
// refused with the rule.
func TestRandomGames(t *testing.T) {
	var count tried
	for seed := *from; count.hands < *hands; seed++ {
		rng := source(seed)
		g := randomGame(rng)
		for range 10 {
			h := must(poker.NewHand(g.Table(), g.Table().Shuffle(rng)))
			for !h.Over() {
				count.state(t, h, rng)
				seat, _ := h.Turn()
				h = must(h.Apply(lively(h.View(seat), rng)))
			}
			count.state(t, h, rng)
			count.replay(t, h)
			count.settled(t, h)
			g = must(g.Played(h))
			if t.Failed() {
				t.Fatalf("seed %d, hand %d", seed, h.Table().Hand)
			}
			if g.Over() {
				break
			}
			g = count.between(t, g, rng)
			if t.Failed() {
				t.Fatalf("seed %d, after hand %d", seed, h.Table().Hand)
			}
		}
	}
	t.Logf("%+v", count)
	if n := count.hands; count.illegal < 40*n || count.fantasies < n/40 || count.living < n/3 || count.limited < n/4 || count.suspended == 0 || count.events < n/4 || count.fees == 0 || count.broke == 0 {
		t.Errorf("%+v: too little has been tried", count)
	}
}

// randomGame returns a game before its first hand, often with non-standard rules; some players have a fantasy at once.
func randomGame(rng *rand.Rand) poker.Game {
	rules := poker.Standard()
	if rng.IntN(2) == 0 {
		rules = poker.Rules{Point: 1 + rng.IntN(20), BuyIn: 500, FantasySets: poker.When(rng.IntN(2)), AceLow: rng.IntN(2) == 0,
			JokerRepeats: rng.IntN(2) == 0, DeadPays: poker.Dead(rng.IntN(2)), ReturnBottom: poker.Quads + poker.Kind(rng.IntN(2)),
			Hands: rng.IntN(2) * 7}
	}
	table := poker.Table{Rules: rules, Game: "random", Hand: 1}
	for _, n := range rng.Perm(poker.Seats)[:2+rng.IntN(5)] {
		table.Players = append(table.Players, poker.Player{Seat: poker.Seat(n + 1), Stack: 1 + rng.IntN(100*rules.Point),
			Fantasy: []int{0, 0, 0, 0, 14, 15, 16, 17}[rng.IntN(8)]})
	}
	slices.SortFunc(table.Players, func(a, b poker.Player) int { return int(a.Seat) - int(b.Seat) })
	table.Button = table.Players[rng.IntN(len(table.Players))].Seat
	return must(poker.GameAt(table))
}

// tried counts the checks made.
type tried struct {
	hands, illegal, living, fantasies, returns, limited, suspended, events, fees, broke int
}

// state checks the invariants of every state of a hand.
func (c *tried) state(t *testing.T, h poker.Hand, rng *rand.Rand) {
	t.Helper()
	seat, going := h.Turn()
	for _, p := range h.Table().Players {
		board, hold := h.Board(p.Seat), h.Hold(p.Seat)
		v := h.View(p.Seat)
		if turn, ok := v.Turn(); turn != seat || ok != going || v.Over() == going {
			t.Errorf("seat %v sees that %v is to act, which is %v", p.Seat, turn, seat)
		}
		if h.Stage() != poker.FantasyStage && !sameActs(v, h, p.Seat == seat) {
			t.Errorf("seat %v sees other legal acts", p.Seat)
		}
		if v.Board(p.Seat) != board || !slices.Equal(v.Hold, hold) || v.Stage() != h.Stage() {
			t.Errorf("seat %v has %v and holds %v, and sees %v and %v", p.Seat, board, hold, v.Board(p.Seat), v.Hold)
		}
		seen := len(v.Unseen()) + len(hold)
		for _, other := range h.Table().Players {
			seen += v.Board(other.Seat).Len()
			if hidden := p.Seat != other.Seat && other.Fantasy > 0 && !h.Over(); hidden && v.Board(other.Seat).Len() > 0 {
				t.Errorf("seat %v sees the fantasy of %v", p.Seat, other.Seat)
			}
		}
		if seen += len(v.Discards()); seen != len(poker.Pack(len(h.Table().Players))) {
			t.Errorf("seat %v accounts for %d cards", p.Seat, seen)
		}
		for _, a := range v.Acts {
			if a.Seat != p.Seat && len(a.Discards) > 0 {
				t.Errorf("seat %v sees discards: %v", p.Seat, a)
			}
		}
	}
	if !going {
		c.refused(t, h, poker.Act{Seat: h.Table().Players[0].Seat}, poker.HandIsOver)
		return
	}
	good := random.Act(h.View(seat), rng)
	if err := errors.Join(h.Check(good), h.View(seat).Check(good)); err != nil {
		t.Errorf("a random act: %v", err)
	}
	other := good
	other.Seat = h.Table().Order()[0]
	if other.Seat == seat {
		other.Seat = h.Table().Order()[1]
	}
	c.refused(t, h, other, poker.InTurn)
	if err := h.View(other.Seat).Check(other); err == nil {
		t.Errorf("seat %v sees that it may do %v", other.Seat, other)
	}
	c.refused(t, h, poker.Act{Seat: seat}, poker.PlaceCount)
	more := good
	more.Discards = append(slices.Clone(good.Discards), good.Gains.All()[0])
	c.refused(t, h, more, poker.DiscardCount)
	if foreign, ok := c.foreign(h, seat); ok {
		wrong := poker.Act{Seat: seat, Discards: good.Discards}
		for _, row := range poker.Rows {
			for _, each := range good.Gains.Row(row) {
				if wrong.Gains.Len() == 0 {
					each = foreign
				}
				wrong.Gains = must(wrong.Gains.Add(row, each))
			}
		}
		c.refused(t, h, wrong, poker.CardInHand)
	}
	for _, row := range poker.Rows {
		crowd := poker.Act{Seat: seat, Discards: good.Discards}
		all := good.Gains.All()
		n := h.Board(seat).Free(row) + 1
		if h.Stage() == poker.FantasyStage || n > len(all) || n > row.Len() {
			continue
		}
		crowd.Gains = must(crowd.Gains.Add(row, all[:n]...))
		if rest := all[n:]; len(rest) > 0 {
			crowd.Gains = must(crowd.Gains.Add(poker.Rows[(row+1)%3], rest...))
		}
		c.refused(t, h, crowd, poker.FreeBoxes)
	}
}

// sameActs reports whether a view has the hand's legal acts if its seat is to act, and none otherwise.
func sameActs(v poker.View, h poker.Hand, toAct bool) bool {
	var seen, legal []string
	for a := range v.Legal() {
		seen = append(seen, a.String())
	}
	if toAct {
		for a := range h.Legal() {
			legal = append(legal, a.String())
		}
	}
	return slices.Equal(seen, legal)
}

// refused tries an act that breaks a rule.
func (c *tried) refused(t *testing.T, h poker.Hand, a poker.Act, want poker.Rule) {
	t.Helper()
	c.illegal++
	before := h.Len()
	_, err := h.Apply(a)
	var rule *poker.RuleError
	if !errors.As(err, &rule) || rule.Rule != want {
		t.Errorf("%v: %v, want %v", a, err, want)
	}
	if h.Len() != before {
		t.Errorf("%v has changed the hand", a)
	}
}

// foreign returns a card that a seat doesn't hold.
func (c *tried) foreign(h poker.Hand, seat poker.Seat) (card.Card, bool) {
	hold := h.Hold(seat)
	for _, each := range poker.Pack(len(h.Table().Players)) {
		if !slices.Contains(hold, each) {
			return each, true
		}
	}
	return card.Card{}, false
}

// replay replays the hand from the texts of its acts, prefix by prefix.
func (c *tried) replay(t *testing.T, h poker.Hand) {
	t.Helper()
	again := must(poker.NewHand(h.Table(), h.Deal()))
	for n, a := range h.Acts() {
		if !reflect.DeepEqual(again, h.Prefix(n)) && again.Len() > 0 {
			t.Errorf("after %d acts the hand is another one", n)
		}
		again = must(again.Apply(must(poker.ParseAct(a.String()))))
	}
	if !reflect.DeepEqual(again, h) {
		t.Error("played again the hand is another one")
	}
}

// settled checks the result of a hand.
func (c *tried) settled(t *testing.T, h poker.Hand) {
	t.Helper()
	c.hands++
	s, table := h.Settle(), h.Table()
	sum := 0
	for i, p := range table.Players {
		sum += p.Stack - s.After[i]
		if s.After[i] < 0 {
			t.Errorf("seat %v has %d chips", p.Seat, s.After[i])
		}
		if s.Next[i] > 0 {
			c.fantasies++
			if p.Fantasy > 0 {
				c.returns++
			}
		}
		if !s.Rated[i].Dead {
			c.living++
		}
		if s.After[i] == 0 {
			c.broke++
		}
		if up := s.After[i] - p.Stack; up > p.Stack*(len(table.Players)-1)+sumOf(s.After) {
			t.Errorf("seat %v has won %d with %d chips", p.Seat, up, p.Stack)
		}
	}
	if sum != 0 {
		t.Errorf("%d chips have got lost", sum)
	}
	n := len(table.Players)
	if len(s.Pairs)+len(table.Suspended) != n*(n-1)/2 {
		t.Errorf("%d pairs are settled and %d suspended", len(s.Pairs), len(table.Suspended))
	}
	c.suspended += len(table.Suspended)
	for _, p := range s.Pairs {
		if owed := p.Points * table.Rules.Point; owed != p.Paid {
			c.limited++
			if owed*p.Paid < 0 || max(p.Paid, -p.Paid) > max(owed, -owed) {
				t.Errorf("pair %v pays %d for %d", p.Pair, p.Paid, owed)
			}
		}
	}
}

// between makes random events happen, and checks that each can also be played from its text.
func (c *tried) between(t *testing.T, g poker.Game, rng *rand.Rand) poker.Game {
	t.Helper()
	for _, e := range random.Events(g, rng) {
		before := chips(g)
		if e.Kind == poker.Leave {
			p, _ := g.State().Player(e.Seat)
			before -= p.Stack
			for _, paid := range g.Price(e.Seat) {
				before -= paid.Paid // minus what he takes with him
				c.fees++
			}
		}
		next, did, err := g.Apply(must(poker.ParseEvent(e.String())))
		if err != nil {
			t.Fatalf("%v: %v", e, err)
		}
		c.events++
		if chips(next) != before+did.Chips {
			t.Errorf("%v: %d chips before, %d after", did, before, chips(next))
		}
		g = next
	}
	if len(g.MustAct()) > 0 || g.Over() && g.State().Rules.Hands == 0 {
		t.Errorf("no hand can follow %v", g.State())
	}
	return g
}

func chips(g poker.Game) int {
	sum := 0
	for _, p := range g.State().Players {
		sum += p.Stack
	}
	return sum
}

func sumOf(list []int) int {
	sum := 0
	for _, n := range list {
		sum += n
	}
	return sum
}

// A few deals are pinned to their seeds: people share seeds.
func TestShufflePinned(t *testing.T) {
	for _, tt := range []struct {
		seats int
		want  string
	}{
		{2, "[HJH6HTC6S6STD7C2H4DKC4D6D9JKCJH3S3 DAHADQS7D3S4S8H2C3C9CKCTDTC8]"},
		{4, "[C6C3H7S7C2C4DQD4S8CJC9DJH4H9JKS4H9 S2HQC4D7S6H8S2HJD7DAS5C5H2SK C3DQD5S3S4H6STSQD5S7H7SJD2H5HKD9DT DAD6H4H6D9CACTCKHAHTDTC7SAC9]"},
	} {
		table := poker.Table{}
		for seat := range tt.seats {
			table.Players = append(table.Players, poker.Player{Seat: poker.Seat(seat + 1), Fantasy: 14 * (seat % 2)})
		}
		deal := table.Shuffle(source(1))
		if got := fmt.Sprint(deal); got != tt.want {
			t.Errorf("%d players: %s, want %s", tt.seats, got, tt.want)
		}
	}
}
