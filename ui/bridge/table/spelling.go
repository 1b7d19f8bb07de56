package table

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/sheet"
)

// Spell types a sign of another script than Latin, if it is part of a call or a card now, and reports whether it is; otherwise its
// key means the Latin letter.
func (s *Screen) Spell(sign, key rune) bool {
	en := &s.entry
	top := s.parts.sheets.Top()
	if top != nil && !sheet.Peeks(top) || en.pending.Waiting() == key || !en.spells(sign) {
		return false
	}
	s.Rune(sign)
	if key == 'h' && en.play.contracting() && en.half() { // in Russian the р of рк is on the key of H
		en.pending.Wait(key, en.play.work.Do, en.lapse)
		en.note.show()
	}
	return true
}

// spells reports whether a sign is part of a call or a card now.
func (en *entry) spells(sign rune) bool {
	switch {
	case en.play.contracting():
		next, _, done := en.typed.Call(sign, en.play.model.Calls)
		return next != "" || done
	case en.play.model.Table.Phase() == bridge.PlayPhase:
		next, _, done := en.typed.Card(sign, en.parts.art.Style.Letters)
		return next != "" || done
	}
	return false
}

// half reports whether a call or a card has been begun, and isn't whole.
func (en *entry) half() bool {
	if en.play.contracting() {
		return en.typed.HalfCall(en.play.model.Calls)
	}
	return en.typed.HalfCard(en.parts.art.Style.Letters)
}

// waits reports whether a letter that begins a card or is a command waits for the next one.
func (en *entry) waits() bool { return en.pending.Waiting() != 0 && !en.play.contracting() }

// unfinished reports whether what is typed can or must go on: half a call, or a card. While advice is on its way that comes first.
func (en *entry) unfinished() bool {
	return en.typed != "" && (en.half() || !en.play.contracting()) && !en.advice.Open()
}
