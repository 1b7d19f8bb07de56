package tabletop

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Columns are W N E S, and the first call is in the dealer's.
func TestAuctionColumns(t *testing.T) {
	for dealer, column := range map[card.Seat]int{card.West: 0, card.North: 1, card.East: 2, card.South: 3} {
		table := bridge.Table{Dealer: dealer}
		if row, got := cell(table, 0); row != 0 || got != column {
			t.Errorf("%v deals: the first call is in row %d, column %d, want 0, %d", dealer, row, got, column)
		}
		if row, got := cell(table, 4); row != 1 || got != column {
			t.Errorf("%v deals: his second call is in row %d, column %d, want 1, %d", dealer, row, got, column)
		}
	}
}

// A point in a cell gives the call that is drawn there, also when a long auction scrolls.
func TestAuctionCallAt(t *testing.T) {
	v := widget.NewRegister(newArt(t))
	v.Resize(fyne.NewSize(400, 300))
	b := board(t, 1, "1C Pass Pass X Pass Pass XX Pass Pass 1D Pass Pass X Pass Pass XX Pass Pass 1H Pass Pass X Pass Pass XX "+
		"Pass Pass 1S Pass Pass X Pass Pass XX Pass Pass 1N Pass Pass X Pass Pass XX")
	v.Set(Auction(b.Table, bidding.Cards{}), -1, 1)
	size := v.CellSize()
	for call := range b.Auction().Calls {
		v.Set(Auction(b.Table, bidding.Cards{}), call, 1)
		first := v.First()
		row, column := cell(b.Table, call)
		if row < first || row >= first+v.Rows {
			t.Errorf("call %d can't be seen: its row is %d of %d to %d", call, row, first, first+v.Rows-1)
			continue
		}
		middle := fyne.NewPos((float32(column)+0.5)*size.Width, (float32(row-first)+1.5)*size.Height)
		if got := v.EntryAt(middle); got != call {
			t.Errorf("where call %d is drawn, call %d is found", call, got)
		}
	}
	// A visible entry stays in place when it is pointed at.
	v.Set(Auction(b.Table, bidding.Cards{}), -1, 1)
	first := v.First()
	for call := range b.Auction().Calls {
		if row, _ := cell(b.Table, call); row >= first && row < first+v.Rows {
			v.Set(Auction(b.Table, bidding.Cards{}), call, 1)
		}
	}
	if v.First() != first {
		t.Errorf("pointing at calls in sight has scrolled from row %d to %d", first, v.First())
	}
	v.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 10)})
	if v.First() != first-1 {
		t.Errorf("the wheel has scrolled from row %d to %d", first, v.First())
	}
	if got := v.EntryAt(fyne.NewPos(5, 5)); got != -1 {
		t.Errorf("in the heading call %d is found", got)
	}
}
