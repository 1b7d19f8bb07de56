package command

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

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
				store, err := bridgestore.Open(dir, time.Now)
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
	opened := Window{Dir: "never"}
	if status := Run(t.Context(), nil, io.Discard, io.Discard, Front{Open: func(w Window) error { opened = w; return nil }}); status != 0 || opened.Dir != "" {
		t.Errorf("without a home folder the window is opened on %q, status %d", opened.Dir, status)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"list"}, {"record"}, {"match", "-save"}} {
		wantRefusal(t, ask(append(args, "-data-dir", file)...), 1, file)
	}
}

// If a rubber can't be read, all others are printed all the same, and it is named.
func TestRecordBesideADamagedRubber(t *testing.T) {
	dir := t.TempDir()
	var want string
	for _, seed := range []string{"1", "2"} {
		want += mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "3", "-seed", seed)
	}
	mustAsk(t, "match", "-data-dir", dir, "-save", "-deals", "1", "-seed", "3")
	const damage = "UPDATE event SET text = 'nonsense' WHERE position = 2 AND part IN (SELECT id FROM part WHERE session = 3)"
	if said, err := exec.Command("sqlite3", filepath.Join(dir, "superbridge.db"), damage).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	a := ask("record", "-data-dir", dir)
	if a.stdout != want {
		t.Errorf("it printed\n%swant\n%s", a.stdout, want)
	}
	if a.status != 2 || !strings.HasPrefix(a.stderr, "superbridge: left out: rubber 3, board 1, event 3: ") {
		t.Errorf("status %d; it said %q", a.status, a.stderr)
	}
}

// TestKilledWhileSaving kills the program at random moments of a match that it saves. Everything printed must have been
// saved.
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
			break // the rest is no whole line
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
