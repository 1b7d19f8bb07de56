// Package standings is the screen of the results of a duplicate field: the ranking of all tables, the user's boards by
// gain and loss, and the traveller of each board. It updates while other tables are still playing. Each row of a board
// opens its review, at any table.
package standings

import (
	"context"
	"slices"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/bridge/printing"
	"github.com/superbridge/superbridge/ui/bridge/results"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the results and the callbacks. All are required.
type Options struct {
	Title string
	View  results.View
	// Session holds the results at first, and Load returns the current ones. It is called on another goroutine.
	Session results.Session
	Load    func(context.Context) (results.Session, error)
	Page    Page
	// Board is the board chosen at first, by its place among the boards.
	Board  int
	Window fyne.Window // for choosing the folder of an export
	Runner *background.Runner
	// OnReview reviews a board, by its place, as played at a table: 1 is the user's own.
	OnReview func(board results.Board, table int)
	// Printing is the choice of papers of the session.
	Printing *printing.Choice
	OnBack   func()
}

// Page is one of the pages.
type Page int

// The pages.
const (
	Ranking Page = iota
	Boards       // by gain and loss
	Traveller
	pages
)

// Screen is the screen. All its methods belong to Fyne's goroutine.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack
	ctx     context.Context // ends with the screen
	close   context.CancelFunc
	asked   background.Question

	session results.Session
	err     error

	page   Page
	board  int        // of the traveller, by its place
	chosen [pages]int // row, by page; -1 is the usual one
	view   *view
}

// New returns the screen.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), page: options.Page, session: options.Session}
	s.board = max(0, min(options.Board, len(s.session.Boards)-1))
	s.chosen = [pages]int{-1, -1, -1}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether a picture is being written.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close stops background work.
func (s *Screen) Close() {
	s.close()
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.view = newView(s)
	s.view.show()
	s.sheets.SetScreen(s.view.content)
	s.sheets.Redraw()
}

// Reload reads the results again: another table may have finished.
func (s *Screen) Reload() {
	ctx := s.asked.Ask(s.ctx)
	s.options.Runner.After(ctx, func() func() {
		session, err := s.options.Load(ctx)
		return func() {
			s.asked.Stop()
			s.take(session, err)
		}
	})
}

// take shows the results that have been read. The chosen row stays chosen, whatever precedes it.
func (s *Screen) take(session results.Session, err error) {
	was, ok := s.behind()
	s.session, s.err = session, err
	s.board = max(0, min(s.board, len(session.Boards)-1))
	if ok && s.chosen[s.page] >= 0 {
		if row := slices.Index(s.grid(s.page).places, was); row >= 0 {
			s.chosen[s.page] = row
		}
	}
	s.view.show()
}

// place is the target of a row: a board, by its place, at a table.
type place struct{ board, table int }

// grid returns a page, with what its rows open.
func (s *Screen) grid(page Page) (g gridOf) {
	v := s.options.View
	switch {
	case s.err != nil || len(s.session.Boards) == 0:
	case page == Ranking:
		g.Grid = v.Ranking(s.session.Travellers())
		for range g.Rows {
			g.places = append(g.places, place{-1, 0})
		}
	case page == Boards:
		var boards []int
		g.Grid, boards = v.Gains(s.session)
		for _, b := range boards {
			g.places = append(g.places, place{b, 1})
		}
	default:
		b := s.session.Boards[s.board]
		var tables []int
		g.Grid, tables = v.Traveller(b.Number, b.Board, b.Traveller)
		for _, t := range tables {
			g.places = append(g.places, place{s.board, t})
		}
	}
	return g
}

// rows returns the number of rows of the page.
func (s *Screen) rows() int { return len(s.view.grid.Rows) }

// row returns the chosen row: the user's own, unless another has been chosen.
func (s *Screen) row() int {
	if at := s.chosen[s.page]; at >= 0 {
		return min(at, s.rows()-1)
	}
	for i, r := range s.view.grid.Rows {
		if r.Own {
			return i
		}
	}
	return min(0, s.rows()-1)
}

// behind returns what the chosen row opens.
func (s *Screen) behind() (place, bool) {
	row := s.row()
	if row < 0 {
		return place{}, false
	}
	return s.view.grid.places[row], true
}

// turn shows another page. From a board it leads to that board's traveller.
func (s *Screen) turn(p Page) {
	if p < 0 || p >= pages || p == s.page {
		return
	}
	if at, ok := s.behind(); ok && s.page == Boards && p == Traveller {
		s.board, s.chosen[Traveller] = at.board, -1
	}
	s.page = p
	s.view.show()
}

// choose chooses a row. Beyond the first and the last it stays on these.
func (s *Screen) choose(row int) {
	if s.rows() == 0 {
		return
	}
	s.chosen[s.page] = max(0, min(row, s.rows()-1))
	s.view.mark()
}

// turnBoard shows the traveller of the board before, or after.
func (s *Screen) turnBoard(by int) {
	if to := s.board + by; to >= 0 && to < len(s.session.Boards) {
		s.board, s.chosen[Traveller] = to, -1
		s.view.show()
	}
}

// open opens the chosen row: a review, or from the ranking the boards.
func (s *Screen) open() {
	at, ok := s.behind()
	switch {
	case !ok:
	case s.page == Ranking:
		s.turn(Boards)
	case at.table > 0:
		s.options.OnReview(s.session.Boards[at.board], at.table)
	}
}

// turnMethod lets another way to compare count.
func (s *Screen) turnMethod() {
	s.options.View.By = (s.options.View.By + 1) % (field.ByCross + 1)
	s.chosen[Ranking], s.chosen[Boards] = -1, -1
	s.view.show()
}

// match reports whether this is a match of two tables, which has only one way to compare.
func (s *Screen) match() bool {
	return len(s.session.Boards) > 0 && s.session.Boards[0].Traveller.Tables == field.Fewest
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if s.sheets.Key(key) {
		return
	}
	const several = 8
	switch key {
	case fyne.KeyLeft:
		s.turn(s.page - 1)
	case fyne.KeyRight:
		s.turn(s.page + 1)
	case fyne.KeyUp:
		s.choose(s.row() - 1)
	case fyne.KeyDown:
		s.choose(s.row() + 1)
	case fyne.KeyHome:
		s.choose(0)
	case fyne.KeyEnd:
		s.choose(s.rows() - 1)
	case fyne.KeyPageUp:
		if s.page == Traveller {
			s.turnBoard(-1)
		} else {
			s.choose(s.row() - several)
		}
	case fyne.KeyPageDown:
		if s.page == Traveller {
			s.turnBoard(1)
		} else {
			s.choose(s.row() + several)
		}
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		s.open()
	case fyne.KeyEscape, fyne.KeyBackspace:
		s.options.OnBack()
	}
}

// Print prints papers of the session.
func (s *Screen) Print() {
	if s.err == nil && len(s.session.Boards) > 0 && s.sheets.Top() == nil {
		task.Open(s.art, task.Options{Title: text.T("history.print"), Sheets: s.sheets, Window: s.options.Window, Runner: s.options.Runner}, s.options.Printing.Task)
	}
}

// Rune handles a letter: those that the buttons show.
func (s *Screen) Rune(r rune) {
	if s.sheets.Rune(r) {
		return
	}
	switch unicode.ToLower(r) {
	case '1':
		s.turn(Ranking)
	case '2':
		s.turn(Boards)
	case '3':
		s.turn(Traveller)
	case '4':
		if !s.match() {
			s.turnMethod()
		}
	case 'e':
		s.export()
	case '[', ',':
		s.turnBoard(-1)
	case ']', '.':
		s.turnBoard(1)
	}
}
