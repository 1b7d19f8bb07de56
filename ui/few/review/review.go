// Package review is the screen on which a deal of bridge for two or three is looked back on: event by event, with everybody's cards
// and what they gave or threw away, what an expert would have done, and what the person's acts cost.
//
// Everybody's cards are those of the record, which is there for whoever looks back on a deal that is over. Players never see them,
// and while a deal goes on nor does the person.
package review

import (
	"context"
	"encoding/json"
	"slices"
	"sync"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/marks"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store is where deals are kept. Its methods may take a while; the screen calls them from other goroutines.
type Store interface {
	Deal(ctx context.Context, id int64) (fewstore.Whole, error)
	DealIDs(ctx context.Context, game int64) ([]int64, error)
	Judged(ctx context.Context, deal int64, version int) (map[int]json.RawMessage, error)
	SaveJudged(deal int64, act int, text string, version int, judgement json.RawMessage) error
	MarkPart(id int64, m storage.Marks) error

	Setting(key string) (value string, ok bool, err error)
	SetSetting(key, value string) error
}

// Judge says what to do in the place of the player whose view it is, and how other acts compare. It is called from other goroutines.
type Judge interface {
	Advise(ctx context.Context, v few.View) (bot.Advice, error)
}

// Options says which deal is looked at and whom the screen tells. All must be there but for OnHistory.
type Options struct {
	Runner    *background.Runner
	Store     Store
	Deal      int64
	Events    int // after how many of its events it is shown first
	Judge     Judge
	Animated  bool // single steps are
	OnBack    func()
	OnHistory func() // or nil, if that is where OnBack leads
}

// Screen is the screen.
type Screen struct {
	art     *widget.Art
	options Options
	sheets  *sheet.Stack // with the deal's name and note, at times
	runner  *background.Runner
	working sync.WaitGroup // judges that keep what they have found when they end

	page      *page
	everybody bool // everybody's acts are judged
	parts     parts
}

// page is a deal that is looked at.
type page struct {
	*model         // nil until the deal has been read
	id             int64
	err            error // of reading it
	ctx            context.Context
	cancel         context.CancelFunc
	before, behind int64 // the deals beside it in its session, or 0

	marks   storage.Marks // as they are kept
	judging *review.Judging[bot.Advice]
	said    string // the answer to what the user did last, or ""
}

// New returns the screen, which begins to read the deal.
func New(art *widget.Art, options Options) *Screen {
	s := &Screen{art: art, options: options, sheets: sheet.NewStack(), runner: options.Runner}
	s.load(options.Deal, options.Events)
	return s
}

// Deal returns the deal that is looked at: it need not be the one that was opened first.
func (s *Screen) Deal() int64 { return s.page.id }

// Content returns what the window shows.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Busy reports whether the user is writing, so that a key for something else would throw that away.
func (s *Screen) Busy() bool { return s.sheets.Busy() }

// Close stops what goes on in the background. What has been found out is kept.
func (s *Screen) Close() {
	s.leave()
	s.runner.Write(context.Background(), func() error { s.working.Wait(); return nil }, nil)
}

// leave ends what goes on about the deal that is looked at.
func (s *Screen) leave() {
	if s.page != nil {
		s.sheets.Close() // keeps what is written there
		s.page.cancel()
	}
}

// load reads a deal, with all that is known about it, and shows it after a number of its events.
func (s *Screen) load(id int64, events int) {
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
		return func() { s.loaded(p, r, events) }
	})
}

// reading is what has been read of a deal.
type reading struct {
	deal   fewstore.Whole
	err    error
	game   []int64 // the deals of its session
	judged map[int]json.RawMessage
	cards  string // which are shown
}

// read reads a deal. What belongs to it is left out if it can't be read.
func (s *Screen) read(ctx context.Context, id int64) (r reading) {
	store := s.options.Store
	if r.deal, r.err = store.Deal(ctx, id); r.err != nil {
		return r
	}
	r.game, _ = store.DealIDs(ctx, r.deal.Game)
	r.judged, _ = store.Judged(ctx, id, judgeVersion)
	r.cards, _, _ = store.Setting(cardsSetting)
	return r
}

// The setting of which cards are shown.
const (
	cardsSetting        = "few.review.cards"
	allValue, seenValue = "all", "seen"
)

// loaded shows what has been read of a deal.
func (s *Screen) loaded(p *page, r reading, events int) {
	if p.err = r.err; p.err != nil {
		s.rebuild()
		return
	}
	p.model = newModel(r.deal, readJudged(r.judged))
	p.marks = r.deal.Marks
	p.covered = r.cards == seenValue
	if i := slices.Index(r.game, p.id); i >= 0 {
		if i > 0 {
			p.before = r.game[i-1]
		}
		if i+1 < len(r.game) {
			p.behind = r.game[i+1]
		}
	}
	p.to(events)
	p.judging = s.newJudging(p)
	s.rebuild()
	p.judging.Start(p.ctx, p.judged)
}

// Reload is told that the screen is seen again: the deal may have been marked meanwhile.
func (s *Screen) Reload() {
	if p := s.page; p.model != nil {
		s.load(p.id, p.at)
	}
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.rebuild()
	if s.parts.table != nil {
		s.parts.table.Redraw()
	}
}

// rebuild makes everything again but the table.
func (s *Screen) rebuild() {
	s.sheets.SetScreen(s.build())
	s.sheets.Redraw()
	s.update(false)
}

// edit lays the sheet for the deal's name and note on the screen.
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

// turnStar gives the deal a star, or takes it away.
func (s *Screen) turnStar() {
	if p := s.page; p.model != nil {
		after := p.kept.Marks
		after.Starred = !after.Starred
		s.mark(after)
	}
}

// mark changes the marks of the deal, and keeps them in the background. If that fails they are as they were.
func (s *Screen) mark(m storage.Marks) {
	p := s.page
	p.kept.Marks = m
	s.runner.Write(p.ctx, func() error { return s.options.Store.MarkPart(p.id, m) }, func(err error) {
		if err == nil {
			p.marks = m
			return
		}
		p.kept.Marks = p.marks
		p.said = text.T("few.review.not-kept", "Error", err)
		s.update(false)
	})
	s.update(false)
}
