// Package review is the screen that reviews a board: call by call and card by card, with the double-dummy results, the
// cost of each card, and the result of the deal at another table.
package review

import (
	"context"
	"sync"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/report"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store holds boards. Its methods may be slow; the screen calls them from other goroutines.
type Store interface {
	Board(ctx context.Context, id int64) (bridgestore.Board, error)
	BoardSummaries(ctx context.Context, ids []int64) ([]bridgestore.BoardSummary, error)
	Analysis(ctx context.Context, board int64) (analysis.Analysis, error)
	SaveAnalysis(board int64, a analysis.Analysis) error
	OtherTable(ctx context.Context, board int64) (bridgestore.Other, error)
	SaveOtherTable(board int64, o bridgestore.Other) error
	// FieldTables returns the other tables' results on a board, from the second on; none if there is no field.
	FieldTables(ctx context.Context, board int64) ([]bridgestore.Other, error)
	MarkBoard(id int64, m storage.Marks) error
	Puzzles(ctx context.Context, board int64) ([]bridgestore.Puzzle, error)
	SavePuzzle(board int64, p bridgestore.Puzzle) error

	Setting(key string) (value string, ok bool, err error)
	SetSetting(key, value string) error
}

// Options are the board, the judges and the callbacks. All are required but OnHistory and Company.
type Options struct {
	Runner   *background.Runner
	Store    Store
	Board    int64
	Events   int              // number of events before the first place shown
	Table    int              // table of the field that is shown first, from 2 on; or 0 for the board's own
	By       field.Method     // scoring of the field
	Adviser  bot.Player       // gives the hints
	Analysis analysis.Options // of the first search; a longer one has more nodes
	Animated bool             // single steps are
	// OtherTable plays a deal at the other table.
	OtherTable func(context.Context, bridge.Board) (bridgestore.Other, error)

	// Company returns the players at the user's table on a board, or nil if they aren't known by name. It may be slow.
	// It may be nil.
	Company func(context.Context, bridgestore.Board) *company.Table

	// Reports saves the user's reports of calls and cards.
	Reports report.Keeper

	OnBack    func()
	OnHistory func() // nil if OnBack leads there
	// OnPlayOn plays on from a position, after a number of events. The record is that of the table on display.
	OnPlayOn func(b bridgestore.Board, events int)
	OnGoOn   func(rubber int64)      // continues a single deal that was left
	OnAgain  func(bridgestore.Board) // the same deal from the start
	OnTables func(board int64)       // shows the results of all tables of the field
	OnTold   func(board int64)       // shows other tables' results from a file
}

// Screen is the screen.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack // with the board's name and note, at times
	runner  *background.Runner
	working sync.WaitGroup // of searches that are still saving their results

	page      *page
	everybody bool // everybody's moments are listed
	parts     parts
}

// page is a board that is looked at.
type page struct {
	*model // nil until the board has been read
	id     int64
	first  bool  // the board with which the screen was opened
	err    error // of reading it
	ctx    context.Context
	cancel context.CancelFunc

	marks    storage.Marks // as saved
	marking  int           // number of pending changes of these
	search   search
	far      farTable
	answers  map[asked]*answer
	branches []bridgestore.BoardSummary // where it was played on or again, and its own original
	chosen   int                        // index of the one to be opened, or -1
	pointed  int                        // the call that is pointed at, or -1
	typed    string                     // of a card
	said     string                     // the answer to what the user did last, or ""
}

// New returns the screen, which starts reading the board at once.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), runner: options.Runner}
	s.load(options.Board)
	return s
}

// Board returns the id of the current board, which need not be the one opened first.
func (s *Screen) Board() int64 { return s.page.id }

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close stops background work. Results so far are saved, and later reads see them.
func (s *Screen) Close() {
	s.leave()
	s.runner.Write(context.Background(), func() error { s.working.Wait(); return nil }, nil)
}

// leave stops the work on the current board.
func (s *Screen) leave() {
	if s.page != nil {
		s.sheets.Close() // saves what is written there
		s.page.cancel()
	}
}

// load reads a board, with all that is known about it, and shows it.
func (s *Screen) load(id int64) {
	s.leave()
	p := &page{id: id, answers: map[asked]*answer{}, chosen: -1, pointed: -1}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	p.first = s.page == nil
	s.page = p
	if p.first {
		s.rebuild()
	}
	s.runner.After(p.ctx, func() func() {
		r := s.read(p.ctx, id)
		return func() { s.loaded(p, r) }
	})
}

// reading is a board with its related data.
type reading struct {
	board    bridgestore.Board
	err      error
	found    analysis.Analysis
	other    bridgestore.Other
	tables   []bridgestore.Other // of the field
	puzzles  []bridgestore.Puzzle
	company  *company.Table
	branches []bridgestore.BoardSummary
	hands    string // shown hands, as in the setting
}

// read reads a board. Related data that can't be read is left out: an analysis can be made again, and the other table
// can play again.
func (s *Screen) read(ctx context.Context, id int64) reading {
	var r reading
	store := s.options.Store
	if r.board, r.err = store.Board(ctx, id); r.err != nil {
		return r
	}
	r.branches, _ = store.BoardSummaries(ctx, related(r.board))
	r.hands, _, _ = store.Setting(handsSetting)
	if s.options.Company != nil {
		r.company = s.options.Company(ctx, r.board)
	}
	if r.board.Board.Phase() == bridge.Finished {
		r.found, _ = store.Analysis(ctx, id)
		r.other, _ = store.OtherTable(ctx, id)
		r.tables, _ = store.FieldTables(ctx, id)
		r.puzzles, _ = store.Puzzles(ctx, id)
	}
	return r
}

// loaded shows a board that has been read.
func (s *Screen) loaded(p *page, r reading) {
	if p.err = r.err; p.err != nil {
		s.rebuild()
		return
	}
	p.model = newModel(r.board)
	p.marks, p.company = r.board.Marks, r.company
	p.mine.found, p.branches, p.all = r.found, r.branches, s.everybody
	p.puzzles = puzzlesOf(r.puzzles)
	p.setTables(r.tables)
	if !p.inField() {
		p.setOther(r.other)
	} else if p.first {
		p.visitTable(s.options.Table)
	}
	if p.first {
		p.to(s.options.Events)
	}
	if r.hands == seenValue {
		p.hands = seenHands
	}
	s.rebuild()
	s.goOn()
}

// Reload updates the screen when it is visible again: the deal may have been played meanwhile.
func (s *Screen) Reload() {
	p := s.page
	if p.model == nil {
		return
	}
	s.runner.After(p.ctx, func() func() {
		b, err := s.options.Store.Board(p.ctx, p.id)
		var branches []bridgestore.BoardSummary
		if err == nil {
			branches, err = s.options.Store.BoardSummaries(p.ctx, related(b))
		}
		return func() {
			switch {
			case err != nil:
			case len(b.Board.Events()) != len(p.board.Board.Events()): // a branch that has been continued
				s.load(p.id)
			default:
				p.branches, p.chosen = branches, -1
				s.update(false)
			}
		}
	})
	s.wake()
}

// related returns the boards that are listed with a board: the one of which it is a branch, and its branches.
func related(b bridgestore.Board) []int64 {
	ids := b.Branches
	if b.Origin != 0 {
		ids = append([]int64{b.Origin}, ids...)
	}
	return ids
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.rebuild()
	if s.parts.surface != nil {
		s.parts.surface.Refresh()
	}
}

// rebuild makes everything again but the table.
func (s *Screen) rebuild() {
	s.sheets.SetScreen(s.build())
	s.sheets.Redraw()
	s.update(false)
}

// Busy reports whether the user is writing, so that a key for something else would throw that
// away.
func (s *Screen) Busy() bool { return s.sheets.Busy() }
