// Package review is the screen on which a game of octagonal chess is looked back on: at any of its places, with what each army could
// expect there, the best lines, and the moves that cost something. The user may look for the better move himself before it is told,
// try others on the board, and play on from any place.
package review

import (
	"context"
	"sync"
	"sync/atomic"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store is where games are kept. Its methods may take a while; the screen calls them from other goroutines.
type Store interface {
	Whole(ctx context.Context, game int64) (chessstore.Whole, error)
	// Judged returns what a judge of a version has found of the positions of a game, by how many events led to them.
	Judged(ctx context.Context, game int64, version int) (map[int]bot.Judgement, error)
	// SaveJudged keeps what he has found of the position of g, which is the game or an earlier state of it.
	SaveJudged(game int64, version int, g chess.Game, j bot.Judgement) error
	MarkPart(id int64, m storage.Marks) error

	Setting(key string) (value string, ok bool, err error)
	SetSetting(key, value string) error
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
	art     *widget.Art
	options Options
	sheets  *sheet.Stack // with the game's name and note, or the export, at times
	runner  *background.Runner
	working sync.WaitGroup // judges that keep what they have found when they end

	page      *page
	everybody bool            // everybody's moves count, not the persons' only
	facing    tabletop.Facing // how the board lies
	parts     parts
}

// page is a game that is looked at.
type page struct {
	*model // nil until the game has been read
	id     int64
	err    error // of reading it
	ctx    context.Context
	cancel context.CancelFunc

	marks    storage.Marks // as they are kept
	choosing tabletop.Choosing
	keyboard bool         // the arrow keys move a cursor on the board
	cursor   chess.Square // of the keyboard
	judging  judging
	looking  atomic.Int64        // the place that is judged next, if it hasn't been
	asking   background.Question // about a line that is tried
	said     string              // the answer to what the user did last, or ""
}

// New returns the screen, which begins to read the game.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), runner: options.Runner}
	s.load(options.Game, options.Events)
	return s
}

// Game returns the game that is looked at.
func (s *Screen) Game() int64 { return s.page.id }

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether the user is writing, so that a key for something else would throw that away.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close stops what goes on in the background. What has been found out is kept.
func (s *Screen) Close() {
	s.leave()
	s.runner.Write(context.Background(), func() error { s.working.Wait(); return nil }, nil)
}

// leave ends what goes on about the game that is looked at.
func (s *Screen) leave() {
	if s.page != nil {
		s.sheets.Close() // keeps what is written there
		s.page.asking.Stop()
		s.page.cancel()
	}
}

// load reads a game, with all that is known about it, and shows it after a number of its events.
func (s *Screen) load(id int64, events int) {
	s.leave()
	before := s.page
	p := &page{id: id, cursor: chess.NoSquare, choosing: tabletop.NoChoice()}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	s.page = p
	if before == nil {
		s.rebuild()
	}
	s.runner.After(p.ctx, func() func() {
		r := s.read(p.ctx, id)
		return func() { s.loaded(p, r, before, events) }
	})
}

// reading is what has been read of a game.
type reading struct {
	game   chessstore.Whole
	err    error
	judged map[int]bot.Judgement
	view   string // how the board lies
}

// read reads a game. What belongs to it is left out if it can't be read.
func (s *Screen) read(ctx context.Context, id int64) (r reading) {
	store := s.options.Store
	if r.game, r.err = store.Whole(ctx, id); r.err != nil {
		return r
	}
	r.judged, _ = store.Judged(ctx, id, bot.Version)
	r.view, _, _ = store.Setting(viewSetting)
	return r
}

// The setting of how the board lies.
const (
	viewSetting           = "chess.review.view"
	cornerValue, gridView = "corner", "grid"
)

// loaded shows what has been read of a game. What was looked at before, if anything, is the same game as it was then: the board lies
// as it did, and what has been found is known.
func (s *Screen) loaded(p *page, r reading, before *page, events int) {
	if p.err = r.err; p.err != nil {
		s.rebuild()
		return
	}
	p.model = newModel(r.game, r.judged)
	p.marks = r.game.PartMarks
	if before != nil && before.model != nil {
		p.solved = before.solved
	} else {
		s.facing = facingOf(r)
	}
	if events < 0 {
		events = p.last()
	}
	s.arrive(events)
	s.rebuild()
	s.startJudging()
}

// facingOf returns how the board lies at first: before the person, in the view of last time.
func facingOf(r reading) (f tabletop.Facing) {
	if r.view == gridView {
		f.View = tabletop.Grid
	}
	if r.game.Person < chess.Armies {
		f.Bottom = r.game.Person
	}
	return f
}

// Reload is told that the screen is seen again: the game may have been marked or gone on meanwhile.
func (s *Screen) Reload() {
	if p := s.page; p.model != nil {
		s.load(p.id, p.at)
	}
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.rebuild()
	if s.parts.board != nil {
		s.parts.board.Redraw()
		s.parts.tray.felt.Refresh()
		s.parts.curve.Refresh()
	}
}

// rebuild makes everything again but the board.
func (s *Screen) rebuild() {
	s.sheets.SetScreen(s.build())
	s.sheets.Redraw()
	s.update(false)
}

// edit lays the sheet for the game's name and note on the screen.
func (s *Screen) edit() {
	p := s.page
	if p.model == nil {
		return
	}
	before := p.kept.PartMarks
	marks.Open(s.art, s.sheets, marks.Words{Name: before.Name, Note: before.Note}, func(w marks.Words) {
		after := p.kept.PartMarks
		after.Name, after.Note = w.Name, w.Note
		s.mark(after)
	})
}

// turnStar gives the game a star, or takes it away.
func (s *Screen) turnStar() {
	if p := s.page; p.model != nil {
		after := p.kept.PartMarks
		after.Starred = !after.Starred
		s.mark(after)
	}
}

// mark changes the marks of the game, and keeps them in the background. If that fails they are as they were.
func (s *Screen) mark(m storage.Marks) {
	p := s.page
	p.kept.PartMarks = m
	part := p.kept.Part
	s.runner.Write(p.ctx, func() error { return s.options.Store.MarkPart(part, m) }, func(err error) {
		if err == nil {
			p.marks = m
			return
		}
		p.kept.PartMarks = p.marks
		s.say(text.T("chess.review.not-kept", "Error", err))
	})
	s.update(false)
}

// say shows an answer to what the user did.
func (s *Screen) say(words string) {
	s.page.said = words
	s.update(false)
}
