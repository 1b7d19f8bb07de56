package analysis_test

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/assess"
	"github.com/superbridge/superbridge/game/card"
)

// BenchmarkCosts measures the time per board of a history that comes with its analyses.
func BenchmarkCosts(b *testing.B) {
	board := played(b, bridge.SuperBridge(), 5, 2)[1]
	var a analysis.Analysis
	for i := len(board.Auction().Calls); i < len(board.Events()); i++ {
		a.Acts = append(a.Acts, assess.Judged{Event: i, Seat: board.Prefix(i).Turn()})
	}
	for b.Loop() {
		a.Costs(board, card.South)
	}
}
