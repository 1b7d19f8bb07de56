package poker

import (
	"fmt"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Rule is a rule that an act or an event can break.
type Rule uint8

// The rules that are checked. (Rules: progressive-poker, A hand, Between hands.)
const (
	_ Rule = iota

	HandIsOver   // nobody acts after the last act
	InTurn       // players act in turn
	PlaceCount   // a fantasy places 13 cards, street 1 five, later ones two
	DiscardCount // the other cards are thrown away
	CardInHand   // cards are placed and thrown away from the player's hand
	FreeBoxes    // a row takes no more cards than it has free boxes

	GameIsOver      // nothing happens after the end
	BetweenHands    // players leave, rebuy, join and close between two hands
	EventOrder      // first leave, then rebuy, join, close
	LeaveOrder      // several players leave in order
	AtTable         // a player who leaves or rebuys is at the table
	SeatIsFree      // a player who joins takes a free seat
	SeatAtTable     // seats are 1 to 6
	ChipsBought     // a player who rebuys or joins brings chips
	ChipsAtTable    // the total of chips at the table is limited
	RebuyBeforeHand // a player with a stack of 0 rebuys or leaves before the next hand
)

var ruleNames = [...]string{"", "HandIsOver", "InTurn", "PlaceCount", "DiscardCount", "CardInHand", "FreeBoxes",
	"GameIsOver", "BetweenHands", "EventOrder", "LeaveOrder", "AtTable", "SeatIsFree", "SeatAtTable", "ChipsBought", "ChipsAtTable", "RebuyBeforeHand"}

// String returns the rule's name.
func (r Rule) String() string {
	if int(r) >= len(ruleNames) {
		return fmt.Sprintf("Rule(%d)", uint8(r))
	}
	return ruleNames[r]
}

// RuleError says which rule an act or an event would have broken. It changed nothing.
type RuleError struct {
	Rule   Rule
	What   string    // the act or the event, in its text form
	Seat   Seat      // the seat to act, for InTurn; otherwise the seat that acts, or whose stack is empty
	Card   card.Card // for CardInHand and FreeBoxes
	Row    Row       // for FreeBoxes
	Number int       // cards wanted or held, free boxes, or chips
}

// Error names the act or the event and the rule, in English.
func (e *RuleError) Error() string { return e.Words().String() }

// Words returns the kind and the values.
func (e *RuleError) Words() fault.Phrase { return fault.Say("%s is not legal: %s", e.What, e.why()) }

func (e *RuleError) why() fault.Phrase {
	switch e.Rule {
	case HandIsOver:
		return fault.Say("the hand is over")
	case InTurn:
		return fault.Say("seat %v is to act", e.Seat)
	case PlaceCount:
		return fault.Say("seat %v places %d cards", e.Seat, e.Number)
	case DiscardCount:
		return fault.Say("seat %v throws %d away", e.Seat, e.Number)
	case CardInHand:
		if e.Number > 0 {
			return fault.Say("seat %v holds only one %v", e.Seat, e.Card)
		}
		return fault.Say("seat %v doesn't hold %v", e.Seat, e.Card)
	case FreeBoxes:
		if e.Number > 0 {
			return fault.Say("the %v row has room for only %d more", e.Row, e.Number)
		}
		return fault.Say("the %v row is full", e.Row)
	case GameIsOver:
		return fault.Say("the game is over")
	case BetweenHands:
		return fault.Say("it happens between two hands")
	case EventOrder:
		return fault.Say("players leave first, then rebuy, then join, and closing comes last")
	case LeaveOrder:
		return fault.Say("several leave in order, from the button's left on")
	case AtTable:
		return fault.Say("nobody sits in seat %v", e.Seat)
	case SeatIsFree:
		return fault.Say("seat %v is taken", e.Seat)
	case SeatAtTable:
		return fault.Say("seats are 1 to %d", Seats)
	case ChipsBought:
		return fault.Say("chips are 1 to %d, not %d", MaxChips, e.Number)
	case ChipsAtTable:
		return fault.Say("no more than %d chips are at the table", MaxAtTable)
	case RebuyBeforeHand:
		return fault.Say("seat %v has no chips: it rebuys or leaves first", e.Seat)
	}
	return fault.Say("it breaks rule %v", e.Rule)
}
