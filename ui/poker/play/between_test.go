package play_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// The settlement goes pair by pair, at its pace or as the user likes.
func TestSettlement(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), game(t, poker.Standard(), 60, 30, 80, 40), func(c *play.Config) { c.Pace = play.Pace{Pair: time.Minute, Own: time.Minute} })
		defer s.Close()
		playHand(t, s)
		synctest.Wait()
		settled := func(want int) {
			t.Helper()
			synctest.Wait()
			if state := s.State(); state.Settled != want || state.Settling() != (want < 6) {
				t.Errorf("%d pairs are shown, want %d", state.Settled, want)
			}
		}
		settled(0)
		s.GoOn()
		settled(1)
		time.Sleep(59 * time.Second)
		settled(1)
		time.Sleep(time.Second)
		settled(2)
		s.Hurry(true)
		time.Sleep(time.Second / 10)
		settled(3)
		s.Hurry(false)
		s.Skip()
		settled(6)
		if err := s.Next(); err != nil || s.State().Settled != 0 || s.State().Settling() {
			t.Errorf("%v; in the next hand %d pairs are shown", err, s.State().Settled)
		}
	})
}

// The settlement begins when the window says that the cards lie, and waits for the user at his own pairs.
func TestSettlementWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), game(t, poker.Standard(), 60, 30, 80), func(c *play.Config) { c.Lays, c.Pace = true, play.Pace{Pair: time.Second, Own: -1} })
		defer s.Close()
		playHand(t, s)
		time.Sleep(time.Hour)
		if state := s.State(); state.Laid || state.Settled != 0 || !state.Settling() {
			t.Fatalf("before the cards lie %d pairs are shown", state.Settled)
		}
		s.Lie()
		for n, pay := range s.State().Settlement.Pairs {
			synctest.Wait()
			if got := s.State().Settled; got != n {
				t.Fatalf("%d pairs have been shown, want %d", got, n)
			}
			if pay.Pair.First != 1 && pay.Pair.Second != 1 {
				time.Sleep(time.Second)
				continue
			}
			if time.Sleep(time.Hour); s.State().Settled != n {
				t.Errorf("the user's pair %v is gone", pay.Pair)
			}
			s.GoOn()
		}
		if err := s.Next(); err != nil || s.State().Laid {
			t.Errorf("%v; in the next hand the cards lie: %v", err, s.State().Laid)
		}
	})
}

// Between two hands the user leaves for his price, or others join; computer players buy what they need.
func TestBetweenHands(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		player := &slow{takes: func() time.Duration { return 0 }}
		s := newSession(t, d, game(t, poker.Standard(), 500, 1, 1), func(c *play.Config) { c.Players = seats(player) })
		defer s.Close()
		for _, do := range []func() error{s.Leave, func() error { return s.Rebuy(5) }, func() error { return s.Join(play.Newcomer{Seat: 5, Chips: 5}) }} {
			if err := do(); err != play.ErrHandGoesOn {
				t.Errorf("in a hand: %v", err)
			}
		}
		playHand(t, s)
		synctest.Wait()
		broke := s.State().Game.MustAct()
		if len(broke) == 0 {
			t.Fatal("the deal is for nothing: nobody has lost all")
		}
		var rule *poker.RuleError
		if err := s.Join(play.Newcomer{Seat: 2, Chips: 5}); !errors.As(err, &rule) || s.State().Err != nil {
			t.Errorf("two in a seat: %v", err)
		}
		if err := s.Join(play.Newcomer{Seat: 5, Chips: 70, Name: "Eve", Level: "expert", Player: player}); err != nil {
			t.Fatal(err)
		}
		var want []string
		for _, seat := range broke {
			want = append(want, fmt.Sprintf("rebuy %v 500", seat))
		}
		if want = append(want, "join 5 70"); !slices.Equal(d.after, want) || !slices.Equal(d.joined, []string{"Eve expert"}) {
			t.Errorf("kept is %v, %v; want %v", d.after, d.joined, want)
		}
		if s.State().MayLeave() {
			t.Error("one may leave after somebody has joined")
		}
		if err := s.Leave(); !errors.As(err, &rule) || s.State().Err != nil {
			t.Errorf("leaving after somebody has joined: %v", err)
		}
		if err := s.Next(); err != nil {
			t.Fatal(err)
		}
		playHand(t, s)
		synctest.Wait()
		if n := len(s.State().Hand.Table().Players); n != 4 || !s.State().MayLeave() {
			t.Errorf("%d players, may leave: %t", n, s.State().MayLeave())
		}
		if err := s.Leave(); err != nil || !s.State().Ended || !slices.Equal(d.after, []string{"leave 1"}) {
			t.Errorf("%v, ended %t, kept %v", err, s.State().Ended, d.after)
		}
		if err := s.Next(); err != nil || d.hands != 2 {
			t.Errorf("%v, %d hands", err, d.hands)
		}
		if err := s.Undo(); err != play.ErrNothingToUndo {
			t.Errorf("who has left takes back: %v", err)
		}
	})
}

// Who has nothing left may still leave after he has asked for the next hand, or for a player who joins, also where a computer
// player has nothing left either: that one buys chips only when the user has.
func TestBrokeMayLeave(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for seed := uint64(1); seed < 50; seed++ {
			d := new(diary)
			s := newSession(t, d, game(t, poker.Standard(), 1, 1, 500), func(c *play.Config) { c.Deal = deals(seed) })
			playHand(t, s)
			synctest.Wait()
			if !slices.Equal(s.State().Game.MustAct(), []poker.Seat{1, 2}) {
				s.Close()
				continue
			}
			defer s.Close()
			for what, do := range map[string]func() error{
				"the next hand": s.Next, "a player who joins": func() error { return s.Join(play.Newcomer{Seat: 5, Chips: 5}) },
			} {
				var rule *poker.RuleError
				if err := do(); !errors.As(err, &rule) || rule.Rule != poker.RebuyBeforeHand || rule.Seat != 1 || len(d.after) > 0 {
					t.Errorf("%s: %v, kept %v", what, err, d.after)
				}
			}
			if err := s.Leave(); err != nil {
				t.Error(err)
			}
			return
		}
		t.Fatal("the deals are for nothing: never have both lost all")
	})
}
