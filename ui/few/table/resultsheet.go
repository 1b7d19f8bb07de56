package table

import (
	"image/color"
	"slices"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// resultSheet shows the result of a deal between the hands, which lie open.
type resultSheet struct {
	laid
	sheet.Spaced
	scoring *scoring
}

var (
	_ sheet.Leaver = (*resultSheet)(nil)
	_ sheet.Looker = (*resultSheet)(nil)
)

// Look implements [sheet.Looker].
func (r *resultSheet) Look() sheet.Look {
	return sheet.Look{Veil: sheet.None, Place: func(room, least fyne.Size) (fyne.Position, fyne.Size) {
		at := r.parts.geometryIn(room).Result(least.Width, least.Height)
		return fyne.NewPos(at.X, at.Y), least.Min(room)
	}}
}

// Measures of the result in units, and the smallest size of its letters between the hands, as a share of the usual one.
const (
	resultWidth, resultMargin = 420, 16
	leastResult               = 0.92
)

// Build implements [sheet.Sheet].
func (r *resultSheet) Build() fyne.CanvasObject {
	return r.parts.fittedIn(r.fits, leastResult, r.build)
}

// fits reports whether a result of a size hides no card.
func (r *resultSheet) fits(size fyne.Size) bool {
	at := r.parts.geometry().Result(size.Width, size.Height)
	return !slices.ContainsFunc(r.parts.surface.Scene().Sprites, func(sprite cardtable.Sprite) bool { return sprite.Spot.Overlaps(at) })
}

func (r *resultSheet) build(paper widget.Paper) fyne.CanvasObject {
	t, n := r.play.model.Table, r.play.options.Names
	title := paper.Line(fewtext.ResultTitle(t, n), theme.HeadingText, true)
	title.Wrap, title.Align = true, fyne.TextAlignCenter
	lines := paper.List(title)
	if tricks, by, ok := t.Claim(); ok {
		lines.Add(paper.Line(text.TN("few.table.claimed"+you(n, by), tricks, "Name", n.Name(by)), theme.BodyText, false))
	}
	for _, l := range t.Score() {
		what := text.T("few.table.for-side", "What", fewtext.Item(t.Rules(), t.Contract(), l.Item), "Side", n.Side(t.Setup(), l.Side))
		lines.Add(paper.Gained(what, text.Points(l.Points), false, r.play.inkFor(l.Side, l.Points)))
	}
	for _, words := range fewtext.ComesOf(n, r.play.state.Session) {
		line := paper.Line(words, theme.BodyText, false)
		line.Align, line.Wrap = fyne.TextAlignCenter, true
		lines.Add(line)
	}
	var buttons []*widget.Button
	for i, e := range r.scoring.endings() {
		b := paper.Button(e.label, e.key, i == 0, e.do)
		if i > 0 {
			b.TextSize = theme.SmallText * paper.Unit
		}
		buttons = append(buttons, b)
	}
	lines.Add(paper.Gap(2))
	row := paper.Row(buttons...)
	lines.Add(row)
	return widget.NewSheet(max(resultWidth*paper.Unit, row.MinSize().Width), resultMargin*paper.Unit, lines)
}

// inkFor returns the ink of a side's points: green for the user's, red for an opponent's.
func (p *playing) inkFor(side few.Side, points int) color.Color {
	if p.model.Table.Side(p.config.Person) == side {
		return theme.Current().ForYou(points)
	}
	return theme.Current().ForYou(-points)
}

// Enter implements [sheet.Sheet].
func (r *resultSheet) Enter() {
	if !r.scoring.finale.finish() {
		r.scoring.endings()[0].do()
	}
}

// Rune implements [sheet.Sheet].
func (r *resultSheet) Rune(letter rune) {
	r.scoring.finale.finish()
	switch letter = unicode.ToLower(letter); letter {
	case 'l', 'a': // sheets to look at
		r.scoring.command(letter)
		return
	}
	for _, e := range r.scoring.endings() {
		if e.letter == letter && letter != 0 {
			e.do()
			return
		}
	}
}

// Leave implements [sheet.Leaver]: it leaves the table, and the session stays as it is.
func (r *resultSheet) Leave() { r.scoring.home() }
