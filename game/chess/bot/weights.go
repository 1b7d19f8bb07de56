package bot

import "github.com/superbridge/superbridge/game/chess"

// weights are the weights of the evaluation in one class of positions.
type weights struct {
	steep int                // the odds by the logarithm of a side's strength, in thousandths
	of    [allFeatures]int32 // strength in hundredths of a pawn, the rest in thousandths of log-odds
}

// classes are the weights of all classes of positions.
type classes [12]weights

// in returns the weights for a position: by the kind of game, by how many sides there are and were, and with dice.
func (c *classes) in(p *chess.Position) *weights {
	class := 2 * int(p.Variant().Mode)
	switch mode := p.Variant().Mode; {
	case p.Rules().Armies().Len() == 2:
		class = 5
	case mode != chess.B && p.Kings().Len() == 2:
		class++
	}
	if p.Variant().Dice {
		class += len(c) / 2
	}
	return &c[class]
}

// weightsFor returns the weights with which a search evaluates a position.
func weightsFor(p *chess.Position) *weights { return searching.in(p) }
