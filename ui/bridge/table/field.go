package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/bridge/results"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Field tells of the other tables that play the same boards. The zero value is that of a rubber without
// a field.
type Field struct {
	By field.Method // what counts
	// OnTables shows what all tables have made of a board of the rubber that is over, counted from 0, and OnRanking what
	// the session comes to; nil without a field.
	OnTables  func(board int)
	OnRanking func()
	// OnResult is told, while a board is over, that another table may have finished.
	OnResult func()
}

// inField reports whether the boards are compared with those of other tables.
func (p *playing) inField() bool { return p.options.Field.OnTables != nil }

// openTables shows what all tables have made of the board that is over.
func (c *scoring) openTables() {
	if c.play.inField() && c.play.model.Over {
		c.finale.finish()
		c.play.options.Field.OnTables(c.play.model.Board)
	}
}

// openRanking shows what the session comes to, which is over. It lets be heard whether the user has done better than the field.
func (c *scoring) openRanking() {
	_, good, _ := c.play.view().Result(c.play.session.Travellers())
	c.finale.hear(good)
	c.play.options.Field.OnRanking()
}

// view is from where the results of a field are seen.
func (p *playing) view() results.View {
	return results.View{Side: p.model.Person.Side(), By: p.options.Field.By, You: true}
}

// inTheField says how a board compares with those of the other tables, and how many of these are in.
func (c *scoring) inTheField(maker sheetMaker, b bridge.Board) []fyne.CanvasObject {
	words, good := c.play.view().Summary(c.play.session.Traveller(b))
	line := maker.Line(words, theme.BodyText, good != 0)
	line.Ink, line.Wrap, line.Align = theme.Current().ForYou(good), true, fyne.TextAlignCenter
	return []fyne.CanvasObject{line}
}
