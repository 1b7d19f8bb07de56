package table

import (
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/sheet"
)

// Spell types a sign of another script than Latin, if it is part of a call or a card now, and reports whether it is; otherwise its
// key means the Latin letter.
func (s *Screen) Spell(sign, key rune) bool {
	en := &s.entry
	top := s.parts.sheets.Top()
	if top != nil && !sheet.Peeks(top) || en.pending.Waiting() == key || !en.spells(unicode.ToLower(sign)) {
		return false
	}
	s.Rune(sign)
	if key == 'h' && en.play.calling() && en.typed != "" && !typing.Typing(en.typed).Levelled() { // in Russian the р of рк is on the key of H
		en.pending.Wait(key, en.play.work.Do, en.lapse)
		en.parts.show()
	}
	return true
}

// spells reports whether a small letter is part of a call or a card now.
func (en *entry) spells(letter rune) bool {
	if !en.play.calling() {
		next, _, done := typing.Typing(en.typed).Card(letter, en.parts.art.Style.Letters)
		stage := en.play.model.Table.Stage()
		return (stage == few.StagePlaying || en.play.model.Picks != 0) && !en.play.model.Over && (next != "" || done)
	}
	if typing.Passes(string(letter)) {
		return true
	}
	for _, word := range []string{en.typed + string(letter), string(letter)} {
		if _, whole, more := typing.Doubling(word); whole || more && en.play.can(few.Called(few.Redouble)) {
			return true
		}
		if typing.Typing(word).Levelled() || en.play.model.Table.Stage() == few.StageNaming {
			if _, whole, more := typing.Strain(strings.TrimLeft(word, "123456789")); whole || more {
				return true
			}
		}
	}
	return false
}
