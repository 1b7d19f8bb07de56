package table

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// ground is a filled rectangle, where it is in what is looked at.
type ground struct {
	cardtable.Rect
	fill color.NRGBA
}

// What is on the slip with the part-scores can be read, by day and by night, vulnerable or not.
func TestTheSlipIsLegible(t *testing.T) {
	for _, appearance := range []theme.Appearance{theme.AlwaysLight, theme.AlwaysDark} {
		s := sitAfter(t, chicago(t, 2), new([]int))
		fyne.CurrentApp().Settings().SetTheme(theme.Theme{Appearance: appearance})
		s.parts.redraw()
		if n := legible(t, string(appearance), s.parts.slip); n != 4 {
			t.Errorf("%s: there are %d texts", appearance, n)
		}
	}
}

// legible finds text that is on a filled rectangle without the contrast that it needs, in an
// object and all that it is made of. Faded text is of what can't be chosen. It returns how
// many texts it has looked at.
func legible(t *testing.T, name string, o fyne.CanvasObject) (texts int) {
	t.Helper()
	var grounds []ground
	var walk func(o fyne.CanvasObject, at fyne.Position)
	walk = func(o fyne.CanvasObject, at fyne.Position) {
		if !o.Visible() {
			return
		}
		at = at.Add(o.Position())
		switch o := o.(type) {
		case *canvas.Rectangle:
			if c := color.NRGBAModel.Convert(o.FillColor).(color.NRGBA); c.A == 0xff {
				grounds = append(grounds, ground{cardtable.NewRect(at.X, at.Y, o.Size().Width, o.Size().Height), c})
			}
		case *canvas.Text:
			ink := color.NRGBAModel.Convert(o.Color).(color.NRGBA)
			for i := len(grounds) - 1; i >= 0 && ink.A == 0xff; i-- {
				if !grounds[i].Contains(at.X+o.Size().Width/2, at.Y+o.Size().Height/2) {
					continue
				}
				texts++
				if c := vector.Contrast(ink, grounds[i].fill); c < theme.Legible {
					t.Errorf("%s: %q, %v on %v, has a contrast of %.2f", name, o.Text, ink, grounds[i].fill, c)
				}
				break
			}
		case *fyne.Container:
			for _, part := range o.Objects {
				walk(part, at)
			}
		case fyne.Widget:
			for _, part := range test.WidgetRenderer(o).Objects() {
				walk(part, at)
			}
		}
	}
	walk(o, fyne.Position{})
	return texts
}

// A pass that was pointed at in the auction once had a contrast of 2.4 in the dark theme.
func TestAuctionAndBoxAreLegible(t *testing.T) {
	for _, appearance := range []theme.Appearance{theme.AlwaysLight, theme.AlwaysDark} {
		art := newArt(t)
		fyne.CurrentApp().Settings().SetTheme(theme.Theme{Appearance: appearance})
		b := board(t, 3, "1N X XX Pass 2H Pass")
		b.Vul = bridge.VulNS
		auction := widget.NewRegister(art)
		auction.Resize(fyne.NewSize(300, 352))
		for call := -1; call < len(b.Auction().Calls); call++ {
			auction.Set(tabletop.Auction(b.Table, bidding.Cards{}), call, 1)
			if n := legible(t, string(appearance)+": auction", auction); n != 4+6+1 {
				t.Errorf("%d texts in the auction", n)
			}
		}
		box := newBidBox(art, b.Rules)
		box.OnPointed = func() {}
		box.Resize(fyne.NewSize(300, 352))
		legal := modelOf(t, b, b.Actor(), true).Calls
		box.Set(legal, 1)
		for _, c := range legal {
			box.Choose(c)
			box.Button(c).MouseIn(&desktop.MouseEvent{})
			if n := legible(t, string(appearance)+": box", box); n < len(legal) {
				t.Errorf("%d texts in the box", n)
			}
			box.Button(c).MouseOut()
		}
		for _, primary := range []bool{false, true} {
			button := widget.NewButton(art, "Next deal", "Enter", func() {})
			button.Primary = primary
			button.Resize(button.MinSize())
			for range 2 {
				if n := legible(t, string(appearance)+": button", button); n != 3 {
					t.Errorf("%d words on the button", n)
				}
				button.MouseIn(&desktop.MouseEvent{})
			}
		}
	}
}
