package play_test

import (
	"errors"
	"testing"
	"testing/synctest"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
)

// A rubber is settled after a deal and not during one; undo goes on with the last deal as if it hadn't been. What the journal
// refuses hasn't happened.
func TestSettle(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := new(diary)
		config := play.Config{
			User: bridge.User{Seat: card.South, BothHands: true}, Computer: first{}, Journal: d, Changed: func() {},
			Deal: func(board int) card.Deal { return card.Deck52.Seeded(9, 1, board) },
		}
		s, err := play.New(config, session.Session{Rules: bridge.Rubber()}, nil)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		synctest.Wait()
		if err := s.Settle(); err == nil || d.broken != 0 {
			t.Errorf("during a deal it is settled (%v)", err)
		}
		for s.State().Board.Phase() == bridge.AuctionPhase {
			act(t, s, "Pass")
		}
		if s.State().Board.Phase() == bridge.PlayPhase {
			act(t, s, "Claim 0")
		}
		d.fail = errors.New("the disk is full")
		if err := s.Settle(); !errors.Is(err, d.fail) || s.State().Rubber.Settled || !errors.Is(s.State().Err, d.fail) {
			t.Errorf("on a full disk: %v, settled %v", err, s.State().Rubber.Settled)
		}
		d.fail = nil
		if err := s.Settle(); err != nil || !s.State().Rubber.Settled || d.broken != 2 {
			t.Fatalf("it isn't settled: %v", err)
		}
		if err := s.Next(); err != nil || len(d.boards) != 1 {
			t.Errorf("another deal follows (%v)", err)
		}
		if err := s.Undo(); err != nil || s.State().Rubber.Settled || d.undone != 1 {
			t.Errorf("after undo: %v, settled %v", err, s.State().Rubber.Settled)
		}
	})
}
