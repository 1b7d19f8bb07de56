// Package learning has what the lessons of all games share: a learner's progress, and lessons as data for games whose
// positions and acts have a text form. A lesson consists of steps; a step shows something, asks something, or has the learner act at
// the table. Its texts are messages of the window; here are the positions, the right answers, and why others are wrong.
//
// Bridge has steps of its own (game/bridge/lesson), as its lessons judge calls and whole boards.
package learning

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"
)

// Lesson is a lesson of a course. Its messages start with lesson. and its ID.
type Lesson struct {
	ID    string `json:"id"`
	Steps []Step `json:"steps"`

	Number int `json:"-"` // in its course, from 1
}

// Kind is the learner's task in a step.
type Kind uint8

// The kinds of steps.
const (
	Show  Kind = iota // reads and looks
	Asked             // answers with one of some choices
	Acted             // acts at the table: a move, a card, the cards of a packet
	Begun             // begins a game of their own
)

// Step is a step of a lesson: one thought.
type Step struct {
	ID string    `json:"id"`           // in its lesson
	On *Position `json:"on,omitempty"` // what is on the table; nil: as in the step before, with what the learner did there
	// Halo lists what is spoken of, as the table of the game names it.
	Halo []string `json:"halo,omitempty"`
	// At most one of these is the task.
	Ask  *Ask `json:"ask,omitempty"`
	Do   *Do  `json:"do,omitempty"`
	Game bool `json:"game,omitempty"` // the learner begins a game

	// No lists the reasons why an answer or an act isn't right: the first that matches counts.
	No []Reason `json:"no,omitempty"`
}

// Position holds what lies on a table: a start, and the events that have happened since, in the text forms of the game.
type Position struct {
	Start  string   `json:"start,omitempty"` // "": the position of the step before goes on
	Events []string `json:"events,omitempty"`
}

// Ask is a question with choices.
type Ask struct {
	Options []string `json:"options"`
	Right   string   `json:"right"`
}

// Do is an act at the table.
type Do struct {
	Right []string `json:"right"` // the events that are right; later steps must be legal after each
}

// Reason explains why something isn't right: the end of a message's name, no.<Why>, for an answer or an event that On begins, or
// for anything if it is *.
type Reason struct {
	On  string `json:"on"`
	Why string `json:"why"`
}

// Kind returns the learner's task.
func (s Step) Kind() Kind {
	switch {
	case s.Ask != nil:
		return Asked
	case s.Do != nil:
		return Acted
	case s.Game:
		return Begun
	}
	return Show
}

// Right reports whether an answer or an event is right.
func (s Step) Right(given string) bool {
	switch s.Kind() {
	case Asked:
		return given == s.Ask.Right
	case Acted:
		return slices.Contains(s.Do.Right, given)
	}
	return false
}

// Why returns the end of the message that says why an answer or an event is wrong; "" if the step has no reason of its own.
func (s Step) Why(given string) string {
	for _, r := range s.No {
		if r.On == "*" || strings.HasPrefix(given, r.On) {
			return r.Why
		}
	}
	return ""
}

// Position returns what is on the table at a step of the lesson, by its index, before the learner acts. Done returns what the
// learner did in an earlier step that wanted an act, by its ID; where that isn't right, as in another edition of the lesson, or done is
// nil, the first right act counts.
func (l Lesson) Position(at int, done func(step string) string) (p Position) {
	for i, s := range l.Steps[:at+1] {
		if s.On != nil && s.On.Start != "" {
			p = Position{Start: s.On.Start}
		}
		if s.On != nil {
			p.Events = append(p.Events, s.On.Events...)
		}
		if i < at && s.Do != nil {
			act := s.Do.Right[0]
			if done != nil && s.Right(done(s.ID)) {
				act = done(s.ID)
			}
			p.Events = append(p.Events, act)
		}
	}
	return p
}

// Outline returns what progress needs of the lesson.
func (l Lesson) Outline() Outline {
	o := Outline{ID: l.ID}
	for _, s := range l.Steps {
		o.Steps = append(o.Steps, Mark{ID: s.ID})
	}
	return o
}

// The time that a learner takes for each kind of task.
const (
	toRead   = 15 * time.Second
	toAnswer = 25 * time.Second
	toAct    = 30 * time.Second
)

// Minutes returns the approximate duration of the lesson in minutes, at least one. The learner's own games don't count.
func (l Lesson) Minutes() int {
	var all time.Duration
	for _, s := range l.Steps {
		all += [...]time.Duration{Show: toRead, Asked: toAnswer, Acted: toAct, Begun: toRead}[s.Kind()]
	}
	return max(1, int(all.Round(time.Minute)/time.Minute))
}

// Course returns a function that returns the lessons in the files of a folder, in the order of their names. A fault in them is one of
// the program's own data, which a test finds: it panics.
func Course(from embed.FS, folder string) func() []Lesson {
	return sync.OnceValue(func() []Lesson {
		lessons, err := read(from, folder)
		if err != nil {
			panic(err)
		}
		return lessons
	})
}

// read reads the lessons of a folder.
func read(from embed.FS, folder string) ([]Lesson, error) {
	entries, err := from.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	var lessons []Lesson
	for _, e := range entries {
		data, err := from.ReadFile(folder + "/" + e.Name())
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

// parse reads a lesson.
func parse(data []byte) (l Lesson, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&l); err != nil {
		return Lesson{}, err
	}
	if l.ID == "" || len(l.Steps) == 0 {
		return Lesson{}, fmt.Errorf("a lesson has an id and steps")
	}
	ids := map[string]bool{}
	for i, s := range l.Steps {
		if s.ID == "" || ids[s.ID] {
			return Lesson{}, fmt.Errorf("step %d: its id %q is not new", i+1, s.ID)
		}
		ids[s.ID] = true
		if err := s.check(); err != nil {
			return Lesson{}, fmt.Errorf("step %s: %w", s.ID, err)
		}
	}
	if first := l.Steps[0].On; first == nil || first.Start == "" {
		return Lesson{}, fmt.Errorf("the first step says what is on the table")
	}
	return l, nil
}

// check reports a step that asks two things, or whose question has no answer.
func (s Step) check() error {
	tasks := 0
	for _, is := range []bool{s.Ask != nil, s.Do != nil, s.Game} {
		if is {
			tasks++
		}
	}
	switch {
	case tasks > 1:
		return fmt.Errorf("it has %d tasks", tasks)
	case s.Ask != nil && !slices.Contains(s.Ask.Options, s.Ask.Right):
		return fmt.Errorf("the right answer %q is none of %q", s.Ask.Right, s.Ask.Options)
	case s.Do != nil && len(s.Do.Right) == 0:
		return fmt.Errorf("no act is right")
	case len(s.No) > 0 && s.Ask == nil && s.Do == nil:
		return fmt.Errorf("it has reasons, and no task")
	}
	for _, r := range s.No {
		if r.On == "" || r.Why == "" || s.Right(r.On) {
			return fmt.Errorf("the reason %q for %q", r.Why, r.On)
		}
	}
	return nil
}
