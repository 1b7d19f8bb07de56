package line

import (
	"errors"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/card"
)

// played returns a board that beginners have bid and played to the end.
func played(t testing.TB, rules bridge.Rules, seed uint64) bridge.Board {
	t.Helper()
	return playedBy(t, bot.Player{}, rules, seed)
}

// A judgement has a chance for each legal card between 0 and 1, the best among them, and is the same each time. It
// refuses what is too early.
func TestJudge(t *testing.T) {
	judged := 0
	for seed := range uint64(4) {
		b := played(t, bridge.Duplicate(), seed)
		declarer := b.Contract().Declarer
		for i := b.Opening() + 1; i < len(b.Events()); i++ {
			at := b.Prefix(i)
			v := at.View(declarer)
			j, err := Judge(t.Context(), v, bot.Player{Level: bot.Expert}, Effort{Tricks: 4, Layouts: 64, Work: 100_000}, card.Card{})
			switch {
			case at.Phase() != bridge.PlayPhase || at.Turn().Side() != declarer.Side():
				if err != ErrNotToPlay {
					t.Fatalf("event %d: %v", i, err)
				}
				continue
			case at.Left() > 4:
				if err != ErrEarly {
					t.Fatalf("event %d: %v", i, err)
				}
				continue
			case err != nil:
				t.Fatal(err)
			}
			judged++
			for c := range v.LegalPlays().All() {
				chance, ok := j.Of(c)
				if gain, _ := j.Ahead(chance); !ok || chance.Probability < 0 || chance.Probability > 1+tiny || gain < -tiny {
					t.Errorf("event %d, %v: %+v of %+v", i, c, chance, j)
				}
			}
			if j.Goal < 1 || j.Goal > v.Rules.Tricks() || j.Whole && j.Error(0.5) != 0 {
				t.Errorf("event %d: goal %d, error %v", i, j.Goal, j.Error(0.5))
			}
		}
	}
	if judged < 20 {
		t.Errorf("%d cards judged", judged)
	}
}

// With little work fewer layouts are examined than with much, and it says so.
func TestFewer(t *testing.T) {
	b := played(t, bridge.Duplicate(), 5)
	declarer := b.Contract().Declarer
	fewer := 0
	for i := b.Opening() + 1; i < len(b.Events()); i++ {
		at := b.Prefix(i)
		if at.Phase() != bridge.PlayPhase || at.Turn().Side() != declarer.Side() || at.Left() > 5 {
			continue
		}
		whole, err := Judge(t.Context(), at.View(declarer), bot.Player{Level: bot.Expert}, Effort{Tricks: 5, Layouts: 64, Work: 1_000_000}, card.Card{})
		if err != nil || whole.Fewer || !whole.Whole && whole.Drawn != 64 {
			t.Fatalf("event %d: drawn %d, fewer %v, error %v", i, whole.Drawn, whole.Fewer, err)
		}
		for _, work := range []int{300, 1000, 3000, 10_000} {
			less, err := Judge(t.Context(), at.View(declarer), bot.Player{Level: bot.Expert}, Effort{Tricks: 5, Layouts: 64, Work: work}, card.Card{})
			switch {
			case errors.Is(err, ending.ErrLimit):
			case err != nil || less.Fewer != (!less.Whole && less.Drawn < 64) || less.Drawn < fewest:
				t.Errorf("event %d: drawn %d, whole %v, fewer %v, error %v", i, less.Drawn, less.Whole, less.Fewer, err)
			case less.Fewer:
				fewer++
			}
		}
	}
	if fewer == 0 {
		t.Error("it never takes fewer layouts")
	}
}

// Two lines are apart by the layouts in which only one of them wins.
func TestApart(t *testing.T) {
	hand := func(r card.Rank) [4]card.Hand {
		return [4]card.Hand{card.West: card.HandOf(card.Card{Suit: card.Spades, Rank: r})}
	}
	j := Judgement{Layouts: []ending.Layout{{Hands: hand(2), Weight: 1}, {Hands: hand(3), Weight: 4}, {Hands: hand(4), Weight: 2}, {Hands: hand(5), Weight: 3}}}
	one, other := Chance{Wins: ending.Set{0b1101}}, Chance{Wins: ending.Set{0b1010}}
	if l, p, ok := j.Apart(one, other); !ok || l.Hands != hand(4) || p != 0.3 {
		t.Errorf("only the one: %+v %v %v", l, p, ok)
	}
	if l, p, ok := j.Apart(other, one); !ok || l.Hands != hand(3) || p != 0.4 {
		t.Errorf("only the other: %+v %v %v", l, p, ok)
	}
	if _, p, ok := j.Apart(one, one); ok || p != 0 {
		t.Errorf("a line is apart from itself: %v", p)
	}
}
