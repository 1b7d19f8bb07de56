// Package line judges cards by what their players could know.
//
// A double-dummy analysis says what a card cost as the cards lay. Nobody sees them so. A card is judged here over layouts
// of the hidden hands, as likely as the auction and the play make them ([bot.Player.Layouts]): its probability is that of
// reaching the goal with a line of play that begins with it.
//
// Declarer's best line near the end of a board is searched against defenders who see all hands ([ending]), equal cards of
// theirs taken as one: of 280 cards with three tricks left 5 differed from an exact search, by 0.2 at most. [Unseeing] says
// what it is worth against defenders who don't see. Before that, and for a defender's card, the play is tried out ([plan]):
// the player doesn't see the hidden hands, everybody else does.
package line

import (
	"context"
	"errors"
	"math"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Chance is a legal card, or several that touch, with its probability.
type Chance struct {
	Cards       card.Hand
	Probability float64    // of reaching the goal, from 0 to 1, with the best line that begins with it
	Wins        ending.Set // the layouts in which that line reaches it
	// Open is the probability if everything went on as well as with open hands, where the play was tried out.
	Open float64
}

// Card returns the lowest of the cards.
func (c Chance) Card() card.Card {
	all := c.Cards.Cards()
	return all[len(all)-1]
}

// Judgement holds what the legal cards are worth as far as their player can see.
type Judgement struct {
	// Goal is the number of tricks of the whole board that the player's side wants at least: those that make the contract,
	// or beat it, if they are open, otherwise the nearest number that is.
	Goal    int
	Aim     int      // the number that makes the contract, or beats it
	Chances []Chance // spades first, each suit from the top
	Layouts []ending.Layout
	Defends bool // the card is a defender's
	// Tried reports that the play was tried out. Then cards that are surely not the best may be missing.
	Tried bool
	// Whole reports that these are all possible layouts. Otherwise they were drawn, Drawn times.
	Whole bool
	Drawn int
	// Fewer reports that fewer layouts were examined than wanted, because more would have taken too long.
	Fewer bool
}

// Of returns the chance of a card; ok is false if it isn't legal, or missing.
func (j Judgement) Of(c card.Card) (chance Chance, ok bool) {
	for _, chance := range j.Chances {
		if chance.Cards.Has(c) {
			return chance, true
		}
	}
	return Chance{}, false
}

// Best returns the best chance, the first of several.
func (j Judgement) Best() (best Chance) {
	for i, chance := range j.Chances {
		if i == 0 || chance.Probability > best.Probability+tiny {
			best = chance
		}
	}
	return best
}

// tiny is below any difference of probabilities that isn't due to rounding.
const tiny = 1e-9

// Error returns the standard error of a probability: 0 if all layouts were examined.
func (j Judgement) Error(probability float64) float64 {
	if j.Whole {
		return 0
	}
	return math.Sqrt(probability * (1 - probability) / float64(j.Drawn))
}

// ErrEarly is returned if too many tricks are left for the effort, and [ErrNotToPlay] if the viewer isn't to play a card.
var (
	ErrEarly     = fault.New("too many cards are left to judge the line")
	ErrNotToPlay = fault.New("the viewer isn't to play a card")
)

// Effort limits the work.
type Effort struct {
	Tricks  int // the largest number of tricks left with which the best line is searched
	Layouts int // the largest number of layouts for that, up to [ending.MaxLayouts]
	Work    int // in all, as in [ending.Solve]; fewer layouts are examined if it isn't enough
	// Trials is the largest number of layouts in which the play is tried out, if the best line isn't searched in all layouts
	// wanted; up to [ending.MaxLayouts], or 0 if it isn't to be.
	Trials int
	Cards  int // tried with open hands meanwhile, about; fewer layouts are tried if they aren't enough
}

// Usual is the effort for a review: two or three seconds at most, as a rule.
var Usual = Effort{Tricks: 7, Layouts: 128, Work: 1_000_000, Trials: 240, Cards: 5_000_000}

// Judge judges the cards of the viewer's hand or, if he is declarer, of dummy's, whichever is to play. by says how the calls
// and cards are read. keep is a card that is judged in any case; others may be missing if the play is tried out. It fails
// with [ErrEarly], [ErrNotToPlay], [ending.ErrLimit], [plan.ErrLimit] and the error of ctx.
func Judge(ctx context.Context, v bridge.View, by bot.Player, e Effort, keep card.Card) (Judgement, error) {
	declarer := v.Contract().Declarer
	declares := v.Seat == declarer && v.Turn().Side() == declarer.Side()
	defends := v.Seat.Side() != declarer.Side() && v.Turn() == v.Seat
	if v.Phase() != bridge.PlayPhase || !declares && !defends {
		return Judgement{}, ErrNotToPlay
	}
	if declares && v.Left() <= e.Tricks {
		j, err := search(ctx, v, by, e)
		if e.Trials == 0 || !j.Fewer && !errors.Is(err, ending.ErrLimit) {
			return j, err
		}
	}
	if _, seen := v.Hand(v.Contract().Dummy()); e.Trials == 0 || !seen {
		return Judgement{}, ErrEarly
	}
	return try(ctx, v, by, e, keep)
}

// fewest is the number of layouts examined first, the smallest that says anything.
const fewest = 16

// search judges declarer's cards by the best lines.
func search(ctx context.Context, v bridge.View, by bot.Player, e Effort) (Judgement, error) {
	var best Judgement
	rest := e.Work
	for n := min(fewest, e.Layouts); n > 0; {
		j := Judgement{Aim: v.Rules.Needs(v.Contract().Level), Drawn: n, Fewer: n < e.Layouts}
		j.Layouts, j.Whole = by.Layouts(v, n)
		spent, err := j.judge(ctx, v, rest)
		switch {
		case errors.Is(err, ending.ErrLimit) && best.Drawn > 0:
			return best, nil
		case err != nil || j.Whole || n == e.Layouts:
			j.Fewer = false
			return j, err
		}
		best, rest = j, rest-spent
		n = more(n, e.Layouts, spent, rest)
	}
	return best, nil
}

// more returns the next number of layouts to examine, not above most, or 0 if the rest of the work won't be enough for
// more. The work grows with the square of the number at most, as a rule.
func more(n, most, spent, rest int) (next int) {
	for m := 2 * n; n < most; m *= 2 {
		m = min(m, most)
		if grown := float64(m) / float64(n); float64(spent)*grown*grown > float64(rest) {
			break
		}
		if next = m; m == most {
			break
		}
	}
	return next
}

// judge finds the chances, for a goal that is open, and returns the work.
func (j *Judgement) judge(ctx context.Context, v bridge.View, work int) (spent int, err error) {
	side := v.Contract().Declarer.Side()
	won := v.Won(side)
	p := ending.Position{Layouts: j.Layouts, Trick: v.Trick(), Strain: v.Contract().Strain, Side: side, Need: j.Aim - won}
	answer, err := ending.SolveOpen(ctx, p, work)
	if err != nil {
		return 0, err
	}
	j.Goal = won + answer.Need
	for _, play := range answer.Plays {
		j.Chances = append(j.Chances, Chance{Cards: play.Cards, Probability: play.Probability, Wins: play.Wins})
	}
	return answer.Work, nil
}

// Ahead returns by how much the best line is more probable than one that begins with the played card, and the standard
// error of that difference, which counts the layouts in which only one of them wins.
func (j Judgement) Ahead(played Chance) (gain, error float64) {
	best := j.Best()
	gain = best.Probability - played.Probability
	if j.Whole {
		return gain, 0
	}
	total, apart := 0.0, 0.0
	for i, l := range j.Layouts {
		if total += l.Weight; best.Wins.Has(i) != played.Wins.Has(i) {
			apart += l.Weight
		}
	}
	return gain, math.Sqrt(max(0, apart/total-gain*gain) / float64(j.Drawn))
}

// Apart returns the likeliest layout in which one line reaches the goal and another doesn't, and how probable all such
// layouts are together; ok is false if there is none.
func (j Judgement) Apart(one, other Chance) (likeliest ending.Layout, probability float64, ok bool) {
	total := 0.0
	for i, l := range j.Layouts {
		if total += l.Weight; !one.Wins.Has(i) || other.Wins.Has(i) {
			continue
		}
		if probability += l.Weight; l.Weight > likeliest.Weight {
			likeliest = l
		}
	}
	return likeliest, probability / total, probability > 0
}
