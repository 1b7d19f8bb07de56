package bidding

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
)

// Alerted calls end in a star.
func TestAlerts(t *testing.T) {
	standard, goren := Card{System: Standard}, Card{System: Goren}
	for _, c := range []struct {
		rules bridge.Rules
		by    Card
		calls string
	}{
		{bridge.Duplicate(), standard, "1N Pass 2C* Pass 2D* Pass 3N Pass Pass Pass"},
		{bridge.Duplicate(), standard, "1N Pass 2H* Pass 2S Pass 4S"},
		{bridge.Duplicate(), standard, "1N Pass 2S* Pass 3C*"},
		{bridge.Duplicate(), standard, "2C* Pass 2D* Pass 2S Pass 2N*"},
		{bridge.Duplicate(), standard, "1S Pass 2N* Pass 3D*"},
		{bridge.Duplicate(), standard, "1S Pass 3S Pass 4N* Pass 5D* Pass 6S"},
		{bridge.Duplicate(), standard, "1C 2C* Pass 2S"},
		{bridge.Duplicate(), standard, "1S 2D 3D* Pass 3S"},
		{bridge.Duplicate(), standard, "1D X Pass 1S"},
		{bridge.Duplicate(), goren, "2S Pass 2N* Pass 3S"},
		{bridge.SuperBridge(), Card{}, "2C* Pass 2D* Pass 2S"},
		{bridge.SuperBridge(), Card{}, "1S Pass 3S Pass 5N* Pass 6D*"},
		{bridge.SuperBridge(), Card{}, "1N Pass 2S Pass Pass Pass"},
	} {
		a := auctionOf(t, strings.ReplaceAll(strings.ReplaceAll(c.calls, "*", ""), "Pass", "P"))
		var got []string
		for i, alert := range (Cards{c.by, c.by}).Alerts(bridge.Table{Rules: c.rules}, a) {
			got = append(got, a.Calls[i].String()+map[bool]string{true: "*"}[alert])
		}
		if got := strings.Join(got, " "); got != c.calls {
			t.Errorf("by %v: %s, want %s", c.by, got, c.calls)
		}
	}
}
