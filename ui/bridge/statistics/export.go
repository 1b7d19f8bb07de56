package statistics

import (
	"bufio"
	"context"
	"errors"
	"image/png"
	"io"
	"math"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Which figures can be written, and how.
const (
	wholePage = iota
	onlyTable
	onlyTrend
	onlyBars
	onlyHeat
)

const (
	asSVG = iota
	asPNG
)

// endings of the names, by format.
var endings = [...]string{asSVG: ".svg", asPNG: ".png"}

// export is a picture as it is chosen now.
type export struct {
	screen               *Screen
	what, format, ground int // ground is 1 for a dark one
}

// openExport lays the sheet for writing a picture on the page, at first of some figures.
func (s *Screen) openExport(what int) {
	e := &export{screen: s, what: what}
	if theme.Current() == theme.Dark {
		e.ground = 1
	}
	task.Open(s.art, task.Options{
		Title: text.T("statistics.export.title"), Sheets: s.sheets, Window: s.options.Window, Runner: s.options.Runner,
		OnClose: func() { s.view.point() },
	}, e.task)
	s.view.point()
}

// task returns the task of writing a new file in a folder.
func (e *export) task(dir string) task.Task {
	format, d := e.format, e.drawing()
	path, about := disk.FreePath(dir, text.T("statistics.export.name"), endings[format]), text.T("statistics.export.svg")
	if format == asPNG {
		w, h := pixels(d)
		about = text.T("statistics.export.png", "Width", text.Points(w), "Height", text.Points(h))
	}
	row := func(label string, value *int, options ...string) task.Row {
		return task.Row{Label: label, Options: options, Chosen: *value, Choose: func(i int) { *value = i }}
	}
	return task.Task{
		Rows: []task.Row{
			row(text.T("statistics.export.what"), &e.what,
				text.T("statistics.export.page"), text.T("statistics.export.table"), text.T("statistics.export.trend"),
				text.T("statistics.export.bars"), text.T("statistics.export.heat")),
			row(text.T("statistics.export.format"), &e.format, "SVG", "PNG"),
			row(text.T("statistics.export.ground"), &e.ground, text.T("statistics.export.light"), text.T("statistics.export.dark")),
		},
		About: []string{about}, Into: text.T("task.new-file"), Path: path,
		Work: func(ctx context.Context, _ func(task.Progress)) (string, error) {
			return text.T("statistics.export.done"), disk.WriteNew(path, func(w io.Writer) error {
				out := bufio.NewWriter(w)
				return errors.Join(encode(out, format, d), out.Flush(), ctx.Err())
			})
		},
	}
}

// paperSize is the size of the letters on paper, in millimetres.
const paperSize = 3.3

// drawing returns what is to be written.
func (e *export) drawing() vector.Drawing {
	s, palette := e.screen, theme.Light
	if e.ground == 1 {
		palette = theme.Dark
	}
	l := newLook(palette, s.art.Style, paperSize)
	paper := chart.Sheet{Title: text.T("statistics.title"), About: s.page.choices.inWords()}
	if e.what == wholePage {
		return paper.Page(l, s.figure(tableFigure), s.figure(trendFigure), s.figure(barsFigure), s.figure(heatFigure))
	}
	return paper.One(l, s.figure(e.what-onlyTable))
}

// pixels is the size of a picture as PNG: 12 pixels to the millimetre, about 300 to the inch.
func pixels(d vector.Drawing) (w, h int) {
	return int(math.Round(12 * d.Width)), int(math.Round(12 * d.Height))
}

func encode(out io.Writer, format int, d vector.Drawing) error {
	if format == asPNG {
		w, h := pixels(d)
		return png.Encode(out, d.Raster(w, h))
	}
	return d.SVG(out, text.T("statistics.export.name"))
}
