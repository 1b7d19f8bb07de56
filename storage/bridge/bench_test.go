package bridge_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// One act, on the disk.
func BenchmarkAppend(b *testing.B) {
	s := open(b, b.TempDir())
	j := s.Journal(must(s.NewRubber(bridge.SuperBridge(), 1<<30, &south)), "")
	m, deal := table(1, nil)
	played := must(m.Session(context.Background(), session.Session{Rules: bridge.SuperBridge(), Length: 40}, deal)).Boards
	var prefixes []bridge.Board
	for _, board := range played {
		for n := range len(board.Events()) + 1 {
			prefixes = append(prefixes, board.Prefix(n))
		}
	}
	b.ResetTimer()
	for i := range b.N {
		board := prefixes[i%len(prefixes)]
		if len(board.Events()) == 0 {
			check(b, j.Begin(board))
		} else {
			check(b, j.Append(board))
		}
	}
}

// many makes a folder with 2,000 rubbers of 8 boards, by copying one.
func many(b *testing.B) string {
	dir := b.TempDir()
	s := open(b, dir)
	id := must(s.NewRubber(bridge.SuperBridge(), 8, &south))
	m, deal := table(1, s.Journal(id, ""))
	must(m.Session(context.Background(), session.Session{Rules: bridge.SuperBridge(), Length: 8}, deal))
	db := raw(b, dir)
	run(b, db, "BEGIN")
	for n := 2; n <= 2000; n++ {
		run(b, db,
			fmt.Sprintf("INSERT INTO session (id, started, changed, game, person, over, result, won) SELECT %d, started, changed, game, person, over, result, won FROM session WHERE id = 1", n),
			fmt.Sprintf("INSERT INTO rubber SELECT %d, length, ns, ew, field, field_players, daily, settled, imps FROM rubber WHERE session = 1", n),
			fmt.Sprintf("INSERT INTO part (id, session, position, started, finished) SELECT id + %d, %d, position, started, finished FROM part WHERE session = 1", 100*n, n),
			fmt.Sprintf(`INSERT INTO board SELECT id + %d, deal, dealer, vul, standing, both_hands, role, counts, contract, level, strain, declarer, tricks, over, ns, ew, points
				FROM board WHERE id < 100`, 100*n),
			fmt.Sprintf("INSERT INTO event SELECT part + %d, position, text FROM event WHERE part < 100", 100*n))
	}
	run(b, db, "COMMIT")
	check(b, db.Close())
	check(b, s.Close())
	return dir
}

func Benchmark2000Rubbers(b *testing.B) {
	dir := many(b)
	b.Run("Open", func(b *testing.B) {
		for range b.N {
			check(b, must(bridgestore.Open(dir, clock())).Close())
		}
	})
	b.Run("OpenReadOnly", func(b *testing.B) {
		for range b.N {
			check(b, must(bridgestore.OpenReadOnly(dir)).Close())
		}
	})
	s := open(b, dir)
	b.Run("Rubbers", func(b *testing.B) {
		for range b.N {
			if n := len(must(s.Rubbers())); n != 2000 {
				b.Fatal(n)
			}
		}
	})
	b.Run("Rubber", func(b *testing.B) {
		for range b.N {
			must(s.Rubber(1234))
		}
	})
	b.Run("Unfinished", func(b *testing.B) {
		for range b.N {
			must(s.Unfinished())
		}
	})
}
