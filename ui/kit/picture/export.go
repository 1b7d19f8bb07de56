package picture

import (
	"bufio"
	"context"
	"errors"
	"image/png"
	"io"
	"math"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Export is a picture that can be written, and its current options.
type Export struct {
	Name   string // of the file, without its ending
	Papers []Paper
	Chosen int // of Papers

	art    *widget.Art
	format int
	ground int // 1 for a dark one
}

// Paper is a picture that can be written.
type Paper struct {
	Name string                            // of the option; not shown if it is the only one
	Draw func(l chart.Look) vector.Drawing // in millimetres
}

// Options are the surroundings of the export sheet. All but OnClose are required.
type Options struct {
	Sheets  *sheet.Stack
	Window  fyne.Window // for choosing the folder
	Runner  *background.Runner
	OnClose func()
}

const (
	asSVG = iota
	asPNG
)

// endings of the names, by format.
var endings = [...]string{asSVG: ".svg", asPNG: ".png"}

// Open lays the sheet for writing a picture on a screen.
func (e Export) Open(art *widget.Art, o Options) {
	e.art = art
	if theme.Current() == theme.Dark {
		e.ground = 1
	}
	task.Open(art, task.Options{Title: text.T("picture.title"), Sheets: o.Sheets, Window: o.Window, Runner: o.Runner, OnClose: o.OnClose}, e.task)
}

// task returns the task of writing a new file in a folder.
func (e *Export) task(dir string) task.Task {
	format, d := e.format, e.drawing()
	path, about := disk.FreePath(dir, e.Name, endings[format]), text.T("picture.svg")
	if format == asPNG {
		w, h := pixels(d)
		about = text.T("picture.png", "Width", text.Points(w), "Height", text.Points(h))
	}
	row := func(label string, value *int, options ...string) task.Row {
		return task.Row{Label: label, Options: options, Chosen: *value, Choose: func(i int) { *value = i }}
	}
	rows := []task.Row{
		row(text.T("picture.format"), &e.format, "SVG", "PNG"),
		row(text.T("picture.ground"), &e.ground, text.T("picture.light"), text.T("picture.dark")),
	}
	if len(e.Papers) > 1 {
		var names []string
		for _, p := range e.Papers {
			names = append(names, p.Name)
		}
		rows = append([]task.Row{row(text.T("picture.what"), &e.Chosen, names...)}, rows...)
	}
	return task.Task{
		Rows: rows, About: []string{about}, Into: text.T("task.new-file"), Path: path,
		Work: func(ctx context.Context, _ func(task.Progress)) (string, error) {
			return text.T("picture.done"), disk.WriteNew(path, func(w io.Writer) error {
				out := bufio.NewWriter(w)
				return errors.Join(e.encode(out, format, d), out.Flush(), ctx.Err())
			})
		},
	}
}

// paperSize is the size of the letters on paper, in millimetres.
const paperSize = 3.3

// drawing returns the drawing to write.
func (e *Export) drawing() vector.Drawing {
	palette := theme.Light
	if e.ground == 1 {
		palette = theme.Dark
	}
	return e.Papers[e.Chosen].Draw(NewLook(palette, e.art.Style, paperSize))
}

// pixels is the size of a picture as PNG: 12 pixels to the millimetre, about 300 to the inch.
func pixels(d vector.Drawing) (w, h int) {
	return int(math.Round(12 * d.Width)), int(math.Round(12 * d.Height))
}

func (e *Export) encode(out io.Writer, format int, d vector.Drawing) error {
	if format == asPNG {
		w, h := pixels(d)
		return png.Encode(out, d.Raster(w, h))
	}
	return d.SVG(out, e.Name)
}
