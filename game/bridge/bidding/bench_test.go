package bidding

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// twelfth is a competitive auction of eleven calls.
const twelfth = "1D 1S X 2S 3D P P 3S P P 4D"

// BenchmarkCall finds the twelfth call: reading the whole auction, only its last call, and explaining every legal call.
func BenchmarkCall(b *testing.B) {
	calls := auctionOf(b, twelfth)
	table := &bridge.Table{Rules: bridge.Duplicate()}
	hand := handOf(b, "KJ842.Q3.72.AQ65")
	b.Run("from the first", func(b *testing.B) {
		for b.Loop() {
			Cards{{System: Standard}, {System: Standard}}.Read(table, calls).Choose(hand)
		}
	})
	a := Cards{{System: Standard}, {System: Standard}}.Read(table, calls)
	b.Run("the last", func(b *testing.B) {
		for b.Loop() {
			a.propose()
			a.Choose(hand)
		}
	})
	b.Run("by natural rules", func(b *testing.B) {
		for b.Loop() {
			Read(table, calls).Choose(hand)
		}
	})
	b.Run("explain each", func(b *testing.B) {
		for b.Loop() {
			a := Cards{{System: Standard}, {System: Standard}}.Read(table, calls)
			for _, c := range calls.Legal(table.Rules) {
				a.Explain(c)
			}
		}
	})
}

// BenchmarkReadBook reads all files of a system.
func BenchmarkReadBook(b *testing.B) {
	for b.Loop() {
		if _, err := readBook(own, "standard"); err != nil {
			b.Fatal(err)
		}
	}
}
