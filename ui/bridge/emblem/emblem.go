// Package emblem draws the pictures of the games of bridge: each game's table, seen from above. All are drawn from
// vectors, in the colours of the window and with the user's choice of cards.
package emblem

import (
	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/ui/kit/miniature"
	"github.com/superbridge/superbridge/ui/kit/theme"
)

// Width and Height are the measures of every picture, in its own units.
const (
	Width  = miniature.Width
	Height = miniature.Height
)

// pictures has the drawing of a game's table, by its name.
var pictures = map[string]func(*table){
	"SuperBridge":      (*table).maids,
	"Duplicate":        (*table).board,
	"Rubber":           (*table).rubber,
	"Chicago":          (*table).pad,
	"ChicagoDuplicate": (*table).wheel,
	"Target":           (*table).target,
	"MiniBridge":       (*table).announced,
	"Duplicate36":      (*table).sixes,
	"Rubber36":         (*table).shortRubber,
}

// Of returns the picture of a game. A game without its own shows its deck.
func Of(r bridge.Rules, style cardart.Style, p theme.Palette) vector.Drawing {
	t := &table{Table: miniature.New(p), rules: r, style: style}
	if draw, ok := pictures[r.Name]; ok {
		draw(t)
	} else {
		t.deck()
	}
	return t.Drawing
}

// table is a picture as it is drawn.
type table struct {
	*miniature.Table
	rules bridge.Rules
	style cardart.Style
}
