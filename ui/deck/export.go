package deck

import (
	"context"
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/cardart/export"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// widths are those of a PNG that the sheet offers.
var widths = []int{240, 480, export.DefaultWidth, 1400}

// openExport lays the sheet for an export on the deck.
func (s *Screen) openExport() {
	s.sheets.Close() // the close-up
	o := &exporting{Options: export.Options{Style: s.options.Style, Width: export.DefaultWidth}, write: s.write}
	task.Open(s.art, task.Options{
		Title: text.T("deck.export.title"), Sheets: s.sheets, Window: s.options.Window, Runner: s.options.Runner,
	}, o.task)
}

// writer writes the deck into a folder, and returns the paths of the files.
type writer func(ctx context.Context, dir string, o export.Options, progress func(done, total int)) ([]string, error)

func writeFiles(ctx context.Context, dir string, o export.Options, progress func(done, total int)) ([]string, error) {
	return disk.WriteFolder(dir, o.Files(), false, func(create disk.Create) error { return o.Write(ctx, create, progress) })
}

// exporting is an export of the deck, as it is chosen now.
type exporting struct {
	export.Options
	write writer
}

// task returns the task of writing a fresh folder inside parent.
func (e *exporting) task(parent string) task.Task {
	o := e.Options
	dir := disk.FreePath(parent, text.T("deck.export.folder-name"), "")
	rows, about := e.rows()
	return task.Task{
		Rows: rows, About: about, Into: text.T("deck.export.into"), Path: dir,
		Begun: task.Of(0, o.Sides()),
		Work: func(ctx context.Context, tell func(task.Progress)) (string, error) {
			files, err := e.write(ctx, dir, o, func(done, total int) { tell(task.Of(done, total)) })
			return text.TN("deck.export.done", len(files)), err
		},
	}
}

// rows returns the choices, which depend on the format, and their explanations.
func (e *exporting) rows() (rows []task.Row, about []string) {
	rows, ofFormat := e.formatRows()
	about = []string{ofFormat}
	if e.Cards == export.New {
		about = append(about, text.T("deck.export.new.about", "Maid", e.Style.Letters.Rank(card.Maid)))
	}
	return append(rows, task.Row{
		Label:   text.T("deck.export.which"),
		Options: []string{text.T("deck.export.all"), text.T("deck.export.new"), text.T("deck.export.52")},
		Chosen:  int(e.Cards),
		Choose:  func(i int) { e.Cards = export.Selection(i) },
	}), about
}

// formatRows returns the choices about the format, and their explanation.
func (e *exporting) formatRows() (rows []task.Row, about string) {
	rows = []task.Row{{
		Label: text.T("deck.export.format"), Options: []string{"SVG", "PNG", "PDF"}, Chosen: int(e.Format),
		Choose: func(i int) { e.Format = export.Format(i) },
	}}
	switch e.Format {
	case export.PNG:
		var names []string
		for _, w := range widths {
			names = append(names, strconv.Itoa(w))
		}
		return append(rows, task.Row{
			Label: text.T("deck.export.width"), Options: names, Chosen: slices.Index(widths, e.Width),
			Choose: func(i int) { e.Width = widths[i] },
		}), text.T("deck.export.png")
	case export.PDF:
		return append(rows, task.Row{
			Label:   text.T("deck.export.pages"),
			Options: []string{text.T("deck.export.a4"), text.T("deck.export.letter"), text.T("deck.export.cards")},
			Chosen:  int(e.Layout),
			Choose:  func(i int) { e.Layout = export.Layout(i) },
		}), text.T("deck.export.pdf")
	}
	return rows, text.T("deck.export.svg")
}
