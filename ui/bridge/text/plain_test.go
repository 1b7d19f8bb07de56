package text

import (
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

// Words for a beginner never contain a computed figure.
func TestPlainReasonsHaveNoFigures(t *testing.T) {
	figure := regexp.MustCompile(`[0-9]+[.,][0-9]|%|IMP|points (worse|less)`)
	two := bridge.Bid(2, bridge.Hearts)
	for _, by := range []float64{0.3, 1, 2, 4.9, 5, 12} {
		for _, makes := range []int{0, 27, 28, 45, 62, 80, 95, 100} {
			for _, a := range []bot.Advice{
				{Event: bridge.Called(two), NextCall: bridge.Pass, Loses: by},
				{Event: bridge.Played(card.Card{Suit: card.Hearts, Rank: 2}), Reason: bot.PlayLow, NextBest: card.Card{Suit: card.Hearts, Rank: 3}, Behind: int(30 * by)},
				{Event: bridge.Chosen(two), NextCall: bridge.Bid(1, bridge.NoTrump), Behind: 30, Choice: bot.Prospect{Call: two, Makes: makes, Tricks: by}},
			} {
				words := PlainReason(a)
				if figure.MatchString(words) || strings.Contains(words, "plain.") || strings.Contains(words, "{{") {
					t.Errorf("it says %q", words)
				}
			}
		}
	}
	said := PlainReason(bot.Advice{Event: bridge.Chosen(two), Choice: bot.Prospect{Call: two, Makes: 33, Tricks: 8.8}})
	if !strings.Contains(said, "about 9 tricks") || !strings.Contains(said, "one time in three") {
		t.Errorf("it says %q", said)
	}
}
