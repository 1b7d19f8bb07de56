package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// elsewhere is the result of a deal at another time or table, held against the one here.
type elsewhere struct {
	where  string // what is said of it before the contract
	board  bridge.Board
	points int  // there, of the user's side less those of the other
	by     int  // how many more they are here
	imps   bool // the difference is told in IMPs too
}

// compare holds a finished board against one with the same deal.
func compare(where string, here, there bridge.Board, side card.Side, imps bool) elsewhere {
	mine, points := here.Against(there, side)
	return elsewhere{where, there, points, mine - points, imps}
}

// contract says what was played there and what became of it.
func (e elsewhere) contract() string {
	c := e.board.Contract()
	if c.PassedOut() {
		return e.where + " " + bridgetext.Contract(c)
	}
	return e.where + " " + bridgetext.ShortContract(c) + " " + bridgetext.Margin(e.board.DeclarerTricks(), e.board.Rules.Needs(c.Level))
}

// difference says who did better.
func (e elsewhere) difference() string {
	imps := max(bridge.IMPs(e.by), -bridge.IMPs(e.by))
	points := text.Points(max(e.by, -e.by))
	switch {
	case e.by == 0:
		return text.T("compare.same")
	case e.imps && e.by > 0:
		return text.TN("compare.imps-better", imps, "Points", points)
	case e.imps:
		return text.TN("compare.imps-worse", imps, "Points", points)
	case e.by > 0:
		return text.T("compare.better", "Points", points)
	}
	return text.T("compare.worse", "Points", points)
}

// compared is the two lines about what a deal came to elsewhere.
func (s sheetMaker) compared(e elsewhere) []fyne.CanvasObject {
	p := theme.Current()
	better := s.Line(e.difference(), theme.BodyText, true)
	if e.by != 0 {
		better.Ink = p.ForYou(e.by)
	}
	return []fyne.CanvasObject{s.Gained(e.contract(), text.Gain(e.points), false, p.ForYou(e.points)), better}
}
