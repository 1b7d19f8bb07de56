package table

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// hint is advice that is being worked out.
type hint struct {
	ctx    context.Context    // of the work
	cancel context.CancelFunc // of the work, or nil
	follow bool               // do what it says as soon as it is there
	quiet  bool               // nobody has asked yet for sure: nothing is shown of it, and it doesn't count
	show   func()             // shows what has come while it was quiet; or nil
}

func (h *hint) busy() bool { return h.cancel != nil }

func (h *hint) drop() {
	if h.cancel != nil {
		h.cancel()
	}
	*h = hint{}
}

// unask drops advice that nobody has asked for, as it turns out.
func (h *hint) unask() {
	if h.quiet {
		h.drop()
	}
}

// askHint asks what the computer player would do in the person's place. The answer comes
// to advised, unless the person chooses something himself meanwhile.
func (s *Screen) askHint() {
	s.pending.drop()
	if !s.hint.quiet {
		s.seekAdvice()
	}
	if !s.hint.busy() {
		s.say(text.T("table.no-hint"))
		return
	}
	s.hint.quiet = false
	if s.model.Waits {
		s.session.GoOn()
	}
	if s.hint.show != nil {
		s.hint.show()
		return
	}
	ctx := s.hint.ctx
	time.AfterFunc(unnoticed, func() {
		if ctx.Err() == nil {
			s.runner.Do(func() { s.ponders(ctx) })
		}
	})
}

// seekAdvice has advice worked out, if it is the person's turn.
func (s *Screen) seekAdvice() {
	s.hint.drop()
	b := s.session.State().Board
	if !s.config.User.Acts(b.Table) {
		return
	}
	ctx, cancel := context.WithCancel(s.ctx)
	s.hint.ctx, s.hint.cancel = ctx, cancel
	s.runner.Run(ctx, func() func() {
		advice, err := s.session.Advise(ctx)
		return func() {
			if s.hint.quiet {
				s.hint.show = func() { s.advised(advice, err) }
				return
			}
			s.advised(advice, err)
		}
	})
}

// countHint counts a hint that has been given. What goes wrong with that is said, but takes no hint back.
func (s *Screen) countHint() { s.runner.Write(s.ctx, s.session.Hinted, nil) }

// unnoticed is how long advice may take before something is said about that.
const unnoticed = 200 * time.Millisecond

// ponders says that the advice of ctx is being worked out, if it still is.
func (s *Screen) ponders(ctx context.Context) {
	if ctx.Err() == nil && s.hint.busy() {
		s.say(text.T("table.hint-ponders"))
	}
}

// advised selects what was advised and says why; a person who was quicker than the advice
// and pressed Enter has it done.
func (s *Screen) advised(advice bot.Advice, err error) {
	follow := s.hint.follow
	s.hint.drop()
	s.typed = ""
	if err != nil {
		s.say(text.T("table.no-advice", "Error", err))
		return
	}
	s.countHint()
	switch advice.Event.Kind {
	case bridge.CallKind:
		s.box.choose(advice.Event.Call)
		s.said = text.T("table.hint-call", "Call", bridgetext.Call(advice.Event.Call), "Meaning", bridgetext.Reason(advice))
	case bridge.PlayKind:
		s.surface.Select(advice.Event.Card)
		s.said = bridgetext.Reason(advice)
	}
	s.showNote()
	if follow {
		s.act(advice.Event)
	}
}
