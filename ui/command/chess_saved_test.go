package command

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// A saved game is printed as it was played, and listed with its result.
func TestChessIsKept(t *testing.T) {
	dir := t.TempDir()
	mustAsk(t, "poker", "-save", "-data-dir", dir, "-seed", "2", "-hands", "1", "-players", "beginner,beginner")
	played := mustAsk(t, "chess", "-save", "-data-dir", dir, "-seed", "3", "-games", "2", "-variant", "A1-2D", "-opening", "4")
	if without := mustAsk(t, "chess", "-seed", "3", "-games", "2", "-variant", "A1-2D", "-opening", "4"); without != played {
		t.Errorf("what is kept is another game:\n%s\nnot\n%s", played, without)
	}
	lines := strings.Split(strings.TrimSpace(played), "\n")
	tags := " ; r=beginner:beginner y=beginner:beginner started="
	if got := mustAsk(t, "record", "-data-dir", dir, "-game", "3"); !strings.HasPrefix(got, lines[1]+tags) || strings.Count(got, "\n") != 1 {
		t.Errorf("game 3 is\n%swant\n%s", got, lines[1]+tags)
	}
	all := mustAsk(t, "record", "-data-dir", dir)
	if first, second := strings.Index(all, lines[0]+tags), strings.Index(all, lines[1]+tags); first < 0 || second < first {
		t.Errorf("all there is is\n%swant\n%s\n%s", all, lines[0]+tags, lines[1]+tags)
	}
	g, _, err := chess.Parse(lines[1])
	if err != nil {
		t.Fatal(err)
	}
	listed := strings.Split(mustAsk(t, "list", "-data-dir", dir), "\n")
	want := `^3 .* chess A1-2D +- +- +- +- +` + text.TN("command.state.turns-finished", len(g.Turns()), "Result", g.Result()) + `$`
	if !regexp.MustCompile(want).MatchString(listed[1]) {
		t.Errorf("the list says\n%s\nwant %s", listed[1], want)
	}
}

// Games of chess go to one file with all else, and come back; so do printed ones.
func TestChessGoesToFiles(t *testing.T) {
	dir, to := bothGames(t), t.TempDir()
	mustAsk(t, "chess", "-save", "-data-dir", dir, "-seed", "3", "-games", "2", "-variant", "A1-2")
	chessOnly := mustAsk(t, "export", "-data-dir", dir, "-rules", "chess")
	if strings.Count(chessOnly, "\n") != 2 || strings.Count(chessOnly, "A1-2 ; ") != 2 {
		t.Errorf("of chess alone there is\n%s", chessOnly)
	}
	if poker := mustAsk(t, "export", "-data-dir", dir, "-rules", "poker"); strings.Contains(poker, "A1-2") {
		t.Errorf("of poker alone there is\n%s", poker)
	}
	out := filepath.Join(t.TempDir(), "all.jsonl")
	turns := 0
	for line := range strings.Lines(chessOnly) {
		g, _, err := chess.Parse(strings.TrimSpace(line))
		if err != nil {
			t.Fatal(err)
		}
		turns += len(g.Turns())
	}
	want := "2 rubbers with 3 boards, 1 game of poker with 3 hands, " + text.T("command.archive.chess", "Games", 2, "Parts", turns) + " in " + out + "\n"
	if got := mustAsk(t, "export", "-data-dir", dir, out); got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	mustAsk(t, "import", "-data-dir", to, out)
	if got := mustAsk(t, "export", "-data-dir", to, "-rules", "chess"); got != chessOnly {
		t.Errorf("there came back\n%s\nof\n%s", got, chessOnly)
	}
	if got := mustAsk(t, "import", "-data-dir", to, out); !strings.HasSuffix(got, "no game of chess added; 2 games there already\n") {
		t.Errorf("it printed %q", got)
	}
	printed := file(t, "printed.txt", mustAsk(t, "chess", "-seed", "8", "-variant", "B-2D", "-players", "random", "-tags"))
	if got := mustAsk(t, "import", "-data-dir", to, printed); !strings.Contains(got, ": 1 game of chess with ") {
		t.Errorf("it printed %q", got)
	}
	bad := file(t, "bad.txt", "A1-2 ; d3-e4 ; *\nA1-2 ; d3-e5 ; *\n")
	wantRefusal(t, ask("import", "-data-dir", to, bad), 2, bad+": line 2: turn 1, d3-e5: ")
	a := ask("export", "-data-dir", dir, "-rules", "chess", "-format", "pbn")
	wantRefusal(t, a, 2, "PBN knows no chess: -format json keeps it")
}
