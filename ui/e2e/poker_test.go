//go:build window

package e2e

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// pokerPlan are the rows of the cards of each street, the highest first: it fills the bottom, then the middle, then the
// top. The rest of three cards is discarded automatically.
var pokerPlan = [5]string{"bbbbb", "mm", "mm", "mt", "tt"}

// pokerHand is the newest hand in the database.
type pokerHand struct {
	number, own int // of the hand, and of the user's acts in it
	over        bool
}

// newestHand reads the newest hand of poker; there may be none yet.
func newestHand(t *testing.T, dir string) (h pokerHand) {
	t.Helper()
	query := exec.Command("sqlite3", "-batch", "file:"+filepath.Join(dir, "superbridge.db")+"?mode=ro")
	query.Stdin = strings.NewReader(`.timeout 5000
SELECT hand.number, (SELECT count(*) FROM event WHERE part = hand.id AND text LIKE session.person || ' %'), part.finished IS NOT NULL
FROM hand JOIN part USING (id) JOIN session ON session.id = part.session ORDER BY hand.id DESC LIMIT 1;
`)
	out, err := query.Output()
	if err != nil {
		return h // the file is just being made
	}
	fields := strings.Split(strings.TrimSpace(string(out)), "|")
	if len(fields) == 3 {
		fmt.Sscan(fields[0], &h.number)
		fmt.Sscan(fields[1], &h.own)
		h.over = fields[2] == "1"
	}
	return h
}

// openPoker opens a table of poker by keys.
func (p *program) openPoker(t *testing.T) {
	t.Helper()
	p.openGame(t, "prog")
}

// openGame opens the table of a new game by keys: its name begins so.
func (p *program) openGame(t *testing.T, name string) {
	t.Helper()
	d := p.display
	home := d.look()
	for _, keys := range [][]string{{"g"}, append(strings.Split(name, ""), "Return"), {"n"}} {
		d.press(t, keys...)
		if !d.changed(t, home, displayTimeout) {
			t.Fatalf("%v changes nothing", keys)
		}
		home, _ = d.settle(t, 300*time.Millisecond)
	}
}

// TestAHandOfPokerByKeys plays a hand from the deal to the next one by keys alone, and finds it in the record.
func TestAHandOfPokerByKeys(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	p.openPoker(t)
	for street, rows := range pokerPlan {
		var keys []string
		for _, row := range rows {
			keys = append(keys, "1", string(row))
		}
		p.actUntil(t, street+1, func() { d.press(t, append(keys, "Return")...) }, func() {
			d.press(t, slices.Repeat([]string{"BackSpace"}, 5)...) // Escape leaves the table if no card is chosen
		})
	}
	eventually(t, "the end of the hand", asking(dir, func() bool { return newestHand(t, dir).over }))
	eventually(t, "the next hand", func() bool {
		d.press(t, "Return")
		d.settle(t, 200*time.Millisecond)
		h := newestHand(t, dir)
		return h.number == 2
	})
	hands := strings.Split(strings.TrimSpace(run(t, dir, "record")), "\n")
	if !strings.Contains(hands[0], `"rules":"ProgressivePoker"`) || !strings.Contains(hands[0], `"hand":1`) || !strings.Contains(hands[0], `"after":[`) {
		t.Errorf("recorded is %s", hands[0])
	}
}

// actUntil does something until the user has a number of acts in the hand. An incomplete act is taken back before
// another try.
func (p *program) actUntil(t *testing.T, acts int, do, back func()) {
	t.Helper()
	for tries := 1; ; tries++ {
		p.mustRun(t)
		do()
		done := asking(p.dir, func() bool { return newestHand(t, p.dir).own >= acts })
		for until := time.Now().Add(15 * time.Second); time.Now().Before(until); {
			if done() {
				p.display.settle(t, 150*time.Millisecond)
				return
			}
		}
		if tries == 5 { // the first one can be before the user's turn
			t.Fatalf("act %d isn't done; the newest hand is %+v", acts, newestHand(t, p.dir))
		}
		back()
	}
}

// TestAHandOfPokerByMouse plays a hand with clicks and drags alone.
func TestAHandOfPokerByMouse(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	p.openPoker(t)
	for street, rows := range pokerPlan {
		p.actUntil(t, street+1, func() {
			for n, row := range rows {
				cards := 3 - n
				if street == 0 {
					cards = 5 - n
				}
				if from, to := leftmostOf(cards), pokerRows[row]; n%2 == 0 {
					d.drag(t, from, to)
				} else {
					d.click(t, from, to)
				}
			}
			d.click(t, handMiddle)
		}, func() {})
	}
	eventually(t, "the end of the hand", asking(dir, func() bool { return newestHand(t, dir).over }))
}

// Approximate places on the table of poker at 1280×800, as a user sees them.
var (
	handMiddle = spot{640, 734}
	pokerRows  = map[rune]spot{'t': {640, 426}, 'm': {640, 519}, 'b': {640, 612}}
)

// leftmostOf returns the place of the first of a number of cards in the hand.
func leftmostOf(cards int) spot { return spot{640 - 44*(cards-1), 734} }

// drag moves the mouse from one place to another with its button down.
func (d *display) drag(t *testing.T, from, to spot) {
	t.Helper()
	middle := spot{(from.x + to.x) / 2, (from.y + to.y) / 2}
	var args []string
	args = append(args, from.move()...)
	args = append(args, "sleep", "0.05", "mousedown", "1", "sleep", "0.05")
	args = append(args, middle.move()...)
	args = append(args, "sleep", "0.05")
	args = append(args, to.move()...)
	args = append(args, "sleep", "0.05", "mouseup", "1", "sleep", "0.05")
	d.mustXdotool(t, args...)
}
