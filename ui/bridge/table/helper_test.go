package table

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// board returns a board with the events of a list of text forms, in which a claim is
// written as Claim_5; "any" plays the first legal card.
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

func modelOf(t testing.TB, b bridge.Board, person card.Seat, both bool) tabletop.Model {
	t.Helper()
	state := play.State{Rubber: session.Session{Rules: b.Rules, Length: 4}, Board: b, Asked: true, Gathered: len(b.Tricks())}
	return tabletop.NewModel(state, play.Config{User: bridge.User{Seat: person, BothHands: both}})
}

// stateOf returns the model of a board of which a number of tricks have been gathered; with -1
// all are.
func stateOf(b bridge.Board, gathered int) tabletop.Model {
	state := play.State{Rubber: session.Session{Rules: b.Rules, Length: 4}, Board: b, Asked: true, Gathered: gathered}
	if gathered < 0 {
		state.Gathered = len(b.Tricks())
	}
	return tabletop.NewModel(state, play.Config{User: bridge.User{Seat: card.South, BothHands: true}})
}

func newArt(t *testing.T) *widget.Art {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	return widget.NewArt(cardart.Style{})
}

// clock is a clock of what moves that a test turns.
type clock struct {
	length time.Duration
	show   func(now time.Duration) // nil once it has been stopped
}

func (c *clock) run(length time.Duration, show func(time.Duration)) (stop func()) {
	c.length, c.show = length, show
	return func() { c.show = nil }
}

// with returns a session with more boards of a deal, which have these events; a claim is written as Claim_5.
func with(t *testing.T, s session.Session, deal card.Deal, boards ...string) session.Session {
	t.Helper()
	for _, events := range boards {
		b, err := s.Next(deal)
		for form := range strings.FieldsSeq(events) {
			var e bridge.Event
			if err == nil {
				e, err = bridge.ParseEvent(strings.ReplaceAll(form, "_", " "))
			}
			if err == nil {
				b, err = b.Apply(e)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		s = s.With(b)
	}
	return s
}

// eventually waits until something is so, which it must be before long.
func eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	for deadline := time.Now().Add(2 * time.Minute); !is(); time.Sleep(time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("it is never so that %s", what)
		}
	}
}
