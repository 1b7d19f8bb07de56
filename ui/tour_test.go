package ui

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/poker"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgewelcome "github.com/superbridge/superbridge/ui/bridge/welcome"
	"github.com/superbridge/superbridge/ui/help"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/welcome"
)

// keepDeal saves a finished deal of duplicate bridge in a data folder, as one of South's, and returns the number of its board.
func keepDeal(t *testing.T, dir string) int64 {
	t.Helper()
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	b, err := session.Session{Rules: bridge.Duplicate(), Length: 1}.Next(card.Deck52.Seeded(2, 1, 0))
	for err == nil && b.Phase() != bridge.Finished {
		var e bridge.Event
		if e, err = (bot.Player{}).Act(t.Context(), b.View(b.Actor())); err == nil {
			b, err = b.Apply(e)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	south := card.South
	id, err := store.NewDeal(b, bridgestore.Deal{Seat: &south})
	if err != nil {
		t.Fatal(err)
	}
	r, err := store.Rubber(id)
	if err != nil {
		t.Fatal(err)
	}
	return r.BoardIDs[0]
}

// visited waits until a screen of a folder is shown and has read its data.
func (d *desk) visited(folder string) {
	d.t.Helper()
	d.until(func() bool { return d.screen != nil && !d.way.left && folderOf(d.screen) == folder })
	d.still(300 * time.Millisecond)
}

// onTour visits every screen of the window, and calls look there.
func onTour(t *testing.T, look func(d *desk, folder string)) {
	t.Helper()
	dir := t.TempDir()
	keepDeal(t, dir)
	d := openHouse(t, dir)
	seen := map[string]bool{}
	at := func(folder string) {
		t.Helper()
		d.visited(folder)
		seen[folder] = true
		look(d, folder)
		if folderOf(d.screen) != folder {
			t.Fatalf("after a look at %s %T is shown", folder, d.screen)
		}
	}
	back := func() {
		t.Helper()
		d.until(func() bool {
			if !isShown[*home.Screen](d)() && !d.way.left {
				d.press("Escape")
			}
			return isShown[*home.Screen](d)()
		})
	}
	goTo := func(folder string, keys ...string) {
		t.Helper()
		d.press(keys...)
		at(folder)
	}
	at("home")
	goTo("games", "g")
	back()
	goTo("settings", "s")
	goTo("backups", "k")
	d.step(func() { d.show(bridgewelcome.New(d.art, bridgewelcome.Options{OnBack: d.showHome})) })
	at("bridge/welcome")
	back()
	d.step(func() { d.show(welcome.New(d.art, welcome.Options{Families: d.families.about(), OnBack: d.showHome})) })
	at("welcome")
	back()
	for _, screen := range [][2]string{
		{"deck", "d"}, {"history", "j"}, {"bridge/statistics", "t"}, {"bridge/bidding", "b"}, {"bridge/deal", "i"}, {"bridge/lessons", "l"}, {"bridge/practice", "x"},
		{"bridge/daily", "y"}, {"bridge/table", "n"},
	} {
		goTo(screen[0], screen[1])
		back()
	}
	d.press("x")
	d.visited("bridge/practice")
	d.press("w")
	at("bridge/practice")
	d.press("Escape")
	back()
	d.press("b")
	d.visited("bridge/bidding")
	goTo("bridge/system", "F8")
	back()
	d.step(d.toggleHelp)
	at("help")
	back()
	d.step(func() { d.showHistory(bridge.Duplicate().Name) })
	d.visited("history")
	d.press("2")
	d.visited("history")
	goTo("bridge/review", "Enter")
	back()
	d.press("y")
	d.visited("bridge/daily")
	d.press("Enter")
	d.visited("bridge/table")
	d.playBoard()
	goTo("bridge/standings", "t")
	back()
	goTo("bridge/challenges", "e")
	back()
	d.press("x")
	d.visited("bridge/practice")
	goTo("bridge/suit", "s")
	d.press("Escape")
	goTo("bridge/quiz", "q")
	back()
	for _, game := range []struct{ id, folder string }{{few.Games()[0].Name, "few"}, {poker.Name, "poker"}, {chess.Name, "chess"}} {
		d.step(func() { d.chooseGame(game.id) })
		d.until(func() bool { return isShown[*home.Screen](d)() && d.says(text.Game(game.id)) })
		goTo(game.folder+"/statistics", "t")
		back()
		goTo(game.folder+"/lessons", "l")
		back()
		if game.folder == "poker" {
			goTo("poker/practice", "x")
			back()
			goTo("poker/daily", "y")
			back()
		}
		goTo(game.folder+"/table", "n")
		back()
		if game.id == chess.Name {
			goTo("chess/puzzles", "x")
			back()
			goTo("chess/editor", "i", "F3")
			back()
		}
	}
	d.step(func() { d.showTrouble(errors.New("the disk is full")) })
	at("trouble")
	for _, k := range keyTable {
		if !seen[k.screen] && !slices.Contains([]string{"few/review", "poker/review", "chess/review"}, k.screen) { // covered by their own tests
			t.Errorf("the tour doesn't lead to %s", k.screen)
		}
	}
	d.step(d.showHome)
	d.until(isShown[*home.Screen](d))
	d.shut()
}

// A tour takes long; so one of them is for all that is looked at on every screen.
func TestEveryScreen(t *testing.T) {
	greyed := 0
	synctest.Test(t, func(t *testing.T) { // so its pauses take no time
		time.Sleep(time.Until(pictureDay))
		onTour(t, func(d *desk, folder string) {
			onNothingGreyed(t, folder, buttonsOn(d.screen), "nothing")
			helpNamesTheKeys(t, d, folder)
			otherLettersDoNothing(t, d, folder)
			greyed += keyboardIsNeverOnWhatIsGreyed(t, d, folder)
		})
	})
	if greyed < 8 {
		t.Errorf("only %d buttons were greyed", greyed)
	}
}

// F1 names all keys that work on a screen, and the same key and Escape lead back.
func helpNamesTheKeys(t *testing.T, d *desk, folder string) {
	t.Helper()
	if folder == "help" {
		return
	}
	on, f1 := d.screen, func() { d.window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyF1}) }
	for _, leave := range []func(){func() { d.press("Escape") }, func() { d.step(f1) }} {
		d.step(f1)
		if _, ok := d.screen.(*help.Screen); !ok {
			t.Fatalf("on %s F1 shows %T", folder, d.screen)
		}
		said := " " + written(d.screen.Content())
		for _, one := range append(keysIn(folder).all(), parseKeys(everywhere)...) {
			if lacks(on, one.caps) {
				if strings.Contains(said, text.T("shortcut."+one.does)) {
					t.Errorf("on %s F1 says what %s does, which has nothing to do", folder, one.caps)
				}
				continue
			}
			if !strings.Contains(said, text.T("shortcut."+one.does)) {
				t.Errorf("on %s F1 doesn't say what %s does", folder, one.caps)
			}
			for _, caps := range strings.Split(one.caps, "/") {
				if caps != "" && !strings.Contains(said, " "+caps+" ") {
					t.Errorf("on %s F1 doesn't name %s", folder, caps)
				}
			}
		}
		if folder == "home" || strings.HasSuffix(folder, "/lessons") { // showing the path, without play
			for _, id := range []string{"shortcut.claim", "help.keys.heart"} {
				if strings.Contains(said, text.T(id)) {
					t.Errorf("on %s F1 says %q", folder, text.T(id))
				}
			}
		}
		if leave(); d.screen != on {
			t.Fatalf("from the help %T comes, not %s", d.screen, folder)
		}
	}
}

// buttonsOn returns the visible buttons of a screen.
func buttonsOn(s screen) (all []*widget.Button) {
	for _, o := range test.LaidOutObjects(s.Content()) {
		if b, ok := o.(*widget.Button); ok {
			all = append(all, b)
		}
	}
	return all
}

// onNothingGreyed checks that the keyboard is on no greyed one of some buttons.
func onNothingGreyed(t *testing.T, folder string, all []*widget.Button, after any) {
	t.Helper()
	for _, b := range all {
		if b.Selected && b.Disabled {
			t.Errorf("%s, after %v: the keyboard is on %q, which is greyed", folder, after, b.Label)
		}
	}
}

// The focus leaves a button that becomes greyed, and never reaches one. It returns how many have become so.
func keyboardIsNeverOnWhatIsGreyed(t *testing.T, d *desk, folder string) (greyed int) {
	t.Helper()
	arrows := []fyne.KeyName{fyne.KeyDown, fyne.KeyRight, fyne.KeyUp, fyne.KeyLeft, fyne.KeyEnd, fyne.KeyHome}
	all := buttonsOn(d.screen)
	check := func(after any) {
		t.Helper()
		onNothingGreyed(t, folder, all, after)
	}
	check("letters")
	switch folder {
	case "games", "help", "bridge/table", "few/table", "poker/table", "chess/table": // arrows have another meaning there
		return 0
	}
	for _, key := range arrows {
		i := slices.IndexFunc(all, func(b *widget.Button) bool { return b.Selected && !b.Disabled })
		if i >= 0 {
			greyed++
			d.step(func() { all[i].Enable(false) })
			check("it is greyed")
		}
		if d.step(func() { d.screen.Key(key) }); len(buttonsOn(d.screen)) == 0 {
			return greyed
		}
		check(key)
	}
	for _, b := range all {
		d.step(func() { b.Enable(false) })
	}
	check("all are greyed")
	d.step(d.screen.Redraw)
	return greyed
}

// A letter that the table of keys doesn't have for a screen does nothing there.
func otherLettersDoNothing(t *testing.T, d *desk, folder string) {
	t.Helper()
	keys := keysIn(folder)
	means := keys.letters()
	for r := range keysIn(keys.table).letters() {
		means[r] = true
	}
	if slices.ContainsFunc(keys.all(), func(k key) bool { return strings.Contains(k.caps, "A–Z") }) {
		return
	}
	before, on := written(d.screen.Content()), d.screen
	for r := 'A'; r <= 'Z'; r++ {
		if means[r] || strings.ContainsRune(strings.ToUpper(keys.typed), r) {
			continue
		}
		for _, r := range []rune{r, unicode.ToLower(r)} {
			d.press(string(r))
			if d.screen != on {
				t.Fatalf("%s: %c leads to %T", folder, r, d.screen)
			}
			if now := written(d.screen.Content()); now != before {
				t.Errorf("%s: after %c it says\n%s\nand before\n%s", folder, r, now, before)
				before = now
			}
		}
	}
}
