package history

import (
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	kept "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The list says that a rubber has house rules, and its page which they are.
func TestHouseRules(t *testing.T) {
	s, _ := open(t, newStore(t, 1), new(later).system(), Position{})
	house := bridge.House{PlainDoubles: true, Redeal: true}
	sum := kept.Summary{Rules: "SuperBridge", House: house, Length: 8, Boards: 3, Seat: card.South}
	if got, want := newRubberRow(sum, time.Now()).line, "Super Bridge  ·  3 of 8 deals  ·  house rules"; got != want {
		t.Errorf("the row says %q, want %q", got, want)
	}
	rules, err := bridge.SuperBridge().With(house)
	if err != nil {
		t.Fatal(err)
	}
	want := text.T("history.house-rules", "Rules", strings.Join(bridgetext.House(rules), " "))
	if said := words(s.rubberHead(sum)); !strings.Contains(said, want) {
		t.Errorf("the page says\n%s\nwant in it %q", said, want)
	}
	sum.House = bridge.House{}
	if said := words(s.rubberHead(sum)); strings.Contains(strings.ToLower(said), "house") {
		t.Errorf("without house rules the page says\n%s", said)
	}
}
