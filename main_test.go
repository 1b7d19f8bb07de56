package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/storage"
)

// asProgram makes the test binary be the program itself, to be killed for example.
const asProgram = "SUPERBRIDGE_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// answer is what the program said.
type answer struct {
	status         int
	stdout, stderr string
}

func ask(args ...string) answer {
	var stdout, stderr bytes.Buffer
	status := run(context.Background(), args, &stdout, &stderr)
	return answer{status, stdout.String(), stderr.String()}
}

// mustAsk returns what the program printed; it must be content.
func mustAsk(t *testing.T, args ...string) string {
	t.Helper()
	a := ask(args...)
	if a.status != 0 || a.stderr != "" {
		t.Fatalf("superbridge %s: status %d: %s", strings.Join(args, " "), a.status, a.stderr)
	}
	return a.stdout
}

// wantRefusal checks that the program said in one line what is wrong, and nothing else.
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

func TestMatchFollowsFromTheSeed(t *testing.T) {
	first := mustAsk(t, "match", "-seed", "7")
	if lines := strings.Count(first, "\n"); lines != 4 {
		t.Errorf("%d lines, want 4", lines)
	}
	if mustAsk(t, "match", "-seed", "7") != first {
		t.Error("the same seed gave another match")
	}
	if !strings.HasPrefix(mustAsk(t, "match", "-seed", "7", "-deals", "6"), first) {
		t.Error("a longer match with the same seed begins otherwise")
	}
	if mustAsk(t, "match", "-seed", "8") == first {
		t.Error("another seed gave the same match")
	}
	if one, other := mustAsk(t, "match"), mustAsk(t, "match"); one == other {
		t.Error("two matches without a seed are the same")
	}
}

// A match deals what the window deals in the first rubber of a fresh data folder, saved or
// not, and however often that rubber is left and opened again.
func TestTheWindowDealsAsAMatchDoes(t *testing.T) {
	dir := t.TempDir()
	first := mustAsk(t, "match", "-seed", "7")
	for range 2 {
		if got := mustAsk(t, "match", "-seed", "7", "-save", "-data-dir", dir); got != first {
			t.Errorf("saved, the match is\n%swant\n%s", got, first)
		}
	}
	rules := bridge.SuperBridge()
	window := (&seed{given: true, value: 7}).deals // see ui.Options
	for range 2 {
		window(rules, 2)(0) // another rubber in between
		deals := window(rules, 1)
		for board, line := range strings.Split(strings.TrimSpace(first), "\n") {
			number, err := rules.Deck.Number(deals(board))
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(line, `"number":"`+number.String()+`"`) {
				t.Errorf("board %d of the window has number %v, of the match: %s", board+1, number, line)
			}
		}
	}
	if window(rules, 1)(0) == window(rules, 2)(0) {
		t.Error("two rubbers begin with the same deal")
	}
}

func TestMatchWithADealNumber(t *testing.T) {
	out := mustAsk(t, "match", "-deal", aNumber)
	if strings.Count(out, "\n") != 1 || !strings.Contains(out, `"number":"`+aNumber+`"`) {
		t.Errorf("-deal %s gave %s", aNumber, out)
	}
	// As people may write it.
	sloppy := "o7zzz-zzzzzzzzzzzz-zzzzzzzzz"
	if mustAsk(t, "match", "-deal", sloppy, "-deals", "1") != out {
		t.Errorf("-deal %s gave another match", sloppy)
	}
}

func TestMatchByOtherRules(t *testing.T) {
	out := mustAsk(t, "match", "-rules", "duplicate", "-seed", "3")
	if strings.Count(out, `"rules":"Duplicate"`) != 4 || strings.Count(out, `"dealer":"N"`) != 1 {
		t.Errorf("-rules duplicate gave %s", out)
	}
}

func TestASavedMatchIsInTheHistory(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "made", "when needed")
	first := mustAsk(t, "match", "-data-dir", dir, "-save", "-seed", "7")
	second := mustAsk(t, "-data-dir", dir, "match", "-save", "-seed", "8", "-deals", "2", "-rules", "duplicate")
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"record"}, first + second},
		{[]string{"record", "-rubber", "1"}, first},
		{[]string{"record", "-rubber", "2"}, second},
	} {
		if got := mustAsk(t, append(c.args, "-data-dir", dir)...); got != c.want {
			t.Errorf("%s gave\n%s\nwant\n%s", c.args, got, c.want)
		}
	}
	rows := strings.Split(strings.TrimSpace(mustAsk(t, "list", "-data-dir", dir)), "\n")
	if len(rows) != 3 {
		t.Fatalf("list gave %q, want a heading and two rubbers", rows)
	}
	for i, want := range []string{"ID STARTED RULES SEAT DEALS NS EW STATE", "2 Duplicate - 2/2 finished", "1 SuperBridge - 4/4 finished"} {
		fields := strings.Fields(rows[i])
		for _, w := range strings.Fields(want) {
			if !strings.Contains(" "+strings.Join(fields, " ")+" ", " "+w+" ") {
				t.Errorf("row %q lacks %q", rows[i], w)
			}
		}
	}
}

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
		{"deck -out FREE -format png -width 1e3", "1e3"},
		{"deck -out FREE -format png -width 99999999999999999999", "width"},
		{"deck -out FILE", "can't write to FILE: not a directory"},
		{"deck -out FILE/below -format pdf", "not a directory"},
		{"deck -out LONG -format png", "name too long"},
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
	} {
		out := mustAsk(t, strings.Fields(args)...)
		if !strings.HasPrefix(out, "Usage: superbridge ") || !strings.Contains(out, mentions) {
			t.Errorf("superbridge %s printed %q", args, out)
		}
	}
}

// TestFilesThatCantBeUsed puts something in the place of the database and asks for all
// that would read or write it.
func TestFilesThatCantBeUsed(t *testing.T) {
	good := t.TempDir()
	mustAsk(t, "match", "-data-dir", good, "-save", "-deals", "12", "-seed", "1")
	database, err := os.ReadFile(filepath.Join(good, "superbridge.db"))
	if err != nil {
		t.Fatal(err)
	}
	damaged := bytes.Clone(database)
	for i := len(damaged) / 4; i < len(damaged)*3/4; i++ {
		damaged[i] ^= 0x55
	}
	newer := bytes.Clone(database)
	newer[63] = 200 // PRAGMA user_version, the lowest of its four bytes

	const read, write = "read", "write"
	for _, c := range []struct {
		name, mentions string
		content        []byte
		mode           os.FileMode
		refuses        []string
	}{
		{"not a database", "not a database", []byte(strings.Repeat("Dear diary, ", 1000)), 0o600, []string{read, write}},
		{"damaged", "damaged", damaged, 0o600, []string{read, write}},
		{"cut short", "damaged", database[:len(database)/2], 0o600, []string{read, write}},
		{"newer", "newer", newer, 0o600, []string{read, write}},
		{"read-only", "can't be written", database, 0o400, []string{write}},
		{"in use", "in use", database, 0o600, []string{write}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			path := filepath.Join(dir, "superbridge.db")
			if err := os.WriteFile(path, c.content, c.mode); err != nil {
				t.Fatal(err)
			}
			if c.name == "in use" {
				store, err := storage.Open(dir, time.Now)
				if err != nil {
					t.Fatal(err)
				}
				defer store.Close()
			}
			before, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			for _, way := range []string{read, write} {
				commands := [][]string{{"list"}, {"record"}}
				if way == write {
					commands = [][]string{{"match", "-save", "-seed", "1"}}
				}
				for _, args := range commands {
					a := ask(append([]string{"-data-dir", dir}, args...)...)
					if strings.Contains(strings.Join(c.refuses, " "), way) {
						wantRefusal(t, a, 1, c.mentions)
					} else if a.status != 0 || a.stdout == "" || a.stderr != "" {
						t.Errorf("%s: status %d: %s", args, a.status, a.stderr)
					}
				}
			}
			after, err := os.ReadFile(path)
			if err != nil || !bytes.Equal(before, after) {
				t.Errorf("the file is not what it was (%v)", err)
			}
		})
	}
}

func TestNothingHasBeenSaved(t *testing.T) {
	for _, dir := range []string{t.TempDir(), filepath.Join(t.TempDir(), "missing")} {
		for _, command := range []string{"list", "record"} {
			wantRefusal(t, ask(command, "-data-dir", dir), 1, dir)
		}
		if entries, _ := os.ReadDir(dir); len(entries) > 0 {
			t.Errorf("reading made %v", entries)
		}
	}
	for _, variable := range []string{"HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "USERPROFILE", "home"} {
		t.Setenv(variable, "")
	}
	wantRefusal(t, ask("list"), 1, "-data-dir")
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"list"}, {"record"}, {"match", "-save"}} {
		wantRefusal(t, ask(append(args, "-data-dir", file)...), 1, file)
	}
}

// Where a rubber can't be read, those before it come out whole all the same.
func TestRecordUpToADamagedRubber(t *testing.T) {
	dir := t.TempDir()
	var want string
	for _, seed := range []string{"1", "2"} {
		want += mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "3", "-seed", seed)
	}
	mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "1", "-seed", "3")
	const damage = "UPDATE event SET text = 'nonsense' WHERE position = 2 AND board IN (SELECT id FROM board WHERE rubber = 3)"
	if said, err := exec.Command("sqlite3", filepath.Join(dir, "superbridge.db"), damage).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	a := ask("record", "-data-dir", dir)
	if a.stdout != want {
		t.Errorf("it printed\n%swant\n%s", a.stdout, want)
	}
	a.stdout = ""
	wantRefusal(t, a, 1, "rubber 3, board 1")
}

func TestStoppedInTheMiddle(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var stdout, stderr bytes.Buffer
	status := run(ctx, []string{"match", "-seed", "1"}, &stdout, &stderr)
	wantRefusal(t, answer{status, stdout.String(), stderr.String()}, 1, "stopped")
}

func TestDeck(t *testing.T) {
	here := t.TempDir()
	out := filepath.Join(here, "made", "when needed")
	if got, want := mustAsk(t, "deck", "-out", out, "-style", "clock,four"), "69 files in "+out+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	if got, want := mustAsk(t, "deck", "-out", out, "-format", "pdf", "-sheet", "letter"), filepath.Join(out, "deck-letter.pdf")+"\n"; got != want {
		t.Errorf("it printed %q, want %q", got, want)
	}
	mustAsk(t, "deck", "-out", out, "-format", "png", "-width", "30", "-style=")
	mustAsk(t, "deck", "-out", out, "-force", "-style", "large")
	files, err := filepath.Glob(filepath.Join(out, "*"))
	if err != nil || len(files) != 69+1+69 {
		t.Errorf("%d files (%v)", len(files), err)
	}
}

// The help names each word that a style may have.
func TestDeckHelpNamesTheStyles(t *testing.T) {
	_, styles, _ := strings.Cut(mustAsk(t, "deck", "-h"), "A style")
	lines := strings.Split(styles, "\n")
	for _, words := range cardart.StyleWords() {
		if !slices.ContainsFunc(lines, func(line string) bool {
			return strings.HasPrefix(strings.TrimSpace(line), strings.Join(words, ", ")+"  ")
		}) {
			t.Errorf("no line for %s in%s", words, styles)
		}
	}
}

// Ctrl-C, and a terminal that closes, leave nothing of a deck behind.
func TestDeckStopped(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows sends no signals: this is left out")
	}
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, sent := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		here := t.TempDir()
		c := exec.Command(program, "deck", "-out", filepath.Join(here, "a", "deck"), "-format", "png", "-width", "3000")
		c.Env = append(os.Environ(), asProgram+"=1")
		var stdout, stderr bytes.Buffer
		c.Stdout, c.Stderr = &stdout, &stderr
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		for begun := time.Now(); ; time.Sleep(time.Millisecond) {
			if files, _ := filepath.Glob(filepath.Join(here, "a", "deck", ".superbridge-*", "*.png")); len(files) > 0 {
				break // some is written
			}
			if time.Since(begun) > time.Minute {
				t.Fatal("it doesn't begin")
			}
		}
		if err := c.Process.Signal(sent); err != nil {
			t.Fatal(err)
		}
		c.Wait()
		wantRefusal(t, answer{c.ProcessState.ExitCode(), stdout.String(), stderr.String()}, 1, "stopped")
		if left, _ := os.ReadDir(here); len(left) > 0 {
			t.Errorf("%v left %v", sent, left)
		}
	}
}

// tornPaper takes so many bytes and then no more.
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
			status := run(context.Background(), append([]string{"-data-dir", dir}, args...), &paper, &stderr)
			if args[0] == "list" && paper > 0 {
				continue // it had room
			}
			wantRefusal(t, answer{status: status, stderr: stderr.String()}, 1, errTorn.Error())
		}
	}
}

// TestKilledWhileSaving kills the program at random moments of a match that it saves. What
// it had printed must have been kept.
func TestKilledWhileSaving(t *testing.T) {
	dir := t.TempDir()
	random := rand.New(rand.NewPCG(68, 17))
	printed := 0
	for round := 1; round <= 10; round++ {
		lines := killedMatch(t, dir, round, time.Duration(20+random.IntN(400))*time.Millisecond)
		printed += len(lines)
		check, err := exec.Command("sqlite3", filepath.Join(dir, "superbridge.db"), "PRAGMA integrity_check").CombinedOutput()
		if got := strings.TrimSpace(string(check)); err != nil || got != "ok" {
			t.Fatalf("integrity_check: %s (%v)", got, err)
		}
		a := ask("record", "-data-dir", dir, "-rubber", fmt.Sprint(round))
		if a.status != 0 && len(lines) == 0 {
			t.Fatalf("round %d: nothing had been printed: %s", round, a.stderr)
		}
		saved := strings.SplitAfter(a.stdout, "\n")
		saved = saved[:len(saved)-1]
		if len(saved) < len(lines) {
			t.Fatalf("round %d: %d boards had been printed, %d are kept: %s", round, len(lines), len(saved), a.stderr)
		}
		for i, line := range lines {
			if saved[i] != line {
				t.Fatalf("round %d, board %d: printed\n%skept\n%s", round, i+1, line, saved[i])
			}
		}
	}
	if printed == 0 {
		t.Error("no board was ever finished: the test shows nothing")
	}
	t.Logf("%d boards were printed before the kills", printed)
}

// killedMatch plays a match that is killed some time after its first board, and returns
// the whole lines that it printed.
func killedMatch(t *testing.T, dir string, seed int, after time.Duration) []string {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(program, "-data-dir", dir, "match", "-save", "-deals", "400", "-seed", fmt.Sprint(seed))
	c.Env = append(os.Environ(), asProgram+"=1", "LANG=en_US.UTF-8")
	stdout, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	var killer *time.Timer
	defer func() { c.Process.Kill(); c.Wait() }()
	var lines []string
	for out := bufio.NewReader(stdout); ; {
		line, err := out.ReadString('\n')
		if err != nil {
			break // what is left is no whole line
		}
		if lines = append(lines, line); killer == nil {
			killer = time.AfterFunc(after, func() { c.Process.Kill() })
			defer killer.Stop()
		}
	}
	if len(lines) == 400 {
		t.Error("the match was over before the kill")
	}
	return lines
}
