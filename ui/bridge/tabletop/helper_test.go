package tabletop

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// board returns a board with the events of a list of text forms, in which Claim_5 is a claim; "any" plays the first
// legal card.
func board(t testing.TB, seed uint64, events string) bridge.Board {
	t.Helper()
	b, err := bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Shuffle(rand.New(rand.NewPCG(seed, 0))), card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range strings.Fields(events) {
		if text == "any" {
			text = b.View(b.Actor()).LegalPlays().Cards()[0].String()
		}
		e, err := bridge.ParseEvent(strings.ReplaceAll(text, "_", " "))
		if err != nil {
			t.Fatal(err)
		}
		if b, err = b.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

func modelOf(t testing.TB, b bridge.Board, person card.Seat, both bool) Model {
	t.Helper()
	state := play.State{Rubber: session.Session{Rules: b.Rules, Length: 4}, Board: b, Asked: true, Gathered: len(b.Tricks())}
	return NewModel(state, play.Config{User: bridge.User{Seat: person, BothHands: both}})
}

// stateOf returns the model of a board after a number of its tricks have been gathered; -1 means all.
func stateOf(b bridge.Board, gathered int) Model {
	state := play.State{Rubber: session.Session{Rules: b.Rules, Length: 4}, Board: b, Asked: true, Gathered: gathered}
	if gathered < 0 {
		state.Gathered = len(b.Tricks())
	}
	return NewModel(state, play.Config{User: bridge.User{Seat: card.South, BothHands: true}})
}

func newArt(t *testing.T) *widget.Art {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	return widget.NewArt(cardart.Style{})
}

// emptyTable returns an empty table of 1280×800.
func emptyTable(t testing.TB) *Surface {
	test.NewTempApp(t)
	s := NewSurface(widget.NewArt(cardart.Style{}))
	s.OnRest = func() {}
	s.Resize(fyne.NewSize(1280, 800))
	return s
}

// clock is an animation clock that a test turns.
type clock struct {
	length time.Duration
	show   func(now time.Duration) // nil once it has been stopped
}

func (c *clock) run(length time.Duration, show func(time.Duration)) (stop func()) {
	c.length, c.show = length, show
	return func() { c.show = nil }
}
