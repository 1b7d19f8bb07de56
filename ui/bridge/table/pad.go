package table

import (
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/scorepad"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// pad returns the pad of a session, no higher than room. Tapped is told of which board an entry was clicked.
func (s sheetMaker) pad(r session.Session, person card.Side, chosen int, room float32, tapped func(board int)) *picture.Pad {
	return picture.NewPad(scorepad.Of(r, person, chosen), s.Art.Style, s.Unit, room, tapped)
}

// about says what became of a board of the session, for which there may not be anything on the pad.
func about(r session.Session, board int, person card.Side, other otherTable) string {
	e := r.Sheet().Entries[board]
	c := e.Board.Contract()
	words := text.T("sheet.about-passed", "Number", e.Number)
	if !c.PassedOut() {
		words = text.T("sheet.about", "Number", e.Number, "Contract", bridgetext.Contract(c),
			"Result", bridgetext.Result(e.Board.DeclarerTricks(), e.Board.Rules.Needs(c.Level)), "Vul", text.T("table.vul."+e.Board.Vul.String()))
	}
	if imps, ok, _ := other.imps(e, person); ok {
		words += " " + text.TN("sheet.about-other", imps, "IMPs", text.Gain(imps))
	}
	return words
}
