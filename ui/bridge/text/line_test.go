package text

import (
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/ending"
	"github.com/superbridge/superbridge/game/bridge/line"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The sentence on a line tells its probability and the best one's, and whether the difference could be known.
func TestLine(t *testing.T) {
	ace, queen := card.Card{Suit: card.Spades, Rank: card.Ace}, card.Card{Suit: card.Spades, Rank: card.Queen}
	layouts := []ending.Layout{{Weight: 1}, {Weight: 1}, {Weight: 1}, {Weight: 1}}
	of := func(c card.Card, wins ...int) line.Chance {
		chance := line.Chance{Cards: card.HandOf(c), Probability: float64(len(wins)) / float64(len(layouts))}
		for _, i := range wins {
			chance.Wins[0] |= 1 << i
		}
		return chance
	}
	j := line.Judgement{Goal: 9, Aim: 9, Whole: true, Layouts: layouts, Chances: []line.Chance{of(ace, 0), of(queen, 1, 2)}}
	drawn, other, defends, tried := j, j, j, j
	drawn.Whole, drawn.Drawn = false, 4
	other.Aim = 8
	many := drawn
	many.Drawn = 1600
	defends.Tried, defends.Defends = true, true
	tried.Tried = true
	seeing, noKnowing := text.T("odds.seeing"), text.T("odds.unknown")
	known := "This could be known."
	for _, test := range []struct {
		j      line.Judgement
		played card.Card
		yours  bool
		unseen *line.Unseen
		want   []string
	}{
		{j, ace, true, nil, []string{"Your line: 25\u00a0%. Best line, with ♠Q: 50\u00a0% to make the contract.", known, seeing}},
		{other, ace, false, nil, []string{"Declarer’s line: 25\u00a0%. Best line, with ♠Q: 50\u00a0% for at least 9 tricks.", known, seeing}},
		{j, queen, true, nil, []string{"No line was better than yours: 50\u00a0% to make the contract.", noKnowing, seeing}},
		{many, ace, true, nil, []string{"Your line: 25\u00a0±\u00a02\u00a0%. Best line, with ♠Q: 50\u00a0±\u00a02\u00a0% to make the contract.", known, seeing}},
		{drawn, ace, true, nil, []string{"As far as can be told, no line was better than yours: about\u00a025\u00a0±\u00a022\u00a0% to make the contract.", noKnowing, seeing}},
		{defends, ace, false, nil, []string{"The defender’s card: 25\u00a0%. Best card, ♠Q: 50\u00a0% to beat the contract.", known,
			"Tried in 4 layouts: the defender didn’t see the hidden hands, all others did."}},
		{defends, queen, true, nil, []string{"No line was better than yours: 50\u00a0% to beat the contract.", noKnowing,
			"Tried in 4 layouts: the defender didn’t see the hidden hands, all others did."}},
		{tried, queen, false, nil, []string{"No line was better than declarer’s: 50\u00a0% to make the contract.", noKnowing,
			"Tried in 4 layouts: declarer didn’t see the hidden hands, the defenders did."}},
		{j, ace, true, &line.Unseen{Played: 0.75, Best: 0.8, Error: 0.03}, []string{"Your line: 25\u00a0%. Best line, with ♠Q: 50\u00a0% to make the contract.", known, seeing,
			"Against defenders who don’t see the hidden hands: about\u00a075\u00a0±\u00a03\u00a0%, with ♠Q about\u00a080\u00a0±\u00a03\u00a0%."}},
		{j, queen, true, &line.Unseen{Played: 0.75, Best: 0.75}, []string{"No line was better than yours: 50\u00a0% to make the contract.", noKnowing, seeing,
			"Against defenders who don’t see the hidden hands: 75\u00a0%."}},
		{j, queen, true, &line.Unseen{Played: 0.52, Best: 0.52, Error: 0.02}, []string{"No line was better than yours: 50\u00a0% to make the contract.", noKnowing, seeing}},
	} {
		if lines := Line(test.j, test.played, test.yours, test.unseen); !slices.Equal(lines, test.want) {
			t.Errorf("%q, want %q", lines, test.want)
		}
	}
	drawn.Fewer = true
	if got := Line(drawn, ace, true, nil); len(got) != 4 || got[3] != "Only 4 layouts were tried: more would take too long." {
		t.Errorf("with fewer layouts: %q", got)
	}
	if Line(j, card.Card{Suit: card.Hearts, Rank: card.Ten}, true, nil) != nil {
		t.Error("a line of a card that isn't legal")
	}
}
