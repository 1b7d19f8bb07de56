package home

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Lengths are the numbers of deals that a new rubber may have.
var Lengths = []int{4, 8, 12, 16}

// boardCounts are those of a field that are offered; any up to field.Longest can be typed.
var boardCounts = []int{1, 4, 8, 16, 24, 32}

// hasField reports whether new sessions of the game have fields.
func (s *Screen) hasField() bool { return field.Has(s.options.Game) }

// lengths returns the numbers of deals that are offered, with the one that is chosen.
func (s *Screen) lengths() []int {
	if !s.hasField() {
		if !slices.Contains(Lengths, s.options.Length) {
			s.options.Length = Lengths[0]
		}
		return Lengths
	}
	if s.options.Length < 1 || s.options.Length > field.Longest {
		s.options.Length = Lengths[1]
	}
	if slices.Contains(boardCounts, s.options.Length) {
		return boardCounts
	}
	all := append(slices.Clone(boardCounts), s.options.Length)
	slices.Sort(all)
	return all
}

// buildLength makes the choice of how many deals a new rubber has.
func (s *Screen) buildLength() *widget.Choice {
	all := s.lengths()
	var names []string
	for _, n := range all {
		names = append(names, strconv.Itoa(n))
	}
	label := text.T("home.deals")
	if s.hasField() {
		label = text.T("home.boards")
	}
	return widget.NewChoice(s.art, label, theme.U(controlWidth), names, slices.Index(all, s.options.Length),
		func(i int) { s.options.Length = all[i] })
}

// typeLength takes a digit of the number of boards of a field, and reports whether it was one: 1 and 2 after another are
// 12, if there may be as many.
func (s *Screen) typeLength(r rune) bool {
	if r < '0' || r > '9' || !s.hasField() {
		return false
	}
	n := int(r - '0')
	if more := 10*s.options.Length + n; s.typed && more <= field.Longest {
		n = more
	}
	if n > 0 {
		s.options.Length, s.typed = n, true
		s.Redraw()
	}
	return true
}

// digit reports whether a key is that of a digit.
func digit(key fyne.KeyName) bool { return len(key) == 1 && key[0] >= '0' && key[0] <= '9' }
