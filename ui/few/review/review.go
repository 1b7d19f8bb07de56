// Package review is the screen that reviews a deal of bridge for two or three: event by event, with everybody's cards
// and those given or thrown away, an expert's choices, and the cost of the user's acts.
//
// Everybody's cards come from the record, which is open once a deal is over. Players never see them, and while a deal
// is in progress neither does the user.
package review

import (
	"context"
	"encoding/json"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store holds deals. Its methods may be slow; the screen calls them from other goroutines.
type Store interface {
	review.Store
	Deal(ctx context.Context, id int64) (fewstore.Whole, error)
	PartIDs(ctx context.Context, game int64) ([]int64, error)
	Judged(ctx context.Context, deal int64, version int) (map[int]json.RawMessage, error)
	SaveJudged(deal int64, act int, text string, version int, judgement json.RawMessage) error
}

// Judge decides for the player of a view, and compares the options. It is called from other goroutines.
type Judge interface {
	Advise(ctx context.Context, v few.View) (bot.Advice, error)
}

// Options are the deal, the number of events before the first place shown, and the callbacks.
type Options = review.Options[Store, Judge]

// Screen is the screen.
type Screen struct {
	*review.Screen[*model, bot.Advice]
}

// cardsSetting is the key of the setting of which cards are shown.
const cardsSetting = "few.review.cards"

// New returns the screen, which starts reading the deal at once.
func New(art *widget.Art, o Options) *Screen {
	return &Screen{review.New(art, o, review.Game[*model, bot.Advice]{
		Read:  func(ctx context.Context, id int64) (*model, error) { return read(ctx, o.Store, id) },
		Judge: func(ctx context.Context, m *model, event int) (bot.Advice, error) { return judge(ctx, o, m, event) },
		Table: func(step func(by int)) review.Table[*model] { return newTable(art, step) },
		Acts:  (*model).acts,
		Cards: cardsSetting,
		Sizes: review.Sizes{
			Moment: 96, LeastOptions: 3, LeastAtEnd: 3, MostOptions: 8,
			Option: []float32{0.34, 4, 1.2},         // number, act and worth
			Act:    []float32{1.15, 0.95, 2.3, 0.8}, // phase, player, act and its cost
		},
		Words: review.Words{
			Plain: "few.review.heading-plain", Loading: "few.review.loading", Failed: "few.review.failed", NotKept: "few.review.not-kept",
			Back: "few.review.back", Star: "few.review.star", Note: "few.review.note", Previous: "few.review.previous", Next: "few.review.next",
			Mistakes: "few.review.mistakes", AllCards: "few.review.cards.all", SeenCards: "few.review.cards.seen",
			Everybody: "few.review.everybody", History: "few.review.history", PlayOn: "few.review.play-on", Result: "few.review.score",
			Judge: "few.review.judge", Stop: "few.review.stop", Judging: "few.review.judging", JudgingFailed: "few.review.judging-failed",
			Later: "few.review.later", Options: []string{"few.review.column.act", "few.review.column.points"},
		},
	})}
}

// read reads a deal. Related data that can't be read is left out.
func read(ctx context.Context, store Store, id int64) (*model, error) {
	w, err := store.Deal(ctx, id)
	if err != nil {
		return nil, err
	}
	judged, _ := store.Judged(ctx, id, judgeVersion)
	m := newModel(w, readJudged(judged))
	m.Beside, _ = store.PartIDs(ctx, w.Game)
	return m, nil
}

// table adapts the table to package review.
type table struct{ *tabletop.Surface }

func newTable(art *widget.Art, step func(by int)) table {
	t := table{tabletop.NewStill(art)}
	t.OnWheel = step
	t.OnElse = func() { step(1) }
	t.OnSpot = func(tabletop.Spot) { step(1) }
	return t
}

// Object implements [review.Table].
func (t table) Object() fyne.CanvasObject { return t.Surface }

// Show implements [review.Table].
func (t table) Show(m *model, animated bool) {
	t.Animated = animated
	t.SetModel(m.table())
}
