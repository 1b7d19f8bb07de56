package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// endSheet shows the result of the game.
type endSheet struct{ laid }

var _ sheet.Leaver = (*endSheet)(nil)

// openEnd opens the result of the game.
func (s *Screen) openEnd() {
	e := &endSheet{laid{screen: s}}
	s.sheets.Push(e)
	gain, ok := s.total(s.model.Person())
	if !ok || gain <= 0 {
		return
	}
	s.parts.surface.Hear(cardtable.Cue{Effect: sound.Rubber})
	s.celebrate(cardtable.Splendour{Signs: 30, Rays: true})
}

// total returns a player's gain in the whole game; ok is false if the chips brought aren't known.
func (s *Screen) total(p tabletop.Player) (gain int, ok bool) {
	had, ok := s.brought.by(p.Seat, s.state)
	return s.left(p) - had, ok
}

// left returns a player's chips at the end, or on leaving.
func (s *Screen) left(p tabletop.Player) int {
	if there, ok := s.state.Game.State().Player(p.Seat); ok {
		return there.Stack
	}
	stack := s.model.Before(p.Seat) + s.gain(p)
	for _, e := range s.state.After {
		if e.Kind == poker.Rebuy && e.Seat == p.Seat {
			stack += e.Chips
		}
		for _, pay := range e.Payments {
			if pay.Pair.First == p.Seat {
				stack += pay.Paid
			}
			if pay.Pair.Second == p.Seat {
				stack -= pay.Paid
			}
		}
	}
	return stack
}

// Build implements [sheet.Sheet].
func (e *endSheet) Build() fyne.CanvasObject { return e.screen.fitted(e.build) }

func (e *endSheet) build(paper widget.Paper) fyne.CanvasObject {
	s := e.screen
	title := paper.Line(s.endTitle(), theme.HeadingText, true)
	title.Align = fyne.TextAlignCenter
	lines := paper.List(title, paper.Gap(4))
	for _, p := range s.model.Players {
		words := pokertext.Chips(s.left(p))
		gain, ok := s.total(p)
		if ok {
			words = text.T("poker.end-chips", "Chips", words, "Gain", text.Gain(gain))
		}
		lines.Add(paper.Gained(p.Name, words, p.Seat == s.config.Person, s.inkFor(p, gain)))
	}
	lines.Add(paper.Gap(6))
	buttons := []*widget.Button{paper.Button(text.T("poker.new-game"), text.T("key.enter"), true, e.Enter)}
	if s.options.OnReview != nil {
		buttons = append(buttons, paper.Button(text.T("poker.review"), text.T("poker.key.review"), false, func() { s.options.OnReview(s.model.Number) }))
	}
	lines.Add(paper.Row(append(buttons, paper.Button(text.T("poker.home"), text.T("key.escape"), false, e.Leave))...))
	return widget.NewSheet(440*paper.Unit, 22*paper.Unit, lines)
}

// endTitle describes the user's result of the game.
func (s *Screen) endTitle() string {
	gain, ok := s.total(s.model.Person())
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
	if unicode.ToLower(letter) == 'v' && e.screen.options.OnReview != nil {
		e.screen.options.OnReview(e.screen.model.Number)
	}
}

// Leave implements [sheet.Leaver].
func (e *endSheet) Leave() { e.screen.home() }
