package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

func newArt(t *testing.T) *widget.Art {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	return widget.NewArt(cardart.Style{})
}

// Columns are W N E S, and the first call is in the dealer's.
func TestAuctionColumns(t *testing.T) {
	for dealer, column := range map[card.Seat]int{card.West: 0, card.North: 1, card.East: 2, card.South: 3} {
		v := &auctionView{table: bridge.Table{Dealer: dealer}}
		if row, got := v.cell(0); row != 0 || got != column {
			t.Errorf("%v deals: the first call stands in row %d, column %d, want 0, %d", dealer, row, got, column)
		}
		if row, got := v.cell(4); row != 1 || got != column {
			t.Errorf("%v deals: his second call stands in row %d, column %d, want 1, %d", dealer, row, got, column)
		}
	}
}

// A point in a cell gives the call that is drawn there, also when a long auction scrolls.
func TestAuctionCallAt(t *testing.T) {
	v := newAuctionView(newArt(t))
	v.Resize(fyne.NewSize(400, 300))
	b := board(t, 1, "1C Pass Pass X Pass Pass XX Pass Pass 1D Pass Pass X Pass Pass XX Pass Pass 1H Pass Pass X Pass Pass XX "+
		"Pass Pass 1S Pass Pass X Pass Pass XX Pass Pass 1N Pass Pass X Pass Pass XX")
	v.set(b.Table, -1, 1)
	size := v.cellSize()
	for call := range b.Auction().Calls {
		v.set(b.Table, call, 1)
		first := v.first
		row, column := v.cell(call)
		if row < first || row >= first+auctionRows {
			t.Errorf("call %d can't be seen: its row is %d of %d to %d", call, row, first, first+auctionRows-1)
			continue
		}
		middle := fyne.NewPos((float32(column)+0.5)*size.Width, (float32(row-first)+1.5)*size.Height)
		if got := v.callAt(middle); got != call {
			t.Errorf("where call %d is drawn, call %d is found", call, got)
		}
	}
	// What is in sight stays where it is when it is pointed at.
	v.set(b.Table, -1, 1)
	first := v.first
	for call := range b.Auction().Calls {
		if row, _ := v.cell(call); row >= first && row < first+auctionRows {
			v.set(b.Table, call, 1)
		}
	}
	if v.first != first {
		t.Errorf("pointing at calls in sight has scrolled from row %d to %d", first, v.first)
	}
	v.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 10)})
	if v.first != first-1 {
		t.Errorf("the wheel has scrolled from row %d to %d", first, v.first)
	}
	if got := v.callAt(fyne.NewPos(5, 5)); got != -1 {
		t.Errorf("in the heading call %d is found", got)
	}
}

func TestBidBox(t *testing.T) {
	b := newBidBox(newArt(t), bridge.SuperBridge())
	if len(b.buttons) != 48 {
		t.Fatalf("%d calls in the box, want 48", len(b.buttons))
	}
	var made []bridge.Call
	b.OnCall = func(c bridge.Call) { made = append(made, c) }
	legal := board(t, 1, "3H").View(card.West).LegalCalls()
	b.set(legal, 1)
	for _, button := range b.buttons {
		test.Tap(button)
	}
	if len(made) != len(legal) {
		t.Errorf("%d calls can be pressed, want the %d legal ones", len(made), len(legal))
	}
	b.move(1, 0)
	if c, ok := b.selection(); !ok || c != bridge.Bid(3, bridge.Spades) {
		t.Errorf("the first arrow chooses %v", c)
	}
	b.move(0, 1)
	if c, _ := b.selection(); c != bridge.Bid(4, bridge.Spades) {
		t.Errorf("down chooses %v, want 4S", c)
	}
	for range 20 {
		b.move(0, 1)
	}
	if c, _ := b.selection(); c != bridge.Double && c != bridge.Pass {
		t.Errorf("at the bottom is %v", c)
	}
	b.set(nil, 1)
	if _, ok := b.selection(); ok {
		t.Error("out of turn a call is still chosen")
	}
}
