package table

import (
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/session"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// scoreSheet is the score of a session between two deals or when it is over: as it is written on paper, or deal by deal. The
// arrows choose a deal, whose review Enter opens.
type scoreSheet struct {
	laid
	sheet.Spaced
	scoring *scoring
	chosen  int  // the board that is, counted from 0, or -1
	rows    bool // deal by deal, though there is a pad
	pad     *picture.Pad
}

var (
	_ sheet.Leaver = (*scoreSheet)(nil)
	_ sheet.Looker = (*scoreSheet)(nil)
)

// showScore lays the score sheet on the table, at the end of the session.
func (c *scoring) showScore() {
	c.parts.sheets.Push(&scoreSheet{laid: c.peek.laid, scoring: c, chosen: -1})
	c.finale.hearEnd()
	c.finale.celebrate(c.play.rubberHonour())
}

// openScore lays the score sheet on the table, or takes it off again. While a board goes on it is there to look at.
func (c *scoring) openScore() {
	switch top := c.parts.sheets.Top().(type) {
	case *scoreSheet:
		top.Leave()
	case *resultSheet:
		switch {
		case c.play.single():
		case c.play.rubber().Over():
			c.showScore()
		default:
			c.parts.sheets.Push(&scoreSheet{laid: c.peek.laid, scoring: c, chosen: -1})
		}
	default:
		if !c.play.single() && !c.play.model.Over {
			turn(c.parts.sheets, &scorePeek{c.peek})
		}
	}
}

// padded reports whether the score is shown as it is written on paper.
func (c *scoreSheet) padded() bool { return c.play.model.Table.Rules.CarryBelow && !c.rows }

// Build implements [sheet.Sheet].
func (c *scoreSheet) Build() fyne.CanvasObject { return c.fitted(c.build) }

func (c *scoreSheet) build(maker sheetMaker) fyne.CanvasObject {
	r, buttons := c.play.rubber(), c.buttons(maker)
	if !c.padded() {
		c.pad = nil
		return maker.scoreSheet(r, c.play.model.Person, c.play.session.Other, c.deals(), buttons...)
	}
	side, before := c.play.model.Person.Side(), c.pad
	deals := c.deals()
	c.pad = maker.pad(r, side, c.chosen, c.room(maker.Unit), func(board int) {
		if deals.open != nil {
			deals.open(board)()
		}
	})
	if before != nil {
		c.pad.Follow(before)
	}
	said := maker.Faint(text.T("sheet.how"))
	if c.chosen >= 0 {
		said.Set(about(r, c.chosen, side, c.play.session.Other), theme.Current().Ink)
		c.pad.Bring(c.chosen)
	}
	said.Align, said.Wrap = fyne.TextAlignCenter, true
	return maker.paper(r, side, c.pad.Content(), append([]fyne.CanvasObject{said}, maker.houseRules(r.Rules)...), buttons)
}

// padAround is the height of all that is above and below a pad: the line above the table, who has won, the buttons.
const padAround = 250

// room returns the most height for a pad on a sheet with letters of unit u, which leaves room for the rest of the sheet.
func (c *scoreSheet) room(u float32) float32 {
	size := c.parts.content.Size()
	rest := float32(padAround)
	if len(bridgetext.House(c.play.model.Table.Rules)) > 0 {
		rest += 70
	}
	return max(180*u, size.Height-rest*u)
}

// Enter implements [sheet.Sheet]. Without a deal that is chosen it goes back to the result; at the end it does nothing: it is
// the end, which is seen by a user who presses Enter again and again.
func (c *scoreSheet) Enter() {
	switch {
	case c.chosen >= 0:
		c.scoring.reviewBoard()
	case !c.scoring.finale.finish() && !c.play.rubber().Over():
		c.parts.sheets.Remove(c)
	}
}

// Leave implements [sheet.Leaver]: it leaves the table at the end, and before it goes back to the result.
func (c *scoreSheet) Leave() {
	switch {
	case c.scoring.finale.finish():
	case c.play.rubber().Over():
		c.scoring.exit.leave()
	default:
		c.parts.sheets.Remove(c)
	}
}

// Key implements [sheet.Sheet].
func (c *scoreSheet) Key(name fyne.KeyName) {
	if c.scoring.finale.finish() {
		return
	}
	if c.pad != nil && (name == fyne.KeyPageUp || name == fyne.KeyPageDown) {
		c.pad.Page(name == fyne.KeyPageDown)
		return
	}
	if c.play.reviewable() {
		c.move(name)
	}
}

// move chooses another deal.
func (c *scoreSheet) move(name fyne.KeyName) {
	last := len(c.play.rubber().Boards) - 1
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

// Rune implements [sheet.Sheet].
func (c *scoreSheet) Rune(r rune) {
	c.scoring.finale.finish()
	switch key := unicode.ToLower(r); {
	case key == 'o' && c.play.model.Table.Rules.CarryBelow:
		c.turn()
	case key == 'e':
		c.export()
	default:
		c.laid.Rune(r)
	}
}

// turn shows the deals one by one instead of the paper, or that again.
func (c *scoreSheet) turn() {
	c.rows = !c.rows
	c.parts.sheets.Redraw()
}

func (c *scoreSheet) choose(board int) {
	c.chosen = board
	c.parts.sheets.Redraw()
}

// deals says where the rows of a score sheet lead.
type deals struct {
	chosen int                    // the board that is, counted from 0, or -1
	open   func(board int) func() // returns what a click on a board does; nil where they lead nowhere
}

// deals returns what the rows of the score sheet lead to.
func (c *scoreSheet) deals() deals {
	if !c.play.reviewable() {
		return deals{chosen: -1}
	}
	return deals{c.chosen, func(board int) func() {
		return func() {
			c.choose(board)
			c.scoring.reviewBoard()
		}
	}}
}

// buttons returns the buttons of the sheet. The one that Enter presses is marked; at the end, while no deal is chosen, that is none.
func (c *scoreSheet) buttons(maker sheetMaker) []*kitwidget.Button {
	r := c.play.rubber()
	var buttons []*kitwidget.Button
	add := func(label, key string, primary bool, do func()) {
		buttons = append(buttons, maker.Button(label, key, primary, do))
	}
	if r.Over() {
		add(text.OfGame(r.Rules.Name, "new"), text.T("key.new"), false, c.play.options.OnNewRubber)
	} else {
		add(text.T("sheet.back"), text.T("key.escape"), c.chosen < 0, c.Leave)
	}
	if c.play.reviewable() {
		board := c.chosen
		if board < 0 {
			board = c.play.model.Board
		}
		add(text.T("table.review-deal", "N", number(r, board)), text.T("key.review"), c.chosen >= 0, c.scoring.reviewBoard)
	}
	if r.Rules.CarryBelow {
		label := text.T("sheet.deals")
		if c.rows {
			label = text.T("sheet.paper")
		}
		add(label, "O", false, c.turn)
	}
	add(text.T("sheet.export"), "E", false, c.export)
	if c.play.settles() {
		add(text.T("settle.now"), "Q", false, c.scoring.openSettle)
	}
	if r.Over() {
		add(text.T("table.home"), text.T("key.escape"), false, c.play.options.OnHome)
	}
	return buttons
}

// number returns the number of a board's deal in a rubber, counted from 1.
func number(r session.Session, board int) int {
	return session.Session{Rules: r.Rules, Length: r.Length, Boards: r.Boards[:board]}.Counted() + 1
}
