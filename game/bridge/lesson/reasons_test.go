package lesson

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
)

// TestReasons checks by playing what reasons and thoughts claim: who wins the last trick, and the tricks that North and
// South can still take.
func TestReasons(t *testing.T) {
	for name, c := range map[string]struct {
		in     learning.Place
		plays  string // after those of the step
		winner string
		total  int // 0: not asked
	}{
		"a fourth diamond is dummy's":        {learning.Place{Lesson: "winners", Step: "short"}, "DK D6 D9 D2 D3 D7 DT D4", "N", 0},
		"dummy's spade holds":                {learning.Place{Lesson: "winners", Step: "short"}, "S2 S8 SK S3", "N", 9},
		"a small club is West's":             {learning.Place{Lesson: "winners", Step: "short"}, "C3 CT C5 C7", "W", 0},
		"a low heart is theirs":              {learning.Place{Lesson: "making", Step: "club"}, "H2 HJ H3 H8", "W", 8},
		"the seven of clubs is East's":       {learning.Place{Lesson: "making", Step: "jack"}, "C7 C8", "", 8},
		"the third club is ruffed":           {learning.Place{Lesson: "trumps", Step: "suit"}, "C2 C6 CA C4 CK C7 C3 C8 CQ C9 C5 S7", "W", 8},
		"spades first":                       {learning.Place{Lesson: "trumps", Step: "suit"}, "SA S7 S2 S5 SK S9 S3 S6 SQ D5 S4 S8", "S", 10},
		"the highest hearts are theirs":      {learning.Place{Lesson: "trumps", Step: "suit"}, "H5 H6 H8 HK", "E", 0},
		"a small diamond before the ace":     {learning.Place{Lesson: "ruffing", Step: "high"}, "D4 D7 D2 D8", "E", 9},
		"the queen of diamonds wins":         {learning.Place{Lesson: "ruffing", Step: "dummy"}, "C6 D9", "W", 0},
		"trumps led twice are not ruffs":     {learning.Place{Lesson: "ruffing", Step: "high"}, "HQ S6 HT S5 H9 S9 HJ S8", "N", 9},
		"a club from dummy is theirs":        {learning.Place{Lesson: "ruffing", Step: "return"}, "C2 C5 C7 C8", "W", 0},
		"the five of hearts loses":           {learning.Place{Lesson: "finesse", Step: "queen"}, "H5 H2", "E", 0},
		"the queen of hearts wins":           {learning.Place{Lesson: "finesse", Step: "queen"}, "HQ H2", "S", 9},
		"an ace led low is caught":           {learning.Place{Lesson: "defence", Step: "second"}, "HA H2 H6", "S", 0},
		"the nine wins behind the seven":     {learning.Place{Lesson: "defence", Step: "third"}, "H7 H9", "W", 0},
		"the ace is needed behind the queen": {learning.Place{Lesson: "defence", Step: "third"}, "HQ HA", "W", 0},
	} {
		step := stepAt(t, c.in)
		b, err := applied(step.board, strings.Fields(c.plays))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if c.winner != "" {
			if got, _ := won(b, false); got != c.winner {
				t.Errorf("%s: %s wins, want %s", name, got, c.winner)
			}
		}
		if c.total == 0 {
			continue
		}
		most := 0
		for _, p := range solved(t, b) {
			most = max(most, p.Tricks.Min)
		}
		if b.Turn().Side() != card.NS {
			most = b.Left() - most
		}
		if got := b.Won(card.NS) + most; got != c.total {
			t.Errorf("%s: %d tricks, want %d", name, got, c.total)
		}
	}
}

// TestLeads asks that the auctions of the leads are those that the players bid, and that the leads which the course says cost something
// do.
func TestLeads(t *testing.T) {
	for step, dear := range map[string]string{
		"fourth": "HA", "kqj": "S5 D2 C3 H3", "akq": "D3 C4 H5 S2", "qjt": "DA H9 C3", "one": "CA S3 H4", "pair": "S2 H6 C7", "ak": "H2 S3",
		"kq": "H5 S4 DA D4 DQ C3",
	} {
		s := stepAt(t, learning.Place{Lesson: "defence", Step: step})
		b := s.board.Prefix(0)
		for _, e := range s.board.Events() {
			if call, _ := bidding.Read(&b.Table, b.Auction()).Choose(b.Hand(b.Turn())); call != e.Call {
				t.Errorf("%s: %v calls %v, want %v", step, b.Turn(), call, e.Call)
			}
			next, err := b.Apply(e)
			if err != nil {
				t.Fatal(err)
			}
			b = next
		}
		right, costs := 0, map[string]int{}
		for _, p := range solved(t, b) {
			for c := range p.Cards.All() {
				costs[c.String()] = p.Tricks.Min
				if s.Did(b, bridge.Played(c)).Right {
					right = p.Tricks.Min
				}
			}
		}
		for _, c := range strings.Fields(dear) {
			if n, ok := costs[c]; !ok || n >= right {
				t.Errorf("%s: %s takes %d tricks, and the right lead %d", step, c, n, right)
			}
		}
	}
}

// TestDefence asks an expert, too, about the cards that the rules for second, third and last hand are shown with.
func TestDefence(t *testing.T) {
	for _, step := range []string{"second", "third", "last"} {
		s := stepAt(t, learning.Place{Lesson: "defence", Step: step})
		a, err := bot.Player{Level: bot.Expert}.Advise(t.Context(), s.board.View(Learner))
		if err != nil {
			t.Fatal(err)
		}
		if !s.Did(s.board, a.Event).Right || a.Reason.String() != s.Card.Reason {
			t.Errorf("%s: an expert plays %v because of %v", step, a.Event, a.Reason)
		}
	}
}
