package poker

// royalties are the points of the bottom row, by kind; the middle row has twice as many. (Rules: progressive-poker, Points
// of a pair of players.)
var royalties = [...]int{Straight: 2, Flush: 4, Full: 6, Quads: 10, Five: 12, StraightFlush: 15, Royal: 25}

const (
	middleTrips = 2
	lowestPair  = 6 // value of the lowest pair that earns a royalty on top
)

// Royalty returns the points that a row earns on its own, won or not: up to 22 on top, 50 in the middle, 25 at the
// bottom.
func (r Rules) Royalty(row Row, s Strength) int {
	kind := s.Kind()
	switch {
	case row == Top && kind == Trips:
		return int(s>>(kindShift-rankBits)&15) + 8
	case row == Top && kind == OnePair:
		return max(0, int(s>>(kindShift-rankBits)&15)-lowestPair+1)
	case row == Top || int(kind) >= len(royalties):
		return 0
	case row == Middle && kind == Trips:
		return middleTrips
	case row == Middle:
		return 2 * royalties[kind]
	}
	return royalties[kind]
}
