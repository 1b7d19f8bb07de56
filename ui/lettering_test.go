package ui

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/layouttest"
	"github.com/superbridge/superbridge/ui/kit/tablescale"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// On screens other than tables no label is cut off and nothing overlaps, with every size of text, in common windows. If
// the window has room, larger text is larger there too.
func TestLargerTextHasRoomOnEveryScreen(t *testing.T) {
	defer tablescale.Choose(tablescale.Scale{})
	d := openHouse(t, t.TempDir())
	screens := map[string]bool{}
	for _, key := range []string{"", "s", "g", "i", "y", "b", "l", "x", "j", "t", "d", "F1"} {
		var f layouttest.Faults
		d.step(func() { d.window.Resize(theme.Smallest) })
		d.step(d.showHome)
		d.home()
		switch key {
		case "":
		case "F1":
			d.key(fyne.KeyF1)
		default:
			d.press(key)
			d.until(func() bool { return !isShown[*home.Screen](d)() && !d.way.left })
		}
		screens[fmt.Sprintf("%T", d.screen)] = true
		for _, letters := range theme.Letterings {
			d.step(func() {
				s := d.App.settings
				s.Letters = letters
				d.applySettings(s)
			})
			for _, size := range layouttest.Windows(theme.Smallest)[1:] {
				d.step(func() { d.window.Resize(size) })
				d.step(d.applyTheme)
				d.step(d.redraw)
				if normal := theme.UnitFor(size, theme.NormalLetters); size.Height >= 800 && (theme.U(1) > normal) != (letters != theme.NormalLetters) {
					t.Errorf("%T at %v, %s: a point is %v", d.screen, size, letters, theme.U(1))
				}
				f.Walk(fmt.Sprintf("%T at %v×%v, %s", d.screen, size.Width, size.Height, letters), d.screen.Content(), nil, size)
			}
		}
		f.Report(t)
	}
	if len(screens) != 12 {
		t.Errorf("looked at %v", screens)
	}
	d.shut()
}
