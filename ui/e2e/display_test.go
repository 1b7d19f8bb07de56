//go:build window

package e2e

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// displayTimeout is the longest time for something that takes far less on an idle machine.
const displayTimeout = time.Minute

// display is a virtual screen, with a keyboard and a mouse.
type display struct {
	name    string  // as in DISPLAY
	screen  picture // its present picture, which changes with it
	drawers []int   // the processes that draw it
}

// newDisplay starts a screen of 1280 by 800 for one test.
func newDisplay(t *testing.T) *display {
	t.Helper()
	return newDisplayOf(t, "1280x800")
}

// newDisplayOf starts a screen of a size for one test.
func newDisplayOf(t *testing.T, size string) *display {
	t.Helper()
	dir := t.TempDir()
	answer, number, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Close()
	var says bytes.Buffer
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", size+"x24",
		"-nolisten", "tcp", "-nocursor", "-noreset", "-fbdir", dir)
	server.ExtraFiles = []*os.File{number}
	server.Stdout, server.Stderr = &says, &says
	server.WaitDelay = time.Second
	err = server.Start()
	number.Close()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { // killed outright it would leave its socket and its lock
		server.Process.Signal(syscall.SIGTERM)
		late := time.AfterFunc(displayTimeout, func() { server.Process.Kill() })
		server.Wait()
		late.Stop()
	})
	answer.SetReadDeadline(time.Now().Add(displayTimeout))
	line, err := bufio.NewReader(answer).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb didn't start: %v", err)
	}
	screen, data, err := mapPicture(filepath.Join(dir, "Xvfb_screen0"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { syscall.Munmap(data) })
	return &display{name: ":" + strings.TrimSpace(line), screen: screen, drawers: []int{server.Process.Pid}}
}

// xdotool runs xdotool, which presses keys and moves the mouse, and returns its output.
func (d *display) xdotool(args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), displayTimeout)
	defer cancel()
	c := exec.CommandContext(ctx, "xdotool", args...)
	c.Env = append(os.Environ(), "DISPLAY="+d.name)
	out, err := c.CombinedOutput()
	if err != nil {
		err = fmt.Errorf("xdotool %s: %w: %s", strings.Join(args, " "), errors.Join(err, ctx.Err()), out)
	}
	return strings.TrimSpace(string(out)), err
}

func (d *display) mustXdotool(t *testing.T, args ...string) {
	t.Helper()
	if _, err := d.xdotool(args...); err != nil {
		t.Fatal(err)
	}
}

// press presses keys one after the other, by the names that X has for them.
func (d *display) press(t *testing.T, keys ...string) {
	t.Helper()
	d.mustXdotool(t, append([]string{"key", "--delay", "8"}, keys...)...)
}

// point moves the mouse.
func (d *display) point(t *testing.T, at spot) {
	t.Helper()
	d.mustXdotool(t, at.move()...)
}

// click clicks on one place after the other.
func (d *display) click(t *testing.T, at ...spot) {
	t.Helper()
	var args []string
	for _, s := range at {
		args = append(args, s.move()...)
		args = append(args, "click", "1")
	}
	d.mustXdotool(t, args...)
}

// spot is a place on the screen, in pixels from the top left corner.
type spot struct{ x, y int }

func (s spot) move() []string { return []string{"mousemove", fmt.Sprint(s.x), fmt.Sprint(s.y)} }

// settle waits until nothing on the screen has changed for a while, and returns the picture and the time of its last
// change. Time in which a busy machine doesn't run the program doesn't count, unless there is so much of it that the program
// must be doing something invisible.
func (d *display) settle(t *testing.T, quiet time.Duration) (picture, time.Time) {
	t.Helper()
	const step, unseen = 5 * time.Millisecond, 5 * time.Second
	shown, since := d.look(), time.Now()
	rest := time.Duration(0)
	for deadline := since.Add(displayTimeout); ; {
		before := time.Now()
		time.Sleep(step)
		now := time.Now()
		if !d.screen.equal(shown) {
			shown, since, rest = d.look(), now, 0
		} else if !d.atWork() {
			rest += min(now.Sub(before), 2*step)
		}
		if rest >= quiet || now.Sub(since) >= max(quiet, unseen) {
			return shown, since
		}
		if now.After(deadline) {
			t.Fatal("the screen never comes to rest")
		}
	}
}

// atWork reports whether one of those that draw the screen uses a processor or a disk just now, or waits for one.
func (d *display) atWork() bool {
	for _, pid := range d.drawers {
		threads, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/stat", pid))
		for _, thread := range threads {
			stat, err := os.ReadFile(thread)
			if err != nil {
				continue // it has ended
			}
			_, after, _ := strings.Cut(string(stat), ") ") // the name may have spaces
			if strings.HasPrefix(after, "R") || strings.HasPrefix(after, "D") {
				return true
			}
		}
	}
	return false
}

// changed waits for the picture to become another one, and reports whether it did.
func (d *display) changed(t *testing.T, from picture, within time.Duration) bool {
	t.Helper()
	for deadline := time.Now().Add(within); ; time.Sleep(3 * time.Millisecond) {
		if !d.screen.equal(from) {
			return true
		}
		if time.Now().After(deadline) {
			return false
		}
	}
}

// look returns the picture of the screen as it is now.
func (d *display) look() picture {
	p := d.screen
	p.pixels = bytes.Clone(p.pixels)
	return p
}

// keep writes the picture of the screen to a file, and returns its path.
func (d *display) keep(name string) (string, error) {
	var file bytes.Buffer
	if err := png.Encode(&file, d.look()); err != nil {
		return "", err
	}
	return keepFile(name+".png", file.Bytes())
}

// keepFile writes evidence of a test's failure to a place where it stays after the test.
func keepFile(name string, content []byte) (string, error) {
	dir, err := filepath.Abs("../../build/e2e")
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	path := filepath.Join(dir, strings.ReplaceAll(name, "/", "-"))
	return path, os.WriteFile(path, content, 0o644)
}

// eventually waits until something is so.
func eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	for deadline := time.Now().Add(displayTimeout); !is(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("waited %v in vain: %s", displayTimeout, what)
		}
	}
}
