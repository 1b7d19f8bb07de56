package bidding

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// gorenCalls lists hands, each after an auction, with the call given by the tables. (Rules: lessons, Goren: opening,
// Goren: answers.)
const gorenCalls = `
AKJ52.K3.Q84.J72 | | 1S
AQ962.KJ972.A4.2 | | 1S
K72.AQ3.KJ4.QT65 | | 1C
K72.A93.KJ4.A765 | | 1C
KQ72.93.AJ64.K65 | | 1D
AK2.AQ3.KJ4.T965 | | 1N
AQ765.K3.KJ4.A72 | | 1S
AK2.AQ3.KJ4.KQ65 | | 2N
AKQJ94.AK3.A4.K2 | | 2S
3.AQJ9762.84.T75 | | 3H
3.KJ87652.84.J75 | | Pass
KQJ98762.3.A4.75 | | 4S
AK2.A3.KJ54.T965 | | 1D
J9742.KQ3.KJ4.Q2 | | Pass
AQ742.KQ3.J54.52 | | 1S
742.9653.842.J75 | 1N | Pass
J87642.93.842.75 | 1N | 2S
KQ72.A3.9842.J75 | 1N | 2C
K72.A93.9842.J75 | 1N | 2N
K72.A93.Q842.K75 | 1N | 3N
KQ2.A93.KJ42.975 | 1N | 3N
KQ2.A93.KJ42.Q75 | 1N | 4N
AQJ82.A93.K42.75 | 1N | 3S
AK2.KQJ.AKQ42.75 | 1N | 4C
2.93.J98642.T742 | 1N | 2D
AK2.KJ73.AQ4.T65 | 1N 2C | 2H
AK62.KJ73.AQ4.T6 | 1N 2C | 2H
AK2.KJ7.AQ42.T65 | 1N 2C | 2D
AK2.KJ7.AQ42.T65 | 1N 2N | 3N
AK2.KJ7.AT42.T65 | 1N 2N | Pass
AK2.KJ7.AQ42.T65 | 1N 3S | 4S
A2.KJ75.AQ42.KT6 | 1N 3S | 3N
AK2.KJ7.AQ42.T65 | 1N 4C | 4S
AK2.KJ7.AT42.A65 | 1N 4C | 4N
KQ2.KJ7.KQ42.KT5 | 1N 4C | 4D
Q72.J93.8642.J75 | 1S | Pass
Q72.K93.8642.J75 | 1S | 2S
KJ72.A93.82.A975 | 1S | 3S
KJ8762.3.82.9765 | 1S | 4S
Q7.K93.8642.QJ75 | 1S | 1N
Q7.KT3.AJ64.KJ75 | 1S | 2D
J7.KJ3.AQ6.KJ752 | 1S | 2C
72.KQ93.8642.K75 | 1C | 1H
KQ73.KQ93.864.75 | 1C | 1H
KJ7.Q93.AJ6.QT85 | 1C | 2N
AKQ73.K3.AQ4.K75 | 1D | 2S
Q3.KQ9764.A84.95 | 1H 2C | 2H
Q3.AKQ976.K84.95 | 1H 2C | 3H
AQJ73.K3.A984.95 | 1S 1N | 2D
KQ73.K3.AQ4.AJ75 | 1C 1H | 2S
K73.A93.AQ4.AQ75 | 1C 1H | 2N
AQ5.K93.A84.JT95 | 1C 1S | 1N
62.A93.J84.T9765 | 2S | 2N
Q62.A93.KJ84.976 | 2S | 3S
72.A93.KQJ84.976 | 2S | 3D
AK5.KQ973.84.A95 | 1H 3H 4N | 5H
K5.KQ9732.84.A95 | 1H 3H 4N | 5D
KQ5.KQ973.84.Q95 | 1H 3H 4N | 5C
AK5.AQ973.84.A95 | 1H 3H 4N | 5S
AK5.KQ973.84.A95 | 1H 3H 4N 5H 5N | 6H
AK5.AQ973.84.A95 | 1H 3H 4N 5S 5N | 6D
`

// Each call is the one in the tables. The auctions list the calls of partner and player in turn; the opponents pass.
func TestGoren(t *testing.T) {
	c := Card{System: Goren}
	for line := range strings.Lines(gorenCalls) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		fields := strings.Split(line, "|")
		hand, err := card.ParseHand(strings.TrimSpace(fields[0]))
		if err != nil || hand.Len() != 13 {
			t.Errorf("%s: %d cards, %v", line, hand.Len(), err)
			continue
		}
		table := bridge.Table{Rules: bridge.Duplicate(), Dealer: card.North}
		auction := bridge.Auction{Dealer: card.North}
		for name := range strings.FieldsSeq(fields[1]) {
			call, err := bridge.ParseCall(name)
			if err != nil {
				t.Fatal(err)
			}
			auction.Calls = append(auction.Calls, call, bridge.Pass)
		}
		got, m := Cards{c, c}.Read(&table, auction).Choose(hand)
		if want := strings.TrimSpace(fields[2]); got.String() != want {
			t.Errorf("%s: %v (%v), want %s", strings.TrimSpace(line), got, m.Purpose, want)
		}
	}
}

// What one of a major shows, with a good suit and without one.
func TestGorenCounts(t *testing.T) {
	for text, want := range map[string]int{ // points, without and with a five-card suit counted
		"AKJ52.K3.Q84.J72": 15, "J9742.KQ3.KJ4.Q2": 12, "QJT42.KQ3.KJ4.32": 13, "AKQJ94.AK3.A4.K2": 26, "AKQJ942.AK3.A4.2": 24,
		"KQJ98762.3.A4.75": 14, "AQ962.KJ972.A4.2": 15,
	} {
		hand, err := card.ParseHand(text)
		if err != nil {
			t.Fatal(err)
		}
		for points := range 41 {
			m := Meaning{Points: Range{points, points}, GoodFives: true, Length: [4]Range{{0, 13}, {0, 13}, {0, 13}, {0, 13}}}
			if got := m.fits(&figures52, hand); got != (points == want) {
				t.Errorf("%s: %d points: %v", text, points, got)
			}
		}
	}
}
