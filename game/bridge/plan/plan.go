// Package plan says how often a card reaches a goal when many tricks are left, too many for package ending.
//
// The play after the card is tried out on layouts of the hidden hands. Whoever the question is about doesn't see them:
// at each later turn of the hands in sight, the card is chosen by a vote. Some layouts that agree with all that has been
// played by then are solved with open hands, and the card that reaches the goal in most of them is played, be it right or
// wrong in the layout tried. So a guess is a guess, and a finesse is taken against the odds as often as the cards lie so;
// a mean of double-dummy results would guess each right, and no card that puts a guess off would seem to cost anything.
//
// The layouts that vote are others than those tried. They are drawn from what the auction and the play have told until
// the card in question; if too few of them agree with what is played after it, further ones are dealt from the cards
// still hidden, by nothing but who has shown out.
//
// The others see all hands. As soon as a layout is lost with open hands they don't let it go. As long as it isn't, no card
// of theirs changes that, and they play one by simple rules: low in second hand and in a suit that they can't win, the
// cheapest winner otherwise, and discards from length. So they don't set traps, and a probability is a little higher than
// against opponents who know the whole line. The votes make it a little lower than the best line would have.
//
// A defender doesn't see his partner's hand either. The partner sees all hands here as well, and plays what is best.
package plan

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Question is a turn of a hand in sight.
type Question struct {
	Layouts []ending.Layout // in which the play is tried: 1 to [ending.MaxLayouts], all with the same cards in sight
	// Voters are layouts that choose the later cards of the hands in sight, by their weights. Whole says that these are all
	// possible ones.
	Voters []ending.Layout
	Whole  bool
	Trick  bridge.Trick // being played; its cards are no longer in any hand
	Strain bridge.Strain
	// Viewer's hand and dummy's are in sight. Dummy is to play for him, or the viewer himself.
	Viewer, Dummy card.Seat
	Void          [4]uint8 // the suits that each seat has shown out of, a bit each
	Need          int      // the unfinished tricks that the viewer's side wants at least
	// Keep are cards that are tried to the end. Others aren't once they are surely not the best.
	Keep card.Hand
	// Blind makes declarer's opponents play without seeing his hand and their partner's. Then only the cards of Keep are
	// tried, for the tricks in Need, and in all layouts.
	Blind bool
}

// Play is a card to play with what it achieves.
type Play struct {
	Cards card.Hand  // one or more cards that touch, as far as can be seen
	Wins  ending.Set // the layouts in which the goal is reached
	Open  ending.Set // those in which it would be if everything went on as well as with open hands
}

// Answer holds the cards that were tried to the end, spades first, each suit from the top.
type Answer struct {
	Plays []Play
	Need  int // the tricks wanted at least: those of the question, or the nearest number that is open
	// Tried is the number of layouts that the work was enough for: the first ones.
	Tried int
	Work  int // done
}

// The reasons for which a question isn't answered.
var (
	ErrQuestion = fault.New("this is no position with a card to play")
	// ErrLimit is returned if the work isn't enough for a few layouts.
	ErrLimit = fault.New("trying out these cards would take too long")
)

// fewest is the smallest number of layouts that says anything.
const fewest = 16

// Try tries out the legal cards. Its work is at most about a number of cards tried with open hands, or unlimited if that
// is 0 or less. It fails with [ErrQuestion], [ErrLimit] and the error of ctx.
func Try(ctx context.Context, q Question, work int) (Answer, error) {
	g, err := newGame(ctx, q)
	if err != nil {
		return Answer{}, err
	}
	answer := Answer{Plays: g.plays(q.Keep)}
	looked := 0
	if g.seen {
		if looked, err = g.look(answer.Plays); err != nil {
			return Answer{}, err
		}
	}
	answer.Need = g.root.need
	if err := g.race(&answer, looked, q.Keep, work); err != nil {
		return Answer{}, err
	}
	answer.Work = g.work()
	return answer, nil
}

// plays returns the plays to try, without results.
func (g *game) plays(keep card.Hand) (plays []Play) {
	for _, cards := range g.choices(&g.root) {
		if g.seen || cards.Minus(keep) != cards {
			plays = append(plays, Play{Cards: cards})
		}
	}
	return plays
}

// race tries out the cards, of which the first layouts have been looked at, and leaves those behind that surely aren't the
// best; but it keeps some.
func (g *game) race(answer *Answer, looked int, keep card.Hand, work int) error {
	behind := make([]bool, len(answer.Plays))
	answer.Tried = len(g.layouts)
	for i := range g.layouts {
		if work > 0 && g.work() > work {
			if answer.Tried = i; i < fewest {
				return ErrLimit
			}
			break
		}
		if i > 0 && i%heat == 0 {
			leave(answer.Plays, behind, i, keep)
		}
		for k := range answer.Plays {
			if !behind[k] {
				g.try(&answer.Plays[k], i, i < looked)
			}
		}
		if g.err != nil {
			return g.err
		}
	}
	var plays []Play
	for k, play := range answer.Plays {
		if play.Open = play.Open.First(answer.Tried); !behind[k] {
			plays = append(plays, play)
		}
	}
	answer.Plays = plays
	return nil
}

// try tries a card out in a layout, which may have been looked at.
func (g *game) try(play *Play, i int, looked bool) {
	hands, c := &g.layouts[i].Hands, low(play.Cards)
	if g.seen && !looked {
		if n := g.play(g.root, c, hands); g.lives(&n, hands) {
			play.Open = play.Open.With(i)
		}
	}
	if (!g.seen || play.Open.Has(i)) && g.walk(c, hands) {
		play.Wins = play.Wins.With(i)
	}
}

// heat is the number of layouts after which cards may be left behind.
const heat = 16

// surely is the number of standard errors by which a card that is left behind wins less often.
const surely = 3

// leave marks the cards that are surely behind the best one after n layouts.
func leave(plays []Play, behind []bool, n int, keep card.Hand) {
	best := 0
	for k := range plays {
		if plays[k].Wins.Len() > plays[best].Wins.Len() {
			best = k
		}
	}
	for k, play := range plays {
		gain := float64(plays[best].Wins.Len() - play.Wins.Len())
		apart := float64(plays[best].Wins.Minus(play.Wins).Len() + play.Wins.Minus(plays[best].Wins).Len())
		if gain*gain > surely*surely*(apart-gain*gain/float64(n)) && gain > least && play.Cards.Minus(keep) == play.Cards {
			behind[k] = true
		}
	}
}

// least is the smallest number of layouts by which a card must be behind.
const least = 6

// look looks at the first layouts with open hands, moves the goal if it isn't open in them, and returns their number.
func (g *game) look(plays []Play) (looked int, err error) {
	looked = min(glance, len(g.layouts))
	for {
		for k := range plays {
			plays[k].Open = ending.Set{}
		}
		for i, l := range g.layouts[:looked] {
			good := g.reaching(g.position(&g.root, &l.Hands), g.root.need)
			for k := range plays {
				if good.Has(low(plays[k].Cards)) {
					plays[k].Open = plays[k].Open.With(i)
				}
			}
		}
		if g.err != nil || !g.move(plays, looked) {
			return looked, g.err
		}
	}
}

// glance is the number of layouts that tell which goal is open.
const glance = 32

// move moves the goal to the next number of tricks, if all cards always reach it with open hands, or none ever does.
// It never goes back.
func (g *game) move(plays []Play, looked int) bool {
	any, all := false, true
	for _, play := range plays {
		n := play.Open.Len()
		any = any || n > 0
		all = all && n == looked
	}
	switch {
	case !any && g.root.need > 1 && g.moved <= 0:
		g.moved--
		g.root.need--
	case all && g.root.need < g.root.left && g.moved >= 0:
		g.moved++
		g.root.need++
	default:
		return false
	}
	return true
}
