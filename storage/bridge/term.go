package bridge

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/storage"
)

// Terms returns the words that [Filter.Terms] may contain. Screens translate them into the user's language.
func Terms() []string { return terms.Names() }

// terms lists all terms, as conditions on the rows of digest. Without a user there is no role, and no board is won or
// lost.
var terms = storage.Terms{
	{"won", "points > 0 AND role <> 0"},
	{"lost", "points < 0 AND role <> 0"},
	{"made", "over >= 0"},
	{"down", "over < 0"},
	{"overtricks", "over > 0"},
	{"passed", "+level = 0"},
	{"unfinished", "+level IS NULL"},
	{"part-score", bids(func(r bridge.Rules, c bridge.Contract) bool { return r.TrickPoints(c) < r.GameFrom })},
	{"game", bids(func(r bridge.Rules, c bridge.Contract) bool { return r.TrickPoints(c) >= r.GameFrom && slam(r, c) < 0 })},
	{"slam", bids(func(r bridge.Rules, c bridge.Contract) bool { return slam(r, c) >= 0 })},
	{"small-slam", bids(func(r bridge.Rules, c bridge.Contract) bool { return slam(r, c) == 0 })},
	{"grand-slam", bids(func(r bridge.Rules, c bridge.Contract) bool { return slam(r, c) == 1 })},
	{"super-slam", bids(func(r bridge.Rules, c bridge.Contract) bool { return slam(r, c) == 2 })},
	{"doubled", "board IN (SELECT id FROM board WHERE instr(contract, 'X'))"}, // redoubled ones too
	{"redoubled", "board IN (SELECT id FROM board WHERE instr(contract, 'XX'))"},
	{"clubs", "+strain = 0"},
	{"diamonds", "+strain = 1"},
	{"hearts", "+strain = 2"},
	{"spades", "+strain = 3"},
	{"no-trump", "+strain = 4"},
	{"minor", "strain IN (0, 1)"},
	{"major", "strain IN (2, 3)"},
	{"north", "declarer = 'N'"},
	{"east", "declarer = 'E'"},
	{"south", "declarer = 'S'"},
	{"west", "declarer = 'W'"},
	{"declarer", "role = 1"},
	{"dummy", "role = 2"},
	{"defender", "role = 3"},
	{"starred", "starred = 1"},
	{"costly", "costly > 0"},
	{"to-find", "costly > 0 AND costly > (SELECT count(*) FROM puzzle WHERE puzzle.board = digest.board AND (found OR shown))"},
	{"helped", "helped = 1"},
	{"rubber-won", rubberEnded + "won = 1)"},
	{"rubber-lost", rubberEnded + "won = -1)"},
}

// rubberEnded starts the condition that the board's rubber ended in some way.
const rubberEnded = "rubber IN (SELECT rubber FROM digest INDEXED BY digest_won WHERE "

// slam returns the index of a contract's slam in the rules, or -1.
func slam(r bridge.Rules, c bridge.Contract) int {
	n := -1
	for i, s := range r.Slams {
		if c.Level >= s.Level {
			n = i
		}
	}
	return n
}

// bids returns the condition that a contract, whether doubled or not, is of some kind.
func bids(of func(bridge.Rules, bridge.Contract) bool) string {
	var rules []string
	for _, r := range bridge.Games() {
		var strains []string // each with a range of levels
		for _, strain := range bridge.Strains {
			lowest, highest := 0, 0
			for level := 1; level <= r.Level; level++ {
				if of(r, bridge.Contract{Level: level, Strain: strain}) {
					if highest = level; lowest == 0 {
						lowest = level
					}
				}
			}
			if lowest > 0 {
				strains = append(strains, fmt.Sprintf("strain = %d AND level BETWEEN %d AND %d", strain, lowest, highest))
			}
		}
		if len(strains) > 0 {
			rules = append(rules, fmt.Sprintf("rules = '%s' AND (%s)", r.Name, strings.Join(strains, " OR ")))
		}
	}
	return "(" + strings.Join(rules, " OR ") + ")"
}
