package play

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/tempo"
)

// forced returns the only card that may be played; ok is false if there is a choice, or it isn't
// time to play.
func forced(v bridge.View) (only bridge.Event, ok bool) {
	plays := v.LegalPlays()
	if plays.Len() != 1 {
		return only, false
	}
	return bridge.Played(plays.Cards()[0]), true
}

// PlaysItself reports whether the card that the user is to play on b comes by itself: it is the
// only one.
func (c Config) PlaysItself(b bridge.Board) bool {
	if !c.Forced || b.Phase() != bridge.PlayPhase || !c.User.Acts(b.Table) {
		return false
	}
	_, ok := forced(b.View(b.Actor()))
	return ok
}

// LastDecision returns the board as it was before the user's last act that can be taken back. A
// card that came by itself was none; a claim always is. Ok is false if there is no such act.
func (c Config) LastDecision(b bridge.Board) (before bridge.Board, ok bool) {
	events := b.Events()
	for n := len(events) - 1; n >= c.From; n-- {
		before := b.Prefix(n)
		if c.User.Acts(before.Table) && (events[n].Kind != bridge.PlayKind || !c.PlaysItself(before)) {
			return before, true
		}
	}
	return b, false
}

// playForced plays the only card that the user may play, after a moment; one of the last trick
// comes at once. A user who is quicker plays it himself.
func (s *Session) playForced(ctx context.Context, v bridge.View) {
	only, ok := forced(v)
	habits := s.habits()
	if !ok || !habits.Forced {
		return
	}
	moment := habits.Pace.Forced
	if v.Left() == 1 {
		moment = min(moment, tempo.Quick)
	}
	if s.sitting.Pause(ctx, moment) == nil && s.sitting.Free(ctx) == nil {
		s.sitting.Answer(ctx, only)
	}
}
