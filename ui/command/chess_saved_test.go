package command

import (
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// What is kept is printed as it was played, and listed with what it came to.
func TestChessIsKept(t *testing.T) {
	dir := t.TempDir()
	mustAsk(t, "poker", "-save", "-data-dir", dir, "-seed", "2", "-hands", "1", "-players", "beginner,beginner")
	played := mustAsk(t, "chess", "-save", "-data-dir", dir, "-seed", "3", "-games", "2", "-variant", "A1-2D", "-opening", "4")
	if without := mustAsk(t, "chess", "-seed", "3", "-games", "2", "-variant", "A1-2D", "-opening", "4"); without != played {
		t.Errorf("what is kept is another game:\n%s\nnot\n%s", played, without)
	}
	tags := " ; red=beginner yellow=beginner\n"
	lines := strings.Split(strings.TrimSpace(played), "\n")
	if got, want := mustAsk(t, "record", "-data-dir", dir, "-game", "3"), lines[1]+tags; got != want {
		t.Errorf("game 3 is\n%swant\n%s", got, want)
	}
	if got, want := mustAsk(t, "record", "-data-dir", dir), lines[0]+tags+lines[1]+tags; !strings.HasSuffix(got, want) {
		t.Errorf("all there is is\n%swant\n%s at its end", got, want)
	}
	g, _, err := chess.Parse(lines[1])
	if err != nil {
		t.Fatal(err)
	}
	listed := strings.Split(mustAsk(t, "list", "-data-dir", dir), "\n")
	want := `^3 .* chess A1-2D +- +- +- +- +finished, ` + count(len(g.Turns()), "turn") + `, ` + g.Result().String() + `$`
	if !regexp.MustCompile(want).MatchString(listed[1]) {
		t.Errorf("the list says\n%s\nwant %s", listed[1], want)
	}
}
