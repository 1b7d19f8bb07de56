package play_test

import (
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
)

// Games in which red has all but won, or yellow, after the next turn of the other one.
const (
	redHasWon    = "7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK4rQrRrR r A1-2 r-y- - - 0 1 ; d1-d2 k14-j13 d2-d3 j13-i12 d3-d4 i12-h11 d4-d3 h11-g10 d3-d2 ; *"
	yellowHasWon = "yQyRyR4yK/10/12/14/14/14/14/14/14/14/14/12/10/4rK3 y A1-2 r-y- - - 0 1 ; k14-j13 h1-i1 j13-i12 i1-j1 i12-h11 j1-k1 h11-g11 k1-k2 g11-f11 ; *"
)

// The side that has all but won is offered its win from that place on, until a person decides something else; a person who has no
// turns any more is asked as long as he looks on.
func TestAllButWon(t *testing.T) {
	for _, tt := range []struct {
		name, game, persons string
		turns               int // that persons make before
		settled             string
	}{
		{"the winner is asked", redHasWon, "r", 0, "r"},
		{"the loser is asked", yellowHasWon, "r", 1, "y"},
		{"who plays on isn't asked again", redHasWon, "r", 1, ""},
		{"of two the winner isn't asked", redHasWon, "ry", 1, ""},
		{"of two the loser is asked", redHasWon, "ry", 2, "r"},
		{"and not again", redHasWon, "ry", 3, ""},
		{"early on nobody is asked", "A1-2 ;  ; *", "r", 0, ""},
	} {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			g := line(t, tt.game)
			s := newSession(t, d, g, func(c *play.Config) { c.Seats = seats(g, tt.persons, &slow{takes: atOnce}) })
			defer s.Close()
			for range tt.turns {
				synctest.Wait()
				quiet(t, s)
			}
			synctest.Wait()
			if got := s.State().Settled; letters(got) != tt.settled {
				t.Errorf("%s: %v, want %q; %v", tt.name, got, tt.settled, s.State().Game)
			}
		})
	}
}

// letters returns the letters of a set, "" if it is empty.
func letters(s chess.ArmySet) (all string) {
	for a := range s.All() {
		all += a.String()
	}
	return all
}

// quiet makes a move of the person who is asked that captures nothing and doesn't end the game.
func quiet(t *testing.T, s *play.Session) {
	t.Helper()
	g := s.State().Game
	p := g.Position()
	for _, m := range p.Moves() {
		if next, err := g.Apply(chess.MoveEvent(m)); err == nil && !m.Takes && !m.TakesVia && !next.Over() {
			if err := s.Do(m); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatal("no quiet move")
}

// The result is let stand while anybody thinks, is kept, and can be taken back alone.
func TestLetStand(t *testing.T) {
	for _, persons := range []string{"r", "g"} {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			g := line(t, "7yK/10/12/14/14/14/14/14/14/14/14/12/10/rK4rQrRrR r A1-4 r-yr - - 0 1 ; d1-d2 k14-j13 d2-d3 j13-k14 d3-d4 k14-j13 d4-d3 j13-k14 d3-d2 k14-j13 ; *")
			s := newSession(t, d, g, func(c *play.Config) {
				c.Seats = seats(g, persons, &slow{takes: func() time.Duration { return time.Hour }})
			})
			defer s.Close()
			synctest.Wait()
			if err := s.LetStand(); err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
			state := s.State()
			if state.Game.Result().String() != "r/adjudged" || state.Settled != 0 || d.kept()[len(d.kept())-1] != "r/adjudged" {
				t.Fatalf("%s: it ends with %v", persons, state.Game)
			}
			if err := s.LetStand(); !errors.Is(err, play.ErrNotAsked) {
				t.Errorf("%s: again: %v", persons, err)
			}
			if err := s.Undo(); err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
			if state := s.State(); state.Game.Over() || state.Game.Len() != g.Len() || letters(state.Settled) != "r" || len(d.kept()) != g.Len() {
				t.Errorf("%s: taken back it is %v, settled for %v", persons, state.Game, state.Settled)
			}
			d.fails(errStep)
			if err := s.LetStand(); !errors.Is(err, errStep) || s.State().Err == nil || s.State().Game.Over() {
				t.Errorf("%s: when it can't be kept: %v, %v", persons, err, s.State().Game)
			}
			d.fails(nil)
			s.Retry()
			synctest.Wait()
			if err := s.LetStand(); err != nil || !s.State().Game.Over() {
				t.Errorf("%s: after that: %v", persons, err)
			}
		})
	}
}
