package record

import (
	"encoding/json"
	"errors"
	"io"
	"iter"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/lines"
)

// Entry is a line read: a deal, or the end of a session.
type Entry struct {
	Line   int      // its number, counted from 1
	First  bool     // it is the first of its session
	Number Numbered // of the session, if the line has one

	Board few.Board // for a deal, over or not
	IsEnd bool      // the line is an end
	End   few.End   // for an end

	After few.Session // the session after it; after an unfinished deal the session before it
}

// Is reports whether a text may be lines of bridge for two and three: its first line is an object of JSON that names such rules.
func Is(first string) bool {
	var l struct {
		Rules string `json:"rules"`
	}
	if json.Unmarshal([]byte(strings.TrimPrefix(strings.TrimSpace(first), "\ufeff")), &l) != nil {
		return false
	}
	_, err := few.ParseRules(l.Rules)
	return err == nil
}

// Read yields deals and ends as they are read. The lines of a session follow each other from its first deal on: each
// must start in the state in which the previous one ended. Board 1 starts a session. An unfinished deal is the last one
// of its session. Empty lines are ignored.
//
// It ends with the first mistake, as a [*lines.Error].
func Read(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		var sessions Reader
		for text, err := range lines.Read(r) {
			wrong := errors.Join(err, text.Wrong)
			if wrong == nil && strings.TrimSpace(text.Text) == "" {
				continue
			}
			var e Entry
			if wrong == nil {
				e, wrong = sessions.Take([]byte(text.Text))
			}
			if wrong != nil {
				yield(Entry{}, &lines.Error{Line: text.Number, Err: wrong})
				return
			}
			e.Line = text.Number
			if !yield(e, nil) {
				return
			}
		}
	}
}

// Unmarshal reads the line of a single deal: its standing is taken from the line, and its total isn't checked. The
// error describes the fault; for an illegal act it wraps a [*few.RuleError].
func Unmarshal(data []byte) (few.Board, error) {
	o, err := parse(data)
	if err != nil {
		return few.Board{}, err
	}
	setup, err := setupOf(o)
	if err != nil {
		return few.Board{}, err
	}
	b, err := play(setup, o)
	if err != nil {
		return b, err
	}
	want, err := boardOf(0, b, nil)
	if err != nil {
		return b, err
	}
	for i, f := range want { // the earlier deals are unknown
		if total, ok := o.get(f.key); ok && f.key == "total" {
			want[i].value = total
		}
	}
	return b, o.check(want)
}

// Reader reads the lines of sessions one by one, for files with other lines between them. The zero Reader waits for the
// first deal of a session. Copies are independent.
type Reader struct {
	// Inside means that the next session begins in the middle of another one: with the standing that its first line has.
	Inside bool

	session few.Session
	begun   bool // a session goes on
	waiting bool // its last deal isn't over
}

// Take reads a line. After an error the Reader is unusable. The error describes the fault; for an illegal act it wraps
// a [*few.RuleError]. [Entry.Line] is left to the caller.
func (r *Reader) Take(data []byte) (Entry, error) {
	o, err := parse(data)
	if err != nil {
		return Entry{}, err
	}
	rules, err := rulesOf(o)
	if err != nil {
		return Entry{}, err
	}
	e := Entry{}
	if number, ok := o.get("number"); ok {
		if e.Number, err = numberOf(number); err != nil {
			return Entry{}, err
		}
	}
	if _, ok := o.get("end"); ok {
		err = r.takeEnd(&e, rules, o)
	} else {
		err = r.takeBoard(&e, rules, o)
	}
	return e, err
}

// takeBoard reads the line of a deal.
func (r *Reader) takeBoard(e *Entry, rules few.Rules, o object) (err error) {
	board, err := whole(o, "board")
	if err != nil {
		return err
	}
	if board == 1 {
		session := few.NewSession(rules)
		if r.Inside {
			setup, err := setupOf(o)
			if err != nil {
				return err
			}
			session = few.SessionAt(setup)
		}
		*r, e.First = Reader{session: session, begun: true}, true
	}
	if err := r.goesOn(rules); err != nil {
		return fault.Errorf("board %d: %w", board, err)
	}
	setup := r.session.Next()
	if err := o.agrees(startOf(0, setup)); err != nil {
		return err
	}
	b, err := play(setup, o)
	if err != nil {
		return err
	}
	e.Board = b
	var totals []int
	if r.waiting = b.Stage() != few.StageFinished; !r.waiting {
		if r.session, err = r.session.Played(b); err != nil {
			return err
		}
		totals = r.session.Totals()
	}
	e.After = r.session
	want, err := boardOf(0, b, totals)
	if err != nil {
		return err
	}
	return o.check(want)
}

// goesOn returns nil if another deal by the rules can follow.
func (r *Reader) goesOn(rules few.Rules) error {
	switch {
	case !r.begun:
		return fault.New("no session goes on here, and one begins with board 1")
	case r.session.Rules().String() != rules.String():
		return fault.Errorf("the rules are %q, but those of the lines before it are %q", rules, r.session.Rules())
	case r.waiting:
		return fault.New("the deal before it isn't over, and nothing of the session can follow it")
	case r.session.Over():
		return fault.New("the session is over with the line before it")
	}
	return nil
}

// takeEnd reads the line of an end.
func (r *Reader) takeEnd(e *Entry, rules few.Rules, o object) error {
	kind, err := endKind(o)
	switch {
	case err != nil:
		return err
	case !r.begun:
		return fault.New("no session goes on here that could end")
	case r.session.Rules().String() != rules.String():
		return fault.Errorf("the rules are %q, but those of the lines before it are %q", rules, r.session.Rules())
	case r.waiting && kind != few.EndOpen:
		return fault.Errorf("the last deal isn't over, and so the session isn't %v", kind)
	}
	e.IsEnd, e.End, e.After = true, r.session.End(), r.session
	if kind == few.EndSettled {
		e.End = r.session.Settle()
	}
	r.begun = e.End.Kind == few.EndOpen
	return o.check(endOf(0, r.session, e.End))
}

// endKind returns the state of a session according to a line.
func endKind(o object) (few.EndKind, error) {
	value, _ := o.get("end")
	for _, kind := range []few.EndKind{few.EndOver, few.EndSettled, few.EndOpen} {
		if value == kind.String() {
			return kind, nil
		}
	}
	return 0, fault.Errorf("%q is %s: want over, settled or open", "end", said(value))
}
