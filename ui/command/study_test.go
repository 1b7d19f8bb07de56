package command

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// quick are the flags of a study that takes no time; its bounds are wide.
var quick = []string{"study", "-rules", "duplicate", "-seed", "3", "-nodes", "100000"}

func studying(flags ...string) []string { return append(append([]string{}, quick...), flags...) }

// A study of the same deals has the same results, on any number of processors, in one go or in several.
func TestStudy(t *testing.T) {
	deals, games := 24, "| 3NT (game) | 9 | 2"
	if testing.Short() { // with the race detector
		deals, games = 10, "| 3NT (game) | 9 | "
	}
	all := fmt.Sprint(deals)
	want := mustAsk(t, studying("-deals", all, "-threads", "1")...)
	if !strings.HasPrefix(want, "# Duplicate: what "+all+" deals say\n") || !strings.Contains(want, games) {
		t.Errorf("it printed\n%s", want)
	}

	path := filepath.Join(t.TempDir(), "kept")
	keep := func(deals string) string {
		return mustAsk(t, studying("-keep", path, "-deals", deals, "-threads", "3")...)
	}
	few := keep("8")
	if got := keep(all); got != want {
		t.Errorf("gone on with, on four processors, it printed\n%s\nand in one go on one\n%s", got, want)
	}
	lines := read(t, path)
	if n := strings.Count(lines, "\n"); n != deals {
		t.Errorf("%d deals are kept", n)
	}
	if keep(all) != want || keep("8") != few {
		t.Error("what is kept says another thing now")
	}
	if read(t, path) != lines {
		t.Error("deals that were there have been solved again")
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// A file of deals that can't be read is left as it is.
func TestStudyRefusesWhatIsKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "kept")
	mustAsk(t, studying("-keep", path, "-deals", "3")...)
	lines := read(t, path)
	for _, c := range []struct{ old, new, want string }{
		{`{"rules"`, `{rules`, "line 1: it is damaged"},
		{`"number":1`, `"number":11`, "it is damaged"},
		{`"seed":3`, `"seed":4`, "line 1: it is of another study: rules Duplicate, seed 4, nodes 100000"},
	} {
		damaged := strings.Replace(lines, c.old, c.new, 1)
		if err := os.WriteFile(path, []byte(damaged), 0o600); err != nil {
			t.Fatal(err)
		}
		wantRefusal(t, ask(studying("-keep", path, "-deals", "5")...), 2, c.want)
		if got := read(t, path); got != damaged {
			t.Errorf("it is now\n%s", got)
		}
	}
}

// A file with an incomplete last line is continued: missing deals are solved again. One without deals isn't changed.
func TestStudyOfAFileThatWasCutOff(t *testing.T) {
	path := filepath.Join(t.TempDir(), "kept")
	want := mustAsk(t, studying("-keep", path, "-deals", "5", "-threads", "1")...)
	lines := read(t, path)
	for _, cut := range []int{1, 2, 40} {
		if err := os.WriteFile(path, []byte(lines[:len(lines)-cut]), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := mustAsk(t, studying("-keep", path, "-deals", "5", "-threads", "1")...); got != want {
			t.Errorf("%d bytes short it printed\n%s", cut, got)
		}
		if got := read(t, path); got != lines {
			t.Errorf("%d bytes short it became\n%s", cut, got)
		}
	}
	for _, other := range []string{"Dear diary", "{\"rules", lines[:30]} {
		if err := os.WriteFile(path, []byte(other), 0o600); err != nil {
			t.Fatal(err)
		}
		wantRefusal(t, ask(studying("-keep", path, "-deals", "5")...), 2, "line 1: it is damaged")
		if got := read(t, path); got != other {
			t.Errorf("%q has become %q", other, got)
		}
	}
}

func TestStudyMistakes(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct{ args, mentions string }{
		{"study -deals 0", "-deals 0: want 1 to 1000000"},
		{"study -deals 1000001", "-deals 1000001: want 1 to 1000000"},
		{"study -deals x", "deals"},
		{"study -seed -1", "seed"},
		{"study -rules chess", "-rules chess: want SuperBridge"},
		{"study -nodes -1", "-nodes -1: want 0 or more"},
		{"study -threads 0", "threads"},
		{"study -keep=", "-keep: want a file"},
		{"study -keep " + dir, dir},
		{"study -keep " + filepath.Join(dir, "no", "folder"), "folder"},
		{"study 12", "12"},
		{"study -save", "(superbridge study -h explains)"},
		{"-data-dir x study", "superbridge study -h"},
	} {
		wantRefusal(t, ask(strings.Fields(c.args)...), 2, c.mentions)
	}
}

// A stopped study has saved the solved deals, and prints their results.
func TestStudyStopped(t *testing.T) {
	path := filepath.Join(t.TempDir(), "kept")
	ctx, cancel := context.WithCancel(t.Context())
	var stdout, stderr bytes.Buffer
	status := make(chan int)
	go func() {
		status <- Run(ctx, []string{"study", "-nodes", "1000000", "-deals", "100000", "-threads", "2", "-keep", path}, &stdout, &stderr, Front{Open: noWindow})
	}()
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(time.Millisecond) { // it writes from another goroutine
		if b, _ := os.ReadFile(path); bytes.Count(b, []byte("\n")) >= 3 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("no deals are kept in a minute")
		}
	}
	cancel()
	got := answer{status: <-status, stderr: stderr.String()}
	wantRefusal(t, got, 1, "of 100000 deals")
	n := strings.Count(read(t, path), "\n")
	if want := fmt.Sprintf("stopped after %d of", n); !strings.Contains(got.stderr, want) {
		t.Errorf("%d deals are kept, and it says %s", n, got.stderr)
	}
	if want := fmt.Sprintf("what %d deals say", n); !strings.Contains(stdout.String(), want) {
		t.Errorf("%d deals are kept, and it printed\n%s", n, &stdout)
	}
}
