package play_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/poker/play"
)

// atPerson starts a session in which seat 1 is the first to act, against two others.
func atPerson(t *testing.T, player *slow) *play.Session {
	t.Helper()
	its := game(t, poker.Standard(), 60, 30, 80).State()
	its.Button = 3
	s := newSession(t, new(diary), at(t, its), func(c *play.Config) { c.Players, c.Adviser = seats(player), player })
	synctest.Wait()
	return s
}

// A person who ponders has the hint at once, and after what it says the answers of the others too.
func TestAnswersAreThere(t *testing.T) {
	for _, tt := range []struct {
		name    string
		ponders time.Duration
		choose  func(v poker.View) poker.Act
		want    time.Duration
	}{
		{"the best act", time.Minute, whim, 0},
		{"the second best", time.Minute, func(v poker.View) poker.Act { return second(v, whim(v)) }, 0},
		{"the best act, sooner", 2500 * time.Millisecond, whim, time.Second}, // what the first of the others does then is known
		{"something else", time.Minute, func(v poker.View) poker.Act { return third(v) }, 2 * time.Second},
		{"at once", 0, whim, 2 * time.Second},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := atPerson(t, &slow{takes: aSecond})
			defer s.Close()
			time.Sleep(tt.ponders)
			synctest.Wait()
			if err := s.Act(tt.choose(s.State().Hand.View(1))); err != nil {
				t.Fatal(err)
			}
			if took := waits(func() bool { return s.State().Asked }); took != tt.want {
				t.Errorf("%s: the answers take %v, want %v", tt.name, took, tt.want)
			}
		})
	}
}

// third is a legal act that nobody is advised.
func third(v poker.View) poker.Act {
	best := whim(v)
	other := second(v, best)
	for a := range v.Legal() {
		if a.Gains != best.Gains && a.Gains != other.Gains {
			return a
		}
	}
	return best
}

// Advice is for the user's turn; who can't wait for it stops waiting when it is of no use any more.
func TestAdvise(t *testing.T) {
	for name, tt := range map[string]struct {
		ponders time.Duration
		end     func(s *play.Session)
		takes   time.Duration
		err     error
	}{
		"is there":      {time.Minute, func(*play.Session) {}, 0, nil},
		"is waited for": {300 * time.Millisecond, func(*play.Session) {}, 700 * time.Millisecond, nil},
		"is too late": {0, func(s *play.Session) {
			if err := s.Act(whim(s.State().Hand.View(1))); err != nil {
				panic(err)
			}
		}, 100 * time.Millisecond, context.Canceled},
		"ends": {0, func(s *play.Session) { s.Close() }, 100 * time.Millisecond, context.Canceled},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := atPerson(t, &slow{takes: aSecond})
			defer s.Close()
			time.Sleep(tt.ponders)
			synctest.Wait()
			began := time.Now()
			v := s.State().Hand.View(1)
			time.AfterFunc(100*time.Millisecond, func() { tt.end(s) })
			a, err := s.Advise(t.Context())
			if took := time.Since(began); err != tt.err || took != tt.takes || err == nil && a.Act.String() != whim(v).String() {
				t.Errorf("%s: %v, %v after %v", name, a.Act, err, took)
			}
			time.Sleep(time.Second)
		})
	}
	synctest.Test(t, func(t *testing.T) {
		player := &slow{takes: aSecond}
		s := newSession(t, new(diary), game(t, poker.Standard(), 60, 30, 80), func(c *play.Config) { c.Players, c.Adviser = seats(player), player })
		defer s.Close()
		if _, err := s.Advise(t.Context()); err != play.ErrNotAsked {
			t.Errorf("in another's turn: %v", err)
		}
	})
}

// Nobody is asked any more when all has been thought about.
func TestThoughtsEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		player := &slow{takes: aSecond}
		s := atPerson(t, player)
		defer s.Close()
		time.Sleep(time.Minute)
		if want := 1 + 2*2; player.counts().asked != want || player.counts().busy != 0 { // the hint, and two others after two acts
			t.Errorf("asked %d times, want %d", player.counts().asked, want)
		}
	})
}

// The computer players of the program play a hand, and give the user advice that is legal.
func TestWithComputerPlayers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		beginner := bot.Player{Level: bot.Beginner, Seed: 3, Threads: 1}
		s := newSession(t, new(diary), game(t, poker.Standard(), 500, 500), func(c *play.Config) { c.Players, c.Adviser = seats(beginner), beginner })
		defer s.Close()
		for !s.State().Hand.Over() {
			synctest.Wait()
			if state := s.State(); state.Err != nil {
				t.Fatal(state.Err)
			} else if state.Asked {
				a, err := s.Advise(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				if err := s.Act(a.Act); err != nil {
					t.Fatal(err)
				}
			}
			time.Sleep(time.Millisecond)
		}
	})
}
