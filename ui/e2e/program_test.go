//go:build window

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
)

// program is a running Super Bridge.
type program struct {
	display *display
	dir     string // its data folder
	fresh   bool   // it was empty
	window  string // its id
	cmd     *exec.Cmd
	says    string        // the file of its standard error
	ended   chan struct{} // closed when it has
	started time.Time
}

// environment returns that of a program which must leave nothing anywhere but in folders of the test.
func environment(t *testing.T, display string) []string {
	t.Helper()
	home := t.TempDir()
	env := []string{
		"PATH=" + os.Getenv("PATH"),
		"LANG=en_US.UTF-8",
		"HOME=" + home,
		"TMPDIR=" + home,
		"LIBGL_ALWAYS_SOFTWARE=1",
		"DBUS_SESSION_BUS_ADDRESS=unix:path=" + filepath.Join(home, "no-bus"), // or one might be started
	}
	for _, name := range []string{"RUNTIME_DIR", "CONFIG_HOME", "DATA_HOME", "CACHE_HOME", "STATE_HOME"} {
		dir := filepath.Join(home, strings.ToLower(name))
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		env = append(env, "XDG_"+name+"="+dir)
	}
	if display != "" {
		env = append(env, "DISPLAY="+display)
	}
	return env
}

// start opens the window on a data folder and waits until the home screen is to be seen in it.
func start(t *testing.T, d *display, dir string, args ...string) *program {
	t.Helper()
	p := launch(t, d, dir, args...)
	p.awaitWindow(t)
	p.awaitHome(t)
	return p
}

// awaitHome waits for the home screen. In a fresh data folder the program first asks what to play, and Escape leads home.
func (p *program) awaitHome(t *testing.T) {
	t.Helper()
	if !p.fresh {
		return
	}
	d := p.display
	question := d.look()
	eventually(t, "the question takes Escape", func() bool { // later on a busy machine
		d.press(t, "Escape")
		return d.changed(t, question, 5*time.Second)
	})
	d.settle(t, 100*time.Millisecond)
}

// isWindow matches the id of one window, and neither those of two nor why there is none.
var isWindow = regexp.MustCompile(`^\d+$`)

// awaitWindow waits until there is something to see in the program's window.
func (p *program) awaitWindow(t *testing.T) {
	t.Helper()
	d := p.display
	eventually(t, "a window", func() bool {
		p.mustRun(t)
		// Just now there may be none, and then xdotool fails.
		p.window, _ = d.xdotool("search", "--onlyvisible", "--name", "^Super Bridge$")
		return isWindow.MatchString(p.window)
	})
	eventually(t, "something in the window", func() bool { return d.screen.colours(20) >= 20 })
	d.point(t, corner) // without a window manager the keyboard belongs to the window under the mouse
	d.settle(t, 100*time.Millisecond)
}

// openTable presses Enter on the home screen, which opens a new rubber or continues one, and waits until the table is
// drawn.
func (p *program) openTable(t *testing.T) {
	t.Helper()
	home := p.display.look()
	p.display.press(t, "Return")
	if !p.display.changed(t, home, displayTimeout) {
		t.Fatal("the home screen stays")
	}
	p.display.settle(t, 150*time.Millisecond)
}

// corner is an empty place in the window.
var corner = spot{4, 796}

// launch starts the program and returns at once.
func launch(t *testing.T, d *display, dir string, args ...string) *program {
	t.Helper()
	return launchWith(t, environment(t, d.name), d, dir, args...)
}

// launchWith is launch in an environment that was made by [environment].
func launchWith(t *testing.T, env []string, d *display, dir string, args ...string) *program {
	t.Helper()
	_, err := os.Stat(filepath.Join(dir, "superbridge.db"))
	p := &program{display: d, dir: dir, fresh: os.IsNotExist(err), ended: make(chan struct{}), says: filepath.Join(t.TempDir(), "stderr")}
	stderr, err := os.Create(p.says)
	if err != nil {
		t.Fatal(err)
	}
	defer stderr.Close()
	p.cmd = exec.Command(builtProgram, append([]string{"-data-dir", dir}, args...)...)
	p.cmd.Env = env
	p.cmd.Stderr = stderr
	p.started = time.Now()
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	d.drawers = append(d.drawers, p.cmd.Process.Pid)
	go func() {
		p.cmd.Wait()
		close(p.ended)
	}()
	t.Cleanup(func() { p.cleanUp(t) })
	return p
}

// cleanUp ends the program if it still runs, and saves evidence of a test's failure.
func (p *program) cleanUp(t *testing.T) {
	said := p.said(t)
	// Messages for the user belong in the window. Xlib itself reports a window destroyed by somebody else.
	if said != "" && !strings.HasPrefix(said, "X Error of failed request:") {
		t.Errorf("it said on standard error:\n%s", said)
	}
	if t.Failed() {
		path, err := p.display.keep(t.Name())
		t.Logf("the screen is kept in %s (%v)", path, err)
		path, err = keepFile(t.Name()+".txt", []byte(said))
		t.Logf("what the program said is kept in %s (%v)", path, err)
	}
	p.cmd.Process.Kill()
	<-p.ended
}

func (p *program) said(t *testing.T) string {
	t.Helper()
	said, err := os.ReadFile(p.says)
	if err != nil {
		t.Error(err)
	}
	return string(said)
}

func (p *program) runs() bool {
	select {
	case <-p.ended:
		return false
	default:
		return true
	}
}

func (p *program) mustRun(t *testing.T) {
	t.Helper()
	if !p.runs() {
		t.Fatalf("the program has ended (%v):\n%s", p.cmd.ProcessState, p.said(t))
	}
}

// endsWithin waits for the program to end.
func (p *program) endsWithin(t *testing.T, limit time.Duration) *os.ProcessState {
	t.Helper()
	select {
	case <-p.ended:
		return p.cmd.ProcessState
	case <-time.After(limit):
		p.signal(t, syscall.SIGQUIT) // so that it prints where it hangs
		<-p.ended
		t.Fatalf("the program still runs after %v:\n%s", limit, p.said(t))
		return nil
	}
}

// close asks the window to close, and waits until the program has ended.
func (p *program) close(t *testing.T) {
	t.Helper()
	if err := p.display.closeWindow(p.window); err != nil {
		t.Fatal(err)
	}
	p.endsWithin(t, displayTimeout)
}

func (p *program) signal(t *testing.T, s syscall.Signal) {
	t.Helper()
	if err := p.cmd.Process.Signal(s); err != nil {
		t.Fatal(err)
	}
}

// run runs one of the sub-commands on a data folder and returns its output.
func run(t *testing.T, dir string, args ...string) string {
	t.Helper()
	c := exec.Command(builtProgram, append([]string{"-data-dir", dir}, args...)...)
	c.Env = environment(t, "")
	out, err := c.Output()
	if err != nil {
		t.Fatalf("superbridge %s: %v: %s", strings.Join(args, " "), err, stderrOf(err))
	}
	return string(out)
}

func stderrOf(err error) []byte {
	if e, ok := err.(*exec.ExitError); ok {
		return e.Stderr
	}
	return nil
}

// judged returns the boards of a rubber that are recorded, after the referee has seen them.
func judged(t *testing.T, dir string, rubber int) []line {
	t.Helper()
	var lines []line
	again := 0
	for text := range strings.Lines(run(t, dir, "record", "-rubber", fmt.Sprint(rubber))) {
		l, err := parseLine(text)
		if err == nil {
			err = judge(l, len(lines), again)
		}
		if err != nil {
			t.Fatalf("rubber %d, board %d: %v\n%s", rubber, len(lines)+1, err, text)
		}
		lines = append(lines, l)
		if strings.Contains(l.House, "redeal") && l.Contract == "Passed" {
			again++
		}
	}
	return lines
}
