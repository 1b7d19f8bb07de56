package deck

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/felt"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

const (
	margin       = 18
	headHeight   = 52
	rim          = 12
	sideWidth    = 340 // the least width beside the grid
	controlWidth = 196
)

// view holds the screen's objects: those that stay, and those that are made again with each theme.
type view struct {
	screen *Screen

	felt    *widget.Backdrop
	tray    tray
	cards   *cards
	large   *frame // the chosen card beside the grid
	back    *frame
	whole   *frame // the chosen card in the whole window
	shadows [3]*widget.Shadow
	page    *fyne.Container
	caption *widget.Prose
	note    *widget.Prose
	deals   *widget.Prose
}

func newView(s *Screen) *view {
	v := &view{screen: s}
	v.felt = widget.NewBackdrop(v.paintFelt)
	v.whole = s.gallery.face(s.chosen.card()) // the larger the sooner drawn
	v.large = s.gallery.face(s.chosen.card())
	v.back = s.gallery.back()
	v.cards = newCards(s.gallery, func(p place) {
		if p == s.chosen {
			s.closeUp()
		}
		s.choose(p)
	})
	v.cards.chosen = s.chosen
	for i := range v.shadows {
		v.shadows[i] = widget.NewShadow()
	}
	return v
}

// build makes the screen's objects.
func (v *view) build() fyne.CanvasObject {
	s, p := v.screen, theme.Current()
	head := container.NewStack(
		widget.NewHead(s.art, text.T("deck.title"), widget.NewButton(s.art, text.T("deck.leave"), text.T("key.escape"), s.options.OnBack)),
		container.NewHBox(layout.NewSpacer(),
			container.NewCenter(widget.NewButton(s.art, text.T("deck.export"), string(exportKey), s.openExport))))
	v.caption = widget.NewProse(s.art, "", theme.U(theme.BodyText), p.FeltInk)
	v.caption.Align = fyne.TextAlignCenter
	v.deals = widget.NewProse(s.art, text.Deals(card.Deck68), theme.U(theme.SmallText), p.FeltInk)
	v.deals.Align = fyne.TextAlignCenter
	v.note = widget.NewProse(s.art, "", theme.U(theme.SmallText), p.Faint)
	v.note.Wrap = true

	v.felt.Refresh()
	v.page = container.New(v, v.felt.Raster, v.cards, v.shadows[0].Raster, v.back.raster, v.shadows[1].Raster, v.large.raster, v.caption,
		v.switches(), head, v.deals)
	v.showChosen()
	v.showNote()
	return v.page
}

// switches returns the sheet with all that can be chosen.
func (v *view) switches() fyne.CanvasObject {
	s := v.screen
	s.switches = nil
	lines := container.New(layout.NewCustomPaddedVBoxLayout(0))
	for i, r := range s.rows {
		c := widget.NewChoice(s.art, r.Label, theme.U(controlWidth), r.Options, r.Chosen(s.options.Style),
			func(option int) { s.change(r, option) })
		c.Key = switchKeys[i : i+1]
		s.switches = append(s.switches, c)
		lines.Add(c)
	}
	lines.Add(container.New(layout.NewCustomPaddedLayout(theme.U(2), theme.U(4), theme.U(14), theme.U(14)), v.note))
	return widget.NewPanel(lines, theme.U(6))
}

// showChosen updates the chosen card.
func (v *view) showChosen() {
	s := v.screen
	c := s.chosen.card()
	v.cards.choose(s.chosen)
	s.gallery.setCard(v.large, c)
	v.caption.Set(name(c, s.options.Style.Letters), theme.Current().FeltInk)
	if !s.close() {
		s.gallery.forget(v.whole)
	}
	s.gallery.setCard(v.whole, c)
}

// showNote shows the line below the switches.
func (v *view) showNote() {
	words, bad := v.screen.note()
	ink := theme.Current().Faint
	if bad {
		ink = theme.Current().Bad
	}
	v.note.Set(words, ink)
	v.page.Refresh()
}

var _ fyne.Layout = (*view)(nil)

// Layout implements fyne.Layout: the head above the felt; on it the grid on the left, with the number of deals below
// it, and on the right the chosen card and the back above the sheet of switches.
func (v *view) Layout(o []fyne.CanvasObject, size fyne.Size) {
	ground, grid, caption, sheet, head, deals := o[0], o[1], o[6], o[7], o[8], o[9]
	gap := theme.U(margin)
	widget.Put(ground, 0, 0, size.Width, size.Height)
	widget.Put(head, gap, gap/2, size.Width-2*gap, theme.U(headHeight))
	v.tray = trayIn(size)
	x, y := v.tray.x+gap+theme.U(rim), v.tray.y+gap+theme.U(rim)
	w, h := v.tray.w-2*(gap+theme.U(rim)), v.tray.h-2*(gap+theme.U(rim))

	side := max(theme.U(sideWidth), w*0.28)
	foot := deals.MinSize().Height
	v.deals.FitCell(w - side - gap)
	widget.Put(grid, x, y, w-side-gap, h-foot-theme.U(6))
	widget.Put(deals, x, y+h-foot, w-side-gap, foot)

	right := x + w - side
	low := sheet.MinSize().Height
	widget.Put(sheet, right, y+h-low, side, low)

	line := fyne.MeasureText("M", theme.U(theme.BodyText), fyne.TextStyle{}).Height
	room := h - low - gap
	const small, beside = 0.56, 0.14 // the back and the room beside it, in shares of the large card's size
	high := min(room-line, side/cardart.Aspect/(1+small+beside))
	wide := high * cardart.Aspect
	left := right + (side-wide*(1+small+beside))/2
	top := y + (room-line-high)/2
	putCard(v.shadows[1], v.large, left, top, wide, high)
	putCard(v.shadows[0], v.back, left+wide*(1+beside), top+high*(1-small), wide*small, high*small)
	v.caption.FitCell(wide)
	widget.Put(caption, left, top+high+theme.U(4), wide, line)
}

// tray is the table of the deck, with its rim.
type tray struct{ x, y, w, h float32 }

func trayIn(size fyne.Size) tray {
	gap := theme.U(margin)
	top := gap + theme.U(headHeight)
	return tray{gap / 2, top, size.Width - gap, size.Height - top - gap/2}
}

// paintFelt returns a function that paints the room with the tray in its current state.
func (v *view) paintFelt() func(w, h int) image.Image {
	p, t, wide, edge, radius := theme.Current(), v.tray, v.page.Size().Width, theme.U(rim), theme.U(24)
	return func(w, h int) image.Image {
		scale := float64(w) / float64(max(wide, 1))
		shape := felt.Tray{
			X: float64(t.x) * scale, Y: float64(t.y) * scale, W: float64(t.w) * scale, H: float64(t.h) * scale,
			Radius: float64(radius) * scale,
		}
		return felt.Table{Shape: shape, Rim: float64(edge) * scale, Palette: p}.Picture(w, h)
	}
}

func putCard(shadow *widget.Shadow, f *frame, x, y, w, h float32) {
	widget.Put(f.raster, x, y, w, h)
	shadow.Fit(fyne.NewSize(w, h), w)
	shadow.Move(fyne.NewPos(x, y))
}

// MinSize implements fyne.Layout.
func (v *view) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(1000, 660) }
