package table

import (
	"errors"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/few/play"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// advice answers the user's question about the turn.
type advice struct {
	table
	entry  *entry
	finale *finale
	background.Advice
	event few.Event // the advised act
}

// ask asks for the expert's act. A second call does it.
func (a *advice) ask() {
	a.finale.finish()
	switch {
	case a.Shown:
		a.take()
		return
	case a.Busy():
		return
	case !a.play.asked() || a.play.config.Adviser == nil:
		a.note.say(text.T("few.table.no-hint"))
		return
	}
	background.Seek(&a.Advice, a.play.work, a.play.session.Advise, a.advised)
	if a.Busy() {
		a.note.say(text.T("few.table.hint-ponders"))
	}
}

// advised shows the advised act in its place, with the reason.
func (a *advice) advised(found bot.Advice, err error) {
	switch {
	case errors.Is(err, play.ErrNotAsked):
		return // the user has acted meanwhile
	case err != nil:
		a.note.say(text.T("few.table.no-advice", "Error", err))
		return
	}
	a.play.work.Write(a.play.work.Ctx, a.play.session.Hinted, nil)
	a.entry.fresh()
	a.event, a.Shown = found.Event, true
	a.point(found.Event)
	a.note.advise(func() string { return a.play.hintWords(found) })
}

// hintWords describes the advised act, with the reason.
func (p *playing) hintWords(a bot.Advice) string {
	act := p.advisedWords(a.Event)
	if len(a.Options) > 0 {
		if why := fewtext.Reason(a.Options[0].Why); why != "" {
			return text.T("few.table.hint-says", "Act", act, "Why", why)
		}
	}
	return text.T("few.table.hint-plain", "Act", act)
}

// point selects the object of an act: a key of the box, a card, or those among the cards to choose.
func (a *advice) point(e few.Event) {
	switch e.Kind {
	case few.Calling, few.Naming:
		key := e
		key.Packet = few.NoPacket
		a.parts.box.Choose(key)
		if e.Packet != few.NoPacket {
			a.parts.change(a.play.model.With(e.Packet))
		}
	case few.Playing:
		at, _ := a.play.model.Piles.At(e.Card)
		a.parts.surface.Select(at)
	case few.Giving, few.Throwing, few.Reserving:
		m := a.play.model
		m.Chosen, a.entry.picked = e.Cards, e.Cards.Cards()
		a.parts.change(m)
	}
}

// advisedWords names the advised act.
func (p *playing) advisedWords(e few.Event) string {
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

// take does what was advised.
func (a *advice) take() {
	e := a.event
	a.Stop()
	if a.play.asked() {
		a.entry.act(e)
	}
}
