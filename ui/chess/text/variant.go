package text

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Variant returns the name of a variant, as in "Conquest, 4 players, with dice".
func Variant(v chess.Variant) string {
	parts := []any{"Mode", text.T("chess.mode." + v.Mode.String())}
	if v.Dice {
		return text.TN("chess.variant.dice", int(v.Persons), parts...)
	}
	return text.TN("chess.variant", int(v.Persons), parts...)
}
