package chess

// TourDone reports whether an army's king may enter the Castle. Without dice it is always true.
func (p *Position) TourDone(a Army) bool {
	switch {
	case !p.rules.Dice || p.rules.Tour == NoTour:
		return true
	case p.rules.Tour == TourEither && p.tours[a] == -round:
		return true
	}
	return p.tours[a] == round
}

// round is the number of territories in a tour.
const round = 4

// travel counts a king's step across the border between two territories. (Rules: octagonal-chess, Tour.)
func (p *Position) travel(a Army, from, to Square) {
	t, u := geometry.territory[from], geometry.territory[to]
	if t == u || t == 0 || u == 0 || p.rules.Tour == NoTour || p.TourDone(a) {
		return
	}
	step := int32(-1)
	if u == t%round+1 {
		step = 1
	}
	p.setTour(a, p.tours[a]+step)
}
