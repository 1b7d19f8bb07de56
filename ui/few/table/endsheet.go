package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// endSheet shows the result of the session.
type endSheet struct{ laid }

var _ sheet.Leaver = (*endSheet)(nil)

// end returns the result of a session that is over or has been broken off.
func (s *Screen) end() few.End {
	if s.state.Settled {
		return s.state.Session.Settle()
	}
	return s.state.Session.End()
}

// openEnd opens the result of the session.
func (s *Screen) openEnd() {
	s.sheets.Push(&endSheet{laid{screen: s}})
	switch s.end().Winner {
	case s.config.Person:
		s.parts.surface.Hear(cardtable.Cue{Effect: sound.Rubber})
		s.celebrate(cardtable.Splendour{Signs: 30, Rays: true})
	case few.Nobody:
	default:
		s.parts.surface.Hear(cardtable.Cue{Effect: sound.Down})
	}
}

// endWidth is the width of the sheet, in units.
const endWidth = 500

// Build implements [sheet.Sheet].
func (e *endSheet) Build() fyne.CanvasObject { return e.screen.fitted(e.build) }

func (e *endSheet) build(paper widget.Paper) fyne.CanvasObject {
	s := e.screen
	end, n := s.end(), s.options.Names
	title := paper.Line(fewtext.Ending(n, end), theme.HeadingText, true)
	title.Align, title.Wrap = fyne.TextAlignCenter, true
	lines := paper.List(title, paper.Gap(2))
	setup := s.state.Session.Next()
	for _, l := range end.Lines {
		what := text.T("few.table.for-side", "What", fewtext.Item(s.Rules(), few.Contract{}, l.Item), "Side", n.Side(setup, l.Side))
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
	buttons := []*widget.Button{paper.Button(text.OfGame(s.Rules().Name, "new"), text.T("key.enter"), true, e.Enter)}
	buttons = append(buttons, paper.Button(text.T("few.table.score"), text.T("few.table.key.score"), false, s.turnScore))
	if s.options.OnReview != nil {
		buttons = append(buttons, paper.Button(text.T("few.table.review"), text.T("few.table.key.review"), false, s.review))
	}
	row := paper.Row(append(buttons, paper.Button(text.T("few.table.home"), text.T("key.escape"), false, e.Leave))...)
	lines.Add(row)
	return widget.NewSheet(max(endWidth*paper.Unit, row.MinSize().Width), 22*paper.Unit, lines)
}

// Enter implements [sheet.Sheet]: it starts another session.
func (e *endSheet) Enter() {
	if e.screen.finish() {
		return
	}
	if e.screen.options.OnNewGame != nil {
		e.screen.options.OnNewGame()
		return
	}
	e.screen.home()
}

// Key implements [sheet.Sheet].
func (e *endSheet) Key(name fyne.KeyName) {
	if name == fyne.KeySpace {
		e.Enter()
	}
}

// Rune implements [sheet.Sheet].
func (e *endSheet) Rune(letter rune) {
	switch unicode.ToLower(letter) {
	case 'v':
		e.screen.review()
	case 'w':
		e.screen.turnScore()
	}
}

// Leave implements [sheet.Leaver].
func (e *endSheet) Leave() { e.screen.home() }
