package guide

import (
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// houseRules returns Super Bridge by house rules, or another game that is named before them.
func houseRules(t *testing.T, house string) bridge.Rules {
	t.Helper()
	name, rules, ok := strings.Cut(house, " ")
	if !ok {
		name, rules = "SuperBridge", house
	}
	r, err := bridge.ParseRules(name, rules)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Every figure of the score, as the tables of the rules have it.
func TestScores(t *testing.T) {
	want := []string{
		"help.score.made||",
		"help.score.tricks|30 / 40|30 / 40",
		"help.score.no-trump|60 / 40|60 / 40",
		"help.score.tricks-doubled|×2 / ×4|×2 / ×4",
		"help.score.part|100|100",
		"help.score.game|500|800",
		"help.score.small|1,000|1,500",
		"help.score.grand|2,000|3,000",
		"help.score.super|4,000|6,000",
		"help.score.over|100|200",
		"help.score.over-doubled|200 / 400|400 / 800",
		"help.score.down||",
		"help.score.under|100|200",
		"help.score.doubled|200 / 250|400 / 500",
		"help.score.redoubled|400 / 500|800 / 1,000",
	}
	plain := slices.Delete(slices.Clone(want), 3, 4)
	for house, want := range map[string][]string{"": want, "plain-doubles": plain} {
		got := bridgetext.Scores(houseRules(t, house))
		if len(got) != len(want) {
			t.Errorf("%q: %d lines, want %d", house, len(got), len(want))
		}
		for i, line := range got {
			id, figures, _ := strings.Cut(want[min(i, len(want)-1)], "|")
			if line[0] != text.T(id) || line[1]+"|"+line[2] != figures {
				t.Errorf("%q: line %d is %q, want %s", house, i, line, want[i])
			}
		}
	}
}

// No figure on the page is fixed: other rules give others.
func TestScoresFollowTheRules(t *testing.T) {
	r := bridge.SuperBridge()
	usual := bridgetext.Scores(r)
	r.TrickMinor, r.TrickNoTrumpOne, r.PartScore = 31, 61, 101
	r.Game, r.Overtrick, r.OvertrickDoubled = [2]int{501, 801}, [2]int{101, 201}, [2]int{202, 402}
	r.Slams = slices.Clone(r.Slams)
	for i := range r.Slams {
		r.Slams[i].Bonus[0]++
	}
	r.Undertrick, r.UndertrickDoubled = [2]int{102, 202}, [2][]int{{203, 253}, {403, 503}}
	for i, line := range bridgetext.Scores(r) {
		if heading := line[1] == ""; !heading && line[0] != text.T("help.score.tricks-doubled") && line == usual[i] {
			t.Errorf("%q is as with the usual rules", line)
		}
	}
}

func TestZones(t *testing.T) {
	want := [][2]string{
		{"A: levels 1 to 3", "part-scores"},
		{"B: levels 4 to 6", "part-scores, and game from 4NT, 5♠, 5♥, 6♦, 6♣"},
		{"C: levels 7 to 9", "slams"},
	}
	if got := zones(bridge.SuperBridge()); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestExamples(t *testing.T) {
	usual := []string{
		"1NT, made: 60 + 100 = 160",
		"3♠×, made: 240 + 500 = 740",
		"7♥ vulnerable, made +1: 280 + 800 + 1,500 + 200 = 2,780",
		"2♦×, made +2: 120 + 100 + 400 = 620",
		"4NT× vulnerable, 2 down: –900",
	}
	plain := slices.Clone(usual)
	plain[1], plain[3] = "3♠×, made: 120 + 100 = 220", "2♦×, made +2: 60 + 100 + 400 = 560"
	for house, want := range map[string][]string{"": usual, "plain-doubles": plain} {
		var got []string
		for _, e := range examples(bridge.SuperBridge()) {
			what, score := e.worked(houseRules(t, house))
			got = append(got, what+": "+score)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", house, got, want)
		}
	}
}

// Dummy and house rules are mentioned, and a house rule replaces the rule that it changes.
func TestSentencesByHouseRules(t *testing.T) {
	usual := strings.Join(sentences(bridge.SuperBridge()), "\n")
	for _, want := range []string{
		"Doubling multiplies the trick points by 2, redoubling by 4",
		"South deals first",
		"the non-dealing side in the second and third",
		"A passed-out deal counts",
		"By the rules, dummy only watches. Here you play both hands when your partner declares. “When your partner declares” in the settings changes that.",
		"“House rules” on the home screen",
	} {
		if !strings.Contains(usual, want) {
			t.Errorf("%q isn't in\n%s", want, usual)
		}
	}
	r := houseRules(t, "plain-doubles,redeal,vul=EW,dealer=E")
	house := strings.Join(sentences(r), "\n")
	for _, want := range append(bridgetext.House(r)[:3], "East deals first") {
		if !strings.Contains(house, want) {
			t.Errorf("%q isn't in\n%s", want, house)
		}
	}
	for _, not := range []string{text.T("help.rules.doubled"), text.T("help.rules.vul"), text.T("help.rules.passed"), "South deals"} {
		if strings.Contains(house, not) {
			t.Errorf("%q is in\n%s", not, house)
		}
	}
}
