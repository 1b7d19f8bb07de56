package spoken

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// run plays a table by lines until the typist has no more.
func run(t *testing.T, table *Table, m spoken.Manner, next typist) []string {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	said := &heard{}
	loop := spoken.Loop{Game: table, Speaker: said, Manner: m, Reader: typist(func() (string, bool) {
		line, ok := next()
		if !ok {
			cancel()
		}
		return line, ok
	})}
	if err := loop.Run(ctx); err != nil {
		t.Fatal(err)
	}
	return said.lines
}

// Whole sessions take few words a turn: brief at most 15, at normal length at most 40, on average over each game.
func TestWordsATurn(t *testing.T) {
	for i, rules := range []bridge.Rules{bridge.SuperBridge(), bridge.Duplicate()} {
		for _, tt := range []struct {
			detail spoken.Detail
			most   int
		}{{spoken.Brief, 15}, {spoken.Normal, 40}} {
			r := rand.New(rand.NewPCG(3, uint64(i)))
			table, turns := newTable(t, rules, 4, 1), 0
			lines := run(t, table, spoken.Manner{Detail: tt.detail}, func() (string, bool) {
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
	r := rand.New(rand.NewPCG(5, 5))
	table := newTable(t, bridge.SuperBridge(), 4, 2)
	letters := []rune("acdhkqsnpx1234567890 ?.-жßß\x1b\x00\u202e♠,")
	const lines = 1000
	typed := 0
	said := run(t, table, spoken.Manner{}, func() (string, bool) {
		typed++
		line := make([]rune, 1+r.IntN(12))
		for i := range line {
			line[i] = letters[r.IntN(len(letters))]
		}
		if first := spoken.Fields(string(line)); len(first) > 0 && (first[0] == "q" || first[0] == "cl") {
			line = []rune("zzz")
		}
		return string(line), typed <= lines
	})
	if len(said) < lines {
		t.Errorf("%d lines were answered with %d", lines, len(said))
	}
	for _, line := range said {
		if line == "" || line != text.Plain(line) {
			t.Errorf("it says %q", line)
		}
	}
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
		lines := run(t, table, spoken.Manner{Detail: spoken.Detail(i % 3), Cards: spoken.CardStyle(i % 2)}, func() (string, bool) {
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
		for _, line := range lines {
			if strings.Contains(line, "spoken.") || strings.Contains(line, "{{") || strings.Contains(line, "<no value>") {
				t.Errorf("%s: it says %q", rules.Name, line)
			}
		}
	}
}

// What has been done is undone, also after the last card, and what was hinted is done by an empty line.
func TestHintAndUndo(t *testing.T) {
	table := newTable(t, bridge.Duplicate(), 1, 6)
	script := []string{"hint", "", "undo", "p"}
	var boards []int
	run(t, table, spoken.Manner{}, func() (string, bool) {
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
