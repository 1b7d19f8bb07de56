package table

import (
	"strings"

	"github.com/superbridge/superbridge/ui/chess/tabletop"
)

// Look says how a user wants to see the board, and what helps him on it. Two compare with ==.
//
// The text form is as in "view=corner turns=yes targets=yes halos=yes".
type Look struct {
	View    tabletop.View
	Turns   bool // where several persons play, the board turns to whoever is in turn
	Targets bool // where a piece may go is marked
	Halos   bool // kings that can be taken, or can enter the Castle, are marked
}

// UsualLook returns the look of somebody who has chosen nothing yet.
func UsualLook() Look { return Look{View: tabletop.Corner, Turns: true, Targets: true, Halos: true} }

// views are in the order in which they are offered.
var views = []tabletop.View{tabletop.Corner, tabletop.Grid}

// flag is a part of a look that is on or off.
type flag struct {
	key string
	of  func(*Look) *bool
}

var flags = []flag{
	{"turns", func(l *Look) *bool { return &l.Turns }},
	{"targets", func(l *Look) *bool { return &l.Targets }},
	{"halos", func(l *Look) *bool { return &l.Halos }},
}

// String returns the text form.
func (l Look) String() string {
	view := "view=corner"
	if l.View == tabletop.Grid {
		view = "view=grid"
	}
	parts := []string{view}
	for _, f := range flags {
		value := "=no"
		if *f.of(&l) {
			value = "=yes"
		}
		parts = append(parts, f.key+value)
	}
	return strings.Join(parts, " ")
}

// ParseLook reads the text form. What is missing or makes no sense is as usual.
func ParseLook(text string) Look {
	l := UsualLook()
	for part := range strings.FieldsSeq(text) {
		key, value, _ := strings.Cut(part, "=")
		if key == "view" && value == "grid" {
			l.View = tabletop.Grid
		}
		for _, f := range flags {
			if key == f.key && (value == "yes" || value == "no") {
				*f.of(&l) = value == "yes"
			}
		}
	}
	return l
}
