package poker

// CheckEarly returns nil if an act may be decided on before its seat's turn: the cards of the seat's next stage are there, and
// the act will be legal when its turn comes, whatever others do until then. Otherwise it returns a [*RuleError]. In turn it is
// as [Hand.Check].
func (h Hand) CheckEarly(a Act) error {
	for _, t := range h.turns[min(len(h.acts), len(h.turns)):] {
		if t.seat != a.Seat {
			continue
		}
		p, _ := h.table.Player(a.Seat)
		if h.table.come(p, h.Stage()) < h.table.come(p, t.stage) {
			break // his cards are still to come
		}
		return a.check(t, h.Hold(a.Seat), h.Board(a.Seat))
	}
	return h.Check(a)
}
