package review

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store saves what the screen of any game saves. Its methods may be slow; they are called from other goroutines.
type Store interface {
	MarkStore
	Setting(key string) (value string, ok bool, err error)
	SetSetting(key, value string) error
}

// Options are the arguments of [New]: the store and judge, of kinds S and A, the record, and callbacks. All are
// required except OnHistory and OnPlayOn.
type Options[S Store, A any] struct {
	Runner    *background.Runner
	Store     S
	ID        int64
	Place     int // that is shown first
	Judge     A
	Animated  bool // single steps are
	OnBack    func()
	OnHistory func() // nil if OnBack leads there
	// OnPlayOn plays on from the place, which the acts lead to; nil if nobody can.
	OnPlayOn func(id int64, acts []string)
}

// Game is a game's part of the screen.
type Game[M Model[J], J any] struct {
	// Read reads the record with an id. Related data that can't be read is left out.
	Read func(ctx context.Context, id int64) (M, error)
	// Judge judges an act and saves the result.
	Judge func(ctx context.Context, m M, act int) (J, error)
	// Table returns the game's table.
	Table func(step func(by int)) Table[M]
	// Acts returns the acts up to the place, with what is tried there, in their text form; ok is false if nothing is left to
	// play, or it isn't over. Nil if nobody can play on.
	Acts  func(m M) (acts []string, ok bool)
	Words Words
	Sizes Sizes
	Cards string // the key of the setting of which cards are shown
}

// Table shows a position. A click moves on.
type Table[M any] interface {
	Object() fyne.CanvasObject
	// Show shows the position at the place; it may be animated.
	Show(m M, animated bool)
	// Redraw draws it in the current theme.
	Redraw()
}

// Sizes are measures of the column.
type Sizes struct {
	Moment                                float32   // least height of the words for the place, in units
	LeastOptions, LeastAtEnd, MostOptions int       // rows in sight, if there are as many; LeastAtEnd counts where the result is shown too
	Option, Act                           []float32 // shares of a line's width
}

// Words are the ids of messages.
type Words struct {
	Plain, Loading, Failed, NotKept           string // Failed and NotKept have an Error
	Back, Star, Note, Previous, Next, History string
	Mistakes, AllCards, SeenCards, Everybody  string
	PlayOn                                    string
	Result                                    string   // heading
	Judge, Stop, Judging, JudgingFailed       string   // Judging has Done and Total, JudgingFailed an Error
	Later                                     string   // message that it isn't judged until it is over, or ""
	Options                                   []string // headings of the list of options, from the second column on
}

// Screen reviews something played act by act: with everybody's cards, an expert's choices, and the cost of the user's
// acts.
type Screen[M Model[J], J any] struct {
	Viewer[M]
	Parts   Parts[M]
	Judging *Judging[J] // of the page

	game      Game[M, J]
	store     Store
	animated  bool
	onBack    func()
	onHistory func()
	onPlayOn  func(id int64, acts []string)
	everybody bool // everybody's acts are judged
}

// New returns the screen, which starts reading at once.
func New[S Store, A any, M Model[J], J any](art *widget.Art, o Options[S, A], g Game[M, J]) *Screen[M, J] {
	s := &Screen[M, J]{game: g, store: o.Store, animated: o.Animated, onBack: o.OnBack, onHistory: o.OnHistory, onPlayOn: o.OnPlayOn}
	v := &s.Viewer
	v.Art, v.Runner, v.Marks, v.NotKept, v.Sheets = art, o.Runner, o.Store, g.Words.NotKept, sheet.NewStack()
	v.Reader, v.Arrive, v.Begin, v.Build, v.Update = s.read, s.arrive, s.begin, s.build, s.update
	v.Open(o.ID, o.Place)
	return s
}

// Values of the setting of which cards are shown.
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

// Reload updates the screen when it is visible again: marks may have changed.
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
