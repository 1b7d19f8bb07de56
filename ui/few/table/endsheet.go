package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// endSheet shows the result of the session.
type endSheet struct {
	laid
	sheet.Spaced
	scoring *scoring
}

var _ sheet.Leaver = (*endSheet)(nil)

// end returns the result of a session that is over or has been broken off.
func (p *playing) end() few.End {
	if p.state.Settled {
		return p.state.Session.Settle()
	}
	return p.state.Session.End()
}

// openEnd opens the result of the session.
func (c *scoring) openEnd() {
	c.parts.sheets.Push(&endSheet{laid: c.laid, scoring: c})
	switch c.play.end().Winner {
	case few.Nobody: // or nobody of those who play is at the table
	case c.play.config.Person:
		c.finale.joy.Win()
	default:
		c.finale.joy.Tell(-1)
	}
}

// endWidth is the width of the sheet, in units.
const endWidth = 500

// Build implements [sheet.Sheet].
func (e *endSheet) Build() fyne.CanvasObject { return e.parts.fitted(e.build) }

func (e *endSheet) build(paper widget.Paper) fyne.CanvasObject {
	end, n := e.play.end(), e.play.options.Names
	title := paper.Line(fewtext.Ending(n, end), theme.HeadingText, true)
	title.Align, title.Wrap = fyne.TextAlignCenter, true
	lines := paper.List(title, paper.Gap(2))
	setup := e.play.state.Session.Next()
	for _, l := range end.Lines {
		what := text.T("few.table.for-side", "What", fewtext.Item(e.play.rules(), few.Contract{}, l.Item), "Side", n.Side(setup, l.Side))
		lines.Add(paper.Gained(what, text.Points(l.Points), false, theme.Current().Ink))
	}
	if len(end.Lines) > 0 {
		lines.Add(paper.Rule())
	}
	for p, total := range end.Totals {
		lines.Add(paper.Gained(n.Name(few.Player(p)), text.TN("few.table.points", total, "Points", text.Points(total)), n.Is(few.Player(p)), theme.Current().Ink))
	}
	for i, pair := range end.Pairs {
		if i == 0 {
			lines.Add(paper.Rule())
		}
		lines.Add(paper.Line(fewtext.Pair(n, pair), theme.BodyText, false))
	}
	lines.Add(paper.Gap(4))
	buttons := []*widget.Button{paper.Button(text.OfGame(e.play.rules().Name, "new"), text.T("key.enter"), true, e.Enter)}
	buttons = append(buttons, paper.Button(text.T("few.table.score"), text.T("few.table.key.score"), false, e.scoring.turnScore))
	if e.play.options.OnReview != nil {
		buttons = append(buttons, paper.Button(text.T("few.table.review"), text.T("few.table.key.review"), false, e.scoring.review))
	}
	row := paper.Row(append(buttons, paper.Button(text.T("few.table.home"), text.T("key.escape"), false, e.Leave))...)
	lines.Add(row)
	return widget.NewSheet(max(endWidth*paper.Unit, row.MinSize().Width), 22*paper.Unit, lines)
}

// Enter implements [sheet.Sheet]: it starts another session.
func (e *endSheet) Enter() {
	if e.scoring.finale.finish() {
		return
	}
	if e.play.options.OnNewGame != nil {
		e.play.options.OnNewGame()
		return
	}
	e.scoring.home()
}

// Rune implements [sheet.Sheet].
func (e *endSheet) Rune(letter rune) {
	switch unicode.ToLower(letter) {
	case 'v':
		e.scoring.review()
	case 'w':
		e.scoring.turnScore()
	}
}

// Leave implements [sheet.Leaver].
func (e *endSheet) Leave() { e.scoring.home() }
