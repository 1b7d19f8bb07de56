package text

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func want(t *testing.T, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestCalls(t *testing.T) {
	for form, shown := range map[string]string{"4S": "4♠", "3N": "3NT", "Pass": "Pass", "X": "Double", "XX": "Redouble"} {
		c, err := bridge.ParseCall(form)
		if err != nil {
			t.Fatal(err)
		}
		want(t, Call(c), shown)
	}
}

func TestContracts(t *testing.T) {
	for form, shown := range map[string][2]string{
		"Passed": {"Passed out", "Passed out"},
		"4S-N":   {"4♠ by North", "4♠ N"},
		"4SX-S":  {"4♠× by South", "4♠× S"},
		"9NXX-W": {"9NT×× by West", "9NT×× W"},
		"4DX-E":  {"4♦× by East", "4♦× E"},
		"1N-S":   {"1NT by South", "1NT S"},
		"7HXX-N": {"7♥×× by North", "7♥×× N"},
	} {
		c, err := bridge.ParseContract(form)
		if err != nil {
			t.Fatal(err)
		}
		want(t, Contract(c), shown[0])
		want(t, ShortContract(c), shown[1])
	}
}

func TestResults(t *testing.T) {
	for tricks, shown := range map[int][2]string{12: {"made", "="}, 13: {"made +1", "+1"}, 11: {"1 down", "–1"}, 8: {"4 down", "–4"}} {
		want(t, Result(tricks, 12), shown[0])
		want(t, Margin(tricks, 12), shown[1])
	}
}

func TestScoreLine(t *testing.T) {
	super, duplicate := bridge.SuperBridge(), bridge.Duplicate()
	plain, err := bridge.ParseRules(super.Name, "plain-doubles")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		line     bridge.Line
		doubling bridge.Doubling
		rules    bridge.Rules
		shown    string
	}{
		{bridge.Line{Item: bridge.TrickPoints, Count: 1}, bridge.Undoubled, super, "1 trick"},
		{bridge.Line{Item: bridge.TrickPoints, Count: 4}, bridge.Undoubled, super, "4 tricks"},
		{bridge.Line{Item: bridge.PartScore}, bridge.Undoubled, super, "part-score"},
		{bridge.Line{Item: bridge.GameBonus}, bridge.Undoubled, super, "game"},
		{bridge.Line{Item: bridge.SlamBonus, Count: 7}, bridge.Undoubled, super, "small slam"},
		{bridge.Line{Item: bridge.SlamBonus, Count: 8}, bridge.Undoubled, super, "grand slam"},
		{bridge.Line{Item: bridge.SlamBonus, Count: 9}, bridge.Undoubled, super, "super slam"},
		{bridge.Line{Item: bridge.SlamBonus, Count: 6}, bridge.Undoubled, duplicate, "small slam"},
		{bridge.Line{Item: bridge.SlamBonus, Count: 7}, bridge.Undoubled, duplicate, "grand slam"},
		{bridge.Line{Item: bridge.MadeDoubled}, bridge.Undoubled, duplicate, "doubled and made"},
		{bridge.Line{Item: bridge.Overtricks, Count: 1}, bridge.Undoubled, super, "1 overtrick"},
		{bridge.Line{Item: bridge.Undertricks, Count: 3}, bridge.Undoubled, super, "3 down"},
		{bridge.Line{Item: bridge.TrickPoints, Count: 3}, bridge.Doubled, super, "3 tricks ×2"},
		{bridge.Line{Item: bridge.TrickPoints, Count: 1}, bridge.Redoubled, super, "1 trick ×4"},
		{bridge.Line{Item: bridge.TrickPoints, Count: 3}, bridge.Doubled, plain, "3 tricks"},
		{bridge.Line{Item: bridge.Overtricks, Count: 1}, bridge.Doubled, super, "1 overtrick, doubled"},
		{bridge.Line{Item: bridge.Overtricks, Count: 2}, bridge.Redoubled, plain, "2 overtricks, redoubled"},
		{bridge.Line{Item: bridge.Undertricks, Count: 1}, bridge.Doubled, duplicate, "1 down, doubled"},
		{bridge.Line{Item: bridge.Undertricks, Count: 5}, bridge.Redoubled, super, "5 down, redoubled"},
	} {
		want(t, ScoreLine(c.line, bridge.Contract{Level: 1, Doubling: c.doubling}, c.rules), c.shown)
	}
}

func TestRule(t *testing.T) {
	spades4, hearts3 := bridge.Bid(4, bridge.Spades), card.Card{Suit: card.Hearts, Rank: 3}
	for _, c := range []struct {
		err   bridge.RuleError
		shown string
	}{
		{bridge.RuleError{Rule: bridge.BidHigher, Bid: spades4}, "A bid must be higher than 4♠."},
		{bridge.RuleError{Rule: bridge.BidWithinLevels, Level: 9}, "Bids go up to level 9."},
		{bridge.RuleError{Rule: bridge.CardInHand, Event: bridge.Played(hearts3)}, "♥3 isn’t in the hand to play."},
		{bridge.RuleError{Rule: bridge.FollowSuit, Suit: card.Hearts}, "A heart was led, and the hand still has one: follow suit."},
		{bridge.RuleError{Rule: bridge.ClaimWithinLeft, Left: 1}, "Only 1 trick is left."},
		{bridge.RuleError{Rule: bridge.ClaimWithinLeft, Left: 5}, "Only 5 tricks are left."},
	} {
		want(t, Rule(fmt.Errorf("board 3: %w", &c.err)), c.shown)
	}
	want(t, Rule(errors.New("it is not your turn")), "it is not your turn")
}

func TestEveryRuleHasAText(t *testing.T) {
	for rule := bridge.BoardIsOver; rule <= bridge.ChoicePartScoreOrGame; rule++ {
		err := &bridge.RuleError{Rule: rule, Suit: card.Spades}
		if said := Rule(err); said == err.Error() || strings.HasPrefix(said, "rule.") {
			t.Errorf("rule %d has no text", rule)
		}
	}
}

func TestRulesCallCardsAsTheyAreLabelled(t *testing.T) {
	queen := card.Card{Suit: card.Hearts, Rank: card.Queen}
	broken := &bridge.RuleError{Rule: bridge.CardInHand, Event: bridge.Played(queen)}
	text.SetLetters(cardart.Romanian)
	defer text.SetLetters(cardart.English)
	want(t, Rule(broken), text.T("rule.card-in-hand", "Card", "♥D"))
}

// Every line that a board or a session can score has a name.
func TestEveryLineHasAName(t *testing.T) {
	c := bridge.Contract{Level: 6, Strain: bridge.Spades, Doubling: bridge.Redoubled, Declarer: card.South}
	names := map[string]bridge.Item{}
	for item := bridge.Item(0); !strings.HasPrefix(item.String(), "Item("); item++ {
		l := bridge.Line{Item: item, Count: 1, Seat: card.West, Points: 500}
		if item == bridge.SlamBonus {
			l.Count = 6
		}
		name := ScoreLine(l, c, bridge.Rubber())
		if other, ok := names[name]; ok || name == "" {
			t.Errorf("%v is called %q, as %v is", item, name, other)
		}
		names[name] = item
	}
	clean := bridge.Line{Item: bridge.RubberBonus, Count: 1, Points: 700}
	if got := ScoreLine(clean, bridge.Contract{}, bridge.Rubber()); got != "rubber, two games to none" {
		t.Errorf("700 for the rubber are called %q", got)
	}
}

// The margin of a session is given in the unit of its rules.
func TestAmount(t *testing.T) {
	hundreds, err := bridge.ParseRules("Rubber", "hundreds")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		rules       bridge.Rules
		balance     int
		long, short string
	}{
		{bridge.Rubber(), 1620, "1,620 points", "1,620"},
		{hundreds, 1620, "16 hundreds (1,620 points)", "16 hundreds"},
		{hundreds, 1650, "17 hundreds (1,650 points)", "17 hundreds"},
		{hundreds, 90, "1 hundred (90 points)", "1 hundred"},
		{bridge.Target(), 1, "1 IMP", "1 IMP"},
		{bridge.Target(), 38, "38 IMPs", "38 IMPs"},
	} {
		want(t, Amount(tt.rules, tt.balance), tt.long)
		want(t, ShortAmount(tt.rules, tt.balance), tt.short)
	}
}
