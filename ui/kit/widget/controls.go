package widget

import "fyne.io/fyne/v2"

// Control can have the focus: a [Button], a [Choice], or something that a screen draws itself.
type Control interface {
	Select(on bool)
	// Able reports whether the control can be used now: a greyed or hidden button can't.
	Able() bool
}

// Controls are rows of controls, one of which has the focus. A control that can't be used never has it: arrows pass
// over it, and the focus leaves one that is switched off. If none can be used nothing has it. The zero value has no
// controls.
type Controls struct {
	Flow bool // left and right continue in the next row

	rows        [][]Control
	row, column int     // place of the focus, even if unusable
	on          Control // nil if it is nowhere
}

// Column returns rows of a control each.
func Column[C Control](all []C) [][]Control {
	var rows [][]Control
	for _, c := range all {
		rows = append(rows, []Control{c})
	}
	return rows
}

// Set replaces the controls. The focus stays in its place, or moves to the nearest usable one.
func (c *Controls) Set(rows [][]Control) {
	c.rows, c.on = rows, nil
	for _, row := range rows {
		for _, control := range row {
			if b, ok := control.(*Button); ok {
				b.onEnabled = c.settle
			}
		}
	}
	c.To(c.row, c.column)
}

// At returns the place of the focus, even if it is unusable.
func (c *Controls) At() (row, column int) { return c.row, c.column }

// Rows returns the rows.
func (c *Controls) Rows() [][]Control { return c.rows }

// On returns the control that the keyboard is on, or nil.
func (c *Controls) On() Control { return c.on }

// To moves the focus to a place, clamped to the first and last; from an unusable one it moves on to the next usable
// one, or at the end to the nearest before.
func (c *Controls) To(row, column int) {
	c.row, c.column = max(0, min(row, len(c.rows)-1)), max(0, column)
	c.settle()
}

// settle moves the focus to its place, or to the nearest usable one.
func (c *Controls) settle() {
	on := Control(nil)
	for _, way := range [2]int{1, -1} {
		for row := c.row; on == nil && row >= 0 && row < len(c.rows); row += way {
			if column, ok := c.nearest(row); ok {
				on = c.rows[row][column]
				c.row, c.column = row, column
			}
		}
	}
	c.put(on)
}

// nearest returns the column of the usable control in a row that is nearest to the focus; of two equally near the later
// one.
func (c *Controls) nearest(row int) (column int, ok bool) {
	at := min(c.column, len(c.rows[row])-1)
	for d := range len(c.rows[row]) {
		for _, column := range [2]int{at + d, at - d} {
			if column >= 0 && column < len(c.rows[row]) && c.rows[row][column].Able() {
				return column, true
			}
		}
	}
	return 0, false
}

// put gives the focus to a control, or to none.
func (c *Controls) put(on Control) {
	c.on = on
	for _, row := range c.rows {
		for _, control := range row {
			control.Select(control == on)
		}
	}
}

// Down moves a number of rows down, or up, past those without a usable control.
func (c *Controls) Down(by int) {
	way := 1
	if by < 0 {
		way = -1
	}
	for ; by != 0; by -= way {
		for row := c.row + way; row >= 0 && row < len(c.rows); row += way {
			if column, ok := c.nearest(row); ok {
				c.row, c.column = row, column
				break
			}
		}
	}
	c.settle()
}

// Right moves to the next usable control, or with -1 to the one before.
func (c *Controls) Right(by int) {
	if c.on == nil {
		return
	}
	for row, column := c.row, c.column+by; row >= 0 && row < len(c.rows); column += by {
		switch in := c.rows[row]; {
		case column >= 0 && column < len(in) && in[column].Able():
			c.row, c.column = row, column
			c.settle()
			return
		case column >= 0 && column < len(in):
		case !c.Flow:
			return
		default:
			if row += by; by < 0 && row >= 0 {
				column = len(c.rows[row])
			} else {
				column = -1
			}
		}
	}
}

// Key moves from row to row and from control to control; in a choice left and right change it. It reports whether the key does any of
// that.
func (c *Controls) Key(key fyne.KeyName) bool {
	choice, chooses := c.on.(*Choice)
	by := 1
	if key == fyne.KeyLeft {
		by = -1
	}
	switch key {
	case fyne.KeyUp:
		c.Down(-1)
	case fyne.KeyDown:
		c.Down(1)
	case fyne.KeyLeft, fyne.KeyRight:
		if chooses {
			choice.Step(by)
		} else {
			c.Right(by)
		}
	case fyne.KeyHome:
		c.To(0, 0)
	case fyne.KeyEnd:
		if last := len(c.rows) - 1; last >= 0 {
			c.To(last, len(c.rows[last])-1)
		}
	default:
		return false
	}
	return true
}

// Press presses the button that the keyboard is on, and reports whether it is on one.
func (c *Controls) Press() bool {
	b, ok := c.on.(*Button)
	if ok {
		b.Tapped(nil)
	}
	return ok
}
