// Package review is the screen that reviews a board: call by call and card by card, with the double-dummy results, the
// cost of each card, and the result of the deal at another table.
package review

import (
	"context"

	"fyne.io/fyne/v2"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/line"
	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/report"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/tempo"
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
	Lines    line.Effort      // of judging a card by what could be known; the zero value is [line.Usual]
	Animated bool             // single steps are
	// OtherTable plays a deal at the other table.
	OtherTable func(context.Context, bridge.Board) (bridgestore.Other, error)

	// Company returns the players at the user's table on a board, or nil if they aren't known by name. It may be slow.
	// It may be nil.
	Company func(context.Context, bridgestore.Board) *company.Table

	// Reports saves the user's reports of calls and cards.
	Reports report.Keeper

	Window fyne.Window // for choosing the folder of a picture

	OnBack    func()
	OnHistory func() // nil if OnBack leads there
	// OnPlayOn plays on from a position, after a number of events. The record is that of the table on display.
	OnPlayOn func(b bridgestore.Board, events int)
	OnGoOn   func(rubber int64)      // continues a single deal that was left
	OnAgain  func(bridgestore.Board) // the same deal from the start
	OnTables func(board int64)       // shows the results of all tables of the field
	OnTold   func(board int64)       // shows other tables' results from a file
	// OnSuit shows one suit as a problem of declarer's, who is South.
	OnSuit func(p suit.Problem, of card.Suit)
}

// Screen is the screen.
type Screen struct {
	review.Viewer[*page]
	options   Options
	everybody bool // everybody's moments are listed
	parts     parts
	pending   tempo.Letter // begins a card, or stands for a shortcut
}

// page returns the board that is looked at; nil until it has been read.
func (s *Screen) page() *page { return s.Page.Model }

// New returns the screen, which starts reading the board at once.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{options: options}
	v := &s.Viewer
	v.Art, v.Runner, v.Marks, v.NotKept, v.Sheets = art, options.Runner, boardMarks{options.Store}, "board.not-kept", sheet.NewStack()
	v.Reader, v.Arrive, v.Begin, v.Build, v.Update, v.Tell = s.read, s.arrive, s.begin, s.build, s.parts.update, s.parts.showPlace
	v.Open(options.Board, options.Events)
	return s
}

// boardMarks saves the marks of boards.
type boardMarks struct{ Store }

// MarkPart implements review.MarkStore.
func (b boardMarks) MarkPart(board int64, m storage.Marks) error { return b.MarkBoard(board, m) }

// read reads a board, with all that is known about it. Related data that can't be read is left out: an analysis can be
// made again, and the other table can play again.
func (s *Screen) read(ctx context.Context, id int64) (*page, error) {
	store := s.options.Store
	b, err := store.Board(ctx, id)
	if err != nil {
		return nil, err
	}
	p := newPage(newModel(b), works{ctx, s.Runner, &s.Working, store}, &s.parts, s.options)
	p.branches, _ = store.BoardSummaries(ctx, related(b))
	if hands, _, _ := store.Setting(handsSetting); hands == seenValue {
		p.hands = seenHands
	}
	if s.options.Company != nil {
		p.company = s.options.Company(ctx, b)
	}
	if p.mine.finished() {
		p.mine.found, _ = store.Analysis(ctx, id)
		p.tables, _ = store.FieldTables(ctx, id)
		puzzles, _ := store.Puzzles(ctx, id)
		p.puzzles = puzzlesOf(puzzles)
		if other, _ := store.OtherTable(ctx, id); !p.inField() {
			p.setOther(other)
		}
	}
	return p, nil
}

// arrive prepares a board that has been read to be shown at a place.
func (s *Screen) arrive(before *review.Page[*page], place int) {
	p := s.page()
	p.all = s.everybody
	if before == nil {
		p.visitTable(s.options.Table)
	}
	p.to(place)
}

func (s *Screen) begin() { s.page().search.goOn() }

// Reload updates the screen when it is visible again: the deal may have been played meanwhile.
func (s *Screen) Reload() {
	p := s.page()
	if p == nil {
		return
	}
	s.Runner.After(p.ctx, func() func() {
		b, err := s.options.Store.Board(p.ctx, p.board.ID)
		var branches []bridgestore.BoardSummary
		if err == nil {
			branches, err = s.options.Store.BoardSummaries(p.ctx, related(b))
		}
		return func() {
			switch {
			case err != nil:
			case len(b.Board.Events()) != len(p.board.Board.Events()): // a branch that has been continued
				s.Open(p.board.ID, 0)
			default:
				p.branches, p.chosen = branches, -1
				s.Update(false)
			}
		}
	})
	p.search.wake()
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
	s.Rebuild()
	if s.parts.surface != nil {
		s.parts.surface.Refresh()
	}
}
