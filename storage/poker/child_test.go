package poker_test

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

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/random"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
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
// deal, act and event, with at most one more, and the next one continues from exactly there.
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
				return storedIn(t, pokerstore.On(s))
			}
			s := must(openAt(dir, time.Now))
			defer func() { check(t, s.Close()) }()
			return storedIn(t, s)
		},
	}.Run(t)
	t.Logf("%d lines after %d kills; %d times one had been kept that was not told", len(spoken), *kills, unspoken)
	all := strings.Join(spoken, "\n")
	for _, want := range []string{": deal ", "rebuy", ", 1: act ", "game 2"} {
		if !strings.Contains(all, want) {
			t.Errorf("%q never was", want)
		}
	}
}

// storedIn returns a line for all that is kept, in the order in which it was.
func storedIn(t *testing.T, s *pokerstore.Store) (all []string) {
	t.Helper()
	var report string
	check(t, s.Reader().QueryRow("PRAGMA integrity_check").Scan(&report))
	if report != "ok" {
		t.Fatal(report)
	}
	if n := number(t, s, "SELECT count(*) FROM part WHERE (finished IS NOT NULL) <> (id IN (SELECT hand FROM hand_result))"); n > 0 {
		t.Errorf("%d hands that are over have no result", n)
	}
	games := must(s.DatedGames(context.Background(), pokerstore.Filter{}))
	slices.SortFunc(games, func(a, b storage.Dated) int { return int(a.ID - b.ID) })
	for _, g := range games {
		all = append(all, lines(must(s.Game(context.Background(), g.ID)))...)
	}
	return all
}

// lines returns a line for all that happened in a game.
func lines(g pokerstore.Game) (all []string) {
	for i, p := range g.Hands {
		all = append(all, line(g.ID, i, 0, "deal", p.Hand.Deal()))
		for n, a := range p.Hand.Acts() {
			all = append(all, line(g.ID, i, n+1, "act", a))
		}
		for n, e := range p.After {
			all = append(all, line(g.ID, i, n+1, "after it", e))
		}
	}
	return all
}

// line returns the printed line for something that happened in a game.
func line(game int64, hand, number int, what string, v any) string {
	return fmt.Sprintf("game %d, hand %d, %d: %s %v", game, hand+1, number, what, v)
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
		g, err := current(s, r)
		if err != nil {
			return err
		}
		if first {
			fmt.Fprintln(out, storagetest.OnFrom(lines(g)))
		}
		if err := playGame(s, g, r, out); err != nil {
			return err
		}
	}
}

// current returns the game that is being played, or a new one.
func current(s *pokerstore.Store, r *rand.Rand) (pokerstore.Game, error) {
	ctx := context.Background()
	ids, err := s.Unfinished(ctx)
	if err != nil {
		return pokerstore.Game{}, err
	}
	if len(ids) > 0 {
		return s.Game(ctx, ids[0])
	}
	rules := poker.Standard()
	rules.Hands = 3
	its := table(rules, 60, 30, 80, 10, 10, 200)
	its.Players = its.Players[:2+r.IntN(5)]
	id, err := s.NewGame(pokerstore.Beginning{Table: its, Person: 1, Sitters: sitters(its, "club")})
	if err != nil {
		return pokerstore.Game{}, err
	}
	return s.Game(ctx, id)
}

// playGame plays a game to its end.
func playGame(s *pokerstore.Store, g pokerstore.Game, r *rand.Rand, out io.Writer) error {
	j, now, hands := s.Journal(g.ID), g.Now, len(g.Hands)-1
	last, some := g.Last()
	hand, after := last.Hand, len(last.After)
	for {
		switch {
		case some && !hand.Over():
			seat, _ := hand.Turn()
			next, err := hand.Apply(random.Act(hand.View(seat), r))
			if err == nil {
				err = j.Append(next)
			}
			if err != nil {
				return err
			}
			hand = next
			fmt.Fprintln(out, line(g.ID, hands, hand.Len(), "act", hand.Acts()[hand.Len()-1]))
			if hand.Over() {
				if now, err = now.Played(hand); err != nil {
					return err
				}
			}
		case now.Closed():
			return nil
		case len(now.MustAct()) > 0 || now.Over():
			e := poker.Event{Kind: poker.Close}
			if must := now.MustAct(); len(must) > 0 && !now.Over() {
				e = poker.Event{Kind: poker.Rebuy, Seat: must[0], Chips: 25}
			}
			next, _, err := now.Apply(e)
			if err == nil {
				err = j.Event(after, e)
			}
			if err != nil {
				return err
			}
			now, after = next, after+1
			fmt.Fprintln(out, line(g.ID, hands, after, "after it", e))
		default:
			next, err := poker.NewHand(now.Table(), now.Table().Shuffle(r))
			if err == nil {
				err = j.Begin(next)
			}
			if err != nil {
				return err
			}
			hand, some, after, hands = next, true, 0, hands+1
			fmt.Fprintln(out, line(g.ID, hands, 0, "deal", hand.Deal()))
		}
	}
}
