package practice

import (
	"context"
	"errors"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// NewContract makes an exercise "make the contract" with a technique. tell, if it isn't nil, is called now and then
// with the number of deals examined. It fails as [New] does. For several a [Maker] is quicker.
func NewContract(ctx context.Context, t Technique, level int, r bridge.Rules, random *rand.Rand, tell func(deals int)) (Exercise, error) {
	m, err := NewMaker(r, random)
	if err != nil {
		return Exercise{}, err
	}
	return m.Make(ctx, t, level, tell)
}

// momentsTo is up to how many moments a contract with a technique is of a level: turns of declarer's on the right line at which some
// card loses it. Some techniques come with more of them than others; a fifth or so of what is found is of each level.
var momentsTo = [numTechniques][Levels - 1]int{
	Finesse:     {6, 7, 8, 10},
	HoldUp:      {4, 6, 7, 9},
	DrawTrumps:  {3, 5, 7, 9},
	RuffInDummy: {3, 5, 7, 9},
	SafetyPlay:  {3, 4, 5, 7},
	Endplay:     {6, 7, 8, 10},
	Squeeze:     {6, 7, 8, 10},
	Unblock:     {6, 7, 8, 9},
	Duck:        {6, 7, 8, 9},
}

// levelOf returns the level of a contract with a technique and a number of moments.
func levelOf(t Technique, moments int) int {
	for i, most := range momentsTo[t] {
		if moments <= most {
			return i + 1
		}
	}
	return Levels
}

var errLost = fault.New("practice: the right line is lost")

// Moments returns at how many turns of declarer's side, on the right line, some card loses the contract.
func (e Exercise) Moments(ctx context.Context) (n int, err error) {
	d := e.Defence()
	b, err := d.Through(ctx, func(b bridge.Board) (bridge.Event, error) {
		keep, err := d.Keep(ctx, b)
		if err != nil {
			return bridge.Event{}, err
		}
		if b.View(b.Actor()).LegalPlays().Minus(keep).Len() > 0 {
			n++
		}
		event, ok, err := d.Line(ctx, b)
		if err == nil && !ok {
			err = errLost
		}
		return event, err
	})
	if err == nil && !e.Ended(b).Right {
		err = errLost
	}
	return n, err
}

// ExpertMakes reports whether the expert, who sees what declarer may see, makes the contract against the defence.
func (e Exercise) ExpertMakes(ctx context.Context) (bool, error) {
	expert := bot.Player{Level: bot.Expert, Cards: e.Cards}
	b, err := e.Defence().Through(ctx, func(b bridge.Board) (bridge.Event, error) { return expert.Act(ctx, b.View(b.Actor())) })
	return e.Ended(b).Right, err
}

// NaiveMakes reports whether the naive line makes the contract against the defence.
func (e Exercise) NaiveMakes(ctx context.Context) (bool, error) { return e.Defence().naiveMakes(ctx) }

func (d *Defence) naiveMakes(ctx context.Context) (bool, error) {
	b, err := d.Through(ctx, func(b bridge.Board) (bridge.Event, error) { return d.Naive(ctx, b) })
	return d.e.Ended(b).Right, err
}

// safety reports whether the naive line loses the contract by a safety play that it doesn't make: where it plays a card of a suit
// with which the contract can still be made in some layouts, and not in all, and every card that keeps it is of that suit.
func (d *Defence) safety(ctx context.Context) (found bool, err error) {
	over := fault.New("found")
	_, err = d.Through(ctx, func(b bridge.Board) (bridge.Event, error) {
		event, err := d.Naive(ctx, b)
		if err != nil {
			return event, err
		}
		n := nodeOf(b, d.left(b))
		next := d.game.after(n, event.Card)
		if won, err := d.game.ask(next); won || err != nil {
			return event, err
		}
		keep, _, err := d.keep(b)
		if err != nil {
			return event, err
		}
		found = keep.Len() > 0 && keep == keep.Suit(event.Card.Suit) && d.sometimes(next)
		return event, over
	})
	if errors.Is(err, over) || errors.Is(err, errLong) {
		err = nil
	}
	return found, err
}

// sometimes reports whether the contract can be made in one layout and not in another, or in each by itself and not in all.
func (d *Defence) sometimes(n node) bool {
	for i := range n.layouts {
		one := n
		one.layouts = n.layouts[i : i+1]
		if n.need <= 0 || d.game.makes(one) {
			return true
		}
	}
	return false
}

// wrongLayouts returns a contradiction in the layouts, or "".
func (e Exercise) wrongLayouts() error {
	if len(e.Layouts) == 0 || e.Layouts[0] != e.Board.Deal || e.Board.Contract().Declarer != e.Seat {
		return fault.New("its layouts don't begin with the deal")
	}
	for _, deal := range e.Layouts {
		if deal.Check(e.Board.Rules.Deck) != nil || !agrees(e.Board, deal) {
			return fault.New("a layout doesn't agree with what has been played")
		}
	}
	return nil
}

// still reports whether a technique can be used from a board on, as far as a glance at the hands says.
func still(t Technique, b bridge.Board) bool {
	dummy, declarer := b.Hand(b.Contract().Dummy()), b.Hand(b.Contract().Declarer)
	trump, trumps := b.Contract().Strain.Trump()
	left, right := b.Hand(Learner.Left()), b.Hand(Learner.Next(-1))
	switch t {
	case Finesse:
		return len(tenaces(b)) > 0
	case DrawTrumps:
		return trumps && left[trump].Len()+right[trump].Len() > 0 && declarer[trump].Len()+dummy[trump].Len() > 0
	case RuffInDummy:
		for _, s := range card.Suits {
			if trumps && s != trump && dummy[trump] != 0 && declarer[s].Len() > dummy[s].Len() {
				return true
			}
		}
		return false
	}
	return true
}

// tenace is a card of an opponent's, with others of its suit, between two of the hand that plays after him.
type tenace struct {
	holder card.Seat
	card   card.Card
}

// tenaces returns the cards against which a finesse works.
func tenaces(b bridge.Board) (all []tenace) {
	for _, s := range card.Suits {
		for _, seat := range [2]card.Seat{Learner, Learner.Partner()} {
			before := seat.Next(-1)
			own, partners, theirs, other := b.Hand(seat)[s], b.Hand(seat.Partner())[s], b.Hand(before)[s], b.Hand(seat.Left())[s]
			top := theirs.Top()
			if partners != 0 && theirs.Len() > 1 && own.Top() > max(top, other.Top(), partners.Top()) && own.Below(top) != 0 {
				all = append(all, tenace{before, card.Card{Suit: s, Rank: top}})
			}
		}
	}
	return all
}
