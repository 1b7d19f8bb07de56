package daily

import (
	"image/color"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/field"
	_ "github.com/superbridge/superbridge/ui/bridge/text" // its messages
	kit "github.com/superbridge/superbridge/ui/kit/calendar"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// view holds the screen's objects in one theme.
type view struct {
	*kit.Page
	screen *Screen
	do     *widget.Button
	send   *widget.Button
}

func newView(s *Screen) *view {
	back := widget.NewButton(s.art, text.T("daily.back"), text.T("key.escape"), s.options.OnBack)
	v := &view{screen: s, do: widget.NewButton(s.art, "", text.T("key.enter"), s.do), send: widget.NewButton(s.art, text.T("daily.send"), "E", s.send)}
	v.do.Primary = true
	v.Page = kit.NewPage(s.art, text.T("daily.title"), back, func(mark int) { s.tap(s.calendar.Of(mark)) }, s.Key)
	v.show()
	return v
}

// show brings the screen up to date.
func (v *view) show() {
	s, p := v.screen, theme.Current()
	d := s.calendar.day()
	words := func(said string, ink color.Color) fyne.CanvasObject {
		prose := widget.NewProse(s.art, said, theme.U(theme.BodyText), ink)
		prose.Wrap = true
		return prose
	}
	said, ink := s.about(d)
	v.do.Label, v.do.Disabled = label(d), s.err != nil
	v.do.Refresh()
	about := []fyne.CanvasObject{
		widget.NewHeading(s.art, text.LongDay(d.Day), theme.U(theme.HeadingText), fyne.TextAlignLeading),
		words(said, ink), v.do, v.send, words(text.TN("daily.how", field.DailyBoards, "Tables", field.Usually), p.Faint),
	}
	if n := s.calendar.streak(); n > 1 {
		about = append(about, words(text.TN("daily.streak", n), p.Faint))
	}
	v.Set(s.calendar.month(), s.calendar.Calendar, about...)
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
	case d.Session == 0 && d.Day.Equal(s.calendar.Today):
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
