// Package taught is what window and terminal do alike with the lessons of bridge: how a step goes on where it was left, and how its
// board and the rubber that a step wants are kept.
package taught

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// Keeper saves the user's progress in a step, durably.
type Keeper interface {
	KeepLessonStep(context.Context, storage.LessonStep) error
}

// Journal saves the board of a step during play: each act is durable before it is shown. Boards of lessons aren't in the history.
// Any goroutine may call it.
type Journal struct {
	keeper Keeper
	now    func() time.Time

	mu    sync.Mutex // held while something is written
	step  storage.LessonStep
	done  int  // deals of the step that have been passed before this one
	right bool // the next act passes the step
}

var _ play.Journal = (*Journal)(nil)

// NewJournal returns the journal of a step, given its saved state. Done is the number of its deals that have been
// passed.
func NewJournal(keeper Keeper, step storage.LessonStep, done int, now func() time.Time) *Journal {
	return &Journal{keeper: keeper, step: step, done: done, now: now}
}

// Step returns the saved state of the step.
func (j *Journal) Step() storage.LessonStep {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.step
}

// Keep saves the step after a change. If that fails nothing has changed.
func (j *Journal) Keep(change func(*storage.LessonStep)) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	step := j.step
	change(&step)
	step.At = j.now()
	if err := j.keeper.KeepLessonStep(context.Background(), step); err != nil {
		return err
	}
	j.step = step
	return nil
}

// Begin implements match.Journal.
func (j *Journal) Begin(b bridge.Board) error { return j.Append(b) }

// Append implements match.Journal.
func (j *Journal) Append(b bridge.Board) error {
	return j.Keep(func(s *storage.LessonStep) { s.Board, s.Passed = BoardText(j.done, b), s.Passed || j.right })
}

// Passes marks the next act as the one that passes the step.
func (j *Journal) Passes() {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.right = true
}

// Deal declares that later boards are of the deal after done passed ones. Pending writes stay in the same journal, so
// that none is lost.
func (j *Journal) Deal(done int) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.done = done
}

// Undo implements play.Journal.
func (j *Journal) Undo(b bridge.Board) error {
	return j.Keep(func(s *storage.LessonStep) { s.Board, s.Undos = BoardText(j.done, b), s.Undos+1 })
}

// Settle implements play.Journal: a single board has nothing to settle.
func (j *Journal) Settle() error { return nil }

// Hinted implements play.Journal.
func (j *Journal) Hinted() error { return j.Keep(func(s *storage.LessonStep) { s.Hints++ }) }

// BoardText returns the text form of a board, with the number of deals of its step passed before it: 2, the deal's
// number, dealer, vulnerability, and the events separated by commas.
func BoardText(done int, b bridge.Board) string {
	var events []string
	for _, e := range b.Events() {
		events = append(events, e.String())
	}
	return fmt.Sprintf("%d %v %v %v %s", done, b.Number(), b.Dealer, b.Vul, strings.Join(events, ","))
}

// errBoard means that a text is none of BoardText's.
var errBoard = errors.New("that is no board of a lesson")

// ReadBoard reads the result of BoardText for a board under those rules.
func ReadBoard(text string, rules bridge.Rules) (done int, b bridge.Board, err error) {
	fields := strings.SplitN(text, " ", 5)
	if len(fields) < 5 {
		return 0, b, errBoard
	}
	if done, err = strconv.Atoi(fields[0]); err != nil || done < 0 {
		return 0, b, errBoard
	}
	number, err := card.ParseNumber(fields[1])
	if err != nil {
		return 0, b, err
	}
	deal, err := rules.Deck.Deal(number)
	if err != nil {
		return 0, b, err
	}
	dealer, err := card.ParseSeat(fields[2])
	if err != nil {
		return 0, b, err
	}
	vul, err := bridge.ParseVulnerability(fields[3])
	if err != nil {
		return 0, b, err
	}
	if b, err = bridge.NewBoard(rules, deal, dealer, vul); err != nil || fields[4] == "" {
		return done, b, err
	}
	for text := range strings.SplitSeq(fields[4], ",") {
		e, err := bridge.ParseEvent(text)
		if err != nil {
			return 0, b, err
		}
		if b, err = b.Apply(e); err != nil {
			return 0, b, err
		}
	}
	return done, b, nil
}
