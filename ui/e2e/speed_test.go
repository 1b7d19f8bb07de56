//go:build window

package e2e

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestStartAndIdle measures the time from the start of the program to a drawn table, and its load when idle. Only
// absurd values fail: the machine may be busy.
func TestStartAndIdle(t *testing.T) {
	d, dir := newDisplay(t), t.TempDir()
	start(t, d, dir, "-fast", "-seed", "7").signal(t, 9) // so that all that is needed has been read from the disk once
	d = newDisplay(t)
	p := launch(t, d, dir, "-fast", "-seed", "7")
	eventually(t, "something in the window", func() bool { return d.screen.colours(20) >= 20 })
	first := time.Since(p.started)
	d.point(t, corner)
	screen, home := d.settle(t, 300*time.Millisecond)
	var pressed time.Time
	eventually(t, "the home screen takes Enter", func() bool { // later on a busy machine
		pressed = time.Now()
		d.press(t, "Return")
		return d.changed(t, screen, 5*time.Second)
	})
	_, table := d.settle(t, 300*time.Millisecond)
	t.Logf("from the start to the first picture %v; home screen drawn %v; then from Enter to the table drawn %v; together %v",
		first.Round(time.Millisecond), home.Sub(p.started).Round(time.Millisecond), table.Sub(pressed).Round(time.Millisecond),
		(home.Sub(p.started) + table.Sub(pressed)).Round(time.Millisecond))

	const watched = 3 * time.Second
	for _, where := range []string{"at the table, waiting for a call", "at home"} {
		d.settle(t, 500*time.Millisecond)
		before := cpuTime(t, p.cmd.Process.Pid)
		time.Sleep(watched) // the measured interval
		busy := 100 * float64(cpuTime(t, p.cmd.Process.Pid)-before) / float64(watched)
		t.Logf("%s: %.1f %% of a processor", where, busy)
		if busy > 25 {
			t.Errorf("%s it keeps a processor busy to %.0f %%", where, busy)
		}
		d.press(t, "Escape")
	}
}

// cpuTime returns the processor time that a process has used.
func cpuTime(t *testing.T, pid int) time.Duration {
	t.Helper()
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(stat), ") ") // the name may have spaces
	fields := strings.Fields(after)
	const user, system, ticksPerSecond = 11, 12, 100
	var ticks int
	for _, i := range []int{user, system} {
		n, err := strconv.Atoi(fields[i])
		if err != nil {
			t.Fatal(err)
		}
		ticks += n
	}
	return time.Duration(ticks) * time.Second / ticksPerSecond
}
