package sheet

// Spaced is the part of a sheet on which the space bar does what Enter does.
type Spaced struct{}

func (Spaced) spaced() {}

// Peek is the part of a sheet that is only for reading: another one replaces it.
type Peek struct{ Spaced }

func (Peek) onlyLookedAt() {}

// Peeks reports whether a sheet is only for reading.
func Peeks(o Sheet) bool {
	_, ok := o.(interface{ onlyLookedAt() })
	return ok
}

// Turn replaces the sheet for reading on top by another one, or removes it if it is of the same kind.
func Turn[kind Sheet](s *Stack, o kind) {
	if _, same := s.Top().(kind); same {
		s.Pop()
	} else {
		s.Replace(o, Peeks)
	}
}
