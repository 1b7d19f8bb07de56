package bridge

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// EventKind tells calls, plays, claims and choices apart.
type EventKind uint8

// The kinds of event.
const (
	CallKind EventKind = iota
	PlayKind
	ClaimKind
	ChooseKind
)

// Event is one act of the player to act. Only the field for its kind has a meaning; make events with [Called],
// [Played], [Claimed] or [Chosen].
type Event struct {
	Kind   EventKind
	Call   Call
	Card   card.Card
	Tricks int
}

// Called returns the event of making call c.
func Called(c Call) Event { return Event{Kind: CallKind, Call: c} }

// Played returns the event of playing card c, from dummy too.
func Played(c card.Card) Event { return Event{Kind: PlayKind, Card: c} }

// Claimed returns the event of ending the play: the side of the player to act takes that many of the tricks not yet
// finished, and the other side the rest. 0 concedes them all.
func Claimed(tricks int) Event { return Event{Kind: ClaimKind, Tricks: tricks} }

// Chosen returns the event of declarer choosing the contract: a part-score or game, as the call that would bid it.
func Chosen(c Call) Event { return Event{Kind: ChooseKind, Call: c} }

const (
	claimPrefix  = "Claim "
	choosePrefix = "Choose "
)

// String returns the text form: the call, the card, "Claim 5" or "Choose 4H".
func (e Event) String() string {
	switch e.Kind {
	case CallKind:
		return e.Call.String()
	case PlayKind:
		return e.Card.String()
	case ChooseKind:
		return choosePrefix + e.Call.String()
	}
	return claimPrefix + strconv.Itoa(e.Tricks)
}

// ParseEvent reads an event's text form.
func ParseEvent(text string) (Event, error) {
	if c, err := card.Parse(text); err == nil {
		return Played(c), nil
	}
	if c, err := ParseCall(text); err == nil {
		return Called(c), nil
	}
	if digits, ok := strings.CutPrefix(text, claimPrefix); ok {
		if n, err := strconv.ParseUint(digits, 10, 8); err == nil {
			return Claimed(int(n)), nil
		}
	}
	if call, ok := strings.CutPrefix(text, choosePrefix); ok {
		if c, err := ParseCall(call); err == nil {
			return Chosen(c), nil
		}
	}
	why := fault.Say("want a call, a card, or %q and a number or %q and a call", claimPrefix, choosePrefix)
	return Event{}, &card.ParseError{What: fault.Say("event"), Text: text, Why: why}
}
