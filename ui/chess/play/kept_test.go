package play_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
)

var (
	_ play.Journal = (*chessstore.Journal)(nil)
	_ play.Player  = bot.Player{}
	_ play.Adviser = bot.Player{}
)

// A game that is left after each turn, and gone on with from what has been kept, becomes the same as one that is played in one
// go; and so do its clocks but for what is thought meanwhile.
func TestGoingOnFromTheDisk(t *testing.T) {
	for _, variant := range []string{"A2-4", "A1-3D", "B-2D"} {
		var want string
		for _, leaves := range []bool{false, true} {
			synctest.Test(t, func(t *testing.T) {
				folder, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: time.Now})
				if err != nil {
					t.Fatal(err)
				}
				defer folder.Close()
				store := chessstore.On(folder)
				g := line(t, variant+" ;  ; *")
				var sit []chessstore.Seat
				for _, s := range seats(g, "r", nil) {
					level := "club"
					if s.Person {
						level = ""
					}
					sit = append(sit, chessstore.Seat{Army: s.Army, Person: s.Person, Level: level})
				}
				id, err := store.NewGame(chessstore.Beginning{Game: g, Seats: sit, Clock: chessstore.Clock{Base: time.Hour, Increment: time.Second}})
				if err != nil {
					t.Fatal(err)
				}
				s := fromDisk(t, store, id)
				for steps := 0; s.State().Game.Len() < 100 && !s.State().Game.Over(); steps++ {
					time.Sleep(time.Duration(steps%3) * time.Second) // meanwhile the others move, or don't
					synctest.Wait()
					state := s.State()
					if state.Err != nil {
						t.Fatal(state.Err)
					}
					if state.Asked != chess.NoArmy {
						act(t, s)
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
				its := read(t, store, id)
				if its.Clocks != s.Clocks() || its.Clocks[chess.Red] == time.Hour {
					t.Errorf("%s: kept clocks are %v, and those that were shown %v", variant, its.Clocks, s.Clocks())
				}
				got := its.Game.At(100).String()
				if want == "" {
					want = got
				}
				if got != want || its.Game.Len() < 100 {
					t.Errorf("%s, left %t: it is\n%s, want\n%s", variant, leaves, got, want)
				}
			})
		}
	}
}

func read(t *testing.T, store *chessstore.Store, id int64) chessstore.Game {
	t.Helper()
	g, err := store.Game(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// fromDisk goes on with a game as it has been kept.
func fromDisk(t *testing.T, store *chessstore.Store, id int64) *play.Session {
	t.Helper()
	g := read(t, store, id)
	s, err := play.New(play.Config{
		Seats: seats(g.Game, "r", &slow{takes: aSecond}), Journal: store.Journal(id), Dice: dice, Clock: g.Clock, Changed: func() {},
	}, play.Start{Game: g.Game, Clocks: g.Clocks})
	if err != nil {
		t.Fatal(err)
	}
	return s
}
