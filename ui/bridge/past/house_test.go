package past

import (
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The list says that a rubber has house rules, and its page lists them.
func TestHouseRules(t *testing.T) {
	page := func(sum bridgestore.Summary) string {
		_, lines := rubber{Summary: sum}.Head(time.Now())
		return strings.Join(lines, "\n")
	}
	house := bridge.House{PlainDoubles: true, Redeal: true}
	sum := bridgestore.Summary{Rules: "SuperBridge", House: house, Length: 8, Boards: 3, Seat: card.South}
	if got, want := newRubberRow(sum, time.Now()).Line, "Super Bridge  ·  3 of 8 deals  ·  house rules"; got != want {
		t.Errorf("the row says %q, want %q", got, want)
	}
	rules, err := bridge.SuperBridge().With(house)
	if err != nil {
		t.Fatal(err)
	}
	want := text.T("history.house-rules", "Rules", strings.Join(bridgetext.House(rules), " "))
	if said := page(sum); !strings.Contains(said, want) {
		t.Errorf("the page says\n%s\nwant in it %q", said, want)
	}
	sum.House = bridge.House{}
	if said := page(sum); strings.Contains(strings.ToLower(said), "house") {
		t.Errorf("without house rules the page says\n%s", said)
	}
}

// The result of a session is given in the units of its rules, with the number of deals if that wasn't fixed.
func TestResultsOfOtherGames(t *testing.T) {
	for _, tt := range []struct {
		sum           bridgestore.Summary
		verdict, line string
	}{
		{bridgestore.Summary{Rules: "Rubber", Boards: 7, Points: [2]int{1980, 360}}, "Won by 1,620", "Rubber bridge  ·  7 deals"},
		{bridgestore.Summary{Rules: "Rubber", House: bridge.House{Hundreds: true}, Boards: 7, Points: [2]int{360, 1980}}, "Lost by 16 hundreds", "Rubber bridge  ·  7 deals  ·  house rules"},
		{bridgestore.Summary{Rules: "Rubber", Settled: true, Boards: 1, Points: [2]int{160, 0}}, "Won by 160", "Rubber bridge  ·  1 deal, settled"},
		{bridgestore.Summary{Rules: "Target", Length: 4, Boards: 4, Points: [2]int{400, 770}, IMPs: 38}, "Won by 38 IMPs", "Target bridge  ·  4 deals"},
		{bridgestore.Summary{Rules: "Target", Length: 1, Boards: 1, Points: [2]int{420, 0}, IMPs: -3}, "+420", "Target bridge  ·  Single deal"},
	} {
		tt.sum.Finished, tt.sum.Seat = true, card.South
		row := newRubberRow(tt.sum, time.Now())
		if row.End != tt.verdict || row.Line != tt.line {
			t.Errorf("%+v is told as %q, %q; want %q, %q", tt.sum, row.End, row.Line, tt.verdict, tt.line)
		}
	}
}
