package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// lookSheet is the sheet for choosing the board's look.
type lookSheet struct {
	table
	choices widget.Choices
}

var _ sheet.Sheet = (*lookSheet)(nil)

// openLook opens the sheet for choosing the board's look.
func (v *view) openLook() {
	v.parts.finish()
	v.parts.sheets.Push(&lookSheet{table: v.table})
}

// Build implements [sheet.Sheet].
func (l *lookSheet) Build() fyne.CanvasObject { return l.parts.fitted(l.build) }

func (l *lookSheet) build(paper widget.Paper) fyne.CanvasObject {
	lines := paper.Column(paper.Line(text.T("chess.look-title"), theme.HeadingText, true))
	l.choices.All = nil
	add := func(label string, options []string, chosen int, choose func(to *Look, i int)) {
		c := widget.NewChoice(l.parts.art, label, lookWide*paper.Unit, options, chosen, func(i int) {
			look := l.view.look
			choose(&look, i)
			l.view.setLook(look)
		})
		l.choices.All = append(l.choices.All, c)
		lines.Add(c)
	}
	add(text.T("chess.look-view"), []string{text.T("chess.look-corner"), text.T("chess.look-grid")}, int(l.view.look.View), func(to *Look, i int) { to.View = views[i] })
	for _, f := range flags {
		if f.key == "turns" && persons(l.play.config) < 2 {
			continue
		}
		chosen := 0
		if look := l.view.look; *f.of(&look) {
			chosen = 1
		}
		add(text.T("chess.look."+f.key), []string{text.T("chess.no"), text.T("chess.yes")}, chosen, func(to *Look, i int) { *f.of(to) = i == 1 })
	}
	l.choices.To(l.choices.Row)
	lines.Add(paper.Gap(4))
	lines.Add(paper.Row(paper.Button(text.T("chess.look-done"), text.T("key.enter"), true, l.Enter)))
	return widget.NewSheet(620*paper.Unit, 22*paper.Unit, lines)
}

// lookWide is the width of the values of a choice, in units.
const lookWide = 220

// Enter implements [sheet.Sheet].
func (l *lookSheet) Enter() { l.parts.sheets.Remove(l) }

// Key implements [sheet.Sheet].
func (l *lookSheet) Key(name fyne.KeyName) { l.choices.Key(name) }

// Rune implements [sheet.Sheet].
func (l *lookSheet) Rune(rune) {}
