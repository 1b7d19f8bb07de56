package bridge_test

import (
	"context"
	"database/sql"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/storage/storagetest"
)

// The test binary is also the program that is killed: as a child it plays in a
// folder until somebody stops it; or with holdSeed, it is another program that has begun to
// write there; in a folder called learning it takes lessons; or with upgradeSeed, it only brings an old file up to date, and with upgradeSeed-n it stands still when that
// tells the n-th time how far it is.
const holdSeed, upgradeSeed = math.MaxUint64, math.MaxUint64 - 1

func TestMain(m *testing.M) {
	if dir, seed, ok := storagetest.Task(); ok {
		switch seed {
		case holdSeed:
			hold(dir)
		}
		if n := upgradeSeed - seed; n < 1000 {
			upgrade(dir, int(n))
		}
		if filepath.Base(dir) == learning {
			fmt.Fprintln(os.Stderr, learnOn(dir, os.Stdout))
			os.Exit(1)
		}
		fmt.Fprintln(os.Stderr, playOn(dir, seed, os.Stdout))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

func hold(dir string) {
	db := must(sql.Open("sqlite3", filepath.Join(dir, "superbridge.db")))
	tx := must(db.Begin())
	must(tx.Exec("DELETE FROM event"))
	fmt.Println("holding")
	select {}
}

func upgrade(dir string, still int) {
	told := 0
	s := must(bridgestore.OpenContext(context.Background(), dir, time.Now, func(part float64) {
		fmt.Println("upgrading", part)
		if told++; told == still {
			select {}
		}
	}))
	fmt.Println("up to date")
	if err := s.Close(); err != nil {
		panic(err)
	}
	os.Exit(0)
}

// playOn continues the unfinished rubber, then plays one after the other, two boards each. It first prints where it
// continues, and then each act reported as stored.
func playOn(dir string, seed uint64, out io.Writer) error {
	s, err := bridgestore.Open(dir, time.Now)
	if err != nil {
		return err
	}
	for first := true; ; first = false {
		r, err := current(s)
		if err != nil {
			return err
		}
		if first {
			fmt.Fprintln(out, storagetest.OnFrom(acts(r)))
		}
		m, _ := table(seed, s.Journal(r.ID, ""))
		m.Watch = func(b bridge.Board) { fmt.Fprintln(out, storagetest.Last(boardActs(r.ID, b))) }
		if r.Current == nil {
			source := rand.New(rand.NewPCG(seed, uint64(r.ID)))
			b, err := r.Rubber.Next(r.Rubber.Rules.Shuffle(source))
			if err == nil {
				err = m.Journal.Begin(b)
			}
			if err != nil {
				return err
			}
			r.Current = &b
		}
		if _, err := m.Board(context.Background(), *r.Current); err != nil {
			return err
		}
	}
}

// current returns the rubber that is being played: a new one, of each game in turn, if the last one has two boards.
func current(s *bridgestore.Store) (bridgestore.Rubber, error) {
	ids, err := s.Unfinished()
	if err != nil {
		return bridgestore.Rubber{}, err
	}
	if len(ids) > 0 {
		if r, err := s.Rubber(ids[0]); err != nil || r.Current != nil || len(r.Rubber.Boards) < 2 {
			return r, err
		}
	}
	next, err := s.NextRubber()
	if err != nil {
		return bridgestore.Rubber{}, err
	}
	game := bridge.Games()[int(next)%len(bridge.Games())]
	length := max(game.Length, 2)
	if game.GamesToWin > 0 {
		length = 0
	}
	id, err := s.NewRubber(game, length, &south)
	if err != nil {
		return bridgestore.Rubber{}, err
	}
	return s.Rubber(id)
}

// acts returns a line for each act of a rubber.
func acts(r bridgestore.Rubber) (all []string) {
	for _, b := range r.Rubber.Boards {
		all = append(all, boardActs(r.ID, b)...)
	}
	if r.Current != nil {
		all = append(all, boardActs(r.ID, *r.Current)...)
	}
	return all
}

func boardActs(id int64, b bridge.Board) (all []string) {
	for i, e := range b.Events() {
		all = append(all, fmt.Sprintf("rubber %d of %s, deal %v at %v, act %d: %v", id, b.Rules.Name, b.Deal[card.North], b.Standing, i+1, e))
	}
	return all
}
