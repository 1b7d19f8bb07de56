package plan

import (
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/card"
)

// defence returns the question of a defender at no-trump, who knows that declarer, South, holds some cards at least, and so does the
// partner. The trick
// holds cards clockwise from the leader; hidden are the other cards of South and the partner, in all the ways that they
// can be divided.
func defence(t *testing.T, viewer, leader card.Seat, trick []string, north, own, hidden, south, partner string, need int) Question {
	t.Helper()
	q := Question{Viewer: viewer, Dummy: card.North, Strain: bridge.NoTrump, Whole: true, Need: need}
	q.Trick.Leader = leader
	holds := map[card.Seat]int{card.South: hand(t, own).Len(), viewer.Next(2): hand(t, own).Len()}
	for _, text := range trick {
		seat := q.Trick.Turn()
		c, err := card.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := holds[seat]; ok {
			holds[seat]--
		}
		q.Trick = q.Trick.With(c)
	}
	cards := hand(t, hidden).Cards()
	for set := range 1 << len(cards) {
		l := ending.Layout{Hands: [4]card.Hand{card.North: hand(t, north)}, Weight: 1}
		l.Hands[viewer] = hand(t, own)
		for i, c := range cards {
			seat := [2]card.Seat{card.South, viewer.Next(2)}[set>>i&1]
			l.Hands[seat] = l.Hands[seat].With(c)
		}
		if l.Hands[card.South].Len() == holds[card.South] && hand(t, south).Minus(l.Hands[card.South]) == (card.Hand{}) &&
			hand(t, partner).Minus(l.Hands[viewer.Next(2)]) == (card.Hand{}) {
			q.Layouts = append(q.Layouts, l)
		}
	}
	q.Voters = q.Layouts
	return q
}

// Defenders' cards that players know, each with the layouts in which it wins; another card wins in fewer.
func TestKnownDefence(t *testing.T) {
	for _, test := range []struct {
		name     string
		question Question
		card     string
		wins, of int
		other    string
		less     int
	}{
		// Dummy leads the queen from Q62. Uncovered it wins, and the king falls to the finesse. Covered, it costs the ace, and
		// partner's ten is good if he has it: it isn't only where South has AJT.
		{"cover an honour", defence(t, card.East, card.North, []string{"SQ"}, "62...", "K54...", "AJT983...", "AJ...", "...", 1), "SK", 3, 4, "S4", 0},
		// South leads low to dummy's KQ2. The ace gives both honours; if it is kept, dummy has no way back and must
		// lead to it, and partner takes the last trick if he has the jack.
		{"second hand low", defence(t, card.West, card.South, []string{"S5"}, "KQ2...", "A43...", "JT976...", "...", "...", 2), "S3", 6, 10, "SA", 0},
		// Partner leads the king, from KQ at least. Unless East throws his ace on it, it is in the way of partner's third trick,
		// but where he has the ♦A besides.
		{"unblock", defence(t, card.East, card.West, []string{"SK", "S7"}, "43...", "A6..2.", "QJT..AK.", "...", "Q...", 3), "SA", 3, 4, "S6", 1},
	} {
		answer, err := Try(t.Context(), test.question, 0)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if n := len(test.question.Layouts); n != test.of || answer.Tried != n || answer.Need != test.question.Need {
			t.Errorf("%s: %d layouts of %d, for %d tricks", test.name, answer.Tried, n, answer.Need)
		}
		for _, play := range answer.Plays {
			for c := range play.Cards.All() {
				if n := play.Wins.Len(); c.String() == test.card && n != test.wins || c.String() == test.other && n != test.less {
					t.Errorf("%s: %v wins in %d layouts of %d", test.name, c, n, test.of)
				}
			}
		}
	}
}
