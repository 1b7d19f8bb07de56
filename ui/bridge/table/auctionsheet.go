package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// auctionSheet is the auction, to look at during the play. Each call is explained in the note, as during the auction.
type auctionSheet struct {
	peek
	view *widget.Register
}

var _ sheet.Looker = (*auctionSheet)(nil)

func newAuctionSheet(p peek, asked func(call int)) *auctionSheet {
	a := &auctionSheet{p, widget.NewRegister(p.parts.art)}
	a.view.OnPointed, a.view.OnAsked = p.note.explain, asked
	return a
}

// Build implements [sheet.Sheet]. The object stays the same: the mouse may be over it.
func (a *auctionSheet) Build() fyne.CanvasObject {
	g := a.parts.geometry(a.parts.content.Size())
	rows := auctionRows(tabletop.Auction(a.play.model.Table, a.play.options.Cards), g.U, panelRoom(g).H)
	a.view.Rows = rows
	a.explain(a.note.explained)
	return container.New(fixedSize{fyne.NewSize(auctionWidth*g.U, float32(rows+1)*auctionRow*g.U)}, a.view)
}

// Look implements [sheet.Looker]: it lies between partner's plate and the note, which explains the calls.
func (a *auctionSheet) Look() sheet.Look {
	look := a.laid.Look()
	look.Place = func(room, least fyne.Size) (fyne.Position, fyne.Size) {
		g := a.parts.geometry(room)
		return spot(cardtable.Around(g.W/2, panelRoom(g).Y+panelRoom(g).H/2, least.Width, least.Height))
	}
	return look
}

// explain marks the call that is explained.
func (a *auctionSheet) explain(call int) {
	a.view.Set(tabletop.Auction(a.play.model.Table, a.play.options.Cards), call, a.parts.words())
}
