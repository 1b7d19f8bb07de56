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
	Turns   bool // with several users, the board turns to the one in turn
	Targets bool // mark the squares to which a piece may go
	Halos   bool // mark kings that can be taken, or can enter the Castle
}

// UsualLook returns the look of a new user.
func UsualLook() Look { return Look{View: tabletop.Corner, Turns: true, Targets: true, Halos: true} }

// views are the views in the order of the options.
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

// ParseLook reads the text form. Missing and invalid parts are as usual.
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
