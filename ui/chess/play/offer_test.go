package play_test

import (
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
)

// A draw is agreed on when all others who have a king agree, persons and computer players.
func TestDraw(t *testing.T) {
	for _, tt := range []struct {
		name, game, persons string
		agrees              bool
		answers             []bool
		result              string
		refused             chess.Army
	}{
		{"all computers agree", "A1-4", "r", true, nil, "=/agreed", chess.NoArmy},
		{"a computer refuses", "A1-4", "r", false, nil, "*", chess.Blue},
		{"a person agrees", "A1-2", "ry", true, []bool{true}, "=/agreed", chess.NoArmy},
		{"a person refuses", "A1-2", "ry", true, []bool{false}, "*", chess.Yellow},
		{"a person and a computer agree", "A1-3", "ry", true, []bool{true}, "=/agreed", chess.NoArmy},
		{"a person agrees, a computer doesn't", "A1-3", "ry", false, []bool{true}, "*", chess.Blue},
		{"a person refuses at once", "A1-3", "ry", true, []bool{false}, "*", chess.Yellow},
		{"three persons agree", "A1-3", "rby", true, []bool{true, true}, "=/agreed", chess.NoArmy},
		{"the last of three refuses", "A1-3", "rby", true, []bool{true, false}, "*", chess.Yellow},
		{"who commands two answers once", "B-2", "rb", true, []bool{true}, "=/agreed", chess.NoArmy},
	} {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			g := line(t, tt.game+" ;  ; *")
			s := newSession(t, d, g, func(c *play.Config) { c.Seats = seats(g, tt.persons, &slow{takes: aSecond, agrees: tt.agrees}) })
			defer s.Close()
			synctest.Wait()
			if err := s.OfferDraw(); err != nil {
				t.Fatal(err)
			}
			for _, yes := range tt.answers {
				synctest.Wait()
				if state := s.State(); state.Offer.By != chess.Red || len(state.Offer.Open) == 0 {
					t.Fatalf("%s: the offer is %+v", tt.name, state.Offer)
				}
				if err := s.OfferDraw(); err != play.ErrNotAsked {
					t.Errorf("%s: a second offer: %v", tt.name, err)
				}
				if err := s.Answer(yes); err != nil {
					t.Error(err)
				}
			}
			time.Sleep(5 * time.Second)
			synctest.Wait()
			state := s.State()
			if state.Game.Result().String() != tt.result || state.Refused != tt.refused || state.Offer.By != chess.NoArmy || state.Err != nil {
				t.Errorf("%s: %+v", tt.name, state)
			}
			if state.Game.Over() {
				return
			}
			if err := s.OfferDraw(); err != play.ErrRefused {
				t.Errorf("%s: again: %v", tt.name, err)
			}
			act(t, s)
			synctest.Wait()
			if state := s.State(); state.Refused != chess.NoArmy || state.Game.Len() == 0 {
				t.Errorf("%s: after a move %v has refused", tt.name, state.Refused)
			}
		})
	}
}

// Who has no king isn't asked whether he agrees.
func TestDrawWithoutAKing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := line(t, "8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 r A2-4 rryg - - 0 1 ;  ; *")
		s := newSession(t, new(diary), g, func(c *play.Config) { c.Seats = seats(g, "rbyg", nil) })
		defer s.Close()
		synctest.Wait()
		if err := s.OfferDraw(); err != nil {
			t.Fatal(err)
		}
		if open := s.State().Offer.Open; !slices.Equal(open, []chess.Army{chess.Yellow, chess.Green}) {
			t.Errorf("asked are %v", open)
		}
	})
}

// While a draw is offered the clock stands; who moves instead offers it no more.
func TestOfferIsWithdrawn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &diary{first: chessstore.Times{time.Minute, 0, time.Minute, 0}}
		g := line(t, "A1-2 ;  ; *")
		player := &slow{takes: func() time.Duration { return time.Hour }, agrees: true}
		s := newSession(t, d, g, withClock(time.Minute, 0, player))
		defer s.Close()
		time.Sleep(time.Second)
		synctest.Wait()
		if err := s.OfferDraw(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(10 * time.Minute)
		synctest.Wait()
		state := s.State()
		if state.Game.Over() || state.Asked != chess.Red || state.Ticking != chess.NoArmy || s.Clocks()[chess.Red] != 59*time.Second {
			t.Errorf("%+v, left is %v", state, s.Clocks())
		}
		act(t, s)
		synctest.Wait()
		if state := s.State(); state.Offer.By != chess.NoArmy || state.Game.Len() != 1 || player.counts().stopped != 1 {
			t.Errorf("%+v; %d were stopped", state, player.counts().stopped)
		}
		if err := s.Answer(true); err != play.ErrNotAsked {
			t.Error(err)
		}
	})
}

// When a draw is refused the clock of who has offered it goes on.
func TestTheClockGoesOnAfterARefusal(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := line(t, "A1-2 ;  ; *")
		s := newSession(t, &diary{first: minutes(time.Minute, time.Minute)}, g, func(c *play.Config) {
			c.Seats, c.Clock = seats(g, "ry", nil), chessstore.Clock{Base: time.Minute}
		})
		defer s.Close()
		time.Sleep(time.Second)
		if err := s.OfferDraw(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Hour)
		if err := s.Answer(false); err != nil {
			t.Fatal(err)
		}
		time.Sleep(2 * time.Second)
		synctest.Wait()
		if state := s.State(); state.Ticking != chess.Red || s.Clocks()[chess.Red] != 57*time.Second {
			t.Errorf("%+v, left is %v", state, s.Clocks())
		}
		time.Sleep(time.Minute)
		synctest.Wait()
		if got := s.State().Game.Result().String(); got != "y/time" {
			t.Errorf("after a minute it is %s", got)
		}
	})
}

// A draw that all have agreed on is kept though the table is left at once, and one that is still open isn't.
func TestOfferWhenTheTableIsLeft(t *testing.T) {
	for open, want := range map[bool]int{true: 0, false: 1} {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			g := line(t, "A1-2 ;  ; *")
			s := newSession(t, d, g, func(c *play.Config) { c.Seats = seats(g, "ry", nil) })
			synctest.Wait()
			err := s.OfferDraw()
			if !open {
				err = errors.Join(err, s.Answer(true))
			}
			if err = errors.Join(err, s.Close()); err != nil {
				t.Fatal(err)
			}
			if got := d.kept(); len(got) != want {
				t.Errorf("open %t: kept is %v", open, got)
			}
		})
	}
}

// A draw that is offered in the instant in which the time runs out stops the clock, or comes too late: the game never ends by the
// time while the answer is awaited.
func TestOfferAsTheTimeRunsOut(t *testing.T) {
	const tries = 200 // which of the two comes first is left to chance
	for try := range tries {
		synctest.Test(t, func(t *testing.T) {
			d := &diary{first: minutes(3*time.Second, time.Minute)}
			g := line(t, "A1-2 ;  ; *")
			s := newSession(t, d, g, func(c *play.Config) {
				c.Seats, c.Clock = seats(g, "ry", nil), chessstore.Clock{Base: time.Minute}
			})
			defer s.Close()
			time.Sleep(3 * time.Second)
			err := s.OfferDraw()
			go func() {}() // on a single processor too the session then looks only after the time is up
			synctest.Wait()
			state := s.State()
			if err != nil {
				if state.Game.Result().String() != "y/time" {
					t.Errorf("offered too late (%v): %+v", err, state)
				}
				return
			}
			if state.Game.Over() || state.Offer.By != chess.Red || state.Asked != chess.Red || state.Ticking != chess.NoArmy {
				t.Fatalf("offered in time: %+v", state)
			}
			want := map[bool]string{true: "=/agreed", false: "y/time"}
			agrees := try%2 == 0
			if err := s.Answer(agrees); err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
			if got := s.State().Game.Result().String(); got != want[agrees] {
				t.Errorf("agrees %t: %s", agrees, got)
			}
		})
	}
}
