package spoken

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/spoken/spokentest"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Whole sessions take few words a turn: brief at most 15, at normal length at most 40, on average over each game.
func TestWordsATurn(t *testing.T) {
	for i, rules := range []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()} {
		for _, tt := range []struct {
			detail spoken.Detail
			most   int
		}{{spoken.Brief, 15}, {spoken.Normal, 40}} {
			r := rand.New(rand.NewPCG(3, uint64(i)))
			table, turns := newTable(t, rules, 4, 1), 0
			lines := spokentest.Run(t, table, spoken.Manner{Detail: tt.detail}, func() (string, bool) {
				s := table.session.State()
				if s.Board.Over() {
					return "", !s.Rubber.With(s.Board).Over()
				}
				turns++
				return legal(r, table), true
			})
			words := 0
			for _, line := range lines {
				words += len(strings.Fields(line))
			}
			t.Logf("%s, %v: %d words in %d turns, %.1f each", rules.Name, tt.detail, words, turns, float64(words)/float64(turns))
			if turns < 20 || words > tt.most*turns {
				t.Errorf("%s, %v: %d words in %d turns, at most %d each", rules.Name, tt.detail, words, turns, tt.most)
			}
		}
	}
}

// Nonsense is answered in a line, and changes nothing.
func TestNonsense(t *testing.T) {
	spokentest.Nonsense(t, newTable(t, bridge.SuperBridge(), 4, 2), spoken.Manner{})
}

// Every kind of bridge is played to its end by lines, with any words between, in each manner; and goes on from board to board.
func TestEveryGame(t *testing.T) {
	for i, rules := range bridge.Games() {
		r := rand.New(rand.NewPCG(9, uint64(i)))
		table := newTable(t, rules, 2, 4)
		var words []string
		for _, w := range table.Words() {
			if name := text.T("spoken.word." + w.ID); !w.Acts && !strings.HasPrefix(name, "hint") && !strings.HasPrefix(name, "why") {
				words = append(words, strings.Split(name, ", ")[0])
			}
		}
		most, asked := 2000, false // a rubber may be long
		lines := spokentest.Run(t, table, spoken.Manner{Detail: spoken.Detail(i % 3), Cards: spoken.CardStyle(i % 2)}, func() (string, bool) {
			s := table.session.State()
			if most--; most < 0 || s.Board.Over() && s.Rubber.With(s.Board).Over() || len(s.Rubber.Boards) >= 3 {
				return "", false
			}
			if asked = !asked; asked && r.IntN(4) == 0 {
				return words[r.IntN(len(words))], true
			}
			return legal(r, table), true
		})
		if boards := len(table.session.State().Rubber.Boards); boards < 1 || len(lines) < 40 {
			t.Errorf("%s: %d boards, %d lines", rules.Name, boards, len(lines))
		}
		spokentest.Sentences(t, lines)
	}
}

// What has been done is undone, also after the last card, and what was hinted is done by an empty line.
func TestHintAndUndo(t *testing.T) {
	table := newTable(t, bridge.Duplicate(), 1, 6)
	script := []string{"hint", "", "undo", "p"}
	var boards []int
	spokentest.Run(t, table, spoken.Manner{}, func() (string, bool) {
		boards = append(boards, len(table.session.State().Board.Events()))
		if len(script) == 0 {
			return "", false
		}
		line := script[0]
		script = script[1:]
		return line, true
	})
	if len(boards) != 5 || boards[1] != boards[0] || boards[2] <= boards[1] || boards[3] != boards[0] || boards[4] <= boards[3] {
		t.Errorf("after hint, Enter, undo and a pass there are %v events", boards)
	}
}
