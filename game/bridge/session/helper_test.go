package session_test

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// In these deals each suit goes round the table from the ace down: spades from North, hearts from East,
// diamonds from South, clubs from West.
const (
	stripes   = "N:AM951.JT62.QL73.KZ84 KZ84.AM951.JT62.QL73 QL73.KZ84.AM951.JT62 JT62.QL73.KZ84.AM951"
	stripes52 = "N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func house(text string) bridge.Rules { return must(bridge.ParseRules("SuperBridge", text)) }

// after returns the board after the calls, cards and claim in text, which must be legal.
func after(t *testing.T, b bridge.Board, text string) bridge.Board {
	t.Helper()
	var events []bridge.Event
	for form := range strings.FieldsSeq(strings.ReplaceAll(text, "Claim ", "Claim_")) {
		events = append(events, must(bridge.ParseEvent(strings.ReplaceAll(form, "_", " "))))
	}
	b, err := b.Replay(events)
	if err != nil {
		t.Fatalf("after %s: %v", text, err)
	}
	return b
}
