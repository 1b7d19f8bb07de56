package table

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// noSpot selects nothing.
var noSpot tabletop.Spot

// pick chooses a card among those to be given, thrown away or laid down, or no longer.
func (en *entry) pick(c card.Card) {
	en.advice.Stop()
	en.note.said, en.sure = "", false
	m := en.play.model.Choose(c)
	if m.Chosen == en.play.model.Chosen {
		en.note.said = text.TN("few.table.enough", en.play.model.Picks)
		return
	}
	en.picked = slices.DeleteFunc(en.picked, func(p card.Card) bool { return p == c })
	if m.Chosen.Has(c) {
		en.picked = append(en.picked, c)
	}
	en.parts.change(m)
}

// begun reports whether the user has chosen cards, or a packet.
func (p *playing) begun() bool {
	return p.asked() && (p.model.Chosen.Len() > 0 || p.model.Free && p.model.Packet != few.NoPacket)
}

// unpick takes back the card that was chosen last, or the packet, and reports whether there was one.
func (en *entry) unpick() bool {
	if !en.play.begun() {
		return false
	}
	if en.play.model.Free {
		en.parts.change(en.play.model.With(few.NoPacket))
		return true
	}
	last := en.play.model.Chosen.Cards()[0]
	if n := len(en.picked); n > 0 {
		last = en.picked[n-1]
	}
	en.pick(last)
	return true
}

// unpickAll takes back all that is chosen.
func (en *entry) unpickAll() {
	m := en.play.model.With(few.NoPacket)
	m.Chosen = card.Hand{}
	en.picked, en.sure = nil, false
	en.parts.box.Unselect()
	en.parts.surface.Select(noSpot)
	en.parts.change(m)
}

// done ends a choice of cards: they are given, thrown away or laid down. A choice of none to throw away needs
// confirmation.
func (en *entry) done() {
	en.finale.finish()
	e, ok := en.play.model.Event()
	switch {
	case !en.play.asked() || en.play.model.Picks == 0:
		return
	case !ok:
		en.note.said = ""
		en.parts.show() // shows how many more
	case en.play.model.Picks < 0 && e.Count == 0 && !en.sure:
		en.sure = true
		en.note.say(text.T("few.table.keep-sure"))
	default:
		en.act(e)
	}
}
