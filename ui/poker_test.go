package ui

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/poker"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/games"
	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/statistics"
	"github.com/superbridge/superbridge/ui/poker/table"
	"github.com/superbridge/superbridge/ui/settings"
	"github.com/superbridge/superbridge/ui/trouble"
	"github.com/superbridge/superbridge/ui/welcome"
)

// openHouse returns the program as it starts with a data folder, with all families of games, at its home screen.
func openHouse(t *testing.T, dir string) *desk {
	t.Helper()
	d := openFresh(t, dir)
	d.home()
	return d
}

// spoken is the language of the window.
var spoken = text.English

// openFresh is openHouse without waiting for the first screen.
func openFresh(t *testing.T, dir string) *desk {
	t.Helper()
	a := &App{app: test.NewTempApp(t), options: Options{Dir: dir, Language: spoken, Fast: true, Chance: chance, Deals: deals}, settings: settings.Default()}
	a.resized = a.applyTheme
	a.families = families(a)
	d := &desk{App: a, t: t, window: &window{Window: test.NewTempWindow(t, nil)}, due: make(chan func(), 1000)}
	a.runner = background.NewRunnerWith(func(f func()) { go f() }, func(f func()) { d.due <- f })
	a.runner.OnLost(func(err error) { t.Error(err) })
	a.window, a.sound = d.window, sound.NewPlayer(rand.IntN)
	a.window.Resize(fyne.NewSize(1024, 700))
	t.Cleanup(a.sound.Close)
	a.art = widget.NewArt(a.settings.Cards)
	d.step(func() { a.applySettings(a.settings) })
	a.takeKeys()
	d.step(a.open)
	return d
}

// home waits for the home screen. In a fresh data folder the program first asks what to play, and Escape leads home.
func (d *desk) home() {
	d.t.Helper()
	d.until(func() bool { return isShown[*home.Screen](d)() || isShown[*welcome.Screen](d)() })
	if isShown[*welcome.Screen](d)() {
		d.press("Escape")
		d.until(isShown[*home.Screen](d))
	}
}

// chance is the same whenever a test runs.
func chance(session int64, part int) *rand.Rand {
	return rand.New(rand.NewPCG(uint64(session), uint64(part)))
}

// shut closes the program, so that its data folder can be opened again.
func (d *desk) shut() {
	d.t.Helper()
	d.step(d.quit)
	d.until(func() bool { return d.window.closed })
	if err := d.App.store.Close(); err != nil {
		d.t.Error(err)
	}
}

// says reports whether a text is on the current screen.
func (d *desk) says(words string) bool { return strings.Contains(written(d.screen.Content()), words) }

// click clicks on a text on the screen.
func (d *desk) click(words string) {
	d.t.Helper()
	for _, o := range test.LaidOutObjects(d.screen.Content()) {
		said := ""
		switch o := o.(type) {
		case *widget.Prose:
			said = o.Text
		case *widget.Button:
			said = o.Label
		}
		if said == words {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
			d.step(func() { test.TapCanvas(d.window.Canvas(), at.AddXY(o.Size().Width/2, o.Size().Height/2)) })
			return
		}
	}
	d.t.Fatalf("%q isn't on %T", words, d.screen)
}

// place puts the five cards of the first street into the bottom row, as soon as they are there, and confirms.
func (d *desk) place() {
	d.t.Helper()
	confirms := func() bool { return d.says(text.T("poker.confirm")) }
	d.until(func() bool {
		if !confirms() {
			d.press("1", "b")
		}
		return confirms()
	})
	d.press("Enter")
}

// unfinished returns the games of poker in progress.
func (d *desk) unfinished() []int64 {
	d.t.Helper()
	ids, err := pokerstore.On(d.App.store).Unfinished(d.t.Context())
	if err != nil {
		d.t.Fatal(err)
	}
	return ids
}

// A game of poker is chosen, begun, left, and continued at the next start of the program, by keys alone. One in which
// the user hasn't acted leaves nothing behind.
func TestAGameOfPokerByKeys(t *testing.T) {
	dir := t.TempDir()
	d := openHouse(t, dir)
	d.press("g")
	for _, r := range "prog" {
		d.press(string(r))
	}
	d.press("Enter")
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says("Progressive poker") })
	for _, key := range []fyne.KeyName{fyne.KeyHome, fyne.KeyLeft, fyne.KeyDown, fyne.KeyLeft} { // one opponent, a beginner
		d.step(func() { d.screen.Key(key) })
	}
	if !d.says("Clara") || d.says("Victor") {
		t.Errorf("home says %q", written(d.screen.Content()))
	}
	d.press("n")
	d.until(isShown[*table.Screen](d))
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	if ids := d.unfinished(); len(ids) != 0 {
		t.Errorf("of a game that was only looked at %v is kept", ids)
	}
	d.press("n")
	d.until(isShown[*table.Screen](d))
	d.place()
	d.until(func() bool { return len(d.unfinished()) == 1 })
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	if ids := d.unfinished(); len(ids) != 0 || d.says("Continue the game") {
		t.Errorf("of a game that was left after one act %v goes on", ids)
	}
	d.press("n")
	d.until(isShown[*table.Screen](d))
	d.place()
	d.until(func() bool { return len(d.unfinished()) == 1 })
	d.shut() // in the middle of the game

	d = openHouse(t, dir)
	if !d.says("Continue the game") || !d.says("Hand 1 of 20") || d.says("Victor") {
		t.Fatalf("home says %q", written(d.screen.Content()))
	}
	id := d.unfinished()[0]
	d.press("Enter")
	d.until(isShown[*table.Screen](d))
	g, err := pokerstore.On(d.App.store).Game(t.Context(), id)
	if err != nil || g.Person != 1 || len(g.Sitters) != 2 || g.Sitters[1].Name != "Clara" || g.Sitters[1].Level != "beginner" {
		t.Fatalf("it is kept as %+v, %v", g, err)
	}
	last, _ := g.Last()
	own := 0
	for _, act := range last.Hand.Acts() {
		if act.Seat == g.Person {
			own++
		}
	}
	if own != 1 || len(last.Hand.Board(g.Person).Row(poker.Bottom)) != 5 {
		t.Errorf("his acts are %v", last.Hand.Acts())
	}
	d.shut()
}

// The same by the mouse alone; history and statistics are a click away.
func TestAGameOfPokerByMouse(t *testing.T) {
	d := openHouse(t, t.TempDir())
	d.click("Games")
	d.until(isShown[*games.Screen](d))
	d.step(func() { d.screen.Key(fyne.KeyEnd) }) // as the wheel does
	d.click("Progressive poker")
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says("Progressive poker") })
	d.click("Statistics")
	d.until(isShown[*statistics.Screen](d))
	d.click("Back")
	d.until(isShown[*home.Screen](d))
	d.click("History")
	d.until(isShown[*history.Screen](d))
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	d.click("New game")
	d.until(isShown[*table.Screen](d))
	d.click("Home")
	d.until(isShown[*home.Screen](d))
	d.shut()
}

// If the file disappears during a game of poker, acts at the table report it as anywhere else.
func TestAFileThatGoesWhilePokerIsPlayed(t *testing.T) {
	dir := t.TempDir()
	d := openHouse(t, dir)
	d.step(func() { d.chooseGame(poker.Name) })
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says("Progressive poker") })
	d.press("n")
	d.until(isShown[*table.Screen](d))
	path := filepath.Join(dir, "superbridge.db")
	if err := os.Rename(path, path+".aside"); err != nil {
		t.Fatal(err)
	}
	d.place()
	d.until(isShown[*trouble.Screen](d))
	if err := os.Rename(path+".aside", path); err != nil {
		t.Fatal(err)
	}
	d.press("Enter") // it is there again
	d.until(isShown[*home.Screen](d))
	d.shut()
}
