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

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// firstDeal reads the first deal of the newest session for two or three in the database, checked by the rules; ok is false while there
// is none.
func firstDeal(t *testing.T, dir string) (b few.Board, ok bool) {
	t.Helper()
	query := exec.Command("sqlite3", "-batch", "file:"+filepath.Join(dir, "superbridge.db")+"?mode=ro")
	query.Stdin = strings.NewReader(`.timeout 5000
BEGIN;
SELECT options FROM session JOIN few_session ON session.id = few_session.session ORDER BY id DESC LIMIT 1;
SELECT deal FROM few_deal JOIN part ON part.id = few_deal.id ORDER BY part.session DESC, part.position LIMIT 1;
SELECT text FROM event WHERE part = (SELECT few_deal.id FROM few_deal JOIN part ON part.id = few_deal.id
	ORDER BY part.session DESC, part.position LIMIT 1) ORDER BY position;
COMMIT;
`)
	out, err := query.Output()
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if err != nil || len(lines) < 2 {
		return b, false // the file is just being made
	}
	rules, err := few.ParseRules(lines[0])
	if err != nil {
		t.Fatal(err)
	}
	deal, err := few.ParseDeal(rules, lines[1])
	if err != nil {
		t.Fatal(err)
	}
	if b, err = few.NewBoard(few.NewSession(rules).Next(), deal); err != nil {
		t.Fatal(err)
	}
	for _, text := range lines[2:] {
		e, err := few.ParseEvent(text)
		if err != nil {
			t.Fatal(err)
		}
		if b, err = b.Apply(e); err != nil {
			t.Fatalf("kept is %q: %v", lines, err)
		}
	}
	return b, true
}

// easy returns an act of the user, who is the first player, without thinking: 1NT if there is no bid yet, and the first
// legal cards to give and play.
func easy(b few.Board) few.Event {
	v := b.View(0)
	if _, _, bid := b.Last(); b.Stage() == few.StageBidding && !bid {
		return few.Called(few.Bid(1, few.NoTrump))
	}
	return v.Legal()[0]
}

// keysOf returns the keys that an event is typed with, Enter last.
func keysOf(e few.Event) (keys []string) {
	cards := e.Cards.Cards()
	switch e.Kind {
	case few.Calling:
		text := strings.ToLower(e.Call.String())
		if e.Call == few.Pass {
			text = "p"
		}
		keys = strings.Split(text, "")
	case few.Playing:
		cards = []card.Card{e.Card}
	}
	for _, c := range cards {
		keys = append(keys, strings.Split(strings.ToLower(c.String()), "")...)
	}
	return append(keys, "Return")
}

// typeEvent types the user's act until it is saved: a new session isn't saved yet, and the table may not listen at the
// first attempt.
func (p *program) typeEvent(t *testing.T, e few.Event, before int) {
	t.Helper()
	for tries := 0; ; tries++ {
		p.mustRun(t)
		p.display.press(t, keysOf(e)...)
		done := asking(p.dir, func() bool {
			b, ok := firstDeal(t, p.dir)
			return ok && len(b.Events()) > before
		})
		for until := time.Now().Add(4 * time.Second); time.Now().Before(until); {
			if done() {
				return
			}
		}
		if tries == 5 {
			t.Fatalf("%v isn't done", e)
		}
		p.display.press(t, slices.Repeat([]string{"BackSpace"}, 10)...) // incomplete text; Escape would leave the table if there was none
	}
}

// playFew plays the first deal of a game by keys alone, from the home screen on. In the middle the program is killed;
// it continues where it was.
func playFew(t *testing.T, name string, first few.Event) {
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	d.press(t, "g")
	d.settle(t, 300*time.Millisecond)
	d.press(t, append(strings.Split(name, ""), "Return")...)
	d.settle(t, 300*time.Millisecond)
	d.press(t, "Home", "Left") // against beginners
	p.beginNew(t)
	p.typeEvent(t, first, 0)
	killed := false
	for {
		since := writtenIn(dir)
		b, ok := firstDeal(t, dir)
		switch {
		case !ok || b.Stage() != few.StageFinished && b.Turn() != 0:
			awaitWrite(dir, since) // it is a beginner's turn
			continue
		case b.Stage() == few.StageFinished:
			if !killed {
				t.Fatalf("it was over before it was killed: %v", b.Events())
			}
			p.close(t)
			return
		case len(b.Tricks()) == 4 && !killed:
			killed = true
			p.cmd.Process.Kill()
			<-p.ended
			p = start(t, d, dir, "-fast", "-seed", "7")
			again, _ := firstDeal(t, dir)
			if !slices.Equal(again.Events(), b.Events()) {
				t.Fatalf("it was %v and is %v", b.Events(), again.Events())
			}
			p.openTable(t) // Enter continues it
		case b.Stage() == few.StagePlaying && b.View(0).LegalPlays().Len() == 1:
			played := asking(dir, func() bool {
				now, _ := firstDeal(t, dir)
				return len(now.Events()) > len(b.Events())
			})
			until := time.Now().Add(3 * time.Second)
			for !played() { // it plays itself
				if time.Now().After(until) {
					p.typeEvent(t, easy(b), len(b.Events()))
					break
				}
			}
		default:
			p.typeEvent(t, easy(b), len(b.Events()))
		}
	}
}

// TestFewTwoDummies plays two hands against a beginner's two.
func TestFewTwoDummies(t *testing.T) {
	t.Parallel()
	playFew(t, "two", few.Called(few.Bid(1, few.NoTrump)))
}

// TestFewChineseBridge plays with four cards and the open ones.
func TestFewChineseBridge(t *testing.T) {
	t.Parallel()
	playFew(t, "chin", few.Called(few.Bid(1, few.NoTrump)))
}

// TestFewNonsense presses keys at random at a table of Slam, which has the most stages, and wherever they lead, and
// resizes the window. All recorded deals must follow the rules, and another rubber can be begun.
func TestFewNonsense(t *testing.T) {
	t.Parallel()
	d, dir := newDisplay(t), t.TempDir()
	p := start(t, d, dir, "-fast", "-seed", "7")
	p.openGame(t, "slam")
	// Not q: with it one can quit, on the home screen.
	keys := strings.Split("abcdefghijklmnoprstuvwxyz0123456789", "")
	for range 4 { // the most effective keys occur more often
		keys = append(keys, "Return", "space", "Up", "Down", "Left", "Right", "Prior", "Next", "h", "p", "8")
	}
	keys = append(keys, "Escape", "F1", "ctrl+z", "ctrl+n", "ctrl+c", "BackSpace", "Delete", "Tab", "shift+Tab", "Home", "End", "F11", "super")
	sizes := [][]string{{"1024", "700"}, {"1600", "1000"}, {"640", "480"}, {"300", "200"}, {"2400", "500"}, {"1280", "800"}}
	random := rand.New(rand.NewPCG(68, 7))
	var pressed []string
	for i := range 15 {
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
	if listed := run(t, dir, "list"); !strings.Contains(listed, "Slam") {
		t.Errorf("nothing is kept: %s", listed)
	}
}
