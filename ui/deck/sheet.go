package deck

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/cardart/export"
	"github.com/superbridge/superbridge/ui/folder"
	"github.com/superbridge/superbridge/ui/text"
	"github.com/superbridge/superbridge/ui/theme"
	"github.com/superbridge/superbridge/ui/widget"
)

// sheet is the sheet on which an export is ordered, watched and cancelled. It lies on the
// deck while the keyboard belongs to it.
type sheet struct {
	art      *widget.Art
	window   fyne.Window // for the folder dialog
	exporter exporter
	order    order
	onClose  func()

	content  *fyne.Container
	choices  widget.Choices
	progress *widget.Progress
	count    *widget.Prose
	dialog   *folder.Dialog // while it is open
}

const (
	sheetWidth   = 560
	sheetControl = 340
)

func newSheet(art *widget.Art, window fyne.Window, all *Exports, o order, onClose func()) *sheet {
	s := &sheet{art: art, window: window, order: o, onClose: onClose, content: container.NewStack()}
	s.exporter = exporter{write: export.Write, do: fyne.Do, all: all, onProgress: s.tell, onEnd: s.end}
	s.show()
	return s
}

// show builds the sheet anew.
func (s *sheet) show() {
	s.content.Objects = []fyne.CanvasObject{s.build()}
	s.content.Refresh()
	s.choices.To(s.choices.Row)
}

// key handles a key.
func (s *sheet) key(key fyne.KeyName) {
	switch {
	case s.dialog != nil:
		s.dialog.Key(key)
	case key == fyne.KeyEscape || key == fyne.KeyBackspace:
		s.leave()
	case key == fyne.KeyReturn || key == fyne.KeyEnter:
		s.enter()
	case s.order.stage == choosing:
		s.choices.Key(key)
	}
}

// rune handles a letter.
func (s *sheet) rune(r rune) {
	if s.dialog == nil && s.order.stage == choosing && unicode.ToUpper(r) == 'F' {
		s.chooseFolder()
	}
}

// enter does what is next.
func (s *sheet) enter() {
	switch s.order.stage {
	case choosing:
		s.start()
	case written:
		s.onClose()
	}
}

// leave stops what is written, or puts the sheet away.
func (s *sheet) leave() {
	if s.order.stage == writing {
		s.exporter.stop()
		return
	}
	s.onClose()
}

// close ends what the sheet does.
func (s *sheet) close() {
	if s.dialog != nil {
		s.dialog.Close()
	}
	s.exporter.close()
}

func (s *sheet) start() {
	s.order = s.order.begun()
	s.show()
	s.exporter.start(s.order.Options)
}

// tell shows how far it is.
func (s *sheet) tell(done, total int) {
	s.order.done, s.order.total = done, total
	s.progress.Set(s.order.share())
	s.count.Set(s.counted(), theme.Current().Faint)
}

func (s *sheet) counted() string {
	return text.T("deck.export.progress", "Done", s.order.done, "Total", s.order.total)
}

// end shows how it ended.
func (s *sheet) end(files int, err error) {
	s.order = s.order.ended(files, err)
	s.show()
}

// chooseFolder lets the folder be chosen in which a fresh one is made. Until one is, the
// keyboard belongs to that.
func (s *sheet) chooseFolder() {
	s.dialog = folder.Choose(s.window, func(dir string) {
		s.order.Dir = freshFolder(dir)
		s.order.err = nil
		s.show()
	}, func() { s.dialog = nil })
}

// build makes the sheet's objects.
func (s *sheet) build() fyne.CanvasObject {
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		widget.NewHeading(s.art, text.T("deck.export.title"), theme.U(theme.HeadingText), fyne.TextAlignLeading))
	s.choices.All = nil
	switch s.order.stage {
	case choosing:
		s.buildChoices(lines)
	case writing:
		s.buildProgress(lines)
	case written:
		lines.Add(s.say(text.TN("deck.export.done", s.order.files), false))
		lines.Add(widget.NewPath(s.order.Dir))
		lines.Add(s.buttons(s.button("deck.export.close", "Enter", true, s.onClose)))
	}
	return widget.NewSheet(theme.U(sheetWidth), theme.U(margin), lines)
}

func (s *sheet) buildChoices(lines *fyne.Container) {
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	for _, r := range s.order.rows() {
		c := widget.NewChoice(s.art, r.label, theme.U(sheetControl), r.options, r.chosen, func(i int) {
			r.choose(&s.order, i)
			s.show()
		})
		s.choices.All = append(s.choices.All, c)
		rows.Add(c)
	}
	lines.Add(rows)
	lines.Add(s.say(s.order.explanation(), true))
	lines.Add(s.say(text.T("deck.export.into"), true))
	lines.Add(widget.NewPath(s.order.Dir))
	if words, bad := s.order.problem(); words != "" {
		note := s.say(words, false)
		if bad {
			note.Ink = theme.Current().Bad
		}
		lines.Add(note)
	}
	lines.Add(s.buttons(
		s.button("deck.export.start", "Enter", true, s.start),
		s.button("deck.export.folder", "F", false, s.chooseFolder),
		s.button("deck.export.close", "Esc", false, s.onClose)))
}

func (s *sheet) buildProgress(lines *fyne.Container) {
	s.progress = widget.NewProgress()
	s.count = s.say(s.counted(), true)
	s.progress.Set(s.order.share())
	lines.Add(s.progress)
	lines.Add(s.count)
	lines.Add(s.buttons(s.button("deck.export.cancel", "Esc", false, s.leave)))
}

func (s *sheet) button(id, key string, primary bool, tapped func()) fyne.CanvasObject {
	b := widget.NewButton(s.art, text.T(id), key, tapped)
	b.Primary = primary
	return b
}

func (s *sheet) buttons(buttons ...fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(theme.U(8), 0, 0, 0), widget.NewEven(theme.U(10), buttons...))
}

// say returns a text that wraps.
func (s *sheet) say(words string, faint bool) *widget.Prose {
	ink := theme.Current().Ink
	if faint {
		ink = theme.Current().Faint
	}
	p := widget.NewProse(s.art, words, theme.U(theme.BodyText), ink)
	p.Wrap = true
	return p
}
