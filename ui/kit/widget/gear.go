package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	ours "github.com/superbridge/superbridge/ui/kit/theme"
)

// SettingsKey leads from a table to the settings, and back.
const SettingsKey = fyne.KeyF2

// Measures of a gear, in units of its table.
const (
	gearRoom   = 62 // left free for it at the right end of the line above the table
	gearWidth  = 56
	gearHeight = 30
)

// Gear is the button of a table that leads to the settings.
type Gear struct{ *Button }

// NewGear returns the button. It is not seen if opened is nil.
func NewGear(art *Art, opened func()) Gear {
	b := NewButton(art, "", string(SettingsKey), opened)
	b.Icon, b.Hidden = theme.SettingsIcon(), opened == nil
	return Gear{b}
}

// Room returns the width that the button takes at the right end of the line above the table, in units.
func (g Gear) Room() float32 {
	if g.Hidden {
		return 0
	}
	return gearRoom
}

// Place puts the button at the right end of the line, which begins at x and has this width and height; unit is that of
// the table.
func (g Gear) Place(x, width, high, unit float32) {
	if size := ours.SmallText * unit; g.TextSize != size {
		g.TextSize = size
		g.Refresh()
	}
	Put(g.Button, x+width-(HeadlineInset+gearWidth-6)*unit, (high-gearHeight*unit)/2, gearWidth*unit, gearHeight*unit)
}
