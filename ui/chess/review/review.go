// Package review is the screen on which a game of octagonal chess is looked back on: at any of its places, with what each army could
// expect there, the best lines, and the moves that cost something. The user may look for the better move himself before it is told,
// try others on the board, and play on from any place.
package review

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store is where games are kept. Its methods may take a while; the screen calls them from other goroutines.
type Store interface {
	review.Store
	Whole(ctx context.Context, game int64) (chessstore.Whole, error)
	// Judged returns what a judge of a version has found of the positions of a game, by how many events led to them.
	Judged(ctx context.Context, game int64, version int) (map[int]bot.Judgement, error)
	// SaveJudged keeps what he has found of the position of g, which is the game or an earlier state of it.
	SaveJudged(game int64, version int, g chess.Game, j bot.Judgement) error
}

// Judge says how a game stands after its last event, as [bot.Judge] does. It is called from other goroutines.
type Judge func(ctx context.Context, g chess.Game, also ...chess.Move) (bot.Judgement, error)

// Options says which game is looked at and whom the screen tells. All must be there but for OnHistory.
type Options struct {
	Runner    *background.Runner
	Store     Store
	Game      int64
	Events    int // after how many of its events it is shown first; -1 is the end
	Judge     Judge
	Window    fyne.Window // where the folder of a picture is chosen
	Animated  bool        // single steps are
	OnBack    func()
	OnHistory func()                                    // or nil, if that is where OnBack leads
	OnGoOn    func(game int64)                          // the game is to go on where it was left
	OnPlayOn  func(w chessstore.Whole, from chess.Game) // another game is to go on from a place of this one, perhaps with moves that were tried there
}

// Screen is the screen.
type Screen struct {
	review.Viewer[*model]
	options Options

	everybody bool            // everybody's moves count, not the persons' only
	facing    tabletop.Facing // how the board lies
	parts     parts
}

// page is a game that is looked at. Its model is nil until the game has been read.
type page struct {
	*review.Page[*model]
	*model
}

func (s *Screen) page() page { return page{s.Page, s.Page.Model} }

// New returns the screen, which begins to read the game.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{options: options}
	v := &s.Viewer
	v.Art, v.Runner, v.Marks, v.NotKept, v.Sheets = art, options.Runner, options.Store, "chess.review.not-kept", sheet.NewStack()
	v.Reader, v.Arrive, v.Begin, v.Build, v.Update = s.read, s.arriveFirst, s.startJudging, s.build, s.update
	v.Open(options.Game, options.Events)
	return s
}

// read reads a game. What belongs to it is left out if it can't be read.
func (s *Screen) read(ctx context.Context, id int64) (*model, error) {
	store := s.options.Store
	w, err := store.Whole(ctx, id)
	if err != nil {
		return nil, err
	}
	judged, _ := store.Judged(ctx, id, bot.Version)
	m := newModel(w, judged)
	m.view, _, _ = store.Setting(viewSetting)
	return m, nil
}

// The setting of how the board lies.
const (
	viewSetting           = "chess.review.view"
	cornerValue, gridView = "corner", "grid"
)

// arriveFirst goes to a place of a game that has been read; -1 is its end. What was looked at before, if anything, is the same game as it
// was then: the board lies as it did, and what has been found is known.
func (s *Screen) arriveFirst(before *review.Page[*model], events int) {
	m := s.Page.Model
	if before != nil && before.Read {
		m.solved = before.Model.solved
	} else {
		s.facing = facingOf(m)
	}
	if events < 0 {
		events = m.last()
	}
	s.arrive(events)
}

// facingOf returns how the board lies at first: before the person, in the view of last time.
func facingOf(m *model) (f tabletop.Facing) {
	if m.view == gridView {
		f.View = tabletop.Grid
	}
	if m.kept.Person < chess.Armies {
		f.Bottom = m.kept.Person
	}
	return f
}

// Reload is told that the screen is seen again: the game may have been marked or gone on meanwhile.
func (s *Screen) Reload() {
	if p := s.page(); p.Read {
		s.Open(p.ID, p.at)
	}
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.Rebuild()
	if s.parts.board != nil {
		s.parts.board.Redraw()
		s.parts.tray.felt.Refresh()
		s.parts.curve.Refresh()
	}
}
