package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// lastTricks returns a table at the user's turn with a few tricks left, and the number of them that is sure.
func lastTricks(t *testing.T, kind few.Kind) (e *evening, takes int) {
	t.Helper()
	e = sit(t, kind, func(c *play.Config, _ *Options, _ *play.Start) { c.Pace.Trick = 0 })
	turn := func() { e.wait(t, "the user's turn", e.play.asked) }
	for turn(); e.play.model.Table.Left() > 4 || e.play.model.Table.Stage() != few.StagePlaying; turn() {
		e.goOn(t, func() { e.entry.act(thinly(e.play.view())) })
	}
	for takes = e.play.model.Table.Left(); ; takes-- {
		good, known, err := bot.CheckClaim(t.Context(), e.play.state.Board, takes, claimNodes)
		if err != nil || !known {
			t.Fatal(err, known)
		}
		if good {
			return e, takes
		}
	}
}

// A claim that is sure ends the deal; one that isn't is refused and plays nothing; one that costs tricks is asked twice. The
// sheet comes by C, at once or behind a letter that may begin a club, and goes by Esc or Backspace.
func TestClaim(t *testing.T) {
	for _, kind := range []few.Kind{few.TwoDummies, few.Slam, few.ChineseBridge, few.BridgeForThree} {
		e, takes := lastTricks(t, kind)
		left, events := e.play.model.Table.Left(), len(e.play.model.Table.Events())
		open := func() *claimSheet {
			t.Helper()
			e.Rune('c')
			e.Rune('c') // twice is no club
			c, ok := e.parts.sheets.Top().(*claimSheet)
			if !ok {
				t.Fatalf("%v: C opens nothing; the note says %q", kind, e.says())
			}
			return c
		}
		if c := open(); c.tricks != left {
			t.Errorf("%v: at first %d are claimed of %d", kind, c.tricks, left)
		}
		if e.Key(fyne.KeyEscape); !e.parts.sheets.Empty() || e.homes != 0 {
			t.Fatalf("%v: Esc leaves the sheet, or the table", kind)
		}
		open()
		if e.Key(fyne.KeyBackspace); !e.parts.sheets.Empty() || len(e.play.model.Table.Events()) != events {
			t.Fatalf("%v: Backspace leaves the sheet, or takes something back", kind)
		}
		if takes < left {
			c := open()
			for range left - takes - 1 {
				e.Key(fyne.KeyLeft)
			}
			e.Key(fyne.KeyReturn)
			e.Key(fyne.KeyReturn)
			if !strings.Contains(c.said, text.TN("few.claim.not-sure", takes+1)) || len(e.play.session.State().Board.Events()) != events {
				t.Errorf("%v: of %d tricks, where %d are sure, it says %q", kind, takes+1, takes, c.said)
			}
			e.Key(fyne.KeyEscape)
		}
		c := open()
		for range left - takes {
			e.Key(fyne.KeyDown)
		}
		if takes < left {
			if e.Key(fyne.KeyReturn); c.said != text.TN("claim.gives-up", left-takes) || len(e.play.session.State().Board.Events()) != events {
				t.Errorf("%v: giving up %d it says %q", kind, left-takes, c.said)
			}
		}
		stands, now := c.stands(), e.play.model.Standing()
		e.Key(fyne.KeyReturn)
		e.wait(t, "the end of the deal", func() bool { return e.play.state.Over() })
		if stands != e.play.model.Standing() {
			t.Errorf("%v: the claim stands at %q, and ends at %q; before it was %q", kind, stands, e.play.model.Standing(), now)
		}
		if got, by, ok := e.play.model.Table.Claim(); !ok || got != takes || by != e.play.config.Person && kind != few.BridgeForThree {
			t.Errorf("%v: claimed is %d, %v, want %d", kind, got, ok, takes)
		}
	}
}

// With any number of players the sheet hides neither the trick nor a hand.
func TestAClaimLeavesTheTrickInSight(t *testing.T) {
	for _, r := range few.Games() {
		e, _ := lastTricks(t, r.Kind)
		for e.wait(t, "the user's turn", e.play.asked); len(e.play.model.Trick) == 0; e.wait(t, "the user's turn", e.play.asked) {
			if e.play.model.Table.Left() < 2 {
				break // this user has won every trick
			}
			e.goOn(t, func() { e.entry.act(thinly(e.play.view())) })
		}
		for _, size := range []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1280, 800)} {
			e.window.Resize(size)
			e.Rune('c')
			e.Rune('c')
			c, ok := e.parts.sheets.Top().(*claimSheet)
			if !ok {
				t.Fatalf("%s: C opens nothing", r.Name)
			}
			g := e.parts.geometry()
			_, least := c.Look().Place(size, c.Build().MinSize())
			at := c.place(g, least)
			for i := range e.play.model.Trick {
				if spot := g.TrickSpot(e.play.model, i); at.Overlaps(spot) {
					t.Errorf("%s in %v: the sheet at %v lies on the trick at %v", r.Name, size, at, spot)
				}
			}
			e.Key(fyne.KeyEscape)
		}
	}
}

// A claim on a position that play has left goes away, also while it is being checked.
func TestALateClaim(t *testing.T) {
	for _, checks := range []bool{false, true} {
		e, _ := lastTricks(t, few.TwoDummies)
		before := len(e.play.model.Table.Events())
		if err := e.play.session.Act(thinly(e.play.view())); err != nil {
			t.Fatal(err)
		}
		e.entry.claim() // the table hasn't seen the card yet
		if _, ok := e.parts.sheets.Top().(*claimSheet); !ok {
			t.Fatal("nothing is claimed")
		}
		if checks {
			e.Key(fyne.KeyReturn)
		}
		e.wait(t, "the card", func() bool { return len(e.play.model.Table.Events()) > before })
		if _, ok := e.parts.sheets.Top().(*claimSheet); ok {
			t.Errorf("the claim stays on another position, checked: %v", checks)
		}
	}
}

// Out of turn and before the play nothing can be claimed, and it is said why. The button is there during the play.
func TestNoClaim(t *testing.T) {
	e := sit(t, few.NulloForTwo, nil)
	e.entry.claim()
	if e.says() != text.T("table.no-claim") || e.parts.buttons.claim.Visible() {
		t.Errorf("before the play it says %q", e.says())
	}
	plays := func() bool { return e.play.model.Table.Stage() == few.StagePlaying }
	turn := func() { e.wait(t, "the user's turn, or the play", func() bool { return e.play.asked() || plays() }) }
	for turn(); !plays(); turn() {
		e.goOn(t, func() { e.entry.act(thinly(e.play.view())) })
	}
	if !e.parts.buttons.claim.Visible() || e.parts.buttons.claim.Disabled {
		t.Error("in the play there is no button")
	}
	if e.entry.mayBe(card.Clubs) {
		e.Rune('c')
		if e.says() != text.T("few.table.claim-or-card") {
			t.Errorf("of a waiting c it says %q", e.says())
		}
		e.Key(fyne.KeyBackspace)
	}
	e.parts.buttons.claim.Tapped(nil)
	if _, ok := e.parts.sheets.Top().(*claimSheet); !ok {
		t.Fatal("the button opens nothing")
	}
	if e.Undo(); !e.parts.sheets.Empty() || e.journal.undos != 0 {
		t.Error("Undo doesn't take the sheet away alone")
	}
}
