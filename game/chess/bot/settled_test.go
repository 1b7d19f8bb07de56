package bot

import (
	"bufio"
	"flag"
	"os"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// endedGames are games of club players.
const endedGames = "testdata/ended.txt"

var settledLines = flag.String("lines", endedGames, "a file with lines of ended games: TestAllButWon says how they came out")

// TestAllButWon checks in games of club players that who had all but won mostly wins, and that the place is the first one.
func TestAllButWon(t *testing.T) {
	all := linesOf(t, *settledLines)
	offered, won, saved := 0, 0, 0
	for _, g := range all {
		winners, at, ok := AllButWon(g)
		if !ok {
			continue
		}
		offered++
		saved += len(g.Turns()) - len(g.At(at).Turns())
		if g.Result().Winners == winners {
			won++
		} else {
			t.Logf("%v, not %v, after turn %d of %d", g.Result(), winners, len(g.At(at).Turns()), len(g.Turns()))
		}
		if _, _, early := AllButWon(g.At(at - 1)); early {
			t.Errorf("after %d events nobody has all but won, in %v", at-1, g)
		}
		if again, place, ok := AllButWon(g.At(at)); !ok || again != winners || place != at {
			t.Errorf("after %d events %v has all but won, later at %d %v", at, again, place, winners)
		}
		turns := g.At(at).Turns()
		for i, turn := range turns[len(turns)-10:] { // ten turns running, as the rules say
			p := g.At(turn.To).Position()
			if army, share := leading(&p); share < 0.97 || p.Winners(army) != winners && i == 9 {
				t.Errorf("%d turns before the place %v has %.3f, in %v", 9-i, army, share, g)
			}
		}
		if n := len(turns) - 11; n >= 0 { // and not eleven with the same leader
			before, last := g.At(turns[n].To).Position(), g.At(at).Position()
			army, share := leading(&before)
			if leader, _ := leading(&last); army == leader && share >= 0.97 {
				t.Errorf("%v has all but won a turn earlier, in %v", army, g)
			}
		}
		if _, err := g.At(at).Apply(chess.Adjudged(winners)); err != nil {
			t.Error(err)
		}
	}
	t.Logf("%d games; in %d somebody had all but won, and in %d of them won; %.0f turns sooner", len(all), offered, won, float64(saved)/float64(max(1, offered)))
	if *settledLines == endedGames && (offered < len(all)/5 || won < offered*9/10) {
		t.Errorf("of %d games %d were decided early, and %d of them rightly", len(all), offered, won)
	}
}

// linesOf reads games, one a line.
func linesOf(t *testing.T, path string) (all []chess.Game) {
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Buffer(nil, 1<<20); lines.Scan(); {
		g, _, err := chess.Parse(lines.Text())
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, g)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}
