package review

import (
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Rune handles a letter: one of a card, or a shortcut that is shown.
func (s *Screen) Rune(r rune) {
	s.pending.Drop()
	if s.Sheets.Rune(r) || s.page() != nil && s.typeCard(r, r) {
		return
	}
	s.command(r)
}

// Spell types a sign of another script than Latin, if it is part of a card now, and reports whether it is.
func (s *Screen) Spell(sign, key rune) bool {
	p := s.page()
	if p == nil || !s.Sheets.Empty() || p.plays() == (card.Hand{}) {
		return false
	}
	if next, _, done := p.typed.Card(sign, s.Art.Style.Letters); next == "" && !done {
		return false
	}
	s.pending.Drop()
	return s.typeCard(sign, key)
}

// typeCard takes a letter of a card that is tried as the better one, and reports whether it was
// one. The letters of the English suits are no shortcuts then; one that begins a suit in the language in use waits: its key
// is a shortcut if nothing follows.
func (s *Screen) typeCard(r, key rune) bool {
	p := s.page()
	if p.plays() == (card.Hand{}) {
		return false
	}
	begins := p.typed == ""
	next, c, done := p.typed.Card(r, s.Art.Style.Letters)
	if next == "" && !done {
		wrong := p.typed != "" // no card is written so; then the letter is no shortcut either
		p.typed = ""
		s.parts.showPlace()
		return wrong
	}
	p.typed, s.Page.Said = next, ""
	switch {
	case done && p.plays().Has(c):
		s.parts.surface.Select(c)
	case done:
		s.Page.Said = text.T("board.not-playable", "Card", text.Card(c))
		s.parts.surface.Select(card.Card{})
	case begins && !strings.ContainsRune("cdhs", unicode.ToLower(r)):
		s.pending.Wait(key, s.Runner.Do, s.lapse)
	}
	s.parts.showPlace()
	return true
}

// lapse does what the waiting letter stands for, as nothing has followed it.
func (s *Screen) lapse() {
	key := s.pending.Drop()
	if p := s.page(); p != nil && key != 0 {
		p.typed = ""
		s.parts.showPlace()
		s.command(key)
	}
}

// Close implements [family.Screen].
func (s *Screen) Close() {
	s.pending.Drop()
	s.Viewer.Close()
}
