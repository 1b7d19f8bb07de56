package teach

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/learning"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Board is the table on which lessons are shown. All its methods belong to Fyne's goroutine.
type Board interface {
	Content() fyne.CanvasObject
	// Lay shows a position, with what is spoken of. If acts is true the learner may act.
	Lay(p learning.Position, halo []string, acts bool) error
	// Hint shows an event that can be done in the position.
	Hint(event string)
	// Key and Rune handle a key, and report whether it had a meaning.
	Key(fyne.KeyName) bool
	Rune(rune) bool
	Redraw() // in the current theme
	Close()
}

// Speller is a board on which words of a language of another script than Latin are typed.
type Speller interface {
	// Spell handles a sign of that script, and reports whether it had a meaning.
	Spell(sign rune) bool
}

// Options are the data and callbacks of a screen. All are required.
type Options struct {
	Title   string // of the path
	Lessons []learning.Lesson
	Course  *Course
	// Board returns the table, which passes on what the learner does, and says why something can't be done.
	Board  func(act, say func(string)) Board
	Word   func(option string) string // names a choice that has no message of its own
	OnGame func(lesson string)        // begins a game of the learner's own, after a lesson, by its ID
	OnBack func()
}

// Screen is the screen of lessons that are data of [learning.Lesson]: their path, and each at its table. All its methods belong to
// Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	path    *Path
	taking  *taking // nil while the path is shown
	board   Board
	panel   *Panel
}

// NewScreen returns the screen, which shows the path.
func NewScreen(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack()}
	s.path = &Path{Art: art, Title: options.Title, Course: options.Course, Open: s.open, Restart: s.askRestart, OnBack: options.OnBack}
	for _, l := range options.Lessons {
		s.path.Lessons = append(s.path.Lessons, Lesson{Title: titleOf(l), About: text.T("lesson." + l.ID + ".about"), Minutes: l.Minutes()})
	}
	s.path.Chosen, _, _ = options.Course.Progress().From(options.Course.Outlines, options.Course.From)
	s.Redraw()
	return s
}

// titleOf returns the title of a lesson.
func titleOf(l learning.Lesson) string { return text.T("lesson." + l.ID + ".title") }

// Choose chooses a lesson on the path, by its ID.
func (s *Screen) Choose(id string) {
	for i, l := range s.options.Lessons {
		if l.ID == id && s.taking == nil {
			s.path.pick(i)
		}
	}
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close closes the table. Progress is saved.
func (s *Screen) Close() {
	s.clear()
	s.sheets.Close()
}

// Busy reports whether leaving the screen would lose something: it never does.
func (s *Screen) Busy() bool { return false }

// AtTable reports whether a lesson is shown at its table, rather than the path.
func (s *Screen) AtTable() bool { return s.taking != nil }

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	if s.taking == nil {
		s.path.Build()
		s.sheets.SetScreen(s.path.Content())
	} else {
		s.board.Redraw()
		s.seat()
	}
	s.sheets.Redraw()
}

// open opens a lesson where it continues.
func (s *Screen) open(number int) {
	at, left := s.options.Course.Progress().In(s.options.Course.Outlines[number])
	if !left {
		at = 0
	}
	s.path.Chosen = number
	if s.board == nil {
		s.board = s.options.Board(s.Act, s.say)
	}
	s.taking = &taking{lesson: s.options.Lessons[number], number: number}
	s.seat()
	s.take(at)
}

// seat shows the table with a new panel beside it.
func (s *Screen) seat() {
	s.panel = NewPanel(s.art, Actions{Enter: s.enter, Choose: s.choose, Back: s.back, Forward: s.forward,
		Restart: func() { s.askRestart(s.taking.number) }, Hint: s.hint, Leave: s.leave})
	s.show()
	s.sheets.SetScreen(s.panel.Beside(s.board.Content()))
}

// clear leaves the table, if there is one.
func (s *Screen) clear() {
	if s.board != nil {
		s.board.Close()
		s.board = nil
	}
	s.taking, s.panel = nil, nil
}

// leave leads from a lesson to the path.
func (s *Screen) leave() {
	s.clear()
	s.Redraw()
}

// show brings the panel up to date.
func (s *Screen) show() { s.panel.Show(s.Page()) }

// askRestart asks whether a lesson is to begin from nothing.
func (s *Screen) askRestart(number int) {
	AskRestart(s.art, s.sheets, titleOf(s.options.Lessons[number]), func() { s.restart(number) })
}

// restart has a lesson begin from nothing.
func (s *Screen) restart(number int) {
	s.options.Course.Forget(s.options.Lessons[number].ID)
	if s.taking != nil {
		s.take(0)
		return
	}
	s.Redraw()
}

// Scrolls reports whether not all words of the panel are in sight.
func (s *Screen) Scrolls() bool { return s.panel != nil && s.panel.Scrolls() }

// Stretches returns the progress in all lessons.
func (s *Screen) Stretches() []Stretch { return s.options.Course.Stretches() }
