// Package trouble is the screen that replaces all others while the data file can't be used. It explains why in plain
// words, and offers remedies.
package trouble

import (
	"context"
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

// Options are the problem and the callbacks. All are required, except OnFresh, OnAnew, OnRestore and OnSalvage.
type Options struct {
	Why  string // a sentence for the user
	Path string // of the file or folder, or "" if there is none

	Runner *background.Runner

	// OnSave saves all data once more, in a data folder; it is called on another goroutine. It is nil unless the open
	// file has disappeared: then nothing is lost yet.
	OnSave func(dir string) error
	Dir    string // its old folder

	OnRetry  func()
	OnFolder func(dir string) // continues with that data folder
	// OnFresh moves the old file aside, so that a fresh one can be made; it returns the path of the old one, and is
	// called on another goroutine. It is nil if that would not help.
	OnFresh func() (kept string, err error)
	OnGoOn  func() // after OnFresh
	// OnAnew starts with a fresh file. It is nil unless the old file is empty or missing and has copies.
	OnAnew func()
	// OnRestore lets the newest copy that can be used take the place of the file; nil if there is none, or no need.
	OnRestore func()
	Copy      string // when the newest was made
	// OnSalvage saves everything that can be read of the file in a fresh one, which replaces it, and reports its
	// progress. It is called on another goroutine, and if ctx ends nothing is changed. It is nil if that would not
	// help.
	OnSalvage func(ctx context.Context, tell func(part float64)) (Salvaged, error)
	OnQuit    func()
}

// action is a remedy: a button with its key, and below it an explanation or "".
type action struct {
	id   string
	key  rune // quitKey, or 0 for its number
	do   func()
	note string
}

// quitKey is the key that ends the program on all screens that have it.
const quitKey = 'Q'

// Screen is the screen.
type Screen struct {
	art     *widget.Art
	options Options
	window  fyne.Window // for the folder dialog
	sheets  *sheet.Stack

	kept    string // path of the old file, after OnFresh or OnSalvage
	salvage salvage
	failed  error // of OnFresh or OnSave
	busy    bool  // OnFresh or OnSave is at it
	actions []action
	keys    widget.Controls // the buttons of these
	ctx     context.Context // ends with the screen
	close   context.CancelFunc
}

// New returns the screen. The window is for choosing the folder.
func New(art *widget.Art, window fyne.Window, options Options) *Screen {
	s := &Screen{art: art, options: options, window: window, sheets: sheet.NewStack(), keys: widget.Controls{Flow: true}}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.Redraw()
	return s
}

// Content returns the screen's object.
func (s *Screen) Content() fyne.CanvasObject { return s.sheets.Content() }

// Close closes an open dialog, and makes the screen ignore pending work.
func (s *Screen) Close() {
	s.close() // and salvaging
	s.sheets.Close()
}

// Redraw draws the screen again, in the colours of the present theme.
func (s *Screen) Redraw() {
	s.sheets.SetScreen(s.build())
}

// Key handles a key.
func (s *Screen) Key(key fyne.KeyName) {
	if s.salvage.going() {
		if key == fyne.KeyEscape {
			s.salvage.cancel()
		}
		return
	}
	if s.busy || s.sheets.Key(key) {
		return
	}
	switch key {
	case fyne.KeyReturn, fyne.KeyEnter:
		s.keys.Press()
	default:
		s.keys.Key(key)
	}
}

// Rune handles a digit or a letter: the shortcuts that the buttons show.
func (s *Screen) Rune(r rune) {
	if s.busy || s.sheets.Rune(r) {
		return
	}
	for i, a := range s.actions {
		if a.shown(i) == unicode.ToUpper(r) {
			a.do()
			return
		}
	}
}

// shown returns the key of an action at a place.
func (a action) shown(at int) rune {
	if a.key != 0 {
		return a.key
	}
	return '1' + rune(at)
}

// offered returns the actions possible now.
func (s *Screen) offered() []action {
	if s.kept != "" {
		return []action{{"trouble.go-on", 0, s.options.OnGoOn, ""}, {"trouble.quit", quitKey, s.options.OnQuit, ""}}
	}
	if s.options.OnSave != nil {
		return []action{
			{"trouble.save", 0, func() { s.save(s.options.Dir) }, ""}, {"trouble.save-elsewhere", 0, s.chooseFolder, ""},
			{"trouble.retry", 0, s.options.OnRetry, ""}, {"trouble.quit-unsaved", quitKey, s.options.OnQuit, ""},
		}
	}
	var all []action
	if s.options.OnRestore != nil {
		note := "trouble.restore-note"
		if s.options.OnAnew != nil {
			note = "trouble.restore-missing-note"
		}
		all = append(all, action{"trouble.restore", 0, s.options.OnRestore, note})
	}
	if s.options.OnAnew != nil {
		all = append(all, action{"trouble.anew", 0, s.options.OnAnew, "trouble.anew-note"})
	}
	if s.options.OnSalvage != nil {
		all = append(all, action{"trouble.salvage", 0, s.startSalvage, "trouble.salvage-note"})
	}
	all = append(all, []action{{"trouble.retry", 0, s.options.OnRetry, ""}, {"trouble.folder", 0, s.chooseFolder, ""}}...)
	if s.options.OnFresh != nil {
		all = append(all, action{"trouble.fresh", 0, s.fresh, "trouble.fresh-note"})
	}
	return append(all, action{"trouble.quit", quitKey, s.options.OnQuit, ""})
}

// fresh puts the old file aside, in the background.
func (s *Screen) fresh() {
	var kept string
	s.work(func() (err error) {
		kept, err = s.options.OnFresh()
		return err
	}, func() {
		s.kept = kept
		s.keys.To(0, 0)
		s.Redraw()
	})
}

// save saves all data in a folder, in the background, and continues there.
func (s *Screen) save(dir string) {
	s.work(func() error { return s.options.OnSave(dir) }, func() { s.options.OnFolder(dir) })
}

// work runs one task at a time in the background, and then its follow-up on success.
func (s *Screen) work(do func() error, then func()) {
	if s.busy {
		return
	}
	s.busy, s.failed, s.salvage.failed = true, nil, false
	s.Redraw()
	s.options.Runner.Write(s.ctx, do, func(err error) {
		if s.busy, s.failed = false, err; err != nil {
			s.Redraw()
			return
		}
		then()
	})
}

// chooseFolder lets a folder be chosen.
func (s *Screen) chooseFolder() {
	chosen := s.options.OnFolder
	if s.options.OnSave != nil {
		chosen = s.save
	}
	filedialog.Choose(s.sheets, s.window, chosen)
}

const (
	columnWidth = 640
	margin      = 28
)

// title returns the heading of the screen.
func (s *Screen) title() string {
	switch {
	case s.salvage.going():
		return text.T("trouble.salvaging-title")
	case s.salvage.done != nil:
		return text.T("trouble.salvaged-title")
	case s.kept != "":
		return text.T("trouble.fresh-title")
	case s.options.OnSave != nil:
		return text.T("trouble.gone-title")
	case s.options.OnAnew != nil:
		return text.T("trouble.missing-title")
	}
	return text.T("trouble.title")
}

// failure describes the last failure and its reason.
func (s *Screen) failure() string {
	switch {
	case s.salvage.failed:
		return text.T("trouble.not-salvaged", "Error", s.failed)
	case s.options.OnSave != nil:
		return text.T("trouble.not-saved", "Error", s.failed)
	}
	return text.T("trouble.not-fresh", "Error", s.failed)
}

// build makes the screen's objects and its buttons.
func (s *Screen) build() fyne.CanvasObject {
	p := theme.Current()
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)))
	say := func(words string, size float32, ink color.Color) {
		prose := widget.NewProse(s.art, words, size, ink)
		prose.Wrap = true
		lines.Add(prose)
	}
	heading := widget.NewHeading(s.art, s.title(), theme.U(theme.HeadingText), fyne.TextAlignLeading)
	heading.Wrap = true
	lines.Add(heading)
	if s.salvage.done != nil {
		for _, words := range s.salvage.done.sentences() {
			say(words, theme.U(theme.BodyText), p.Ink)
		}
		for _, words := range s.salvage.done.named() {
			say(words, theme.U(theme.SmallText), p.Faint)
		}
	}
	switch {
	case s.kept != "":
		say(text.T("trouble.kept"), theme.U(theme.BodyText), p.Ink)
		lines.Add(widget.NewPath(s.kept))
	default:
		if !s.salvage.going() {
			say(s.options.Why, theme.U(theme.BodyText), p.Ink)
		}
		if s.options.Path != "" {
			say(text.T("trouble.path"), theme.U(theme.SmallText), p.Faint)
			lines.Add(widget.NewPath(s.options.Path))
		}
	}
	switch {
	case s.failed != nil:
		say(s.failure(), theme.U(theme.BodyText), p.Bad)
	case s.busy && s.options.OnSave != nil:
		say(text.T("trouble.saving"), theme.U(theme.BodyText), p.Ink)
	}
	s.actions = s.offered()
	if s.salvage.going() {
		s.salvage.show(s.art, say, lines)
		s.actions = nil
	}
	var buttons []*widget.Button
	for i, a := range s.actions {
		b := widget.NewButton(s.art, text.T(a.id, "Copy", s.options.Copy), string(a.shown(i)), a.do)
		b.Primary = i == 0
		b.Enable(!s.busy)
		buttons = append(buttons, b)
		lines.Add(b)
		if a.note != "" {
			say(text.T(a.note), theme.U(theme.SmallText), p.Faint)
		}
	}
	s.keys.Set(widget.Column(buttons))
	return widget.NewColumn(theme.U(columnWidth), widget.NewPanel(lines, theme.U(margin)))
}
