package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// auctionSheet is the auction, to look at during the play. Each call is explained in the note, as during the auction.
type auctionSheet struct {
	peek
	view *auctionView
}

func newAuctionSheet(s *Screen) *auctionSheet {
	a := &auctionSheet{peek{laid{s}}, newAuctionView(s.art)}
	a.view.OnPointed = s.explain
	return a
}

// Build implements [sheet.Sheet]. The object stays the same: the mouse may be over it.
func (a *auctionSheet) Build() fyne.CanvasObject {
	s := a.screen
	a.explain(s.note.explained)
	return container.New(fixedSize{fyne.NewSize(auctionWidth*s.unit(), auctionHeight*s.unit())}, a.view)
}

// explain marks the call that is explained.
func (a *auctionSheet) explain(call int) {
	a.view.set(a.screen.play.model.Table, call, a.screen.unit())
}
