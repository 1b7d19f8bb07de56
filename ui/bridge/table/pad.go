package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/scorepad"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// padView is a score pad in the window. One that is too high for it scrolls.
type padView struct {
	plot   *picture.Plot
	scroll *container.Scroll
	size   fyne.Size
}

const (
	padWidth = 620
	smallPad = 0.84 // the size of a long pad's letters, as a share of what it usually is, before it scrolls
)

// pad returns the pad of a session, no higher than room. Tapped is told of which board an entry was clicked.
func (s sheetMaker) pad(r session.Session, person card.Side, chosen int, room float32, tapped func(board int)) *padView {
	p := scorepad.Of(r, person, chosen)
	look := picture.NewLook(theme.Current(), s.Art.Style, float64(theme.BodyText*s.Unit))
	look.Size *= min(1, max(smallPad, float64(room)/p.Height(look)))
	v := &padView{size: fyne.NewSize(padWidth*s.Unit, min(room, float32(p.Height(look))))}
	v.plot = picture.NewPlot(p, look, func(int) {}, func(mark int) {
		if tapped != nil {
			tapped(v.plot.Picture().Marks[mark].Row)
		}
	})
	whole := fyne.NewSize(v.size.Width, float32(p.Height(look)))
	v.plot.Resize(whole)
	v.scroll = container.NewVScroll(container.New(fixedSize{whole}, v.plot))
	v.scroll.Resize(v.size)
	return v
}

// content is what lies on the sheet.
func (v *padView) content() fyne.CanvasObject {
	return container.NewCenter(container.New(fixedSize{v.size}, v.scroll))
}

// bring scrolls so that the entries of a board can be seen, as far as they lie close together.
func (v *padView) bring(board int) {
	marks := slices.Collect(func(yield func(chart.Mark) bool) {
		for _, m := range v.plot.Picture().Marks {
			if m.Row == board && !yield(m) {
				return
			}
		}
	})
	if len(marks) == 0 {
		return
	}
	y0, y1 := float32(marks[0].Y0), float32(marks[0].Y1)
	for _, m := range marks[1:] {
		y0, y1 = min(y0, float32(m.Y0)), max(y1, float32(m.Y1))
	}
	switch offset := v.scroll.Offset; {
	case y0 < offset.Y || y1-y0 > v.size.Height:
		v.to(y0)
	case y1 > offset.Y+v.size.Height:
		v.to(y1 - v.size.Height)
	}
}

// page scrolls by most of what can be seen.
func (v *padView) page(down bool) {
	by := 0.8 * v.size.Height
	if !down {
		by = -by
	}
	v.to(v.scroll.Offset.Y + by)
}

func (v *padView) to(y float32) {
	v.scroll.Offset.Y = max(0, min(y, v.plot.Size().Height-v.size.Height))
	v.scroll.Refresh()
}

// about says what became of a board of the session, for which there may not be anything on the pad.
func about(r session.Session, board int, person card.Side, other otherTable) string {
	e := r.Sheet().Entries[board]
	c := e.Board.Contract()
	words := text.T("sheet.about-passed", "Number", e.Number)
	if !c.PassedOut() {
		words = text.T("sheet.about", "Number", e.Number, "Contract", bridgetext.Contract(c),
			"Result", bridgetext.Result(e.Board.DeclarerTricks(), e.Board.Rules.Needs(c.Level)), "Vul", text.T("table.vul."+e.Board.Vul.String()))
	}
	if imps, ok, _ := other.imps(e, person); ok {
		words += " " + text.TN("sheet.about-other", imps, "IMPs", text.Gain(imps))
	}
	return words
}
