package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/table"
	"github.com/superbridge/superbridge/ui/games"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// keptFew returns the last played session for two or three in progress, or nil.
func (d *desk) keptFew() *fewstore.Game {
	d.t.Helper()
	store := fewstore.On(d.App.store)
	ids, err := store.Unfinished(d.t.Context())
	if err != nil {
		d.t.Fatal(err)
	}
	if len(ids) == 0 {
		return nil
	}
	g, err := store.Game(d.t.Context(), ids[0])
	if err != nil {
		d.t.Fatal(err)
	}
	return &g
}

// shelf chooses a game on the shelf by its name.
func (d *desk) shelf(name string) {
	d.t.Helper()
	d.press("g")
	d.until(isShown[*games.Screen](d))
	for _, r := range name {
		d.press(string(r))
	}
	d.press("Enter")
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says(name) })
}

// explained finds the rules and the example of a game in the help over the home screen.
func (d *desk) explained(r few.Rules) {
	d.t.Helper()
	d.step(d.toggleHelp)
	d.until(isShown[*help.Screen](d))
	for _, page := range []string{"2", "3"} {
		if d.press(page); !d.says(text.OfGame(r.Name, "rules")) {
			d.t.Errorf("help says on page %s %q", page, written(d.screen.Content()))
		}
	}
	d.step(d.toggleHelp)
	d.until(isShown[*home.Screen](d))
}

// beginFew begins a session of a game for two or three from the home screen, and acts once if the user acts first.
func (d *desk) beginFew(r few.Rules) {
	d.t.Helper()
	d.press("n")
	d.until(isShown[*table.Screen](d))
	if r.Players() == 2 && r.Kind != few.NulloForTwo && r.Kind != few.Slam { // elsewhere others act first
		d.until(func() bool { return d.says("Your call.") || d.says("Your bid") || d.says("Choose your bid") })
	}
	switch r.Kind {
	case few.TwoDummies, few.ChineseBridge:
		d.press("1", "n", "Enter")
	case few.OpenOrClosed:
		d.press("o", "1", "n", "Enter")
	}
	d.until(func() bool { return d.keptFew() != nil })
}

// Each game for two and three is chosen on the shelf by its name, is offered, explained with an example, begun, left,
// listed, and continued at the next start of the program, by keys alone. One without acts leaves nothing behind.
func TestEachGameForTwoAndThree(t *testing.T) {
	for _, r := range few.Games() {
		t.Run(r.Name, func(t *testing.T) {
			dir, name := t.TempDir(), text.Game(r.Name)
			d := openHouse(t, dir)
			d.shelf(name)
			d.until(func() bool { return d.says("Clara") })
			if d.says("Victor") != (r.Players() == 3) {
				t.Errorf("home says %q", written(d.screen.Content()))
			}
			d.step(func() { d.screen.Key(fyne.KeyHome) })
			d.step(func() { d.screen.Key(fyne.KeyLeft) }) // against beginners
			d.explained(r)
			d.beginFew(r)
			if s := d.screen.(*table.Screen); s.Rules().Kind != r.Kind {
				t.Fatalf("the table is one of %s", s.Rules().Name)
			}
			packets := slices.ContainsFunc(keysFor(d.screen, nil), func(k family.Key) bool { return k.Caps == "O" })
			if packets != (r.Kind == few.OpenOrClosed) {
				t.Errorf("the help explains the key of packets: %v", packets)
			}
			d.press("Escape")
			for range 3 { // each takes back something unfinished first
				if !isShown[*home.Screen](d)() {
					d.press("Escape")
				}
			}
			d.until(isShown[*home.Screen](d))
			if d.keptFew() != nil || !strings.Contains(d.App.notice.Words(), "in the trash") {
				t.Errorf("a session left after at most one act is kept as %+v; home says %q", d.keptFew(), written(d.screen.Content()))
			}
			d.beginFew(r)
			d.shut() // in the middle of the session

			d = openHouse(t, dir)
			d.until(isShown[*home.Screen](d))
			if !d.says(text.OfGame(r.Name, "continue")) || !d.says("Deal 1") {
				t.Fatalf("home says %q", written(d.screen.Content()))
			}
			g := d.keptFew()
			if g.Person != 0 || len(g.Sitters) != r.Players() || g.Sitters[1].Name != "Clara" || g.Sitters[1].Level != "beginner" || len(g.Deals[0].Board.Events()) == 0 {
				t.Errorf("it is kept as %+v", g)
			}
			d.press("j")
			d.until(isShown[*history.Screen](d))
			d.until(func() bool { return d.says(name) })
			d.press("Escape")
			d.until(isShown[*home.Screen](d))
			d.press("Enter")
			d.until(isShown[*table.Screen](d))
			d.shut()
		})
	}
}

// Statistics of these games are reached from the home screen.
func TestStatisticsOfFew(t *testing.T) {
	d := openHouse(t, t.TempDir())
	d.press("g")
	for _, r := range "booby" {
		d.press(string(r))
	}
	d.press("Enter")
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says("Booby") })
	d.press("t")
	d.until(func() bool { return !isShown[*home.Screen](d)() && d.says("Booby") })
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	d.shut()
}
