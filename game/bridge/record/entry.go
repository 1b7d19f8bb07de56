package record

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

// Entry is a board in a history, finished or not.
type Entry struct {
	Session           int // the number of its session, 1 or more where the rules are [bridge.Rules.Itemised]
	Number            int // its place in the rubber, 1 or more
	Board             bridge.Board
	Started, Finished int64 // milliseconds since 1970, UTC; 0 if that isn't known or hasn't been
	Undos, Hints      int

	Players    string // the level of the computer players
	Both       bool   // the user has played declarer's and dummy's cards, where his partner declares
	Name, Note string // what the user has added
	Starred    bool
	Other      *Other
	// Tables are the other tables of a field whose results are in, from the second on; nil if the board is of no
	// field. A board that goes on says nothing of them.
	Tables   []Other
	Analysis []byte // a JSON object, or nil
	Puzzles  []Puzzle
}

// Puzzle is how far the user has come with finding the better card where one of the board cost something.
type Puzzle struct {
	Event int         // of the board: the card that cost it
	Tried []card.Card // in order
	Found bool        // the last of them is better
	Shown bool        // the answer was asked for
}

// Other is what four computer players made of a board at another table.
type Other struct {
	Players string
	Board   bridge.Board // finished
}

// Marshal returns the line of the board, without a newline. It fails for numbers below 1, and for rules that
// are not [bridge.Rules.Known]: their lines couldn't be read.
func (e Entry) Marshal() ([]byte, error) {
	if e.Number < 1 {
		return nil, fmt.Errorf("record: board number %d, want 1 or more", e.Number)
	}
	compared := e.Tables != nil && e.Board.Phase() == bridge.Finished
	if e.Session < 1 && (e.Board.Rules.Itemised || compared) {
		return nil, fmt.Errorf("record: session number %d, want 1 or more", e.Session)
	}
	if err := e.Board.Rules.Known(); err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	l := lineOf(e.Session, e.Number, e.Board)
	if compared {
		l.Session = e.Session
		l.setTables(e)
	}
	l.Started, l.Finished, l.Undos, l.Hints = e.Started, e.Finished, e.Undos, e.Hints
	l.Players, l.Both, l.Name, l.Note, l.Starred, l.Analysis = e.Players, e.Both, e.Name, e.Note, e.Starred, e.Analysis
	if e.Other != nil {
		l.Other = &otherLine{e.Other.Players, actsOf(e.Other.Board)}
	}
	for _, p := range e.Puzzles {
		its := puzzleLine{Event: p.Event, Found: p.Found, Shown: p.Shown}
		for _, c := range p.Tried {
			its.Tried = append(its.Tried, c.String())
		}
		l.Puzzles = append(l.Puzzles, its)
	}
	return json.Marshal(l)
}

// UnmarshalEntry reads a line and plays its board by the rules. Its errors are those of [Unmarshal].
func UnmarshalEntry(data []byte) (Entry, error) {
	l, err := decode(data)
	if err != nil {
		return Entry{}, fmt.Errorf("record: %w", err)
	}
	e, err := l.entry()
	if err != nil {
		return Entry{}, fmt.Errorf("record: board %d: %w", l.Board, err)
	}
	return e, nil
}

// entry returns what the line says.
func (l line) entry() (Entry, error) {
	b, err := l.replay()
	if err == nil {
		err = l.contradiction(lineOf(l.Session, l.Board, b))
	}
	if err == nil {
		err = checkTimes(l.Started, l.Finished)
	}
	if err != nil {
		return Entry{}, err
	}
	e := Entry{
		Session: l.Session, Number: l.Board, Board: b, Started: l.Started, Finished: l.Finished, Undos: l.Undos, Hints: l.Hints,
		Players: l.Players, Both: l.Both, Name: l.Name, Note: l.Note, Starred: l.Starred,
	}
	if l.Analysis != nil {
		if l.Analysis[0] != '{' {
			return Entry{}, errors.New("its analysis is not an object")
		}
		if e.Analysis, err = json.Marshal(l.Analysis); err != nil { // as it is written again
			return Entry{}, err
		}
	}
	if l.Other != nil {
		if e.Other, err = l.Other.replay(b.Prefix(0)); err != nil {
			return Entry{}, fmt.Errorf("the other table: %w", err)
		}
	}
	if e.Tables, err = l.tables(e); err != nil {
		return Entry{}, err
	}
	for i, its := range l.Puzzles {
		p, err := its.puzzle(b)
		if err == nil && i > 0 && p.Event <= l.Puzzles[i-1].Event {
			err = errors.New("it doesn't come after the one before it")
		}
		if err != nil {
			return Entry{}, fmt.Errorf("puzzle %d: %w", i+1, err)
		}
		e.Puzzles = append(e.Puzzles, p)
	}
	return e, nil
}

// puzzle returns what the line says of a board.
func (l puzzleLine) puzzle(b bridge.Board) (Puzzle, error) {
	p := Puzzle{Event: l.Event, Found: l.Found, Shown: l.Shown}
	if p.Event < 0 || p.Event >= len(b.Events()) || b.Events()[p.Event].Kind != bridge.PlayKind {
		return p, fmt.Errorf("no card was played in event %d", p.Event)
	}
	for _, text := range l.Tried {
		c, err := card.Parse(text)
		if err != nil {
			return p, err
		}
		p.Tried = append(p.Tried, c)
	}
	if p.Found && len(p.Tried) == 0 {
		return p, errors.New("nothing was tried, and the better card found")
	}
	return p, nil
}

// What has a date, in milliseconds since 1970.
const (
	firstTime = -62_135_596_800_000 // the year 1 begins
	lastTime  = 253_402_300_799_999 // the year 9999 ends
)

// checkTimes checks that times are of years that have four digits at most.
func checkTimes(times ...int64) error {
	for _, t := range times {
		if t < firstTime || t > lastTime {
			return fmt.Errorf("the time %d is not within the years 1 to 9999", t)
		}
	}
	return nil
}

// replay plays what happened at the other table, from the start of the board.
func (o otherLine) replay(b bridge.Board) (*Other, error) {
	events, err := o.events()
	if err != nil {
		return nil, err
	}
	if b, err = b.Replay(events); err != nil {
		return nil, err
	}
	if b.Phase() != bridge.Finished {
		return nil, notFinished(b)
	}
	return &Other{o.Players, b}, nil
}

// Rubber is what a history says of a rubber, besides its boards.
type Rubber struct {
	Number           int // its place in the history, 1 or more
	Rules            bridge.Rules
	Length           int         // boards that count, 1 to a million; 0 for boards that came without the line of their rubber
	Person           *card.Seat  // where the user sits, or nil if computers played among themselves
	Started, Changed int64       // milliseconds since 1970, UTC
	Boards           int         // how many follow; it isn't known where Length is 0
	Field            field.Setup // zero if the deals are played at no other tables, or if Length is 0
	Daily            string      // the date whose boards they are, YYYY-MM-DD, or ""
	Date             string      // YYYY.MM.DD, with question marks for what isn't known; from PBN only

	Kind       string // "again" or "branch"; "" for ordinary ones
	Origin     Origin
	Stands     int    // of a branch: how many events stood when it began; -1 if that isn't known
	Name, Note string // what the user has added
	Starred    bool
}

// Origin is the board that another rubber was played on from, or that it repeats. The zero value is none.
type Origin struct {
	Rubber int `json:"rubber"` // its place in the history
	Board  int `json:"board"`  // its place in the rubber
}

// branch is the kind of a rubber that is played on from a position of a board.
const branch = "branch"

// longestRubber is how many boards a rubber has at most.
const longestRubber = 1_000_000

// rubberLine is its JSON object.
type rubberLine struct {
	Rubber int `json:"rubber"`
	rulesKeys
	Length  int    `json:"length"`
	Tables  int    `json:"tables,omitempty"`
	By      string `json:"by,omitempty"`
	Daily   string `json:"daily,omitempty"`
	Seat    string `json:"seat,omitempty"`
	Started int64  `json:"started"`
	Changed int64  `json:"changed"`
	Boards  int    `json:"boards"`

	Kind    string  `json:"kind,omitempty"`
	Origin  *Origin `json:"origin,omitempty"`
	Stands  *int    `json:"stands,omitempty"`
	Name    string  `json:"name,omitempty"`
	Note    string  `json:"note,omitempty"`
	Starred bool    `json:"starred,omitempty"`
}

// Marshal returns the line of the rubber, without a newline.
func (r Rubber) Marshal() ([]byte, error) {
	l := rubberLine{
		Rubber: r.Number, rulesKeys: keysOf(r.Rules), Length: r.Length, Tables: r.Field.Tables, Daily: r.Daily, Started: r.Started, Changed: r.Changed, Boards: r.Boards,
		Kind: r.Kind, Name: r.Name, Note: r.Note, Starred: r.Starred,
	}
	if r.Field.By != field.ByMatchpoints {
		l.By = r.Field.By.String()
	}
	if r.Origin != (Origin{}) {
		l.Origin = &r.Origin
	}
	if r.Kind == branch && r.Stands >= 0 {
		l.Stands = &r.Stands
	}
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
	case l.Kind != "" && l.Kind != "again" && l.Kind != branch:
		return fmt.Errorf("%q is no kind of rubber", l.Kind)
	case l.Origin != nil && (l.Origin.Rubber < 1 || l.Origin.Board < 1):
		return fmt.Errorf("no board is number %d of rubber %d", l.Origin.Board, l.Origin.Rubber)
	case l.Tables == 0 && l.By != "":
		return errors.New("results are compared, and there are no tables")
	case l.Daily != "" && !field.IsDate(l.Daily):
		return fmt.Errorf("%q is no date, as 2026-11-22", l.Daily)
	case l.Stands != nil && l.Kind != branch:
		return errors.New("only of a branch some events stand")
	case l.Stands != nil && *l.Stands < 0:
		return errors.New("fewer than no events can't stand")
	}
	return nil
}

// field returns what the session is played for, and at how many tables.
func (l rubberLine) field() (field.Setup, error) {
	if l.Tables == 0 {
		return field.Setup{}, nil
	}
	return field.ParseSetup(fmt.Sprintf("%d %s", l.Tables, cmp.Or(l.By, field.ByMatchpoints.String())))
}

func unmarshalRubber(data []byte) (Rubber, error) {
	var l rubberLine
	if err := decodeObject(data, &l); err != nil {
		return Rubber{}, err
	}
	if err := errors.Join(l.check(), checkTimes(l.Started, l.Changed)); err != nil {
		return Rubber{}, err
	}
	rules, err := l.parse()
	if err != nil {
		return Rubber{}, err
	}
	setup, err := l.field()
	if err != nil {
		return Rubber{}, err
	}
	if setup.Tables > 0 && !field.Has(rules) {
		return Rubber{}, fmt.Errorf("%s is not played at many tables", rules.Name)
	}
	if rules.Length > 0 && l.Length != 1 && l.Length != rules.Length {
		return Rubber{}, fmt.Errorf("a session of %s has %d boards, or is one board by itself", rules.Name, rules.Length)
	}
	r := Rubber{
		Number: l.Rubber, Rules: rules.ForLength(l.Length), Length: l.Length, Field: setup, Daily: l.Daily, Started: l.Started, Changed: l.Changed, Boards: l.Boards,
		Kind: l.Kind, Name: l.Name, Note: l.Note, Starred: l.Starred,
	}
	if l.Origin != nil {
		r.Origin = *l.Origin
	}
	switch {
	case l.Stands != nil:
		r.Stands = *l.Stands
	case l.Kind == branch:
		r.Stands = -1
	}
	if l.Seat != "" {
		seat, err := card.ParseSeat(l.Seat)
		if err != nil {
			return Rubber{}, err
		}
		r.Person = &seat
	}
	return r, nil
}
