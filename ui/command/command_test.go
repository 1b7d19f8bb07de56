package command

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"testing"
)

// asProgram makes the test binary be the program itself, to be killed for example.
const asProgram = "SUPERBRIDGE_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		defer stop()
		os.Exit(Run(ctx, os.Args[1:], os.Stdout, os.Stderr, Front{Open: noWindow}))
	}
	os.Exit(m.Run())
}

// noWindow is the window of a program without one.
func noWindow(Window) error { return errors.New("no window here") }

// answer is the output of the program.
type answer struct {
	status         int
	stdout, stderr string
}

func ask(args ...string) answer {
	var stdout, stderr bytes.Buffer
	status := Run(context.Background(), args, &stdout, &stderr, Front{Open: noWindow})
	return answer{status, stdout.String(), stderr.String()}
}

// some returns the number of cases to try of n: all, or one with the race detector.
func some(n int) int {
	if testing.Short() {
		return 1
	}
	return n
}

// mustAsk returns the output of the program, which must succeed.
func mustAsk(t *testing.T, args ...string) string {
	t.Helper()
	a := ask(args...)
	if a.status != 0 || a.stderr != "" {
		t.Fatalf("superbridge %s: status %d: %s", strings.Join(args, " "), a.status, a.stderr)
	}
	return a.stdout
}

// wantRefusal checks that the program reported an error in one line, and nothing else.
func wantRefusal(t *testing.T, a answer, status int, mentions string) {
	t.Helper()
	line, whole := strings.CutSuffix(a.stderr, "\n")
	switch {
	case a.status != status:
		t.Errorf("status %d, want %d; it said %q", a.status, status, a.stderr)
	case !whole || strings.Contains(line, "\n") || !strings.HasPrefix(line, "superbridge: "):
		t.Errorf("it said %q, want one line", a.stderr)
	case strings.Contains(line, "  "):
		t.Errorf("it said %q, where a word is missing", line)
	case !strings.Contains(line, mentions):
		t.Errorf("it said %q, want a line that mentions %q", line, mentions)
	case a.stdout != "":
		t.Errorf("it printed %q", a.stdout)
	}
}

const (
	aNumber   = "07ZZZZZZZZZZZZZZZZZZZZZZZZ" // 2^123 - 1
	tooLarge  = "3ZZZZZZZZZZZZZZZZZZZZZZZZZ" // 2^127 - 1; there are 68!/(17!)^4 < 2^127 deals
	beyond128 = "ZZZZZZZZZZZZZZZZZZZZZZZZZZ"
)

func TestMistakesOnTheCommandLine(t *testing.T) {
	dir := t.TempDir()
	mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "1", "-seed", "1")
	mustAsk(t, "deck", "-out", filepath.Join(dir, "full"))
	places := strings.NewReplacer("FREE", filepath.Join(dir, "free"), "FILE", filepath.Join(dir, "superbridge.db"),
		"FULL", filepath.Join(dir, "full"), "LONG", filepath.Join(dir, strings.Repeat("long", 100)))
	for _, c := range []struct{ args, mentions string }{
		{"-nonsense", "(superbridge -h explains)"},
		{"dance", "dance"},
		{"-seed x", "seed"},
		{"-seed -1 match", "seed"},
		{"-seed 7 match", "superbridge match -h"},
		{"-fast match -deals 1", "-fast"},
		{"-data-dir", "data-dir"},
		{"-data-dir=", "want a folder"},
		{"match -save -data-dir=", "want a folder"},
		{"list -data-dir=", "want a folder"},
		{"match -nonsense", "(superbridge match -h explains)"},
		{"match -fast", "fast"},
		{"match -deals 0", "-deals 0"},
		{"match -deals -3", "-deals -3"},
		{"match -deals x", "deals"},
		{"match -deals 99999999999999999999", "deals"},
		{"match -deals", "deals"},
		{"match -seed -1", "seed"},
		{"match -seed 1.5", "seed"},
		{"match -seed 18446744073709551616", "seed"},
		{"match -rules chess", "chess"},
		{"match -deal 123", "123"},
		{"match -deal=", "0 characters"},
		{"match -seed 7 -deal=", "0 characters"},
		{"match -deal 07ZZZZZZZZZZZZZZZZZZZZZZZU", "U"},
		{"match -deal " + tooLarge, tooLarge},
		{"match -deal " + beyond128, beyond128},
		{"match -rules duplicate -deal " + aNumber, aNumber},
		{"match -seed 7 -deal " + aNumber, "-seed"},
		{"match -deals 2 -deal " + aNumber, "-deals"},
		{"match 12", "12"},
		{"match -save=perhaps", "perhaps"},
		{"record everything", "everything"},
		{"record -rubber x", "rubber"},
		{"record -rubber 99", "99"},
		{"record -rubber 0", "0"},
		{"record -deals 3", "deals"},
		{"list all", "all"},
		{"list -rubber 1", "rubber"},
		{"deck", "-out DIR"},
		{"deck -out=", "-out DIR"},
		{"deck -out", "out"},
		{"deck -out FREE cards", "cards"},
		{"deck -out FREE -nonsense", "(superbridge deck -h explains)"},
		{"deck -out FREE -data-dir FREE", "data-dir"},
		{"-data-dir FREE deck -out FREE", "-data-dir isn't for deck"},
		{"-seed 7 deck -out FREE", "superbridge deck -h"},
		{"deck -out FREE -format gif", `-format: "gif" is no format: want svg, png or pdf`},
		{"deck -out FREE -format=", "svg, png or pdf"},
		{"deck -out FREE -style four,pink", `"pink"`},
		{"deck -out FREE -style four,two", "contradict"},
		{"deck -out FREE -format pdf -sheet a5", `-sheet: "a5"`},
		{"deck -out FREE -sheet a4", "-sheet is for -format pdf"},
		{"deck -out FREE -width 240", "-width is for -format png"},
		{"deck -out FREE -format png -width 0", "0 pixels wide: want 20 to 4000"},
		{"deck -out FREE -format png -width -240", "-240 pixels"},
		{"deck -out FREE -format png -width 4001", "4001 pixels"},
		{"deck -out FREE -format png -width 1e3", `"1e3" for flag -width: want a whole number, 20 to 4000`},
		{"deck -out FREE -format png -width 99999999999999999999", "want a whole number, 20 to 4000"},
		{"deck -out FILE", "can't write to FILE: not a directory"},
		{"deck -out FILE/below -format pdf", "not a directory"},
		{"deck -out LONG -format png", "name too long"},
		{"deal -nonsense", "(superbridge deal -h explains)"},
		{"deal ten", "what is \"ten\"?"},
		{"deal -data-dir FREE", "data-dir"},
		{"-data-dir FREE deal", "-data-dir isn't for deal"},
		{"deal -deals 0", "-deals 0: want 1 to 1000000"},
		{"deal -deals 1000001", "want 1 to 1000000"},
		{"deal -count 0", "-count 0: want 1 to 1000000"},
		{"deal -count 5 -deals 5", "-count deals nothing"},
		{"deal -rules chess", "-rules chess: want SuperBridge"},
		{"deal -rules booby", "-rules booby: want SuperBridge"},
		{"deal -where X.points", `-where: character 1, "X": want N, E, S, W, NS or EW`},
		{"deal -where N.points", "-where: at the end: want 5, 5+ or 5-7"},
		{"deal -where N.points=5", "-where: character 3"},
		{"deal -where N.points,", "want 5, 5+ or 5-7"},
		{"solve -nonsense", "(superbridge solve -h explains)"},
		{"solve FILE FREE", "what is"},
		{"solve FILE -plays", `what is "-plays"?`},
		{"solve FREE", "FREE: no such file"},
		{"solve FULL", "FULL is a folder"},
		{"solve FILE", "line 1: this is not text"},
		{"suit AQ", "want two hands"},
		{"suit AQ 32 J", "want two hands"},
		{"suit AXQ 32", "is no holding"},
		{"suit AAQ 32", "is there twice"},
		{"suit A.Q 32", "is no holding"},
		{"suit AQ A32", "North and South both have A"},
		{"suit - -", "has no card of the suit"},
		{"suit -deck 52 AM 32", "this deck has no M"},
		{"suit -deck 40 AQ 32", "want 36, 52 or 68"},
		{"suit -goal 0 AQ 32", "-goal"},
		{"suit -goal many AQ 32", "average or matchpoints"},
		{"suit -goal 3 AQ 32", "3 tricks are more"},
		{"suit -entries 1 AQ 32", "-entries"},
		{"suit -entries 1,-1 AQ 32", "-entries"},
		{"suit -entries 1,18 AQ 32", "-entries"},
		{"suit -entries 0,0 AQ 32", "can be reached"},
		{"suit -west 2 -east 2 AQ 32", "don't fit into 2 and 2 vacant places"},
		{"suit -west -1 AQ 32", "vacant places"},
		{"suit -west 99 AQ 32", "vacant places"},
		{"suit -deck 68 A 2", "15 cards are missing"},
		{"-data-dir FREE suit AQ 32", "-data-dir isn't for suit"},
		{"solve -rules chess FILE", "-rules chess: want SuperBridge"},
		{"solve -rules= FILE", "want SuperBridge"},
		{"solve -contract= FILE", "-contract:"},
		{"solve -contract 4N FILE", "want a bid and its declarer"},
		{"solve -contract 10N-S FILE", `"10N-S"`},
		{"solve -contract 4N-X FILE", "no such declarer"},
		{"solve -contract Passed FILE", "-contract Passed has no declarer"},
		{"solve -contract 8N-S -rules duplicate FILE", "bids go up to level 7"},
		{"solve -plays FILE", "-plays is for -contract"},
		{"solve -threads 0 FILE", `"0" for flag -threads: want a whole number, 1 to 256`},
		{"solve -threads -1 FILE", "1 to 256"},
		{"solve -threads 257 FILE", "1 to 256"},
		{"solve -threads 99999999999999999999 FILE", "1 to 256"},
		{"solve -threads x FILE", "1 to 256"},
		{"solve -data-dir FREE FILE", "data-dir"},
		{"-data-dir FREE solve FILE", "-data-dir isn't for solve"},
		{"-seed 7 solve FILE", "superbridge solve -h"},
		{"deck -out FULL", "there is SA.svg in FULL already (-force replaces it)"},
	} {
		t.Run(c.args, func(t *testing.T) {
			args := strings.Fields(places.Replace(c.args))
			if args[0] == "record" {
				args = append([]string{"-data-dir", dir}, args...)
			}
			wantRefusal(t, ask(args...), 2, places.Replace(c.mentions))
		})
	}
	if _, err := os.Stat(filepath.Join(dir, "free")); err == nil {
		t.Error("a command that was refused made a folder")
	}
}

func TestHelpIsNoMistake(t *testing.T) {
	for args, mentions := range map[string]string{
		"-h":        "superbridge match",
		"--help":    "superbridge match",
		"help":      "superbridge match",
		"match -h":  "-deals N",
		"record -h": "-rubber ID",
		"list -h":   "-data-dir DIR",
		"deck -h":   "-sheet PAGES",
		"export -h": "-format FORMAT",
		"import -h": "import [flags] FILE...",
		"deal -h":   "-where CONDITION",
		"solve -h":  "-contract CONTRACT",
		"suit -h":   "-goal GOAL",
	} {
		out := mustAsk(t, strings.Fields(args)...)
		if !strings.HasPrefix(out, "Usage: superbridge ") || !strings.Contains(out, mentions) {
			t.Errorf("superbridge %s printed %q", args, out)
		}
	}
}

// tornPaper takes a number of bytes and then no more.
type tornPaper int

var errTorn = errors.New("the paper is torn")

func (p *tornPaper) Write(b []byte) (int, error) {
	n := min(len(b), int(*p))
	*p -= tornPaper(n)
	if n < len(b) {
		return n, errTorn
	}
	return n, nil
}

func TestOutputThatCantBeWritten(t *testing.T) {
	dir := t.TempDir()
	saved := mustAsk(t, "match", "-data-dir", dir, "-save", "-seed", "1")
	for _, room := range []int{0, 10, len(saved) / 2} {
		for _, args := range [][]string{{"match", "-seed", "1"}, {"record"}, {"list"}} {
			paper := tornPaper(room)
			var stderr bytes.Buffer
			status := Run(context.Background(), append([]string{"-data-dir", dir}, args...), &paper, &stderr, Front{Open: noWindow})
			if args[0] == "list" && paper > 0 {
				continue // it had room
			}
			wantRefusal(t, answer{status: status, stderr: stderr.String()}, 1, errTorn.Error())
		}
	}
}
