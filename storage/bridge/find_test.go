package bridge_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

func TestSomeRubbers(t *testing.T) {
	s := open(t, t.TempDir())
	fill(t, s)
	ctx := context.Background()
	all, err := s.FindRubbers(ctx, bridgestore.Filter{})
	check(t, err)
	ids, err := s.BoardIDs(ctx, all[0])
	check(t, err)
	list, err := s.BoardSummaries(ctx, ids)
	check(t, err)
	for i, l := range list {
		if l.Rubber != all[0] || l.Number != i+1 {
			t.Errorf("board %d of it is number %d of rubber %d", i+1, l.Number, l.Rubber)
		}
	}
	r, err := s.Rubber(all[0])
	check(t, err)
	if len(list) == 0 || !slices.Equal(ids, r.BoardIDs) {
		t.Errorf("the boards %d, and of the rubber %d", ids, r.BoardIDs)
	}

	// The newest and the oldest go out, the oldest first.
	var started []int64
	boards := 0
	for item, err := range s.HistoryOf(ctx, []int64{all[0], all[len(all)-1], -1}) {
		check(t, err)
		if item.Rubber != nil {
			started = append(started, item.Rubber.Started)
		} else {
			boards++
		}
	}
	oldest, err := s.BoardIDs(ctx, all[len(all)-1])
	check(t, err)
	if len(started) != 2 || started[0] > started[1] || boards != len(ids)+len(oldest) {
		t.Errorf("rubbers that started at %d went out, with %d boards", started, boards)
	}
}

// A minus may be written in several ways.
func TestFindResults(t *testing.T) {
	s := open(t, t.TempDir())
	fill(t, s)
	want := must(s.FindBoards(context.Background(), bridgestore.Filter{Text: "-2"}))
	if len(want) == 0 {
		t.Fatal("no contract went two down")
	}
	for _, text := range []string{"\u20132", "\u22122"} {
		if got := must(s.FindBoards(context.Background(), bridgestore.Filter{Text: text})); !slices.Equal(got, want) {
			t.Errorf("%s finds %v, want %v", text, got, want)
		}
	}
}

// A contract is found as it is written on the screen, too.
func TestFindContractsAsShown(t *testing.T) {
	s, ctx := open(t, t.TempDir()), context.Background()
	fill(t, s)
	run(t, s.DB(), "UPDATE board SET contract = '1C-N', level = 1 WHERE contract IS NOT NULL")
	id := must(s.FindBoards(ctx, bridgestore.Filter{Level: 1}))[0]
	for contract, texts := range map[string][]string{
		"4SX-S":  {"4♠", "4♠×", "4sx", "4s"},
		"3NX-S":  {"3nt", "3n", "3nx", "3NT×", "3NTX-S"},
		"7N-E":   {"7nt", "7n"},
		"3NXX-W": {"3NT", "3nt××", "3NXX-W"},
		"2H-N":   {"2♥", "2♥-n"},
		"5D-E":   {"5♦"},
		"6C-E":   {"6♣"},
	} {
		run(t, s.DB(), fmt.Sprintf("UPDATE board SET contract = '%s' WHERE id = %d", contract, id))
		for _, text := range texts {
			if got := must(s.FindBoards(ctx, bridgestore.Filter{Text: text})); !slices.Equal(got, []int64{id}) {
				t.Errorf("%s: %s finds %v, want %d", contract, text, got, id)
			}
		}
	}
	run(t, s.DB(), fmt.Sprintf("UPDATE board SET contract = '3N-S' WHERE id = %d", id))
	for _, text := range []string{"3nx", "3nt×", "3nxx-s"} { // which it wasn't
		if got := must(s.FindBoards(ctx, bridgestore.Filter{Text: text})); len(got) > 0 {
			t.Errorf("%s finds %v", text, got)
		}
	}
}
