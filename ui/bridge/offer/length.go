package offer

import (
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/bridge/choices"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// boardCounts are those of a field that are offered; any up to field.Longest can be typed.
var boardCounts = []int{1, 4, 8, 16, 24, 32}

// hasField reports whether new sessions of the game have fields.
func (s *Session) hasField() bool { return field.Has(s.options.Game) }

// lengths returns the numbers of deals to choose from, including the chosen one.
func (s *Session) lengths() []int {
	if !s.hasField() {
		if !slices.Contains(choices.Lengths, s.options.Length) {
			s.options.Length = choices.Lengths[0]
		}
		return choices.Lengths
	}
	if s.options.Length < 1 || s.options.Length > field.Longest {
		s.options.Length = choices.Lengths[1]
	}
	if slices.Contains(boardCounts, s.options.Length) {
		return boardCounts
	}
	all := append(slices.Clone(boardCounts), s.options.Length)
	slices.Sort(all)
	return all
}

// lengthChoice returns the choice of a new session's number of deals.
func (s *Session) lengthChoice() family.Choice {
	all := s.lengths()
	var names []string
	for _, n := range all {
		names = append(names, strconv.Itoa(n))
	}
	label := text.T("home.deals")
	if s.hasField() {
		label = text.T("home.boards")
	}
	return family.Choice{Label: label, Options: names, Chosen: slices.Index(all, s.options.Length), Choose: func(i int) { s.pick(all[i], s.options.Seat) }}
}

// typeLength takes a digit of the number of boards of a field, and reports whether it can be one: 1 and 2 after another are 12, if
// there may be as many.
func (s *Session) typeLength(r rune, on bool) bool {
	n := int(r - '0')
	if more := 10*s.options.Length + n; on && more <= field.Longest {
		n = more
	}
	if n == 0 {
		return false
	}
	s.pick(n, s.options.Seat)
	return true
}
