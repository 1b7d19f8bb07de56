package command

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

// The soak lets other hands be judged each time: -poker 2000 -poker-seed a number.
var (
	refereed     = flag.Int("poker", 300, "hands of poker that the referee judges")
	refereedSeed = flag.Uint64("poker-seed", 1, "the seed of their first game")
)

// TestPokerReferee judges hands and events by the rules alone, of two to six players with short stacks, who join and
// leave.
func TestPokerReferee(t *testing.T) {
	tables := []string{"random,beginner", "beginner,beginner,random", "beginner,random,beginner,beginner", "random,beginner,beginner,beginner,beginner",
		"beginner,beginner,random,beginner,beginner,beginner"}
	hands := *refereed
	if testing.Short() { // with the race detector
		hands = 2 * len(tables)
	}
	var referee pokerReferee
	for i, players := range tables {
		args := []string{"poker", "-players", players, "-hands", fmt.Sprint((hands + len(tables) - 1) / len(tables)),
			"-seed", fmt.Sprint(*refereedSeed + uint64(i)), "-stacks", "40", "-point", fmt.Sprint(1 + i%3)}
		if i > 0 { // the first table stays as it is, and rebuys
			args = append(args, "-events")
		}
		for n, line := range strings.Split(strings.TrimSpace(mustAsk(t, args...)), "\n") {
			if err := referee.judge(line); err != nil {
				t.Fatalf("superbridge %s\nline %d: %v\n%s", strings.Join(args, " "), n+1, err, line)
			}
		}
	}
	t.Logf("%v", referee.counts)
	for _, what := range []string{"2 players", "3 players", "4 players", "5 players", "6 players", "dead", "fantasies", "returns",
		"suspended", "limited", "fees", "leave", "rebuy", "join", "close"} {
		if referee.counts[what] == 0 && !testing.Short() {
			t.Errorf("nothing was judged of this: %s", what)
		}
	}
	if got := referee.counts["hands"]; got < hands {
		t.Errorf("%d hands were judged", got)
	}
}

// The referee knows the examples. (Rules: progressive-poker, Text forms.)
func TestPokerRefereeKnowsTheRules(t *testing.T) {
	boards, err := os.ReadFile("../../game/poker/testdata/boards.txt")
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"high", "pair", "two", "trips", "straight", "flush", "full", "quads", "five", "sflush", "royal"}
	for line := range strings.Lines(string(boards)) {
		head, want, _ := strings.Cut(strings.TrimSpace(line), ": ")
		_, text, _ := strings.Cut(head, " ")
		var board [3][]string
		for i, row := range strings.Split(text, "/") {
			board[i] = cardsIn(row)
		}
		b := rateBoard(board)
		got := "dead"
		if !b.dead {
			var rows []string
			for _, s := range b.strengths {
				row := names[s[0]] + " "
				for _, h := range s[1:] {
					row += "23456789TJQKA"[h-2 : h-1]
				}
				rows = append(rows, strings.TrimSpace(row))
			}
			got = strings.Join(rows, ", ")
			if b.joker != "" {
				got += "; joker " + b.joker
			}
			got += fmt.Sprintf("; %d+%d+%d; %d/%d", b.royalties[0], b.royalties[1], b.royalties[2], b.next[0], b.next[1])
		}
		if got != want {
			t.Errorf("%s: %s, want %s", head, got, want)
		}
	}
}

// TestPokerRefereeSees spoils good lines, a figure by one or a text by a letter, at each fourth place of every line.
func TestPokerRefereeSees(t *testing.T) {
	out := mustAsk(t, "poker", "-players", "beginner,random,beginner,beginner", "-hands", "8", "-seed", "2", "-stacks", "30", "-events")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	last, spoilt := 12, 0
	if testing.Short() {
		last = 2
	}
	for n, line := range lines {
		if n == 0 || n > last {
			continue // the first line has the beginning of the game
		}
		for i := range line {
			changed := spoil(line, i)
			if changed == "" || (i+n)%4 != 0 {
				continue
			}
			var referee pokerReferee
			for _, before := range lines[:n] {
				if err := referee.judge(before); err != nil {
					t.Fatal(err)
				}
			}
			spoilt++
			if referee.judge(changed) == nil {
				t.Errorf("the referee doesn't see what is wrong with\n%s\nthat was\n%s", changed, line)
			}
		}
	}
	if spoilt < 30*last {
		t.Errorf("only %d lines were spoilt", spoilt)
	}
}

// spoil changes the figure or the letter at a place, outside keys; it returns nothing if there is none.
func spoil(line string, at int) string {
	changed := []byte(line)
	switch c := line[at]; {
	case c >= '1' && c <= '8':
		changed[at]++
	case c == '+' || c == '=':
		changed[at] = '-'
	case strings.IndexByte("SHDC", c) >= 0:
		changed[at] = "HSCD"[strings.IndexByte("SHDC", c)]
	default:
		return ""
	}
	if !json.Valid(changed) {
		return ""
	}
	return string(changed)
}
