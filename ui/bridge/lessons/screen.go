// Package lessons is the screen of the course: the path of its lessons, and each of them at the real table, with a
// panel beside it that presents one thought at a time.
package lessons

import (
	"math/rand/v2"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/storage"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/teach"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the screen's data and callbacks. All are required unless they may be nil.
type Options struct {
	Course []lesson.Lesson      // in order
	Steps  []storage.LessonStep // in which something has been done
	From   int                  // index of the lesson at which the course continues, or after it if it is passed
	// At is the first step shown; without a step, the one at which the lesson continues; the zero value is the path.
	At      learning.Place
	Store   teach.Store
	Runner  *background.Runner
	Adviser review.Adviser // judges free deals
	Now     func() time.Time
	Random  *rand.Rand // deals free deals; used on Fyne's goroutine
	// Table returns a table for a game, controlled by the guide.
	Table      func(tutor.Guide, bridge.Rules) tutor.Table
	OnPractice func() // or nil
	// OnRubber opens the rubber of a step, with the given number of deals, which is saved like any other. Once it is over the step is
	// passed; the caller saves that.
	OnRubber func(at learning.Place, deals int)
	OnBack   func()
}

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	*course
	*desk
	art     *widget.Art
	options Options
	work    background.Work
	path    *teach.Path
	dealer  *dealer
}

var _ tutor.Guide = (*Screen)(nil)

// New returns the screen.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{course: newCourse(options), art: art, options: options, work: background.NewWork(options.Runner)}
	s.desk = &desk{sheets: sheet.NewStack(), fails: options.Runner.Lost,
		newTable: func(rules bridge.Rules) tutor.Table { return options.Table(s, rules) }, newPanel: s.newPanel}
	s.dealer = &dealer{desk: s.desk, work: s.work, adviser: options.Adviser, random: options.Random, goOn: s.goOn}
	s.path = &teach.Path{Art: art, Title: text.T("lessons.title-takes"), Lessons: pathOf(s.lessons), Course: s.Course,
		Open: func(number int) { s.open(number, "") }, Restart: s.askRestart, OnPractice: options.OnPractice, OnBack: options.OnBack}
	s.path.Chosen, _, _ = s.Progress().From(s.Outlines, s.From)
	for i, l := range s.lessons {
		if l.ID == options.At.Lesson {
			s.open(i, options.At.Step)
			return s
		}
	}
	s.Redraw()
	return s
}

// pathOf returns the lessons as the path shows them.
func pathOf(lessons []lesson.Lesson) (all []teach.Lesson) {
	for _, l := range lessons {
		all = append(all, teach.Lesson{Title: bridgetext.LessonTitle(l), About: bridgetext.LessonAbout(l), Minutes: l.Minutes()})
	}
	return all
}

// newPanel returns the panel beside the table.
func (s *Screen) newPanel() *teach.Panel {
	return teach.NewPanel(s.art, teach.Actions{Enter: s.enter, Choose: s.choose, Digit: s.digit, Erase: s.erase, Back: s.back, Forward: s.forward,
		Restart: func() { s.askRestart(s.taking.number) }, Replay: s.openTricks})
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close stops background work. Progress is saved.
func (s *Screen) Close() {
	s.desk.clear()
	s.work.Cancel()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	if s.taking == nil {
		s.path.Build()
		s.sheets.SetScreen(s.path.Content())
	} else {
		s.table.Redraw()
		s.panel = s.newPanel()
		s.show()
		s.seat()
	}
	s.sheets.Redraw()
}

// Busy reports whether leaving the screen would lose something: it never does.
func (s *Screen) Busy() bool { return false }

// open opens a lesson at a step, or where it continues.
func (s *Screen) open(number int, step string) {
	l := s.lessons[number]
	s.path.Chosen = number
	at, left := s.Progress().In(l.Outline())
	if !left {
		at = 0
	}
	for i := range l.Steps {
		if l.Steps[i].ID == step {
			at = i
		}
	}
	s.taking = &taking{course: s.course, lesson: l, number: number}
	if s.Progress().Left(l.Outline()) == 0 { // otherwise the lesson continues after the group, and would be resumed before it the next time
		s.again(l)
	}
	s.take(at)
}

// AtTable reports whether the screen shows a lesson at its table, rather than the path.
func (s *Screen) AtTable() bool { return s.taking != nil }

// Leave implements [tutor.Guide]: it leads to the path.
func (s *Screen) Leave() {
	s.taking.settle()
	s.desk.clear()
	s.taking, s.panel = nil, nil
	s.Redraw()
}
