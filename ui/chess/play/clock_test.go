package play_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
)

// minutes returns the times left on the clocks where red and yellow play.
func minutes(red, yellow time.Duration) chessstore.Times {
	return chessstore.Times{chess.Red: red, chess.Yellow: yellow}
}

// withClock lets a session have a clock, and the computer players their time.
func withClock(base, increment time.Duration, player *slow) func(*play.Config) {
	return func(c *play.Config) {
		c.Clock = chessstore.Clock{Base: base, Increment: increment}
		for i := range c.Seats {
			if !c.Seats[i].Person {
				c.Seats[i].Player = player
			}
		}
	}
}

// The clock of who thinks goes, and no other; a turn adds to it. All of it is kept with each event.
func TestClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &diary{first: minutes(time.Minute, time.Minute)}
		s := newSession(t, d, line(t, "A1-2 ;  ; *"), withClock(time.Minute, 2*time.Second, &slow{takes: aSecond}))
		want := func(what string, red, yellow time.Duration, ticking chess.Army) {
			t.Helper()
			synctest.Wait()
			if got := s.Clocks(); got != minutes(red, yellow) || s.State().Ticking != ticking {
				t.Errorf("%s: left is %v, that of %v goes; want %v, that of %v", what, got, s.State().Ticking, minutes(red, yellow), ticking)
			}
		}
		want("at the start", time.Minute, time.Minute, chess.Red)
		time.Sleep(10 * time.Second)
		want("red thinks", 50*time.Second, time.Minute, chess.Red)
		act(t, s)
		want("red has moved", 52*time.Second, time.Minute, chess.Yellow)
		time.Sleep(400 * time.Millisecond)
		want("yellow thinks", 52*time.Second, 59600*time.Millisecond, chess.Yellow)
		time.Sleep(600 * time.Millisecond)
		want("yellow has moved", 52*time.Second, 61*time.Second, chess.Red)
		if d.now != minutes(52*time.Second, 61*time.Second) || d.left[0] != minutes(52*time.Second, time.Minute) {
			t.Errorf("kept is %v", d.left)
		}
		time.Sleep(5 * time.Second)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Hour)
		want("closed", 47*time.Second, 61*time.Second, chess.NoArmy)
		if d.now != minutes(47*time.Second, 61*time.Second) {
			t.Errorf("kept at the end is %v", d.now)
		}
		again, err := play.New(play.Config{
			Seats: seats(s.State().Game, "ry", nil), Journal: d, Changed: func() {}, Clock: chessstore.Clock{Base: time.Minute},
		}, play.Start{Game: s.State().Game, Clocks: d.now})
		if err != nil {
			t.Fatal(err)
		}
		s = again
		defer s.Close()
		time.Sleep(time.Second)
		want("gone on with", 46*time.Second, 61*time.Second, chess.Red)
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
		want("taken back", 52*time.Second, time.Minute, chess.Yellow)
	})
}

// Whose time is up loses by that, person or not.
func TestTimeIsUp(t *testing.T) {
	for _, tt := range []struct {
		name, persons string
		after         time.Duration
	}{
		{"a person", "r", time.Minute},
		{"a computer player", "y", 10 * time.Second},
	} {
		synctest.Test(t, func(t *testing.T) {
			d := &diary{first: minutes(tt.after, time.Minute)}
			g := line(t, "A1-2 ;  ; *")
			s := newSession(t, d, g, func(c *play.Config) {
				c.Seats = seats(g, tt.persons, &slow{takes: func() time.Duration { return time.Hour }})
				c.Clock = chessstore.Clock{Base: time.Minute}
			})
			defer s.Close()
			if took := waits(func() bool { return s.State().Game.Over() }); took != tt.after {
				t.Errorf("%s: over after %v", tt.name, took)
			}
			state := s.State()
			if got := state.Game.Result().String(); got != "y/time" || state.Asked != chess.NoArmy || state.Ticking != chess.NoArmy || len(d.kept()) != 1 {
				t.Errorf("%s: %s, %v is asked", tt.name, got, state.Asked)
			}
			if err := s.Do(whim(g)); err != play.ErrNotAsked {
				t.Errorf("%s: too late: %v", tt.name, err)
			}
			if s.MayUndo() {
				t.Errorf("%s: lost time can be taken back", tt.name)
			}
		})
	}
}

// No clock goes while nobody can move: while a turn passes by itself, or the dice of a computer player are looked at.
func TestClocksStand(t *testing.T) {
	for name, game := range map[string]string{
		"a forced pass":     "7yK/10/12/14/14/14/14/14/14/14/13gK/12/10/rK2bP4 b A2-4 rryg - - 0 1 ;  ; *",
		"a computer's dice": "A1-4D ;  ; *",
	} {
		synctest.Test(t, func(t *testing.T) {
			full := chessstore.Times{time.Minute, time.Minute, time.Minute, time.Minute}
			d := &diary{first: full}
			g := line(t, game)
			s := newSession(t, d, g, func(c *play.Config) {
				c.Seats = seats(g, "b", &slow{takes: atOnce})
				c.Clock, c.Pace.Think = chessstore.Clock{Base: time.Minute}, time.Second
			})
			defer s.Close()
			time.Sleep(999 * time.Millisecond)
			synctest.Wait()
			if got := s.Clocks(); got != full || s.State().Game.Len() != 0 {
				t.Errorf("%s: left is %v", name, got)
			}
		})
	}
}

// A computer player with little time doesn't take any only to be seen.
func TestPaceWithAClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &diary{first: minutes(time.Hour, 2*time.Second)}
		g := line(t, "A1-2 ;  ; *")
		s := newSession(t, d, g, func(c *play.Config) {
			withClock(time.Hour, 0, &slow{takes: atOnce})(c)
			c.Pace.Think = time.Second
		})
		defer s.Close()
		synctest.Wait()
		for range 20 {
			act(t, s)
			waits(func() bool { return s.State().Asked == chess.Red })
		}
		if left := s.Clocks()[chess.Yellow]; left < time.Second || left == 2*time.Second {
			t.Errorf("after 20 moves is left %v", left)
		}
	})
}

// In A2 the leader moves for a player without a king whose time is up.
func TestLeaderMovesForHisAlly(t *testing.T) {
	const game = "8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 b A2-4 rryg - - 0 1 ;  ; *"
	for _, tt := range []struct {
		persons string
		asked   chess.Army // the person who moves then
	}{
		{"rb", chess.Red}, {"b", chess.NoArmy}, {"r", chess.Red},
	} {
		synctest.Test(t, func(t *testing.T) {
			d := &diary{first: chessstore.Times{time.Minute, 3 * time.Second, time.Minute, time.Minute}}
			g := line(t, game)
			s := newSession(t, d, g, func(c *play.Config) {
				c.Seats = seats(g, tt.persons, &slow{takes: func() time.Duration { return 5 * time.Second }})
				c.Clock = chessstore.Clock{Base: time.Minute}
			})
			defer s.Close()
			time.Sleep(4 * time.Second)
			synctest.Wait()
			state := s.State()
			if state.Game.Len() != 0 || state.Asked != tt.asked || state.Ticking != chess.Red || state.Game.Over() {
				t.Errorf("persons %s: %v is asked, the clock of %v goes", tt.persons, state.Asked, state.Ticking)
			}
			if tt.asked != chess.NoArmy {
				if err := s.Resign(); err == nil {
					t.Error("the leader resigns in the turn of his ally")
				}
				act(t, s)
			} else {
				time.Sleep(5 * time.Second)
			}
			synctest.Wait()
			if got := s.State().Game.Len(); got != 1 || s.Clocks()[chess.Blue] != 0 || s.Clocks()[chess.Red] >= time.Minute {
				t.Errorf("persons %s: %d events, left is %v", tt.persons, got, s.Clocks())
			}
		})
	}
}
