package poker

// Settlement is the result of a hand. Lists are by player.
type Settlement struct {
	Rated []Rated
	Pairs []Payment // all pairs that aren't suspended, in the order of settling
	After []int     // stacks afterwards, in chips
	Next  []int     // cards at once in the next hand: 0 14 15 16 17
}

// Payment is a payment between a pair of players, as seen by the first.
type Payment struct {
	Pair   Pair
	Lines  string // rows from the top, as +-=; empty between hands
	Points int    // owed
	Paid   int    // in chips: less than the points are worth if a stack is too short
}

// Settle returns the result of the hand, or the zero Settlement if it isn't over. Pairs settle in order, each with one
// payment. (Rules: progressive-poker, Settlement, R8.)
func (h Hand) Settle() Settlement {
	if !h.Over() || len(h.deal) == 0 {
		return Settlement{}
	}
	t := h.Table()
	s := Settlement{Rated: make([]Rated, len(t.Players))}
	for i, p := range t.Players {
		s.Rated[i] = t.Rules.Rate(h.Board(p.Seat))
		next := s.Rated[i].Fantasy
		if p.fantasy() {
			next = s.Rated[i].Return
		}
		s.Next = append(s.Next, next)
	}
	order := t.Order()
	for i, first := range order {
		for _, second := range order[i+1:] {
			if !t.Settled(first, second) {
				continue
			}
			payment := Payment{Pair: Pair{first, second}}
			payment.Lines, payment.Points = t.Rules.Points(s.Rated[t.index(first)], s.Rated[t.index(second)])
			s.Pairs = append(s.Pairs, t.pay(payment))
		}
	}
	for _, p := range t.Players {
		s.After = append(s.After, p.Stack)
	}
	return s
}

// pay moves the chips of a payment from one stack to the other, in place, and returns it with the amount paid: nobody
// pays more than he has, or wins more from one player than he has himself. (Rules: progressive-poker, Settlement.)
func (t Table) pay(p Payment) Payment {
	first, second := &t.Players[t.index(p.Pair.First)], &t.Players[t.index(p.Pair.Second)]
	owed := p.Points * t.Rules.Point
	limit := min(first.Stack, second.Stack)
	p.Paid = max(-limit, min(owed, limit))
	first.Stack += p.Paid
	second.Stack -= p.Paid
	return p
}
