package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	ours "github.com/superbridge/superbridge/ui/kit/widget"
)

// scoreSheet is the score of a rubber that is over, deal by deal. The arrows choose a deal, whose review Enter opens.
type scoreSheet struct {
	laid
	chosen int // the board that is, counted from 0, or -1
}

var (
	_ sheet.Leaver = (*scoreSheet)(nil)
	_ sheet.Looker = (*scoreSheet)(nil)
)

// showScore lays the score sheet on the table.
func (s *Screen) showScore() {
	s.sheets.Push(&scoreSheet{laid{s}, -1})
	s.hearEnd()
	s.celebrate(s.rubberHonour())
}

// Build implements [sheet.Sheet].
func (c *scoreSheet) Build() fyne.CanvasObject {
	s, maker := c.screen, c.maker()
	return maker.scoreSheet(s.rubber(), s.play.model.Person, s.play.session.Other, c.deals(), c.buttons(maker)...)
}

// Enter implements [sheet.Sheet]. Without a deal that is chosen it does nothing: it is the end, which is seen by a user
// who presses Enter again and again.
func (c *scoreSheet) Enter() {
	if c.chosen >= 0 {
		c.screen.reviewBoard()
		return
	}
	c.screen.finish()
}

// Leave implements [sheet.Leaver]: it leaves the table.
func (c *scoreSheet) Leave() {
	if !c.screen.finish() {
		c.screen.leave()
	}
}

// Key implements [sheet.Sheet].
func (c *scoreSheet) Key(name fyne.KeyName) {
	if name == fyne.KeySpace {
		c.Enter()
		return
	}
	if c.screen.finish() || !c.screen.reviewable() {
		return
	}
	last := len(c.screen.rubber().Boards) - 1
	at := c.chosen
	switch name {
	case fyne.KeyUp:
		at--
	case fyne.KeyDown:
		at++
	case fyne.KeyHome:
		at = 0
	case fyne.KeyEnd:
		at = last
	default:
		return
	}
	if c.chosen < 0 && name == fyne.KeyUp {
		at = last
	}
	c.choose(min(max(at, 0), last))
}

func (c *scoreSheet) choose(board int) {
	c.chosen = board
	c.screen.sheets.Redraw()
}

// deals are what the rows of a score sheet lead to.
type deals struct {
	chosen int                    // the board that is, counted from 0, or -1
	open   func(board int) func() // returns what a click on a board does; nil where they lead nowhere
}

// deals returns what the rows of the score sheet lead to.
func (c *scoreSheet) deals() deals {
	if !c.screen.reviewable() {
		return deals{chosen: -1}
	}
	return deals{c.chosen, func(board int) func() {
		return func() {
			c.choose(board)
			c.screen.reviewBoard()
		}
	}}
}

// buttons are what can be done when the rubber is over. The one that Enter presses is marked; while no deal is chosen that
// is none.
func (c *scoreSheet) buttons(maker sheetMaker) []*ours.Button {
	s := c.screen
	buttons := []*ours.Button{maker.button(text.OfGame(s.play.model.Table.Rules.Name, "new"), text.T("key.new"), false, s.options.OnNewRubber)}
	if s.reviewable() {
		r, board := s.rubber(), c.chosen
		if board < 0 {
			board = s.play.model.Board
		}
		buttons = append(buttons, maker.button(text.T("table.review-deal", "N", number(r, board)), text.T("key.review"), c.chosen >= 0, s.reviewBoard))
	}
	return append(buttons, maker.button(text.T("table.home"), text.T("key.escape"), false, s.options.OnHome))
}

// number returns the number of a board's deal in a rubber, counted from 1.
func number(r session.Session, board int) int {
	return session.Session{Rules: r.Rules, Length: r.Length, Boards: r.Boards[:board]}.Counted() + 1
}
