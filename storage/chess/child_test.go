package chess_test

import (
	"context"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/storage/storagetest"
)

var kills = flag.Int("kills", 6, "how often a program that plays is killed")

// The test binary is also the program that is killed: as a child it plays in a folder until somebody stops it.
func TestMain(m *testing.M) {
	if dir, seed, ok := storagetest.Task(); ok {
		fmt.Fprintln(os.Stderr, playOn(dir, seed, os.Stdout))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// A program that plays fast is killed again and again in the same folder. Everything reported as stored is there, every
// event with its clocks, with at most one more, and the next one continues from exactly there.
func TestKill(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	spoken, unspoken := storagetest.Kills{
		Dir:   dir,
		Known: func(line string) bool { return strings.HasPrefix(line, "game ") },
		More:  func(rounds int, _ []string) bool { return rounds < *kills },
		Stored: func(round int) []string {
			// In turns with a reader that leaves the folder as the kill left it, and without.
			if round%2 == 0 {
				s := must(storage.OpenReadOnly(dir))
				defer s.Close()
				return storedIn(t, chessstore.On(s))
			}
			s := must(openAt(dir, time.Now))
			defer func() { check(t, s.Close()) }()
			return storedIn(t, s)
		},
	}.Run(t)
	t.Logf("%d lines after %d kills; %d times one had been kept that was not told", len(spoken), *kills, unspoken)
	all := strings.Join(spoken, "\n")
	for _, want := range []string{"game 1, 1: ", "-", ", left 5"} {
		if !strings.Contains(all, want) {
			t.Errorf("%q never was", want)
		}
	}
}

// storedIn returns a line for all that is kept, in the order in which it was.
func storedIn(t *testing.T, s *chessstore.Store) (all []string) {
	t.Helper()
	var report string
	check(t, s.Reader().QueryRow("PRAGMA integrity_check").Scan(&report))
	if report != "ok" {
		t.Fatal(report)
	}
	games := must(s.DatedGames(context.Background(), chessstore.Filter{}))
	slices.SortFunc(games, func(a, b storage.Dated) int { return int(a.ID - b.ID) })
	for _, g := range games {
		its := must(s.Whole(context.Background(), g.ID))
		if n := len(its.Moments); its.Over != its.Game.Over() || its.Turns != len(its.Game.Turns()) || its.Result != its.Game.Result() ||
			n > 0 && its.Clocks != its.Moments[n-1] {
			t.Errorf("game %d is %v, and its list says %+v, left is %v", g.ID, its.Game, its.Summary, its.Clocks)
		}
		all = append(all, linesOf(its)...)
	}
	return all
}

// linesOf returns a line for all that happened in a game.
func linesOf(w chessstore.Whole) (all []string) {
	for i, e := range w.Game.Events() {
		all = append(all, said(w.ID, i+1, e, w.Moments[i]))
	}
	return all
}

// said returns the printed line for an event.
func said(game int64, number int, e chess.Event, left chessstore.Times) string {
	return fmt.Sprintf("game %d, %d: %v, left %v", game, number, e, left[chess.Red])
}

// playOn continues the unfinished game, then plays one after the other. It first prints where it continues, and then
// everything reported as stored.
func playOn(dir string, seed uint64, out io.Writer) error {
	s, err := openAt(dir, time.Now)
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(seed, 7))
	for first := true; ; first = false {
		w, err := current(s, r)
		if err != nil {
			return err
		}
		if first {
			fmt.Fprintln(out, storagetest.OnFrom(linesOf(w)))
		}
		if err := playGame(s, w, r, out); err != nil {
			return err
		}
	}
}

// current returns the game that is being played, or a new one.
func current(s *chessstore.Store, r *rand.Rand) (chessstore.Whole, error) {
	ctx := context.Background()
	ids, err := s.Unfinished(ctx)
	if err != nil {
		return chessstore.Whole{}, err
	}
	if len(ids) == 0 {
		variants := chess.Variants()
		g := chess.New(chess.Usual(variants[r.IntN(len(variants))]))
		id, err := s.NewGame(chessstore.Beginning{Game: g, Seats: seats(g, "r", "club"), Clock: chessstore.Clock{Base: time.Minute}})
		if err != nil {
			return chessstore.Whole{}, err
		}
		ids = []int64{id}
	}
	return s.Whole(ctx, ids[0])
}

// playGame plays a game to its end, which comes after a hundred events at the latest.
func playGame(s *chessstore.Store, w chessstore.Whole, r *rand.Rand, out io.Writer) error {
	j, g, left := s.Journal(w.ID), w.Game, w.Clocks
	for !g.Over() {
		e := anything(r, g)
		if g.Len() >= 100 {
			e = chess.DrawAgreed
		}
		next, err := g.Apply(e)
		if err != nil {
			return err
		}
		left[chess.Red] = max(0, left[chess.Red]-time.Duration(r.IntN(300))*time.Millisecond)
		if err := j.Append(next, left); err != nil {
			return err
		}
		g = next
		fmt.Fprintln(out, said(w.ID, g.Len(), e, left))
	}
	return nil
}
