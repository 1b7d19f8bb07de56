package bridge_test

import (
	"testing"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// Boards are found by the level of the computer players, whatever these bid.
func TestBoardsOfALevel(t *testing.T) {
	s := open(t, t.TempDir())
	for _, players := range []string{"club", "club:standard", "club:goren-gerber/own", "club-signals", "expert:standard", "club+book", "expert+book:standard"} {
		must(s.NewDeal(board(t, firstDeal), bridgestore.Deal{Seat: &south, Players: players, Length: 1}))
	}
	for players, want := range map[string]int{"club": 4, "expert": 2, "beginner": 0} {
		if got := must(s.FindBoards(t.Context(), bridgestore.Filter{Players: players})); len(got) != want {
			t.Errorf("%d boards of %s players, want %d", len(got), players, want)
		}
	}
}
