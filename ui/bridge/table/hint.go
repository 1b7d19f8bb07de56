package table

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// advice is what the user has asked about the position.
type advice struct {
	hint
	sure *sure // how many tricks he has been told that are sure, on some position
}

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

// askHint asks what the computer player would do in the user's place. The answer comes
// to advised, unless the user chooses something himself meanwhile.
func (s *Screen) askHint() {
	s.entry.pending.Drop()
	if !s.advice.busy() && !s.unaided() { // else it is on its way, or there is none
		s.seekAdvice()
	}
	switch {
	case s.advice.busy():
	case s.guided.still():
		s.say(text.T("table.no-hint-here"))
		return
	default:
		s.say(text.T("table.no-hint"))
		return
	}
	s.advice.quiet = false
	if s.play.model.Waits {
		s.play.session.GoOn()
	}
	if s.advice.show != nil {
		s.advice.show()
		return
	}
	ctx := s.advice.ctx
	time.AfterFunc(unnoticed, func() {
		if ctx.Err() == nil {
			s.work.Runner.Do(func() { s.ponders(ctx) })
		}
	})
}

// seekAdvice has advice worked out, if it is the user's turn and no guide asks something else.
func (s *Screen) seekAdvice() {
	s.advice.drop()
	b := s.play.session.State().Board
	if !s.play.config.User.Acts(b.Table) || s.guided.still() {
		return
	}
	ctx, cancel := context.WithCancel(s.work.Ctx)
	s.advice.ctx, s.advice.cancel = ctx, cancel
	s.work.Runner.Run(ctx, func() func() {
		advice, err := s.play.session.Advise(ctx)
		return func() {
			if s.advice.quiet {
				s.advice.show = func() { s.advised(advice, err) }
				return
			}
			s.advised(advice, err)
		}
	})
}

// countHint counts a hint that has been given. What goes wrong with that is said, but takes no hint back.
func (s *Screen) countHint() { s.work.Runner.Write(s.work.Ctx, s.play.session.Hinted, nil) }

// unnoticed is how long advice may take before something is said about that.
const unnoticed = 200 * time.Millisecond

// ponders says that the advice of ctx is being worked out, if it still is.
func (s *Screen) ponders(ctx context.Context) {
	if ctx.Err() == nil && s.advice.busy() {
		s.say(text.T("table.hint-ponders"))
	}
}

// advised selects what was advised and says why; a user who was quicker than the advice
// and pressed Enter has it done.
func (s *Screen) advised(advice bot.Advice, err error) {
	follow := s.advice.follow
	s.advice.drop()
	s.entry.typed = ""
	if err != nil {
		s.say(text.T("table.no-advice", "Error", err))
		return
	}
	s.countHint()
	switch advice.Event.Kind {
	case bridge.CallKind:
		s.parts.box.Choose(advice.Event.Call)
		s.note.said = text.T("table.hint-call", "Call", bridgetext.Call(advice.Event.Call), "Meaning", s.why(advice))
	case bridge.ChooseKind:
		s.parts.box.Choose(advice.Event.Call)
		s.note.said = text.T("choice.hint", "Why", s.why(advice))
	case bridge.PlayKind:
		s.parts.surface.Select(advice.Event.Card)
		s.note.said = s.why(advice)
	}
	s.showNote()
	if follow {
		s.act(advice.Event)
	}
}
