package ui

import (
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
	"github.com/superbridge/superbridge/ui/welcome"
)

// starting returns a program that has begun and opened no data folder yet.
func starting(t *testing.T, dir string, runner *background.Runner) *App {
	t.Helper()
	a := &App{
		stack: stack{runner: runner, window: test.NewTempWindow(t, nil)}, app: test.NewTempApp(t), sound: sound.NewPlayer(rand.IntN),
		settings: settings.Default(), options: Options{Dir: dir},
	}
	a.art = widget.NewArt(a.settings.Cards)
	t.Cleanup(a.sound.Close)
	return withBridge(a)
}

// A data folder from before there was a choice of games opened with the first game of the list, whatever had been
// played in it.
func TestAFolderWithoutAChoiceOffersTheGamePlayedLast(t *testing.T) {
	dir := t.TempDir()
	begun := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	store, err := bridgestore.Open(dir, func() time.Time { begun = begun.Add(time.Hour); return begun })
	if err != nil {
		t.Fatal(err)
	}
	south := card.South
	opens := func(want string) {
		t.Helper()
		a := starting(t, dir, background.AtOnce())
		a.open()
		if _, ok := a.screen.(*home.Screen); !ok || a.offered() != want || a.settings.Game != "" {
			t.Errorf("%T offers %s, %q is chosen; want %s", a.screen, a.offered(), a.settings.Game, want)
		}
		a.leave()
		a.store.Close()
	}
	for _, played := range []struct {
		rules  bridge.Rules
		length int
		person *card.Seat
		want   string
	}{
		{bridge.Duplicate(), 4, &south, "Duplicate"},
		{bridge.Chicago(), 4, &south, "Chicago"},
		{bridge.SuperBridge(), 8, nil, "Chicago"},    // watched
		{bridge.Duplicate(), 1, &south, "Chicago"},   // a single deal
		{bridge.Duplicate(), 8, &south, "Duplicate"}, // once more
	} {
		if _, err := store.NewRubber(played.rules, played.length, played.person); err != nil {
			t.Fatal(err)
		}
		store.Close()
		opens(played.want)
		if store, err = bridgestore.Open(dir, func() time.Time { begun = begun.Add(time.Hour); return begun }); err != nil {
			t.Fatal(err)
		}
	}
	store.Close()
}

// A second click on the button that opens a folder opened it twice, and the second found it in use: by the first.
func TestAFolderIsOpenedOnce(t *testing.T) {
	var works, shows []func()
	a := starting(t, t.TempDir(), background.NewRunnerWith(func(f func()) { works = append(works, f) }, func(f func()) { shows = append(shows, f) }))
	work := func() {
		for ; len(works) > 0; works = works[1:] {
			works[0]()
		}
	}
	a.open()
	work()
	a.open() // before the window has heard that the folder is open
	for range 3 {
		for ; len(shows) > 0; shows = shows[1:] {
			shows[0]()
		}
		work()
	}
	if _, ok := a.screen.(*welcome.Screen); !ok || a.store == nil {
		t.Errorf("%T is shown", a.screen)
	}
	a.leave()
	if a.store != nil {
		a.store.Close()
	}
}

// Keys after the one that closes the window were still handled: Q and Enter left and began a rubber.
func TestNothingIsDoneBehindTheKeyThatCloses(t *testing.T) {
	a, did := &App{stack: stack{screen: worker{}, runner: background.AtOnce()}}, ""
	a.way.Ask(t.Context())
	a.typed("", func() { did += "quit "; a.way.left = true })
	a.typed("", func() { did += "enter " })
	a.arrive(func() { did += "home " })
	if did != "home quit " {
		t.Errorf("it did %q", did)
	}
}
