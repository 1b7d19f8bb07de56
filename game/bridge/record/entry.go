package record

import (
	"encoding/json"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Entry is a board in a history, finished or not.
type Entry struct {
	Session           int // number of its session, at least 1 if the rules are [bridge.Rules.Itemised]
	Number            int // number in the rubber, at least 1
	Board             bridge.Board
	Started, Finished int64 // milliseconds since 1970, UTC; 0 if unknown or not yet
	Undos, Hints      int

	Players    string // the computer players, by level: expert, or where the sides differ, that of North first, expert/club; see bot.Sides
	Both       bool   // the user has played both hands when his partner declared
	Name, Note string // the user's additions
	Starred    bool
	Other      *Other
	// Tables are the other tables of a field with results, from the second on; nil if the board has no field. An
	// unfinished board has none.
	Tables   []Other
	Analysis []byte // a JSON object, or nil
	Puzzles  []Puzzle
	// Source is the information of a file of another program about the board, and Results are its results of the deal
	// at other tables.
	Source  pbn.Source
	Results []pbn.Result
}

// Puzzle is the user's progress in finding a better card than one that cost something.
type Puzzle struct {
	Event int         // of the board: the card that cost it
	Tried []card.Card // in order
	Found bool        // the last of Tried is better
	Shown bool        // the user asked for the answer
}

// Other is the play of a board by four computer players at another table.
type Other struct {
	Players string
	Board   bridge.Board // finished
	Source  pbn.Source
}

// Marshal returns the line of the board, without a newline. It fails for numbers below 1, and for rules that
// are not [bridge.Rules.Known]: their lines couldn't be read.
func (e Entry) Marshal() ([]byte, error) {
	if e.Number < 1 {
		return nil, fault.Errorf("board number %d, want 1 or more", e.Number)
	}
	compared := e.Tables != nil && e.Board.Phase() == bridge.Finished
	if e.Session < 1 && (e.Board.Rules.Itemised || compared) {
		return nil, fault.Errorf("session number %d, want 1 or more", e.Session)
	}
	if err := e.Board.Rules.Known(); err != nil {
		return nil, err
	}
	l := lineOf(e.Session, e.Number, e.Board)
	if compared {
		l.Session = e.Session
		l.setTables(e)
	}
	l.Started, l.Finished, l.Undos, l.Hints = e.Started, e.Finished, e.Undos, e.Hints
	l.Players, l.Both, l.Name, l.Note, l.Starred, l.Analysis = e.Players, e.Both, e.Name, e.Note, e.Starred, e.Analysis
	if e.Other != nil {
		l.Other = &otherLine{e.Other.Players, actsOf(e.Other.Board), e.Other.Source}
	}
	l.Source, l.Results = e.Source, resultLines(e.Results)
	for _, p := range e.Puzzles {
		line := puzzleLine{Event: p.Event, Found: p.Found, Shown: p.Shown}
		for _, c := range p.Tried {
			line.Tried = append(line.Tried, c.String())
		}
		l.Puzzles = append(l.Puzzles, line)
	}
	return inLine(l)
}

// UnmarshalEntry reads a line and plays its board by the rules. Its errors are those of [Unmarshal].
func UnmarshalEntry(data []byte) (Entry, error) {
	l, err := decode(data)
	if err != nil {
		return Entry{}, err
	}
	e, err := l.entry()
	if err != nil {
		return Entry{}, fault.Errorf("board %d: %w", l.Board, err)
	}
	return e, nil
}

// entry returns the entry of the line.
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
		Players: l.Players, Both: l.Both, Name: l.Name, Note: l.Note, Starred: l.Starred, Source: l.Source,
	}
	if e.Results, err = resultsOf(l.Results, b.Prefix(0)); err != nil {
		return Entry{}, err
	}
	if l.Analysis != nil {
		if l.Analysis[0] != '{' {
			return Entry{}, fault.New("its analysis is not an object")
		}
		if e.Analysis, err = json.Marshal(l.Analysis); err != nil { // as it is written again
			return Entry{}, err
		}
	}
	if l.Other != nil {
		if e.Other, err = l.Other.replay(b.Prefix(0)); err != nil {
			return Entry{}, fault.Errorf("the other table: %w", err)
		}
	}
	if e.Tables, err = l.tables(e); err != nil {
		return Entry{}, err
	}
	for i, puzzle := range l.Puzzles {
		p, err := puzzle.puzzle(b)
		if err == nil && i > 0 && p.Event <= l.Puzzles[i-1].Event {
			err = fault.New("it doesn't come after the one before it")
		}
		if err != nil {
			return Entry{}, fault.Errorf("puzzle %d: %w", i+1, err)
		}
		e.Puzzles = append(e.Puzzles, p)
	}
	return e, nil
}

// puzzle returns the puzzle of the line for a board.
func (l puzzleLine) puzzle(b bridge.Board) (Puzzle, error) {
	p := Puzzle{Event: l.Event, Found: l.Found, Shown: l.Shown}
	if p.Event < 0 || p.Event >= len(b.Events()) || b.Events()[p.Event].Kind != bridge.PlayKind {
		return p, fault.Errorf("no card was played in event %d", p.Event)
	}
	for _, text := range l.Tried {
		c, err := card.Parse(text)
		if err != nil {
			return p, err
		}
		p.Tried = append(p.Tried, c)
	}
	if p.Found && len(p.Tried) == 0 {
		return p, fault.New("nothing was tried, and the better card found")
	}
	return p, nil
}

// The range of dates, in milliseconds since 1970.
const (
	firstTime = -62_135_596_800_000 // the start of the year 1
	lastTime  = 253_402_300_799_999 // the end of the year 9999
)

// checkTimes checks that times have years of at most four digits.
func checkTimes(times ...int64) error {
	for _, t := range times {
		if t < firstTime || t > lastTime {
			return fault.Errorf("the time %d is not within the years 1 to 9999", t)
		}
	}
	return nil
}

// replay plays the acts at the other table, from the start of the board.
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
	return &Other{o.Players, b, o.Source}, nil
}
