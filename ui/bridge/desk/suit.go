package desk

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/suit"
	"github.com/superbridge/superbridge/game/card"
	suitscreen "github.com/superbridge/superbridge/ui/bridge/suit"
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
