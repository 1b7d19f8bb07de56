package bot

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// boardOf returns a board in the play from text: the hands that matter, in the order N E S W with "-" for any
// cards, and all events.
func boardOf(t *testing.T, rules bridge.Rules, hands, events string) bridge.Board {
	t.Helper()
	var deal card.Deal
	rest := rules.Deck.Hand()
	fields := strings.Fields(hands)
	for i, f := range fields {
		if f == "-" {
			continue
		}
		h, err := card.ParseHand(f)
		if err != nil {
			t.Fatal(err)
		}
		deal[i], rest = h, rest.Minus(h)
	}
	cards := rest.Cards()
	r := rand.New(rand.NewPCG(1, 1))
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	// Cards that are played must be in the hands they come from: the tests write South's lead and so on into
	// the hands.
	for i, f := range fields {
		if f == "-" {
			deal[i] = card.HandOf(cards[:rules.Tricks()]...)
			cards = cards[rules.Tricks():]
		}
	}
	b, err := bridge.NewBoard(rules, deal, card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range strings.Fields(events) {
		e, err := bridge.ParseEvent(text)
		if err != nil {
			t.Fatal(err)
		}
		b = apply(t, b, e)
	}
	return b
}

// TestOpeningLead leads as West against South.
func TestOpeningLead(t *testing.T) {
	for name, test := range map[string]struct{ west, auction, want string }{
		"fourth highest against no-trump":   {"K4.Q73.KT852.J63", "1N Pass 3N Pass Pass Pass", "D5 long-suit"},
		"top of a sequence":                 {"84.QJT92.K52.A63", "1N Pass 3N Pass Pass Pass", "HQ top-of-sequence"},
		"a singleton against a suit":        {"852.Q7643.7.K652", "1S Pass 4S Pass Pass Pass", "D7 short-suit"},
		"ace from ace and king":             {"85.T643.AK5.9652", "1S Pass 4S Pass Pass Pass", "DA top-of-sequence"},
		"no low card away from an ace":      {"852.AQ43.T742.65", "1S Pass 4S Pass Pass Pass", "C6 short-suit"},
		"the suit that partner has bid":     {"8652.T43.K742.65", "1S Pass 2C 2H 4S Pass Pass Pass", "H3 partners-suit"},
		"not the suit that the enemy bids":  {"J6.KT752.Q63.965", "1H Pass 2H Pass 3N Pass Pass Pass", "C5 safe-lead"},
		"ace from ace and king at no-trump": {"T4.AK752.T53.964", "1N Pass 3N Pass Pass Pass", "HA top-of-sequence"},
		"the higher of partner's two":       {"J6.9753.Q6.96532", "1C Pass 1D 1S 2N Pass 3N Pass Pass Pass", "SJ partners-suit"},
		"not from the king and another":     {"K6.Q75.K743.J652", "1N Pass 3N Pass Pass Pass", "C2 long-suit"},
		"a singleton that the enemy bids":   {"852.7.QT643.K652", "1S Pass 2H Pass 4S Pass Pass Pass", "H7 short-suit"},
		"not from king and jack":            {"852.K43.KJ42.965", "1S Pass 4S Pass Pass Pass", "C5 safe-lead"},
	} {
		t.Run(name, func(t *testing.T) {
			b := boardOf(t, bridge.Duplicate(), "- - - "+test.west, test.auction)
			a := advise(t, b)
			if got := a.Event.String() + " " + a.Reason.String(); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

// TestDefendersLead leads to the second trick.
func TestDefendersLead(t *testing.T) {
	for name, test := range map[string]struct{ hands, events, want string }{
		"not from the king, but from ace and king": {
			"Q5.AT9765.A7.J64 AK743.8.852.AK53 JT96.Q3.QJ64.T87 82.KJ42.KT93.Q92",
			"Pass Pass Pass 1S Pass 1N 2H Pass Pass Pass SA S6 S2 S5", "CA top-of-sequence"},
		"where dummy, who plays last, has only low cards": {
			"KJT54.KJ2.AT8.J6 AQ873.T6.93.9853 6.A.KJ76542.AK42 92.Q987543.Q.QT7",
			"Pass Pass 1S Pass 2D Pass 3N Pass 4N Pass Pass Pass C3 C2 CQ C6", "S2 up-to-weakness"},
	} {
		t.Run(name, func(t *testing.T) {
			a := advise(t, boardOf(t, bridge.Duplicate(), test.hands, test.events))
			if got := a.Event.String() + " " + a.Reason.String(); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

// TestFollow plays to a trick. South is declarer and North dummy.
func TestFollow(t *testing.T) {
	const notrump, spades = "1N Pass 3N Pass Pass Pass ", "1S Pass 4S Pass Pass Pass "
	for name, test := range map[string]struct{ hands, events, want string }{
		"third hand as high as needed over dummy": {
			"A32.Q92.AK54.K32 J54.KJ4.J932.J54 KQ6.A653.Q76.AQ6 T987.T87.T8.T987", notrump + "H7 H2", "HJ finesse"},
		"third hand plays the lower of equals": {
			"A32.952.AK54.K32 J54.KQ4.J932.J54 KQ6.A63.Q76.AQ96 T987.JT87.T8.T87", notrump + "H7 H2", "HQ third-hand-high"},
		"fourth hand wins cheaply": {
			"A32.952.AK54.K32 J54.J84.J932.J54 KQ6.AQ3.Q76.AQ96 T987.KT76.T8.T87", notrump + "H6 H2 HJ", "HQ win-cheaply"},
		"second hand leaves it to the hand that can win": {
			"A32.K52.AK54.K32 J54.J84.J932.J54 KQ6.AQ3.Q76.AQ96 T987.T976.T8.T87", notrump + "H7", "H2 second-hand-low"},
		"a winner of partner's is left to him": {
			"432.952.KQ54.KQ2 AJ5.843.J932.J54 KQ6.QJT.A76.A963 T987.AK76.T8.T87", notrump + "HA H2", "H3 leave-partner"},
		"declarer ruffs a loser": {
			"8432.A52.K54.Q32 5.K843.J932.JT54 AKQJ6.-.Q876.A976 T97.QJT976.AT.K8", spades + "HQ H2 H3", "S6 ruff"},
	} {
		t.Run(name, func(t *testing.T) {
			b := boardOf(t, bridge.Duplicate(), strings.ReplaceAll(test.hands, ".-.", ".."), test.events)
			a := advise(t, b)
			if got := a.Event.String() + " " + a.Reason.String(); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}
