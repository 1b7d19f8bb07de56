package play

import (
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
)

// While the next board is dealt the state never has the board before twice, on the table and among those of the rubber:
// after the last board but one the rubber would be over.
func TestABoardIsNeverCountedTwice(t *testing.T) {
	over := replay(t, oneNoTrump, "Pass Pass Pass Pass")
	s, err := New(Config{
		User: bridge.User{Seat: card.South}, Computer: bot.Player{}, Journal: nowhere{}, Changed: func() {},
		Deal: func(board int) card.Deal { return over.Deal },
	}, session.Session{Rules: over.Rules, Length: 2}, &over)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	s.others.mu.Lock() // so that dealing takes a while
	next := make(chan error, 1)
	go func() { next <- s.Next() }()
	for range 50 {
		if state := s.State(); len(state.Rubber.Boards) > 0 && state.Board.Phase() == bridge.Finished {
			t.Errorf("the rubber has %d boards, and the one on the table is over", len(state.Rubber.Boards))
			break
		}
		time.Sleep(time.Millisecond) // nothing tells that it never comes: 50 looks must do
	}
	s.others.mu.Unlock()
	if err := <-next; err != nil {
		t.Fatal(err)
	}
	if state := s.State(); state.Board.Phase() == bridge.Finished || len(state.Rubber.Boards) != 1 {
		t.Errorf("the next board isn't there: the rubber has %d boards", len(state.Rubber.Boards))
	}
}
