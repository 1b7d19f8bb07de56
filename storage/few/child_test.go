package few_test

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

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
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

// A program that plays fast is killed again and again in the same folder. Everything reported as stored is there, with
// at most one more act, and the next one continues from exactly there.
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
				return storedIn(t, fewstore.On(s))
			}
			s := must(openAt(dir, time.Now))
			defer func() { check(t, s.Close()) }()
			return storedIn(t, s)
		},
	}.Run(t)
	t.Logf("%d lines after %d kills; %d times one had been kept that was not told", len(spoken), *kills, unspoken)
	all := strings.Join(spoken, "\n")
	for _, want := range []string{"game 1, deal 1: dealt", "game 1, deal 1, 1: ", "game 1, deal 2: dealt"} {
		if !strings.Contains(all, want) {
			t.Errorf("%q never was", want)
		}
	}
}

// storedIn returns a line for all that is kept, in the order in which it was.
func storedIn(t *testing.T, s *fewstore.Store) (all []string) {
	t.Helper()
	var report string
	check(t, s.Reader().QueryRow("PRAGMA integrity_check").Scan(&report))
	if report != "ok" {
		t.Fatal(report)
	}
	games := must(s.DatedGames(context.Background(), fewstore.Filter{}))
	slices.SortFunc(games, func(a, b storage.Dated) int { return int(a.ID - b.ID) })
	for _, g := range games {
		its := must(s.Game(context.Background(), g.ID))
		if results := number(t, s, "SELECT count(*) FROM few_result WHERE session = ?", g.ID); its.Over != its.Session.Over() || results != its.Session.Boards() {
			t.Errorf("game %d is over: %v, but %d results are kept and over: %v", g.ID, its.Session.Over(), results, its.Over)
		}
		all = append(all, linesOf(its)...)
	}
	return all
}

// linesOf returns a line for all that happened in a session.
func linesOf(g fewstore.Game) (all []string) {
	for _, p := range g.Deals {
		all = append(all, said(g.ID, p.Board.Prefix(0)))
		for n := range p.Board.Events() {
			all = append(all, said(g.ID, p.Board.Prefix(n+1)))
		}
	}
	return all
}

// said returns the printed line for a deal, or for its last event.
func said(game int64, b few.Board) string {
	if n := len(b.Events()); n > 0 {
		return fmt.Sprintf("game %d, deal %d, %d: %v", game, b.Setup().Number, n, b.Events()[n-1])
	}
	return fmt.Sprintf("game %d, deal %d: dealt %v", game, b.Setup().Number, b.Deal())
}

// playOn continues the unfinished session, then plays one after the other. It first prints where it continues, and then
// everything reported as stored.
func playOn(dir string, seed uint64, out io.Writer) error {
	s, err := openAt(dir, time.Now)
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(seed, 7))
	for first := true; ; first = false {
		g, err := current(s, r)
		if err != nil {
			return err
		}
		if first {
			fmt.Fprintln(out, storagetest.OnFrom(linesOf(g)))
		}
		if err := playSession(s, g, r, out); err != nil {
			return err
		}
	}
}

// current returns the session that is being played, or a new one.
func current(s *fewstore.Store, r *rand.Rand) (fewstore.Game, error) {
	ids, err := s.Unfinished(background)
	if err != nil {
		return fewstore.Game{}, err
	}
	if len(ids) == 0 {
		games := few.Games()
		rules := games[r.IntN(len(games))]
		id, err := s.NewGame(fewstore.Beginning{Rules: rules, Person: 0, Sitters: sitters(rules, 0, "club")})
		if err != nil {
			return fewstore.Game{}, err
		}
		ids = []int64{id}
	}
	return s.Game(background, ids[0])
}

// playSession plays a session to its end.
func playSession(s *fewstore.Store, g fewstore.Game, r *rand.Rand, out io.Writer) error {
	j, session := s.Journal(g.ID), g.Session
	p, some := g.Last()
	b := p.Board
	for !session.Over() {
		var err error
		if !some || b.Stage() == few.StageFinished {
			if b, err = few.NewBoard(session.Next(), few.Shuffle(session.Rules(), r)); err != nil {
				return err
			}
			if err := j.Begin(b); err != nil {
				return err
			}
			some = true
			fmt.Fprintln(out, said(g.ID, b))
			continue
		}
		if b, err = b.Apply(anything(r, b)); err != nil {
			return err
		}
		if err := j.Append(b); err != nil {
			return err
		}
		fmt.Fprintln(out, said(g.ID, b))
		if b.Stage() == few.StageFinished {
			if session, err = session.Played(b); err != nil {
				return err
			}
		}
	}
	return nil
}
