package transfer

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/record"
)

// Boards of MiniBridge go out as PBN, without an auction; LIN has no place for them.
func TestBoardsWithoutAnAuction(t *testing.T) {
	b := bridgetest.Board(rand.New(rand.NewPCG(15, 4)), bridge.MiniBridge(), bridge.VulNone)
	items := func(yield func(record.Item, error) bool) {
		rubber := record.Rubber{Number: 1, Rules: b.Rules, Length: 4, Boards: 1}
		if yield(record.Item{Rubber: &rubber}, nil) {
			yield(record.Item{Board: &record.Entry{Session: 1, Number: 1, Board: b}}, nil)
		}
	}
	for format, boards := range map[Format]int{JSON: 1, PBN: 1, LIN: 0} {
		var out strings.Builder
		done, err := Write(t.Context(), items, &out, format, func(int) {})
		if err != nil || done.Boards != boards || done.Uncalled != 1-boards {
			t.Errorf("%s: %+v, %v", format.Ending(), done, err)
		}
		if format == PBN && !strings.Contains(out.String(), `[Scoring "MiniBridge"]`) {
			t.Errorf("it goes out as\n%s", out.String())
		}
	}
}
