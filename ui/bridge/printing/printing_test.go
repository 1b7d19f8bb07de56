package printing

import (
	"bytes"
	"context"
	"os"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/paper"
	"github.com/superbridge/superbridge/ui/kit/task"
)

// dealt returns boards without results.
func dealt(t *testing.T, r bridge.Rules, n int) (all []paper.Board) {
	t.Helper()
	for i := range n {
		b, err := bridge.NewBoard(r, r.Seeded(58, 1, i), r.Dealer(i), r.Vulnerability(i))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, paper.Board{Number: i + 1, Board: b})
	}
	return all
}

// Each choice of the sheet writes the papers that it names into a new file; a game with part-scores has no evening.
func TestPrinting(t *testing.T) {
	r := bridge.SuperBridge()
	p := &Choice{Rules: r, Deal: func(i int) card.Deal { return r.Seeded(58, 2, i) }, Read: func(context.Context) (paper.Session, error) {
		return paper.Session{Name: "Monday", Score: session.Session{Rules: r, Length: 4}, Boards: dealt(t, r, 4)}, nil
	}}
	dir := t.TempDir()
	seen := map[string]bool{}
	for kind := range p.Task(dir).Rows[0].Options {
		p.Task(dir).Rows[0].Choose(kind)
		next := p.Task(dir)
		if _, err := next.Work(context.Background(), func(task.Progress) {}); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(next.Path)
		if err != nil || !bytes.HasPrefix(data, []byte("%PDF")) {
			t.Fatalf("%s: %v", next.Path, err)
		}
		seen[string(data)] = true
	}
	if len(seen) != 5 {
		t.Errorf("%d different papers", len(seen))
	}
	p.Rules = bridge.Rubber()
	if n := len(p.Task(dir).Rows[0].Options); n != 4 {
		t.Errorf("%d papers of a rubber", n)
	}
}
