package ui

import (
	"context"
	"os"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/crash"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// reportSheet offers the report of a crash: to be read, copied or deleted.
type reportSheet struct {
	app    *App
	home   *home.Screen
	report crash.Report
	copied bool
	scroll *container.Scroll
}

var _ sheet.Sheet = (*reportSheet)(nil)

// offerReport lays the report of the run before on the home screen, once.
func (a *App) offerReport(h *home.Screen) {
	if a.crashed == nil {
		return
	}
	h.Push(&reportSheet{app: a, home: h, report: *a.crashed})
	a.crashed = nil
}

const (
	reportWidth  = 760
	reportHeight = 300
)

// Build implements [sheet.Sheet].
func (r *reportSheet) Build() fyne.CanvasObject {
	art := r.app.art
	say := func(words string, size float32) fyne.CanvasObject {
		p := widget.NewProse(art, words, theme.U(size), theme.Current().Ink)
		p.Wrap = true
		return p
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		widget.NewHeading(art, text.T("report.title"), theme.U(theme.HeadingText), fyne.TextAlignLeading), say(text.T("report.why"), theme.BodyText))
	r.scroll = container.NewVScroll(widget.NewPath(r.report.Text))
	r.scroll.SetMinSize(fyne.NewSize(0, theme.U(reportHeight)))
	lines.Add(r.scroll)
	lines.Add(say(text.T("report.kept"), theme.SmallText))
	lines.Add(widget.NewPath(r.report.Path))
	label := text.T("report.copy")
	if r.copied {
		label = text.T("report.copied")
	}
	keep := widget.NewButton(art, text.T("report.keep"), text.T("key.enter"), r.Enter)
	keep.Primary = true
	lines.Add(widget.NewEven(theme.U(10), widget.NewButton(art, label, "K", r.copy), widget.NewButton(art, text.T("report.delete"), text.T("key.delete"), r.delete), keep))
	return widget.NewSheet(theme.U(reportWidth), theme.U(18), lines)
}

// Enter implements [sheet.Sheet]: it leaves the report in place.
func (r *reportSheet) Enter() { r.home.Remove(r) }

// Key implements [sheet.Sheet].
func (r *reportSheet) Key(key fyne.KeyName) {
	if key == fyne.KeyDelete {
		r.delete()
		return
	}
	const line = 40
	by := map[fyne.KeyName]float32{fyne.KeyUp: -line, fyne.KeyDown: line, fyne.KeyPageUp: -reportHeight, fyne.KeyPageDown: reportHeight}[key]
	r.scroll.ScrollToOffset(r.scroll.Offset.AddXY(0, theme.U(by)))
}

// Rune implements [sheet.Sheet].
func (r *reportSheet) Rune(letter rune) {
	if unicode.ToUpper(letter) == 'K' {
		r.copy()
	}
}

func (r *reportSheet) copy() {
	r.app.app.Clipboard().SetContent(r.report.Text)
	r.copied = true
	r.home.Redraw()
}

// delete removes the report. The window reports a failure.
func (r *reportSheet) delete() {
	r.app.runner.Write(context.Background(), func() error { return os.Remove(r.report.Path) }, nil)
	r.Enter()
}
