package daily

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/field"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// view holds the screen's objects in one theme.
type view struct {
	screen  *Screen
	content *fyne.Container
	plot    *picture.Plot
	side    *fyne.Container // about the chosen day
	do      *widget.Button
}

// The measures of the screen, in units.
const (
	margin    = 18
	widest    = 1240
	sideWidth = 330
)

func newView(s *Screen) *view {
	v := &view{screen: s, side: container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)))}
	l := picture.NewLook(theme.Current(), s.art.Style, float64(theme.U(theme.BodyText)))
	v.plot = picture.NewPlot(chart.Month{}, l, func(int) {}, func(mark int) { s.tap(s.calendar.of(mark)) })
	button := func(label, key string, tapped func()) *widget.Button {
		return widget.NewButton(s.art, label, key, tapped)
	}
	v.do = button("", text.T("key.enter"), s.do)
	v.do.Primary = true
	before := button(text.T("daily.before"), text.T("key.page-up"), func() { s.Key(fyne.KeyPageUp) })
	after := button(text.T("daily.after"), text.T("key.page-down"), func() { s.Key(fyne.KeyPageDown) })
	today := button(text.T("daily.today"), text.T("key.home"), func() { s.Key(fyne.KeyHome) })
	turning := container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(8)), before, today, after))
	back := button(text.T("daily.back"), text.T("key.escape"), s.options.OnBack)
	v.content = container.New(pageLayout{}, widget.NewHead(s.art, text.T("daily.title"), back),
		widget.NewPanel(v.plot, theme.U(margin)), turning, widget.NewPanel(v.side, theme.U(margin)))
	v.show()
	return v
}

// show brings the screen up to date.
func (v *view) show() {
	s, p := v.screen, theme.Current()
	v.plot.Set(s.calendar.month())
	v.plot.Choose(s.calendar.chosen.Day() - 1)
	d := s.calendar.day()
	words := func(said string, ink color.Color) fyne.CanvasObject {
		prose := widget.NewProse(s.art, said, theme.U(theme.BodyText), ink)
		prose.Wrap = true
		return prose
	}
	v.side.Objects = []fyne.CanvasObject{
		widget.NewHeading(s.art, text.Day(d.Day), theme.U(theme.HeadingText), fyne.TextAlignLeading),
	}
	said, ink := s.about(d)
	v.side.Add(words(said, ink))
	v.do.Label, v.do.Disabled = label(d), s.err != nil
	v.do.Refresh()
	v.side.Add(v.do)
	v.side.Add(words(text.TN("daily.how", field.DailyBoards, "Tables", field.Usually), p.Faint))
	if n := s.calendar.streak(); n > 1 {
		v.side.Add(words(text.TN("daily.streak", n), p.Faint))
	}
	v.side.Refresh()
}

// label returns the label of Enter's action.
func label(d Day) string {
	switch {
	case d.Session == 0:
		return text.T("daily.play")
	case !d.over():
		return text.T("daily.continue")
	}
	return text.T("daily.results")
}

// about describes the state of a day's boards.
func (s *Screen) about(d Day) (string, color.Color) {
	p := theme.Current()
	switch {
	case s.err != nil:
		return text.T("daily.failed", "Error", s.err), p.Bad
	case d.Session == 0 && d.Day.Equal(s.calendar.today):
		return text.T("daily.not-yet"), p.Ink
	case d.Session == 0:
		return text.T("daily.later"), p.Ink
	case !d.over():
		return text.TN("daily.begun", d.Played, "Of", field.DailyBoards), p.Ink
	case !d.Known:
		return text.T("daily.unknown"), p.Ink
	}
	return text.T("daily.result", "Percent", text.Decimal(int(d.Percent))), p.ForYou(int(d.Percent) - 50_00)
}

// pageLayout has the head over the calendar with its buttons on the left, and the words on a day beside it.
type pageLayout struct{}

// Layout implements fyne.Layout.
func (pageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	gap := theme.U(margin)
	width := min(size.Width, theme.U(widest)) - 2*gap
	x, y := (size.Width-width)/2, gap*0.7
	head := o[0].MinSize().Height
	widget.Put(o[0], x, y, width, head)
	y += head + gap*0.7
	foot, side := o[2].MinSize().Height, theme.U(sideWidth)
	left := width - side - gap
	widget.Put(o[1], x, y, left, size.Height-y-foot-2*gap)
	widget.Put(o[2], x, size.Height-foot-gap, left, foot)
	o[3].Resize(fyne.NewSize(side, o[3].MinSize().Height))
	widget.Put(o[3], x+left+gap, y, side, o[3].MinSize().Height) // the height of wrapping text depends on its width
}

// MinSize implements fyne.Layout.
func (pageLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	gap := theme.U(margin)
	return fyne.NewSize(max(o[0].MinSize().Width, o[2].MinSize().Width+gap+theme.U(sideWidth))+2*gap, 600)
}
