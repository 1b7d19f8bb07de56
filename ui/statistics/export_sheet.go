package statistics

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/chart"
	"github.com/superbridge/superbridge/ui/folder"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

// exportSheet is where a picture is ordered. It lies on the page while the keyboard belongs
// to it.
type exportSheet struct {
	screen  *Screen
	order   order
	writing bool
	choices widget.Choices
	dialog  *folder.Dialog // while it is open
}

func newExportSheet(s *Screen, what int) *exportSheet {
	e := &exportSheet{screen: s, order: order{what: what, dir: folder.Documents()}}
	if theme.Current() == theme.Dark {
		e.order.ground = 1
	}
	return e
}

// paperSize is the size of the letters on paper, in millimetres.
const paperSize = 3.3

// drawing returns what is to be written.
func (e *exportSheet) drawing() vector.Drawing {
	s, palette := e.screen, theme.Light
	if e.order.ground == 1 {
		palette = theme.Dark
	}
	l := newLook(palette, s.art.Style, paperSize)
	paper := chart.Sheet{Title: text.T("statistics.title"), About: s.page.choices.inWords()}
	if e.order.what == wholePage {
		return paper.Page(l, s.figure(tableFigure), s.figure(trendFigure), s.figure(barsFigure), s.figure(heatFigure))
	}
	return paper.One(l, s.figure(e.order.what-onlyTable))
}

// start writes the picture.
func (e *exportSheet) start() {
	if e.writing {
		return
	}
	e.writing = true
	o, d := e.order, e.drawing()
	e.screen.background(func() func() {
		path, err := write(o.dir, text.T("statistics.export.name"), o.format, d)
		return func() {
			e.writing, e.order.written, e.order.err = false, path, err
			if !e.screen.closed && e.screen.sheet == sheet(e) {
				e.screen.view.showSheet()
			}
		}
	})
}

func (e *exportSheet) close() {
	if e.dialog != nil {
		e.dialog.Close()
	}
}

func (e *exportSheet) key(key fyne.KeyName) {
	switch {
	case e.dialog != nil:
		e.dialog.Key(key)
	case key == fyne.KeyEscape || key == fyne.KeyBackspace:
		e.screen.lift()
	case key == fyne.KeyReturn || key == fyne.KeyEnter:
		if e.order.written != "" {
			e.screen.lift()
		} else {
			e.start()
		}
	case e.order.written == "":
		e.choices.Key(key)
	}
}

func (e *exportSheet) rune(r rune) {
	if e.dialog == nil && e.order.written == "" && unicode.ToUpper(r) == 'F' {
		e.chooseFolder()
	}
}

// chooseFolder lets the folder be chosen. Until one is, the keyboard belongs to that.
func (e *exportSheet) chooseFolder() {
	e.dialog = folder.Choose(e.screen.options.Window, func(dir string) {
		e.order.dir, e.order.err = dir, nil
		e.screen.view.showSheet()
	}, func() { e.dialog = nil })
}

func (e *exportSheet) build() fyne.CanvasObject {
	art, p := e.screen.art, theme.Current()
	e.choices.All = nil
	if e.order.written != "" {
		done := widget.NewButton(art, text.T("statistics.export.close"), "Enter", e.screen.lift)
		done.Primary = true
		return newSheet(art, text.T("statistics.export.title"),
			say(art, text.T("statistics.export.done"), p.Ink), widget.NewPath(e.order.written), buttonRow(done))
	}
	var lines []fyne.CanvasObject
	for _, r := range []struct {
		label   string
		options []string
		value   *int
	}{
		{text.T("statistics.export.what"), []string{
			text.T("statistics.export.page"), text.T("statistics.export.table"), text.T("statistics.export.trend"),
			text.T("statistics.export.bars"), text.T("statistics.export.heat"),
		}, &e.order.what},
		{text.T("statistics.export.format"), []string{"SVG", "PNG"}, &e.order.format},
		{text.T("statistics.export.ground"), []string{text.T("statistics.export.light"), text.T("statistics.export.dark")}, &e.order.ground},
	} {
		c := widget.NewChoice(art, r.label, theme.U(sheetControl), r.options, *r.value, func(i int) {
			*r.value, e.order.err = i, nil
			e.screen.view.showSheet()
		})
		e.choices.All = append(e.choices.All, c)
		lines = append(lines, c)
	}
	e.choices.To(e.choices.Row)
	explanation := text.T("statistics.export.svg")
	if e.order.format == asPNG {
		w, h := pixels(e.drawing())
		explanation = text.T("statistics.export.png", "Width", text.Points(w), "Height", text.Points(h))
	}
	lines = append(lines, say(art, explanation, p.Faint), say(art, text.T("statistics.export.into"), p.Faint), widget.NewPath(e.order.nextPath()))
	if e.order.err != nil {
		lines = append(lines, say(art, text.T("statistics.export.failed", "Error", e.order.err), p.Bad))
	}
	start := widget.NewButton(art, text.T("statistics.export.start"), "Enter", e.start)
	start.Primary = true
	lines = append(lines, buttonRow(start,
		widget.NewButton(art, text.T("statistics.export.folder"), "F", e.chooseFolder),
		widget.NewButton(art, text.T("statistics.export.close"), "Esc", e.screen.lift)))
	return newSheet(art, text.T("statistics.export.title"), lines...)
}
