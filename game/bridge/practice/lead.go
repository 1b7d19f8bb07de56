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

// leadsTried is the number of auctions examined for a lead that suits its level.
const leadsTried = 4000

// The effort to find equally good leads: layouts, nodes in all of them, and the number of layouts needed for an
// opinion.
const (
	leadLayouts = 24
	leadNodes   = 6_000_000
	leadFew     = 8
)

// newLead makes an exercise in leading: the players bid, and the learner leads. Up to level 2 it is against no-trump or in a suit of
// touching honours or length, and what rules of thumb say is right; at level 3 the lead is from shortness, in partner's suit or a safe
// one; at level 4 against a game or slam in a suit; at level 5 the rules of thumb are wrong.
func newLead(ctx context.Context, level int, r bridge.Rules, cards bidding.Cards, random *rand.Rand) (Exercise, error) {
	hard := 0
	for range leadsTried {
		if err := ctx.Err(); err != nil {
			return Exercise{}, err
		}
		e, ok, err := seated(Lead, level, r, cards, random, 0)
		if err != nil {
			return Exercise{}, err
		}
		if !ok {
			continue
		}
		thumb, err := bot.Player{Cards: cards}.Advise(ctx, e.Board.View(Learner))
		if err != nil {
			return Exercise{}, err
		}
		if !e.leadAsked(thumb.Reason) {
			continue
		}
		if e, err = e.led(ctx, random); err != nil {
			return Exercise{}, err
		}
		// A lead is to be found, so some must be wrong: at least half of the hand.
		if 2*e.Right.Len() > e.Hand().Len() {
			continue
		}
		if e.Right.Has(thumb.Event.Card) != (level == Levels) {
			return e, nil
		}
		if hard++; hard >= 30 {
			break
		}
	}
	return Exercise{}, ErrNotFound
}

// seated deals, and has the players bid; the hands are turned so that the learner plays to the first trick after a number of others: none if he leads,
// three if he declares. ok is false if all pass.
func seated(k Kind, level int, r bridge.Rules, cards bidding.Cards, random *rand.Rand, after int) (e Exercise, ok bool, err error) {
	dealer := card.Seat(random.IntN(4))
	e, err = start(k, level, r, cards, shuffled(r, random), dealer, bridge.VulNone)
	if err != nil {
		return e, false, err
	}
	e, _ = e.bidTo(100)
	if e.Board.Phase() != bridge.PlayPhase {
		return e, false, nil
	}
	// The systems of the sides stay with the sides.
	turn := int(Learner) - int(e.Board.Contract().Leader().Next(after)) + 4
	if turn%2 == 1 && cards[card.NS] != cards[card.EW] {
		return e, false, nil
	}
	var deal card.Deal
	for _, seat := range card.Seats {
		deal[seat.Next(turn)] = e.Board.Deal[seat]
	}
	b, err := bridge.NewBoard(r, deal, dealer.Next(turn), bridge.VulNone)
	if err != nil {
		return e, false, err
	}
	e.Board, err = b.Replay(e.Board.Events())
	return e, err == nil, err
}

// leadAsked reports whether a lead for a reason suits the level.
func (e Exercise) leadAsked(reason bot.Reason) bool {
	contract := e.Board.Contract()
	game := e.Board.Rules.TrickPoints(contract) >= e.Board.Rules.GameFrom
	switch e.Level {
	case 1:
		return reason == bot.TopOfSequence
	case 2:
		return reason == bot.LongSuit && contract.Strain == bridge.NoTrump
	case 3:
		return reason != bot.TopOfSequence && reason != bot.LongSuit
	case 4:
		return contract.Strain != bridge.NoTrump && game
	}
	return true
}

// led finds which leads are right: the expert's, and those that are as good double-dummy on layouts that fit the auction.
func (e Exercise) led(ctx context.Context, random *rand.Rand) (Exercise, error) {
	advice, err := bot.Player{Level: bot.Expert, Cards: e.Cards}.Advise(ctx, e.Board.View(Learner))
	if err != nil {
		return e, err
	}
	e.Best, e.Reason, e.Suit = advice.Event, advice.Reason, advice.Suit
	e.Right = touching(e.Board, e.Best.Card)
	worth, ok, err := e.leadsWorth(ctx, random)
	if err != nil {
		return e, err
	}
	if ok {
		for c, tricks := range worth {
			if tricks >= worth[e.Best.Card] {
				e.Right = e.Right.With(c)
			}
		}
	}
	return e, nil
}

// leadsWorth returns the average value of leads over layouts: tricks, or with more than 52 cards how often they defeat
// the contract. ok is false if too few layouts could be examined.
func (e Exercise) leadsWorth(ctx context.Context, random *rand.Rand) (worth map[card.Card]float64, ok bool, err error) {
	solver := dd.NewSolver(64 << 20)
	contract := e.Board.Contract()
	need := e.Board.Rules.Tricks() - e.Board.Rules.Needs(contract.Level) + 1
	worth = map[card.Card]float64{}
	n := 0
	for _, deal := range e.layouts(random, leadLayouts) {
		left := leadNodes - solver.Nodes()
		if left <= 0 {
			break
		}
		left = min(left, leadNodes/8)
		position := dd.Position{Hands: deal, Trick: e.Board.Trick(), Strain: contract.Strain}
		var plays []dd.Play
		if e.Board.Rules.Deck.Len() > card.Deck52.Len() {
			plays, err = solver.Reach(ctx, position, need, left)
		} else {
			plays, err = solver.Plays(ctx, position, left)
		}
		if err != nil {
			return nil, false, err
		}
		known := !slices.ContainsFunc(plays, func(p dd.Play) bool {
			return !p.Tricks.Exact() && p.Tricks.Min < need && p.Tricks.Max >= need
		})
		if e.Board.Rules.Deck.Len() <= card.Deck52.Len() {
			known = !slices.ContainsFunc(plays, func(p dd.Play) bool { return !p.Tricks.Exact() })
		}
		if !known {
			continue
		}
		n++
		for _, p := range plays {
			tricks := float64(p.Tricks.Min)
			if e.Board.Rules.Deck.Len() > card.Deck52.Len() {
				tricks = 0
				if p.Tricks.Min >= need {
					tricks = 1
				}
			}
			for c := range p.Cards.All() {
				worth[c] += tricks
			}
		}
	}
	return worth, n >= leadFew, nil
}

// layouts deals the hidden hands n times so that they fit the auction as well as can be.
func (e Exercise) layouts(random *rand.Rand, n int) []card.Deal {
	const tries = 200
	type layout struct {
		deal  card.Deal
		doubt int
	}
	shown := e.Cards.Read(&e.Board.Table, e.Board.Auction()).Shown()
	cards := e.Board.Rules.Deck.Hand().Minus(e.Hand()).Cards()
	size := e.Hand().Len()
	var best []layout
	fit := 0
	for range n * tries {
		random.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		l := layout{}
		l.deal[e.Seat] = e.Hand()
		for i := range 3 {
			seat := e.Seat.Next(i + 1)
			l.deal[seat] = card.HandOf(cards[i*size : (i+1)*size]...)
			l.doubt += shown[seat].Miss(l.deal[seat])
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

// touching returns a card of the hand to play with those that touch it: nobody else has one between them.
func touching(b bridge.Board, c card.Card) card.Hand {
	hand := b.Hand(b.Turn())[c.Suit]
	others := b.Rules.Deck.Ranks &^ hand
	for _, seat := range card.Seats {
		others &^= b.Played(seat)[c.Suit]
	}
	trick := b.Trick()
	for _, p := range trick.Cards[:trick.Len] {
		if p.Suit == c.Suit {
			others = others.With(p.Rank)
		}
	}
	var all card.Hand
	for r := range hand.Ranks() {
		if others.Above(min(r, c.Rank)).Below(max(r, c.Rank)) == 0 {
			all = all.With(card.Card{Suit: c.Suit, Rank: r})
		}
	}
	return all
}
