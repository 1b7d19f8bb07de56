package suit

// plan is a way to play a shape to its end, and what it yields: for each number of tricks of the window, the layouts in which
// it takes that number or more, whatever the defenders do.
type plan struct {
	yield    set
	hand     uint8 // that leads: 0 North, 1 South
	card     int8  // the token that is led
	branches *branch
}

// branch says what declarer does when second hand has played a token; prev has the other cases.
type branch struct {
	prev    *branch
	played  int8 // second hand's token, or discard
	card    int8 // third hand's token, or discard
	answers *answer
}

// answer says how declarer goes on when fourth hand has played a token; prev has the other cases.
type answer struct {
	prev   *answer
	played int8 // fourth hand's token, or discard
	won    bool // the trick was declarer's
	next   *plan
}

// front is a number of plans of which none yields at least as much as another in every layout.
type front []*plan

// insert returns the front with a plan added, unless one of the front is at least as good everywhere, and without those that it beats.
func (s *search) insert(f front, p *plan) front {
	s.spend(len(f) + 1)
	for _, q := range f {
		if p.yield.within(q.yield) {
			return f
		}
	}
	kept := f[:0]
	for _, q := range f {
		if !q.yield.within(p.yield) {
			kept = append(kept, q)
		}
	}
	return append(kept, p)
}

// both returns the plans that have a part of f and one of g, for two cards of which the defenders choose one.
func (s *search) both(f, g front, join func(p, q *plan) *plan) front {
	if f == nil {
		return g
	}
	var out front
	scratch := make(set, len(f[0].yield))
	for _, p := range f {
		for _, q := range g {
			if s.spend(len(out) + 1); s.left <= 0 {
				return out
			}
			for i := range scratch {
				scratch[i] = p.yield[i] & q.yield[i]
			}
			if out.covers(scratch) {
				continue
			}
			j := join(p, q)
			j.yield = append(set(nil), scratch...)
			out = s.insert(out, j)
		}
	}
	return out
}

// covers reports whether a plan of the front yields at least this.
func (f front) covers(yield set) bool {
	for _, p := range f {
		if yield.within(p.yield) {
			return true
		}
	}
	return false
}
