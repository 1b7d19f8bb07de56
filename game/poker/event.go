package poker

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// EventKind is a kind of event between hands, in the order in which they happen. (Rules: progressive-poker, Between hands.)
type EventKind uint8

// The kinds.
const (
	_ EventKind = iota
	Leave
	Rebuy
	Join
	Close // the agreed end: all leave at once (Rules: progressive-poker, R13)
)

var eventWords = [...]string{"", "leave", "rebuy", "join", "close"}

// String returns the kind's word: leave, rebuy, join or close.
func (k EventKind) String() string {
	if k == 0 || int(k) >= len(eventWords) {
		return "?"
	}
	return eventWords[k]
}

// ParseEventKind reads a kind's word.
func ParseEventKind(text string) (EventKind, error) {
	for k := Leave; k <= Close; k++ {
		if text == k.String() {
			return k, nil
		}
	}
	return 0, fault.Errorf("%q is not an event: want leave, rebuy, join or close", text)
}

// brings reports whether events of the kind bring chips.
func (k EventKind) brings() bool { return k == Rebuy || k == Join }

// Event is an event between two hands.
type Event struct {
	Kind  EventKind
	Seat  Seat // none for Close
	Chips int  // for Rebuy and Join, from 1 to [MaxChips]

	// Payments are the fees, in the order in which they are paid, if any are owed. [Game.Apply] computes them.
	Payments []Payment
}

// String returns the text form, without payments: leave 1, rebuy 3 500, join 4 500, close.
func (e Event) String() string {
	switch {
	case e.Kind == Close:
		return e.Kind.String()
	case e.Kind.brings():
		return fmt.Sprintf("%v %v %d", e.Kind, e.Seat, e.Chips)
	}
	return fmt.Sprintf("%v %v", e.Kind, e.Seat)
}

// ParseEvent reads the text form.
func ParseEvent(text string) (Event, error) {
	fail := func() (Event, error) {
		return Event{}, fault.Errorf("%q is not an event: want leave 1, rebuy 3 500, join 4 500 or close", text)
	}
	words := strings.Split(text, " ")
	kind, err := ParseEventKind(words[0])
	want := map[EventKind]int{Leave: 2, Rebuy: 3, Join: 3, Close: 1}[kind]
	if err != nil || len(words) != want {
		return fail()
	}
	e := Event{Kind: kind}
	if want > 1 {
		if e.Seat, err = ParseSeat(words[1]); err != nil {
			return fail()
		}
	}
	if want > 2 {
		if e.Chips, err = strconv.Atoi(words[2]); err != nil || e.Chips < 1 || e.Chips > MaxChips {
			return fail()
		}
	}
	return e, nil
}
