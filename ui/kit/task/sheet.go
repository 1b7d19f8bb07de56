package task

import (
	"context"
	"errors"
	"image/color"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/filedialog"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Options are the title and surroundings of a sheet. All are required but OnClose.
type Options struct {
	Title   string
	Sheets  *sheet.Stack       // below the sheet
	Window  fyne.Window        // for choosing the folder
	Runner  *background.Runner // does the work, after pending writes
	OnClose func()             // the user has put the sheet away
}

// stage is the progress of a task.
type stage uint8

const (
	choosing stage = iota
	working
	ended
)

// Sheet is the sheet. All its methods belong to Fyne's goroutine.
type Sheet struct {
	art     *widget.Art
	options Options
	ask     func(dir string) Task // returns the task; nil if there is nothing to choose

	stage    stage
	dir      string // the destination
	task     Task   // as it was chosen last
	progress Progress
	cancel   context.CancelFunc // of the current work
	closed   bool
	words    string // how it ended, or ""
	bad      bool   // that is bad news

	choices widget.Choices
	bar     *widget.Progress
	count   *widget.Prose
}

var (
	_ sheet.Sheet  = (*Sheet)(nil)
	_ sheet.Worker = (*Sheet)(nil)
	_ sheet.Leaver = (*Sheet)(nil)
	_ sheet.Closer = (*Sheet)(nil)
)

// Open lays the sheet on its stack for something that is written into a folder. It calls ask for the task, as chosen by
// then, whenever it is drawn and when the work begins.
func Open(art *widget.Art, o Options, ask func(dir string) Task) *Sheet {
	s := &Sheet{art: art, options: o, ask: ask, dir: filedialog.Documents()}
	o.Sheets.Push(s)
	return s
}

// Start lays the sheet on its stack for something that begins at once, and is tried once.
func Start(art *widget.Art, o Options, t Task) *Sheet {
	s := &Sheet{art: art, options: o, stage: working, task: t, progress: t.Begun}
	o.Sheets.Push(s)
	s.start(t)
	return s
}

// Working implements [sheet.Worker].
func (s *Sheet) Working() bool { return s.stage == working }

// Cancel implements [sheet.Worker].
func (s *Sheet) Cancel() { s.cancel() }

// Close implements [sheet.Closer]: it cancels the work and reports nothing more. Incomplete files are removed in the
// background.
func (s *Sheet) Close() {
	s.closed = true
	if s.Working() {
		s.cancel()
	}
}

// Leave implements [sheet.Leaver].
func (s *Sheet) Leave() {
	s.options.Sheets.Remove(s)
	if s.options.OnClose != nil {
		s.options.OnClose()
	}
}

// Enter implements [sheet.Sheet]: it starts the task, or puts the sheet away when that has ended.
func (s *Sheet) Enter() {
	switch s.stage {
	case choosing:
		s.start(s.ask(s.dir))
	case ended:
		s.Leave()
	}
}

// Key implements [sheet.Sheet].
func (s *Sheet) Key(key fyne.KeyName) {
	if key == fyne.KeyBackspace {
		s.Leave()
		return
	}
	s.choices.Key(key)
}

// Rune implements [sheet.Sheet].
func (s *Sheet) Rune(r rune) {
	if s.stage == choosing && unicode.ToUpper(r) == 'F' {
		s.chooseFolder()
	}
}

// chooseFolder lets the folder be chosen.
func (s *Sheet) chooseFolder() {
	filedialog.Choose(s.options.Sheets, s.options.Window, func(dir string) {
		s.dir, s.words = dir, ""
		s.redraw()
	})
}

// start begins with the work.
func (s *Sheet) start(t Task) {
	ctx, cancel := context.WithCancel(context.Background())
	s.task, s.stage, s.cancel, s.progress, s.words = t, working, cancel, t.Begun, ""
	s.redraw()
	tell := background.Newest(ctx, s.options.Runner.Do, s.tell)
	s.options.Runner.After(context.Background(), func() func() {
		words, err := t.Work(ctx, tell)
		return func() {
			cancel()
			if !s.closed {
				s.end(words, err)
			}
		}
	})
}

// tell shows the progress.
func (s *Sheet) tell(p Progress) {
	s.progress = p
	s.bar.Set(p.Share)
	words := p.Words
	if words == "" {
		words = text.T("task.working")
	}
	s.count.Set(words, theme.Current().Faint)
}

// end shows the result. After an error the user can try again.
func (s *Sheet) end(words string, err error) {
	s.stage, s.words, s.bad = ended, words, false
	if err != nil {
		s.words, s.bad = s.task.failed(err), !errors.Is(err, context.Canceled)
		if s.ask != nil {
			s.stage = choosing
		}
	}
	s.redraw()
}

func (s *Sheet) redraw() { s.options.Sheets.Redraw() }

const (
	sheetWidth   = 600
	sheetControl = 420
	sheetMargin  = 18
	sheetGap     = 10
)

// Build implements [sheet.Sheet].
func (s *Sheet) Build() fyne.CanvasObject {
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(sheetGap)),
		widget.NewHeading(s.art, s.options.Title, theme.U(theme.HeadingText), fyne.TextAlignLeading))
	s.choices.All = nil
	switch s.stage {
	case choosing:
		s.task = s.ask(s.dir)
		s.addChoices(lines)
		s.addWords(lines)
		lines.Add(s.buttons(s.button(text.T("task.start"), text.T("key.enter"), true, s.Enter),
			s.button(text.T("task.folder"), "F", false, s.chooseFolder),
			s.button(text.T("task.close"), text.T("key.escape"), false, s.Leave)))
	case working:
		s.bar, s.count = widget.NewProgress(), s.say("", theme.Current().Faint)
		s.tell(s.progress)
		lines.Add(widget.NewPath(s.task.Path))
		lines.Add(s.bar)
		lines.Add(s.count)
		lines.Add(s.buttons(s.button(text.T("task.cancel"), text.T("key.escape"), false, s.Cancel)))
	case ended:
		s.addWords(lines)
		lines.Add(widget.NewPath(s.task.Path))
		lines.Add(s.buttons(s.button(text.T("task.close"), text.T("key.enter"), true, s.Leave)))
	}
	return widget.NewSheet(theme.U(sheetWidth), theme.U(sheetMargin), lines)
}

// addChoices adds the options and the destination.
func (s *Sheet) addChoices(lines *fyne.Container) {
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	for _, r := range s.task.Rows {
		c := widget.NewChoice(s.art, r.Label, theme.U(sheetControl), r.Options, r.Chosen, func(i int) {
			r.Choose(i)
			s.words = ""
			s.redraw()
		})
		s.choices.All = append(s.choices.All, c)
		rows.Add(c)
	}
	s.choices.To(s.choices.Row)
	lines.Add(rows)
	for _, words := range append(s.task.About, s.task.Into) {
		lines.Add(s.say(words, theme.Current().Faint))
	}
	lines.Add(widget.NewPath(s.task.Path))
}

// addWords adds the result, if there is one.
func (s *Sheet) addWords(lines *fyne.Container) {
	ink := theme.Current().Ink
	if s.bad {
		ink = theme.Current().Bad
	}
	if s.words != "" {
		lines.Add(s.say(s.words, ink))
	}
}

// say returns a text that wraps.
func (s *Sheet) say(words string, ink color.Color) *widget.Prose {
	p := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
	p.Wrap = true
	return p
}

func (s *Sheet) button(label, key string, primary bool, tapped func()) fyne.CanvasObject {
	b := widget.NewButton(s.art, label, key, tapped)
	b.Primary = primary
	return b
}

func (s *Sheet) buttons(buttons ...fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(theme.U(8), 0, 0, 0), widget.NewEven(theme.U(sheetGap), buttons...))
}
