package line

import (
	"math"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

// Cards that are tried out have chances that agree with those of the best lines where these can be searched; none is above
// what open hands promise, and all the same the second time. A defender's card is for beating the contract.
func TestTry(t *testing.T) {
	by, few := bot.Player{Level: bot.Expert}, Effort{Trials: 64, Cards: 1_000_000}
	apart, count, defended := 0.0, 0.0, 0
	for seed := range uint64(8) {
		b := played(t, bridge.Duplicate(), seed)
		for _, defends := range []bool{false, true} {
			at, c, ok := choice(b, 5, defends)
			if !ok {
				continue
			}
			v := at.View(at.Actor())
			j, err := Judge(t.Context(), v, by, few, c)
			if err != nil {
				t.Fatal(err)
			}
			of, ok := j.Of(c)
			needs := v.Rules.Needs(v.Contract().Level)
			if defends {
				defended++
				needs = v.Rules.Tricks() - needs + 1
			}
			if !ok || !j.Tried || j.Defends != defends || j.Aim != needs || j.Drawn < 1 || j.Goal <= v.Won(v.Seat.Side()) {
				t.Errorf("seed %d, defends %v: %v of %+v", seed, defends, of, j)
			}
			for _, chance := range j.Chances {
				if chance.Probability > chance.Open+tiny || chance.Probability < 0 || chance.Open > 1+tiny {
					t.Errorf("seed %d, defends %v: %v", seed, defends, chance)
				}
			}
			if again, err := Judge(t.Context(), v, by, few, c); err != nil || again.Best() != j.Best() {
				t.Errorf("seed %d, defends %v: the best is %v, and then %v, %v", seed, defends, j.Best(), again.Best(), err)
			}
			if defends {
				continue
			}
			searched, err := Judge(t.Context(), v, by, Effort{Tricks: 5, Layouts: 64, Work: 1_000_000}, c)
			if err != nil {
				t.Fatal(err)
			}
			if searched.Goal == j.Goal {
				apart += math.Abs(searched.Best().Probability - j.Best().Probability)
				count++
			}
		}
	}
	if count < 4 || apart/count > 0.05 || defended < 4 {
		t.Errorf("the best of %.0f cards differ by %.3f on average; %d defenders", count, apart/count, defended)
	}
}

// Against defenders who don't see, the best line isn't surely worse than against those who do, and sometimes better.
func TestUnseeing(t *testing.T) {
	by, few := bot.Player{Level: bot.Expert}, Effort{Tricks: 5, Layouts: 64, Work: 1_000_000, Trials: 64, Cards: 1_000_000}
	count, better := 0, 0
	for seed := range uint64(12) {
		at, c, ok := choice(played(t, bridge.Duplicate(), seed), 5, false)
		if !ok {
			continue
		}
		v := at.View(at.Actor())
		j, err := Judge(t.Context(), v, by, few, c)
		if err != nil || j.Tried {
			t.Fatal(j.Tried, err)
		}
		u, err := Unseeing(t.Context(), v, by, j, c, few)
		if err != nil || u.Played < 0 || u.Played > 1+tiny || u.Best > 1+tiny || u.Error > 0.1 {
			t.Errorf("seed %d: %+v, %v", seed, u, err)
		}
		if count++; u.Best > j.Best().Probability+2*u.Error+tiny {
			better++
		} else if u.Best < j.Best().Probability-3*max(u.Error, j.Error(j.Best().Probability), 0.03) {
			t.Errorf("seed %d: %+v, against defenders who see %v", seed, u, j.Best())
		}
	}
	if count < 6 || better == 0 {
		t.Errorf("of %d cards %d are better", count, better)
	}
}

// Who isn't to play has no card to judge, nor has anybody before dummy is in sight.
func TestNotToPlay(t *testing.T) {
	b := played(t, bridge.Duplicate(), 1)
	lead := b.Prefix(b.Opening())
	if _, err := Judge(t.Context(), lead.View(lead.Turn()), bot.Player{}, Usual, card.Card{}); err != ErrEarly {
		t.Errorf("the opening lead: %v", err)
	}
	for n := b.Opening() + 1; n < b.Opening()+8; n++ {
		at := b.Prefix(n)
		for _, seat := range card.Seats {
			if seat != at.Actor() {
				if _, err := Judge(t.Context(), at.View(seat), bot.Player{}, Usual, card.Card{}); err != ErrNotToPlay {
					t.Errorf("event %d, %v: %v", n, seat, err)
				}
			}
		}
	}
}
