package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// settleSheet asks whether the session is to end as it stands, and says what comes of that.
type settleSheet struct {
	laid
	scoring *scoring
}

// settles reports whether the session can be broken off now.
func (p *playing) settles() bool {
	return p.model.Over && p.options.Practice == nil && p.rubber().Settles()
}

// openSettle asks whether the session is to be broken off, if it can be.
func (c *scoring) openSettle() {
	if c.play.settles() {
		c.parts.sheets.Push(&settleSheet{c.peek.laid, c})
	}
}

// Build implements [sheet.Sheet].
func (o *settleSheet) Build() fyne.CanvasObject { return o.fitted(o.build) }

func (o *settleSheet) build(maker sheetMaker) fyne.CanvasObject {
	return maker.Notice(text.T("settle.title"), settleWords(o.play.rubber(), o.play.model.Person.Side()),
		maker.Button(text.T("settle.do"), text.T("key.enter"), true, o.Enter),
		maker.Button(text.T("settle.not"), text.T("key.escape"), false, func() { o.parts.sheets.Remove(o) }))
}

// Key implements [sheet.Sheet].
func (o *settleSheet) Key(fyne.KeyName) {}

// Rune implements [sheet.Sheet].
func (o *settleSheet) Rune(rune) {}

// Enter implements [sheet.Sheet]: it breaks the session off.
func (o *settleSheet) Enter() {
	o.parts.sheets.Remove(o)
	o.play.work.Write(o.play.work.Ctx, o.play.session.Settle, func(err error) {
		if err == nil && o.play.rubber().Over() {
			o.parts.sheets.RemoveIf(isScore)
			o.scoring.showScore()
		}
	})
}

// settleWords says what a session would come to if it were settled now, for someone on a side.
func settleWords(r session.Session, person card.Side) string {
	settled, err := r.Settle()
	if err != nil {
		return text.Error(err)
	}
	words := text.T("settle.none")
	for i, l := range settled.Bonus() {
		id := "settle.bonus.part-score"
		if l.Item == bridge.UnfinishedGame {
			id = "settle.bonus.game"
		}
		said := text.T(id, "Side", text.SideOf(l.Side, person), "Points", text.Points(l.Points))
		if i == 0 {
			words = said
		} else {
			words += " " + said
		}
	}
	return words + "\n" + text.T("settle.outcome", "Outcome", bridgetext.Outcome(settled, person))
}
