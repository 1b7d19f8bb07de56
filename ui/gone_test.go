package ui

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/settings"
	"github.com/superbridge/superbridge/ui/trouble"
)

// window notes whether it has been closed.
type window struct {
	fyne.Window
	closed bool
}

func (w *window) Close() { w.closed = true }

// Deleting the data file while the program was open lost everything silently. It is reported at the next act, or at the
// end; the file can be put back, and a second attempt quits.
func TestAFileThatGoesWhileTheProgramIsOpen(t *testing.T) {
	dir := t.TempDir()
	store, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	w := &window{Window: test.NewTempWindow(t, nil)}
	a := withBridge(&App{
		stack: stack{runner: background.AtOnce(), window: w}, app: test.NewTempApp(t), store: store.Store, settings: settings.Default(), options: Options{Dir: dir},
	})
	a.art = widget.NewArt(a.settings.Cards)
	south := card.South
	b, err := bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Seeded(3, 1, 0), south, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	rubber, err := store.NewDeal(b, bridgestore.Deal{Seat: &south, Length: 4})
	if err == nil {
		b, err = b.Apply(bridge.Called(bridge.Pass))
	}
	if err != nil {
		t.Fatal(err)
	}
	j := store.Journal(rubber, "")
	path, aside := filepath.Join(dir, "superbridge.db"), filepath.Join(dir, "aside")
	if err := os.Rename(path, aside); err != nil {
		t.Fatal(err)
	}
	if err := j.Append(b); !a.lost(err) {
		t.Fatalf("the next act: %v", err)
	}
	shown := func() *trouble.Screen {
		t.Helper()
		s, ok := a.screen.(*trouble.Screen)
		if !ok {
			t.Fatalf("%T is shown", a.screen)
		}
		return s
	}
	shown().Rune('3') // it is still gone
	shown()
	if err := os.Rename(aside, path); err != nil {
		t.Fatal(err)
	}
	if err := j.Append(b); err != nil {
		t.Errorf("it is back: %v", err)
	}
	if a.lost(errors.New("the disk is full")) {
		t.Error("another error is taken for it")
	}
	why := func(words string) {
		t.Helper()
		if said := written(shown().Content()); !strings.Contains(said, words) {
			t.Errorf("it says %q", said)
		}
	}
	a.showTrouble(errors.New("there is no rubber 7"))
	why("there is no rubber 7")
	if err := os.Rename(path, aside); err != nil {
		t.Fatal(err)
	}
	a.showTrouble(errors.New("there is no rubber 7")) // because of that
	why(text.T("trouble.why.gone"))
	if err := os.Rename(aside, path); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	a.warned, a.screen = false, nil // as after it has been put back
	a.quit()
	if shown(); w.closed {
		t.Fatal("it ends without a word")
	}
	a.screen.Rune('q')
	if !w.closed {
		t.Error("it doesn't end")
	}
}
