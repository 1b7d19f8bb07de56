package table

import (
	"strings"

	"fyne.io/fyne/v2"

	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// settleSheet asks whether to break off the session, and shows the consequences.
type settleSheet struct{ laid }

// settles reports whether the session can be broken off now: a deal is over, and no rubber of the last has been won.
func (p *playing) settles() bool {
	return !p.options.Branch && p.state.Over() && !p.state.Ended() && p.state.Session.Settles()
}

// openSettle asks whether to break off the session, or says when that is possible.
func (c *scoring) openSettle() {
	if c.play.settles() {
		c.parts.sheets.Push(&settleSheet{c.laid})
	} else if !c.play.model.Over {
		c.note.say(text.T("few.table.settle-later"))
	}
}

// Build implements [sheet.Sheet].
func (o *settleSheet) Build() fyne.CanvasObject { return o.parts.fitted(o.build) }

func (o *settleSheet) build(paper widget.Paper) fyne.CanvasObject {
	return paper.Notice(text.T("few.table.settle-title"), strings.Join(fewtext.Settling(o.play.options.Names, o.play.state.Session), "\n"),
		paper.Button(text.T("few.table.settle-do"), text.T("key.enter"), true, o.Enter),
		paper.Button(text.T("few.table.settle-not"), text.T("key.escape"), false, func() { o.parts.sheets.Remove(o) }))
}

// Enter implements [sheet.Sheet]: it breaks the session off.
func (o *settleSheet) Enter() {
	o.parts.sheets.Remove(o)
	o.play.work.Write(o.play.work.Ctx, o.play.session.Settle, func(error) {})
}
