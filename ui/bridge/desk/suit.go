package desk

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/quiz"
	suitscreen "github.com/superbridge/superbridge/ui/bridge/suit"
	"github.com/superbridge/superbridge/ui/kit/family"
)

// laySuit lays one suit on the screen that is shown. Of a board's, North is dummy.
func (s *shared) laySuit(p suit.Problem, of card.Suit, played bool) {
	s.window.Lay(suitscreen.New(s.window.Art(), suitscreen.Options{
		Problem: p,
		Suit:    of,
		Played:  played,
		Copy:    fyne.CurrentApp().Clipboard().SetContent,
		Runner:  s.window.Runner(),
		OnBack:  s.window.Lift,
	}))
}

// showSuit lays a frequent suit of the deck that is played with on the screen that is shown.
func (s *shared) showSuit() { s.laySuit(firstSuit(s.played().Deck), card.Spades, false) }

// layQuiz lays the quiz about suits of a deck on the screen that is shown.
func (e *exercises) layQuiz(d card.Deck) {
	store := e.store
	family.Fetch(e.window, func(ctx context.Context) ([]bridgestore.Practised, error) {
		return store.Practised(ctx, quiz.Kind, time.Time{})
	}, func(done []bridgestore.Practised) {
		e.window.Lay(quiz.New(e.window.Art(), quiz.Options{
			Done: done, Deck: d, Runner: e.window.Runner(), Now: time.Now, Random: e.window.Chance(1, len(done)), OnBack: e.window.Lift,
			Keep: func(p bridgestore.Practised) error { return store.KeepPractised(context.Background(), p) },
		}))
	})
}

// firstSuit returns a suit to begin with: with 68 cards the most frequent one of the atlas, and otherwise A Q 10 opposite three low
// cards.
func firstSuit(d card.Deck) suit.Problem {
	if d == card.Deck68 {
		return suit.Frequent()[0].Problem()
	}
	low := d.Ranks
	p := suit.Problem{Deck: d}
	for _, r := range []card.Rank{card.Ace, card.Queen, card.Ten} {
		p.North = p.North.With(r)
	}
	for range 3 {
		r := low.Bottom()
		p.South, low = p.South.With(r), low.Without(r)
	}
	return p
}
