package few

import (
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// EventKind is the kind of a player's act.
type EventKind uint8

// The kinds of event.
const (
	Calling   EventKind = iota
	Giving              // cards given to dummy, at Booby
	Throwing            // cards thrown away for as many from the stock
	Naming              // trumps named, at Slam
	Reserving           // cards laid aside for the last tricks, at Slam
	Playing
	Claiming
)

// Packet is one of the two packets on the table at open or closed dummy.
type Packet uint8

// The packets.
const (
	NoPacket Packet = iota
	Open
	Closed
)

// String returns open, closed or "".
func (p Packet) String() string { return [...]string{"", "open", "closed"}[p%3] }

// Other returns the packet left to the opponent.
func (p Packet) Other() Packet { return (3 - p) % 3 }

// Event is one act of the player to act. Only the fields for its kind have a meaning; make events with [Called],
// [CalledWith], [Given], [Thrown], [Named], [Reserved], [Played] or [Claimed].
type Event struct {
	Kind   EventKind
	Call   Call
	Packet Packet    // chosen with the first call at open or closed dummy
	Cards  card.Hand // given, thrown or reserved
	Count  int       // number of Cards, all that a [View] has of cards its player doesn't see
	Strain Strain    // named
	Card   card.Card // played
	Tricks int       // claimed
}

// Called returns the event of making a call.
func Called(c Call) Event { return Event{Kind: Calling, Call: c} }

// CalledWith returns the event of making a call and choosing a packet.
func CalledWith(c Call, p Packet) Event { return Event{Kind: Calling, Call: c, Packet: p} }

// Given returns the event of giving cards to dummy.
func Given(h card.Hand) Event { return Event{Kind: Giving, Cards: h, Count: h.Len()} }

// Thrown returns the event of throwing cards away for as many from the stock; h may be empty.
func Thrown(h card.Hand) Event { return Event{Kind: Throwing, Cards: h, Count: h.Len()} }

// Named returns the event of naming trumps, or changing them.
func Named(s Strain) Event { return Event{Kind: Naming, Strain: s} }

// Reserved returns the event of laying cards aside for the last tricks.
func Reserved(h card.Hand) Event { return Event{Kind: Reserving, Cards: h, Count: h.Len()} }

// Played returns the event of playing a card.
func Played(c card.Card) Event { return Event{Kind: Playing, Card: c} }

// Claimed returns the event of ending the play: the side of the player to act takes that many of the tricks not yet
// finished, and the other side the rest.
func Claimed(tricks int) Event { return Event{Kind: Claiming, Tricks: tricks} }

const (
	givePrefix    = "Give "
	throwPrefix   = "Throw "
	trumpsPrefix  = "Trumps "
	reservePrefix = "Reserve "
	claimPrefix   = "Claim "
)

// String returns the text form. Unseen cards are only a number: "Give 4".
func (e Event) String() string {
	cards := e.Cards.String()
	if e.Cards.Len() != e.Count {
		cards = strconv.Itoa(e.Count)
	}
	switch e.Kind {
	case Calling:
		return strings.TrimSpace(e.Call.String() + " " + e.Packet.String())
	case Giving:
		return givePrefix + cards
	case Throwing:
		return throwPrefix + cards
	case Naming:
		return trumpsPrefix + e.Strain.String()
	case Reserving:
		return reservePrefix + cards
	case Playing:
		return e.Card.String()
	}
	return claimPrefix + strconv.Itoa(e.Tricks)
}

// ParseEvent reads an event's text form.
func ParseEvent(text string) (Event, error) {
	if c, err := card.Parse(text); err == nil {
		return Played(c), nil
	}
	for prefix, made := range map[string]func(card.Hand) Event{givePrefix: Given, throwPrefix: Thrown, reservePrefix: Reserved} {
		if of, ok := strings.CutPrefix(text, prefix); ok {
			h, err := card.ParseHand(of)
			if err != nil {
				return Event{}, &card.ParseError{What: fault.Say("event"), Text: text, Why: fault.Say("%s", err), Err: err}
			}
			return made(h), nil
		}
	}
	if of, ok := strings.CutPrefix(text, trumpsPrefix); ok {
		if s, err := ParseStrain(of); err == nil {
			return Named(s), nil
		}
	}
	if digits, ok := strings.CutPrefix(text, claimPrefix); ok {
		if n, err := strconv.ParseUint(digits, 10, 8); err == nil {
			return Claimed(int(n)), nil
		}
	}
	call, packet := text, NoPacket
	for _, p := range []Packet{Open, Closed} {
		if before, ok := strings.CutSuffix(text, " "+p.String()); ok {
			call, packet = before, p
		}
	}
	if c, err := ParseCall(call); err == nil {
		return CalledWith(c, packet), nil
	}
	return Event{}, &card.ParseError{What: fault.Say("event"), Text: text,
		Why: fault.Say("want a call, a card, or one of %q", []string{givePrefix, throwPrefix, trumpsPrefix, reservePrefix, claimPrefix})}
}
