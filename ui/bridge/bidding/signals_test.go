package bidding

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

// The players signal as the card says: East does, by a high card and for the stated reason, and beginners don't.
func TestTheyPlayTheSignalsOfTheCard(t *testing.T) {
	for name, test := range map[string]struct {
		deal, events string
		want         bot.Reason
	}{
		"partner’s lead": {
			"N:A32.752.AK54.K32 J54.Q843.J932.54 KQT9876.J6.Q7.AQ .AKT9.T86.JT9876",
			"1S Pass 4S Pass Pass Pass HK H2", bot.Encourage},
		"a discard": {
			"N:8432.A52.K54.Q32 .T9843.983.K9754 AKQJ6.QJ.AQ6.AJ6 T975.K76.JT72.T8",
			"1S Pass 4S Pass Pass Pass H6 HA H8 HJ S2", bot.Encourage},
		"their lead": {
			"N:32.K52.AK54.K432 J954.J84.96.J765 AKQ6.AQ3.J87.AQ9 T87.T976.QT32.T8",
			"1N Pass 3N Pass Pass Pass HT HK H4 H3 D4", bot.ShowEven},
	} {
		deal, err := card.ParseDeal(test.deal)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		b, err := bridge.NewBoard(bridge.Duplicate(), deal, card.South, bridge.VulNone)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, word := range strings.Fields(test.events) {
			e, err := bridge.ParseEvent(word)
			if err != nil {
				t.Fatal(err)
			}
			if b, err = b.Apply(e); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		for _, level := range []bot.Level{bot.Beginner, bot.Club} {
			a, err := bot.Player{Level: level}.Advise(t.Context(), b.View(b.Actor()))
			if err != nil {
				t.Fatal(err)
			}
			c := a.Event.Card
			low := c.Rank == b.Hand(card.East)[c.Suit].Bottom()
			if b.Actor() != card.East || (a.Reason == test.want) != (level == bot.Club) || low == (level == bot.Club) {
				t.Errorf("%s: %v %s plays %v, %v", name, b.Actor(), level, c, a.Reason)
			}
		}
	}
}

// The players lead as the card says, at every level: the fourth highest at no-trump, a singleton at a suit contract.
func TestTheyLeadAsTheCardSays(t *testing.T) {
	for name, test := range map[string]struct {
		deal, events, want string
		why                bot.Reason
	}{
		"at no-trump": {"N:A9.A652.AKJ2.T43 T73.KT94.T97.K86 Q64.QJ8.Q53.AQJ7 KJ852.73.864.952", "1N Pass 3N Pass Pass Pass", "S5", bot.LongSuit},
		"at trumps":   {"N:KQ32.A5.KQ54.Q32 J.KT9732.J983.K9 AT976.QJ86.A6.AJ 854.4.T72.T87654", "1S Pass 4S Pass Pass Pass", "H4", bot.ShortSuit},
	} {
		deal, err := card.ParseDeal(test.deal)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		b, err := bridge.NewBoard(bridge.Duplicate(), deal, card.South, bridge.VulNone)
		for _, word := range strings.Fields(test.events) {
			e, failed := bridge.ParseEvent(word)
			if err == nil && failed == nil {
				b, err = b.Apply(e)
			}
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, level := range bot.Levels() {
			a, err := bot.Player{Level: level}.Advise(t.Context(), b.View(b.Actor()))
			if err != nil || a.Event.Card.String() != test.want || level == bot.Beginner && a.Reason != test.why {
				t.Errorf("%s: %s leads %v, %v, %v; want %s", name, level, a.Event.Card, a.Reason, err, test.want)
			}
		}
	}
}
