package sheet

// Spaced is the part of a sheet on which the space bar does what Enter does.
type Spaced struct{}

func (Spaced) spaced() {}

// Peek is the part of a sheet that is only looked at: another one takes its place.
type Peek struct{ Spaced }

func (Peek) onlyLookedAt() {}

// Peeks reports whether a sheet is only looked at.
func Peeks(o Sheet) bool {
	_, ok := o.(interface{ onlyLookedAt() })
	return ok
}

// Turn lays a sheet that is only looked at on top, in the place of another one, or takes away the one of its kind.
func Turn[kind Sheet](s *Stack, o kind) {
	if _, same := s.Top().(kind); same {
		s.Pop()
	} else {
		s.Replace(o, Peeks)
	}
}
