package history

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// User's text of any length leaves everything else in place.
func TestLongNotesPushNothingOut(t *testing.T) {
	open := func(m storage.Marks, view View) *Screen {
		store := newStore(t, 1)
		store.rubbers[0].Marks, store.marks = m, m
		s, _ := open(t, store, atOnce, Position{View: view})
		s.options.Window.Resize(fyne.NewSize(860, 600))
		for range 2 { // as often as Fyne may do it
			s.Redraw()
			s.Content().MinSize()
		}
		return s
	}
	lines := strings.TrimSpace(strings.Repeat("A line of a note that goes on for a while.\n", 300))
	for _, view := range []View{Sessions, Parts} {
		short := open(storage.Marks{Name: "Ana", Note: "One\ntwo\nthree", Starred: true}, view)
		for _, m := range []storage.Marks{
			{Name: strings.Repeat("W", 60)}, {Name: strings.Repeat("W", 5000), Note: strings.Repeat("W", 5000)},
			{Name: strings.Repeat("ace of ♠ ", 600), Note: lines},
		} {
			m.Starred = true
			s := open(m, view)
			if got, want := s.Content().MinSize(), short.Content().MinSize(); got.Width > want.Width || got.Height > want.Height {
				t.Errorf("%.20s…: the window is at least %v, with little %v", m.Name, got, want)
			}
			driver := fyne.CurrentApp().Driver()
			edge := driver.AbsolutePositionForObject(s.details.content).X + s.details.content.Size().Width
			for _, p := range proses(s.details.content) {
				if end := driver.AbsolutePositionForObject(p).X + min(p.Size().Width, p.MinSize().Width); end > edge+1 {
					t.Errorf("%.20s…: %.20q ends at %v, the pane at %v", m.Name, p.Text, end, edge)
				}
			}
			if end := s.actions.buttons.Position().Y + s.actions.buttons.Size().Height; end > s.actions.buttons.Size().Height+short.actions.buttons.Position().Y+1 {
				t.Errorf("%.20s…: the buttons end at %v", m.Name, end)
			}
		}
	}
}

func proses(o fyne.CanvasObject) []*widget.Prose {
	var all []*widget.Prose
	walk(o, func(p *widget.Prose) { all = append(all, p) })
	return all
}

// A note above the boards has three lines, and is complete where it fits.
func TestAnExcerpt(t *testing.T) {
	s, _ := open(t, newStore(t, 1), atOnce, Position{})
	line := s.line(theme.BodyText).MinSize().Height
	note := "Hearts first, then the clubs, and never a ♠ before the last trick but one has been played"
	var cut, whole bool
	for width := float32(80); width < 900; width += 20 {
		e := s.excerpt(note, mostLines, theme.BodyText, theme.Current().Ink, false)
		e.Resize(fyne.NewSize(width, 0))
		shown := proses(e)[0].Text
		begin, short := strings.CutSuffix(shown, "…")
		if e.MinSize().Height > 3*line || e.MinSize().Width > 80 || !strings.HasPrefix(note, begin) || !short && shown != note {
			t.Errorf("%v wide: %q needs %v", width, shown, e.MinSize())
		}
		cut, whole = cut || short, whole || !short
	}
	if !cut || !whole {
		t.Errorf("cut: %t, whole: %t", cut, whole)
	}
}
