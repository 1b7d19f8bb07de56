package bidding

import (
	"unicode"

	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/typing"
)

// made is a call that was typed, and may become another one by a further letter, as in Romanian 4c does by the u of 4cu.
type made struct {
	typed typing.Typing
	from  explorer // before it
}

// Spell types a sign of another script than Latin, if it is part of a call now, and reports whether it is.
func (s *Screen) Spell(sign, _ rune) bool {
	return !s.card && s.sheets.Empty() && s.spells(sign) && s.typeCall(unicode.ToLower(sign))
}

// spells reports whether a sign is part of a call now.
func (s *Screen) spells(sign rune) bool {
	t, from := s.typing(sign)
	next, _, done := t.Call(sign, from.auction.Legal(from.rules))
	return next != "" || done
}

// typing returns what a further letter belongs to, and what was there before it.
func (s *Screen) typing(r rune) (typing.Typing, explorer) {
	if s.made.typed.Continues(r, nil) {
		return s.made.typed, s.made.from
	}
	return s.typed, s.explorer
}

// typeCall takes a letter of a call, and reports whether it was one. A whole call is made. A d alone is the deck's, also
// where it is a double in the language in use.
func (s *Screen) typeCall(r rune) bool {
	if r == 'd' && s.typed == "" {
		return false
	}
	t, from := s.typing(r)
	s.made = made{}
	next, c, done := t.Call(r, from.auction.Legal(from.rules))
	switch {
	case next == "" && !done:
		if s.typed != "" {
			s.typed = ""
			s.showNote()
		}
		return false
	case !done:
		s.typed, s.wrong = next, ""
		s.showNote()
		return true
	}
	if err := from.auction.Check(from.rules, c); err != nil {
		if t != s.typed { // the call that was made is another one now
			s.explore(from)
		}
		s.typed, s.wrong = "", bridgetext.Rule(err)
		if next.Levelled() { // the longer one may be possible
			s.typed = next
		}
		s.showNote()
		return true
	}
	s.explore(from.with(c))
	if next.Levelled() {
		s.made = made{next, from}
	}
	return true
}
