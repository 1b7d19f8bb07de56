package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// endSheet shows the result of the game.
type endSheet struct {
	laid
	sheet.Spaced
	scoring *scoring
}

var _ sheet.Leaver = (*endSheet)(nil)

// openEnd opens the result of the game.
func (c *scoring) openEnd() {
	e := &endSheet{laid: laid{table: c.table}, scoring: c}
	c.parts.sheets.Push(e)
	gain, ok := c.play.total(c.play.model.Person())
	if !ok || gain <= 0 {
		return
	}
	c.finale.joy.Win()
}

// total returns a player's gain in the whole game; ok is false if the chips brought aren't known.
func (p *playing) total(who tabletop.Player) (gain int, ok bool) {
	had, ok := p.brought.by(who.Seat, p.state)
	return p.left(who) - had, ok
}

// left returns a player's chips at the end, or on leaving.
func (p *playing) left(who tabletop.Player) int {
	if there, ok := p.state.Game.State().Player(who.Seat); ok {
		return there.Stack
	}
	stack := p.model.Before(who.Seat) + p.gain(who)
	for _, e := range p.state.After {
		if e.Kind == poker.Rebuy && e.Seat == who.Seat {
			stack += e.Chips
		}
		for _, pay := range e.Payments {
			if pay.Pair.First == who.Seat {
				stack += pay.Paid
			}
			if pay.Pair.Second == who.Seat {
				stack -= pay.Paid
			}
		}
	}
	return stack
}

// Build implements [sheet.Sheet].
func (e *endSheet) Build() fyne.CanvasObject { return e.parts.fitted(e.build) }

func (e *endSheet) build(paper widget.Paper) fyne.CanvasObject {
	title := paper.Line(e.play.endTitle(), theme.HeadingText, true)
	title.Align, title.Wrap = fyne.TextAlignCenter, true
	lines := paper.List(title, paper.Gap(4))
	for _, p := range e.play.model.Players {
		words := pokertext.Chips(e.play.left(p))
		gain, ok := e.play.total(p)
		if ok {
			words = text.T("poker.end-chips", "Chips", words, "Gain", text.Gain(gain))
		}
		lines.Add(paper.Gained(p.Name, words, p.Seat == e.play.config.Person, e.play.inkFor(p, gain)))
	}
	lines.Add(paper.Gap(6))
	next := text.T("poker.new-game")
	if e.play.options.Daily {
		next = text.T("poker.daily.again")
	}
	buttons := []*widget.Button{paper.Button(next, text.T("key.enter"), true, e.Enter)}
	if e.play.options.OnReview != nil {
		buttons = append(buttons, paper.Button(text.T("poker.review"), text.T("poker.key.review"), false, func() { e.play.options.OnReview(e.play.model.Number) }))
	}
	lines.Add(paper.Row(append(buttons, paper.Button(text.T("poker.home"), text.T("key.escape"), false, e.Leave))...))
	return widget.NewSheet(500*paper.Unit, 22*paper.Unit, lines)
}

// endTitle describes the user's result of the game.
func (p *playing) endTitle() string {
	gain, ok := p.total(p.model.Person())
	switch {
	case !ok || gain == 0:
		return text.T("poker.end-even")
	case gain > 0:
		return text.TN("poker.end-won", gain, "Chips", text.Points(gain))
	}
	return text.TN("poker.end-lost", -gain, "Chips", text.Points(-gain))
}

// Enter implements [sheet.Sheet]: it starts another game.
func (e *endSheet) Enter() {
	if e.play.options.OnNewGame != nil {
		e.play.options.OnNewGame()
		return
	}
	e.scoring.home()
}

// Rune implements [sheet.Sheet].
func (e *endSheet) Rune(letter rune) {
	if unicode.ToLower(letter) == 'v' && e.play.options.OnReview != nil {
		e.play.options.OnReview(e.play.model.Number)
	}
}

// Leave implements [sheet.Leaver].
func (e *endSheet) Leave() { e.scoring.home() }
