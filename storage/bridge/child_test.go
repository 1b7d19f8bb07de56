package bridge_test

import (
	"bufio"
	"context"
	"database/sql"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	kept "github.com/superbridge/superbridge/storage/bridge"
)

// The test binary is also the program that is killed: with childDir set, it plays in that
// folder until somebody stops it; or with holdSeed, it is another program that has begun to
// write there; or with upgradeSeed, it only brings an old file up to date, and with upgradeSeed-n it stands still when that
// tells the n-th time how far it is.
const (
	childDir, childSeed = "STORAGE_TEST_DIR", "STORAGE_TEST_SEED"

	holdSeed, upgradeSeed = math.MaxUint64, math.MaxUint64 - 1
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDir); dir != "" {
		seed := must(strconv.ParseUint(os.Getenv(childSeed), 10, 64))
		switch seed {
		case holdSeed:
			hold(dir)
		}
		if n := upgradeSeed - seed; n < 1000 {
			upgrade(dir, int(n))
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
	s := must(kept.OpenContext(context.Background(), dir, time.Now, func(part float64) {
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

// playOn goes on with the unfinished rubber, then plays one more after the other, two boards of each. It says first where
// it goes on, and then each act that it has been told is kept.
func playOn(dir string, seed uint64, out io.Writer) error {
	s, err := kept.Open(dir, time.Now)
	if err != nil {
		return err
	}
	for first := true; ; first = false {
		r, err := current(s)
		if err != nil {
			return err
		}
		if first {
			fmt.Fprint(out, "on from ", last(acts(r)), "\n")
		}
		m, _ := table(seed, s.Journal(r.ID, ""))
		m.Watch = func(b bridge.Board) { fmt.Fprint(out, last(boardActs(r.ID, b)), "\n") }
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
func current(s *kept.Store) (kept.Rubber, error) {
	ids, err := s.Unfinished()
	if err != nil {
		return kept.Rubber{}, err
	}
	if len(ids) > 0 {
		if r, err := s.Rubber(ids[0]); err != nil || r.Current != nil || len(r.Rubber.Boards) < 2 {
			return r, err
		}
	}
	next, err := s.NextRubber()
	if err != nil {
		return kept.Rubber{}, err
	}
	game := bridge.Games()[int(next)%len(bridge.Games())]
	length := max(game.Length, 2)
	if game.GamesToWin > 0 {
		length = 0
	}
	id, err := s.NewRubber(game, length, &south)
	if err != nil {
		return kept.Rubber{}, err
	}
	return s.Rubber(id)
}

// acts returns a line for each act of a rubber.
func acts(r kept.Rubber) (all []string) {
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

func last(lines []string) string {
	if len(lines) == 0 {
		return "the start"
	}
	return lines[len(lines)-1]
}

// child starts a child in a folder. The lines that it says come from the channel, which
// is closed when it has ended.
func child(t *testing.T, dir string, seed uint64) (*os.Process, <-chan string) {
	t.Helper()
	exe, err := os.Executable()
	check(t, err)
	cmd := exec.Command(exe)
	cmd.Env = append(os.Environ(), childDir+"="+dir, childSeed+"="+strconv.FormatUint(seed, 10))
	var complaint strings.Builder
	cmd.Stderr = &complaint
	out, err := cmd.StdoutPipe()
	check(t, err)
	check(t, cmd.Start())
	lines := make(chan string, 1000)
	go func() {
		defer close(lines)
		for s := bufio.NewScanner(out); s.Scan(); {
			lines <- s.Text()
		}
		cmd.Wait()
		if complaint.Len() > 0 {
			lines <- "it complains: " + complaint.String()
		}
	}()
	t.Cleanup(func() { cmd.Process.Kill() })
	return cmd.Process, lines
}
