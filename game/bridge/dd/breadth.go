package dd

// Breadth limits the number of cards that a search tries at each turn, the most promising first. 0 means no limit. A
// search with limits proves nothing: it estimates the tricks of each side if it finds its best cards among those.
//
// Both sides overlook something then, which usually cancels out: README.md says how far estimates are off.
type Breadth struct {
	Leads    int // to a trick
	Follows  int // cards of the suit led
	Discards int // cards of other suits, ruffs among them
}

// over reports whether the number of cards tried has reached the limit.
func over(limit, tried int) bool { return limit > 0 && tried >= limit }

// NewEstimator returns a solver limited by the breadth, so that its bounds, even exact ones, are estimates. Its table
// takes at most the given number of bytes; 0 or less is [DefaultMemory].
func NewEstimator(memory int, b Breadth) *Solver {
	s := NewSolver(memory)
	s.search.breadth = b
	return s
}
