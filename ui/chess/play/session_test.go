package play_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
)

// What is shown has been kept, in every variant, with one person or several.
func TestShownIsKept(t *testing.T) {
	for i, v := range chess.Variants() {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			g := chess.New(chess.Usual(v))
			persons := []string{"r", "rb", "rbyg", "y"}[i%4]
			var s *play.Session
			var mu sync.Mutex
			shown := func() {
				mu.Lock()
				defer mu.Unlock()
				if s == nil {
					return
				}
				if state := s.State(); !slices.Equal(texts(state.Game), d.kept()) {
					t.Errorf("%v: %v are shown, and kept is %v", v, texts(state.Game), d.kept())
				}
			}
			its := newSession(t, d, g, func(c *play.Config) {
				c.Changed = shown
				c.Seats = seats(g, persons, &slow{takes: atOnce})
			})
			defer its.Close()
			mu.Lock()
			s = its
			mu.Unlock()
			state := playOn(t, its, func(state play.State) bool { return state.Game.Over() || state.Game.Len() >= 24 })
			if state.Game.Len() < 24 {
				t.Errorf("%v: %d events", v, state.Game.Len())
			}
		})
	}
}

// The game is the same however long anybody thinks, and two never think at once.
func TestGameIsTheSame(t *testing.T) {
	var want []string
	for seed := range uint64(3) {
		synctest.Test(t, func(t *testing.T) {
			random := rand.New(rand.NewPCG(seed, 1))
			player := &slow{}
			player.takes = func() (d time.Duration) {
				player.note(func() { d = time.Duration(seed) * time.Duration(random.Int64N(int64(2*time.Second))) })
				return d
			}
			g := line(t, "A1-4D ;  ; *")
			s := newSession(t, new(diary), g, func(c *play.Config) { c.Seats, c.Adviser = seats(g, "b", player), player })
			defer s.Close()
			state := playOn(t, s, func(state play.State) bool { return state.Game.Len() >= 60 })
			if got := texts(state.Game.At(60)); want == nil {
				want = got
			} else if !slices.Equal(got, want) {
				t.Errorf("seed %d:\n%v, want\n%v", seed, got, want)
			}
			if player.counts().most != 1 {
				t.Errorf("%d thought at the same time", player.counts().most)
			}
		})
	}
}

// Only what is legal and in turn is done; the rest changes nothing.
func TestDo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		g := line(t, "A1-2 ; d3-e4 ; *")
		s := newSession(t, d, g, func(c *play.Config) { c.Seats = seats(g, "r", &slow{takes: aSecond}) })
		defer s.Close()
		synctest.Wait()
		move := func(text string) chess.Move {
			m, err := chess.ParseMove(text)
			if err != nil {
				t.Fatal(err)
			}
			return m
		}
		if state := s.State(); state.Asked != chess.NoArmy || state.Thinking != chess.Yellow {
			t.Errorf("asked is %v, %v thinks", state.Asked, state.Thinking)
		}
		for name, do := range map[string]func() error{
			"a move": func() error { return s.Do(move("c2-d3")) }, "a roll": s.Roll, "resigning": s.Resign, "a draw": s.OfferDraw,
			"an answer": func() error { return s.Answer(true) },
			"a hint":    func() error { _, err := s.Advise(t.Context()); return err },
		} {
			if err := do(); err != play.ErrNotAsked {
				t.Errorf("%s out of turn: %v", name, err)
			}
		}
		time.Sleep(time.Second)
		synctest.Wait()
		var rule *chess.RuleError
		if err := s.Do(move("a4-a6")); !errors.As(err, &rule) {
			t.Errorf("an illegal move: %v", err)
		}
		if err := s.Roll(); !errors.As(err, &rule) || rule.Rule != chess.RollNotDue {
			t.Errorf("a roll without dice: %v", err)
		}
		if s.State().Asked != chess.Red {
			t.Error("who is to move is not asked any more")
		}
		if err := s.Do(move("c2-d3")); err != nil {
			t.Fatal(err)
		}
		if err := s.Do(move("e4-f5")); err != play.ErrNotAsked {
			t.Errorf("a second move: %v", err)
		}
		synctest.Wait()
		if got := d.kept(); len(got) != 3 || got[2] != "c2-d3" {
			t.Errorf("kept is %v", got)
		}
		time.Sleep(time.Second)
		synctest.Wait()
		if err := s.Resign(); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if state := s.State(); state.Game.Result().String() != "y/resign" || state.Asked != chess.NoArmy {
			t.Errorf("it is %v", state.Game)
		}
	})
}

// Turns without a legal move pass by themselves, after they have been there to be seen.
func TestForcedPass(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := line(t, "7yK/10/12/14/14/14/14/14/14/14/13gK/12/10/rK2bP4 b A2-4 rryg - - 0 1 ;  ; *")
		d := new(diary)
		s := newSession(t, d, g, func(c *play.Config) {
			c.Seats = seats(g, "b", &slow{takes: atOnce})
			c.Pace.Think = time.Second
		})
		defer s.Close()
		time.Sleep(999 * time.Millisecond)
		synctest.Wait()
		if state := s.State(); state.Asked != chess.NoArmy || state.Game.Len() != 0 {
			t.Errorf("%v is asked after %v", state.Asked, texts(state.Game))
		}
		time.Sleep(time.Millisecond)
		synctest.Wait()
		if got := d.kept(); len(got) != 1 || got[0] != "pass" {
			t.Errorf("kept is %v", got)
		}
		if s.MayUndo() {
			t.Error("a forced pass can be taken back")
		}
	})
}

// Undo goes back to the last turn of a person, also from the end of the game, and is counted. The dice come as before.
func TestUndo(t *testing.T) {
	for _, variant := range []string{"A1-4", "A1-3D", "B-2D"} {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			g := line(t, variant+" ;  ; *")
			s := newSession(t, d, g, func(c *play.Config) { c.Seats = seats(g, "b", &slow{takes: atOnce}) })
			defer s.Close()
			synctest.Wait()
			if err := s.Undo(); err != play.ErrNothingToUndo || s.MayUndo() {
				t.Errorf("nothing to undo: %v", err)
			}
			state := playOn(t, s, func(state play.State) bool {
				return len(state.Game.Turns()) >= 20 && state.Asked != chess.NoArmy
			})
			before := state.Game
			if p := before.Position(); p.Rolling() {
				if err := s.Roll(); err != nil {
					t.Fatal(err)
				}
				synctest.Wait()
			}
			if err := s.Resign(); err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
			first := texts(s.State().Game)
			undos := 0
			for s.MayUndo() {
				if err := s.Undo(); err != nil {
					t.Fatal(err)
				}
				undos++
				synctest.Wait()
				state := s.State()
				p := state.Game.Position()
				if n := state.Game.Len(); state.Asked != chess.Blue || p.Rolling() || !slices.Equal(texts(state.Game), first[:n]) ||
					!slices.Equal(d.kept(), first[:n]) {
					t.Fatalf("%s: back to event %d: %v is asked", variant, n, state.Asked)
				}
			}
			if d.undos != undos || undos < 4 {
				t.Errorf("%s: %d undos are counted, of %d", variant, d.undos, undos)
			}
			playOn(t, s, func(state play.State) bool { return state.Game.Len() >= before.Len() })
			if got := texts(s.State().Game)[:before.Len()]; !slices.Equal(got, texts(before)) {
				t.Errorf("%s: it is\n%v, want\n%v", variant, got, texts(before))
			}
		})
	}
}

// In a dice turn undo goes back to its roll, if something has been moved since.
func TestUndoInADiceTurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		g := line(t, "A1-2D ;  ; *")
		s := newSession(t, d, g, func(c *play.Config) { c.Dice = func(int) chess.Dice { return chess.Dice{A: 6, B: 3} } })
		defer s.Close()
		synctest.Wait()
		for range 3 {
			act(t, s)
			synctest.Wait()
		}
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if got := d.kept(); !slices.Equal(got, []string{"63:"}) || s.State().Asked != chess.Red || s.MayUndo() {
			t.Errorf("kept is %v", got)
		}
	})
}

// Where the journal fails nothing goes on, and it says so; tried again, it goes on from what was kept.
func TestJournalFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		full := errors.New("the disk is full")
		s := newSession(t, d, line(t, "A1-2 ;  ; *"), nil)
		defer s.Close()
		synctest.Wait()
		d.fails(full)
		act(t, s)
		time.Sleep(time.Minute)
		synctest.Wait()
		if state := s.State(); state.Err != full || state.Game.Len() != 0 || state.Asked != chess.NoArmy {
			t.Errorf("%v after %d events, %v is asked", state.Err, state.Game.Len(), state.Asked)
		}
		d.fails(nil)
		s.Retry()
		synctest.Wait()
		if state := s.State(); state.Err != nil || state.Asked != chess.Red {
			t.Errorf("tried again: %v, %v is asked", state.Err, state.Asked)
		}
		playOn(t, s, func(state play.State) bool { return state.Game.Len() == 4 })
		d.fails(full)
		if err := s.Undo(); err != full || s.State().Err != full || s.State().Game.Len() != 4 {
			t.Errorf("undo: %v, %v", err, s.State().Err)
		}
		d.fails(nil)
		s.Retry()
		playOn(t, s, func(state play.State) bool { return state.Game.Len() == 6 })
	})
}

// What a person has done is kept though he leaves the table at once.
func TestAMoveJustBeforeTheTableIsLeft(t *testing.T) {
	for _, wait := range []time.Duration{0, 4 * time.Second} {
		for range 10 { // who comes first, the move or the end, is chance
			synctest.Test(t, func(t *testing.T) {
				d := new(diary)
				s := newSession(t, d, line(t, "A1-2 ;  ; *"), nil)
				synctest.Wait()
				d.waiting = wait
				act(t, s)
				if wait > 0 {
					synctest.Wait() // it is on its way
				}
				if err := s.Close(); err != nil {
					t.Error(err)
				}
				if got := d.kept(); len(got) == 0 {
					t.Error("nothing is kept")
				}
			})
		}
	}
}

// Nobody thinks any more when a session is closed, and nothing sets it going again.
func TestClosed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		player := &slow{takes: aSecond}
		g := line(t, "A1-4 ; d3-e4 ; *")
		s := newSession(t, new(diary), g, func(c *play.Config) { c.Seats = seats(g, "r", player) })
		time.Sleep(300 * time.Millisecond)
		for range 2 {
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		}
		asked := player.counts().asked
		s.Retry()
		if err := s.Resign(); err != play.ErrNotAsked {
			t.Error(err)
		}
		if err := s.Undo(); err != play.ErrNothingToUndo {
			t.Error(err)
		}
		time.Sleep(time.Minute)
		if c := player.counts(); c.busy != 0 || c.stopped != 1 || c.asked != asked {
			t.Errorf("%d think, %d were stopped", c.busy, c.stopped)
		}
	})
}

// failing is a computer player who has no idea.
type failing struct{ error }

func (f failing) Act(context.Context, chess.Game) (chess.Event, error) { return chess.Event{}, f.error }
func (f failing) Agrees(context.Context, chess.Game, chess.Army) (bool, error) {
	return false, f.error
}

// A computer player who fails is shown, and nothing goes on.
func TestPlayerFails(t *testing.T) {
	wrong := errors.New("no idea")
	synctest.Test(t, func(t *testing.T) {
		g := line(t, "A1-2 ;  ; *")
		s := newSession(t, new(diary), g, func(c *play.Config) { c.Seats = seats(g, "r", failing{wrong}) })
		defer s.Close()
		synctest.Wait()
		if err := s.OfferDraw(); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if state := s.State(); state.Err != wrong || state.Asked != chess.NoArmy || state.Offer.By != chess.NoArmy {
			t.Errorf("%+v", state)
		}
		s.Retry()
		synctest.Wait()
		act(t, s)
		synctest.Wait()
		if state := s.State(); state.Err != wrong || state.Game.Len() != 1 {
			t.Errorf("%v after %d events", state.Err, state.Game.Len())
		}
	})
}

// Each army must have somebody who commands it.
func TestNewIsChecked(t *testing.T) {
	g := line(t, "A1-3 ;  ; *")
	good := seats(g, "r", &slow{})
	for name, its := range map[string][]play.Seat{
		"nobody":               nil,
		"a seat too few":       good[:2],
		"a computer of nobody": {good[0], good[1], {Army: chess.Yellow}},
		"a person who is both": {{Army: chess.Red, Person: true, Player: &slow{}}, good[1], good[2]},
	} {
		if _, err := play.New(play.Config{Seats: its, Journal: new(diary), Changed: func() {}}, play.Start{Game: g}); err == nil {
			t.Errorf("%s: it begins", name)
		}
	}
}

// A person who is in a hurry waits no longer than he must.
func TestHurry(t *testing.T) {
	for hurry, want := range map[bool]time.Duration{false: 3 * time.Second, true: 300 * time.Millisecond} {
		synctest.Test(t, func(t *testing.T) {
			g := line(t, "A1-4 ;  ; *")
			s := newSession(t, new(diary), g, func(c *play.Config) { c.Pace.Think = time.Second })
			defer s.Close()
			s.Hurry(hurry)
			synctest.Wait()
			act(t, s)
			if took := waits(func() bool { return s.State().Asked == chess.Red }); took != want {
				t.Errorf("in a hurry %t it takes %v, want %v", hurry, took, want)
			}
			if got := fmt.Sprint(s.State().Game.Len()); got != "4" {
				t.Errorf("%s events", got)
			}
		})
	}
}

// What is taken back at once is the turn alone, whether or not it has come to the journal.
func TestUndoAtOnce(t *testing.T) {
	for _, turns := range []int{0, 4, 8} {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			g := line(t, "A1-4 ;  ; *")
			s := newSession(t, d, g, func(c *play.Config) { c.Seats = seats(g, "b", &slow{takes: atOnce}) })
			defer s.Close()
			before := playOn(t, s, func(state play.State) bool { return state.Asked != chess.NoArmy && len(state.Game.Turns()) >= turns })
			act(t, s)
			if err := s.Undo(); err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
			state := s.State()
			if want := texts(before.Game); !slices.Equal(texts(state.Game), want) || !slices.Equal(d.kept(), want) || state.Asked != before.Asked {
				t.Errorf("after %d turns: %v, kept %v, want %v", turns, texts(state.Game), d.kept(), want)
			}
		})
	}
}
