package bridge

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Rule is a rule that an event can break.
type Rule uint8

// The rules that are checked. (Rules: super-bridge, Auction, Play.)
const (
	_ Rule = iota

	BoardIsOver     // nothing happens after the last trick, a claim, or four passes
	AuctionIsOver   // no call after the auction
	AuctionFirst    // no card and no claim during the auction
	BidWithinLevels // a bid doesn't go above the rules' highest level
	BidHigher       // a bid is higher than the last one
	DoubleABid      // a double or redouble needs a bid
	DoubleOpponents // only the opponents' bid can be doubled
	DoubleOnce      // a bid can be doubled only once
	RedoubleOwn     // only one's own side's bid can be redoubled
	RedoubleDoubled // only a doubled bid can be redoubled
	RedoubleOnce    // a bid can be redoubled only once
	CardInHand      // a card is played from the hand whose turn it is
	FollowSuit      // a player who holds the suit led must play it
	ClaimWithinLeft // a claim is for no more tricks than are left

	NoAuction             // there are no calls where declarer chooses the contract
	NoChoice              // there is no choice where there is an auction
	ChoiceFirst           // no card and no claim before declarer has chosen
	ChoiceIsMade          // the contract is chosen only once
	ChoicePartScoreOrGame // the choice is a part-score at level 1, or game as low as it can be bid
)

// RuleError says which rule an event would have broken. The event changed nothing.
type RuleError struct {
	Rule  Rule
	Event Event
	Seat  card.Seat // whose turn it was
	Bid   Call      // the last bid, if any, for the rules of bidding
	Level int       // the highest level, for BidWithinLevels
	Suit  card.Suit // the suit led, for FollowSuit
	Left  int       // tricks left, for ClaimWithinLeft
}

// Error names the event and the rule, in English.
func (e *RuleError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *RuleError) Words() fault.Phrase { return fault.Say("%v is not legal: %s", e.Event, e.why()) }

func (e *RuleError) why() fault.Phrase {
	switch e.Rule {
	case BoardIsOver:
		return fault.Say("the board is over")
	case AuctionIsOver:
		return fault.Say("the auction is over")
	case AuctionFirst:
		return fault.Say("the auction comes first")
	case BidWithinLevels:
		return fault.Say("bids go up to level %d", e.Level)
	case BidHigher:
		return fault.Say("a bid must be higher than the last one, %v", e.Bid)
	case DoubleABid:
		return fault.Say("there is no bid yet")
	case DoubleOpponents:
		return fault.Say("%v is your own side's bid", e.Bid)
	case DoubleOnce:
		return fault.Say("%v is doubled already", e.Bid)
	case RedoubleOwn:
		return fault.Say("%v is the opponents' bid", e.Bid)
	case RedoubleDoubled:
		return fault.Say("%v is not doubled", e.Bid)
	case RedoubleOnce:
		return fault.Say("%v is redoubled already", e.Bid)
	case CardInHand:
		return fault.Say("%v doesn't hold it", e.Seat)
	case FollowSuit:
		return fault.Say("%v must follow suit and still holds a %s", e.Seat, suitNames[e.Suit])
	case ClaimWithinLeft:
		return fault.Say("%d tricks are left", e.Left)
	case NoAuction:
		return fault.Say("there is no auction: declarer chooses a part-score or game")
	case NoChoice:
		return fault.Say("there is an auction, so nobody chooses the contract")
	case ChoiceFirst:
		return fault.Say("%v chooses the contract first", e.Seat)
	case ChoiceIsMade:
		return fault.Say("the contract has been chosen")
	case ChoicePartScoreOrGame:
		return fault.Say("declarer chooses a part-score, at level 1, or game: 3N, 4H, 4S, 5C or 5D")
	}
	return fault.Say("it breaks rule %d", e.Rule)
}

var suitNames = [4]fault.Phrase{fault.Say("club"), fault.Say("diamond"), fault.Say("heart"), fault.Say("spade")}
