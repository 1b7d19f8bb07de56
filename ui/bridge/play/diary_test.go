package play_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// first is a computer player that makes the first bid it can on level 1, passes, and
// plays its first legal card.
type first struct{}

func (first) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	if v.Phase() == bridge.PlayPhase {
		return bridge.Played(v.LegalPlays().Cards()[0]), ctx.Err()
	}
	if len(v.Auction().Calls) == 0 {
		return bridge.Called(bridge.Bid(1, bridge.NoTrump)), ctx.Err()
	}
	return bridge.Called(bridge.Pass), ctx.Err()
}

// diary is a journal that checks that it is told everything in order.
type diary struct {
	mu     sync.Mutex
	boards []bridge.Board
	undone int
	hinted int
	broken int // how often it was settled
	fail   error
}

func (d *diary) Begin(b bridge.Board) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.boards = append(d.boards, b)
	return d.fail
}

func (d *diary) Append(b bridge.Board) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.fail != nil {
		return d.fail
	}
	last := &d.boards[len(d.boards)-1]
	if len(b.Events()) != len(last.Events())+1 {
		return errors.New("an event was left out")
	}
	*last = b
	return nil
}

func (d *diary) Undo(b bridge.Board) error {
	last := &d.boards[len(d.boards)-1]
	if len(b.Events()) >= len(last.Events()) {
		return errors.New("nothing is taken back")
	}
	d.undone++
	*last = b
	return nil
}

func (d *diary) Settle() error { d.broken++; return d.fail }

func (d *diary) Hinted() error { d.hinted++; return nil }

// newSession starts a rubber of four deals with the user South.
func newSession(t *testing.T, d *diary, change func(*play.Config)) *play.Session {
	t.Helper()
	config := play.Config{
		User: bridge.User{Seat: card.South, BothHands: true}, Computer: first{}, Journal: d, Changed: func() {},
		Deal: func(board int) card.Deal {
			return card.Deck68.Shuffle(rand.New(rand.NewPCG(uint64(board), 9)))
		},
		Pace: play.Pace{Think: 600 * time.Millisecond, Trick: 1500 * time.Millisecond},
	}
	if change != nil {
		change(&config)
	}
	s, err := play.New(config, session.Session{Rules: bridge.SuperBridge(), Length: 4}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func act(t *testing.T, s *play.Session, text string) {
	t.Helper()
	synctest.Wait()
	e, err := bridge.ParseEvent(text)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Act(e); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	synctest.Wait()
}

// playAny plays the user's first legal card.
func playAny(t *testing.T, s *play.Session) {
	t.Helper()
	b := s.State().Board
	act(t, s, b.View(b.Actor()).LegalPlays().Cards()[0].String())
}

// toPlay bids 1NT by South and lets the others pass.
func toPlay(t *testing.T, s *play.Session) {
	t.Helper()
	act(t, s, "1N")
	time.Sleep(4 * time.Second) // three passes and the lead
	synctest.Wait()
	if got := s.State().Board.Contract().String(); got != "1N-S" {
		t.Fatalf("contract %s", got)
	}
}
