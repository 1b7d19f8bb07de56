// Package lesson contains the course: sixteen lessons, from the first trick to a super slam, as data. A lesson consists
// of steps; a step shows something, asks something, or makes the learner call and play at the table. Its texts are
// messages of the window; here are the cards on the table, the right answer, and what passes.
//
// (Rules: lessons, Course.)
package lesson

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/learning"
)

// Learner is the learner's seat.
const Learner = card.South

// Lesson is a lesson of the course. Its messages start with lesson. and its ID.
type Lesson struct {
	ID    string `json:"id"`
	Rules string `json:"rules"` // the game of positions without their own
	Steps []Step `json:"steps"`
	// Plain lessons come before contracts and scores are mentioned: the table doesn't show them, and shows trumps only
	// from the step on that first points at the contract.
	Plain bool `json:"plain,omitempty"`
	// Needs lists the numbers of steps in groups that must be right at once.
	Needs []learning.Need `json:"needs,omitempty"`

	Number int `json:"-"` // from 1
}

// Outline returns what progress needs of the lesson.
func (l Lesson) Outline() learning.Outline {
	o := learning.Outline{ID: l.ID, Needs: l.Needs}
	for _, s := range l.Steps {
		o.Steps = append(o.Steps, learning.Mark{ID: s.ID, Group: s.Group})
	}
	return o
}

// IDs returns the IDs of the lessons of the course.
func IDs() (all []string) {
	for _, l := range Course() {
		all = append(all, l.ID)
	}
	return all
}

// Outlines returns the outlines of lessons.
func Outlines(lessons []Lesson) (all []learning.Outline) {
	for _, l := range lessons {
		all = append(all, l.Outline())
	}
	return all
}

// Kind is the learner's task in a step.
type Kind uint8

// The kinds of steps.
const (
	Show   Kind = iota // reads and looks
	Asked              // answers with a number or one of some choices
	Carded             // plays a card
	Called             // makes a call, or chooses the contract
	Played             // plays a board to its end, or bids it
	Free               // plays new deals
)

// Step is a step of a lesson: one thought.
type Step struct {
	ID    string    `json:"id"`              // in its lesson
	Group string    `json:"group,omitempty"` // see [learning.Need]
	On    *Position `json:"on,omitempty"`    // the board on the table; anything left out is as in the step before
	Clear bool      `json:"clear,omitempty"` // the table is empty
	// Halo is the thing spoken of: a card as SA, a hand as hand:N, or one of [Halos].
	Halo []string `json:"halo,omitempty"`
	// At most one of these is the task.
	Ask   *Ask   `json:"ask,omitempty"`
	Card  *Card  `json:"card,omitempty"`
	Call  *Call  `json:"call,omitempty"`
	Play  *Play  `json:"play,omitempty"`
	Deals *Deals `json:"deals,omitempty"`
	// No lists the reasons why an answer, a card or a call isn't right: the first that matches counts.
	No []Reason `json:"no,omitempty"`

	rules string // the game's name, unless a position names another
	board bridge.Board
	laid  bool // there is a board

	at         bridge.Board // as the course has it, whatever the learner played
	turn       Turn
	own, other card.Card // see [Step.Swapped]
}

// Halos are the places besides cards and hands that a step may point at: the trick in the middle, the tricks that were won, the
// contract, the score, the bidding box, the auction, the points that are announced, and a player's plate.
var Halos = []string{"trick", "tricks", "contract", "score", "box", "auction", "points", "plate:N", "plate:E", "plate:S", "plate:W"}

// Reason explains why something isn't right: the end of a message's name, no.<Why>, for anything that matches On. That
// is an answer, a card, a suit (S), a call, low or high of a number, or * for the rest.
type Reason struct {
	On  string `json:"on"`
	Why string `json:"why"`
}

// Kind returns the learner's task.
func (s Step) Kind() Kind {
	switch {
	case s.Ask != nil:
		return Asked
	case s.Card != nil:
		return Carded
	case s.Call != nil:
		return Called
	case s.Play != nil:
		return Played
	case s.Deals != nil:
		return Free
	}
	return Show
}

// Board returns the board on the table; ok is false if there is none.
func (s Step) Board() (b bridge.Board, ok bool) { return s.board, s.laid }

// Open reports whether a hand lies open in the step. The learner's own always does, and dummy's as at any table.
func (s Step) Open(seat card.Seat) bool {
	return seat == Learner || s.On != nil && s.On.opens(seat)
}

// Step returns a step of the lesson by its ID; ok is false if there is none.
func (l Lesson) Step(id string) (s Step, ok bool) {
	for _, s := range l.Steps {
		if s.ID == id {
			return s, true
		}
	}
	return Step{}, false
}

//go:embed course/*.json
var files embed.FS

// Course returns the lessons, in their order.
func Course() []Lesson { return course() }

var course = sync.OnceValue(func() []Lesson {
	lessons, err := read(files)
	if err != nil {
		panic(err) // a mistake in the program's own data, which a test finds
	}
	return lessons
})

// read reads the lessons, by the names of their files.
func read(from embed.FS) ([]Lesson, error) {
	entries, err := from.ReadDir("course")
	if err != nil {
		return nil, err
	}
	var lessons []Lesson
	for _, e := range entries {
		data, err := from.ReadFile("course/" + e.Name())
		if err != nil {
			return nil, err
		}
		l, err := parse(data)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", e.Name(), err)
		}
		l.Number = len(lessons) + 1
		lessons = append(lessons, l)
	}
	return lessons, nil
}

// parse reads a lesson, and lays its boards.
func parse(data []byte) (Lesson, error) {
	var l Lesson
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&l); err != nil {
		return Lesson{}, err
	}
	if l.ID == "" || len(l.Steps) == 0 {
		return Lesson{}, fmt.Errorf("a lesson has an id and steps")
	}
	var before Position
	ids := map[string]bool{}
	for i := range l.Steps {
		s := &l.Steps[i]
		if s.ID == "" || ids[s.ID] {
			return Lesson{}, fmt.Errorf("step %d: its id %q is not new", i+1, s.ID)
		}
		ids[s.ID] = true
		s.rules = l.Rules
		if err := s.lay(&before, l.Rules); err != nil {
			return Lesson{}, fmt.Errorf("step %s: %w", s.ID, err)
		}
		if i > 0 {
			s.follow(l.Steps[i-1])
		} else {
			s.follow(Step{})
		}
		if err := s.check(); err != nil {
			return Lesson{}, fmt.Errorf("step %s: %w", s.ID, err)
		}
	}
	return l, nil
}

// lay makes the board of a step from its position, and that of the step before.
func (s *Step) lay(before *Position, rules string) error {
	if s.Clear {
		*before, s.On = Position{}, nil
		return nil
	}
	here := before.then(s.On)
	if here.Rules == "" {
		here.Rules = rules
	}
	*before = here
	if here.Deal == "" {
		return nil
	}
	s.On = &here
	board, err := here.board()
	s.board, s.laid = board, err == nil
	return err
}
