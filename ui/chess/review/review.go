// Package review is the screen that reviews a game of octagonal chess: at any of its places, with each army's expected
// share, the best lines, and the costly moves. The user may look for the better move before it is revealed, try others
// on the board, and play on from any place.
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

// Store holds games. Its methods may be slow; the screen calls them from other goroutines.
type Store interface {
	review.Store
	Whole(ctx context.Context, game int64) (chessstore.Whole, error)
	// Judged returns the judgements, by a version of the judge, of a game's positions, by the number of events before
	// them.
	Judged(ctx context.Context, game int64, version int) (map[int]bot.Judgement, error)
	// SaveJudged saves the judgement of the position of g, which is the game or an earlier state of it.
	SaveJudged(game int64, version int, g chess.Game, j bot.Judgement) error
}

// Judge judges a game after its last event, as [bot.Judge] does. It is called from other goroutines.
type Judge func(ctx context.Context, g chess.Game, also ...chess.Move) (bot.Judgement, error)

// Options are the game and the callbacks. All are required except OnHistory.
type Options struct {
	Runner    *background.Runner
	Store     Store
	Game      int64
	Events    int // number of events before the first place shown; -1 is the end
	Judge     Judge
	Window    fyne.Window // for choosing the folder of an export
	Animated  bool        // single steps are
	OnBack    func()
	OnHistory func()                                    // nil if OnBack leads there
	OnGoOn    func(game int64)                          // continues the game where it was left
	OnPlayOn  func(w chessstore.Whole, from chess.Game) // continues a new game from a place of this one, perhaps with moves tried there
}

// Screen is the screen.
type Screen struct {
	review.Viewer[*model]
	options Options
	parts   parts
}

// page is a game that is looked at. Its model is nil until the game has been read.
type page struct {
	*review.Page[*model]
	*model
}

func (s *Screen) page() page { return page{s.Page, s.Page.Model} }

// New returns the screen, which starts reading the game at once.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{options: options}
	v := &s.Viewer
	v.Art, v.Runner, v.Marks, v.NotKept, v.Sheets = art, options.Runner, options.Store, "chess.review.not-kept", sheet.NewStack()
	v.Reader, v.Arrive, v.Begin, v.Build, v.Update = s.read, s.arriveFirst, func() { s.Page.Model.judging.Start(s.Page.Ctx, s.Page.Model.judged) }, s.build, s.parts.update
	v.Open(options.Game, options.Events)
	return s
}

// read reads a game. Related data that can't be read is left out.
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

// Key and values of the setting of the board's view.
const (
	viewSetting           = "chess.review.view"
	cornerValue, gridView = "corner", "grid"
)

// arriveFirst moves to a place of a newly read game; -1 is its end. The previous page, if any, is an earlier state of
// the same game: the board's orientation and the results stay.
func (s *Screen) arriveFirst(before *review.Page[*model], events int) {
	m := s.Page.Model
	if before != nil && before.Read {
		m.solved, m.everybody = before.Model.solved, before.Model.everybody
	} else {
		s.parts.facing = facingOf(m)
	}
	m.judging = s.newJudging()
	if events < 0 {
		events = m.last()
	}
	s.arrive(events)
}

// facingOf returns the board's first orientation: from the user's side, in the view of last time.
func facingOf(m *model) (f tabletop.Facing) {
	if m.view == gridView {
		f.View = tabletop.Grid
	}
	if m.kept.Person < chess.Armies {
		f.Bottom = m.kept.Person
	}
	return f
}

// Reload updates the screen when it is visible again: the game may have been marked or continued meanwhile.
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
		s.parts.tray.Redraw()
		s.parts.curve.Refresh()
	}
}
