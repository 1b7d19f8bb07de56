package theme

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
)

// fixed are the themes of reasons that have the same one in any hand.
var fixed = map[analysis.Kind]Theme{
	analysis.FinesseWorks:  Finesse,
	analysis.Through:       Finesse,
	analysis.Towards:       Finesse,
	analysis.LaysDown:      Drop,
	analysis.RuffsHigh:     Ruff,
	analysis.Ruffs:         Ruff,
	analysis.PartnerRuffs:  Ruff,
	analysis.DrawsTrumps:   Trumps,
	analysis.StopsRuffs:    Trumps,
	analysis.RuffsFirst:    RuffFirst,
	analysis.Unblocks:      Unblock,
	analysis.Overtake:      Entry,
	analysis.Cashes:        Cash,
	analysis.SetsUp:        Establish,
	analysis.Cover:         Cover,
	analysis.Overtaken:     HighCard,
	analysis.Enough:        HighCard,
	analysis.Guards:        Guard,
	analysis.Discards:      Discard,
	analysis.GivesAway:     Lead,
	analysis.Squeezes:      Squeeze,
	analysis.ThrowsIn:      ThrowIn,
	analysis.FinessesLater: Finesse,
	analysis.RuffDiscard:   Lead,
	analysis.Ruffed:        Ruff,
	analysis.LeadsThere:    Entry,
	analysis.Spares:        HighCard,
	analysis.TakesHere:     WinTrick,
	analysis.ClearsWay:     Unblock,
	analysis.Danger:        Danger,
}

// OfCard returns the theme of a card for which another one was better, given why. Before is the board without it. It is
// [None] where no more can be said than which trick is lost.
func OfCard(before bridge.Board, r analysis.Reason) Theme {
	if t, ok := fixed[r.Kind]; ok {
		return t
	}
	trick, seat := before.Trick(), before.Turn()
	declaring := seat.Side() == before.Contract().Declarer.Side()
	switch r.Kind {
	case analysis.FinesseLoses, analysis.Drops:
		switch {
		case !declaring:
			return ThirdHand
		case r.Kind == analysis.Drops:
			return Drop
		}
		return Finesse
	case analysis.Leaves:
		led, begun := trick.Led()
		switch {
		case !begun:
			return Duck
		case led != r.Played.Suit:
			return Ruff
		case trick.Leader.Side() != seat.Side():
			return HoldUp
		}
		return Duck
	case analysis.Wasted, analysis.Keeps, analysis.Takes, analysis.DrivesOut, analysis.Cheaply:
		return follows(before, r, declaring)
	case analysis.Crashes:
		if trump, ok := before.Contract().Strain.Trump(); ok && r.Played.Suit == trump {
			return Trumps
		}
		return HighCard
	case analysis.Lies:
		trump, trumps := before.Contract().Strain.Trump()
		if trumps && declaring && trick.Len == 0 && r.Better.Suit == trump && r.Played.Suit != trump {
			return Trumps
		}
		return Guess
	case analysis.Loses:
		return lost(before, r)
	}
	return None
}

// follows returns the theme of a card that is too high or too low for its place in the trick.
func follows(before bridge.Board, r analysis.Reason, declaring bool) Theme {
	trick := before.Trick()
	low := r.Played.Rank < r.Better.Rank
	switch {
	case trick.Len == 1 && !declaring && covers(before, r):
		return Cover
	case trick.Len == 1 && !declaring:
		return SecondHand
	case trick.Len == 2 && !declaring && r.Kind != analysis.Keeps:
		return ThirdHand
	case r.Kind == analysis.Takes:
		return WinTrick
	case low:
		return TooLow
	}
	return HighCard
}

// covers reports whether the second hand has covered an honour with a card that can be beaten, or should have.
func covers(before bridge.Board, r analysis.Reason) bool {
	led := before.Trick().Cards[0]
	high, low := max(r.Played.Rank, r.Better.Rank), min(r.Played.Rank, r.Better.Rank)
	if led.Rank < card.Jack || r.Played.Suit != led.Suit || r.Better.Suit != led.Suit || high < led.Rank || low > led.Rank {
		return false
	}
	for _, seat := range card.Seats {
		if before.Hand(seat)[led.Suit].Above(high) != 0 {
			return true
		}
	}
	return false
}

// lost returns the theme of a trick that is lost only later, as far as the card itself tells it.
func lost(before bridge.Board, r analysis.Reason) Theme {
	led, begun := before.Trick().Led()
	trump, trumps := before.Contract().Strain.Trump()
	is := func(c card.Card) bool { return trumps && c.Suit == trump }
	switch {
	case begun && before.Hand(before.Turn())[led] == 0:
		if is(r.Better) || is(r.Played) {
			return Ruff
		}
		return Discard
	case begun:
		return followed(before, r)
	case is(r.Better) && !is(r.Played):
		return Trumps
	case r.Better.Suit != r.Played.Suit && r.Card.Suit == r.Played.Suit:
		return Lead
	}
	return None
}

// followed is lost for a card of the suit led.
func followed(before bridge.Board, r analysis.Reason) Theme {
	switch {
	case r.Better.Rank < r.Played.Rank && r.Card.Suit == r.Played.Suit:
		return HighCard
	case r.Better.Rank > r.Played.Rank && blocks(before, r):
		return Unblock
	}
	return None
}

// blocks reports whether the better card is higher, takes nothing here, and partner has as many cards of the suit or more.
func blocks(before bridge.Board, r analysis.Reason) bool {
	partner := before.Turn().Partner()
	t := before.Trick().With(r.Better)
	return t.Winner(before.Contract().Strain) != before.Turn() && before.Hand(partner)[r.Played.Suit].Len() >= before.Hand(before.Turn())[r.Played.Suit].Len()
}
