package poker

// CheckEarly returns nil if a seat may decide on an act before its turn: the cards of its next stage have come, and the
// act will be legal when its turn comes, whatever others do until then. Otherwise it returns a [*RuleError]. In turn it
// is like [Hand.Check].
func (h Hand) CheckEarly(a Act) error {
	for _, t := range h.turns[min(len(h.acts), len(h.turns)):] {
		if t.seat != a.Seat {
			continue
		}
		p, _ := h.table.Player(a.Seat)
		if h.table.come(p, h.Stage()) < h.table.come(p, t.stage) {
			break // his cards haven't come yet
		}
		return a.check(t, h.Hold(a.Seat), h.Board(a.Seat))
	}
	return h.Check(a)
}
