//go:build window

package e2e

import (
	"context"
	"flag"
	"image"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// manager is a window manager with a panel. One puts windows where they ask to be, in their size; the other has ideas
// of its own.
type manager struct {
	name  string
	args  []string
	files map[string]string // below its home folder
}

var managers = []manager{
	{"openbox", []string{"--config-file", "rc.xml"}, map[string]string{"rc.xml": `<openbox_config xmlns="http://openbox.org/3.4/rc">
		<margins><top>0</top><bottom>30</bottom><left>0</left><right>0</right></margins></openbox_config>`}},
	{"icewm", nil, map[string]string{".icewm/preferences": "ShowTaskBar=1\nTaskBarAtTop=1\n"}},
}

// eachManager runs a test under each window manager, side by side.
func eachManager(t *testing.T, test func(t *testing.T, m manager)) {
	t.Helper()
	for _, m := range managers {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			test(t, m)
		})
	}
}

// manage starts a window manager on a screen.
func (d *display) manage(t *testing.T, m manager) {
	t.Helper()
	env := environment(t, d.name)
	var home string
	for _, v := range env {
		if dir, ok := strings.CutPrefix(v, "HOME="); ok {
			home = dir
		}
	}
	for name, content := range m.files {
		path := filepath.Join(home, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command(m.name, m.args...)
	c.Env, c.Dir = env, home
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		c.Process.Signal(syscall.SIGTERM)
		late := time.AfterFunc(displayTimeout, func() { c.Process.Kill() })
		c.Wait()
		late.Stop()
	})
	whole := image.Rectangle{Max: d.size(t)}
	eventually(t, m.name+" and its panel", func() bool {
		area, ok := d.workArea()
		return ok && area != whole
	})
}

// ask runs one of the programs that query the X server, and returns its output.
func (d *display) ask(name string, args ...string) string {
	ctx, cancel := context.WithTimeout(context.Background(), displayTimeout/6) // xwininfo waits for a click if it knows no window
	defer cancel()
	out, _ := exec.CommandContext(ctx, name, append([]string{"-display", d.name}, args...)...).Output() // empty for missing windows
	return string(out)
}

var digits = regexp.MustCompile(`-?\d+`)

// numbers returns the numbers behind the first sign of a text.
func numbers(text, sign string) (all []int) {
	_, after, _ := strings.Cut(text, sign)
	after, _, _ = strings.Cut(after, "\n")
	for _, word := range digits.FindAllString(after, -1) {
		n, _ := strconv.Atoi(word)
		all = append(all, n)
	}
	return all
}

func (d *display) size(t *testing.T) image.Point {
	t.Helper()
	n := numbers(d.ask("xwininfo", "-root"), "-geometry")
	if len(n) < 2 {
		t.Fatal("the screen has no size")
	}
	return image.Pt(n[0], n[1])
}

// workArea returns the part of the screen free of panels, if there is a window manager.
func (d *display) workArea() (area image.Rectangle, ok bool) {
	n := numbers(d.ask("xprop", "-root", "_NET_WORKAREA"), "=")
	if len(n) < 4 {
		return area, false
	}
	return image.Rect(n[0], n[1], n[0]+n[2], n[1]+n[3]), true
}

// content returns the window's rectangle without its frame, and framed with it.
func (p *program) content() image.Rectangle {
	said := p.display.ask("xwininfo", "-id", p.window)
	at := func(what string) int {
		if n := numbers(said, what+":"); len(n) > 0 {
			return n[0]
		}
		return -1
	}
	corner := image.Pt(at("Absolute upper-left X"), at("Absolute upper-left Y"))
	return image.Rectangle{corner, corner.Add(image.Pt(at("Width"), at("Height")))}
}

func (p *program) framed() image.Rectangle {
	inner := p.content()
	if n := numbers(p.display.ask("xprop", "-id", p.window, "_NET_FRAME_EXTENTS"), "="); len(n) == 4 {
		inner.Min = inner.Min.Sub(image.Pt(n[0], n[2]))
		inner.Max = inner.Max.Add(image.Pt(n[1], n[3]))
	}
	return inner
}

var everyPlace = flag.Bool("every-place", false, "open windows at each place that one may have been at")

// TestTheWindowAndItsFrameFit opens the window under window managers with a panel. The first one was as high as the
// screen, with the ends of cards and the last row of buttons below its edge.
func TestTheWindowAndItsFrameFit(t *testing.T) {
	t.Parallel()
	eachManager(t, func(t *testing.T, m manager) {
		for _, screen := range []string{"1366x768", "1024x600", "1280x800"} {
			d := newDisplayOf(t, screen)
			d.manage(t, m)
			area, _ := d.workArea()
			dir := t.TempDir()
			places := []string{"", "900,500 1100x720", "-300,-200 1100x720", "0,0 3000x2000", "5000,4000 1000x700"}
			if !*everyPlace { // the first window, and one of the others
				places = []string{"", places[1+rand.IntN(len(places)-1)]}
			}
			for _, kept := range places {
				if kept != "" {
					if err := os.WriteFile(filepath.Join(dir, "superbridge.window"), []byte(kept), 0o600); err != nil {
						t.Fatal(err)
					}
				}
				p := launch(t, d, dir)
				p.awaitManaged(t)
				got := p.framed()
				if !got.In(area) || got == p.content() {
					t.Errorf("%s, %s: the window that was at %q is with its frame at %v, without %v, want it in %v", m.name, screen, kept, got, p.content(), area)
				}
				p.close(t)
			}
		}
	})
}

// awaitManaged waits until the program's window shows something, and until it stays in place.
func (p *program) awaitManaged(t *testing.T) {
	t.Helper()
	p.awaitWindow(t)
	p.awaitRest(t)
}

// awaitRest waits until the window stays in place, and returns its rectangle with its frame.
func (p *program) awaitRest(t *testing.T) image.Rectangle {
	t.Helper()
	was, since := p.framed(), time.Now()
	eventually(t, "the window rests", func() bool {
		time.Sleep(50 * time.Millisecond) // each look starts two programs
		if now := p.framed(); now != was {
			was, since = now, time.Now()
		}
		return time.Since(since) > time.Second
	})
	return was
}

// TestTheWindowStaysWhereItIs opens and closes a framed window several times. It neither wanders nor grows by its frame.
func TestTheWindowStaysWhereItIs(t *testing.T) {
	t.Parallel()
	eachManager(t, func(t *testing.T, m manager) {
		d, dir := newDisplayOf(t, "1366x768"), t.TempDir()
		d.manage(t, m)
		p := launch(t, d, dir)
		p.awaitManaged(t)
		d.mustXdotool(t, "windowsize", p.window, "1060", "650", "windowmove", p.window, "150", "60")
		want := p.awaitRest(t)
		for range 3 {
			p.close(t)
			p = launch(t, d, dir)
			p.awaitManaged(t)
			if got := p.framed(); got != want {
				t.Errorf("%s: the window comes back at %v, and it was at %v", m.name, got, want)
			}
		}
		p.close(t)
	})
}

// keptFull reports whether the window's saved placement is full-screen, or there is none yet.
func keptFull(dir string) bool {
	kept, err := os.ReadFile(filepath.Join(dir, "superbridge.window"))
	return err != nil || strings.Contains(string(kept), "full-screen")
}

// TestFullScreen enters and leaves full screen, from several screens of the program and from a focused field, closes
// the window meanwhile, and checks the state afterwards.
func TestFullScreen(t *testing.T) {
	t.Parallel()
	eachManager(t, func(t *testing.T, m manager) {
		d, dir := newDisplayOf(t, "1366x768"), t.TempDir()
		d.manage(t, m)
		p := launch(t, d, dir)
		p.awaitManaged(t)
		p.awaitHome(t)
		d.mustXdotool(t, "windowsize", p.window, "1060", "650", "windowmove", p.window, "150", "60")
		normal, whole := p.awaitRest(t), image.Rectangle{Max: d.size(t)}
		toggle := func(key string, want image.Rectangle, when string) {
			t.Helper()
			d.press(t, key)
			framed := p.framed
			if want == whole {
				framed = p.content
			}
			defer func() {
				if t.Failed() {
					t.Logf("%s, %s: it is at %v", m.name, when, framed())
				}
			}()
			eventually(t, m.name+", "+when+": "+want.String(), func() bool { return framed() == want })
			if got := p.awaitRest(t); want != whole && got != want {
				t.Errorf("%s, %s: it comes to rest at %v, want %v", m.name, when, got, want)
			}
		}
		toggle("F11", whole, "at home")
		d.press(t, "F1") // another screen
		d.settle(t, 200*time.Millisecond)
		toggle("alt+Return", normal, "in the help")
		help := d.look()
		d.press(t, "slash", "f", "u") // a field has the keyboard; its cursor never rests
		if !d.changed(t, help, displayTimeout) {
			t.Errorf("%s: the field takes nothing", m.name)
		}
		toggle("alt+Return", whole, "in a field")
		toggle("F11", normal, "in a field")
		toggle("F11", whole, "in a field")
		p.close(t)

		p = launch(t, d, dir)
		eventually(t, m.name+": full screen again", func() bool {
			p.window, _ = d.xdotool("search", "--onlyvisible", "--name", "^Super Bridge$")
			return isWindow.MatchString(p.window) && p.content() == whole
		})
		p.awaitManaged(t)
		p.awaitHome(t)
		home := d.look()
		eventually(t, m.name+": another screen", func() bool { // the window may not have the keyboard yet
			d.press(t, "Return")
			return d.changed(t, home, 5*time.Second)
		})
		d.settle(t, 200*time.Millisecond)
		toggle("F11", normal, "after a restart")
		eventually(t, m.name+": that it isn't full-screen any more is saved at once", func() bool { return !keptFull(dir) }) // it may be killed
		p.close(t)
	})
}

// TestFullScreenFromMaximised enters full screen from a maximised window. It returns maximised, and its earlier
// placement stays known.
func TestFullScreenFromMaximised(t *testing.T) {
	t.Parallel()
	eachManager(t, func(t *testing.T, m manager) {
		d, dir := newDisplayOf(t, "1366x768"), t.TempDir()
		d.manage(t, m)
		const kept = "150,60 1060x700 maximised" // its y depends on the frame
		file := filepath.Join(dir, "superbridge.window")
		if err := os.WriteFile(file, []byte(kept), 0o600); err != nil {
			t.Fatal(err)
		}
		p := launch(t, d, dir)
		p.awaitManaged(t)
		maximised, whole := p.content(), image.Rectangle{Max: d.size(t)}
		if maximised.Dx() < 1300 || maximised == whole {
			t.Errorf("%s: the maximised window is at %v", m.name, maximised)
		}
		for _, want := range []image.Rectangle{whole, maximised} {
			d.press(t, "F11")
			eventually(t, m.name+": "+want.String(), func() bool { return p.content() == want })
			p.awaitRest(t)
		}
		p.close(t)
		if got, err := os.ReadFile(file); err != nil || !regexp.MustCompile(`^150,\d+ 1060x700 maximised$`).Match(got) {
			t.Errorf("%s: it is kept as %q (%v), want %q", m.name, got, err, kept)
		}
	})
}
