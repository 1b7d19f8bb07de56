package trouble

import (
	"context"
	"errors"
	"reflect"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// newScreen returns a screen and a record of its calls, in order.
func newScreen(t *testing.T, fresh func() (string, error)) (*Screen, *[]string) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	said := &[]string{}
	note := func(what string) func() { return func() { *said = append(*said, what) } }
	w := test.NewTempWindow(t, nil)
	s := New(widget.NewArt(cardart.Style{}), w, Options{
		Runner: background.AtOnce(), Why: "The file is damaged.", Path: "/data/superbridge.db",
		OnRetry: note("retry"), OnFresh: fresh, OnGoOn: note("go on"), OnQuit: note("quit"),
		OnFolder: func(dir string) { note("folder " + dir)() },
	})
	w.SetContent(s.Content())
	w.Resize(fyne.NewSize(1024, 700))
	return s, said
}

func wantSaid(t *testing.T, said *[]string, want ...string) {
	t.Helper()
	if !reflect.DeepEqual(*said, want) {
		t.Errorf("the screen said %q, want %q", *said, want)
	}
}

func TestKeys(t *testing.T) {
	s, said := newScreen(t, nil)
	for _, k := range []fyne.KeyName{fyne.KeyUp, fyne.KeyReturn, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyEnter} {
		s.Key(k)
	}
	for _, r := range "13q" { // a fresh file, which would be the third, is not offered
		s.Rune(r)
	}
	wantSaid(t, said, "retry", "quit", "retry", "quit")
}

func TestAFreshFile(t *testing.T) {
	s, said := newScreen(t, func() (string, error) { return "/data/superbridge-old.db", nil })
	s.Rune('3')
	if s.kept != "/data/superbridge-old.db" {
		t.Errorf("kept %q", s.kept)
	}
	s.Rune('3') // not offered any more
	s.Key(fyne.KeyReturn)
	wantSaid(t, said, "go on")
}

func TestAFreshFileThatFails(t *testing.T) {
	s, said := newScreen(t, func() (string, error) { return "", errors.New("disk full") })
	s.Rune('3')
	if s.failed == nil || s.kept != "" {
		t.Errorf("failed: %v, kept %q", s.failed, s.kept)
	}
	s.Key(fyne.KeyEscape)
	s.Rune('1')
	wantSaid(t, said, "retry")
}

func TestTheKeyboardBelongsToTheFolderDialogWhileItIsOpen(t *testing.T) {
	s, said := newScreen(t, nil)
	s.Rune('2')
	s.Rune('q')
	s.Key(fyne.KeyReturn)
	if len(*said) > 0 {
		t.Errorf("the screen said %q", *said)
	}
	s.Key(fyne.KeyEscape)
	s.Rune('q')
	wantSaid(t, said, "quit")
}

// A file that is gone is saved again in the background; nothing else happens meanwhile, and errors are shown. Closing
// the window meanwhile waits for it.
func TestAFileThatIsGone(t *testing.T) {
	s, said := newScreen(t, nil)
	results := make(chan error)
	news := make(chan func())
	s.options.Runner = background.NewRunnerWith(func(f func()) { go f() }, func(f func()) { news <- f })
	s.options.OnSave = func(dir string) error {
		if dir != "/data" {
			t.Errorf("it is saved in %s", dir)
		}
		return <-results
	}
	s.options.Dir = "/data"
	s.Redraw()
	for _, r := range "3q" {
		s.Rune(r)
	}
	wantSaid(t, said, "retry", "quit")
	for _, failure := range []error{errors.New("disk full"), nil} {
		s.Key(fyne.KeyReturn) // the first button
		s.Rune('1')
		s.Rune('q')
		s.Key(fyne.KeyReturn)
		if !s.busy || s.keys.On() != nil {
			t.Error("it isn't being saved")
		}
		if s.options.Runner.Wait(0) {
			t.Error("nobody waits for the saving")
		}
		results <- failure
		(<-news)()
		if s.busy || s.failed != failure || !s.options.Runner.Wait(2*time.Minute) {
			t.Errorf("saving %v, failed %v", s.busy, s.failed)
		}
	}
	wantSaid(t, said, "retry", "quit", "folder /data")
}

// The readable part of a damaged file is saved in the background. Progress is shown, it can be stopped, errors are
// shown, and at the end the result.
func TestSalvage(t *testing.T) {
	s, said := newScreen(t, nil)
	news := make(chan func(), 10)
	s.options.Runner = background.NewRunnerWith(func(f func()) { go f() }, func(f func()) { news <- f })
	results := make(chan error)
	s.options.OnSalvage = func(ctx context.Context, tell func(float64)) (Salvaged, error) {
		tell(0.5)
		select {
		case <-ctx.Done():
			return Salvaged{}, ctx.Err()
		case err := <-results:
			return Salvaged{Sessions: 12, Lost: 1, Left: []string{"rubber 3: \x1b no"}, Old: "/data/superbridge-damaged.db"}, err
		}
	}
	s.Redraw()
	if s.actions[0].id != "trouble.salvage" {
		t.Errorf("the first that is offered is %s", s.actions[0].id)
	}
	wait := func() { (<-news)() }
	s.Rune('1')
	wait()
	if !s.salvage.going() || s.keys.On() != nil || s.options.Runner.Wait(0) {
		t.Error("nothing is being salvaged, or something else can be done meanwhile")
	}
	for _, r := range "q1234" {
		s.Rune(r)
	}
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyDown, fyne.KeyEscape} {
		s.Key(key)
	}
	wait()
	if s.salvage.going() || s.busy || s.failed != nil || s.kept != "" {
		t.Error("it goes on")
	}
	s.Rune('1')
	wait()
	results <- errors.New("disk full")
	wait()
	if s.failed == nil || !s.salvage.failed || s.kept != "" {
		t.Errorf("it has failed with %v", s.failed)
	}
	s.Key(fyne.KeyReturn)
	wait()
	results <- nil
	wait()
	if s.salvage.done == nil || s.kept != "/data/superbridge-damaged.db" {
		t.Fatal("it is not done")
	}
	if got := append(s.salvage.done.sentences(), s.salvage.done.named()...); len(got) != 4 || got[3] != `rubber 3: \x1b no` {
		t.Errorf("it says %q", got)
	}
	s.Rune('1')
	wantSaid(t, said, "go on")
}
