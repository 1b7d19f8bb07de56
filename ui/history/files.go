package history

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge/record"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/transfer"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/filedialog"
	"github.com/superbridge/superbridge/ui/kit/task"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// openExport lays the sheet on the screen on which an export is ordered.
func (s *Screen) openExport() {
	e := &export{screen: s, shown: !s.query.everything()}
	task.Open(s.art, s.taskOptions(text.T("history.export.title"), nil), e.task)
}

// openImport lets a file be chosen, and reads it.
func (s *Screen) openImport() {
	filedialog.ChooseFile(s.sheets, s.options.Window, importEndings, s.importFrom)
}

// importEndings are how the names of files end that can be read, also as other systems write them.
var importEndings = []string{transfer.JSON.Ending(), transfer.PBN.Ending(), transfer.LIN.Ending(), ".json", ".PBN", ".LIN"}

// Drop reads a file that has been dropped on the window, unless a sheet lies on the screen.
func (s *Screen) Drop(path string) {
	if s.sheets.Empty() {
		s.importFrom(path)
	}
}

// importFrom reads a file.
func (s *Screen) importFrom(path string) {
	o := s.taskOptions(text.T("history.import.title"), func() { s.look(0) }) // for what has been added
	task.Start(s.art, o, task.Task{
		Path: path,
		Work: func(ctx context.Context, tell func(task.Progress)) (string, error) {
			done, err := transfer.Import(ctx, s.options.Store, path, func(percent int) { tell(task.Progress{Share: float32(percent) / 100}) })
			return imported(done), err
		},
		Failed: notImported,
	})
}

// taskOptions returns those of a sheet. Its work waits for what the user has written down.
func (s *Screen) taskOptions(title string, onClose func()) task.Options {
	return task.Options{
		Title: title, Sheets: s.sheets, Window: s.options.Window, Runner: s.system.runner, OnClose: onClose,
	}
}

// export is an export as it is chosen now.
type export struct {
	screen *Screen
	shown  bool // only what the filter shows
	format transfer.Format
}

// task returns the task of writing a new file in a folder, which has its name by the day.
func (e *export) task(dir string) task.Task {
	s := e.screen
	o := task.Task{
		Rows: e.rows(),
		Into: text.T("task.new-file"),
		Path: disk.FreePath(dir, text.T("history.export.name", "Day", s.system.now().Format("2006-01-02")), e.format.Ending()),
	}
	if e.shown {
		o.About = append(o.About, text.TN("history.export.whole", s.rubbers.len(), "Rubbers", text.Points(s.rubbers.len())))
	}
	_, why := exportFormats()
	o.About = append(o.About, why[e.format])
	o.Work = e.work(o.Path)
	return o
}

// rows returns what there is to choose.
func (e *export) rows() (rows []task.Row) {
	if !e.screen.query.everything() {
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
	names, _ := exportFormats()
	return append(rows, task.Row{
		Label:   text.T("history.export.format"),
		Options: names,
		Chosen:  int(e.format),
		Choose:  func(i int) { e.format = transfer.Format(i) },
	})
}

// exportFormats returns what the formats are called, and what each is for.
func exportFormats() (names, why []string) {
	return []string{transfer.JSON: text.T("history.export.json"), transfer.PBN: text.T("history.export.pbn"), transfer.LIN: text.T("history.export.lin")},
		[]string{transfer.JSON: text.T("history.export.why-json"), transfer.PBN: text.T("history.export.why-pbn"), transfer.LIN: text.T("history.export.why-lin")}
}

// work returns the work of writing what is chosen now.
func (e *export) work(path string) func(context.Context, func(task.Progress)) (string, error) {
	store, format, shown, rubbers := e.screen.options.Store, e.format, e.shown, e.screen.rubbers.ids
	return func(ctx context.Context, tell func(task.Progress)) (string, error) {
		items, total := store.History(ctx, ""), len(rubbers)
		if shown {
			items = store.HistoryOf(ctx, rubbers)
		} else {
			all, err := store.FindRubbers(ctx, kept.Filter{})
			if err != nil {
				return "", err
			}
			total = len(all)
		}
		begun := 0 // rubbers
		counted := func(yield func(record.Item, error) bool) {
			for item, err := range items {
				if item.Rubber != nil {
					begun++
				}
				if !yield(item, err) {
					return
				}
			}
		}
		done, err := transfer.Export(ctx, counted, path, format, func(int) { tell(task.Of(begun-1, total)) })
		return exported(done), err
	}
}
