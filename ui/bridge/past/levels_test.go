package past

import (
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// The level of the others is one word, or one for each side if they differ: the user's partner first, in any seat.
// Players that only the command line knows aren't named.
func TestLevelsOfARubber(t *testing.T) {
	for _, x := range []struct {
		players string
		seat    card.Seat
		watched bool
		want    string
	}{
		{"expert", card.South, false, "  ·  Experts"},
		{"club-signals+book:standard/own", card.West, false, "  ·  Club players"},
		{"expert+book/club+book:standard", card.South, false, "Partner: Expert, opponents: Club players"},
		{"expert+book/club+book:standard", card.East, false, "Partner: Club player, opponents: Experts"},
		{"expert/club", card.South, true, "N-S: Experts, E-W: Club players"},
		{"random", card.South, false, ""},
		{"", card.South, false, ""},
	} {
		line := rubberLine(bridgestore.Summary{Rules: "SuperBridge", Length: 4, Players: x.players, Seat: x.seat, Watched: x.watched}, time.Now())
		if x.want == "" && strings.Count(line, "xpert")+strings.Count(line, "lub") > 0 || !strings.Contains(line, x.want) {
			t.Errorf("%s: %q, want %q", x.players, line, x.want)
		}
	}
}
