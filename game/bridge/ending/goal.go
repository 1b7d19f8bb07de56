package ending

import "context"

// Answer holds the legal cards with what they achieve, for a goal.
type Answer struct {
	Plays []Play // as [Solve] returns them
	Need  int    // the tricks that the side wants at least
	Work  int    // done, counted as for [Solve]
}

// SolveOpen is [Solve] with the goal that is open. That is p.Need, unless all cards are sure to reach it or none ever
// does. Then it is the nearest higher one that isn't sure, or the nearest lower one that isn't hopeless; if there is none
// higher than that isn't hopeless, the last that is sure. The work is for all goals together.
func SolveOpen(ctx context.Context, p Position, work int) (Answer, error) {
	if len(p.Layouts) == 0 {
		return Answer{}, ErrPosition
	}
	left := len(p.Layouts[0].Hands[p.Trick.Turn()].Cards())
	p.Need = min(max(p.Need, 1), left)
	var safe []Play // with all cards, for the goal below
	lowered, spent := false, 0
	for {
		rest := work
		if work > 0 {
			if rest -= spent; rest <= 0 {
				return Answer{}, ErrLimit
			}
		}
		plays, done, err := solve(ctx, p, rest)
		if err != nil {
			return Answer{}, err
		}
		spent += done
		low, high := extremes(plays)
		switch {
		case high <= tiny && safe != nil:
			return Answer{safe, p.Need - 1, spent}, nil
		case high <= tiny && p.Need > 1:
			lowered = true
			p.Need--
		case low >= 1-tiny && !lowered && p.Need < left:
			safe = plays
			p.Need++
		default:
			return Answer{plays, p.Need, spent}, nil
		}
	}
}

// extremes returns the lowest and the highest probability.
func extremes(plays []Play) (low, high float64) {
	low = 1
	for _, play := range plays {
		low, high = min(low, play.Probability), max(high, play.Probability)
	}
	return low, high
}
