package command

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/chesstest"
)

func TestChessFollowsFromTheSeed(t *testing.T) {
	first := mustAsk(t, "chess", "-seed", "7", "-games", "3", "-variant", "A1-2D", "-players", "random")
	if lines := strings.Count(first, "\n"); lines != 3 {
		t.Errorf("%d lines, want three games:\n%s", lines, first)
	}
	if mustAsk(t, "chess", "-seed", "7", "-games", "3", "-variant", "A1-2D", "-players", "random", "-threads", "1") != first {
		t.Error("the same seed gave other games on one processor")
	}
	if !strings.HasPrefix(mustAsk(t, "chess", "-seed", "7", "-games", "4", "-variant", "A1-2D", "-players", "random"), first) {
		t.Error("more games with the same seed begin otherwise")
	}
	if mustAsk(t, "chess", "-seed", "8", "-games", "3", "-variant", "A1-2D", "-players", "random") == first {
		t.Error("another seed gave the same games")
	}
	if one, other := mustAsk(t, "chess", "-players", "random"), mustAsk(t, "chess", "-players", "random"); one == other {
		t.Error("two games without a seed are the same")
	}
}

// Printed games are read back unchanged, also with tags and by other rulings.
func TestChessLinesAreRead(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"-variant A2-3", `^A2-3 ; \S.* ; \S+/\S+$`},
		{"-variant B-2D -tags", `^B-2D ; \S.* ; \S+/\S+ ; seed=5 game=1 r=person:random b=person:random$`},
		{"-variant A1-2 -rules pawn-capture=across,double-leap=no", `^A1-2 ; \S.* ; \S+/\S+ ; rules=pawn-capture=across,double-leap=no$`},
		{"-from 7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8_r_A1-2_r-y-_-_-_0_1", `^7yK\S+ r A1-2 r-y- - - 0 1 ; .* ; [ry]/castle$`},
	} {
		args := strings.Fields("chess -seed 5 -players random " + c.args)
		for i := range args {
			args[i] = strings.ReplaceAll(args[i], "_", " ")
		}
		line := strings.TrimSpace(mustAsk(t, args...))
		if !regexp.MustCompile(c.want).MatchString(line) {
			t.Errorf("%s: no %s:\n%s", c.args, c.want, line)
		}
		g, tags, err := chess.Parse(line)
		if err != nil || g.Line(tags) != line {
			t.Errorf("%s: it is read as\n%v\n%v", line, g, err)
		}
	}
}

// perft answers with the numbers of variants, positions and rolls. (Rules: octagonal-chess, Checks.)
func TestChessPerft(t *testing.T) {
	for _, c := range chesstest.Counts {
		for depth := 0; depth < 3; depth++ {
			want := fmt.Sprintln(append([]int{1}, c.Sequences[:]...)[depth])
			if got := mustAsk(t, "chess", "perft", fmt.Sprint(depth), c.Variants[0]); got != want {
				t.Errorf("%s %d: %s, want %s", c.Variants[0], depth, got, want)
			}
		}
	}
	if got := mustAsk(t, "chess", "perft", "3", "A1-2"); got != "37765\n" {
		t.Errorf("A1-2 3: %s", got)
	}
	if got := mustAsk(t, "chess", "perft", "1", "A1-4D", "32"); got != "898\n" {
		t.Errorf("A1-4D 32: %s", got)
	}
	lines, want := "", ""
	for _, c := range chesstest.Positions {
		n := fmt.Sprintln(max(c.Moves, 1)) // a pass is a sequence too
		if got := mustAsk(t, "chess", "perft", "1", c.Text); got != n {
			t.Errorf("%s: %s, want %s", c.Text, got, n)
		}
		if got := mustAsk(t, append([]string{"chess", "perft", "1"}, strings.Fields(c.Text)...)...); got != n {
			t.Errorf("%s as eight arguments: %s, want %s", c.Text, got, n)
		}
		lines += c.Text + "\n"
		want += n
	}
	if a := askWith(t, lines, "chess", "perft", "1", "-"); a.stdout != want || a.status != 0 {
		t.Errorf("standard input: %v, want %s", a, want)
	}
}

// An error is reported in one line, with the position's line.
func TestChessRefuses(t *testing.T) {
	for _, c := range []struct{ args, mentions string }{
		{"-variant A1-5", "A1-5"},
		{"-games 0", "-games 0"},
		{"-players random,random", "2 players for 4 persons"},
		{"-players Kasparov", "Kasparov"},
		{"-compare random", "two kinds"},
		{"-compare random,random -players random", "don't go together"},
		{"-opening 1000", "-opening 1000"},
		{"-rules pawns=none", "pawns"},
		{"-from here", "-from"},
		{"-variant A1-4 -from 7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8_r_A1-2_r-y-_-_-_0_1", "-from"},
		{"castle", "what is"},
		{"perft", "want a depth"},
		{"perft x A1-4", "perft x"},
		{"perft 1 A1-9", "A1-9"},
		{"perft 1 A1-4 21", "without dice"},
		{"perft 1 A1-4D 70", "70"},
		{"perft 2 A1-4D", "only one turn"},
	} {
		args := strings.Fields("chess " + c.args)
		for i := range args {
			args[i] = strings.ReplaceAll(args[i], "_", " ")
		}
		wantRefusal(t, ask(args...), 2, c.mentions)
	}
	wantRefusal(t, ask("chess", "-save", "-players", "random", "-data-dir", t.TempDir()), 2, "not of random ones")
	wantRefusal(t, ask("chess", "-save", "-compare", "club,random"), 2, "don't go together")
	if a := askWith(t, "A1-4\n\nA1-9\n", "chess", "perft", "1", "-"); a.status != 2 || a.stdout != "35\n" || !strings.Contains(a.stderr, "line 3") {
		t.Errorf("a wrong line is answered with %v", a)
	}
}

// In a match each kind has the other's seats, and the points of both add up to all.
func TestChessCompare(t *testing.T) {
	for _, variant := range []string{"A1-2", "A2-3", "A1-4", "B-4", "B-2D"} {
		out := mustAsk(t, "chess", "-compare", "random,random", "-variant", variant, "-games", "12", "-seed", "4")
		if !strings.Contains(out, variant+": 12 games, ") {
			t.Errorf("%s: %s", variant, out)
		}
		for _, row := range []string{`A wins [0-9.]+ ± [0-9.]+ %`, `won by kings +\d+ +\d+`, `a move, longest +\S+ ms +\S+ ms`, `turns a game: \d+`} {
			if !regexp.MustCompile(row).MatchString(out) {
				t.Errorf("%s: no %s in\n%s", variant, row, out)
			}
		}
	}
	for _, v := range chess.Variants() {
		seatings := chessSeatings(chess.Usual(v))
		for person := range seatings[0] {
			sum := 0
			for _, s := range seatings {
				sum += s[person]
			}
			if 2*sum != len(seatings) {
				t.Errorf("%v: person %d is of kind B in %d of %d seatings", v, person+1, sum, len(seatings))
			}
		}
	}
}

// Games that begin alike and are played by the same kind end alike in each seating, so that A and B share the points.
func TestChessSeatingsAreFair(t *testing.T) {
	out := mustAsk(t, "chess", "-compare", "random,random", "-variant", "A1-2", "-games", "200", "-seed", "1")
	var share float64
	if _, err := fmt.Sscanf(out[strings.Index(out, "A wins "):], "A wins %f", &share); err != nil || share < 35 || share > 65 {
		t.Errorf("a kind wins %v %% against itself (%v)", share, err)
	}
}
