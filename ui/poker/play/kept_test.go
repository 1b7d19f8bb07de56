package play_test

import (
	"context"
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/poker/play"
)

var _ play.Journal = (*pokerstore.Journal)(nil)

// A game that is left after each act, and gone on with from what has been kept, becomes the same as one that is played in one
// go: act by act, with the chips that are bought, and at the end with the result.
func TestGoingOnFromTheDisk(t *testing.T) {
	rules := poker.Standard()
	rules.Hands, rules.BuyIn = 3, 20
	var want string
	for name, leaves := range map[string]bool{"in one go": false, "with leaving": true} {
		synctest.Test(t, func(t *testing.T) {
			folder, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: time.Now})
			if err != nil {
				t.Fatal(err)
			}
			defer folder.Close()
			store := pokerstore.On(folder)
			id, err := store.NewGame(pokerstore.Beginning{
				Table: game(t, rules, 20, 20, 60).State(), Person: 1,
				Sitters: []pokerstore.Sitter{{Seat: 1}, {Seat: 2, Name: "Ann", Level: "club"}, {Seat: 3, Name: "Ben", Level: "club"}},
			})
			if err != nil {
				t.Fatal(err)
			}
			s := fromDisk(t, store, id)
			for steps := 0; !s.State().Ended; steps++ {
				time.Sleep(time.Duration(steps%3) * time.Second) // meanwhile the others act, or don't
				synctest.Wait()
				state := s.State()
				switch {
				case state.Err != nil:
					t.Fatal(state.Err)
				case state.Asked:
					err = s.Act(whim(state.Hand.View(1)))
				case state.MustBuy(1):
					err = s.Rebuy(20)
				case state.Hand.Over() && !state.Ended:
					err = s.Next()
				}
				if err != nil {
					t.Fatal(err)
				}
				if leaves {
					if err := s.Close(); err != nil {
						t.Fatal(err)
					}
					s = fromDisk(t, store, id)
				}
			}
			if err := s.Close(); err != nil {
				t.Fatal(err)
			}
			g := read(t, store, id)
			got := fmt.Sprint(g.Over, g.Gains(), g.Now.State())
			for _, p := range g.Hands {
				got += fmt.Sprint("\n", p.Hand.Deal(), p.Hand.Acts(), p.After)
			}
			if want == "" {
				want = got
			}
			if got != want || !g.Over || len(g.Hands) != 3 {
				t.Errorf("%s it is\n%s, want\n%s", name, got, want)
			}
		})
	}
}

func read(t *testing.T, store *pokerstore.Store, id int64) pokerstore.Game {
	t.Helper()
	g, err := store.Game(context.Background(), id)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// fromDisk goes on with a game as it has been kept.
func fromDisk(t *testing.T, store *pokerstore.Store, id int64) *play.Session {
	t.Helper()
	g := read(t, store, id)
	start := play.Start{Game: g.Now}
	if last, ok := g.Last(); ok {
		start.Hand, start.After = &last.Hand, last.After
	}
	s, err := play.New(play.Config{
		Person: 1, Players: seats(&slow{takes: aSecond}), Journal: store.Journal(id), Deal: deals(4), Changed: func() {},
	}, start)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
