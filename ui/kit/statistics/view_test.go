package statistics

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// page is a page of two figures with one thing to choose, in a window.
type page struct {
	*View
	window fyne.Window
	sheets *sheet.Stack
	span   Span
	opened []string
}

func newPage(t *testing.T) *page {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	p := &page{window: test.NewTempWindow(t, nil), sheets: sheet.NewStack()}
	art := widget.NewArt(cardart.Style{})
	now := date(t, "2026-11-21")
	p.View = newView(art, Options{
		Sheets: p.sheets, Figures: 2, Rows: func() []Row { return []Row{p.span.Row()} },
		Choose: func(_, option int) {
			if Choice(option) == Own {
				p.openOwn(p.span, now, func(s Span) { p.span = s })
				return
			}
			p.span.Choice = Choice(option)
		},
		Letter:  func(r rune) { p.Rune(r) },
		Message: func() (string, color.Color) { return "", nil },
		Figure: func(i int) chart.Figure {
			if i == 0 {
				return chart.Table{Lines: []chart.Line{{Label: "Deals", Value: "3"}, {Label: "Points", Value: "4"}}}
			}
			return NewTrend(Series{Days: daysFrom(t, "2026-11-01", 4, 5, 6)}, Words{Title: "Points"}, now, now, now).Trend
		},
		Tip:  func(figure int, m chart.Mark) string { return fmt.Sprint("mark ", figure, m.Column, m.Row) },
		Open: func(figure int, m chart.Mark) { p.opened = append(p.opened, fmt.Sprint(figure, m.Column, m.Row)) },
		Head: widget.NewHead(art, "Figures", widget.NewButton(art, "Back", "Esc", func() {})),
		Body: func(figures []fyne.CanvasObject) fyne.CanvasObject {
			return container.NewGridWithColumns(2, figures...)
		},
	})
	p.sheets.SetScreen(p.Content)
	p.window.SetPadded(false)
	p.window.SetContent(p.sheets.Content())
	p.window.Resize(fyne.NewSize(1280, 800))
	return p
}

// Whatever is pointed at, the tip lies on the page.
func TestTipsLieOnThePage(t *testing.T) {
	p := newPage(t)
	size := p.Content.Size()
	for i, plot := range p.Plots {
		for k := range plot.Picture().Marks {
			p.Point(Spot{i, k})
			at, paper := p.tip.slip.Paper.Position(), p.tip.slip.Paper.Size()
			if p.Said() == "" || at.X < 0 || at.Y < 0 || at.X+paper.Width > size.Width || at.Y+paper.Height > size.Height {
				t.Errorf("figure %d, mark %d: the tip lies at %v, %v large", i, k, at, paper)
			}
		}
	}
}

// The tip stayed where its mark had been in the smaller window.
func TestTheTipFollowsItsMark(t *testing.T) {
	p := newPage(t)
	p.Point(Spot{1, 1})
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1900, Height: 1200}, {Width: 1280, Height: 800}} {
		p.window.Resize(size)
		m, ok := p.mark(p.At)
		if !ok {
			t.Fatal("there is no such mark")
		}
		mark := p.place(1).AddXY(float32(m.X0), float32(m.Y0))
		if edge := p.tip.edge.Position(); math.Abs(float64(edge.X-mark.X)) > 3 || math.Abs(float64(edge.Y-mark.Y)) > 3 {
			t.Errorf("in %v the mark is at %v and its edge at %v", size, mark, edge)
		}
	}
}

// The list of a picker is chosen from by the mouse and by keys, and its number opens it and steps through it.
func TestTheListOfAPicker(t *testing.T) {
	p := newPage(t)
	test.Tap(p.Pickers[0])
	test.Tap(p.sheets.Top().(*drop).keys.Rows()[Week][0].(*widget.Button))
	want(t, "by the mouse", p.span.Choice, Week)
	test.Tap(p.Pickers[0])
	p.sheets.Key(fyne.KeyHome)
	p.sheets.Key(fyne.KeyDown)
	p.sheets.Key(fyne.KeyReturn)
	want(t, "by keys", p.span.Choice, Year)
	for _, want := range []Choice{Month, Week} {
		p.Rune('1')
		p.sheets.Rune('1')
		if at, _ := p.sheets.Top().(*drop).keys.At(); at != int(want) {
			t.Errorf("its number goes to %d, want %d", at, want)
		}
		p.sheets.Key(fyne.KeyReturn)
	}
	p.Rune('1')
	p.sheets.Rune('x') // is the screen's
	if !p.sheets.Empty() {
		t.Error("the list stays")
	}
}

// Days of an own period are typed; what is no day isn't taken.
func TestTheSheetOfAnOwnPeriod(t *testing.T) {
	p := newPage(t)
	p.options.Choose(0, int(Own))
	for _, r := range "2026-02-30" {
		p.sheets.Rune(r)
	}
	p.sheets.Key(fyne.KeyReturn)
	if o, ok := p.sheets.Top().(*ownSheet); !ok || o.wrong == "" {
		t.Fatal("a date that there isn't is taken")
	}
	p.sheets.Key(fyne.KeyBackspace)
	p.sheets.Key(fyne.KeyBackspace)
	for _, r := range "21" {
		p.sheets.Rune(r)
	}
	p.sheets.Key(fyne.KeyReturn)
	want(t, "the period", p.span, Span{Own, date(t, "2026-02-21"), date(t, "2026-11-21")})
}

// A click and Enter open the mark, and nothing is opened from nowhere.
func TestMarksAreOpened(t *testing.T) {
	p := newPage(t)
	p.Key(fyne.KeyReturn)
	p.Key(fyne.KeyDown)
	p.Key(fyne.KeyReturn)
	m := p.Plots[1].Picture().Marks[2]
	p.Plots[1].Tapped(&fyne.PointEvent{Position: fyne.NewPos(float32(m.X0+1), float32(m.Y0+1))})
	want(t, "opened", p.opened, []string{"0 0 0", "1 2 0"})
}
