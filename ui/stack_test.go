package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/bridge/bidding"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// lowest is a screen that others are laid on. It may be redrawn, but not closed.
type lowest struct {
	screen
	content fyne.CanvasObject
	closed  bool
}

func (l *lowest) Content() fyne.CanvasObject { return l.content }
func (l *lowest) Redraw()                    {}
func (l *lowest) Close()                     { l.closed = true }

// Help and bidding are opened on top of the current screen, which returns unchanged.
func TestHelpAndBiddingAreLaidOnTheScreen(t *testing.T) {
	app := test.NewTempApp(t)
	under := &lowest{content: container.NewStack()}
	a := withBridge(&App{stack: stack{runner: background.NewRunner(fyne.Do), shown: t.Context(), window: test.NewTempWindow(t, nil), art: widget.NewArt(cardart.Style{}), screen: under}, app: app})
	shown := func(what string, screens int) {
		t.Helper()
		_, isHelp := a.screen.(*help.Screen)
		_, isBidding := a.screen.(*bidding.Screen)
		if isHelp != (what == "help") || isBidding != (what == "bidding") || len(a.screens()) != screens || under.closed {
			t.Fatalf("want %s: %T is shown, %d screens, closed: %t", what, a.screen, len(a.screens()), under.closed)
		}
	}
	a.toggleHelp()
	a.screen.Rune('b')
	shown("bidding", 2)
	a.toggleHelp()
	shown("help", 3)
	a.toggleHelp()
	shown("bidding", 2)
	a.toggleHelp()
	a.screen.Rune('b') // leads to the existing one
	shown("bidding", 2)
	a.screen.Key(fyne.KeyEscape)
	shown("the first", 1)
	a.toggleHelp()
	a.screen.Rune('b')
	shown("bidding", 2)
	a.screen.Key(fyne.KeyEscape)
	shown("the first", 1)
	a.toggleHelp()
	a.leave()
	if !under.closed || len(a.screens()) > 0 {
		t.Error("leaving closes not all screens")
	}
}
