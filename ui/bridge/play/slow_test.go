package play_test

import (
	"context"
	"hash/fnv"
	"sync"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
)

// slow is a computer player, and an adviser, who takes his time. What he does depends on all
// that he sees, and on nothing else.
type slow struct {
	takes func() time.Duration

	mu      sync.Mutex
	asked   int
	stopped int // of those asked, how many questions were taken back
	busy    int // how many he is working on
	most    int // at the same time
}

// lingers is the time that a slow player takes to stop.
const lingers = 10 * time.Millisecond

func (s *slow) Act(ctx context.Context, v bridge.View) (bridge.Event, error) {
	s.note(func() { s.asked++; s.busy++; s.most = max(s.most, s.busy) })
	defer s.note(func() { s.busy-- })
	select {
	case <-time.After(s.takes()):
		return whim(v), nil
	case <-ctx.Done():
		time.Sleep(lingers)
		s.note(func() { s.stopped++ })
		return bridge.Event{}, ctx.Err()
	}
}

func (s *slow) Advise(ctx context.Context, v bridge.View) (bot.Advice, error) {
	e, err := s.Act(ctx, v)
	return bot.Advice{Event: e}, err
}

func (s *slow) note(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
}

func (s *slow) count() (asked, stopped, busy int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.asked, s.stopped, s.busy
}

func aSecond() time.Duration { return time.Second }

// whim is some legal act, another for each view: in the auction mostly a pass.
func whim(v bridge.View) bridge.Event {
	h := fnv.New64a()
	for _, seat := range card.Seats {
		hand, _ := v.Hand(seat)
		h.Write([]byte(hand.String()))
	}
	for _, e := range v.Events() {
		h.Write([]byte(e.String()))
	}
	n := int(h.Sum64() >> 33)
	if v.Phase() == bridge.PlayPhase {
		cards := v.LegalPlays().Cards()
		return bridge.Played(cards[n%len(cards)])
	}
	calls := v.LegalCalls()
	if n%3 > 0 {
		return bridge.Called(bridge.Pass)
	}
	return bridge.Called(calls[n%min(6, len(calls))])
}
