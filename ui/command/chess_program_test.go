//go:build !windows

package command

import (
	"strings"
	"testing"
)

// The players of another program play whole games of chess, with dice and without.
func TestChessWithAnotherProgram(t *testing.T) {
	program := thisProgram(t)
	for variant, games := range map[string]string{"A1-2": "2 games, 2 to a group", "A2-3D": "6 games, 6 to a group"} {
		out := mustAsk(t, "chess", "-compare", "beginner,beginner@"+program, "-variant", variant, "-games", "2", "-seed", "4", "-threads", "2")
		if !strings.HasPrefix(out, variant+": "+games) {
			t.Errorf("%s: it says\n%s", variant, out)
		}
		_, moves, ok := strings.Cut(out, "\nmoves ")
		if fields := strings.Fields(moves); !ok || len(fields) < 2 || fields[0] == "0" || fields[1] == "0" {
			t.Errorf("%s: it says\n%s", variant, out)
		}
	}
	if a := ask("chess", "-compare", "beginner,grandmaster@"+program); a.status != 1 || !strings.Contains(a.stderr, `there are no players \"grandmaster\"`) {
		t.Errorf("of players that it hasn't: status %d, %q", a.status, a.stderr)
	}
}

// A program that answers something else than a legal turn is refused with a description, and its processes end.
func TestChessWithProgramsThatDontPlay(t *testing.T) {
	for answer, mentions := range map[string]string{
		`{"event":"a1"}`:          `program: "a1"`,
		`{"event":"d3-e4"}`:       "game 1: d3-e4 is not legal",
		`{"event":"n9-m8,d3-e4"}`: "game 1: n9-m8 is not legal", // in the next turn, for which it is asked again
		`{}`:                      `""`,
		`{"error":"I am tired"}`:  "I am tired",
		`{"event":"63:d3-e4,a1"}`: `"a1"`,
	} {
		path, processes := script(t, `echo '{"act":1,"players":"beginner"}'; while read line; do echo '`+answer+`'; done`)
		a := ask("chess", "-compare", path, "-variant", "A1-2", "-opening", "0", "-games", "2", "-threads", "1")
		wantRefusal(t, a, 1, mentions)
		wantGone(t, processes)
	}
	for players, mentions := range map[string]string{"club,club@": "after @ comes the path", "club": "want two kinds", "club,club,club": "want two kinds", "club,club@no-such-program": "can't be started"} {
		a := ask("chess", "-compare", players)
		wantRefusal(t, a, a.status, mentions)
		if a.status == 0 {
			t.Errorf("%s: status 0", players)
		}
	}
}
