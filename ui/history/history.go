// Package history is the screen with the rubbers that have been played, their boards, and
// each board's hands, auction and points.
package history

import (
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/widget"
)

// Store is where rubbers are kept. Its methods may take a while; the screen calls them from
// other goroutines, one at a time.
type Store interface {
	// Rubbers lists all rubbers, the newest first.
	Rubbers() ([]storage.Summary, error)
	// Rubber returns a rubber with its boards.
	Rubber(id int64) (storage.Rubber, error)
}

// Options says where the rubbers are and whom the screen tells. Store, OnOpen and OnBack must
// be there; what else is nil is not offered.
type Options struct {
	Store    Store
	Window   fyne.Window // where files are chosen
	Position Position    // what is shown at first

	OnOpen       func(rubber int64)   // continue a rubber
	OnReview     func(board int64)    // look at a board closely
	OnStatistics func(storage.Filter) // of the boards that are shown
	OnBack       func()
}

// Position is a place in the history: [Screen.Position] says where the screen is, so that it can
// be opened there again. With nothing but a Filter it is the first of the boards wanted.
type Position struct {
	Filter   storage.Filter
	View     View
	Rubber   int64 // that is selected, or 0
	Board    int64 // that is selected, or 0
	InBoards bool  // the keyboard is in the rubber's boards
}

// View is what the list is of.
type View uint8

// The views. By default it is rubbers, but boards where the filter asks for some kind of these.
const (
	ByFilter View = iota
	Rubbers
	Boards
)

// Screen is the screen.
type Screen struct {
	art     *widget.Art
	options Options
	content *fyne.Container
	// background does work in another goroutine, and what the work returns in Fyne's.
	background func(work func() func())

	loaded  bool // the list is there, or err
	err     error
	all     []storage.Summary
	rubber  *storage.Rubber // the selected one, once it is there
	failed  error           // of reading the selected one
	reading int64           // the rubber that is being read, or 0
	closed  bool

	rubbers, boards *widget.List
	inBoards        bool              // the keyboard is in the boards
	pane            *fyne.Container   // about the rubber
	board           *container.Scroll // about the board, in pane
}

// New returns the screen, which begins to read the rubbers.
func New(art *widget.Art, options Options) *Screen {
	return newScreen(art, options, func(work func() func()) {
		go func() { fyne.Do(work()) }()
	})
}

func newScreen(art *widget.Art, options Options, background func(func() func())) *Screen {
	s := &Screen{art: art, options: options, content: container.NewStack(), background: background}
	s.Redraw()
	s.background(func() func() {
		all, err := options.Store.Rubbers()
		return func() { s.listed(all, err) }
	})
	return s
}

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.content }

// Position returns where the screen is.
func (s *Screen) Position() Position { return s.options.Position }

// Close makes the screen ignore what is still being read.
func (s *Screen) Close() { s.closed = true }

// Redraw draws the screen anew, in the colours of the present theme.
func (s *Screen) Redraw() {
	rubber, board := -1, -1
	if s.rubbers != nil {
		rubber, board = s.rubbers.Selected(), s.boards.Selected()
	}
	s.content.Objects = []fyne.CanvasObject{s.build()}
	s.content.Refresh()
	s.rubbers.Select(max(rubber, 0))
	s.boards.Select(max(board, 0))
}

// listed shows the list of rubbers, which has just been read.
func (s *Screen) listed(all []storage.Summary, err error) {
	if s.closed {
		return
	}
	s.all, s.err, s.loaded = all, err, true
	s.Redraw()
}

// selected returns the rubber that is selected; ok is false if there is none.
func (s *Screen) selected() (sum storage.Summary, ok bool) {
	if i := s.rubbers.Selected(); i >= 0 && i < len(s.all) {
		return s.all[i], true
	}
	return storage.Summary{}, false
}

// want reads the selected rubber, unless one is being read: then that is seen to when it
// is there. So somebody who runs through the list does not start a reading for each.
func (s *Screen) want() {
	sum, ok := s.selected()
	if !ok || s.reading != 0 || s.rubber != nil && s.rubber.ID == sum.ID {
		return
	}
	s.reading = sum.ID
	s.background(func() func() {
		r, err := s.options.Store.Rubber(sum.ID)
		return func() { s.read(sum.ID, r, err) }
	})
}

// read shows a rubber that has just been read, if it is still the selected one.
func (s *Screen) read(id int64, r storage.Rubber, err error) {
	s.reading = 0
	sum, ok := s.selected()
	if s.closed || !ok {
		return
	}
	if sum.ID != id {
		s.want()
		return
	}
	s.rubber, s.failed = &r, err
	s.rubber.ID = id // also when reading it failed
	s.showRubber()
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	list := s.rubbers
	if s.inBoards {
		list = s.boards
	}
	switch key {
	case fyne.KeyUp:
		list.Select(list.Selected() - 1)
	case fyne.KeyDown:
		list.Select(list.Selected() + 1)
	case fyne.KeyHome:
		list.Select(0)
	case fyne.KeyEnd:
		list.Select(list.Len() - 1)
	case fyne.KeyPageUp:
		s.page(-1)
	case fyne.KeyPageDown:
		s.page(1)
	case fyne.KeyRight:
		s.enterBoards(true)
	case fyne.KeyLeft:
		s.enterBoards(false)
	case fyne.KeyReturn, fyne.KeyEnter:
		if sum, ok := s.selected(); ok && !sum.Finished && !sum.Watched {
			s.open()
		} else {
			s.enterBoards(true)
		}
	case fyne.KeyEscape, fyne.KeyBackspace:
		if s.inBoards {
			s.enterBoards(false)
		} else {
			s.options.OnBack()
		}
	}
}

// Rune handles a letter: the shortcut that the button shows.
func (s *Screen) Rune(r rune) {
	if unicode.ToLower(r) == 'c' {
		s.open()
	}
}

// open continues the selected rubber.
func (s *Screen) open() {
	if sum, ok := s.selected(); ok && !sum.Finished && !sum.Watched {
		s.options.OnOpen(sum.ID)
	}
}

// page goes a page up or down: in the list of rubbers, or in what is shown of a board.
func (s *Screen) page(by int) {
	if !s.inBoards {
		s.rubbers.Select(s.rubbers.Selected() + by*s.rubbers.Page())
		return
	}
	s.board.ScrollToOffset(s.board.Offset.AddXY(0, float32(by)*0.8*s.board.Size().Height))
}

// enterBoards puts the keyboard in the boards, if there are any, or in the rubbers.
func (s *Screen) enterBoards(in bool) {
	s.inBoards = in && s.boards.Len() > 0
	s.rubbers.Activate(!s.inBoards)
	s.boards.Activate(s.inBoards)
}

// zone is where the person is.
var zone = time.Local
