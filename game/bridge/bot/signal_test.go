package bot

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// unthinking is an effort that is enough for signals, and for nothing else.
var unthinking = effort{nodes: 1}

// consider returns the advice of a player with some effort.
func consider(t *testing.T, b bridge.Board, e effort) Advice {
	t.Helper()
	a, err := newPosition(b.View(b.Actor()), bidding.Cards{}).consider(t.Context(), e)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestSignal follows and discards. South is declarer and North dummy.
func TestSignal(t *testing.T) {
	const notrump, spades = "1N Pass 3N Pass Pass Pass ", "1S Pass 4S Pass Pass Pass "
	for name, test := range map[string]struct{ hands, events, want string }{
		"the queen likes partner's king": {
			"A32.752.AK54.K32 J54.Q843.J932.54 KQT9876.J6.Q7.AQ -", spades + "HK H2", "H8 encourage"},
		"nothing in partner's suit": {
			"A32.752.AK54.K32 J54.9843.J932.54 KQT9876.J6.Q7.AQ -", spades + "HK H2", "H3 leave-partner"},
		"a doubleton that can be ruffed": {
			"A32.752.AK54.K32 J54.83.J9832.J54 KQT9876.J6.Q7.AQ -", spades + "HA H2", "H8 encourage"},
		"a doubleton at no-trump": {
			"A32.752.AK54.K32 J54.83.J9832.J54 KQT9.J64.Q76.AQ6 -", notrump + "HK H2", "H3 leave-partner"},
		"an even number of declarer's suit": {
			"32.K52.AK54.K432 J954.J84.96.J765 AKQ6.AQ3.J87.AQ9 T87.T976.QT32.T8", notrump + "HT HK H4 H3 D4", "D9 show-even"},
		"an odd number of declarer's suit": {
			"32.K52.AQ54.K432 J954.J84.932.J76 AKQ6.AQ3.T876.A9 T87.T976.KJ.QT85", notrump + "HT HK H4 H3 DA", "D2 play-low"},
		"no honour for a signal": {
			"A32.752.AK54.K32 J54.QT.J93.Q8765 KQ987.J64.Q76.AT -", spades + "HK H2", "HT leave-partner"},
		"no signal in trumps": {
			"A32.K52.AK54.K32 85.J843.J932.J54 KQJT976.AQ.Q7.A9 4.T976.T86.QT876", spades + "HT HK H3 HQ SA", "S5 play-low"},
		"a discard that likes the suit": {
			"8432.A52.K54.Q32 .T9843.983.K9754 AKQJ6.QJ.AQ6.AJ6 T975.K76.JT72.T8", spades + "H6 HA H3 HJ S2", "C7 encourage"},
		"declarer hides the lower of equals": {
			"A32.952.AK54.K32 J54.J84.J932.J54 KQ6.KQ3.Q76.AQ96 T987.AT76.T8.T87", notrump + "H6 H2 HJ", "HK conceal"},
		"and that he can do without the ace": {
			"A32.952.KQ54.K32 J54.J84.J932.J54 KQ6.AKQ.A76.AQ96 T987.T763.T8.T87", notrump + "H6 H2 HJ", "HK conceal"},
	} {
		t.Run(name, func(t *testing.T) {
			b := boardOf(t, bridge.Duplicate(), strings.ReplaceAll(test.hands, ".-.", ".."), test.events)
			a := consider(t, b, unthinking)
			if got := a.Event.String() + " " + a.Reason.String(); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

// TestCarding leads and signals by agreements. South is declarer and North dummy.
func TestCarding(t *testing.T) {
	const notrump, spades = "1N Pass 3N Pass Pass Pass ", "1S Pass 4S Pass Pass Pass "
	for name, test := range map[string]struct{ card, hands, events, want string }{
		"low encourages": {
			"own+lowlikes", "A32.752.AK54.K32 J54.Q843.J932.54 KQT9876.J6.Q7.AQ -", spades + "HK H2", "H3 encourage-low"},
		"high discourages": {
			"own+lowlikes", "A32.752.AK54.K32 J54.9843.J932.54 KQT9876.J6.Q7.AQ -", spades + "HK H2", "H9 discourage"},
		"the count is as usual": {
			"own+lowlikes", "32.K52.AK54.K432 J954.J84.96.J765 AKQ6.AQ3.J87.AQ9 T87.T976.QT32.T8", notrump + "HT HK H4 H3 D4", "D9 show-even"},
		"low shows an even number": {
			"own+loweven", "32.K52.AK54.K432 J954.J84.96.J765 AKQ6.AQ3.J87.AQ9 T87.T976.QT32.T8", notrump + "HT HK H4 H3 D4", "D6"},
		"high shows an odd one": {
			"own+loweven", "32.K52.AQ54.K432 J954.J84.932.J76 AKQ6.AQ3.T876.A9 T87.T976.KJ.QT85", notrump + "HT HK H4 H3 DA", "D9 show-odd"},
		"low from an honour": {
			"own+attitude", "A32.K52.A54.K432 - KQ6.AQ3.KJ8.AJ97 98.76.QT9762.T85", notrump, "D2 long-suit"},
		"high from none": {
			"own+attitude", "A32.K52.AQJ5.K43 - KQ6.AQ3.KT8.AJ97 J4.J86.97642.T86", notrump, "D9 safe-lead"},
	} {
		t.Run(name, func(t *testing.T) {
			c, err := bidding.ParseCard(test.card)
			if err != nil {
				t.Fatal(err)
			}
			b := boardOf(t, bridge.Duplicate(), strings.ReplaceAll(test.hands, ".-.", ".."), test.events)
			a, err := newPosition(b.View(b.Actor()), bidding.Cards{c, c}).consider(t.Context(), unthinking)
			if got := a.Event.String() + " " + a.Reason.String(); err != nil || !strings.HasPrefix(got, test.want) {
				t.Errorf("got %s, want %s (%v)", got, test.want, err)
			}
		})
	}
}

// TestCluesAreTrue checks boards of players who signal: the cards played rarely contradict the hands they
// come from, and often contradict hands that fit only the auction.
func TestCluesAreTrue(t *testing.T) {
	var clues, untrue, unlike int
	eachBoard(t, 400, func(t *testing.T, b bridge.Board, r *rand.Rand) {
		for b.Phase() != bridge.Finished {
			if b.Phase() == bridge.AuctionPhase {
				b = apply(t, b, advise(t, b).Event)
				continue
			}
			if r.IntN(8) == 0 {
				p := newPosition(b.View(b.Actor()), bidding.Cards{})
				l := newDealer(p, Signals, 0).deal()
				for _, c := range p.clues(0) {
					clues++
					if c.unlike(b.Hand(c.seat).Union(c.since)) {
						untrue++
					}
					if c.unlike(l.hands[c.seat].Union(c.since)) {
						unlike++
					}
				}
				if n := len(p.clues(Signals | Inference)); n != 0 {
					t.Fatalf("who reads nothing has %d clues", n)
				}
			}
			b = apply(t, b, consider(t, b, unthinking).Event)
		}
	})
	t.Logf("of %d clues %d are unlike the truth, and %d unlike any layout", clues, untrue, unlike)
	if untrue*50 > clues || unlike < 4*untrue || unlike*30 < clues {
		t.Errorf("of %d clues %d are unlike the truth, and %d unlike any layout", clues, untrue, unlike)
	}
}

// For a player who reads signals, a high card on partner's lead puts the queen in more of the layouts of his
// hand.
func TestLayoutsHearSignals(t *testing.T) {
	queens := func(partners string, without Skill) (n int) {
		b := boardOf(t, bridge.Duplicate(), "A32.652.AK54.K32 J54.Q843.J932.54 KQT9.JT.Q876.AQ9 -",
			"1N Pass 3N Pass Pass Pass HA H2 "+partners+" HT")
		for _, l := range newDealer(newPosition(b.View(card.West), bidding.Cards{}), without, 0).layouts(100) {
			if l.hands[card.East].Has(card.Card{Suit: card.Hearts, Rank: card.Queen}) {
				n++
			}
		}
		return n
	}
	high, low := queens("H8", 0), queens("H3", 0)
	deafHigh, deafLow := queens("H8", Signals), queens("H3", Signals)
	if high < low+15 || high < deafHigh+15 || low > deafLow {
		t.Errorf("East has the queen in %d of 100 layouts after a high card and in %d after a low one; for who is deaf in %d and %d", high, low, deafHigh, deafLow)
	}
}
