package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/statistics"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
)

// longwood adds a made-up game to the list while the test runs, and to nothing else: 68 cards with the score of duplicate
// bridge, six deals a session.
func longwood(t *testing.T) bridge.Rules {
	t.Helper()
	made, super := bridge.Duplicate(), bridge.SuperBridge()
	made.Name, made.Length, made.Deck, made.Book, made.Level = "Longwood", 6, super.Deck, super.Book, super.Level
	t.Cleanup(bridge.Register(made))
	return made
}

// written returns all that is written in an object.
func written(o fyne.CanvasObject) string {
	if o == nil || !o.Visible() {
		return ""
	}
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *canvas.Text:
		return o.Text + " "
	case *fyne.Container:
		inside = o.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(o).Objects()
	}
	all := ""
	for _, o := range inside {
		all += written(o)
	}
	return all
}

// A game in the list appears wherever the window has games: each step shows it. History and statistics, which read in
// the background, are covered by their own tests.
func TestAGameOfTheListIsEverywhere(t *testing.T) {
	made := longwood(t)
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	a, _ := newApp(t)
	a.art, a.app = widget.NewArt(cardart.Style{}), fyne.CurrentApp()
	a.window = test.NewTempWindow(t, nil)
	a.window.Resize(fyne.NewSize(1280, 800))
	typeIn := func(letters string) {
		for _, r := range letters {
			a.screen.Rune(r)
		}
	}
	sees := func(where string) {
		t.Helper()
		if said := written(a.screen.Content()); !strings.Contains(said, "Longwood") {
			t.Errorf("%s: the game isn't in %q", where, said)
		}
	}
	a.showHome()
	if said := written(a.screen.Content()); strings.Contains(said, "Longwood") {
		t.Errorf("home offers the game before it is chosen: %q", said)
	}
	typeIn("g")
	sees("Games")
	typeIn("long")
	a.screen.Key(fyne.KeyReturn)
	sees("home")
	if a.offered() != made.Name || settings.Load(a.store).Game != made.Name {
		t.Errorf("home's game is %s, and %q is kept", a.offered(), settings.Load(a.store).Game)
	}
	a.showHome()
	typeIn("i")
	sees("the form of a deal")
	a.showHome()
	a.toggleHelp()
	typeIn("2")
	sees("help")
}

// From the home screen the statistics are those of its game, and from a history of all games those of all.
func TestStatisticsAreOfTheGamesThatAreShown(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	a, _ := newApp(t) // with a deal of Duplicate
	b, err := session.Session{Rules: bridge.Chicago(), Length: 4}.Next(card.Deck52.Seeded(2, 1, 0))
	for err == nil && b.Phase() != bridge.Finished {
		b, err = b.Apply(bridge.Called(bridge.Pass))
	}
	south := card.South
	if err == nil {
		_, err = a.kept().NewDeal(b, bridgestore.Deal{Seat: &south, Length: 4})
	}
	if err != nil {
		t.Fatal(err)
	}
	a.art, a.app, a.settings.Game = widget.NewArt(cardart.Style{}), fyne.CurrentApp(), "Duplicate"
	a.window = test.NewTempWindow(t, nil)
	a.window.Resize(fyne.NewSize(1280, 800))
	for _, way := range []struct{ keys, want, not string }{{"t", "Duplicate bridge", "All games"}, {"jt", "Duplicate bridge", "All games"}, {"jut", "All games", "Duplicate bridge"}} {
		a.showHome()
		for _, r := range way.keys {
			a.screen.Rune(r)
		}
		s, ok := a.screen.(*statistics.Screen)
		if !ok {
			t.Fatalf("%s leads to %T", way.keys, a.screen)
		}
		if said := written(s.Content()); !strings.Contains(said, way.want) || strings.Contains(said, way.not) {
			t.Errorf("%s leads to %q", way.keys, said)
		}
	}
}

// The home screen offers the chosen game; one that no longer exists is none.
func TestTheGameOfTheHomeScreen(t *testing.T) {
	a, _ := newApp(t)
	if got := a.offered(); got != "SuperBridge" {
		t.Errorf("at first it offers %s", got)
	}
	a.offer("Duplicate")
	if got := a.offered(); got != "Duplicate" || settings.Load(a.store).Game != "Duplicate" {
		t.Errorf("then it offers %s, and %q is kept", got, settings.Load(a.store).Game)
	}
	a.settings.Game = "Longwood"
	if got := a.offered(); got != "SuperBridge" {
		t.Errorf("without the game it offers %s", got)
	}
}
