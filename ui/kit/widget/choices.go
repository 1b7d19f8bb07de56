package widget

import "fyne.io/fyne/v2"

// Choices are rows of choices, one of which has the focus.
type Choices struct {
	All []*Choice
	Row int // with the focus
}

// To moves the focus to a row, clamped to the first and last; without rows it stays. From then on the focus follows the
// mouse to rows that it changes, as a change may add or remove other rows.
func (c *Choices) To(row int) {
	if len(c.All) == 0 {
		return
	}
	c.Row = max(0, min(row, len(c.All)-1))
	for i, choice := range c.All {
		choice.Select(i == c.Row)
		choice.reach = func() { c.To(i) }
	}
}

// Key moves from row to row, or from option to option. It reports whether the key does any of
// that.
func (c *Choices) Key(key fyne.KeyName) bool {
	if len(c.All) == 0 {
		return false
	}
	switch key {
	case fyne.KeyUp:
		c.To(c.Row - 1)
	case fyne.KeyDown:
		c.To(c.Row + 1)
	case fyne.KeyHome:
		c.To(0)
	case fyne.KeyEnd:
		c.To(len(c.All) - 1)
	case fyne.KeyLeft:
		c.All[c.Row].Step(-1)
	case fyne.KeyRight:
		c.All[c.Row].Step(1)
	default:
		return false
	}
	return true
}
