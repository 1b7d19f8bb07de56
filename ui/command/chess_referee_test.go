package command

import (
	"errors"
	"flag"
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess/chesstest"
)

// The soak lets other games be judged each time: -chess 500 -chess-seed a number.
var (
	refereedChess     = flag.Int("chess", 64, "games of chess that the referee judges")
	refereedChessSeed = flag.Uint64("chess-seed", 1, "their seed")
)

// chessReferee judges printed games of chess by the slow rules alone, and counts their features.
type chessReferee struct{ counts map[string]int }

// judge returns the violation of the rules in a line.
func (r *chessReferee) judge(line string) error {
	g, err := chesstest.Replay(line, func(turn string, g *chesstest.Game) error {
		r.count(turn)
		return nil
	})
	if err != nil {
		return err
	}
	if g.Result() == "*" {
		return errors.New("it isn't over")
	}
	start, _, _ := strings.Cut(line, " ; ")
	_, how, _ := strings.Cut(g.Result(), "/")
	r.counts[start]++
	r.counts[how]++
	return nil
}

// count counts the features of a turn.
func (r *chessReferee) count(turn string) {
	if r.counts == nil {
		r.counts = map[string]int{}
	}
	r.counts["turns"]++
	if strings.HasSuffix(turn, "pass") {
		r.counts["passes"]++
	}
	_, moves, _ := strings.Cut(":"+turn, ":")
	for move := range strings.SplitSeq(moves, ",") {
		landings := strings.Count(move, "-") + strings.Count(move, "x")
		switch {
		case landings == 2:
			r.counts["double leaps"]++
		case landings == 0 && strings.Contains(move, "="):
			r.counts["exchanges on the spot"]++
		case strings.Contains(move, "="):
			r.counts["exchanges on arrival"]++
		}
		if strings.Contains(move, "x") {
			r.counts["captures"]++
		}
	}
}

// TestChessReferee lets games of all variants be judged by rules that the program doesn't have.
func TestChessReferee(t *testing.T) {
	var referee chessReferee
	games := (*refereedChess + len(chesstest.Variants()) - 1) / len(chesstest.Variants())
	if testing.Short() { // with the race detector
		games = 1
	}
	for _, variant := range chesstest.Variants() {
		args := []string{"chess", "-variant", variant, "-players", "random", "-games", fmt.Sprint(games), "-seed", fmt.Sprint(*refereedChessSeed)}
		lines := strings.Split(strings.TrimSpace(mustAsk(t, args...)), "\n")
		if len(lines) != games {
			t.Errorf("superbridge %s: %d lines, want %d", strings.Join(args, " "), len(lines), games)
		}
		if args[4] = "beginner"; !testing.Short() { // players who play to win show other features
			lines = append(lines, strings.TrimSpace(mustAsk(t, append(args, "-games", "1")...)))
		}
		for n, line := range lines {
			if err := referee.judge(line); err != nil {
				t.Fatalf("superbridge %s\nline %d: %v\n%s", strings.Join(args, " "), n+1, err, line)
			}
		}
		if referee.counts[variant] != len(lines) {
			t.Errorf("superbridge %s printed other games: %v", strings.Join(args, " "), referee.counts)
		}
	}
	t.Logf("%v", referee.counts)
	for _, what := range []string{"captures", "double leaps", "exchanges on arrival", "exchanges on the spot", "kings", "castle"} {
		if referee.counts[what] == 0 && !testing.Short() {
			t.Errorf("nothing was judged of this: %s", what)
		}
	}
}

// TestChessRefereeSees spoils good lines, each at every turn of some.
func TestChessRefereeSees(t *testing.T) {
	spoilt := 0
	for _, variant := range []string{"A1-4", "A2-3D", "B-2"} {
		line := strings.TrimSpace(mustAsk(t, "chess", "-variant", variant, "-players", "random", "-seed", "3"))
		for _, wrong := range spoiltChess(line) {
			var referee chessReferee
			spoilt++
			if referee.judge(wrong) == nil {
				t.Errorf("the referee doesn't see what is wrong with\n%s\nthat was\n%s", wrong, line)
			}
		}
	}
	if spoilt < 30 {
		t.Errorf("only %d lines were spoilt", spoilt)
	}
}

// spoiltChess returns faulty versions of a game line: with one character replaced, a turn too few or too many, or
// another end.
func spoiltChess(line string) []string {
	var wrong []string
	parts := strings.Split(line, " ; ")
	for i := range line {
		if i%250 > 0 || i < len(parts[0]) {
			continue
		}
		at := i + strings.IndexAny(line[i:]+"-", "-x")
		if at < len(line) {
			sign := map[byte]string{'-': "x", 'x': "-"}[line[at]]
			wrong = append(wrong, line[:at]+sign+line[at+1:])
		}
	}
	turns := strings.Fields(parts[1])
	game := func(result string, turns ...string) string {
		return parts[0] + " ; " + strings.Join(turns, " ") + " ; " + result
	}
	last := len(turns) - 1
	return append(wrong, game("*", turns...), game("g/time", turns...), game("=/agreed", turns...), game(parts[2], turns[:last]...),
		game(parts[2], append(turns[:last:last], turns[last], turns[last])...), game(parts[2], append(turns[:last:last], "pass")...))
}
