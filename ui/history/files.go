package history

import (
	"context"
	"sync/atomic"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/folder"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/transfer"
	"github.com/superbridge/superbridge/ui/widget"
)

// stage is how far an export or import is.
type stage uint8

const (
	choosing stage = iota
	working
	ended
)

// filesSheet is the sheet on which the history is written to a file, or read from one.
type filesSheet struct {
	screen *Screen
	path   string // of the file that is read; "" if one is written
	stage  stage
	share  float32 // that is done
	cancel context.CancelFunc
	words  string // how it ended
	err    error  // why it did nothing

	// What is written, and where to.
	shown  bool // only what the filter shows
	format transfer.Format
	dir    string

	choices  widget.Choices
	progress *widget.Progress
	dialog   *folder.Dialog // while it is open
}

// openExport lays the sheet on the screen on which an export is ordered.
func (s *Screen) openExport() {
	s.lay(&filesSheet{screen: s, dir: folder.Documents(), shown: !s.query.everything()})
}

// openImport lets a file be chosen, and reads it.
func (s *Screen) openImport() {
	f := &filesSheet{screen: s}
	s.lay(f)
	f.dialog = folder.ChooseFile(s.options.Window, []string{transfer.JSON.Ending(), transfer.PBN.Ending(), ".json", ".PBN"},
		f.importFrom,
		func() { // before a file is told of, or if none is
			f.dialog = nil
			s.lift()
		})
}

// importFrom reads a file.
func (f *filesSheet) importFrom(path string) {
	f.path = path
	f.screen.lay(f)
	f.start(f.read)
}

// importing reports whether a file is read.
func (f *filesSheet) importing() bool { return f.dir == "" }

func (f *filesSheet) busy() bool { return f.stage == working }

// leave stops what is done, or takes the sheet away.
func (f *filesSheet) leave() {
	switch {
	case f.dialog != nil:
		f.dialog.Close()
	case f.stage == working:
		f.cancel()
	default:
		f.screen.lift()
	}
}

func (f *filesSheet) key(key fyne.KeyName) {
	switch {
	case f.dialog != nil:
		f.dialog.Key(key)
	case key == fyne.KeyEscape || key == fyne.KeyBackspace:
		f.leave()
	case key == fyne.KeyReturn || key == fyne.KeyEnter:
		f.enter()
	default:
		f.choices.Key(key)
	}
}

func (f *filesSheet) rune(r rune) {
	if f.dialog == nil && f.stage == choosing && !f.importing() && (r == 'f' || r == 'F') {
		f.chooseFolder()
	}
}

// enter does what is next.
func (f *filesSheet) enter() {
	switch {
	case f.stage == ended:
		f.screen.lift()
	case f.stage == choosing && !f.importing():
		f.start(f.write())
	}
}

// chooseFolder lets the folder be chosen. Until one is, the keyboard belongs to that.
func (f *filesSheet) chooseFolder() {
	f.dialog = folder.Choose(f.screen.options.Window, func(dir string) {
		f.dir, f.err = dir, nil
	}, func() {
		f.dialog = nil
		f.screen.Redraw()
	})
}

// work is done in another goroutine. It tells how much is done, and returns what to say at the end.
type work func(ctx context.Context, tell func(share float32)) (words string, err error)

// start does the work.
func (f *filesSheet) start(w work) {
	s := f.screen
	ctx, cancel := context.WithCancel(s.ctx)
	f.cancel = cancel
	f.stage, f.share, f.err = working, 0, nil
	s.Redraw()
	tell := f.teller(ctx)
	s.writer.do(func() {
		words, err := w(ctx, tell)
		s.system.do(func() {
			cancel()
			if s.ctx.Err() == nil {
				f.end(words, err)
			}
		})
	})
}

// teller returns a function that shows how much is done, once a frame at most: it waits until what
// it told before has been shown.
func (f *filesSheet) teller(ctx context.Context) func(share float32) {
	var told atomic.Bool
	var newest atomic.Value
	return func(share float32) {
		newest.Store(share)
		if told.Swap(true) {
			return
		}
		f.screen.system.do(func() {
			told.Store(false)
			if ctx.Err() == nil {
				f.share = newest.Load().(float32)
				f.progress.Set(f.share)
			}
		})
	}
}

// end shows how it ended.
func (f *filesSheet) end(words string, err error) {
	f.stage, f.words, f.err = ended, words, err
	if err != nil && !f.importing() {
		f.stage = choosing
	}
	f.screen.Redraw()
	if f.importing() && err == nil {
		f.screen.look(0)
	}
}

// write returns the work of writing what is chosen now.
func (f *filesSheet) write() work {
	s, store, format, path := f.screen, f.screen.options.Store, f.format, f.file()
	shown, rubbers, filter := f.shown, f.screen.rubbers.ids, storage.Filter{}
	if shown {
		filter = s.query.filter(s.system.now())
	}
	return func(ctx context.Context, tell func(float32)) (string, error) {
		boards, err := store.FindBoards(ctx, filter)
		if err != nil {
			return "", err
		}
		items := store.History(ctx, "")
		if shown {
			items = store.HistoryOf(ctx, rubbers)
		}
		done, err := transfer.Export(ctx, items, path, format, func(n int) { tell(float32(n) / float32(len(boards)+1)) })
		if err != nil {
			return "", err
		}
		return exported(done, path), nil
	}
}

// read reads the file.
func (f *filesSheet) read(ctx context.Context, tell func(float32)) (string, error) {
	done, err := transfer.Import(ctx, f.screen.options.Store, f.path, func(percent int) { tell(float32(percent) / 100) })
	if err != nil {
		return "", err
	}
	return imported(done), nil
}

func (f *filesSheet) build() fyne.CanvasObject {
	s, p := f.screen, theme.Current()
	title := text.T("history.export.title")
	if f.importing() {
		title = text.T("history.import.title")
	}
	lines := s.headed(title)
	f.choices.All = nil
	if f.importing() && f.path != "" {
		lines.Add(widget.NewPath(f.path))
	}
	switch {
	case f.stage == working:
		f.progress = widget.NewProgress()
		f.progress.Set(f.share)
		lines.Add(f.progress)
		lines.Add(widget.NewEven(theme.U(gap), s.button(text.T("history.cancel"), "Esc", false, f.leave)))
	case f.stage == choosing && !f.importing():
		f.buildChoices(lines)
	}
	if words, bad := f.problem(); words != "" {
		ink := p.Ink
		if bad {
			ink = p.Bad
		}
		lines.Add(s.say(words, theme.BodyText, ink))
	}
	if f.stage == ended {
		if f.words != "" {
			lines.Add(s.say(f.words, theme.BodyText, p.Ink))
		}
		lines.Add(widget.NewEven(theme.U(gap), s.button(text.T("history.close"), "Enter", true, f.leave)))
	}
	return s.onVeil(lines)
}

// buildChoices adds what there is to choose for an export.
func (f *filesSheet) buildChoices(lines *fyne.Container) {
	s, p := f.screen, theme.Current()
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	add := func(label string, options []string, chosen int, choose func(int)) {
		c := widget.NewChoice(s.art, label, theme.U(filterControl-40), options, chosen, func(i int) {
			choose(i)
			f.err = nil
			s.Redraw()
		})
		f.choices.All = append(f.choices.All, c)
		rows.Add(c)
	}
	if !s.query.everything() {
		chosen := 0
		if f.shown {
			chosen = 1
		}
		add(text.T("history.export.what"), []string{text.T("history.export.all"), text.T("history.export.shown")}, chosen,
			func(i int) { f.shown = i == 1 })
	}
	add(text.T("history.export.format"), []string{text.T("history.export.json"), text.T("history.export.pbn")}, int(f.format),
		func(i int) { f.format = transfer.Format(i) })
	f.choices.To(f.choices.Row)
	lines.Add(rows)
	if f.shown {
		lines.Add(s.say(text.TN("history.export.whole", s.rubbers.len(), "Rubbers", text.Points(s.rubbers.len())), theme.BodyText, p.Faint))
	}
	why := text.T("history.export.why-json")
	if f.format == transfer.PBN {
		why = text.T("history.export.why-pbn")
	}
	lines.Add(s.say(why, theme.BodyText, p.Faint))
	lines.Add(s.say(text.T("history.export.into"), theme.BodyText, p.Faint))
	lines.Add(widget.NewPath(f.file()))
	lines.Add(widget.NewEven(theme.U(gap),
		s.button(text.T("history.export.start"), "Enter", true, f.enter),
		s.button(text.T("history.export.folder"), "F", false, f.chooseFolder),
		s.button(text.T("history.close"), "Esc", false, f.leave)))
}
