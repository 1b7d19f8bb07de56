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

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// What is shown has been kept, hand after hand, up to the agreed end.
func TestAnEvening(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		var s *play.Session
		shown := func() {
			if s == nil {
				return
			}
			state := s.State()
			if kept := d.acts(); state.Hand.Len() > len(kept) && state.Hand.Table().Hand == d.hands {
				t.Errorf("%d acts are shown, and %d are kept", state.Hand.Len(), len(kept))
			}
		}
		rules := poker.Standard()
		rules.Hands = 3
		s = newSession(t, d, game(t, rules, 20, 20, 500), func(c *play.Config) { c.Changed = shown })
		defer s.Close()
		for hand := 1; hand <= 3; hand++ {
			if got := s.State().Hand.Table(); got.Hand != hand {
				t.Fatalf("hand %d is played, want %d", got.Hand, hand)
			}
			playHand(t, s)
			synctest.Wait()
			state := s.State()
			if state.Settling() || state.Game.State().Hand != hand+1 || state.Ended != (hand == 3) {
				t.Fatalf("after hand %d: settling %t, ended %t, game %+v", hand, state.Settling(), state.Ended, state.Game.State())
			}
			if state.MustBuy(1) {
				if err := s.Next(); err == nil {
					t.Error("a hand with nothing to pay from")
				}
				if err := s.Rebuy(50); err != nil {
					t.Fatal(err)
				}
			}
			if err := s.Next(); err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
		}
		if !slices.Equal(d.after, []string{"close"}) || d.hands != 3 {
			t.Errorf("%d hands; at the end is kept %v", d.hands, d.after)
		}
	})
}

// Nobody at the table has anything to do with how long another thinks.
func TestGameIsTheSame(t *testing.T) {
	record := func(s *play.Session) (all []string) {
		for range 3 {
			playHand(t, s)
			synctest.Wait()
			all = append(append(all, texts(s.State().Hand)...), fmt.Sprint(s.State().Game.State()))
			if s.State().MustBuy(1) {
				if err := s.Rebuy(100); err != nil {
					t.Fatal(err)
				}
			}
			if err := s.Next(); err != nil {
				t.Fatal(err)
			}
		}
		return all
	}
	its := poker.Table{Rules: poker.Standard(), Game: "A", Hand: 1, Button: 2, Players: []poker.Player{
		{Seat: 1, Stack: 60, Fantasy: 15}, {Seat: 2, Stack: 30}, {Seat: 3, Stack: 80, Fantasy: 14}}}
	var want []string
	for seed := range uint64(3) {
		synctest.Test(t, func(t *testing.T) {
			random := rand.New(rand.NewPCG(seed, 1))
			var mu sync.Mutex
			player := &slow{takes: func() time.Duration {
				mu.Lock()
				defer mu.Unlock()
				return time.Duration(seed) * time.Duration(random.Int64N(int64(2*time.Second)))
			}}
			s := newSession(t, new(diary), at(t, its), func(c *play.Config) { c.Players = seats(player) })
			defer s.Close()
			got := record(s)
			if want == nil {
				want = got
			}
			if !slices.Equal(got, want) {
				t.Errorf("seed %d:\n%v, want\n%v", seed, got, want)
			}
			if player.counts().most != 1 {
				t.Errorf("%d thought at the same time", player.counts().most)
			}
		})
	}
}

// Players see what they may see and nothing else, also when they are asked early.
func TestPlayersGetTheirViews(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		player := &slow{takes: aSecond}
		s := newSession(t, new(diary), game(t, poker.Standard(), 60, 30, 80), func(c *play.Config) { c.Players = seats(player) })
		defer s.Close()
		playHand(t, s)
		h := s.State().Hand
		may := map[string]bool{}
		for n := range h.Len() {
			for _, p := range h.Table().Players[1:] {
				may[fmt.Sprint(h.Prefix(n).View(p.Seat))] = true
			}
		}
		synctest.Wait()
		for view, times := range player.saw {
			if !may[view] || times > 1 {
				t.Errorf("shown %d times: %s", times, view)
			}
		}
		if player.counts().views != 10 {
			t.Errorf("%d questions, want 10", player.counts().views)
		}
	})
}

// A person who has his cards may decide before his turn, and think better of it for nothing.
func TestEarlyAct(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		s := newSession(t, d, game(t, poker.Standard(), 60, 30, 80), func(c *play.Config) {
			c.Players = seats(&slow{takes: aSecond})
		})
		defer s.Close()
		synctest.Wait()
		h := s.State().Hand // seat 3 is the first
		var acts []poker.Act
		for a := range (poker.View{Table: poker.Table{Rules: h.Table().Rules, Button: 2, Players: h.Table().Players[:2]}, Seat: 1, Hold: h.Hold(1)}).Legal() {
			if acts = append(acts, a); len(acts) == 2 {
				break
			}
		}
		if err := s.Act(poker.Act{}); err == nil {
			t.Error("an act of nothing")
		}
		if err := s.Act(acts[0]); err != nil {
			t.Fatal(err)
		}
		if state := s.State(); state.Asked || state.Ready == nil || state.Ready.String() != acts[0].String() {
			t.Errorf("ready is %v", state.Ready)
		}
		if err := s.Act(acts[1]); err != play.ErrNotAsked {
			t.Errorf("a second one: %v", err)
		}
		if err := s.Undo(); err != nil || s.State().Ready != nil || d.undos != 0 {
			t.Errorf("%v, ready is %v, %d undos", err, s.State().Ready, d.undos)
		}
		if err := s.Undo(); err != play.ErrNothingToUndo {
			t.Errorf("nothing to undo: %v", err)
		}
		if err := s.Act(acts[1]); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Second)
		synctest.Wait()
		if got := d.acts(); len(got) != 2 || got[1] != acts[1].String() || s.State().Ready != nil {
			t.Errorf("kept is %v, ready %v", got, s.State().Ready)
		}
	})
}

// A person who ponders his fantasy has all answers at once, for nobody sees how he sets it.
func TestAnswersToAFantasyAreThere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		its := poker.Table{Rules: poker.Standard(), Game: "A", Hand: 1, Button: 2, Players: []poker.Player{
			{Seat: 1, Stack: 60, Fantasy: 16}, {Seat: 2, Stack: 30}, {Seat: 3, Stack: 80}}}
		player := &slow{takes: aSecond}
		s := newSession(t, new(diary), at(t, its), func(c *play.Config) { c.Players = seats(player) })
		defer s.Close()
		time.Sleep(time.Minute)
		synctest.Wait()
		if err := s.Act(whim(s.State().Hand.View(1))); err != nil {
			t.Fatal(err)
		}
		if took := waits(func() bool { return s.State().Hand.Over() }); took != 0 {
			t.Errorf("the hand takes %v", took)
		}
		if player.counts().asked != 10 {
			t.Errorf("asked %d times, want 10", player.counts().asked)
		}
	})
}

// Undo goes back to the user's last act, also from the end of the hand, and is counted.
func TestUndo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		rules := poker.Standard()
		rules.Hands = 1
		s := newSession(t, d, game(t, rules, 60, 30, 80), nil)
		defer s.Close()
		playHand(t, s)
		synctest.Wait()
		first := texts(s.State().Hand)
		if !s.State().Ended || d.after == nil {
			t.Fatal("it isn't closed")
		}
		for back := 4; back >= 0; back-- {
			if err := s.Undo(); err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
			state := s.State()
			if !state.Asked || state.Ended || len(state.After) > 0 || !slices.Equal(texts(state.Hand), first[:3*back+1]) {
				t.Fatalf("back to %d acts, ended %t", state.Hand.Len(), state.Ended)
			}
		}
		if err := s.Undo(); err != play.ErrNothingToUndo || d.undos != 5 {
			t.Errorf("%v after %d undos", err, d.undos)
		}
		playHand(t, s)
		synctest.Wait()
		if !slices.Equal(texts(s.State().Hand), first) || !s.State().Ended {
			t.Error("the hand isn't the same")
		}
	})
}

// Where the journal fails nothing goes on, and it says so; tried again, it goes on from what was kept.
func TestJournalFails(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		full := errors.New("the disk is full")
		s := newSession(t, d, game(t, poker.Standard(), 60, 30), nil)
		defer s.Close()
		synctest.Wait()
		fails := func(on bool) {
			d.mu.Lock()
			defer d.mu.Unlock()
			if d.fail = nil; on {
				d.fail = full
			}
		}
		before := s.State().Hand.Len()
		fails(true)
		if err := s.Act(whim(s.State().Hand.View(1))); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Minute)
		synctest.Wait()
		if state := s.State(); state.Err != full || state.Hand.Len() != before || state.Asked {
			t.Errorf("%v; %d acts, asked %t", state.Err, state.Hand.Len(), state.Asked)
		}
		fails(false)
		s.Retry()
		synctest.Wait()
		if state := s.State(); state.Err != nil || !state.Asked {
			t.Errorf("tried again: %v, asked %t", state.Err, state.Asked)
		}
		playHand(t, s)
		synctest.Wait()
		fails(true)
		for name, do := range map[string]func() error{"next": s.Next, "leave": s.Leave, "undo": s.Undo} {
			if err := do(); !errors.Is(err, full) || s.State().Err == nil || !s.State().Hand.Over() || s.State().Ended {
				t.Errorf("%s: %v, %v", name, err, s.State().Err)
			}
		}
		fails(false)
		s.Retry()
		if err := s.Next(); err != nil || d.hands != 2 {
			t.Errorf("%v, %d hands", err, d.hands)
		}
	})
}

// A session goes on from any state of a game, with what it has come to.
func TestResume(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		rules := poker.Standard()
		rules.Hands = 1
		d := new(diary)
		s := newSession(t, d, game(t, rules, 60, 30, 5), nil)
		playHand(t, s)
		synctest.Wait()
		end := s.State()
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		for n := range end.Hand.Len() + 1 {
			h := end.Hand.Prefix(n)
			d := &diary{hand: h, hands: 1}
			config := play.Config{Person: 1, Players: seats(&slow{takes: aSecond}), Journal: d, Deal: deals(1), Changed: func() {}}
			s, err := play.New(config, play.Start{Game: game(t, rules, 60, 30, 5), Hand: &h})
			if err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
			if state := s.State(); state.Settling() {
				t.Error("a settlement that was seen is shown again")
			}
			playHand(t, s)
			synctest.Wait()
			if state := s.State(); !slices.Equal(texts(state.Hand), texts(end.Hand)) || !state.Ended || fmt.Sprint(state.Game.State()) != fmt.Sprint(end.Game.State()) {
				t.Errorf("from act %d: ended %t\n%v", n, state.Ended, texts(state.Hand))
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		}
		after := slices.Clone(end.After)
		if _, err := play.New(play.Config{Person: 1, Journal: d, Changed: func() {}}, play.Start{Game: end.Game, Hand: &end.Hand, After: after}); err != nil {
			t.Errorf("a game that is over can't be looked at: %v", err)
		}
	})
}

// What the user has done is kept though he leaves the table at once, and what he has only decided on isn't.
func TestAnActJustBeforeTheTableIsLeft(t *testing.T) {
	for _, wait := range []time.Duration{0, 4 * time.Second} {
		for range 10 { // who comes first, the act or the question, is chance
			synctest.Test(t, func(t *testing.T) {
				d := new(diary)
				its := game(t, poker.Standard(), 60, 30).State()
				s := newSession(t, d, at(t, its), nil) // seat 1 is the first
				d.waiting = wait
				a := whim(s.State().Hand.View(1))
				if err := s.Act(a); err != nil {
					t.Fatal(err)
				}
				if wait > 0 {
					synctest.Wait() // it is on its way
				}
				if err := s.Close(); err != nil {
					t.Error(err)
				}
				if got := d.acts(); len(got) == 0 || got[0] != a.String() {
					t.Errorf("kept is %v, want %v", got, a)
				}
			})
		}
	}
}

// Nobody thinks any more when a session is closed, and nothing sets it going again.
func TestClosed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		player := &slow{takes: aSecond}
		s := newSession(t, new(diary), game(t, poker.Standard(), 60, 30, 20), func(c *play.Config) { c.Players = seats(player) })
		time.Sleep(300 * time.Millisecond)
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		asked := player.counts().asked
		s.Retry()
		if err := s.Next(); err != nil {
			t.Error(err)
		}
		if err := s.Act(poker.Act{}); err != play.ErrNotAsked {
			t.Error(err)
		}
		if err := s.Leave(); err == nil {
			t.Error("who is gone leaves")
		}
		time.Sleep(time.Minute)
		if c := player.counts(); c.busy != 0 || c.stopped != 1 || c.asked != asked {
			t.Errorf("%d think, %d were stopped", c.busy, c.stopped)
		}
	})
}

// A computer player who fails is shown, and nothing goes on.
func TestPlayerFails(t *testing.T) {
	wrong := errors.New("no idea")
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), game(t, poker.Standard(), 60, 30, 20), func(c *play.Config) {
			c.Players = seats(failing{wrong})
		})
		defer s.Close()
		synctest.Wait()
		if state := s.State(); state.Err != wrong || state.Hand.Len() != 0 {
			t.Errorf("%v after %d acts", state.Err, state.Hand.Len())
		}
	})
}

type failing struct{ err error }

func (f failing) Act(context.Context, poker.View) (poker.Act, error) { return poker.Act{}, f.err }

// What is taken back at once is the act alone, whether or not it has come to the journal.
func TestUndoAtOnce(t *testing.T) {
	for acts := range 3 {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			s := newSession(t, d, game(t, poker.Standard(), 60, 30, 80), nil)
			defer s.Close()
			wait := func() play.State {
				synctest.Wait()
				for !s.State().Asked {
					time.Sleep(10 * time.Millisecond)
					synctest.Wait()
				}
				return s.State()
			}
			do := func() {
				if err := s.Act(whim(s.State().Hand.View(1))); err != nil {
					t.Fatal(err)
				}
			}
			for range acts {
				wait()
				do()
			}
			before := wait()
			do()
			if err := s.Undo(); err != nil {
				t.Fatal(err)
			}
			after := wait()
			if want := texts(before.Hand); !slices.Equal(texts(after.Hand), want) {
				t.Errorf("after %d acts: %v, want %v", acts, texts(after.Hand), want)
			}
		})
	}
}
