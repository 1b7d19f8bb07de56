package command

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// A saved match is in the history as it was printed; it is listed among rubbers and games, and can be exported to a
// file with them and imported again.
func TestFewSaved(t *testing.T) {
	dir := t.TempDir()
	mustAsk(t, "match", "-save", "-data-dir", dir, "-seed", "1", "-deals", "1")
	booby := mustAsk(t, "match", "-save", "-data-dir", dir, "-seed", "2", "-deals", "2", "-rules", "booby", "-players", "beginner,club,beginner")
	slam := mustAsk(t, "match", "-save", "-data-dir", dir, "-seed", "3", "-rules", "slam")
	if got := mustAsk(t, "record", "-data-dir", dir, "-game", "2"); got != booby {
		t.Errorf("record prints\n%swant\n%s", got, booby)
	}
	all := mustAsk(t, "record", "-data-dir", dir)
	if !strings.HasSuffix(all, booby+slam) {
		t.Errorf("record prints\n%swant at its end\n%s%s", all, booby, slam)
	}
	deals := strings.Count(slam, "\n") - 1
	listed := mustAsk(t, "list", "-data-dir", dir)
	for _, want := range []string{`(?m)^2 .* Booby +- +2 +- +- +in progress, A \d+, B \d+, C \d+$`, `(?m)^3 .* Slam +- +\d+ +- +- +finished, A \d+, B \d+$`} {
		if !regexp.MustCompile(want).MatchString(listed) {
			t.Errorf("no %s in\n%s", want, listed)
		}
	}
	out := filepath.Join(t.TempDir(), "all.jsonl")
	told := text.T("command.archive.few", "Games", 2, "Parts", deals+2)
	if got, want := mustAsk(t, "export", "-data-dir", dir, out), "1 rubber with 1 board, "+told+" in "+out+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	to := t.TempDir()
	if got, want := mustAsk(t, "import", "-data-dir", to, out, out), out+": 1 rubber with 1 board added; "+told+" added\n"+
		out+": nothing added; 1 rubber was there already; no game for two or three added; 2 games there already\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	for _, args := range [][]string{{"export"}, {"record"}, {"export", "-rules", "few"}, {"record", "-game", "3"}} {
		if got, want := mustAsk(t, append(args, "-data-dir", to)...), mustAsk(t, append(args, "-data-dir", dir)...); got != want || got == "" {
			t.Errorf("%v gives\n%s, and gave\n%s", args, got, want)
		}
	}
	alone := filepath.Join(t.TempDir(), "few.jsonl")
	if got, want := mustAsk(t, "export", "-data-dir", dir, "-rules", "few", alone), told+" in "+alone+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got := mustAsk(t, "export", "-data-dir", dir, "-rules", "super"); strings.Contains(got, "Booby") {
		t.Errorf("of Super Bridge alone there is\n%s", got)
	}

	// Printed lines are imported too; a mistake in them is reported with its line, and then nothing is added.
	printed := file(t, "printed.jsonl", slam)
	if got := mustAsk(t, "import", "-data-dir", t.TempDir(), printed); got != printed+": "+text.T("command.archive.few-added", "Games", 1, "Parts", deals)+"\n" {
		t.Errorf("it printed %q", got)
	}
	text, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	bad := file(t, "bad.jsonl", strings.Replace(string(text), `"contract":"`, `"contract":"7`, 3))
	fresh := t.TempDir()
	wantRefusal(t, ask("import", "-data-dir", fresh, bad), 2, bad+": line ")
	if got := mustAsk(t, "list", "-data-dir", fresh); strings.Count(got, "\n") != 1 {
		t.Errorf("there is\n%s", got)
	}

	for args, mentions := range map[string]string{
		"match -rules slam -save -players random": "-save keeps games of beginner, club and expert players, not of random ones",
		"export -rules slam":                      "-rules slam: export writes the games for two and three together, as -rules few",
		"export -rules few -format pbn":           "PBN knows no games for two or three: -format json keeps it",
		"record -game 99":                         "there is no game 99 of poker or chess, or for two or three",
	} {
		wantRefusal(t, ask(append(strings.Fields(args), "-data-dir", dir)...), 2, mentions)
	}
}

// The games for two and three are listed with the others.
func TestFewAreListed(t *testing.T) {
	listed := mustAsk(t, "games")
	for _, game := range fewNames {
		if !regexp.MustCompile(`(?m)^` + game + ` +(52|32) +[23] +\S`).MatchString(listed) {
			t.Errorf("no %s in\n%s", game, listed)
		}
	}
}
