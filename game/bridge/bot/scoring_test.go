package bot

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

// The values of the results of one layout against each other.
func TestWorth(t *testing.T) {
	for _, tt := range []struct {
		scoring      Scoring
		points, want []float64
	}{
		{Points, []float64{400, 430, -50}, []float64{400, 430, -50}},
		{IMPs, []float64{400, 430, -50}, []float64{(-1 + 10) / 2.0, (1 + 10) / 2.0, (-10 - 10) / 2.0}},
		{Matchpoints, []float64{400, 430, -50}, []float64{50, 100, 0}},
		{Matchpoints, []float64{400, 430, 430, -50}, []float64{100. / 3, 250. / 3, 250. / 3, 0}},
		{Matchpoints, []float64{400}, []float64{400}}, // nothing to compare with
	} {
		got := tt.scoring.worth(tt.points)
		if !slices.EqualFunc(got, tt.want, func(a, b float64) bool { return a-b < 1e-9 && b-a < 1e-9 }) {
			t.Errorf("by %v %v are worth %v, want %v", tt.scoring, tt.points, got, tt.want)
		}
	}
}

// In 3NT the first card makes ten tricks when a finesse wins, in four layouts of five, and eight when it loses; the
// second and the third, which are equal, always make nine. With total points or IMPs the contract matters, at
// matchpoints how often the overtrick is made.
func TestOvertricksCount(t *testing.T) {
	cards := []card.Card{{Suit: card.Spades, Rank: card.Queen}, {Suit: card.Hearts, Rank: 3}, {Suit: card.Hearts, Rank: 2}}
	tricks := [][]int{{10, 9, 9}, {10, 9, 9}, {10, 9, 9}, {10, 9, 9}, {8, 9, 9}}
	for scoring, want := range map[Scoring]struct {
		best  int
		worth float64
	}{Points: {1, 400}, IMPs: {1, (4*-1 + 10) / 5.0}, Matchpoints: {0, 80}} {
		values := compare(cards, tricks, threeNoTrump, scoring, 0)
		if v := values[want.best]; v.behind != 0 || v.worth != want.worth {
			t.Errorf("by %v: %+v, want %v to be the best with %v", scoring, values, cards[want.best], want.worth)
		}
		if values[1].worth != values[2].worth || values[0].points != (4*430-50)/5.0 {
			t.Errorf("by %v: %+v", scoring, values)
		}
	}
}

// threeNoTrump returns the score of 3NT with the given tricks, not vulnerable.
func threeNoTrump(tricks int) float64 {
	if tricks < 9 {
		return float64(50 * (tricks - 9))
	}
	return float64(400 + 30*(tricks-9))
}

// In 3NT the first card makes the contract in one layout of five, and is down three in the others; the second is always
// down one. The first scores ten points more on average; but it usually loses two tricks, and the one layout may be
// chance.
func TestTricksCount(t *testing.T) {
	cards := []card.Card{{Suit: card.Spades, Rank: card.Queen}, {Suit: card.Hearts, Rank: 3}}
	tricks := [][]int{{9, 8}, {6, 8}, {6, 8}, {6, 8}, {6, 8}}
	for trick, best := range map[float64]int{0: 0, Points.trick(): 1} {
		values := compare(cards, tricks, threeNoTrump, Points, trick)
		if values[0].points != -40 || values[1].points != -50 || values[best].behind != 0 || values[1-best].behind <= 0 {
			t.Errorf("a trick is worth %v: %+v", trick, values)
		}
	}
}

// A certain contract isn't risked for an overtrick that fails in five of 40 layouts.
func TestContractFirst(t *testing.T) {
	cards := []card.Card{{Suit: card.Spades, Rank: card.Queen}, {Suit: card.Hearts, Rank: 3}}
	for _, scoring := range []Scoring{Points, IMPs} {
		var tricks [][]int
		for l := range 40 {
			tricks = append(tricks, []int{10, 9})
			if l < 5 {
				tricks[l][0] = 8
			}
		}
		if values := compare(cards, tricks, threeNoTrump, scoring, scoring.trick()); values[1].behind != 0 || values[0].behind <= 0 {
			t.Errorf("by %v: %+v, %+v behind", scoring, values[0].behind, values[1].behind)
		}
	}
}

func TestScoringOf(t *testing.T) {
	for _, tt := range []struct {
		rules bridge.Rules
		with  field.Setup
		want  Scoring
	}{
		{bridge.SuperBridge(), field.Setup{}, Points},
		{bridge.Rubber(), field.Setup{}, Points},
		{bridge.Target(), field.Setup{}, IMPs},
		{bridge.Duplicate(), field.Setup{}, Points},
		{bridge.Duplicate(), field.Setup{Tables: 2, By: field.ByMatchpoints}, IMPs},
		{bridge.Duplicate(), field.Setup{Tables: 8, By: field.ByMatchpoints}, Matchpoints},
		{bridge.Duplicate(), field.Setup{Tables: 8, By: field.ByIMPs}, IMPs},
		{bridge.Duplicate(), field.Setup{Tables: 16, By: field.ByCross}, IMPs},
	} {
		if got := ScoringOf(tt.rules, tt.with); got != tt.want {
			t.Errorf("%s with %q: %v, want %v", tt.rules.Name, tt.with, got, tt.want)
		}
	}
}

func TestScoringNames(t *testing.T) {
	for _, s := range []Scoring{Points, IMPs, Matchpoints} {
		if got, ok := ParseScoring(s.String()); !ok || got != s {
			t.Errorf("%v is read as %v (%v)", s, got, ok)
		}
	}
	if _, ok := ParseScoring("tricks"); ok {
		t.Error("tricks are a scoring")
	}
}

// A player without the skill plays for points, and one with it sometimes decides differently.
func TestWithoutScoring(t *testing.T) {
	p := Player{Level: Club, Scoring: Matchpoints}
	if got := p.effort().scoring; got != Matchpoints {
		t.Errorf("he plays for %v", got)
	}
	p.Without = ForScoring
	if got := p.effort().scoring; got != Points {
		t.Errorf("without the skill he plays for %v", got)
	}
}
