package chess_test

import (
	"testing"
	"time"

	chessstore "github.com/superbridge/superbridge/storage/chess"
)

// What was done last about a puzzle is stored, for each by itself.
func TestAttempts(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	if all := must(s.Attempts(t.Context())); len(all) != 0 {
		t.Errorf("at first there are %v", all)
	}
	at := time.UnixMilli(1_800_000_000_123).UTC()
	tried := chessstore.Attempt{At: at, Tries: 2, Hints: 1}
	solved := chessstore.Attempt{At: at.Add(time.Minute), Tries: 3, Hints: 1, Shown: true, Solved: true}
	check(t, s.KeepAttempt("one", tried))
	check(t, s.KeepAttempt("other", tried))
	check(t, s.KeepAttempt("one", solved))
	check(t, s.Close())
	s = open(t, dir)
	all := must(s.Attempts(t.Context()))
	if len(all) != 2 || all["one"] != solved || all["other"] != tried {
		t.Errorf("kept are %v", all)
	}
	if err := s.KeepAttempt("one", chessstore.Attempt{At: at, Tries: -1}); err == nil {
		t.Error("less than no try is kept")
	}
}
