package bot

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// What follows goes by rule of thumb, in the games of two hands.

// own returns all cards of the player's own that he sees.
func (t *thinking) own() card.Hand {
	var h card.Hand
	for _, pile := range []few.Pile{few.Hand, few.Row, few.Reserve} {
		h = h.Union(t.view.Seen(few.Place{Pile: pile, Of: t.me}))
	}
	return h
}

func (t *thinking) exchange() ([]Option, error) {
	return []Option{{Event: few.Thrown(card.Hand{}), Why: Reason{Kind: Exchange}}}, nil
}

// longest returns the suit of which a hand has most.
func longest(h card.Hand) few.Strain {
	best := card.Clubs
	for _, suit := range card.Suits {
		if h[suit].Len() > h[best].Len() {
			best = suit
		}
	}
	return few.Strain(best)
}

func (t *thinking) nameTrumps() ([]Option, error) {
	hand := t.own()
	var options []Option
	for _, e := range t.view.Legal() {
		worth := 0.0
		if e.Kind == few.Naming {
			if trump, ok := e.Strain.Trump(); ok {
				worth = float64(hand[trump].Len())
			}
		}
		options = append(options, Option{Event: e, Worth: worth, Why: Reason{Kind: NameIt, Strain: e.Strain}})
	}
	return options, nil
}

func (t *thinking) reserve() ([]Option, error) {
	return []Option{{Event: few.Reserved(highest(t.own(), few.CardsReserved)), Why: Reason{Kind: KeepBack}}}, nil
}

// plainBid bids once at the lowest level in the longest suit with some points, and passes else.
func (t *thinking) plainBid() ([]Option, error) {
	hand := t.own()
	_, _, any := t.view.Last()
	var options []Option
	for _, c := range t.view.LegalCalls() {
		worth := -1.0
		switch {
		case c == few.Pass:
			worth = 0
		case any || handPoints(hand)*13 < 13*float64(hand.Len()):
		case c.Kind == few.NumberCall && c.Points == 6, c.Kind == few.BidCall && c.Level == 1 && c.Strain == longest(hand):
			worth = 1
		}
		options = append(options, Option{Event: few.Called(c), Worth: worth, Why: Reason{Kind: TooHigh}})
	}
	return options, nil
}

// plainPlay wins a trick as cheaply as it can, and else plays low; at nullo it is the other way round for declarer.
func (t *thinking) plainPlay() ([]Option, error) {
	contract := t.view.Contract()
	trick := t.view.Trick()
	var options []Option
	for c := range t.view.LegalPlays().All() {
		worth := -float64(c.Rank)
		with := trick
		with.Plays = append(append([]few.Play{}, trick.Plays...), few.Play{Player: t.me, Card: c})
		wins := with.Best(contract.Strain).Card == c
		if wins == (contract.Strain != few.Nullo) {
			worth += 20
		}
		options = append(options, Option{Event: few.Played(c), Worth: worth, Why: Reason{Kind: MostTricks, Contract: contract}})
	}
	return options, nil
}

func (t *thinking) nulloBid() ([]Option, error)    { return t.plainBid() }
func (t *thinking) nulloPlay() ([]Option, error)   { return t.plainPlay() }
func (t *thinking) slamBid() ([]Option, error)     { return t.plainBid() }
func (t *thinking) slamPlay() ([]Option, error)    { return t.plainPlay() }
func (t *thinking) chineseBid() ([]Option, error)  { return t.plainBid() }
func (t *thinking) chinesePlay() ([]Option, error) { return t.plainPlay() }
