package first

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/card"
)

var _ match.Player = Player{}

// The players bid and play as they always have.
func TestUnchanged(t *testing.T) {
	for _, x := range []struct {
		rules bridge.Rules
		want  uint64
	}{{bridge.SuperBridge(), 6562997241655923559}, {bridge.Duplicate(), 172925942064635701}} {
		sum, r := fnv.New64a(), rand.New(rand.NewPCG(1, 1))
		table := match.Match{Players: [4]match.Player{Player{}, Player{}, Player{}, Player{}}}
		for i := range 200 {
			b, err := bridge.NewBoard(x.rules, x.rules.Deck.Shuffle(r), card.Seat(i%4), bridge.VulNone)
			if err != nil {
				t.Fatal(err)
			}
			if b, err = table.Board(t.Context(), b); err != nil {
				t.Fatal(err)
			}
			fmt.Fprintln(sum, b.Events())
		}
		if got := sum.Sum64(); got != x.want {
			t.Errorf("%s: the boards have the sum %d, want %d", x.rules.Name, got, x.want)
		}
	}
}
