package ui

import (
	"context"
	"maps"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/history"
	"github.com/superbridge/superbridge/ui/home"
	kithistory "github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// A line shown on the way to a screen stays there, and is hidden by the screen after it or by a click.
func TestALineLastsToTheNextScreen(t *testing.T) {
	blank := func() *hearer {
		heard := ""
		return &hearer{lowest: lowest{content: container.NewStack()}, heard: &heard}
	}
	for name, leave := range map[string]func(a *App, work func()){
		"another screen is read": func(a *App, work func()) {
			fetch(a, func(context.Context) (int, error) { return 0, nil }, func(int) { a.show(blank()) })
			work()
		},
		"one is laid on it":   func(a *App, _ func()) { a.lay(blank()) },
		"one takes its place": func(a *App, _ func()) { a.show(blank()) },
		"a click":             func(a *App, _ func()) { test.Tap(a.notice.Content().(*fyne.Container).Objects[0].(fyne.Tappable)) },
	} {
		a, work := slowApp(t)
		a.show(blank())
		fetch(a, func(context.Context) (int, error) { return 0, nil }, func(int) { a.show(blank()) })
		a.notice.Tell(a.art, "It is in the trash", a.way.Open())
		a.notice.Say(a.art, "One moment", false)
		work()
		if a.notice.Words() != "It is in the trash" {
			t.Errorf("%s: the screen that it is for shows %q", name, a.notice.Words())
		}
		if leave(a, work); a.notice.Words() != "" {
			t.Errorf("%s, and %q is still shown", name, a.notice.Words())
		}
		a.notice.Tell(a.art, "It is in the trash", a.way.Open())
		if a.notice.Say(a.art, "One moment", false); a.notice.Words() != "One moment" {
			t.Errorf("%s: another quiet line is refused, %q is shown", name, a.notice.Words())
		}
	}
}

// After a while a line is hidden, but not a later one, even in the same words.
func TestALineIsHiddenAfterAWhile(t *testing.T) {
	d, _ := newDesk(t)
	defer d.store.Close()
	d.notice.Tell(d.art, "first", false)
	d.hideLater(time.Millisecond)
	d.until(func() bool { return d.notice.Words() == "" })
	d.notice.Tell(d.art, "first", false)
	d.hideLater(20 * time.Millisecond)
	d.notice.Tell(d.art, "first", false)
	d.still(100 * time.Millisecond)
	if d.notice.Words() == "" {
		t.Error("the later line is hidden with the first")
	}
}

// A line covers no button in the smallest common window. (The help has its pages there, and shows no lines.)
func TestNoticeCoversNoButton(t *testing.T) {
	d, _ := newDesk(t)
	defer d.store.Close()
	size := fyne.NewSize(1024, 700)
	d.app.Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight, Unit: theme.UnitFor(size, theme.NormalLetters)})
	d.step(d.showHome)
	d.until(isShown[*home.Screen](d))
	for name, show := range map[string]func(){
		"home":     func() {},
		"settings": func() { d.press("s") },
		"history":  func() { d.step(func() { d.lay(d.history(history.Position{Query: kithistory.Query{}}, d.lift)) }) },
	} {
		show()
		d.still(50 * time.Millisecond)
		d.window.Resize(size)
		d.notice.Tell(d.art, text.T("app.forsaken"), false)
		d.setContent()
		line := d.notice.Content().(*fyne.Container).Objects[0]
		q, end := line.Position(), line.Position().Add(line.Size())
		buttons := 0
		for b, p := range buttonsIn(d.screen.Content(), fyne.Position{}) {
			buttons++
			if p.X < end.X && q.X < p.X+b.Size().Width && p.Y < end.Y && q.Y < p.Y+b.Size().Height {
				t.Errorf("%s: %q at %v %v is covered by the line at %v %v", name, b.Label, p, b.Size(), q, line.Size())
			}
		}
		if buttons == 0 || line.Size().Width < 100 {
			t.Errorf("%s: %d buttons, and a line of %v", name, buttons, line.Size())
		}
		d.notice.Hide()
		if name != "home" {
			d.step(func() {
				if len(d.below) > 0 {
					d.lift()
				} else {
					d.showHome()
				}
			})
			d.until(isShown[*home.Screen](d))
		}
	}
}

// buttonsIn returns the visible buttons in an object, with their positions.
func buttonsIn(o fyne.CanvasObject, at fyne.Position) map[*widget.Button]fyne.Position {
	all := map[*widget.Button]fyne.Position{}
	if !o.Visible() {
		return all
	}
	at = at.Add(o.Position())
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *widget.Button:
		all[o] = at
	case *fyne.Container:
		inside = o.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(o).Objects()
	}
	for _, each := range inside {
		maps.Copy(all, buttonsIn(each, at))
	}
	return all
}
