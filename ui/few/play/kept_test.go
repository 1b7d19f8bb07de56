package play_test

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/few/play"
)

var _ play.Journal = (*fewstore.Journal)(nil)

// A session that is left after each act, and gone on with from what has been kept, becomes the same as one that is played in one go,
// deal by deal, and when it is broken off at the end.
func TestGoingOnFromTheDisk(t *testing.T) {
	for _, r := range []few.Rules{few.Of(few.Booby), few.Of(few.Slam), few.Of(few.BridgeForThree)} {
		var want string
		for name, leaves := range map[string]bool{"in one go": false, "with leaving": true} {
			synctest.Test(t, func(t *testing.T) {
				folder, err := storage.Open(t.Context(), t.TempDir(), storage.Opening{Now: time.Now})
				check(t, err)
				defer folder.Close()
				store := fewstore.On(folder)
				its := fewstore.Beginning{Rules: r, Person: 0}
				for p := range few.Player(r.Players()) {
					its.Sitters = append(its.Sitters, fewstore.Sitter{Player: p, Name: []string{"", "Ann", "Ben"}[p], Level: []string{"", "club", "club"}[p]})
				}
				id, err := store.NewGame(its)
				check(t, err)
				s := fromDisk(t, store, id)
				for steps := 0; !s.State().Ended(); steps++ {
					time.Sleep(time.Duration(steps%3) * time.Second) // meanwhile the others act, or don't
					synctest.Wait()
					state := s.State()
					switch {
					case state.Err != nil:
						t.Fatal(state.Err)
					case state.Asked:
						err = s.Act(whim(state.Board.View(0)))
					case state.Over() && state.Session.Boards() == 3:
						err = s.Settle()
					case state.Over():
						err = s.Next()
					}
					check(t, err)
					if leaves && !s.State().Ended() {
						check(t, s.Close())
						s = fromDisk(t, store, id)
					}
				}
				check(t, s.Close())
				g, err := store.Game(t.Context(), id)
				check(t, err)
				got := fmt.Sprint(g.Over, g.Settled, g.End())
				for _, p := range g.Deals {
					got += fmt.Sprint("\n", p.Board.Deal(), texts(p.Board))
				}
				if want == "" {
					want = got
				}
				if got != want || !g.Over {
					t.Errorf("%s %s it is\n%s, want\n%s", r.Name, name, got, want)
				}
			})
		}
	}
}

// fromDisk goes on with a session as it has been kept.
func fromDisk(t *testing.T, store *fewstore.Store, id int64) *play.Session {
	t.Helper()
	g, err := store.Game(t.Context(), id)
	check(t, err)
	start := play.Start{Session: g.Session}
	if last, ok := g.Last(); ok {
		start.Board = &last.Board
		if last.Board.Stage() == few.StageFinished { // the deals before it
			start.Session = few.NewSession(g.Session.Rules())
			for _, p := range g.Deals[:len(g.Deals)-1] {
				start.Session, err = start.Session.Played(p.Board)
				check(t, err)
			}
		}
	}
	s, err := play.New(play.Config{
		Players: with(g.Session.Rules(), 0, &slow{takes: time.Second}), Journal: store.Journal(id), Deal: deals(4), Changed: func() {},
	}, start)
	check(t, err)
	return s
}
