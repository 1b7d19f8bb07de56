package play_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
)

// atPerson starts a session in which red is to move, against three others.
func atPerson(t *testing.T, player *slow) *play.Session {
	t.Helper()
	g := line(t, "A1-4 ;  ; *")
	s := newSession(t, new(diary), g, func(c *play.Config) { c.Seats, c.Adviser = seats(g, "r", player), player })
	synctest.Wait()
	return s
}

// A person who ponders has the hint at once, and after what it says the answers of the others too. Nothing else is thought about.
func TestAnswersAreThere(t *testing.T) {
	for _, tt := range []struct {
		name    string
		ponders time.Duration
		hinted  bool // he makes the move of the hint
		want    time.Duration
		asked   int
	}{
		{"the hint", time.Minute, true, 0, 4},
		{"the hint, sooner", 2500 * time.Millisecond, true, 1500 * time.Millisecond, 2},
		{"something else", time.Minute, false, 3 * time.Second, 4},
		{"at once", 0, false, 3 * time.Second, 1},
	} {
		synctest.Test(t, func(t *testing.T) {
			player := &slow{takes: aSecond}
			s := atPerson(t, player)
			defer s.Close()
			time.Sleep(tt.ponders)
			synctest.Wait()
			if got := player.counts().asked - player.counts().busy; got > tt.asked {
				t.Errorf("%s: thought about %d questions", tt.name, got)
			}
			g := s.State().Game
			move := whim(g)
			if !tt.hinted {
				p := g.Position()
				for _, other := range p.Moves() {
					if other != move {
						move = other
						break
					}
				}
			}
			if err := s.Do(move); err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
			if took := waits(func() bool { return s.State().Asked == chess.Red }); took != tt.want {
				t.Errorf("%s: the answers take %v, want %v", tt.name, took, tt.want)
			}
		})
	}
}

// Advice is for the turn of a person; who waits for it stops when it is of no use any more.
func TestAdvise(t *testing.T) {
	for name, tt := range map[string]struct {
		ponders time.Duration
		end     func(s *play.Session)
		takes   time.Duration
		err     error
	}{
		"is there":      {time.Minute, func(*play.Session) {}, 0, nil},
		"is waited for": {300 * time.Millisecond, func(*play.Session) {}, 700 * time.Millisecond, nil},
		"is too late":   {0, func(s *play.Session) { s.Resign() }, 100 * time.Millisecond, context.Canceled},
		"ends":          {0, func(s *play.Session) { s.Close() }, 100 * time.Millisecond, context.Canceled},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := atPerson(t, &slow{takes: aSecond})
			defer s.Close()
			time.Sleep(tt.ponders)
			time.AfterFunc(100*time.Millisecond, func() { tt.end(s) })
			began := time.Now()
			advice, err := s.Advise(t.Context())
			if err != tt.err || time.Since(began) != tt.takes {
				t.Errorf("%s: %v after %v", name, err, time.Since(began))
			}
			if err == nil && advice.Move != whim(s.State().Game) {
				t.Errorf("%s: it is %v", name, advice.Move)
			}
		})
	}
}

// Where only computer players play, they don't think ahead without end.
func TestOnlyComputers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := line(t, "A1-4 ;  ; *")
		player := &slow{takes: aSecond}
		s := newSession(t, new(diary), g, func(c *play.Config) {
			c.Seats = seats(g, "", player)
			c.Pace.Think = time.Hour
		})
		time.Sleep(30 * time.Minute)
		synctest.Wait()
		if n := player.counts().asked; n == 0 || n > 13 {
			t.Errorf("%d questions", n)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
}
