package table

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bot"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/text"
)

// hint is advice that is being worked out.
type hint struct {
	cancel context.CancelFunc // of the work, or nil
	follow bool               // do what it says as soon as it is there
}

func (h *hint) busy() bool { return h.cancel != nil }

func (h *hint) drop() {
	if h.cancel != nil {
		h.cancel()
	}
	*h = hint{}
}

// askHint asks what the computer player would do in the person's place. The answer comes
// to advised, unless the person chooses something himself meanwhile.
func (s *Screen) askHint() {
	s.hint.drop()
	b := s.session.State().Board
	if s.model.Waits {
		s.session.GoOn()
	}
	if b.Phase() == bridge.Finished || !s.config.Controls(b.Table, b.Actor()) {
		s.say(text.T("table.no-hint"))
		return
	}
	ctx, cancel := context.WithCancel(s.ctx)
	s.hint.cancel = cancel
	time.AfterFunc(unnoticed, func() {
		if ctx.Err() == nil {
			fyne.Do(func() { s.ponders(ctx) })
		}
	})
	go func() {
		advice, err := s.session.Advise(ctx)
		if ctx.Err() != nil {
			return
		}
		fyne.Do(func() {
			if ctx.Err() == nil {
				s.advised(advice, err)
			}
		})
	}()
}

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
	if err != nil {
		s.say(text.T("table.no-advice", "Error", err))
		return
	}
	go s.session.Hinted()
	switch advice.Event.Kind {
	case bridge.CallKind:
		s.box.choose(advice.Event.Call)
		s.said = text.T("table.hint-call", "Call", text.Call(advice.Event.Call), "Meaning", text.Reason(advice))
	case bridge.PlayKind:
		s.surface.Select(advice.Event.Card)
		s.said = text.Reason(advice)
	}
	s.showNote()
	if follow {
		s.act(advice.Event)
	}
}
