package widget

import "fyne.io/fyne/v2"

// Choices are choices one below the other, on one of which the keyboard is.
type Choices struct {
	All []*Choice
	Row int // where the keyboard is
}

// To puts the keyboard on a row: beyond the first or the last on that one, and while there are no rows it stays where it was. From then on
// the keyboard follows the mouse to rows that it changes, for a change may add or remove other rows.
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
