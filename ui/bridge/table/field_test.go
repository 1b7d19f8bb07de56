package table

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/results/resultstest"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// patient is a player who plays on when he may.
type patient struct {
	player match.Player
	may    chan struct{}
}

func (w patient) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	select {
	case <-w.may:
		return w.player.Act(ctx, v)
	case <-ctx.Done():
		return bridge.Event{}, ctx.Err()
	}
}

// inField returns the table of a finished board of Duplicate, the first of length boards. Two of three other tables have
// finished it; the third waits for may. The table notes its requests in said.
func inField(t *testing.T, length int, may chan struct{}) (s *Screen, said *[]string) {
	t.Helper()
	said = new([]string)
	s = sitWith(t, resultstest.Board("3N 10"), length, new(forgetful), func(c *play.Config, o *Options) {
		c.Field = &play.Field{
			Tables: 4,
			Player: func(bridge.Board, int) match.Player { return patient{c.Computer, may} },
			Known:  []play.Elsewhere{{Table: 2, Board: resultstest.Board("3N 9")}, {Table: 3, Board: resultstest.Board("3N 11")}},
		}
		o.Field = Field{
			By:        field.ByMatchpoints,
			OnTables:  func(board int) { *said = append(*said, "tables "+string(rune('0'+board))) },
			OnRanking: func() { *said = append(*said, "ranking") },
			OnResult:  func() { *said = append(*said, "result") },
		}
		o.OnReview = func(int, int) {}
	})
	return s, said
}

func shown(s *Screen) string { return strings.Join(textOf(s.parts.sheets.Shown()), "\n") }

// The result says how the board compares and how many others are in, and fills while they come in; T shows all tables.
func TestResultInAField(t *testing.T) {
	may := make(chan struct{})
	s, said := inField(t, 4, may)
	if words := shown(s); !strings.Contains(words, "50.00 % so far – 2 of 3 other results in") || strings.Contains(words, text.T("compare.coming")) {
		t.Errorf("the result says\n%s", words)
	}
	want := []string{"Next deal Enter", "All tables T", "Review this deal V", text.T("review.button") + " M", "Score sheet W"}
	if got := labels(s.scoring.endings()); !slices.Equal(got, want) {
		t.Errorf("it offers %q, want %q", got, want)
	}
	*said = nil
	s.Rune('t')
	if !slices.Equal(*said, []string{"tables 0"}) {
		t.Errorf("T asks for %q", *said)
	}
	close(may)
	eventually(t, "all others are in", func() bool { return s.play.session.Traveller(s.play.session.State().Board).Complete() })
	*said = nil
	s.refresh()
	if words := shown(s); strings.Contains(words, "so far") || !strings.Contains(words, "66.67 %") {
		t.Errorf("when all are in the result says\n%s", words)
	}
	if !slices.Equal(*said, []string{"result"}) {
		t.Errorf("it tells %q", *said)
	}
}

// After the last board Enter shows the ranking, and the score sheet is one key away.
func TestEndOfASessionInAField(t *testing.T) {
	s, said := inField(t, 1, make(chan struct{}))
	want := []string{"Ranking Enter", "All tables T", "Review this deal V", text.T("review.button") + " M"}
	if got := labels(s.scoring.endings()); !slices.Equal(got, want) {
		t.Errorf("it offers %q, want %q", got, want)
	}
	*said = nil
	s.Key("Return")
	if !slices.Equal(*said, []string{"ranking"}) {
		t.Errorf("Enter asks for %q", *said)
	}
}

// While a board goes on, and at tables without a field, T is nothing.
func TestNoTablesWhileABoardGoesOn(t *testing.T) {
	asked := false
	s := sitWith(t, board(t, 3, southToPlay), 4, new(forgetful), func(_ *play.Config, o *Options) {
		o.Field.OnTables = func(int) { asked = true }
	})
	s.Rune('t')
	s = sitWith(t, board(t, 3, over), 4, new(forgetful), func(*play.Config, *Options) {})
	s.Rune('t')
	if asked || slices.Contains(labels(s.scoring.endings()), "All tables T") {
		t.Error("all tables are shown")
	}
}
