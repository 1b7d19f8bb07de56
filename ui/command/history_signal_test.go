//go:build !windows

package command

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// many returns a history of n boards: those of one, over and over, at other times.
func many(t *testing.T, boards int) string {
	t.Helper()
	rubber := mustAsk(t, "export", "-data-dir", aHistory(t), "-rules", "duplicate")
	var out strings.Builder
	for n := range boards / 6 {
		out.WriteString(regexp.MustCompile(`(?m)^(\{"rubber".*"started":)\d+`).ReplaceAllString(rubber, fmt.Sprintf("${1}%d", n)))
	}
	return out.String()
}

// An import that is killed, or stopped with Ctrl-C, leaves the database as it was, and free.
func TestImportStopped(t *testing.T) {
	dir := aHistory(t)
	want := mustAsk(t, "export", "-data-dir", dir)
	all := file(t, "many.jsonl", many(t, 6000))
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for round, sent := range []os.Signal{os.Kill, os.Interrupt, os.Kill} {
		c := exec.Command(program, "import", "-data-dir", dir, all)
		c.Env = append(os.Environ(), asProgram+"=1")
		var stdout, stderr bytes.Buffer
		c.Stdout, c.Stderr = &stdout, &stderr
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		// It has begun to write when the log grows, and is then far from its end.
		log := filepath.Join(dir, "superbridge.db-wal")
		for begun := time.Now(); ; time.Sleep(time.Millisecond) {
			if info, err := os.Stat(log); err == nil && info.Size() > int64(1+round)<<17 {
				break
			}
			if time.Since(begun) > time.Minute {
				t.Fatal("it doesn't begin")
			}
		}
		if err := c.Process.Signal(sent); err != nil {
			t.Fatal(err)
		}
		c.Wait()
		if stdout.Len() > 0 {
			t.Fatalf("it was over before it was stopped: %s", stdout.String())
		}
		if sent == os.Interrupt {
			wantRefusal(t, answer{c.ProcessState.ExitCode(), stdout.String(), stderr.String()}, 1, "stopped: nothing of "+all+" has been added")
		}
		if got := mustAsk(t, "export", "-data-dir", dir); got != want {
			t.Fatalf("%v has left\n%.1000s, want\n%s", sent, got, want)
		}
	}
	few := file(t, "few.jsonl", many(t, 60))
	if got, want := mustAsk(t, "import", "-data-dir", dir, few), few+": 20 rubbers with 60 boards added\n"; got != want {
		t.Errorf("afterwards it printed %q, want %q", got, want)
	}
}

// An export that is stopped leaves no file.
func TestExportStopped(t *testing.T) {
	dir := t.TempDir()
	mustAsk(t, "import", "-data-dir", dir, file(t, "many.jsonl", many(t, 1200)))
	out := filepath.Join(t.TempDir(), "out.jsonl")
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(program, "export", "-data-dir", dir, out)
	c.Env = append(os.Environ(), asProgram+"=1")
	var stdout, stderr bytes.Buffer
	c.Stdout, c.Stderr = &stdout, &stderr
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	for start := time.Now(); ; time.Sleep(time.Millisecond) {
		if begun, _ := filepath.Glob(filepath.Join(filepath.Dir(out), ".superbridge-*", "out.jsonl")); len(begun) > 0 {
			if info, err := os.Stat(begun[0]); err == nil && info.Size() > 0 {
				break
			}
		}
		if time.Since(start) > time.Minute {
			t.Fatal("it doesn't begin")
		}
	}
	if err := c.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	c.Wait()
	wantRefusal(t, answer{c.ProcessState.ExitCode(), stdout.String(), stderr.String()}, 1, "stopped")
	if left, err := os.ReadDir(filepath.Dir(out)); err != nil || len(left) > 0 {
		t.Errorf("it left %v (%v)", left, err)
	}
}

// A command that waits for standard input can be stopped.
func TestImportOfStandardInput(t *testing.T) {
	from, to := aHistory(t), t.TempDir()
	all := mustAsk(t, "export", "-data-dir", from)
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(program, "import", "-data-dir", to, "-")
	c.Env = append(os.Environ(), asProgram+"=1")
	c.Stdin = strings.NewReader(all)
	if said, err := c.CombinedOutput(); err != nil || string(said) != "standard input: 4 rubbers with 10 boards added\n" {
		t.Errorf("it said %q (%v)", said, err)
	}
	c = exec.Command(program, "import", "-data-dir", to, "-")
	c.Env = append(os.Environ(), asProgram+"=1")
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	var stderr bytes.Buffer
	c.Stderr = &stderr
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	fmt.Fprintln(in, strings.SplitN(all, "\n", 2)[0])
	// It has opened the history when the log is there, and waits for more lines from then on.
	for begun := time.Now(); ; time.Sleep(time.Millisecond) {
		if _, err := os.Stat(filepath.Join(to, "superbridge.db-wal")); err == nil {
			break
		}
		if time.Since(begun) > time.Minute {
			t.Fatal("it doesn't begin")
		}
	}
	if err := c.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	c.Wait()
	wantRefusal(t, answer{c.ProcessState.ExitCode(), "", stderr.String()}, 1, "stopped: nothing of standard input has been added")
}
