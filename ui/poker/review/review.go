// Package review is the screen on which a hand of progressive poker is looked back on: act by act, with everybody's cards and
// what they threw away, what an expert would have done, and what the person's acts cost.
//
// Everybody's cards are those of the record, which is there for whoever looks back on a hand that is over. Players never see
// them, and while a hand goes on nor does the person. (Rules: progressive-poker, R4, R14.)
package review

import (
	"context"
	"slices"
	"sync"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store is where hands are kept. Its methods may take a while; the screen calls them from other goroutines.
type Store interface {
	Hand(ctx context.Context, id int64) (pokerstore.Whole, error)
	HandIDs(ctx context.Context, game int64) ([]int64, error)
	Judged(ctx context.Context, hand int64) (map[int]bot.Judgement, error)
	SaveJudged(hand int64, act int, j bot.Judgement) error
	MarkPart(id int64, m storage.Marks) error

	Setting(key string) (value string, ok bool, err error)
	SetSetting(key, value string) error
}

// Judge says what an act of a hand cost, as [bot.Judge] does with a player. It is called from other goroutines.
type Judge func(ctx context.Context, h poker.Hand, act int) (bot.Judgement, error)

// Options says which hand is looked at and whom the screen tells. All must be there but for OnHistory.
type Options struct {
	Runner    *background.Runner
	Store     Store
	Hand      int64
	Acts      int // after how many of its acts it is shown first
	Judge     Judge
	Animated  bool // single steps are
	OnBack    func()
	OnHistory func() // or nil, if that is where OnBack leads
}

// Screen is the screen.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack // with the hand's name and note, at times
	runner  *background.Runner
	working sync.WaitGroup // judges that keep what they have found when they end

	page      *page
	everybody bool // everybody's acts are judged
	parts     parts
}

// page is a hand that is looked at.
type page struct {
	*model         // nil until the hand has been read
	id             int64
	err            error // of reading it
	ctx            context.Context
	cancel         context.CancelFunc
	before, behind int64 // the hands beside it in its game, or 0

	marks   storage.Marks // as they are kept
	judging *review.Judging[bot.Judgement]
	said    string // the answer to what the user did last, or ""
}

// New returns the screen, which begins to read the hand.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), runner: options.Runner}
	s.load(options.Hand, options.Acts)
	return s
}

// Hand returns the hand that is looked at: it need not be the one that was opened first.
func (s *Screen) Hand() int64 { return s.page.id }

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether the user is writing, so that a key for something else would throw that away.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close stops what goes on in the background. What has been found out is kept.
func (s *Screen) Close() {
	s.leave()
	s.runner.Write(context.Background(), func() error { s.working.Wait(); return nil }, nil)
}

// leave ends what goes on about the hand that is looked at.
func (s *Screen) leave() {
	if s.page != nil {
		s.sheets.Close() // keeps what is written there
		s.page.cancel()
	}
}

// load reads a hand, with all that is known about it, and shows it after a number of its acts.
func (s *Screen) load(id int64, acts int) {
	s.leave()
	first := s.page == nil
	p := &page{id: id}
	p.ctx, p.cancel = context.WithCancel(context.Background())
	s.page = p
	if first {
		s.rebuild()
	}
	s.runner.After(p.ctx, func() func() {
		r := s.read(p.ctx, id)
		return func() { s.loaded(p, r, acts) }
	})
}

// reading is what has been read of a hand.
type reading struct {
	hand   pokerstore.Whole
	err    error
	game   []int64 // the hands of its game
	judged map[int]bot.Judgement
	cards  string // which are shown
}

// read reads a hand. What belongs to it is left out if it can't be read.
func (s *Screen) read(ctx context.Context, id int64) (r reading) {
	store := s.options.Store
	if r.hand, r.err = store.Hand(ctx, id); r.err != nil {
		return r
	}
	r.game, _ = store.HandIDs(ctx, r.hand.Game)
	r.judged, _ = store.Judged(ctx, id)
	r.cards, _, _ = store.Setting(cardsSetting)
	return r
}

// The setting of which cards are shown.
const (
	cardsSetting        = "poker.review.cards"
	allValue, seenValue = "all", "seen"
)

// loaded shows what has been read of a hand.
func (s *Screen) loaded(p *page, r reading, acts int) {
	if p.err = r.err; p.err != nil {
		s.rebuild()
		return
	}
	p.model = newModel(r.hand, r.judged)
	p.marks = r.hand.Marks
	p.covered = r.cards == seenValue
	if i := slices.Index(r.game, p.id); i >= 0 {
		if i > 0 {
			p.before = r.game[i-1]
		}
		if i+1 < len(r.game) {
			p.behind = r.game[i+1]
		}
	}
	p.to(acts)
	p.judging = s.newJudging(p)
	s.rebuild()
	p.judging.Start(p.ctx, p.judged)
}

// Reload is told that the screen is seen again: the hand may have been marked meanwhile.
func (s *Screen) Reload() {
	if p := s.page; p.model != nil {
		s.load(p.id, p.at)
	}
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.rebuild()
	if s.parts.table != nil {
		s.parts.table.felt.Refresh()
		s.parts.table.Refresh()
	}
}

// rebuild makes everything again but the table.
func (s *Screen) rebuild() {
	s.sheets.SetScreen(s.build())
	s.sheets.Redraw()
	s.update(false)
}

// edit lays the sheet for the hand's name and note on the screen.
func (s *Screen) edit() {
	p := s.page
	if p.model == nil {
		return
	}
	before := p.kept.Marks
	marks.Open(s.art, s.sheets, marks.Words{Name: before.Name, Note: before.Note}, func(w marks.Words) {
		after := p.kept.Marks
		after.Name, after.Note = w.Name, w.Note
		s.mark(after)
	})
}

// turnStar gives the hand a star, or takes it away.
func (s *Screen) turnStar() {
	if p := s.page; p.model != nil {
		after := p.kept.Marks
		after.Starred = !after.Starred
		s.mark(after)
	}
}

// mark changes the marks of the hand, and keeps them in the background. If that fails they are as they were.
func (s *Screen) mark(m storage.Marks) {
	p := s.page
	p.kept.Marks = m
	s.runner.Write(p.ctx, func() error { return s.options.Store.MarkPart(p.id, m) }, func(err error) {
		if err == nil {
			p.marks = m
			return
		}
		p.kept.Marks = p.marks
		p.said = text.T("poker.review.not-kept", "Error", err)
		s.update(false)
	})
	s.update(false)
}
