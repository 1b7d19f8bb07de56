// Package history is the screen with the rubbers that have been played, their boards, and
// each board's hands, auction and points, and the deals that came in to be played. What is looked for can be said in words
// and chosen from a sheet; rubbers and boards can be marked, and rubbers deleted, written to files and
// read from these.
package history

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/transfer"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store is where rubbers are kept. Its methods may take a while, and several are called at a
// time, from other goroutines than Fyne's.
type Store interface {
	FindRubbers(context.Context, kept.Filter) ([]int64, error)
	FindBoards(context.Context, kept.Filter) ([]int64, error)
	Summaries(ctx context.Context, rubbers []int64) ([]kept.Summary, error)
	BoardSummaries(ctx context.Context, boards []int64) ([]kept.BoardSummary, error)
	Singles(context.Context) ([]int64, error)                   // the rubbers that are a single deal
	ToPlay(context.Context) (map[int64]int, error)              // how many deals are to be played in each rubber that has some
	LineIDs(ctx context.Context, rubber int64) ([]int64, error) // of its boards, and of deals that are to be played
	Board(ctx context.Context, id int64) (kept.Board, error)

	MarkRubber(id int64, m storage.Marks) error
	MarkBoard(id int64, m storage.Marks) error
	Delete(rubbers ...int64) error
	Restore(rubbers ...int64) error
	PlayNext(line int64) error // makes a deal the next to be played

	transfer.Store
}

// Options says where the rubbers are and whom the screen tells. Store, Runner, OnOpen and OnBack must
// be there; what else is nil is not offered.
type Options struct {
	Store    Store
	Window   fyne.Window // where files are chosen
	Runner   *background.Runner
	Position Position // what is shown at first

	OnOpen       func(rubber int64) // continue a rubber
	OnReview     func(board int64)  // look at a board closely
	OnStatistics func(kept.Filter)  // of the boards that are shown
	OnBack       func()
}

// Position is a place in the history: [Screen.Position] says where the screen is, so that it can
// be opened there again. With nothing but a Filter it is the first of what is wanted.
type Position struct {
	Filter   kept.Filter
	Game     string // the id of the game whose rubbers are wanted, unless there are none or no others; "" for all games
	View     View
	Rubber   int64 // that is selected, or 0
	Board    int64 // that is selected, or 0
	InBoards bool  // the keyboard is in the rubber's boards

	query query // that Filter comes from
}

// View is what the list is of.
type View uint8

// The views. Without a choice it is rubbers, or boards where the filter asks for some kind of these.
const (
	ByFilter View = iota
	Rubbers
	Boards
)

// Screen is the screen.
type Screen struct {
	art     *widget.Art
	options Options
	system  system
	sheets  *sheet.Stack
	ctx     context.Context // ends with the screen
	close   context.CancelFunc

	query  query
	narrow bool     // the query's game is dropped if it leaves out all rubbers, or none
	view   View     // as it was chosen
	at     Position // only its ids
	search search

	rubbers  *pages[kept.Summary]      // that are found
	boards   *pages[kept.BoardSummary] // that are found
	ids      *reader[[]int64]          // the boards of the selected rubber
	lines    *pages[kept.BoardSummary] // them
	linesOf  int64                     // the rubber of lines
	board    *reader[kept.Board]       // the selected one
	inTable  bool                      // the keyboard is in the table of the rubber's boards
	entering bool                      // or will be, once they are there
	typing   bool                      // the keyboard is in the field for words

	waiting []func()   // keys that have been pressed before the list was there
	deleted []deletion // the last at the end
	failed  error      // of what was written last

	ui objects
}

// system is what the screen needs besides: the time, and other goroutines.
type system struct {
	runner *background.Runner
	now    func() time.Time
	pause  time.Duration // how long typing must rest before the store is asked
}

// New returns the screen, which begins to read.
func New(art *widget.Art, options Options) *Screen {
	return newScreen(art, options, system{runner: options.Runner, now: time.Now, pause: 150 * time.Millisecond})
}

func newScreen(art *widget.Art, options Options, sys system) *Screen {
	s := &Screen{art: art, options: options, system: sys, sheets: sheet.NewStack(), at: options.Position, view: options.Position.View}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.query = options.Position.query
	if s.query.everything() {
		s.query = newQuery(options.Position.Filter, sys.now().Location())
		if s.query.Rules == "" {
			s.query.Rules, s.narrow = options.Position.Game, options.Position.Game != ""
		}
	}
	s.rubbers, s.boards, s.lines = newPages(rubberID, nil), newPages(boardID, nil), newPages(boardID, nil)
	s.ids = &reader[[]int64]{read: options.Store.LineIDs, runner: sys.runner, ctx: s.ctx, got: s.gotIDs}
	s.board = &reader[kept.Board]{read: options.Store.Board, runner: sys.runner, ctx: s.ctx, got: s.showBoard}
	s.ui.field = newFieldWithKey(art, "F")
	s.Redraw()
	s.look(0)
	return s
}

func rubberID(sum kept.Summary) int64   { return sum.ID }
func boardID(l kept.BoardSummary) int64 { return l.ID }

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Position returns where the screen is.
func (s *Screen) Position() Position {
	at := s.at
	at.Filter, at.query, at.View, at.InBoards = s.query.filter(s.system.now()), s.query, s.view, s.inTable
	return at
}

// Reload brings up to date what may have changed while another screen lay on this one.
func (s *Screen) Reload() {
	s.rubbers.again()
	s.boards.again()
	s.lines.again()
	s.ids.again()
	s.board.again()
	s.look(0)
}

// Busy reports whether something is being written down, or to a file or from one.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close ends what the screen does in the background. What the user has written down is kept.
func (s *Screen) Close() {
	s.sheets.Close()
	s.close()
}

// byBoards reports whether the list is of boards.
func (s *Screen) byBoards() bool {
	return s.view == Boards || s.view == ByFilter && s.query.picksBoards()
}
