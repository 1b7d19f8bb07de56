// Package review is the screen that reviews a hand of progressive poker: act by act, with everybody's cards and
// discards, an expert's choices, and the cost of the user's acts.
//
// Everybody's cards come from the record, which is open once a hand is over. Players never see them, and while a hand
// is in progress neither does the user. (Rules: progressive-poker, R4, R14.)
package review

import (
	"context"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/review"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Store holds hands. Its methods may be slow; the screen calls them from other goroutines.
type Store interface {
	review.Store
	Hand(ctx context.Context, id int64) (pokerstore.Whole, error)
	PartIDs(ctx context.Context, game int64) ([]int64, error)
	Judged(ctx context.Context, hand int64) (map[int]bot.Judgement, error)
	SaveJudged(hand int64, act int, j bot.Judgement) error
}

// Judge returns the cost of an act of a hand, as [bot.Judge] does with a player. It is called from other goroutines.
type Judge func(ctx context.Context, h poker.Hand, act int) (bot.Judgement, error)

// Options are the hand, the number of acts before the first place shown, and the callbacks.
type Options = review.Options[Store, Judge]

// Screen is the screen.
type Screen struct {
	*review.Screen[*model, bot.Judgement]
}

// cardsSetting is the key of the setting of which cards are shown.
const cardsSetting = "poker.review.cards"

// New returns the screen, which starts reading the hand at once.
func New(art *widget.Art, o Options) *Screen {
	return &Screen{review.New(art, o, review.Game[*model, bot.Judgement]{
		Read:  func(ctx context.Context, id int64) (*model, error) { return read(ctx, o.Store, id) },
		Judge: func(ctx context.Context, m *model, act int) (bot.Judgement, error) { return judge(ctx, o, m, act) },
		Table: func(step func(by int)) review.Table[*model] { return newTable(art, step) },
		Acts:  (*model).acts,
		Cards: cardsSetting,
		Sizes: review.Sizes{
			Moment: 84, LeastOptions: 4, LeastAtEnd: 2, MostOptions: 9,
			Option: []float32{0.34, 2.9, 1.4, 0.85, 1.12}, // number, act, points, deaths and fantasies
			Act:    []float32{0.95, 0.95, 2.9, 0.9},       // stage, player, act and its cost
		},
		Words: review.Words{
			Plain: "poker.review.heading-plain", Loading: "poker.review.loading", Failed: "poker.review.failed", NotKept: "poker.review.not-kept",
			Back: "poker.review.back", Star: "poker.review.star", Note: "poker.review.note", Previous: "poker.review.previous", Next: "poker.review.next",
			Mistakes: "poker.review.mistakes", AllCards: "poker.review.cards.all", SeenCards: "poker.review.cards.seen",
			Everybody: "poker.review.everybody", History: "poker.review.history", PlayOn: "poker.review.play-on", Result: "poker.review.settlement",
			Judge: "poker.review.judge", Stop: "poker.review.stop", Judging: "poker.review.judging", JudgingFailed: "poker.review.judging-failed",
			Options: []string{"poker.review.column.act", "poker.review.column.points", "poker.review.column.dead", "poker.review.column.fantasy"},
		},
	})}
}

// read reads a hand. Related data that can't be read is left out.
func read(ctx context.Context, store Store, id int64) (*model, error) {
	w, err := store.Hand(ctx, id)
	if err != nil {
		return nil, err
	}
	judged, _ := store.Judged(ctx, id)
	m := newModel(w, judged)
	m.Beside, _ = store.PartIDs(ctx, w.Game)
	return m, nil
}

// judge judges an act of a hand and saves the result.
func judge(ctx context.Context, o Options, m *model, act int) (bot.Judgement, error) {
	j, err := o.Judge(ctx, m.whole(), act)
	if err == nil {
		err = o.Store.SaveJudged(m.Part(), act, j)
	}
	return j, err
}

// Object implements [review.Table].
func (t *table) Object() fyne.CanvasObject { return t.Surface }

// Show implements [review.Table].
func (t *table) Show(m *model, animated bool) {
	t.Animated = animated
	t.show(m.players())
}

// Redraw implements [review.Table].
func (t *table) Redraw() {
	t.felt.Refresh()
	t.Refresh()
}
