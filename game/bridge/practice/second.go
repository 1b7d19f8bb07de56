package practice

import (
	"context"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

// What an exercise in defending may take.
const (
	defencesTried = 2000 // auctions
	defenceLeft   = 9    // the most tricks left where it is asked: with more the solver takes too long for all layouts
	defenceFewest = 4
	cardLayouts   = 24
	cardNodes     = 400_000 // in a layout
)

// defenceGap is by how many tricks on average, for each level, the best card is better than the best of those that are wrong. What is closer isn't asked.
var defenceGap = [Levels]float64{0.6, 0.45, 0.3, 0.2, 0.2}

// newDefending makes an exercise in playing second to a trick: the learner defends, and has an honour above the card led, and a low card. An honour was led, to
// be covered or not; or a low card, to be taken or left. Right is what wins most tricks double-dummy, on average over layouts that fit the auction and
// the play, by a margin that gets smaller from level to level; at the last level rules of thumb are wrong.
func newDefending(ctx context.Context, level int, r bridge.Rules, cards bidding.Cards, random *rand.Rand) (Exercise, error) {
	solver := dd.NewSolver(defenceMemory)
	for range defencesTried {
		if err := ctx.Err(); err != nil {
			return Exercise{}, err
		}
		e, ok, err := seated(Defending, level, r, cards, random, 2*random.IntN(2)) // partner leads, or the learner
		if err == nil && ok {
			e, ok, err = e.second(ctx, solver, random)
		}
		if err != nil {
			return Exercise{}, err
		}
		if ok {
			return e, nil
		}
	}
	return Exercise{}, ErrNotFound
}

// second has the cards played by rules of thumb until the learner is second to play, and one card is clearly better than others.
func (e Exercise) second(ctx context.Context, solver *dd.Solver, random *rand.Rand) (Exercise, bool, error) {
	player := bot.Player{Cards: e.Cards}
	for b := e.Board; b.Phase() == bridge.PlayPhase && b.Left() >= defenceFewest; {
		advice, err := player.Advise(ctx, b.View(b.Actor()))
		if err != nil {
			return e, false, err
		}
		if e.Board = b; b.Left() <= defenceLeft && e.choosesSecond() {
			asked, ok, err := e.weighed(ctx, solver, advice, random)
			if ok || err != nil {
				return asked, ok, err
			}
		}
		if b, err = b.Apply(advice.Event); err != nil {
			return e, false, err
		}
	}
	return e, false, nil
}

// choosesSecond reports whether the learner is second to play, in a suit of which he has an honour above the card led and a low card.
func (e Exercise) choosesSecond() bool {
	trick := e.Board.Trick()
	led, following := trick.Led()
	if !following || trick.Len != 1 || e.Board.Turn() != e.Seat {
		return false
	}
	own := e.Board.Hand(e.Seat)[led]
	honours := own.Above(max(trick.Cards[0].Rank, card.Ten))
	return honours != 0 && own.Bottom() < card.Ten
}

// weighed finds which cards are right; ok is false if that isn't clear enough for the level, or all are.
func (e Exercise) weighed(ctx context.Context, solver *dd.Solver, thumb bot.Advice, random *rand.Rand) (_ Exercise, ok bool, err error) {
	worth, err := e.cardsWorth(ctx, solver, random)
	if err != nil || len(worth) == 0 {
		return e, false, err
	}
	best, next := 0.0, -1.0
	for _, tricks := range worth {
		best = max(best, tricks)
	}
	e.Right = card.Hand{}
	for c, tricks := range worth {
		if tricks == best {
			e.Right = e.Right.With(c)
		} else {
			next = max(next, tricks)
		}
	}
	if next < 0 || best-next < defenceGap[e.Level-1] || e.Right.Has(thumb.Event.Card) != (e.Level < Levels) {
		return e, false, nil
	}
	low, _ := e.Board.Trick().Led()
	e.Best, e.Reason, e.Suit = bridge.Played(e.Right.Cards()[0]), bot.NoReason, low
	switch {
	case e.Right.Has(thumb.Event.Card):
		e.Best, e.Reason, e.Suit = thumb.Event, thumb.Reason, thumb.Suit
	case e.Right.Has(card.Card{Suit: low, Rank: e.Board.Hand(e.Seat)[low].Bottom()}):
		e.Reason = bot.SecondHandLow
	case e.Board.Trick().Cards[0].Rank >= card.Ten:
		e.Reason = bot.CoverHonour
	}
	return e, true, nil
}

// cardsWorth returns how many more tricks the learner's side wins after each of his cards, on average over layouts; nothing if there are too few.
func (e Exercise) cardsWorth(ctx context.Context, solver *dd.Solver, random *rand.Rand) (map[card.Card]float64, error) {
	worth, n := map[card.Card]float64{}, 0
	for _, deal := range e.dealt(random, cardLayouts) {
		p := dd.Position{Trick: e.Board.Trick(), Strain: e.Board.Contract().Strain}
		for _, seat := range card.Seats {
			p.Hands[seat] = deal[seat].Minus(e.Board.Played(seat))
		}
		plays, err := solver.Plays(ctx, p, cardNodes)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(plays, func(p dd.Play) bool { return !p.Tricks.Exact() }) {
			continue
		}
		n++
		for _, p := range plays {
			for c := range p.Cards.All() {
				worth[c] += float64(p.Tricks.Min)
			}
		}
	}
	if n < leadFew {
		return nil, nil
	}
	for c := range worth {
		worth[c] /= float64(n)
	}
	return worth, nil
}

// dealt deals the cards that the learner doesn't see n times, so that what was played could have been played, and so that the hands fit the auction as well as
// can be. There are fewer deals where that is rare.
func (e Exercise) dealt(random *rand.Rand, n int) []card.Deal {
	const tries = 100
	type layout struct {
		deal  card.Deal
		doubt int
	}
	shown := e.Cards.Read(&e.Board.Table, e.Board.Auction()).Shown()
	hidden := e.hidden()
	var unseen card.Hand
	for _, seat := range hidden {
		unseen = unseen.Union(e.Board.Hand(seat))
	}
	cards, first := unseen.Cards(), e.Board.Hand(hidden[0]).Len()
	var best []layout
	fit := 0
	for range n * tries {
		random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		l := layout{deal: e.Board.Deal}
		for i, hand := range [2]card.Hand{card.HandOf(cards[:first]...), card.HandOf(cards[first:]...)} {
			seat := hidden[i]
			l.deal[seat] = hand.Union(e.Board.Played(seat))
			l.doubt += shown[seat].Miss(l.deal[seat])
		}
		if !followed(e.Board, l.deal) {
			continue
		}
		if l.doubt == 0 {
			fit++
		}
		if best = append(best, l); fit == n {
			break
		}
	}
	slices.SortStableFunc(best, func(a, b layout) int { return a.doubt - b.doubt })
	deals := make([]card.Deal, 0, n)
	for _, l := range best[:min(n, len(best))] {
		deals = append(deals, l.deal)
	}
	return deals
}
