package line

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/bridge/plan"
	"github.com/superbridge/superbridge/game/card"
)

// voters is the number of layouts from which the viewer's later cards are chosen. They are drawn apart from those in which
// the play is tried.
const voters = 400

// votersSource is added to the seed for the voters.
const votersSource = 0x5eed

// question returns what [plan.Try] is asked, but for the layouts in which the play is tried.
func question(v bridge.View, by bot.Player) plan.Question {
	contract := v.Contract()
	q := plan.Question{Trick: v.Trick(), Strain: contract.Strain, Viewer: v.Seat, Dummy: contract.Dummy(), Void: shownOut(v)}
	by.Source += votersSource
	q.Voters, q.Whole = by.Layouts(v, voters)
	return q
}

// shownOut returns the suits that each seat has shown out of, a bit each.
func shownOut(v bridge.View) (void [4]uint8) {
	for _, t := range slices.Concat(v.Tricks(), []bridge.Trick{v.Trick()}) {
		led, _ := t.Led()
		for i := range t.Len {
			if t.Cards[i].Suit != led {
				void[t.Leader.Next(i)] |= 1 << led
			}
		}
	}
	return void
}

// try judges the cards by playing on.
func try(ctx context.Context, v bridge.View, by bot.Player, e Effort, keep card.Card) (Judgement, error) {
	side := v.Seat.Side()
	j := Judgement{Tried: true, Defends: side != v.Contract().Declarer.Side()}
	q := question(v, by)
	q.Keep = card.HandOf(keep)
	if j.Aim = v.Rules.Needs(v.Contract().Level); j.Defends {
		j.Aim = v.Rules.Tricks() - j.Aim + 1
	}
	q.Need = j.Aim - v.Won(side)
	drawn, whole := trials(v, by, e.Trials)
	q.Layouts = drawn
	answer, err := plan.Try(ctx, q, e.Cards)
	if err != nil {
		return Judgement{}, err
	}
	j.Goal = v.Won(side) + answer.Need
	j.Layouts, j.Fewer = drawn[:answer.Tried], answer.Tried < len(drawn)
	total := 0.0
	for _, l := range j.Layouts {
		total += l.Weight
	}
	if j.Drawn = answer.Tried; !whole { // some of them several times
		j.Drawn = int(math.Round(total))
	}
	for _, play := range answer.Plays {
		j.Chances = append(j.Chances, Chance{play.Cards, weigh(j.Layouts, play.Wins) / total, play.Wins, weigh(j.Layouts, play.Open) / total})
	}
	return j, nil
}

// trials returns layouts in random order, so that the first of them are as good as the others; whole says that these are
// all possible ones.
func trials(v bridge.View, by bot.Player, most int) (layouts []ending.Layout, whole bool) {
	layouts, whole = by.Layouts(v, most)
	r := rand.New(rand.NewPCG(by.Source, uint64(len(layouts))))
	r.Shuffle(len(layouts), func(i, j int) { layouts[i], layouts[j] = layouts[j], layouts[i] })
	return layouts, whole
}

// weigh returns the weight of some layouts.
func weigh(layouts []ending.Layout, some ending.Set) (sum float64) {
	for i, l := range layouts {
		if some.Has(i) {
			sum += l.Weight
		}
	}
	return sum
}
