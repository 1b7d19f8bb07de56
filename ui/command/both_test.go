package command

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/poker"
)

// bothGames makes a folder with two rubbers, and a game of poker between them.
func bothGames(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	mustAsk(t, "match", "-save", "-data-dir", dir, "-seed", "1", "-deals", "1")
	mustAsk(t, "poker", "-save", "-data-dir", dir, "-seed", "2", "-hands", "3", "-players", "beginner,beginner,beginner", "-game", "Friday")
	mustAsk(t, "match", "-save", "-data-dir", dir, "-seed", "3", "-deals", "2", "-rules", "duplicate")
	return dir
}

// Games of poker are listed among rubbers, and go with them to one file and back.
func TestPokerIsListedAndGoesToFiles(t *testing.T) {
	dir := bothGames(t)
	listed := strings.Split(strings.TrimSpace(mustAsk(t, "list", "-data-dir", dir)), "\n")
	if len(listed) != 4 || !regexp.MustCompile(`^3 .* Duplicate `).MatchString(listed[1]) ||
		!regexp.MustCompile(`^2 .* ProgressivePoker +- +3.* - +- +finished$`).MatchString(listed[2]) || !strings.HasPrefix(listed[3], "1 ") {
		t.Errorf("the list is\n%s", strings.Join(listed, "\n"))
	}
	out := filepath.Join(t.TempDir(), "all.jsonl")
	if got, want := mustAsk(t, "export", "-data-dir", dir, out), "2 rubbers with 3 boards, 1 game of poker with 3 hands in "+out+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	to := t.TempDir()
	if got, want := mustAsk(t, "import", "-data-dir", to, out, out), out+": 2 rubbers with 3 boards added; 1 game of poker with 3 hands added\n"+
		out+": nothing added; 2 rubbers were there already; no game of poker added; 1 game there already\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	for _, args := range [][]string{{"export"}, {"record"}, {"export", "-rules", "poker"}} {
		if got, want := mustAsk(t, append(args, "-data-dir", to)...), mustAsk(t, append(args, "-data-dir", dir)...); got != want || got == "" {
			t.Errorf("%v gives\n%s, and gave\n%s", args, got, want)
		}
	}
	poker := mustAsk(t, "export", "-data-dir", dir, "-rules", "Poker")
	if strings.Count(poker, "\n") < 4 || strings.Count(poker, "ProgressivePoker") != strings.Count(poker, "\n") {
		t.Errorf("of poker alone there is\n%s", poker)
	}
	if got := mustAsk(t, "export", "-data-dir", dir, "-rules", "super"); strings.Contains(got, "Poker") {
		t.Errorf("of Super Bridge alone there is\n%s", got)
	}

	// The output of poker is known too, and an error in it is reported with its line; then nothing has been added.
	printed := mustAsk(t, "poker", "-seed", "5", "-hands", "2", "-players", "random,random", "-game", "Sunday")
	sunday := file(t, "sunday.jsonl", printed)
	if got := mustAsk(t, "import", "-data-dir", to, sunday); got != sunday+": 1 game of poker with 2 hands added\n" {
		t.Errorf("it printed %q", got)
	}
	all, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	bad := file(t, "bad.jsonl", string(all)+strings.Replace(printed, `"hand":2`, `"hand":3`, 1))
	fresh := t.TempDir()
	line := strings.Count(string(all), "\n") + 2
	wantRefusal(t, ask("import", "-data-dir", fresh, bad), 2, bad+": line "+fmt.Sprint(line)+": ")
	if got := mustAsk(t, "list", "-data-dir", fresh); strings.Count(got, "\n") != 1 {
		t.Errorf("there is\n%s", got)
	}

	// PBN has no place for it.
	a := ask("export", "-data-dir", dir, "-rules", "poker", "-format", "pbn")
	wantRefusal(t, a, 2, "PBN knows no poker: -format json keeps it")
}

// All games go to one file, family by family. If a line of any family is wrong, nothing of the file is added, of whatever family.
func TestAllGamesGoToOneFile(t *testing.T) {
	dir := bothGames(t)
	mustAsk(t, "match", "-save", "-data-dir", dir, "-seed", "5", "-deals", "1", "-rules", "TwoDummies")
	mustAsk(t, "chess", "-save", "-data-dir", dir, "-seed", "9", "-variant", "A1-2")
	all := mustAsk(t, "export", "-data-dir", dir)
	var families []string
	for line := range strings.Lines(all) {
		family := "bridge"
		for _, a := range archives {
			if a.owns([]byte(line)) {
				family = a.word
			}
		}
		families = append(families, family)
	}
	if got, want := slices.Compact(families), []string{"bridge", "poker", "chess", "few"}; !slices.Equal(got, want) {
		t.Errorf("in the file there is %v, want %v", got, want)
	}
	for _, wrong := range []string{"{", `{"rules":"` + poker.Name + `"}`, "A1-2 ; d3-e5 ; *", `{"rules":"TwoDummies"}`} {
		fresh, bad := t.TempDir(), file(t, "bad.jsonl", all+wrong+"\n")
		wantRefusal(t, ask("import", "-data-dir", fresh, bad), 2, fmt.Sprintf("%s: line %d: ", bad, strings.Count(all, "\n")+1))
		if got := mustAsk(t, "list", "-data-dir", fresh); strings.Count(got, "\n") != 1 {
			t.Errorf("with %s at the end there is\n%s", wrong, got)
		}
	}
}
