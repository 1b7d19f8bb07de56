package play

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// toOneClub is a trick to which West, the declarer and the user, has one card to play: the
// deuce of clubs. He has chosen dummy's seven.
const toOneClub = "Pass 1N Pass Pass Pass C3 C7 CK"

// westPlays returns a session of West, who declares one no-trump, from a board on.
func westPlays(t *testing.T, b bridge.Board, change func(*Config)) *Session {
	t.Helper()
	config := Config{
		User: bridge.User{Seat: card.West}, Computer: bot.Player{}, Journal: nowhere{}, Forced: true,
		Pace: Pace{Think: 600 * time.Millisecond, Trick: time.Second, Forced: 700 * time.Millisecond}, Changed: func() {},
	}
	if change != nil {
		change(&config)
	}
	s, err := New(config, session.Session{Rules: b.Rules, Length: 1}, &b)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	synctest.Wait()
	return s
}

// after waits, and returns how many events there are then.
func after(s *Session, d time.Duration) int {
	time.Sleep(d)
	synctest.Wait()
	return len(s.State().Board.Events())
}

func TestASingleCardPlaysItself(t *testing.T) {
	for _, forced := range []bool{true, false} {
		synctest.Test(t, func(t *testing.T) {
			b := replay(t, oneNoTrump, toOneClub)
			s := westPlays(t, b, func(c *Config) { c.Forced = forced })
			before := len(b.Events())
			if !s.State().Asked || s.config.PlaysItself(b) != forced {
				t.Fatalf("forced %v: asked %v, plays itself %v", forced, s.State().Asked, s.config.PlaysItself(b))
			}
			if n := after(s, 650*time.Millisecond); n != before {
				t.Errorf("forced %v: %d events before the moment is over", forced, n)
			}
			if n := after(s, 100*time.Millisecond); (n == before+1) != forced {
				t.Errorf("forced %v: %d events after the moment, %d before", forced, n, before)
			}
			if forced && s.State().Board.Events()[before] != bridge.Played(card.Card{Suit: card.Clubs, Rank: 2}) {
				t.Errorf("%v comes", s.State().Board.Events()[before])
			}
		})
	}
}

// A user who is tempo.Quicker has played the card, once.
func TestASingleCardThatThePersonPlays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := replay(t, oneNoTrump, toOneClub)
		s := westPlays(t, b, nil)
		after(s, 300*time.Millisecond)
		if err := s.Act(bridge.Played(card.Card{Suit: card.Clubs, Rank: 2})); err != nil {
			t.Fatal(err)
		}
		if n := after(s, 600*time.Millisecond); n != len(b.Events())+1 {
			t.Errorf("%d events, want one more than %d", n, len(b.Events()))
		}
	})
}

// A player who is about to claim isn't hurried by a card that plays itself.
func TestASingleCardWaitsForAClaim(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := replay(t, oneNoTrump, toOneClub)
		s := westPlays(t, b, nil)
		s.Hold(true)
		if n := after(s, time.Hour); n != len(b.Events()) {
			t.Errorf("%d events while it is held, want %d", n, len(b.Events()))
		}
		s.Hold(false)
		if n := after(s, 0); n != len(b.Events())+1 {
			t.Errorf("%d events, want one more than %d", n, len(b.Events()))
		}
	})
}

// Undo goes back to what the user has decided, and not to a card that came by itself.
func TestUndoOfASingleCard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, tt := range []struct {
			forced bool
			from   int
			want   int // events that are left, or -1
		}{
			{true, 0, 6},   // before dummy's seven
			{false, 0, 8},  // before the deuce
			{true, 7, -1},  // only the deuce follows where the record ends
			{false, 7, 8},  // and it is a decision where it doesn't come by itself
			{true, 6, 6},   // dummy's seven is just behind it
			{false, 9, -1}, // nothing follows
		} {
			b := replay(t, oneNoTrump, toOneClub+" C2")
			s := westPlays(t, b, func(c *Config) { c.Forced, c.From = tt.forced, tt.from })
			if s.Acted() != (tt.want >= 0) {
				t.Errorf("%+v: acted %v", tt, s.Acted())
			}
			err := s.Undo()
			synctest.Wait()
			switch n := len(s.State().Board.Events()); {
			case tt.want < 0 && err != ErrNothingToUndo:
				t.Errorf("%+v: %v", tt, err)
			case tt.want >= 0 && (err != nil || n != tt.want || !s.State().Asked):
				t.Errorf("%+v: %d events are left, asked %v, %v", tt, n, s.State().Asked, err)
			}
			s.Close()
		}
	})
}

// A claim is a decision, also where only one card could be played instead.
func TestUndoOfAClaimInsteadOfASingleCard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b, err := replay(t, oneNoTrump, toOneClub).Apply(bridge.Claimed(3))
		if err != nil {
			t.Fatal(err)
		}
		s := westPlays(t, b, nil)
		if err := s.Undo(); err != nil || len(s.State().Board.Events()) != 8 {
			t.Errorf("%d events are left, %v", len(s.State().Board.Events()), err)
		}
	})
}

// The last trick is no choice for anybody, and comes at once.
func TestTheLastTrickComesAtOnce(t *testing.T) {
	for _, forced := range []bool{true, false} {
		synctest.Test(t, func(t *testing.T) {
			b := replay(t, oneNoTrump, "Pass 1N Pass Pass Pass")
			for b.Left() > 1 || b.Trick().Len > 0 {
				b, _ = b.Apply(bridge.Played(b.View(b.Actor()).LegalPlays().Cards()[0]))
			}
			s := westPlays(t, b, func(c *Config) { c.Forced = forced })
			after(s, 4*tempo.Quick)
			if over := s.State().Board.Phase() == bridge.Finished; over != forced {
				t.Errorf("forced %v: after %v it is over: %v", forced, 4*tempo.Quick, over)
			}
		})
	}
}

// In a hurry computer players, full tricks and single cards take a tenth of a second each; what the
// person decides waits for him. Then all goes on at its usual pace.
func TestHurry(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := replay(t, oneNoTrump, "Pass 1N Pass Pass Pass C3 C7")
		s := westPlays(t, b, func(c *Config) { c.Pace.Trick = -1 })
		after(s, 50*time.Millisecond) // South thinks
		s.Hurry(true)
		if n := after(s, 60*time.Millisecond); n != 8 {
			t.Errorf("South: %d events, want 8", n)
		}
		if n := after(s, tempo.Quick); n != 9 || !s.State().Waits() {
			t.Errorf("the deuce: %d events, want 9", n)
		}
		if after(s, tempo.Quick); s.State().Waits() {
			t.Error("the trick isn't gathered")
		}
		if n := after(s, tempo.Quick); n != 10 {
			t.Errorf("South leads: %d events, want 10", n)
		}
		at := after(s, time.Minute)
		if !s.State().Asked {
			t.Fatal("the person isn't asked")
		}
		s.Hurry(false)
		if err := s.Act(bridge.Played(s.State().Board.View(card.West).LegalPlays().Cards()[0])); err != nil {
			t.Fatal(err)
		}
		if n := after(s, 180*time.Millisecond); n != at+1 { // a card that is no choice takes 200
			t.Errorf("%d events at the usual pace, want %d", n, at+1)
		}
		if n := after(s, 500*time.Millisecond); n == at+1 {
			t.Error("nobody goes on")
		}
	})
}
