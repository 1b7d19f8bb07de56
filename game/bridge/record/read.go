package record

import (
	"bufio"
	"cmp"
	"errors"
	"io"
	"iter"
	"regexp"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/machine"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
)

// Item is one thing of a history: a rubber, a board of the rubber before it, a deal to be played, something learned, or a board that was left
// out; or that the board before it, which came without the line of its rubber, was played by itself.
type Item struct {
	Line   int // where it begins, counted from 1
	Rubber *Rubber
	Board  *Entry
	ToPlay *ToPlay
	// Learned doesn't belong to a rubber, and comes only from lines of JSON.
	Learned *Learned
	Alone   bool
	// Settled says that the rubber of the boards before it, which came without its line, was broken off after them.
	Settled bool
	Left    error   // why a board in PBN or LIN can't be kept
	Faults  []Fault // of PBN and LIN: faults, each with what is lost by it
}

// ToPlay is a deal that came without its play, from PBN or LIN.
type ToPlay struct {
	List string // its event; "" if unknown
	Given
	Why    error // it has no play, or none that can be kept
	Played bool  // something was played, or at least called, that can't be kept but for its text
}

// LineError is an error with its line.
type LineError = lines.Error

// Read yields a history as it is read: each rubber, followed by its boards. It is in lines of JSON, or in PBN, which
// begins with a tag or a comment, or in LIN, both perhaps behind lines that begin with a per cent sign, or it is a file for a dealing
// machine. Empty lines of JSON are nothing.
//
// Where boards come without the line of their rubber, as in PBN and from [Marshal], a board that doesn't continue the
// numbers of those before it begins a new rubber, which is [Rubber.Loose]; it is over when its rules say so. In PBN, where some may have been left out, they
// need only rise, as long as Event and Site stay the same. So they must in LIN, as long as the match stays the same; what
// the closed room made of a board is its other table.
//
// In PBN and LIN the board is the unit: whatever is wrong with one, what is good of it is kept, and the next one is read. All tables of a deal are put
// together. In JSON the first mistake is the last thing that comes, as a [*LineError]; what was yielded before may be half a rubber.
func Read(in io.Reader) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		r := reading{}
		file := bufio.NewReaderSize(in, machine.Peek)
		if head, _ := file.Peek(machine.Peek); machine.Is(head) {
			r.history.give(yield, 1, r.history.readMachine(file))
			return
		}
		for line, err := range lines.ReadObjects(file) {
			if wrong := errors.Join(err, r.take(line)); !r.history.give(yield, line.Number, wrong) {
				return
			}
		}
		r.history.give(yield, r.last, r.end())
	}
}

// reading is a history being read.
type reading struct {
	history  history
	notation notation   // nil until a line identifies it
	first    *LineError // the first line with something in it, if it doesn't tell it
	stray    int        // such lines
	last     int
}

// take processes a line. In PBN and LIN an invalid one is left out.
func (r *reading) take(line lines.Line) error {
	r.last = line.Number
	says := strings.TrimSpace(line.Text)
	_, isJSON := r.notation.(*jsonLines)
	if r.notation != nil && !isJSON && len(line.Text) > lines.Longest {
		line.Wrong = lines.TooLong(lines.Longest)
	}
	switch {
	case line.Wrong != nil && (r.notation == nil || isJSON):
		return line.Wrong
	case line.Wrong != nil:
		r.history.items = append(r.history.items, astray(line.Number, line.Wrong))
		return nil
	case r.notation == nil && (says == "" || says[0] == '%'): // both PBN and LIN may begin with what a program says of the file
		return nil
	case r.notation == nil:
		var err error
		if r.notation, err = notationOf(says, &r.history); err != nil {
			if r.stray++; r.stray > mostStray || strings.HasPrefix(says, "[") {
				return err
			}
			if r.first == nil {
				r.first = &LineError{Line: line.Number, Err: err}
			}
			return nil
		}
		if _, isJSON := r.notation.(*jsonLines); r.first != nil && isJSON {
			return r.first
		} else if r.first != nil {
			r.history.items = append(r.history.items, astray(r.first.Line, linesLeft(r.stray)))
		}
	}
	return r.notation.take(line.Number, line.Text)
}

// linesLeft reports that lines before the first board are left out.
func linesLeft(n int) error {
	if n == 1 {
		return fault.New("1 line before the first board is left out")
	}
	return fault.Errorf("%d lines before the first board are left out", n)
}

// mostStray is the maximum number of lines before the first that identifies the notation.
const mostStray = 100

// astray reports that a line is left out.
func astray(line int, err error) Item {
	return Item{Line: line, Faults: []Fault{{Fault: pbn.Fault{Line: line, Lost: pbn.Text, Err: err}}}}
}

// end is called after the last line.
func (r *reading) end() error {
	switch {
	case r.notation != nil:
		return r.notation.end()
	case r.first != nil:
		return r.first
	}
	return nil
}

// give yields the items completed by a line, and then its error. It reports whether more may follow.
func (h *history) give(yield func(Item, error) bool, line int, wrong error) bool {
	for _, item := range h.items {
		if !yield(item, nil) {
			return false
		}
	}
	h.items = h.items[:0]
	if wrong == nil {
		return true
	}
	if at := new(LineError); !errors.As(wrong, &at) {
		wrong = &LineError{Line: line, Err: wrong}
	}
	yield(Item{}, wrong)
	return false
}

// history puts boards into rubbers.
type history struct {
	items  []Item // that have come and have not been yielded
	rubber *Rubber
	line   int // of the rubber
	boards int // of it, so far
	over   int // of these, those that count
	// finished are the finished boards of the rubber if its rules carry something from board to board.
	finished []bridge.Board
	number   int // those of the last board
	// session is the session of the last board; 0 if lines don't give it.
	session int
	going   bool
	settled bool              // it has been broken off
	results []field.Traveller // of the boards of a field, without the boards
}

// begin begins a rubber.
func (h *history) begin(line int, r Rubber) error {
	if err := h.end(); err != nil {
		return err
	}
	h.items = append(h.items, Item{Line: line, Rubber: &r})
	h.rubber, h.line, h.boards, h.over, h.going, h.finished, h.results, h.settled = &r, line, 0, 0, false, nil, nil, false
	return nil
}

// add adds a board to the rubber.
func (h *history) add(line int, e Entry) error {
	r := h.rubber
	h.number, h.session = e.Number, e.Session
	e.Number = h.boards + 1
	switch {
	case !r.Loose() && h.number != e.Number:
		return fault.Errorf("board %d of the rubber should come here, not board %d", e.Number, h.number)
	case !r.Rules.Same(e.Board.Rules):
		return fault.Errorf("the rubber is one of %s, and this board of %s", r.Rules, e.Board.Rules)
	case h.going:
		return fault.New("the board before it is not finished")
	case !r.Loose() && h.isOver():
		return fault.Errorf("the rubber of line %d is over before it", h.line)
	}
	e.setRules(r.Rules)
	if err := h.carry(&e); err != nil {
		return err
	}
	if err := h.compare(e); err != nil {
		return err
	}
	h.boards++
	h.going = e.Board.Phase() != bridge.Finished
	if !h.going && r.Rules.Counts(e.Board) {
		h.over++
	}
	h.items = append(h.items, Item{Line: line, Board: &e})
	return nil
}

// setRules gives the board the rules of its rubber: a board on its own isn't dealt again.
func (e *Entry) setRules(r bridge.Rules) {
	e.Board.Rules = r
	if e.Other != nil {
		e.Other.Board.Rules = r
	}
}

// carry checks that a board starts with what the boards before it have left, and gives it all of that: its line
// says only a part. A board by itself starts with what its line says.
func (h *history) carry(e *Entry) error {
	r := h.rubber.Rules
	if r.CarryBelow && r.Length != 1 {
		left := h.soFar().Standing()
		if got := e.Board.Standing.Below; got != left.Below {
			return fault.Errorf("it has %v below, but the boards before it leave %v", got, left.Below)
		}
		if got := e.Board.Standing.Games; r.GamesToWin > 0 && got != left.Games {
			return fault.Errorf("it has %v games, but the boards before it leave %v", got, left.Games)
		}
		e.Board.Standing = left
		if e.Other != nil {
			e.Other.Board.Standing = left
		}
	}
	if r.Itemised && e.Board.Phase() == bridge.Finished {
		h.finished = append(h.finished, e.Board)
	}
	return nil
}

// length returns the number of boards of the rubber that count, or 0 if it is unknown.
func (h *history) length() int { return cmp.Or(h.rubber.Length, h.rubber.Rules.Length) }

// soFar returns the session of the rubber with its results so far.
func (h *history) soFar() session.Session {
	return session.Session{Rules: h.rubber.Rules, Length: h.length(), Boards: h.finished, Settled: h.settled}
}

// isOver reports whether the rubber is over, as far as known.
func (h *history) isOver() bool {
	if s := h.soFar(); s.ByGames() {
		return s.Over()
	}
	return h.length() > 0 && h.over >= h.length()
}

// full reports whether all boards of the rubber have come, or there is no rubber.
func (h *history) full() bool {
	return h.rubber == nil || !h.rubber.Loose() && h.boards == h.rubber.Boards
}

// end checks that the rubber is complete.
func (h *history) end() error {
	if h.rubber == nil || h.rubber.Loose() {
		return nil
	}
	if h.full() {
		if !h.rubber.Settled {
			return nil
		}
		_, err := h.soFar().Settle()
		if err == nil && h.going {
			err = fault.New("its last board is not finished")
		}
		if err != nil {
			return fault.Errorf("the rubber of line %d can't be settled: %w", h.line, err)
		}
		return nil
	}
	return fault.Errorf("the rubber of line %d should have %d boards, but %d are there", h.line, h.rubber.Boards, h.boards)
}

// loose adds a board that came without its rubber; fresh says that it isn't of the same as the one before.
func (h *history) loose(line int, e Entry, fresh bool, date string) error {
	over := h.rubber != nil && h.length() > 0 && h.over == h.length()
	other := h.boards > 0 && (e.Tables != nil) != (h.results != nil)
	if h.rubber == nil || !h.rubber.Loose() || fresh || h.going || over || other || !e.Board.Rules.Same(h.rubber.Rules) {
		rules := e.Board.Rules
		if !starts(e.Board) {
			rules = rules.Alone()
		}
		if err := h.begin(line, Rubber{Rules: rules, Date: date}); err != nil {
			return err
		}
	}
	return h.add(line, e)
}

// starts reports whether a board can be the first of a session, where its rules say how many there are, or when it ends.
func starts(b bridge.Board) bool {
	r := b.Rules
	return r.Length == 0 && r.GamesToWin == 0 || b.Dealer == r.Dealer(0) && b.Vul == r.Vulnerability(0) && b.Standing == bridge.Standing{}
}

// dealKey matches the key that every board has. Nothing in the line of a rubber matches: within its texts quotes are
// escaped.
var dealKey = regexp.MustCompile(`"deal"\s*:`)

// sessionKey matches the start of the line that ends a session, and of the lines of its boards.
var sessionKey = regexp.MustCompile(`^\{\s*"session"\s*:`)

// EndsSession reports whether a line is one that ends a session.
func EndsSession(line string) bool { return sessionKey.MatchString(line) && !dealKey.MatchString(line) }

// jsonLines processes lines of JSON.
type jsonLines struct{ h *history }

func (j *jsonLines) take(line int, text string) error {
	if text = strings.TrimSpace(text); text == "" {
		return nil
	}
	if !dealKey.MatchString(text) {
		if EndsSession(text) {
			return j.h.ends(line, []byte(text))
		}
		if learnedKey.MatchString(text) {
			l, err := unmarshalLearned([]byte(text))
			if err == nil {
				j.h.items = append(j.h.items, Item{Line: line, Learned: &l})
			}
			return err
		}
		r, err := unmarshalRubber([]byte(text))
		if err != nil {
			return err
		}
		return j.h.begin(line, r)
	}
	e, err := UnmarshalEntry([]byte(text))
	switch {
	case err != nil:
		return err
	case j.h.full() || j.h.rubber.Loose():
		return j.h.loose(line, e, e.Number != j.h.number+1 || e.Session != j.h.session, "")
	}
	return j.h.add(line, e)
}

func (j *jsonLines) end() error { return j.h.end() }
