package table

import (
	"context"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// advice answers the user's question about the position.
type advice struct {
	table
	entry *entry
	hint
	sure *sure // how many tricks he has been told that are sure, on some position
}

// hint is advice that is being worked out.
type hint struct {
	background.Question
	ctx    context.Context // of the work
	follow bool            // do what it says as soon as it is there
	quiet  bool            // nobody has asked yet for sure: nothing is shown of it, and it doesn't count
	show   func()          // shows what has come while it was quiet; or nil
}

func (h *hint) drop() {
	h.Stop()
	*h = hint{}
}

// unask drops advice that nobody has asked for, as it turns out.
func (h *hint) unask() {
	if h.quiet {
		h.drop()
	}
}

// ask asks what the computer player would do in the user's place. The answer comes
// to advised, unless the user chooses something himself meanwhile.
func (a *advice) ask() {
	a.entry.pending.Drop()
	if !a.Open() && !a.guided.unaided() { // else it is on its way, or there is none
		a.seek()
	}
	switch {
	case a.Open():
	case a.guided.still():
		a.note.say(text.T("table.no-hint-here"))
		return
	default:
		a.note.say(text.T("table.no-hint"))
		return
	}
	a.quiet = false
	if a.play.model.Waits {
		a.play.session.GoOn()
	}
	if a.show != nil {
		a.show()
		return
	}
	ctx := a.ctx
	time.AfterFunc(unnoticed, func() {
		if ctx.Err() == nil {
			a.play.work.Do(func() { a.ponders(ctx) })
		}
	})
}

// seek has advice worked out, if it is the user's turn and no guide asks something else.
func (a *advice) seek() {
	a.drop()
	b := a.play.session.State().Board
	if !a.play.config.User.Acts(b.Table) || a.guided.still() {
		return
	}
	ctx := a.Ask(a.play.work.Ctx)
	a.ctx = ctx
	a.play.work.Run(ctx, func() func() {
		advice, err := a.play.session.Advise(ctx)
		return func() {
			if a.quiet {
				a.show = func() { a.advised(advice, err) }
				return
			}
			a.advised(advice, err)
		}
	})
}

// countHint counts a hint that has been given. What goes wrong with that is said, but takes no hint back.
func (p *playing) countHint() { p.work.Write(p.work.Ctx, p.session.Hinted, nil) }

// unnoticed is the time that advice may take before something is said about that.
const unnoticed = 200 * time.Millisecond

// ponders says that the advice of ctx is being worked out, if it still is.
func (a *advice) ponders(ctx context.Context) {
	if ctx.Err() == nil && a.Open() {
		a.note.say(text.T("table.hint-ponders"))
	}
}

// words say what is advised, and why.
func (a *advice) words(advice bot.Advice) string {
	why := a.guided.why(advice)
	switch advice.Event.Kind {
	case bridge.CallKind:
		return text.T("table.hint-call", "Call", bridgetext.Call(advice.Event.Call), "Meaning", why)
	case bridge.ChooseKind:
		return text.T("choice.hint", "Why", why)
	}
	return why
}

// advised selects what was advised and says why; a user who was quicker than the advice
// and pressed Enter has it done.
func (a *advice) advised(advice bot.Advice, err error) {
	follow := a.follow
	a.drop()
	a.entry.typed = ""
	if err != nil {
		a.note.say(text.T("table.no-advice", "Error", err))
		return
	}
	a.play.countHint()
	switch advice.Event.Kind {
	case bridge.CallKind, bridge.ChooseKind:
		a.parts.box.Choose(advice.Event.Call)
	case bridge.PlayKind:
		a.parts.surface.Select(advice.Event.Card)
	}
	a.note.advise(func() string { return a.words(advice) })
	if follow {
		a.entry.act(advice.Event)
	}
}
