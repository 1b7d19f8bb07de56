//go:build window

package e2e

import (
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
)

// newestChess reads the newest game of chess in the database, checked by the rules; ok is false while there is none.
func newestChess(t *testing.T, dir string) (g chess.Game, ok bool) {
	t.Helper()
	query := exec.Command("sqlite3", "-batch", "file:"+filepath.Join(dir, "superbridge.db")+"?mode=ro")
	query.Stdin = strings.NewReader(`.timeout 5000
BEGIN;
SELECT options FROM session WHERE game = 'chess' ORDER BY id DESC LIMIT 1;
SELECT text FROM event WHERE part = (SELECT part.id FROM part JOIN session ON session.id = part.session WHERE game = 'chess'
	ORDER BY session.id DESC LIMIT 1) ORDER BY position;
COMMIT;
`)
	out, err := query.Output()
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if err != nil || lines[0] == "" {
		return g, false // the file is just being made
	}
	rules, err := chess.ParseRules(lines[0])
	if err != nil {
		t.Fatal(err)
	}
	g = chess.New(rules)
	for _, text := range lines[1:] {
		e, err := chess.ParseEvent(text)
		if err != nil {
			t.Fatal(err)
		}
		if g, err = g.Apply(e); err != nil {
			t.Fatalf("kept is %q: %v", lines, err)
		}
	}
	return g, true
}

// far is more steps than any king has to make.
const far = 100

// steps returns the number of steps of the red king to the Castle, around its own pieces.
func steps(p *chess.Position) int {
	from := p.King(chess.Red)
	ways := map[chess.Square]int{from: 0}
	for queue := []chess.Square{from}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if at.Castle() {
			return ways[at]
		}
		for dx := -1; dx <= 1; dx++ {
			for dy := -1; dy <= 1; dy++ {
				to := chess.SquareAt(at.X()+dx, at.Y()+dy)
				if _, been := ways[to]; to == chess.NoSquare || been || p.Army(chess.Red).Has(to) {
					continue
				}
				ways[to] = ways[at] + 1
				queue = append(queue, to)
			}
		}
	}
	return far
}

// march returns the move that brings the red king nearest to the Castle, to a safe square: a plan that needs no
// thought. Its moves are typed as two squares.
func march(t *testing.T, g chess.Game) chess.Move {
	t.Helper()
	now := g.Position()
	var best chess.Move
	least := 10 * far
	for _, m := range now.Moves() {
		next, err := g.Apply(chess.MoveEvent(m))
		if err != nil {
			t.Fatal(err)
		}
		then := next.Position()
		worst := 10 * len(then.Attackers(then.King(chess.Red)))
		if next.Over() {
			worst = -far
		} else {
			worst += steps(&then)
		}
		if m.Via == chess.NoSquare && m.Becomes == chess.NoKind && worst < least {
			best, least = m, worst
		}
	}
	return best
}

// typeMove types a move until it is saved. The board may not listen yet at the first attempt.
func (p *program) typeMove(t *testing.T, m chess.Move) {
	t.Helper()
	before, _ := newestChess(t, p.dir)
	for tries := 0; ; tries++ {
		p.mustRun(t)
		p.display.press(t, append(strings.Split(m.From.String()+m.To.String(), ""), "Return")...)
		done := asking(p.dir, func() bool {
			g, _ := newestChess(t, p.dir)
			return g != (chess.Game{}) && (before == (chess.Game{}) || g.Len() > before.Len())
		})
		for until := time.Now().Add(5 * time.Second); time.Now().Before(until); {
			if done() {
				return
			}
		}
		if tries == 5 {
			t.Fatalf("%v isn't done", m)
		}
		p.display.press(t, slices.Repeat([]string{"BackSpace"}, 6)...) // incomplete text; Escape would leave the table if there was none
	}
}

// TestAGameOfChessByKeys plays a game of chess by keys alone until it is over. In the middle the program is killed; it
// continues where it was.
func TestAGameOfChessByKeys(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	d.press(t, "g")
	d.settle(t, 300*time.Millisecond)
	d.press(t, "o", "c", "t", "Return")
	d.settle(t, 300*time.Millisecond)
	d.press(t, "Home", "Down", "Right", "Right", "Down", "Down", "Down", "Left") // against one beginner
	p.beginNew(t)
	p.typeMove(t, march(t, chess.New(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2}))))
	killed := false
	for moves := 1; moves < 60; {
		since := writtenIn(dir)
		g, _ := newestChess(t, dir)
		now := g.Position()
		switch {
		case g.Over():
			moves = 60
		case now.Turn() != chess.Red:
			awaitWrite(dir, since) // it is the beginner's turn
		case moves == 3 && !killed:
			killed = true
			p.cmd.Process.Kill()
			<-p.ended
			p = start(t, d, dir, "-fast", "-seed", "7")
			if again, _ := newestChess(t, dir); again.String() != g.String() {
				t.Fatalf("it was %v and is %v", g, again)
			}
			p.openTable(t) // Enter continues it
		default:
			p.typeMove(t, march(t, g))
			moves++
		}
	}
	g, _ := newestChess(t, dir)
	if !g.Over() || !killed {
		t.Fatalf("it stands %v; killed: %v", g, killed)
	}
	if line := run(t, dir, "record", "-game", "1"); !strings.HasPrefix(line, g.String()) {
		t.Errorf("it is %v, and recorded as %s", g, line)
	}
}

// beginNew presses N on the home screen, and waits for the table.
func (p *program) beginNew(t *testing.T) {
	t.Helper()
	home, _ := p.display.settle(t, 300*time.Millisecond)
	p.display.press(t, "n")
	if !p.display.changed(t, home, displayTimeout) {
		t.Fatal("the home screen stays")
	}
	p.display.settle(t, 300*time.Millisecond)
}

// TestNonsenseAtChess presses keys at random at the board and wherever they lead, and resizes the window. All recorded
// games must follow the rules, and another game can be played.
func TestNonsenseAtChess(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	p.openGame(t, "oct")
	p.typeMove(t, march(t, chess.New(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 4}))))
	// Not q: with it one can quit, on the home screen.
	keys := strings.Split("abcdefghijklmnoprstuvwxyz0123456789", "")
	for range 4 { // the most effective keys occur more often
		keys = append(keys, "Return", "space", "Up", "Down", "Left", "Right", "Prior", "Next", "h", "v", "t")
	}
	keys = append(keys, "Escape", "F1", "ctrl+z", "ctrl+n", "ctrl+c", "BackSpace", "Delete", "Tab", "shift+Tab", "Home", "End", "equal", "minus", "F11", "super")
	sizes := [][]string{{"1024", "700"}, {"1600", "1000"}, {"640", "480"}, {"300", "200"}, {"2400", "500"}, {"1280", "800"}}
	random := rand.New(rand.NewPCG(68, 6))
	var pressed []string
	for i := range 30 {
		d.mustXdotool(t, slices.Concat([]string{"windowsize", p.window}, sizes[i%len(sizes)])...)
		burst := make([]string, 10)
		for i := range burst {
			burst[i] = keys[random.IntN(len(keys))]
		}
		pressed = append(pressed, burst...)
		d.press(t, burst...)
		if !p.runs() {
			t.Fatalf("it ended (%v) after %s", p.cmd.ProcessState, pressed)
		}
	}
	d.mustXdotool(t, "windowsize", p.window, "1280", "800")
	for range 8 { // help, a sheet on the review on the table, with things typed and chosen everywhere
		d.press(t, "Escape")
		d.settle(t, 50*time.Millisecond)
	}
	p.beginNew(t)
	d.press(t, "Escape", "Escape", "Escape")
	d.settle(t, 100*time.Millisecond)
	p.close(t)
	if games := strings.TrimSpace(run(t, dir, "record")); games == "" {
		t.Error("nothing is recorded")
	}
}
