package chess

import (
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// EventKind is a kind of event in a game.
type EventKind uint8

// The kinds of events.
const (
	MoveKind    EventKind = iota + 1 // a move or a pass
	RollKind                         // the dice are rolled
	ResignKind                       // the player to move resigns
	TimeKind                         // the time of the player to move has run out
	DrawKind                         // all owners of kings agree to a draw
	AdjudgeKind                      // a side is taken for the winner, and the game ends there
)

// Event is one entry of a game's journal. Events compare with ==. The zero Event means no event.
type Event struct {
	kind EventKind
	move Move
	dice Dice
	side ArmySet // that is adjudged the winner
}

// The events other than moves and rolls.
var (
	Resign     = Event{kind: ResignKind}
	TimeOut    = Event{kind: TimeKind}
	DrawAgreed = Event{kind: DrawKind}
)

// MoveEvent returns the event of a move or a pass.
func MoveEvent(m Move) Event { return Event{kind: MoveKind, move: m} }

// RollEvent returns the event of a roll.
func RollEvent(d Dice) Event { return Event{kind: RollKind, dice: d} }

// Adjudged returns the event that ends the game with the win of a side, as [Position.Winners] has it. It is up to the table when
// that may happen. (Rules: octagonal-chess, Adjudication.)
func Adjudged(winners ArmySet) Event { return Event{kind: AdjudgeKind, side: winners} }

// Kind returns the event's kind, 0 for the zero Event.
func (e Event) Kind() EventKind { return e.kind }

// Move returns the move, and whether the event is one.
func (e Event) Move() (Move, bool) { return e.move, e.kind == MoveKind }

// Roll returns the roll, and whether the event is one.
func (e Event) Roll() (Dice, bool) { return e.dice, e.kind == RollKind }

var eventWords = map[EventKind]string{ResignKind: "resign", TimeKind: "time", DrawKind: "draw"}

// String returns the text form: a move as c4-d5 or pass, a roll as 63: with a colon, resign, time or draw,
// and for an adjudication ry/adjudged.
func (e Event) String() string {
	switch e.kind {
	case MoveKind:
		return e.move.String()
	case RollKind:
		return e.dice.String() + ":"
	case AdjudgeKind:
		return Result{e.side, ByJudge}.String()
	}
	return eventWords[e.kind]
}

// ParseEvent reads the text form.
func ParseEvent(text string) (Event, error) {
	for kind, word := range eventWords {
		if text == word {
			return Event{kind: kind}, nil
		}
	}
	if strings.Contains(text, "/") {
		r, err := ParseResult(text)
		if err != nil || r.How != ByJudge {
			return Event{}, fault.Errorf("%q is not a turn: an adjudication is written as ry/adjudged", text)
		}
		return Adjudged(r.Winners), nil
	}
	if roll, ok := strings.CutSuffix(text, ":"); ok {
		d, err := ParseDice(roll)
		if err != nil {
			return Event{}, err
		}
		return RollEvent(d), nil
	}
	m, err := ParseMove(text)
	if err != nil {
		return Event{}, err
	}
	return MoveEvent(m), nil
}
