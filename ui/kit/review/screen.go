package review

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store is what the screen of any game keeps things in. Its methods may take a while; they are called from other goroutines.
type Store interface {
	MarkStore
	Setting(key string) (value string, ok bool, err error)
	SetSetting(key, value string) error
}

// Options says what is looked at of a game with a store and a judge of kinds S and A, and whom the screen tells. All must be there but for
// OnHistory.
type Options[S Store, A any] struct {
	Runner    *background.Runner
	Store     S
	ID        int64
	Place     int // that is shown first
	Judge     A
	Animated  bool // single steps are
	OnBack    func()
	OnHistory func() // or nil, if that is where OnBack leads
}

// Game is what a game adds to the screen.
type Game[M Model[J], J any] struct {
	// Read reads what has a number. What belongs to it is left out if it can't be read.
	Read func(ctx context.Context, id int64) (M, error)
	// Judge judges an act, and keeps what it finds.
	Judge func(ctx context.Context, m M, act int) (J, error)
	// Table shows the table.
	Table func(step func(by int)) Table[M]
	Words Words
	Sizes Sizes
	Cards string // the setting of which cards are shown
}

// Table is what lies on the table. A click goes on.
type Table[M any] interface {
	Object() fyne.CanvasObject
	// Show shows what lies there at the place; it may be animated.
	Show(m M, animated bool)
	// Redraw draws it in the colours of the present theme.
	Redraw()
}

// Sizes are what the column measures.
type Sizes struct {
	Moment                                float32   // units that there are at least for what is said at the place
	LeastOptions, LeastAtEnd, MostOptions int       // that are in sight, if there are as many; LeastAtEnd is where the result is too
	Option, Act                           []float32 // the shares of the width that the parts of a line have
}

// Words are the ids of messages.
type Words struct {
	Plain, Loading, Failed, NotKept           string // Failed and NotKept have an Error
	Back, Star, Note, Previous, Next, History string
	Mistakes, AllCards, SeenCards, Everybody  string
	Result                                    string   // what heads it
	Judge, Stop, Judging, JudgingFailed       string   // Judging has Done and Total, JudgingFailed an Error
	Later                                     string   // that it isn't judged while it goes on, or ""
	Options                                   []string // what heads the list of options, from the second part of a line on
}

// Screen is the screen on which something played act by act is looked back on: with everybody's cards, what an expert would have done, and
// what the user's acts cost.
type Screen[M Model[J], J any] struct {
	Viewer[M]
	Parts   Parts[M]
	Judging *Judging[J] // of the page

	game      Game[M, J]
	store     Store
	animated  bool
	onBack    func()
	onHistory func()
	everybody bool // everybody's acts are judged
}

// New returns the screen, which begins to read what it shows.
func New[S Store, A any, M Model[J], J any](art *widget.Art, o Options[S, A], g Game[M, J]) *Screen[M, J] {
	s := &Screen[M, J]{game: g, store: o.Store, animated: o.Animated, onBack: o.OnBack, onHistory: o.OnHistory}
	v := &s.Viewer
	v.Art, v.Runner, v.Marks, v.NotKept, v.Sheets = art, o.Runner, o.Store, g.Words.NotKept, sheet.NewStack()
	v.Reader, v.Arrive, v.Begin, v.Build, v.Update = s.read, s.arrive, s.begin, s.build, s.update
	v.Open(o.ID, o.Place)
	return s
}

// The values of the setting of which cards are shown.
const allValue, seenValue = "all", "seen"

func (s *Screen[M, J]) read(ctx context.Context, id int64) (M, error) {
	m, err := s.game.Read(ctx, id)
	if err == nil {
		cards, _, _ := s.store.Setting(s.game.Cards)
		m.Base().Covered = cards == seenValue
	}
	return m, err
}

func (s *Screen[M, J]) arrive(_ *Page[M], place int) {
	p := s.Page
	r := p.Model.Base()
	if r.Judged == nil {
		r.Judged = map[int]J{}
	}
	r.To(place)
	s.Judging = &Judging[J]{
		Runner: s.Runner, Working: &s.Working,
		Todo:  func() []int { return Unjudged[J](p.Model, s.everybody) },
		Judge: func(ctx context.Context, act int) (J, error) { return s.game.Judge(ctx, p.Model, act) },
		Found: func(known map[int]J) {
			r.Judged = known
			if s.Seen(p) {
				s.update(false)
			}
		},
	}
}

func (s *Screen[M, J]) begin() { s.Judging.Start(s.Page.Ctx, s.Page.Model.Base().Judged) }

// Reload is told that the screen is seen again: there may be other marks by now.
func (s *Screen[M, J]) Reload() {
	if p := s.Page; p.Read {
		s.Open(p.ID, p.Model.Base().At)
	}
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen[M, J]) Redraw() {
	s.Rebuild()
	if s.Parts.Table != nil {
		s.Parts.Table.Redraw()
	}
}
