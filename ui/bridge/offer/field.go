package offer

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// fieldSheet is the sheet for choosing the field of new sessions. Choices are saved at once.
type fieldSheet struct {
	session *Session
	choices widget.Choices
	failed  error // of the last keeping
}

var _ sheet.Sheet = (*fieldSheet)(nil)

func (s *Session) openField() {
	if s.hasField() {
		s.home.Push(&fieldSheet{session: s})
	}
}

// fieldLabel returns the label of the button that opens the sheet.
func (s *Session) fieldLabel() string {
	f := s.options.Field
	if f.Team() {
		return text.T("home.field.team")
	}
	return text.TN("home.field.label", f.Tables, "Scoring", scorings()[scoring(f.Setup)])
}

// methods are the ways to compare, in the order of the options; the last one is a match of two tables.
var methods = []field.Method{field.ByMatchpoints, field.ByIMPs, field.ByCross}

func scorings() []string {
	return []string{text.T("home.field.matchpoints"), text.T("home.field.imps"), text.T("home.field.cross"), text.T("home.field.team")}
}

// scoring returns the index of a setup's method of comparing.
func scoring(s field.Setup) int {
	if s.Team() {
		return len(methods)
	}
	return slices.Index(methods, s.By)
}

// scoredBy returns the setup when another scoring is chosen.
func scoredBy(s field.Setup, scoring int) field.Setup {
	if scoring == len(methods) {
		return field.Setup{Tables: field.Fewest}
	}
	if s.Team() {
		s.Tables = field.Usually
	}
	s.By = methods[scoring]
	return s
}

// Enter implements [sheet.Sheet].
func (f *fieldSheet) Enter() { f.session.home.Remove(f) }

// Key implements [sheet.Sheet].
func (f *fieldSheet) Key(key fyne.KeyName) {
	switch key {
	case fyne.KeyBackspace:
		f.Enter()
	case fyne.KeySpace:
		c := f.choices.All[f.choices.Row]
		c.Choose((c.Chosen + 1) % len(c.Options))
	default:
		f.choices.Key(key)
	}
}

// Rune implements [sheet.Sheet].
func (f *fieldSheet) Rune(r rune) {
	if r == 'u' || r == 'U' {
		f.choose(usualField)
	}
}

// usualField is the default field.
var usualField = Field{Setup: field.Usual, Level: bot.Club}

// choose saves another field and shows it.
func (f *fieldSheet) choose(other Field) {
	f.session.options.Field = other
	f.session.home.Redraw()
	f.session.options.OnField(other, f.kept)
}

// kept shows the result of saving the last choice, if there is something to say.
func (f *fieldSheet) kept(err error) {
	if err != nil || f.failed != nil {
		f.failed = err
		f.session.home.Redraw()
	}
}

// fieldControl is the width of the values, in units: fifteen numbers of tables side by side.
const fieldControl = 640

// Build implements [sheet.Sheet].
func (f *fieldSheet) Build() fyne.CanvasObject {
	s := f.session
	chosen := s.options.Field
	var tables, levels []string
	mixes := []string{text.T("home.field.mix.club"), text.T("home.field.mix.alike")}
	for n := field.Fewest; n <= field.Most; n++ {
		tables = append(tables, strconv.Itoa(n))
	}
	for _, l := range bot.Levels() {
		levels = append(levels, text.T("settings.level."+l.String()))
	}
	with := func(change func(*Field, int)) func(int) {
		return func(i int) {
			other := s.options.Field
			change(&other, i)
			f.choose(other)
		}
	}
	control, mixed := theme.U(fieldControl), 0
	if chosen.Alike {
		mixed = 1
	}
	f.choices.All = []*widget.Choice{
		widget.NewChoice(s.art, text.T("home.field.scoring"), control, scorings(), scoring(chosen.Setup),
			with(func(f *Field, i int) { f.Setup = scoredBy(f.Setup, i) })),
		widget.NewChoice(s.art, text.T("home.field.tables"), control, tables, chosen.Tables-field.Fewest,
			with(func(f *Field, i int) { f.Tables = i + field.Fewest })),
		widget.NewChoice(s.art, text.T("home.field.mix"), control, mixes, mixed, with(func(f *Field, i int) { f.Alike = i == 1 })),
	}
	if chosen.Alike {
		f.choices.All = append(f.choices.All, widget.NewChoice(s.art, text.T("home.field.level"), control, levels, slices.Index(bot.Levels(), chosen.Level),
			with(func(f *Field, i int) { f.Level = bot.Levels()[i] })))
	}
	f.choices.To(f.choices.Row)
	rows := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(2)))
	for _, c := range f.choices.All {
		rows.Add(c)
	}
	lines := container.New(layout.NewCustomPaddedVBoxLayout(theme.U(10)),
		widget.NewHeading(s.art, text.T("home.field"), theme.U(theme.HeadingText), fyne.TextAlignLeading),
		f.say(text.TN("home.field.words", chosen.Tables-1)), rows, f.say(explained(chosen.Setup)), f.say(whoSits(chosen)))
	if f.failed != nil {
		note := f.say(text.T("settings.not-saved", "Error", f.failed))
		note.Ink = theme.Current().Bad
		lines.Add(note)
	}
	done := widget.NewButton(s.art, text.T("home.house.done"), text.T("key.enter"), f.Enter)
	done.Primary = true
	usual := widget.NewButton(s.art, text.T("home.field.usual"), "U", func() { f.choose(usualField) })
	usual.Disabled = chosen == usualField
	lines.Add(container.New(layout.NewCustomPaddedLayout(theme.U(6), 0, 0, 0), widget.NewEven(theme.U(10), done, usual)))
	return widget.NewSheet(theme.U(houseWidth), theme.U(gap), lines)
}

// explained describes what a scoring counts.
func explained(s field.Setup) string {
	switch scoring(s) {
	case 0:
		return text.T("home.field.about.matchpoints")
	case 1:
		return text.T("home.field.about.imps")
	case 2:
		return text.T("home.field.about.cross")
	}
	return text.T("home.field.about.team")
}

// whoSits describes the players at the other tables.
func whoSits(f Field) string {
	if f.Alike {
		return text.T("home.field.about.alike")
	}
	return text.T("home.field.about.mix")
}

// say returns a text that wraps, faintly.
func (f *fieldSheet) say(words string) *widget.Prose {
	p := widget.NewProse(f.session.art, words, theme.U(theme.BodyText), theme.Current().Faint)
	p.Wrap = true
	return p
}
