package daily

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/calendar"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// view holds the screen's objects in one theme.
type view struct {
	*calendar.Page
	screen *Screen
	do     *widget.Button
}

func newView(s *Screen) *view {
	back := widget.NewButton(s.art, text.T("poker.daily.back"), text.T("key.escape"), s.options.OnBack)
	v := &view{screen: s, do: widget.NewButton(s.art, "", text.T("key.enter"), s.do)}
	v.do.Primary = true
	v.Page = calendar.NewPage(s.art, text.T("poker.daily.title"), back, func(mark int) { s.tap(s.calendar.Of(mark)) }, s.Key)
	v.show()
	return v
}

// strong is the number of points that makes the strongest shade, good or bad.
const strong = 20

// show brings the screen up to date.
func (v *view) show() {
	s, p, d := v.screen, theme.Current(), v.screen.day()
	words := func(said string, ink color.Color) fyne.CanvasObject {
		prose := widget.NewProse(s.art, said, theme.U(theme.BodyText), ink)
		prose.Wrap = true
		return prose
	}
	v.do.Label = label(d)
	v.do.Refresh()
	about := []fyne.CanvasObject{widget.NewHeading(s.art, text.LongDay(d.Day), theme.U(theme.HeadingText), fyne.TextAlignLeading)}
	for _, said := range s.about(d) {
		about = append(about, words(said, p.Ink))
	}
	about = append(about, v.do, words(text.T("poker.daily.how"), p.Faint))
	if n := s.calendar.Streak(func(day time.Time) bool { return s.days[day].Over }); n > 1 {
		about = append(about, words(text.TN("poker.daily.streak", n), p.Faint))
	}
	v.Set(s.calendar.Month(text.Gain(-strong), text.Gain(strong), s.leaf), s.calendar, about...)
}

// leaf returns the chart's entry for a day.
func (s *Screen) leaf(day time.Time) (shown chart.Day) {
	switch d := s.days[day]; {
	case d.Over:
		shown.Label = text.Gain(d.Points)
		shown.Shade = max(-1, min(float64(d.Points)/strong, 1))
	case d.Game != 0:
		shown.Label = text.T("poker.daily.begun-mark")
	}
	return shown
}

// label returns the label of Enter's action.
func label(d Day) string {
	switch {
	case d.Game == 0:
		return text.T("poker.daily.play")
	case !d.Over:
		return text.T("poker.daily.continue")
	}
	return text.T("poker.daily.review")
}

// about describes the state of a day's hand, and compares the result with the expert's.
func (s *Screen) about(d Day) []string {
	switch {
	case d.Game == 0 && d.Day.Equal(s.calendar.Today):
		return []string{text.T("poker.daily.not-yet")}
	case d.Game == 0:
		return []string{text.T("poker.daily.later")}
	case !d.Over:
		return []string{text.T("poker.daily.begun")}
	}
	said := []string{text.T("poker.daily.result", "Points", pokertext.Points(d.Points))}
	expert, known := s.experts[d.Day]
	switch {
	case s.failed != nil && !known:
		return append(said, text.T("poker.daily.failed", "Error", s.failed))
	case !known:
		return append(said, text.T("poker.daily.compares"))
	case d.Points > expert:
		return append(said, text.T("poker.daily.better", "Points", pokertext.Points(expert)))
	case d.Points < expert:
		return append(said, text.T("poker.daily.worse", "Points", pokertext.Points(expert)))
	}
	return append(said, text.T("poker.daily.same"))
}
