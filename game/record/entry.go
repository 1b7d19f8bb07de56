package record

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Entry is a board in a history, finished or not.
type Entry struct {
	Number            int // its place in the rubber, 1 or more
	Board             bridge.Board
	Started, Finished int64 // milliseconds since 1970, UTC; 0 if that isn't known or hasn't been
	Undos, Hints      int
}

// Marshal returns the line of the board, without a newline. It fails for a number below 1, and for rules that
// [bridge.RulesNamed] doesn't know: their lines couldn't be read.
func (e Entry) Marshal() ([]byte, error) {
	if e.Number < 1 {
		return nil, fmt.Errorf("record: board number %d, want 1 or more", e.Number)
	}
	known, err := bridge.RulesNamed(e.Board.Rules.Name)
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	if !reflect.DeepEqual(known, e.Board.Rules) {
		return nil, fmt.Errorf("record: the board's rules are not the ones named %q", e.Board.Rules.Name)
	}
	l := lineOf(e.Number, e.Board)
	l.Started, l.Finished, l.Undos, l.Hints = e.Started, e.Finished, e.Undos, e.Hints
	return json.Marshal(l)
}

// UnmarshalEntry reads a line and plays its board by the rules. Its errors are those of [Unmarshal].
func UnmarshalEntry(data []byte) (Entry, error) {
	l, err := decode(data)
	if err != nil {
		return Entry{}, fmt.Errorf("record: %w", err)
	}
	b, err := l.replay()
	if err == nil {
		err = l.contradiction(lineOf(l.Board, b))
	}
	if err != nil {
		return Entry{}, fmt.Errorf("record: board %d: %w", l.Board, err)
	}
	return Entry{l.Board, b, l.Started, l.Finished, l.Undos, l.Hints}, nil
}

// Rubber is what a history says of a rubber, besides its boards.
type Rubber struct {
	Number           int // its place in the history, 1 or more
	Rules            bridge.Rules
	Length           int        // boards that count, 1 to a million; 0 for boards that came without the line of their rubber
	Person           *card.Seat // where the person sits, or nil if computers played among themselves
	Started, Changed int64      // milliseconds since 1970, UTC
	Boards           int        // how many follow; it isn't known where Length is 0
	Date             string     // YYYY.MM.DD, with question marks for what isn't known; from PBN only
}

// longestRubber is how many boards a rubber has at most.
const longestRubber = 1_000_000

// rubberLine is its JSON object.
type rubberLine struct {
	Rubber  int    `json:"rubber"`
	Rules   string `json:"rules"`
	Length  int    `json:"length"`
	Seat    string `json:"seat,omitempty"`
	Started int64  `json:"started"`
	Changed int64  `json:"changed"`
	Boards  int    `json:"boards"`
}

// Marshal returns the line of the rubber, without a newline.
func (r Rubber) Marshal() ([]byte, error) {
	l := rubberLine{r.Number, r.Rules.Name, r.Length, "", r.Started, r.Changed, r.Boards}
	if r.Person != nil {
		l.Seat = r.Person.String()
	}
	if err := l.check(); err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	return json.Marshal(l)
}

func (l rubberLine) check() error {
	switch {
	case l.Rubber < 1:
		return fmt.Errorf("rubber number %d, want 1 or more", l.Rubber)
	case l.Length < 1 || l.Length > longestRubber:
		return fmt.Errorf("a rubber has 1 to %d boards, not %d", longestRubber, l.Length)
	case l.Boards < 0:
		return errors.New("fewer than no boards can't follow")
	}
	return nil
}

func unmarshalRubber(data []byte) (Rubber, error) {
	var l rubberLine
	if err := decodeObject(data, &l); err != nil {
		return Rubber{}, err
	}
	if err := l.check(); err != nil {
		return Rubber{}, err
	}
	rules, err := bridge.RulesNamed(l.Rules)
	if err != nil {
		return Rubber{}, err
	}
	r := Rubber{Number: l.Rubber, Rules: rules, Length: l.Length, Started: l.Started, Changed: l.Changed, Boards: l.Boards}
	if l.Seat != "" {
		seat, err := card.ParseSeat(l.Seat)
		if err != nil {
			return Rubber{}, err
		}
		r.Person = &seat
	}
	return r, nil
}
