package table

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/few/play"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// advice is the user's request for a hint on the present act.
type advice struct {
	background.Advice
	event few.Event // the advised act
}

// askHint asks what the expert would do. A second request does it.
func (s *Screen) askHint() {
	s.finish()
	switch {
	case s.advice.Shown:
		s.takeHint()
		return
	case s.advice.Busy():
		return
	case !s.asked() || s.config.Adviser == nil:
		s.say(text.T("few.table.no-hint"))
		return
	}
	ctx := s.advice.Ask(s.work.Ctx)
	s.work.Run(ctx, func() func() {
		advice, err := s.session.Advise(ctx)
		return func() { s.advised(ctx, advice, err) }
	})
	if s.advice.Busy() {
		s.say(text.T("few.table.hint-ponders"))
	}
}

// advised shows the advised act in its place, with the reason.
func (s *Screen) advised(ctx context.Context, a bot.Advice, err error) {
	if ctx.Err() != nil {
		return
	}
	s.advice.Stop()
	switch {
	case errors.Is(err, context.Canceled), errors.Is(err, play.ErrNotAsked):
		return // the user has acted meanwhile
	case err != nil:
		s.say(text.T("few.table.no-advice", "Error", err))
		return
	}
	s.work.Write(s.work.Ctx, s.session.Hinted, nil)
	s.fresh()
	s.advice.event, s.advice.Shown = a.Event, true
	s.point(a.Event)
	s.say(s.hintWords(a))
}

// hintWords describes the advised act, with the reason.
func (s *Screen) hintWords(a bot.Advice) string {
	act := s.advisedWords(a.Event)
	if len(a.Options) > 0 {
		if why := fewtext.Reason(a.Options[0].Why); why != "" {
			return text.T("few.table.hint-says", "Act", act, "Why", why)
		}
	}
	return text.T("few.table.hint-plain", "Act", act)
}

// point selects the object of an act: a key of the box, a card, or those among the cards to choose.
func (s *Screen) point(e few.Event) {
	switch e.Kind {
	case few.Calling, few.Naming:
		key := e
		key.Packet = few.NoPacket
		s.parts.box.Choose(key)
		if e.Packet != few.NoPacket {
			s.change(s.model.With(e.Packet))
		}
	case few.Playing:
		at, _ := s.model.At(e.Card)
		s.parts.surface.Select(at)
	case few.Giving, few.Throwing, few.Reserving:
		m := s.model
		m.Chosen, s.entry.picked = e.Cards, e.Cards.Cards()
		s.change(m)
	}
}

// advisedWords names the advised act.
func (s *Screen) advisedWords(e few.Event) string {
	switch e.Kind {
	case few.Calling:
		if e.Packet != few.NoPacket {
			return text.T("few.table.with-packet."+e.Packet.String(), "Bid", fewtext.Call(e.Call))
		}
		return fewtext.Call(e.Call)
	case few.Naming:
		return fewtext.StrainSign(e.Strain)
	case few.Playing:
		return text.Card(e.Card)
	}
	if e.Count == 0 {
		return text.T("few.table.no-card")
	}
	return fewtext.Cards(e.Cards)
}

// takeHint does the advised act.
func (s *Screen) takeHint() {
	e := s.advice.event
	s.advice.Stop()
	if s.asked() {
		s.act(e)
	}
}
