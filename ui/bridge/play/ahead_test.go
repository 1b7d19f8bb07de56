package play_test

import (
	"context"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/match"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// waits returns the time until a condition holds, but at most an hour, on the clock of a synctest bubble.
func waits(until func() bool) time.Duration {
	began := time.Now()
	for synctest.Wait(); !until() && time.Since(began) < time.Hour; synctest.Wait() {
		time.Sleep(10 * time.Millisecond) // of the bubble
	}
	return time.Since(began)
}

// atDummy starts a session with no pauses in which South declares and is asked for dummy's
// first card.
func atDummy(t *testing.T, computer *slow) *play.Session {
	t.Helper()
	return atDummyWith(t, computer, play.Pace{})
}

func atDummyWith(t *testing.T, computer *slow, pace play.Pace) *play.Session {
	t.Helper()
	return atDummyChanged(t, computer, func(c *play.Config) { c.Pace = pace })
}

func atDummyChanged(t *testing.T, computer *slow, change func(*play.Config)) *play.Session {
	t.Helper()
	b, err := bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Seeded(1, 1, 1), card.South, bridge.VulNone)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"1N", "Pass", "Pass", "Pass"} {
		e, err := bridge.ParseEvent(text)
		if err != nil {
			t.Fatal(err)
		}
		if b, err = b.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	if b, err = b.Apply(whim(b.View(card.West))); err != nil {
		t.Fatal(err)
	}
	config := play.Config{
		User: bridge.User{Seat: card.South, BothHands: true}, Computer: computer, Adviser: computer, Journal: &diary{boards: []bridge.Board{b}},
		Changed: func() {},
	}
	change(&config)
	s, err := play.New(config, session.Session{Rules: bridge.SuperBridge(), Length: 4}, &b)
	if err != nil {
		t.Fatal(err)
	}
	synctest.Wait()
	return s
}

// answer does what the user does, and returns how long the next act takes.
func answer(t *testing.T, s *play.Session, e bridge.Event) time.Duration {
	t.Helper()
	n := len(s.State().Board.Events())
	if err := s.Act(e); err != nil {
		t.Fatal(err)
	}
	return waits(func() bool { return len(s.State().Board.Events()) >= n+2 || s.State().Waits() })
}

// usual and unusual return the card that the user is thought to play, and one of the others.
func usual(t *testing.T, s *play.Session) bridge.Event {
	t.Helper()
	b := s.State().Board
	a, err := bot.Advise(t.Context(), b.View(b.Actor()))
	if err != nil {
		t.Fatal(err)
	}
	return a.Event
}

func unusual(t *testing.T, s *play.Session) bridge.Event {
	t.Helper()
	b := s.State().Board
	cards := slices.DeleteFunc(b.View(b.Actor()).LegalPlays().Cards(), func(c card.Card) bool { return c == usual(t, s).Card })
	return bridge.Played(cards[len(cards)/2])
}

// A user who ponders long has his answer at once, whatever he does.
func TestAnswersAreThere(t *testing.T) {
	for name, choose := range map[string]func(*testing.T, *play.Session) bridge.Event{"usual": usual, "unusual": unusual} {
		synctest.Test(t, func(t *testing.T) {
			s := atDummy(t, &slow{takes: aSecond})
			defer s.Close()
			time.Sleep(time.Minute)
			if took := answer(t, s, choose(t, s)); took != 0 {
				t.Errorf("the answer to the %s card takes %v", name, took)
			}
		})
	}
}

// A thought that comes true goes on, and isn't begun again; another is stopped at once.
func TestThoughtComesTrue(t *testing.T) {
	for _, tt := range []struct {
		name    string
		choose  func(*testing.T, *play.Session) bridge.Event
		want    time.Duration
		stopped int
	}{
		{"usual", usual, 600 * time.Millisecond, 0},
		{"unusual", unusual, lingers + time.Second, 1},
	} {
		synctest.Test(t, func(t *testing.T) {
			computer := &slow{takes: aSecond}
			s := atDummy(t, computer)
			defer s.Close()
			time.Sleep(400 * time.Millisecond)
			if took := answer(t, s, tt.choose(t, s)); took != tt.want {
				t.Errorf("the answer to the %s card takes %v, want %v", tt.name, took, tt.want)
			}
			if _, stopped, _ := computer.count(); stopped != tt.stopped {
				t.Errorf("the %s card stops %d thoughts, want %d", tt.name, stopped, tt.stopped)
			}
		})
	}
}

// The next act after each that the user may choose comes before the ones after that.
func TestNextActsFirst(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), func(c *play.Config) { c.Computer, c.Pace = &slow{takes: aSecond}, play.Pace{} })
		defer s.Close()
		synctest.Wait()
		other := bridge.Called(bridge.Pass)
		if usual(t, s) == other {
			t.Fatal("the deal is for nothing: South passes")
		}
		time.Sleep(2 * time.Second)
		if took := answer(t, s, other); took != 0 {
			t.Errorf("the answer to a pass takes %v", took)
		}
	})
}

// While a trick lies on the table the next card is thought about.
func TestThinksWhileTrickLies(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := atDummyWith(t, &slow{takes: aSecond}, play.Pace{Trick: -1})
		defer s.Close()
		for range 2 { // dummy and South
			b := s.State().Board
			plays := b.View(b.Actor()).LegalPlays()
			suit, _ := b.Trick().Led()
			answer(t, s, bridge.Played(card.Card{Suit: suit, Rank: plays[suit].Bottom()}))
		}
		b := s.State().Board
		if !s.State().Waits() || b.Actor().Side() == card.NS {
			t.Fatalf("no trick for the opponents is there: %v", b.Events())
		}
		time.Sleep(time.Minute)
		s.GoOn()
		if took := waits(func() bool { return len(s.State().Board.Events()) > len(b.Events()) }); took != 0 {
			t.Errorf("the lead to the next trick takes %v", took)
		}
	})
}

// When all has been thought about nobody is asked any more.
func TestThoughtsEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		computer := &slow{takes: aSecond}
		s := atDummy(t, computer)
		defer s.Close()
		time.Sleep(5 * time.Minute)
		before, _, busy := computer.count()
		time.Sleep(24 * time.Hour)
		if after, _, _ := computer.count(); busy != 0 || after != before {
			t.Errorf("after five minutes %d are thinking; asked %d times then, and %d after a day", busy, before, after)
		}
	})
}

// The hint is there as soon as the answers are; who can't wait for that has it first.
func TestAdviceIsThere(t *testing.T) {
	for _, tt := range []struct{ ponders, want time.Duration }{
		{time.Minute, 0},
		{300 * time.Millisecond, lingers + time.Second},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := atDummy(t, &slow{takes: aSecond})
			defer s.Close()
			time.Sleep(tt.ponders)
			synctest.Wait()
			began := time.Now()
			b := s.State().Board
			a, err := s.Advise(t.Context())
			if err != nil || a.Event != whim(b.View(b.Actor())) {
				t.Errorf("after %v the advice is %v, %v", tt.ponders, a.Event, err)
			}
			if took := time.Since(began); took != tt.want {
				t.Errorf("after %v advice takes %v, want %v", tt.ponders, took, tt.want)
			}
		})
	}
}

// Advice is for the user's turn. A caller who waits for it is released when the board is left.
func TestAdviceEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := atDummy(t, &slow{takes: aSecond})
		time.AfterFunc(300*time.Millisecond, func() { s.Close() })
		if _, err := s.Advise(t.Context()); err != context.Canceled {
			t.Errorf("a session that is closed meanwhile: %v", err)
		}
		if _, err := s.Advise(t.Context()); err != play.ErrNotAsked {
			t.Errorf("a session that is closed: %v", err)
		}
	})
	synctest.Test(t, func(t *testing.T) {
		s := atDummy(t, &slow{takes: aSecond})
		defer s.Close()
		if err := s.Act(usual(t, s)); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if _, err := s.Advise(t.Context()); err != play.ErrNotAsked {
			t.Errorf("when East is to play: %v", err)
		}
	})
}

// Nothing is thought about any more when a session is closed; and after an undo, a new deal
// or another try nothing that was thought about before.
func TestThoughtsStop(t *testing.T) {
	for name, end := range map[string]func(t *testing.T, s *play.Session){
		"close": func(t *testing.T, s *play.Session) {},
		"undo": func(t *testing.T, s *play.Session) {
			if err := s.Undo(); err != nil {
				t.Error(err)
			}
		},
		"retry": func(t *testing.T, s *play.Session) { s.Retry() },
		"claim": func(t *testing.T, s *play.Session) {
			if err := s.Act(bridge.Claimed(3)); err != nil {
				t.Error(err)
			}
			if synctest.Wait(); s.State().Board.Phase() != bridge.Finished {
				t.Error("the claim doesn't end the board")
			}
		},
	} {
		synctest.Test(t, func(t *testing.T) {
			computer := &slow{takes: aSecond}
			s := atDummy(t, computer)
			time.Sleep(300 * time.Millisecond)
			end(t, s)
			time.Sleep(lingers)
			synctest.Wait()
			if _, _, busy := computer.count(); name == "claim" && busy != 0 {
				t.Errorf("%s: %d are still thinking", name, busy)
			}
			s.Close()
			if asked, stopped, busy := computer.count(); busy != 0 || stopped == 0 || computer.most != 1 {
				t.Errorf("%s: asked %d times, %d stopped, %d still thinking, at most %d at the same time", name, asked, stopped, busy, computer.most)
			}
		})
	}
}

// Thinking ahead changes nothing of what is done.
func TestRubberIsTheSame(t *testing.T) {
	deal := func(board int) card.Deal { return card.Deck68.Seeded(7, 1, board) }
	boards := 0
	m := match.Match{}
	for _, seat := range card.Seats {
		m.Players[seat] = &slow{takes: func() time.Duration { return 0 }}
	}
	want, err := m.Session(t.Context(), session.Session{Rules: bridge.SuperBridge(), Length: 4}, func() card.Deal { boards++; return deal(boards - 1) })
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(4) {
		synctest.Test(t, func(t *testing.T) {
			random := rand.New(rand.NewPCG(seed, 1))
			var mu sync.Mutex
			some := func(most time.Duration) func() time.Duration {
				return func() time.Duration {
					mu.Lock()
					defer mu.Unlock()
					return time.Duration(random.Int64N(int64(most)))
				}
			}
			computer := &slow{takes: some(2 * time.Second)}
			ponders := some(20 * time.Second)
			s := newSession(t, new(diary), func(c *play.Config) {
				c.Computer, c.Adviser, c.Deal = computer, computer, deal
				c.User.BothHands = seed%2 == 0
			})
			defer s.Close()
			for i, b := range want.Boards {
				for s.State().Board.Phase() != bridge.Finished {
					time.Sleep(ponders())
					synctest.Wait()
					if state := s.State(); state.Asked {
						if err := s.Act(whim(state.Board.View(state.Board.Actor()))); err != nil {
							t.Fatal(err)
						}
					}
				}
				if got := s.State().Board.Events(); !slices.Equal(got, b.Events()) {
					t.Fatalf("board %d:\n%v, want\n%v", i+1, got, b.Events())
				}
				if err := s.Next(); err != nil {
					t.Fatal(err)
				}
			}
			if _, stopped, _ := computer.count(); stopped == 0 || computer.most != 1 {
				t.Errorf("%d questions were stopped, and %d worked on at the same time: that was no test", stopped, computer.most)
			}
		})
	}
}
