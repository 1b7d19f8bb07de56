package text

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Fault describes in a sentence why a position can't be played.
func Fault(e *chess.PositionError) string {
	words := []any{"Army", Army(e.Army), "Square", e.Square, "Variant", Variant(e.Variant)}
	switch e.Fault {
	case chess.TooMany:
		return text.T("chess.fault.TooMany."+e.Kind.String(), words...)
	case chess.FewKings:
		return text.TN("chess.fault.FewKings", e.Number)
	}
	return text.T("chess.fault."+e.Fault.String(), words...)
}
