package history

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/filedialog"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// files writes sessions to files, and reads files.
type files struct {
	*results
	art    *widget.Art
	sheets *sheet.Stack
	window fyne.Window
}

// openExport opens the sheet for an export.
func (f *files) openExport() {
	e := &export{files: f, shown: !f.query.Everything()}
	task.Open(f.art, f.taskOptions(text.T("history.export.title"), nil), e.task)
}

// openImport lets a file be chosen, and reads it.
func (f *files) openImport() {
	filedialog.ChooseFile(f.sheets, f.window, f.families.endings(), f.importFrom)
}

// endings returns the endings of the names of files that can be read, in lower and upper case. Some families read files
// that they don't write.
func (all families) endings() (endings []string) {
	read := []string{".json"}
	for _, f := range all.formats() {
		read = append(read, f.Ending)
	}
	for _, f := range all {
		if reader, ok := f.(interface{ Endings() []string }); ok {
			read = append(read, reader.Endings()...)
		}
	}
	for _, ending := range read {
		endings = append(endings, ending, strings.ToUpper(ending))
	}
	return endings
}

// importFrom reads a file.
func (f *files) importFrom(path string) {
	o := f.taskOptions(text.T("history.import.title"), func() { f.look(0) }) // to show added sessions
	// In the trash nobody looks for new sessions.
	hides := !f.query.Everything() && !f.query.Deleted
	task.Start(f.art, o, task.Task{
		Path: path,
		Work: func(ctx context.Context, tell func(task.Progress)) (string, error) {
			added, err := history.Import(ctx, f.families, path, func(percent int) { tell(task.Progress{Share: float32(percent) / 100}) })
			if err == nil && hides && added.Any {
				added.Said += "\n" + text.T("history.import.filtered")
			}
			return added.Said, err
		},
		Failed: notImported,
	})
}

// notImported explains why nothing was added.
func notImported(err error) string {
	var wrong *history.LineError
	switch {
	case errors.Is(err, context.Canceled):
		return text.T("history.import.cancelled")
	case errors.As(err, &wrong):
		return text.T("history.import.line", "Line", wrong.Line, "Error", wrong.Err)
	}
	return text.T("history.import.failed", "Error", err)
}

// taskOptions returns the options of a task's sheet. Its work waits for the user's pending marks.
func (f *files) taskOptions(title string, onClose func()) task.Options {
	return task.Options{
		Title: title, Sheets: f.sheets, Window: f.window, Runner: f.system.runner, OnClose: onClose,
	}
}

// formats returns the formats to which sessions can be exported, each once: families share some.
func (all families) formats() (formats []history.Format) {
	for _, f := range all {
		for _, format := range f.Formats() {
			if !slices.ContainsFunc(formats, func(other history.Format) bool { return other.ID == format.ID }) {
				formats = append(formats, format)
			}
		}
	}
	return formats
}

// export is an export as it is chosen now.
type export struct {
	*files
	shown  bool // only the results of the query
	format int  // among those of all families
}

// task returns the task of writing a new file in a folder, named by the day.
func (e *export) task(dir string) task.Task {
	format := e.families.formats()[e.format]
	o := task.Task{
		Rows: e.rows(),
		Into: text.T("task.new-file"),
		Path: disk.FreePath(dir, text.T("history.export.name", "Day", e.system.now().Format("2006-01-02")), format.Ending),
	}
	if e.shown {
		o.About = append(o.About, text.TN("history.export.whole", e.sessions.len(), "Rubbers", text.Points(e.sessions.len())))
	}
	o.About = append(o.About, format.Why)
	o.Work = e.work(o.Path)
	return o
}

// rows returns the choices.
func (e *export) rows() (rows []task.Row) {
	if !e.query.Everything() {
		chosen := 0
		if e.shown {
			chosen = 1
		}
		rows = append(rows, task.Row{
			Label:   text.T("history.export.what"),
			Options: []string{text.T("history.export.all"), text.T("history.export.shown")},
			Chosen:  chosen,
			Choose:  func(i int) { e.shown = i == 1 },
		})
	}
	var names []string
	for _, f := range e.families.formats() {
		names = append(names, f.Name)
	}
	return append(rows, task.Row{
		Label:   text.T("history.export.format"),
		Options: names,
		Chosen:  e.format,
		Choose:  func(i int) { e.format = i },
	})
}

// work returns the work of writing the current choice.
func (e *export) work(path string) func(context.Context, func(task.Progress)) (string, error) {
	all, now, shown, sessions := e.families, e.system.now(), e.shown, e.sessions
	format := all.formats()[e.format].ID
	return func(ctx context.Context, tell func(task.Progress)) (said string, err error) {
		chosen := make([][]storage.Dated, len(all))
		if shown {
			for i, id := range sessions.ids {
				of := sessions.family(i)
				chosen[of] = append(chosen[of], storage.Dated{ID: id})
			}
		} else if chosen, err = all.sessions(ctx, history.Query{}, now); err != nil {
			return "", err
		}
		err = disk.WriteNew(path, func(w io.Writer) (err error) {
			said, err = all.export(ctx, w, format, chosen, shown, tell)
			return err
		})
		if err != nil {
			return "", disk.Reason(err)
		}
		return said, nil
	}
}

// export writes sessions of all families that know a format, one after the other, and describes in words what has been
// written. Unless only shown sessions are wanted, each family writes all of its own.
func (all families) export(ctx context.Context, w io.Writer, format string, chosen [][]storage.Dated, shown bool, tell func(task.Progress)) (string, error) {
	var said []string
	before, left := 0, 0
	for i, f := range all {
		n := len(chosen[i])
		switch {
		case n == 0 && (i > 0 || total(chosen) > 0): // without any, the first says so
			continue
		case !slices.ContainsFunc(f.Formats(), func(other history.Format) bool { return other.ID == format }):
			left += n
			continue
		}
		var ids []int64
		if shown {
			ids = make([]int64, 0, n)
			for _, d := range chosen[i] {
				ids = append(ids, d.ID)
			}
		}
		words, err := f.Export(ctx, w, format, ids, func(begun int) { tell(task.Of(before+begun-1, total(chosen))) })
		if err != nil {
			return "", err
		}
		said, before = append(said, words), before+n
	}
	if left > 0 {
		said = append(said, text.TN("history.export.other-games", left, "Rubbers", text.Points(left)))
	}
	return strings.Join(said, " "), nil
}
