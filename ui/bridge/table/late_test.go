package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/ui/bridge/play"
)

// The last trick plays itself, and an Enter that was meant for a card of it took the result away.
func TestAnEnterThatIsLateForTheLastCard(t *testing.T) {
	for _, forced := range []bool{true, false} {
		b := board(t, 3, "1N Pass Pass Pass any any any Claim_5")
		s := sitWith(t, b, 1, new(forgetful), func(c *play.Config, o *Options) { c.Forced = forced })
		s.Key(fyne.KeyReturn)
		if stays := laidOn(s) == "result"; stays != forced {
			t.Errorf("forced %v: sheet %q at once", forced, laidOn(s))
		}
		if forced {
			result := s.parts.sheets.Top().(*resultSheet)
			result.late = result.late.Add(-2 * resultGrace)
			if s.Key(fyne.KeyReturn); laidOn(s) == "result" {
				t.Errorf("it stays for ever")
			}
		}
	}
}
