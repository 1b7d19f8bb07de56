//go:build window

package e2e

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

var evening = flag.Int("rubbers", 2, "how many rubbers of four deals TestALongEvening plays, two at least, of the last one a deal")

// holding is a program's use of resources.
type holding struct {
	memory, own   int // resident, in MB; own without the pages of files, which are the program's and the graphics driver's code
	files, thread int
}

func (p *program) holds(t *testing.T) (h holding) {
	t.Helper()
	proc := filepath.Join("/proc", strconv.Itoa(p.cmd.Process.Pid))
	for line := range strings.Lines(string(readFile(t, filepath.Join(proc, "status")))) {
		fields := strings.Fields(line)
		for name, n := range map[string]*int{"VmRSS:": &h.memory, "RssAnon:": &h.own, "Threads:": &h.thread} {
			if fields[0] == name {
				fmt.Sscan(fields[1], n)
			}
		}
	}
	h.memory, h.own = h.memory>>10, h.own>>10
	files, err := os.ReadDir(filepath.Join(proc, "fd"))
	if h.files = len(files); err != nil || h.memory == 0 || h.thread == 0 {
		t.Fatalf("what the program holds can't be told: %+v (%v)", h, err)
	}
	return h
}

// TestALongEvening presses H and Enter, again and again, through one rubber of four deals after another. The first is recorded by
// the rules. The program's resources don't grow: open files and threads not at all, and memory not from the middle of the evening on.
func TestALongEvening(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	t.Logf("at home: %+v", p.holds(t))
	d.press(t, "Return")
	var held []holding
	play := func(rubber, deals int) {
		t.Helper()
		for deal := range deals {
			p.hintsUntil(t, func(s saved) bool {
				return s.rubber == rubber && (s.position > deal || s.position == deal && s.finished)
			})
			held = append(held, p.holds(t))
			t.Logf("after deal %d of rubber %d: %+v", deal+1, rubber, held[len(held)-1])
		}
	}
	for rubber := 1; rubber < *evening; rubber++ {
		play(rubber, 4)
		if rubber == 1 {
			checkOnlyRubber(t, dir)
		}
		eventually(t, "the next rubber", func() bool {
			d.press(t, "ctrl+n")
			return p.pressFor(t, newest(t, dir), 5*time.Second, "h", "Return")
		})
	}
	play(*evening, 1)
	first, last := held[0], held[len(held)-1]
	if last.files > first.files+2 || last.thread > first.thread+4 {
		t.Errorf("from %+v to %+v", first, last)
	}
	if half := held[len(held)/2]; len(held) >= 8 && last.own > half.own*5/4 {
		t.Errorf("the memory grows from %d MB in the middle to %d MB at the end", half.own, last.own)
	}
}
