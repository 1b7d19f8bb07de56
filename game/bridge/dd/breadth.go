package dd

// Breadth is how many cards a search tries at each turn at most, the most promising first. 0 is no
// limit. A search with limits doesn't prove anything: it estimates what each side takes if it finds its
// best cards among those.
//
// Both sides overlook something then, and mostly that comes to nothing: README.md says how far estimates are off.
type Breadth struct {
	Leads    int // to a trick
	Follows  int // cards of the suit led
	Discards int // cards of other suits, ruffs among them
}

// over reports whether a number of cards have been tried that is the limit.
func over(limit, tried int) bool { return limit > 0 && tried >= limit }

// NewEstimator returns a solver that tries only as many cards as the breadth says, so that the bounds it
// gives, exact ones too, are estimates. Its table takes at most the given number of bytes; 0 or less is [DefaultMemory].
func NewEstimator(memory int, b Breadth) *Solver {
	s := NewSolver(memory)
	s.search.breadth = b
	return s
}
