package report

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Keeper is the destination of reports. With the zero value they aren't saved.
type Keeper struct {
	Dir    string // the data folder
	Runner *background.Runner
	Copy   func(string) // puts a text on the clipboard
}

// Keeps reports whether reports can be saved.
func (k Keeper) Keeps() bool { return k.Runner != nil && k.Copy != nil }

// Sheet is the small sheet that asks what the user expected.
type Sheet struct {
	art             *widget.Art
	sheets          *sheet.Stack
	act             Act
	keeper          Keeper
	onKept          func(said string)
	expected, words *widget.Field
	said            string // an error, or ""
	done            bool   // saved, being saved, or cancelled
}

var (
	_ sheet.Sheet  = (*Sheet)(nil)
	_ sheet.Leaver = (*Sheet)(nil)
	_ sheet.Holder = (*Sheet)(nil)
	_ sheet.Writer = (*Sheet)(nil)
)

const sheetWidth = 520

// Open opens the sheet for an act on a stack. Once the report is saved it calls onKept with words that name the file.
func Open(art *widget.Art, sheets *sheet.Stack, a Act, k Keeper, onKept func(said string)) *Sheet {
	s := &Sheet{art: art, sheets: sheets, act: a, keeper: k, onKept: onKept}
	s.expected, s.words = s.newField(), s.newField()
	s.words.MultiLine, s.words.Wrapping = true, fyne.TextWrapWord
	s.words.SetMinRowsVisible(3)
	s.expected.OnSubmitted = func(string) { s.focus(s.words) }
	sheets.Push(s)
	return s
}

// newField returns a field that leaves Esc and Ctrl+Enter to the sheet.
func (s *Sheet) newField() *widget.Field {
	f := widget.NewField()
	f.OnDone = s.send
	f.OnKey = func(key fyne.KeyName) bool {
		if key == fyne.KeyEscape {
			s.sheets.Key(key)
		}
		return key == fyne.KeyEscape
	}
	return f
}

// Build implements [sheet.Sheet].
func (s *Sheet) Build() fyne.CanvasObject {
	p := theme.Current()
	quiet := func(words string) fyne.CanvasObject {
		prose := widget.NewProse(s.art, words, theme.U(theme.SmallText), p.Faint)
		prose.Wrap = true
		return prose
	}
	did := widget.NewProse(s.art, s.act.Did(), theme.U(theme.BodyText), p.Ink)
	did.Wrap = true
	title, expected := text.T("case.title-call"), text.T("case.expected-call")
	if !s.act.IsCall() {
		title, expected = text.T("case.title-card"), text.T("case.expected-card")
	}
	do := widget.NewButton(s.art, text.T("case.do"), text.T("marks.save-key"), s.send)
	do.Primary = true
	cancel := widget.NewButton(s.art, text.T("marks.cancel"), text.T("key.escape"), s.Leave)
	s.expected.Refresh() // a field keeps its old height otherwise
	s.words.Refresh()
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(7)),
		widget.NewHeading(s.art, title, theme.U(theme.HeadingText), fyne.TextAlignLeading), did,
		quiet(expected), s.expected, quiet(text.T("case.words")), s.words,
		quiet(text.T("case.where")), widget.NewPath(s.act.Path(s.keeper.Dir)))
	if s.said != "" {
		wrong := widget.NewProse(s.art, s.said, theme.U(theme.BodyText), theme.On(p.Panel, p.Bad))
		wrong.Wrap = true
		rows.Add(wrong)
	}
	rows.Add(container.NewCenter(container.New(layout.NewCustomPaddedHBoxLayout(theme.U(10)), do, cancel)))
	return widget.NewSheet(theme.U(sheetWidth), theme.U(20), rows)
}

// Field implements [sheet.Writer].
func (s *Sheet) Field() fyne.Focusable { return s.expected }

// Enter implements [sheet.Sheet]. Keys come here after a click beside the fields has taken the focus from them.
func (s *Sheet) Enter() { s.focus(s.expected) }

// Key implements [sheet.Sheet].
func (s *Sheet) Key(fyne.KeyName) { s.focus(s.expected) }

// Rune implements [sheet.Sheet].
func (s *Sheet) Rune(rune) {}

// Leave implements [sheet.Leaver]: it cancels.
func (s *Sheet) Leave() {
	s.done = true
	s.sheets.Remove(s)
}

// Unsaved implements [sheet.Holder].
func (s *Sheet) Unsaved() bool {
	return !s.done && strings.TrimSpace(s.expected.Text+s.words.Text) != ""
}

// send copies the report, and saves it in the background. After an error the sheet shows it, and stays with all its
// input.
func (s *Sheet) send() {
	if s.done {
		return
	}
	r, err := s.act.Expect(s.expected.Text, strings.TrimSpace(s.words.Text))
	if err != nil {
		s.say(text.Error(err))
		return
	}
	s.done = true
	s.keeper.Copy(r.Text())
	s.keeper.Runner.Write(context.Background(), func() error { return r.Keep(s.keeper.Dir) }, func(err error) {
		if err != nil {
			s.done = false
			s.say(text.T("case.copied-only", "Error", err))
			return
		}
		s.sheets.Remove(s)
		s.onKept(text.T("case.kept", "File", r.Path(s.keeper.Dir)))
	})
}

// say shows an error, and focuses the field for the expected act.
func (s *Sheet) say(words string) {
	s.said = words
	s.sheets.Redraw()
	s.focus(s.expected)
}

func (s *Sheet) focus(f *widget.Field) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(s.sheets.Content()); c != nil {
		c.Focus(f)
	}
}
