package text

import (
	"errors"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Rule names the rule that forbids the user's act, if err is a [*chess.RuleError]. Any other error gives its own
// message.
func Rule(err error) string {
	var broken *chess.RuleError
	if !errors.As(err, &broken) {
		if err == nil {
			return ""
		}
		return text.Error(err)
	}
	if broken.Rule == chess.PieceMove && broken.Piece != chess.Empty {
		return text.T("chess.rule.PieceMove." + broken.Piece.Kind().String())
	}
	if !text.Has("chess.rule." + broken.Rule.String()) {
		return text.Error(err)
	}
	pairs := []any{"Army", Army(broken.Army), "Square", broken.Square, "N", broken.Number}
	if broken.Piece != chess.Empty {
		pairs = append(pairs, "Owner", Army(broken.Piece.Army()), "Piece", Kind(broken.Piece.Kind()))
	}
	return text.T("chess.rule."+broken.Rule.String(), pairs...)
}
