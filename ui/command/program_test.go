//go:build !windows

package command

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
)

// thisProgram returns the path of the program itself.
func thisProgram(t *testing.T) string {
	t.Helper()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv(asProgram, "1") // for those that are started
	return program
}

// script writes a program with a shell's commands, and returns its path and that of a file with the numbers of its
// processes.
func script(t *testing.T, commands string) (path, processes string) {
	t.Helper()
	dir := t.TempDir()
	path, processes = filepath.Join(dir, "program"), filepath.Join(dir, "processes")
	text := "#!/bin/sh\necho $$ >> " + processes + "\n" + strings.ReplaceAll(commands, "PROCESSES", processes) + "\n"
	if err := os.WriteFile(path, []byte(text), 0o700); err != nil {
		t.Fatal(err)
	}
	return path, processes
}

// wantGone checks that all processes that are named in a file have ended, and that some were there.
func wantGone(t *testing.T, processes string) {
	t.Helper()
	text, err := os.ReadFile(processes)
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range strings.Fields(string(text)) {
		id, err := strconv.Atoi(word)
		if err != nil {
			t.Fatal(err)
		}
		for begun := time.Now(); !ended(id); time.Sleep(time.Millisecond) {
			if time.Since(begun) > time.Minute {
				t.Fatalf("process %d is still there", id)
			}
		}
	}
}

// ended reports whether a process has ended, even if it hasn't been waited for.
func ended(id int) bool {
	if syscall.Kill(id, 0) != nil {
		return true
	}
	stat, err := os.ReadFile("/proc/" + strconv.Itoa(id) + "/stat")
	_, state, _ := strings.Cut(string(stat), ") ")
	return err == nil && strings.HasPrefix(state, "Z")
}

// Players of another program play like those of this one: against themselves they gain nothing, and against others the
// same as those of this program.
func TestCompareWithAnotherProgram(t *testing.T) {
	program := thisProgram(t)
	for _, rules := range []string{"super", "duplicate"} {
		got := mustAsk(t, "match", "-compare", program, "-deals", "6", "-seed", "3", "-rules", rules)
		wantLines(t, got, "6 deals, each played twice. A is beginner, B is beginner@"+program+".",
			"A gains +0.0 ± 0.0 points and +0.000 ± 0.000 IMPs a board.")
	}
	if testing.Short() {
		return // too slow with the race detector
	}
	say := func(kinds string) string {
		out := mustAsk(t, "match", "-compare", kinds, "-deals", "1", "-seed", "9", "-rules", "duplicate", "-threads", "2")
		_, out, _ = strings.Cut(out, "\n")
		return someTime.ReplaceAllString(spaces.ReplaceAllString(out, " "), " –")
	}
	want := say("club-simulation,beginner")
	if strings.Contains(want, "A gains +0.0 ") {
		t.Fatalf("nothing is gained:\n%s", want)
	}
	for _, kinds := range []string{"club-simulation@" + program + ",beginner", "club-simulation,beginner@" + program} {
		if got := say(kinds); got != want {
			t.Errorf("%s: it says\n%s\nwithout the other program\n%s", kinds, got, want)
		}
	}
	if a := ask("match", "-compare", "club,grandmaster@"+program); a.status != 1 || !strings.Contains(a.stderr, `there are no players \"grandmaster\"`) {
		t.Errorf("of players that it hasn't: status %d, %q", a.status, a.stderr)
	}
	if got := mustAsk(t, "match", "-compare", program, "-players", "club-simulation", "-deals", "1", "-rules", "duplicate", "-seed", "9"); !strings.Contains(got, "A is club-simulation, B is club-simulation@"+program+".") {
		t.Errorf("it says\n%s", got)
	}
}

// A program that is missing, a different one, or broken is refused with a description, and none of its processes stays.
func TestCompareWithProgramsThatDontPlay(t *testing.T) {
	const hello = `echo '{"act":1,"players":"beginner"}'; `
	const greet = hello + "read line; "
	always := func(answer string) string { return hello + "while read line; do echo '" + answer + "'; done" }
	for name, c := range map[string]struct{ commands, mentions string }{
		"another one":        {"echo 'what is act?' >&2; exit 3", `doesn't play: it ended (exit status 3) and said "what is act?"`},
		"a silent one":       {"exit 0", "doesn't play: it ended (exit status 0)"},
		"one that repeats":   {"cat", "it has said nothing for 500ms"},
		"one that talks":     {"exec yes hello", `it printed "hello", which is no answer`},
		"a long line":        {"head -c 100000 /dev/zero | tr '\\0' x; sleep 1000", "which is no answer"},
		"JSON":               {`echo '{"players":"beginner"}'; sleep 1000`, "it greets as other programs do"},
		"another form":       {`echo '{"act":2,"players":"beginner"}'; sleep 1000`, "it greets as other programs do"},
		"other players":      {`echo '{"act":1,"players":"club"}'; sleep 1000`, "it greets as other programs do"},
		"one that hangs":     {"sleep 1000 & echo $! >> PROCESSES; sleep 1000", "it has said nothing for 500ms"},
		"hangs in play":      {greet + "sleep 1000 & echo $! >> PROCESSES; wait", "it has said nothing for 500ms"},
		"crashes in play":    {greet + "echo 'out of cards' >&2; exit 4", `it ended (exit status 4) and said "out of cards"`},
		"is killed in play":  {greet + "kill -9 $$", "it ended (signal: killed)"},
		"nonsense in play":   {greet + "echo 1C; sleep 1000", `it printed "1C", which is no answer`},
		"no event":           {always(`{"event":"9Z"}`), `"9Z" is not`},
		"neither":            {always(`{}`), `"" is not`},
		"an error":           {always(`{"error":"board 1: I am tired"}`), "program: board 1: I am tired"},
		"an illegal call":    {always(`{"event":"XX"}`), "deal 1, room 1: player E: XX is not legal"},
		"leaves others":      {greet + "sleep 1000 >/dev/null 2>&1 & echo $! >> PROCESSES; exit 5", "it ended (exit status 5)"},
		"leaves others open": {"sleep 1000 & echo $! >> PROCESSES; exit 6", "it has said nothing for 500ms"},
	} {
		t.Run(name, func(t *testing.T) {
			path, processes := script(t, c.commands)
			t.Parallel() // from here on: nothing can start a program that is being written
			k := kindOf(path, "beginner")
			k.program.timeout = time.Minute
			if strings.Contains(c.mentions, "500ms") { // only those that say nothing are waited for in vain
				k.program.timeout = 500 * time.Millisecond
			}
			c1 := comparison{kinds: [2]kind{{name: "timid", player: timid}, k}, rules: bridge.Duplicate(), deals: 3,
				deal: new(seed).deals(bridge.Duplicate(), matchRubber), threads: 2}
			err := c1.run(t.Context(), io.Discard, io.Discard)
			if err == nil || !strings.Contains(err.Error(), c.mentions) || strings.Contains(err.Error(), "\n") {
				t.Errorf("it ended with %v, want %s", err, c.mentions)
			}
			wantGone(t, processes)
		})
	}
}

func TestCompareWithNoProgram(t *testing.T) {
	dir := t.TempDir()
	plain := filepath.Join(dir, "plain")
	if err := os.WriteFile(plain, []byte("text"), 0o600); err != nil {
		t.Fatal(err)
	}
	for path, mentions := range map[string]string{
		filepath.Join(dir, "missing"): "missing can't be started: no such file or directory",
		dir:                           "can't be started: permission denied",
		plain:                         "plain can't be started: permission denied",
		"club@no-such-program":        "no-such-program can't be started: executable file not found in $PATH",
		"club@":                       "-compare beginner,club@: after @ comes the path of a program",
	} {
		if !strings.Contains(path, "/") {
			path = "beginner," + path
		}
		a := ask("match", "-compare", path)
		wantRefusal(t, a, a.status, mentions)
		if a.status == 0 {
			t.Errorf("%s: status 0", path)
		}
	}
}

// Ctrl-C ends the other program too, and so does a match that is killed.
func TestCompareWithAnotherProgramStopped(t *testing.T) {
	program := thisProgram(t)
	for _, sent := range []os.Signal{os.Interrupt, os.Kill} {
		want := 4 // two scripts, and in each the program
		path, processes := script(t, "exec 3<&0; "+program+` "$@" <&3 & echo $! >> PROCESSES; wait`)
		if sent == os.Kill { // a killed program ends no others: they see the end of their input
			want = 2
			path, processes = script(t, "exec "+program+` "$@"`)
		}
		c := exec.Command(program, "match", "-compare", path, "-deals", "100000", "-threads", "2")
		var stdout, stderr bytes.Buffer
		c.Stdout, c.Stderr = &stdout, &stderr
		if err := c.Start(); err != nil {
			t.Fatal(err)
		}
		for begun := time.Now(); ; time.Sleep(time.Millisecond) {
			if text, _ := os.ReadFile(processes); bytes.Count(text, []byte("\n")) == want {
				break
			}
			if time.Since(begun) > time.Minute {
				t.Fatal("it doesn't begin")
			}
		}
		if err := c.Process.Signal(sent); err != nil {
			t.Fatal(err)
		}
		err := c.Wait()
		wantGone(t, processes)
		var exit *exec.ExitError
		switch {
		case sent == os.Kill:
		case !errors.As(err, &exit) || exit.ExitCode() != 1 || !strings.Contains(stderr.String(), "stopped"):
			t.Errorf("%v: it ended with %v and said %q", sent, err, stderr.String())
		}
	}
}

// Players of another program know a user's systems of the data folder.
func TestAnotherProgramKnowsUsersSystems(t *testing.T) {
	program, dir := thisProgram(t), t.TempDir()
	t.Cleanup(func() { useSystems(t.TempDir()) })
	mustAsk(t, "-data-dir", dir, "system", "new", "mine")
	got := mustAsk(t, "match", "-data-dir", dir, "-compare", "beginner:mine,beginner:mine@"+program, "-deals", "2", "-seed", "3", "-rules", "duplicate")
	wantLines(t, got, "A gains +0.0 ± 0.0 points and +0.000 ± 0.000 IMPs a board.")
}
