package history

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// resize gives the window another size, as the program does: the theme follows, and the screen is drawn again.
func resize(s *Screen, size fyne.Size) {
	s.options.Window.Resize(size)
	fyne.CurrentApp().Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight, Unit: theme.UnitFor(size, theme.NormalLetters)})
	s.Redraw()
}

// placed returns the position and size of a text in an object.
func placed(o fyne.CanvasObject, said string, at fyne.Position) (where fyne.Position, size float32, ok bool) {
	at = at.Add(o.Position())
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *widget.Prose:
		return at, o.TextSize, o.Text == said
	case *fyne.Container:
		inside = o.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(o).Objects()
	}
	for _, i := range inside {
		if where, size, ok := placed(i, said, at); ok {
			return where, size, true
		}
	}
	return at, 0, false
}

var large, small = fyne.NewSize(2560, 1440), fyne.NewSize(1024, 700)

// The key of the field for words is where it would be if the window had always been this large, and so is a sheet on
// the screen. Written text stays.
func TestEverythingFollowsTheWindow(t *testing.T) {
	for name, sizes := range map[string][2]fyne.Size{"shrinks": {large, small}, "grows": {small, large}} {
		t.Run(name, func(t *testing.T) {
			type look struct {
				key     fyne.Position
				text    float32
				sheet   fyne.Size
				heading float32
			}
			measure := func(s *Screen) (l look) {
				var ok bool
				if l.key, l.text, ok = placed(s.bar.field, "F", fyne.Position{}); !ok {
					t.Fatal("the field shows no key")
				}
				n := s.sheets.Top().Build()
				if _, l.heading, ok = placed(n, "Name and note", fyne.Position{}); !ok {
					t.Fatal("the sheet has no title")
				}
				l.sheet = n.MinSize()
				return l
			}
			at := func(size fyne.Size) look {
				s, _ := open(t, newStore(t, 3), atOnce, Position{})
				resize(s, size)
				typeIn(s, "#")
				return measure(s)
			}
			want := at(sizes[1])
			s, _ := open(t, newStore(t, 3), atOnce, Position{})
			resize(s, sizes[0])
			before := want
			typeIn(s, "#")
			if before = measure(s); before == want {
				t.Fatal("the size makes no difference")
			}
			c := s.options.Window.Canvas()
			test.Type(c.Focused(), "An")
			resize(s, sizes[1])
			if got := measure(s); got != want {
				t.Errorf("it looks like %+v, and opened in that window like %+v", got, want)
			}
			if c.Focused() == nil {
				t.Fatal("the keyboard is gone")
			}
			test.Type(c.Focused(), "a")
			s.sheets.Pop()
			if got := s.options.Store.(*fakeStore).wrote; len(got) != 1 || got[0] != "rubber 3 {Ana  false}" {
				t.Errorf("wrote %q", got)
			}
		})
	}
}
