package table

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

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
