package record

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"iter"
	"regexp"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
)

// Item is one thing of a history: a rubber, a board of the rubber before it, or a board that was left out.
type Item struct {
	Line   int // where it begins, counted from 1
	Rubber *Rubber
	Board  *Entry
	Left   error // why a board that is good PBN can't be kept
}

// LineError says in which line something is wrong.
type LineError struct {
	Line int // counted from 1
	Err  error
}

func (e *LineError) Error() string {
	return fmt.Sprintf("line %d: %s", e.Line, strings.TrimPrefix(e.Err.Error(), "record: "))
}

// Unwrap returns what is wrong.
func (e *LineError) Unwrap() error { return e.Err }

// Read yields a history as it is read: each rubber, followed by its boards. It is in lines of JSON, or in PBN, which
// begins with a tag, a comment or a per cent sign. Empty lines of JSON are nothing.
//
// Where boards come without the line of their rubber, as in PBN and from [Marshal], a board that doesn't continue the
// numbers of those before it begins a new rubber, whose Length is 0. In PBN, where some may have been left out, they
// need only rise, as long as Event and Site stay the same.
//
// The first mistake is the last thing that comes, as a [*LineError]; what was yielded before may be half a rubber.
func Read(r io.Reader) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		var h history
		var p interface {
			take(line int, text string) error
			end() error
		}
		lines := bufio.NewReaderSize(r, longestLine+1)
		for n := 1; ; n++ {
			text, wrong, err := readLine(lines)
			switch {
			case err == io.EOF && p == nil:
				return // there is nothing in it
			case err == io.EOF:
				wrong = p.end()
				n-- // the last one
			case err != nil:
				wrong = err
			case wrong == nil:
				if n == 1 {
					text = strings.TrimPrefix(text, "\ufeff") // some editors begin each file so
				}
				if says := strings.TrimSpace(text); p == nil && says != "" {
					switch {
					case strings.HasPrefix(says, "{") && strings.HasPrefix(strings.TrimSpace(says[1:]), `"`):
						p = &jsonLines{h: &h}
					case strings.ContainsAny(says[:1], "[{%;"):
						p = &games{h: &h}
					default:
						wrong = errors.New("this is neither a board as a line of JSON nor PBN")
					}
				}
				if p != nil && wrong == nil {
					wrong = p.take(n, text)
				}
			}
			for _, item := range h.items {
				if !yield(item, nil) {
					return
				}
			}
			h.items = h.items[:0]
			if wrong != nil {
				var at *LineError
				if !errors.As(wrong, &at) {
					wrong = &LineError{n, wrong}
				}
				yield(Item{}, wrong)
				return
			}
			if err != nil {
				return
			}
		}
	}
}

// history puts boards into rubbers.
type history struct {
	items  []Item // that have come and have not been yielded
	rubber *Rubber
	line   int // of the rubber
	boards int // of it, so far
	over   int // of these, those that count
	number int // what the last board had for one
	going  bool
}

// begin begins a rubber.
func (h *history) begin(line int, r Rubber) error {
	if err := h.end(); err != nil {
		return err
	}
	h.items = append(h.items, Item{Line: line, Rubber: &r})
	h.rubber, h.line, h.boards, h.over, h.going = &r, line, 0, 0, false
	return nil
}

// add adds a board to the rubber.
func (h *history) add(line int, e Entry) error {
	r := h.rubber
	h.number = e.Number
	e.Number = h.boards + 1
	switch {
	case r.Length > 0 && h.number != e.Number:
		return fmt.Errorf("board %d of the rubber should come here, not board %d", e.Number, h.number)
	case !r.Rules.Same(e.Board.Rules):
		return fmt.Errorf("the rubber is one of %s, and this board of %s", r.Rules, e.Board.Rules)
	case h.going:
		return errors.New("the board before it is not finished")
	case r.Length > 0 && h.over == r.Length:
		return fmt.Errorf("the rubber of line %d is over before it", h.line)
	}
	h.boards++
	h.going = e.Board.Phase() != bridge.Finished
	if !h.going && r.Rules.Counts(e.Board) {
		h.over++
	}
	h.items = append(h.items, Item{Line: line, Board: &e})
	return nil
}

// full reports whether all boards of the rubber have come, or there is no rubber.
func (h *history) full() bool {
	return h.rubber == nil || h.rubber.Length > 0 && h.boards == h.rubber.Boards
}

// end checks that the rubber is whole.
func (h *history) end() error {
	if h.rubber == nil || h.rubber.Length == 0 || h.full() {
		return nil
	}
	return fmt.Errorf("the rubber of line %d should have %d boards, but %d are there", h.line, h.rubber.Boards, h.boards)
}

// loose adds a board that came without its rubber; fresh says that it isn't of the same as the one before.
func (h *history) loose(line int, e Entry, fresh bool, date string) error {
	if h.rubber == nil || h.rubber.Length > 0 || fresh || h.going || !e.Board.Rules.Same(h.rubber.Rules) {
		if err := h.begin(line, Rubber{Rules: e.Board.Rules, Date: date}); err != nil {
			return err
		}
	}
	return h.add(line, e)
}

// dealKey is what each board has. Nothing in the line of a rubber reads so: within its texts a quote follows a stroke.
var dealKey = regexp.MustCompile(`"deal"\s*:`)

// jsonLines takes lines of JSON.
type jsonLines struct{ h *history }

func (j *jsonLines) take(line int, text string) error {
	if text = strings.TrimSpace(text); text == "" {
		return nil
	}
	if !dealKey.MatchString(text) {
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
	case j.h.full() || j.h.rubber.Length == 0:
		return j.h.loose(line, e, e.Number != j.h.number+1, "")
	}
	return j.h.add(line, e)
}

func (j *jsonLines) end() error { return j.h.end() }
