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

func newAuctionSheet(s *Screen) *auctionSheet {
	a := &auctionSheet{peek{laid{s}}, widget.NewRegister(s.art)}
	a.view.OnPointed, a.view.OnAsked = s.explain, s.reportCall
	return a
}

// Build implements [sheet.Sheet]. The object stays the same: the mouse may be over it.
func (a *auctionSheet) Build() fyne.CanvasObject {
	s := a.screen
	g := s.geometry(s.parts.content.Size())
	rows := auctionRows(tabletop.Auction(s.play.model.Table, s.options.Cards), g.U, panelRoom(g).H)
	a.view.Rows = rows
	a.explain(s.note.explained)
	return container.New(fixedSize{fyne.NewSize(auctionWidth*g.U, float32(rows+1)*auctionRow*g.U)}, a.view)
}

// Look implements [sheet.Looker]: it lies between partner's plate and the note, which explains the calls.
func (a *auctionSheet) Look() sheet.Look {
	look := a.laid.Look()
	look.Place = func(room, least fyne.Size) (fyne.Position, fyne.Size) {
		g := a.screen.geometry(room)
		return spot(cardtable.Around(g.W/2, panelRoom(g).Y+panelRoom(g).H/2, least.Width, least.Height))
	}
	return look
}

// explain marks the call that is explained.
func (a *auctionSheet) explain(call int) {
	a.view.Set(tabletop.Auction(a.screen.play.model.Table, a.screen.options.Cards), call, a.screen.words())
}
