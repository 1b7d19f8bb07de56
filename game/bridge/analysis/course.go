package analysis

import "github.com/superbridge/superbridge/game/bridge"

// Course returns declarer's total tricks if everybody had played his best from a point on: before the opening
// lead, and after each event of the play; -1 where that isn't known. The first is the worth of the contract,
// the last the tricks he took. It is empty for a board without play.
func (a Analysis) Course(b bridge.Board) []int {
	c := b.Contract()
	if b.Phase() != bridge.Finished || c.PassedOut() {
		return nil
	}
	first := b.Opening()
	course := make([]int, len(b.Events())-first+1)
	for i := range course {
		course[i] = -1
	}
	lost := func(i int) (tricks int, ok bool) { // by declarer, with one event
		act, ok := a.Act(first + i)
		if act.Seat.Side() != c.Declarer.Side() {
			return -act.Cost, ok && !act.Unknown
		}
		return act.Cost, ok && !act.Unknown
	}
	last := len(course) - 1
	course[last] = b.DeclarerTricks()
	for i := last - 1; i >= 0; i-- {
		tricks, ok := lost(i)
		if !ok {
			break
		}
		course[i] = course[i+1] + tricks
	}
	if worth, ok := a.Worth(c); ok {
		course[0] = worth
	}
	for i := 0; i < last && course[i] >= 0 && course[i+1] < 0; i++ {
		tricks, ok := lost(i)
		if !ok {
			break
		}
		course[i+1] = course[i] - tricks
	}
	return course
}
