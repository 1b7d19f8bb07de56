package table

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func TestBidBox(t *testing.T) {
	b := newBidBox(newArt(t), bridge.SuperBridge())
	if b.Len() != 48 {
		t.Fatalf("%d calls in the box, want 48", b.Len())
	}
	var made []bridge.Call
	b.OnPressed = func(c bridge.Call) { made = append(made, c) }
	legal := board(t, 1, "3H").View(card.West).LegalCalls()
	b.Set(legal, 1)
	for _, row := range callKeys(bridge.SuperBridge()) {
		for _, key := range row {
			test.Tap(b.Button(key.Of))
		}
	}
	if len(made) != len(legal) {
		t.Errorf("%d calls can be pressed, want the %d legal ones", len(made), len(legal))
	}
	b.Step(1, 0)
	if c, ok := b.Selection(); !ok || c != bridge.Bid(3, bridge.Spades) {
		t.Errorf("the first arrow chooses %v", c)
	}
	b.Step(0, 1)
	if c, _ := b.Selection(); c != bridge.Bid(4, bridge.Spades) {
		t.Errorf("down chooses %v, want 4S", c)
	}
	for range 20 {
		b.Step(0, 1)
	}
	if c, _ := b.Selection(); c != bridge.Double && c != bridge.Pass {
		t.Errorf("at the bottom is %v", c)
	}
	b.Set(nil, 1)
	if _, ok := b.Selection(); ok {
		t.Error("out of turn a call is still chosen")
	}
}
