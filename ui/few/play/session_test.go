package play_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/random"
	"github.com/superbridge/superbridge/ui/few/play"
	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// Sessions of all games are played to their ends, by every player as the user, and by computer players alone. What is shown has been
// kept.
func TestSessionsEnd(t *testing.T) {
	for _, r := range few.Games() {
		for person := range few.Player(r.Players() + 1) {
			synctest.Test(t, func(t *testing.T) {
				d := &diary{waiting: time.Millisecond}
				if person == few.Player(r.Players()) {
					person = few.Nobody
				}
				var shown atomic.Pointer[play.Session]
				s := newSession(t, d, r, func(c *play.Config) {
					c.Person, c.Players, c.Forced = person, with(r, person, new(slow)), true
					c.Changed = func() {
						s := shown.Load()
						if s == nil {
							return
						}
						if shown, kept := texts(s.State().Board), d.events(); len(shown) > len(kept) || !slices.Equal(shown, kept[:len(shown)]) {
							t.Errorf("%v is shown, and %v kept", shown, kept)
						}
					}
				})
				shown.Store(s)
				for range 4 {
					playDeal(t, s, never)
					check(t, s.Next())
				}
				check(t, s.Close())
				state := s.State()
				if boards := state.Session.Boards(); boards < 4 && !state.Session.Over() {
					t.Errorf("%s: %d deals", r.Name, boards)
				}
				again := few.NewSession(r)
				for _, b := range d.boards {
					if b.Stage() == few.StageFinished {
						var err error
						again, err = again.Played(b)
						check(t, err)
					}
				}
				if !slices.Equal(again.Totals(), state.Session.Totals()) {
					t.Errorf("%s: %v is kept, and %v shown", r.Name, again.Totals(), state.Session.Totals())
				}
			})
		}
	}
}

// At each moment a session can be gone on with from what has been kept, and it stands as it did.
func TestGoesOn(t *testing.T) {
	for _, r := range few.Games() {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			s := newSession(t, d, r, nil)
			for n := 0; !s.State().Over(); n += 3 {
				playDeal(t, s, func(state play.State) bool { return state.Asked && len(state.Board.Events()) >= n })
				was := s.State()
				check(t, s.Close())
				b := d.last()
				config := play.Config{Players: with(r, 0, new(slow)), Journal: d, Deal: deals(1), Changed: func() {}}
				var err error
				s, err = play.New(config, play.Start{Session: few.NewSession(r), Board: &b})
				check(t, err)
				synctest.Wait()
				if is := s.State(); !slices.Equal(texts(is.Board), texts(was.Board)) || is.Undoable != was.Undoable ||
					is.Session.Boards() != was.Session.Boards() || is.Asked != was.Asked {
					t.Fatalf("%s: %+v, and it was %+v", r.Name, texts(is.Board), texts(was.Board))
				}
			}
			check(t, s.Close())
		})
	}
}

// To take back leads to the user's last decision, time and again, until there is none; all that followed is gone.
func TestUndo(t *testing.T) {
	for _, r := range few.Games() {
		synctest.Test(t, func(t *testing.T) {
			d := new(diary)
			s := newSession(t, d, r, func(c *play.Config) { c.Forced = true })
			playDeal(t, s, never)
			b := s.State().Board
			var want []int // how many events there were before each decision
			for n, e := range b.Events() {
				before := b.Prefix(n)
				alone := before.Stage() == few.StagePlaying && before.Turn() == 0 && before.View(0).LegalPlays().Len() == 1
				if before.Turn() == 0 && (!alone || e.Kind == few.Claiming) {
					want = append(want, n)
				}
			}
			if len(want) < 2 {
				t.Fatalf("%s: that is no test: %v", r.Name, texts(b))
			}
			for i, n := range slices.Backward(want) {
				if !s.State().Undoable {
					t.Fatalf("%s: nothing can be undone after %d events", r.Name, n)
				}
				check(t, s.Undo())
				synctest.Wait()
				state := s.State()
				if got := texts(state.Board); !slices.Equal(got, texts(b)[:n]) || !slices.Equal(got, d.events()) || !state.Asked || state.Session.Boards() != 0 {
					t.Fatalf("%s, undo %d: %v, want %d events of %v", r.Name, i, got, n, texts(b))
				}
			}
			if s.State().Undoable {
				t.Errorf("%s: something can be undone still", r.Name)
			}
			if err := s.Undo(); !errors.Is(err, play.ErrNothingToUndo) || d.undos != len(want) {
				t.Errorf("%s: %v after %d undos", r.Name, err, d.undos)
			}
			playDeal(t, s, never)
			if got := texts(s.State().Board); !slices.Equal(got, texts(b)) {
				t.Errorf("%s: all is done again, and it comes to %v, want %v", r.Name, got, texts(b))
			}
			check(t, s.Close())
		})
	}
}

// Who acts out of turn, twice, or against the rules is told so, and nothing changes.
func TestActIsChecked(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		s := newSession(t, d, few.Of(few.TwoDummies), func(c *play.Config) { c.Players = with(few.Of(few.TwoDummies), 0, &slow{takes: time.Second}) })
		synctest.Wait()
		var rule *few.RuleError
		if err := s.Act(few.Called(few.Redouble)); !errors.As(err, &rule) || rule.Rule == 0 {
			t.Errorf("a redouble of nothing: %v", err)
		}
		check(t, s.Act(few.Called(few.Bid(1, few.Clubs))))
		if err := s.Act(few.Called(few.Pass)); !errors.Is(err, play.ErrNotAsked) {
			t.Errorf("a second act: %v", err)
		}
		synctest.Wait()
		if err := s.Act(few.Called(few.Pass)); !errors.Is(err, play.ErrNotAsked) {
			t.Errorf("an act in the other's turn: %v", err)
		}
		if got := texts(s.State().Board); len(got) != 1 || got[0] != "1C" {
			t.Errorf("%v", got)
		}
		check(t, s.Close())
		if err := s.Act(few.Called(few.Pass)); !errors.Is(err, play.ErrNotAsked) {
			t.Errorf("an act after the end: %v", err)
		}
	})
}

// A full trick stays as long as it should: for a while, until the user goes on or acts, or hardly at all in a hurry.
func TestTrickWaits(t *testing.T) {
	waiting := func(s play.State) bool { return s.Waits }
	for _, tt := range []struct {
		name string
		pace time.Duration
		do   func(s *play.Session)
		min  time.Duration
		max  time.Duration
	}{
		{"a while", 1500 * time.Millisecond, func(*play.Session) {}, 1490 * time.Millisecond, 1510 * time.Millisecond},
		{"until somebody goes on", -1, func(s *play.Session) {
			go func() { time.Sleep(time.Minute); s.GoOn(); s.GoOn() }()
		}, time.Minute, time.Minute + 10*time.Millisecond},
		{"somebody is quicker", 1500 * time.Millisecond, func(s *play.Session) { s.GoOn() }, 0, 0},
		{"in a hurry", -1, func(s *play.Session) { s.Hurry(true) }, 0, tempo.Quick + 10*time.Millisecond},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := newSession(t, new(diary), few.Of(few.ChineseBridge), func(c *play.Config) { c.Pace.Trick = tt.pace })
			playDeal(t, s, waiting)
			if !s.State().Waits {
				t.Fatalf("%s: no trick waits", tt.name)
			}
			tt.do(s)
			if took := waits(func() bool { return !s.State().Waits }); took < tt.min || took > tt.max {
				t.Errorf("%s: it took %v", tt.name, took)
			}
			check(t, s.Close())
		})
	}
	// Who plays on gathers it.
	synctest.Test(t, func(t *testing.T) {
		s := newSession(t, new(diary), few.Of(few.TwoDummies), func(c *play.Config) { c.Pace.Trick = -1 })
		for {
			playDeal(t, s, waiting)
			if state := s.State(); state.Board.Turn() == 0 {
				events := len(state.Board.Events())
				check(t, s.Act(few.Played(state.Board.View(0).LegalPlays().Cards()[0])))
				synctest.Wait()
				if got := s.State(); got.Gathered != 1 && got.Gathered < len(got.Board.Tricks())-1 || len(got.Board.Events()) <= events {
					t.Errorf("%+v", got)
				}
				break
			}
			s.GoOn()
		}
		check(t, s.Close())
	})
}

// The only card that may be played comes by itself, if that is wished, after its moment, unless the user is about to claim.
func TestAlone(t *testing.T) {
	for _, wished := range []bool{true, false} {
		synctest.Test(t, func(t *testing.T) {
			s := newSession(t, new(diary), few.Of(few.TwoDummies), func(c *play.Config) {
				c.Forced, c.Pace.Forced = wished, time.Second
			})
			single := func(state play.State) bool {
				return playing(state) && state.Board.Left() > 1 && state.Board.View(0).LegalPlays().Len() == 1
			}
			playDeal(t, s, single)
			if !single(s.State()) {
				t.Fatal("no card was alone")
			}
			if s.State().Alone != wished {
				t.Errorf("alone: %t", s.State().Alone)
			}
			events := len(s.State().Board.Events())
			comes := func() bool { return len(s.State().Board.Events()) > events }
			s.Hold(true)
			time.Sleep(10 * time.Second)
			if synctest.Wait(); comes() {
				t.Fatal("it came though the user was about to do something else")
			}
			s.Hold(false)
			if time.Sleep(time.Minute); comes() != wished {
				t.Errorf("it came: %t", comes())
			}
			check(t, s.Close())
		})
	}
}

// What can't be kept isn't shown, and it goes on from there when it can be kept again.
func TestJournalFails(t *testing.T) {
	full := errors.New("the disk is full")
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		s := newSession(t, d, few.Of(few.Booby), nil)
		for playDeal(t, s, playing); !playing(s.State()); playDeal(t, s, playing) {
			check(t, s.Next())
		}
		number, events := s.State().Board.Setup().Number, texts(s.State().Board)
		d.set(full)
		check(t, s.Act(whim(s.State().Board.View(0))))
		synctest.Wait()
		if state := s.State(); !errors.Is(state.Err, full) || !slices.Equal(texts(state.Board), events) {
			t.Fatalf("%v after %v", texts(state.Board), state.Err)
		}
		if err := s.Undo(); !errors.Is(err, full) {
			t.Errorf("undone: %v", err)
		}
		s.Retry()
		synctest.Wait()
		if state := s.State(); state.Err != nil || !state.Asked {
			t.Fatalf("it doesn't go on: %+v", state.Err)
		}
		d.set(nil)
		playDeal(t, s, never)
		d.set(full)
		if err := s.Next(); !errors.Is(err, full) || !errors.Is(s.State().Err, full) {
			t.Errorf("dealt: %v", err)
		}
		if err := s.Settle(); !errors.Is(err, full) && s.State().Session.Settles() {
			t.Errorf("settled: %v", err)
		}
		d.set(nil)
		check(t, s.Next())
		if state := s.State(); state.Err != nil || state.Board.Setup().Number != number+1 {
			t.Errorf("%+v", state.Err)
		}
		check(t, s.Close())
	})
}

// What the user did in his turn and isn't shown yet is kept when the table is left.
func TestCloseKeepsTheAct(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		s := newSession(t, d, few.Of(few.TwoDummies), func(c *play.Config) { c.Pace.Trick = -1 })
		for {
			playDeal(t, s, func(state play.State) bool { return state.Waits })
			if s.State().Board.Turn() == 0 {
				break
			}
			s.GoOn()
		}
		card := s.State().Board.View(0).LegalPlays().Cards()[0]
		check(t, s.Act(few.Played(card)))
		check(t, s.Close())
		check(t, s.Close())
		if kept := d.events(); !slices.Contains(kept, card.String()) {
			t.Errorf("%v isn't among %v", card, kept)
		}
		for _, err := range []error{s.Next(), s.State().Err} {
			check(t, err)
		}
		if err := s.Undo(); !errors.Is(err, play.ErrNothingToUndo) {
			t.Error(err)
		}
	})
}

// A session is broken off between two deals only, and to take the last deal back lets it go on.
func TestSettle(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		s := newSession(t, d, few.Of(few.NulloForTwo), nil)
		if err := s.Settle(); !errors.Is(err, play.ErrDealGoesOn) {
			t.Errorf("in a deal: %v", err)
		}
		playDeal(t, s, never)
		check(t, s.Settle())
		check(t, s.Settle())
		check(t, s.Next())
		if state := s.State(); !state.Settled || !state.Ended() || len(d.boards) != 1 || d.settled != 1 {
			t.Errorf("%d deals, settled %d times", len(d.boards), d.settled)
		}
		check(t, s.Undo())
		playDeal(t, s, never)
		check(t, s.Next())
		if state := s.State(); state.Settled || len(d.boards) != 2 {
			t.Errorf("%d deals", len(d.boards))
		}
		check(t, s.Close())
	})
}

// A session that is over can't be gone on with, nor one whose deal belongs elsewhere.
func TestNewIsChecked(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := few.Of(few.Slam)
		over, chance := few.NewSession(r), rand.New(rand.NewPCG(1, 2))
		var b few.Board
		for !over.Over() {
			var err error
			if b, err = few.NewBoard(over.Next(), few.Shuffle(r, chance)); err == nil {
				b, err = b.Replay(nil)
			}
			for err == nil && b.Stage() != few.StageFinished {
				b, err = b.Apply(random.Event(b.View(b.Turn()), chance))
			}
			if err == nil {
				over, err = over.Played(b)
			}
			check(t, err)
		}
		config := play.Config{Players: with(r, 0, new(slow)), Journal: new(diary), Deal: deals(1), Changed: func() {}}
		if _, err := play.New(config, play.Start{Session: over}); err == nil {
			t.Error("it goes on")
		}
		if _, err := play.New(config, play.Start{Session: over, Board: &b}); err == nil {
			t.Error("its last deal is played twice")
		}
		config.Deal = func(few.Setup) few.Deal { return few.Deal{} }
		if _, err := play.New(config, play.Start{Session: few.NewSession(r)}); err == nil {
			t.Error("no cards are dealt")
		}
	})
}

// Several do something at a time, and nothing is lost.
func TestRaces(t *testing.T) {
	d := new(diary)
	r := few.Of(few.BridgeForThree)
	s := newSession(t, d, r, func(c *play.Config) { c.Adviser = new(slow) })
	done := make(chan struct{})
	for i := range 3 {
		go func() {
			defer func() { done <- struct{}{} }()
			chance := rand.New(rand.NewPCG(uint64(i), 4))
			for range 300 {
				switch state := s.State(); chance.IntN(8) {
				case 0:
					s.Undo()
				case 1:
					s.GoOn()
				case 2:
					s.Next()
				case 3:
					s.Hurry(chance.IntN(2) == 0)
				default:
					if state.Asked {
						s.Act(whim(state.Board.View(0)))
					}
				}
				time.Sleep(50 * time.Microsecond)
			}
		}()
	}
	for range 3 {
		<-done
	}
	check(t, s.Close())
	if state := s.State(); state.Err != nil {
		t.Error(state.Err)
	}
	shown := texts(s.State().Board)
	if kept := d.events(); len(kept) < len(shown) || !slices.Equal(kept[:len(shown)], shown) {
		t.Errorf("%v is kept, and %v shown", kept, shown)
	}
}

// What is taken back at once is the act alone, whether or not it has come to the journal.
func TestUndoAtOnce(t *testing.T) {
	for _, r := range few.Games() {
		for decisions := range 3 {
			synctest.Test(t, func(t *testing.T) {
				d := new(diary)
				s := newSession(t, d, r, nil)
				defer s.Close()
				made := 0
				playDeal(t, s, func(state play.State) bool {
					if state.Asked {
						made++
					}
					return made > decisions
				})
				before := s.State()
				if !before.Asked {
					if decisions == 0 {
						t.Errorf("%s: the user decides nothing", r.Name)
					}
					return // as often as that
				}
				check(t, s.Act(whim(before.Board.View(before.Board.Turn()))))
				check(t, s.Undo())
				synctest.Wait()
				if state := s.State(); !slices.Equal(texts(state.Board), texts(before.Board)) || !slices.Equal(d.events(), texts(before.Board)) || !state.Asked {
					t.Errorf("%s after %d: %v, kept %v, want %v", r.Name, decisions, texts(state.Board), d.events(), texts(before.Board))
				}
			})
		}
	}
}
