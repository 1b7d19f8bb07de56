package few

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Rule is a rule that an event can break.
type Rule uint8

// The rules that are checked. (Rules: bridge-few.)
const (
	_ Rule = iota

	BoardIsOver  // nothing happens after the last trick, a claim, or a passed-out auction
	NotNow       // the event belongs to another stage; the error's Stage is the current one
	OthersTurn   // the player isn't the one to act
	CountOfCards // the number of cards given or reserved is fixed; the error's Count
	CardInHand   // a card is played, given, thrown or reserved from its place
	FollowSuit   // a player who holds the suit led must play it; the error's Suit
	NotEnough    // no more cards are thrown than the player holds; the error's Count

	BidNames        // a bid names a level and a strain, and a call nothing else
	StrainKnown     // the strain can be bid in this game
	BidWithinLevels // a bid doesn't go above the rules' highest level
	BidHigher       // a bid is higher than the last one
	DoubleABid      // a double or redouble needs a bid
	DoubleOpponents // only an opponent's bid can be doubled
	DoubleOnce      // a bid can be doubled only once
	RedoubleOwn     // only one's own side's bid can be redoubled
	RedoubleDoubled // only a doubled bid can be redoubled
	RedoubleOnce    // a bid can be redoubled only once

	FirstCallNoPass // at open or closed dummy the first call is a bid
	PacketFirst     // the packet is chosen with the first call
	PacketOnce      // and only with it
	PartnersBid     // at bridge for three the partners only bid and pass in their part
	BiddingIsOver   // at bridge for three nobody bids after the soloist's call

	NoDoubles   // there are no doubles in Slam's auction
	SlamsByName // only slams are bid by name
	FirstPoints // the first bid of points is 6 to 10
	RaiseByFive // a bid tops the last one by at most 5
	PointsEnd   // points end at 50
	TooDear     // trumps must make the points in ten tricks
	TrumpsNamed // declarer must change the doubled trumps to others

	ClaimWithinLeft // a claim is for no more tricks than are left; the error's Count
)

// RuleError says which rule an event would have broken. The event changed nothing.
type RuleError struct {
	Rule   Rule
	Event  Event
	Player Player // whose turn it was
	Name   string // the player's letter
	Stage  Stage
	Bid    Call      // the last bid, if any
	Level  int       // the highest level
	Suit   card.Suit // the suit led
	Count  int
}

// Error names the event and the rule, in English.
func (e *RuleError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *RuleError) Words() fault.Phrase { return fault.Say("%v is not legal: %s", e.Event, e.why()) }

func (e *RuleError) why() fault.Phrase {
	switch e.Rule {
	case BoardIsOver:
		return fault.Say("the deal is over")
	case NotNow:
		return stageAsks[e.Stage]
	case OthersTurn:
		return fault.Say("it is %s's turn", e.Name)
	case CountOfCards:
		return fault.Say("want %d cards", e.Count)
	case CardInHand:
		return fault.Say("%s doesn't hold it there", e.Name)
	case FollowSuit:
		return fault.Say("%s must follow suit and still holds a %s", e.Name, suitNames[e.Suit])
	case NotEnough:
		return fault.Say("at most %d cards can be thrown", e.Count)
	case BidNames:
		return fault.Say("a bid names a level and a strain")
	case StrainKnown:
		return fault.Say("that strain can't be bid in this game")
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
		return fault.Say("%v is not your own side's bid", e.Bid)
	case RedoubleDoubled:
		return fault.Say("%v is not doubled", e.Bid)
	case RedoubleOnce:
		return fault.Say("%v is redoubled already", e.Bid)
	case FirstCallNoPass:
		return fault.Say("the first call must be a bid")
	case PacketFirst:
		return fault.Say("the first call says which packet is the caller's dummy, open or closed")
	case PacketOnce:
		return fault.Say("only the first call chooses a packet")
	case PartnersBid:
		return fault.Say("in their part of the auction the partners only bid and pass")
	case BiddingIsOver:
		return fault.Say("after the soloist's call nobody bids")
	case NoDoubles:
		return fault.Say("doubles come after trumps are named")
	case SlamsByName:
		return fault.Say("only slams are bid by name; other bids are points")
	case FirstPoints:
		return fault.Say("the first bid is %d to %d points", leastFirst, mostFirst)
	case RaiseByFive:
		return fault.Say("a bid tops %v by %d at most", e.Bid, mostRaise)
	case PointsEnd:
		return fault.Say("bids end at %d points", mostPoints)
	case TooDear:
		return fault.Say("in that strain ten tricks are not worth the bid")
	case TrumpsNamed:
		return fault.Say("those are the trumps already")
	case ClaimWithinLeft:
		return fault.Say("%d tricks are left", e.Count)
	}
	return fault.Say("it breaks rule %d", e.Rule)
}

var suitNames = [4]fault.Phrase{fault.Say("club"), fault.Say("diamond"), fault.Say("heart"), fault.Say("spade")}

// stageAsks describes the event due in each stage.
var stageAsks = [...]fault.Phrase{
	StageGiving:     fault.Say("four cards are given to dummy first"),
	StageExchanging: fault.Say("now cards are thrown, or none"),
	StageBidding:    fault.Say("it is the auction"),
	StageNaming:     fault.Say("trumps are being named"),
	StageReserving:  fault.Say("three cards are laid down for the last tricks first"),
	StagePlaying:    fault.Say("the play has begun"),
	StageFinished:   fault.Say("the deal is over"),
}
