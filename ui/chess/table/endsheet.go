package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// endSheet shows the winner and the kind of end. It is at the bottom, so that the final position is visible.
type endSheet struct {
	table
	sheet.Spaced
}

var (
	_ sheet.Leaver = (*endSheet)(nil)
	_ sheet.Looker = (*endSheet)(nil)
)

// openEnd opens the result, and celebrates a victory of a person at the table, unless it was seen before.
func (s *Screen) openEnd(seen bool) {
	s.parts.sheets.Push(&endSheet{table: s.table})
	if armies := victors(s.play.config, s.play.state.Game); armies != 0 && !seen {
		s.joy.Signs = tabletop.Signs(s.parts.art, armies)
		s.joy.Win()
	}
}

// victors returns the initial armies of all persons who have won a game; none if it is drawn.
func victors(c play.Config, g chess.Game) (all chess.ArmySet) {
	for _, seat := range c.Seats {
		if seat.Person && g.Points()[seat.Army] > 0 && !g.Result().How.Draw() {
			all |= armiesOf(g, seat.Army)
		}
	}
	return all
}

// Look implements [sheet.Looker].
func (e *endSheet) Look() sheet.Look { return sheet.Look{Veil: sheet.None, Place: sheet.Low} }

// Build implements [sheet.Sheet].
func (e *endSheet) Build() fyne.CanvasObject {
	const most = 0.4 // of the height, so that the board stays in sight
	room := e.parts.content.Size()
	return e.parts.fittedIn(fyne.NewSize(room.Width, most*room.Height), e.build)
}

func (e *endSheet) build(paper widget.Paper) fyne.CanvasObject {
	g := e.play.state.Game
	title := paper.Line(e.play.endTitle(), theme.HeadingText, true)
	title.Align = fyne.TextAlignCenter
	how := paper.Line(chesstext.Result(g.Result()), theme.BodyText, false)
	how.Align, how.Wrap = fyne.TextAlignCenter, true
	lines := paper.List(title, how)
	if words := chesstext.Worth(g); words != "" {
		worth := paper.Line(words, theme.BodyText, false)
		worth.Align, worth.Wrap = fyne.TextAlignCenter, true
		lines.Add(worth)
	}
	lines.Add(paper.Gap(2))
	points := g.Points()
	for _, seat := range e.play.config.Seats {
		name, armies := nameOf(e.play.names[seat.Army]), chesstext.Armies(armiesOf(g, seat.Army))
		if name != armies {
			name = text.T("chess.end-player", "Name", name, "Armies", armies)
		}
		lines.Add(paper.Gained(name, chesstext.Points(points[seat.Army]), seat.Person, theme.Current().Ink))
	}
	lines.Add(paper.Gap(4))
	buttons := []*widget.Button{paper.Button(text.T("chess.again"), text.T("key.enter"), true, e.Enter)}
	if e.play.options.OnReview != nil {
		buttons = append(buttons, paper.Button(text.T("chess.review"), text.T("chess.key.review"), false, e.review))
	}
	if e.play.options.OnHistory != nil {
		buttons = append(buttons, paper.Button(text.T("chess.history"), text.T("chess.key.history"), false, e.play.options.OnHistory))
	}
	lines.Add(paper.Row(append(buttons, paper.Button(text.T("chess.home"), text.T("key.escape"), false, e.Leave))...))
	return widget.NewSheet(520*paper.Unit, 18*paper.Unit, lines)
}

// armiesOf returns a player's initial armies.
func armiesOf(g chess.Game, owner chess.Army) (all chess.ArmySet) {
	start := g.Start()
	for a := range start.Variant().Armies().All() {
		if start.Variant().Owner(a) == owner {
			all = all.With(a)
		}
	}
	return all
}

// endTitle describes the result for the user, or for all if there are several.
func (p *playing) endTitle() string {
	g := p.state.Game
	if g.Result().How.Draw() {
		return text.T("chess.end-draw")
	}
	if persons(p.config) != 1 {
		return text.T("chess.over")
	}
	if g.Points()[firstPerson(p.config)] > 0 {
		return text.T("chess.end-won")
	}
	return text.T("chess.end-lost")
}

// review reviews the game from its end.
func (e *endSheet) review() { e.play.options.OnReview(e.play.events()) }

// Enter implements [sheet.Sheet]: it starts another game.
func (e *endSheet) Enter() {
	if e.play.options.OnNewGame != nil {
		e.play.options.OnNewGame()
		return
	}
	e.parts.home()
}

// Key implements [sheet.Sheet].
func (e *endSheet) Key(fyne.KeyName) {}

// Rune implements [sheet.Sheet]. The board can still be turned.
func (e *endSheet) Rune(letter rune) {
	switch unicode.ToLower(letter) {
	case 'v':
		if e.play.options.OnReview != nil {
			e.review()
		}
	case 'j':
		if e.play.options.OnHistory != nil {
			e.play.options.OnHistory()
		}
	case 't':
		e.view.turnBoard()
	}
}

// Leave implements [sheet.Leaver].
func (e *endSheet) Leave() { e.parts.home() }
