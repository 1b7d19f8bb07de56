package suit

// Blind returns a line's chances, as in Chances, against defenders who don't see the other hands, or nil if the line wasn't
// searched for every number of tricks. Each follows low in second hand. In fourth hand a defender wins as cheaply as he can
// if declarer's side would win the trick otherwise, and follows low if not. Of cards that are equal at that moment, which no
// card of another hand that is still there lies between, each is as likely (the rule of restricted choice follows). They
// never cover, duck, or falsecard.
func (l Line) Blind() []float64 {
	if !l.whole || l.Bound {
		return nil
	}
	chances := make([]float64, len(l.Chances))
	w := walker{counted: l.counted}
	for i, west := range l.layouts.west {
		if west != nil && l.weights[i] > 0 {
			for tricks, c := range w.blind(l.plan, l.tokens, west) {
				for k := range tricks + 1 {
					chances[k] += l.weights[i] * c
				}
			}
		}
	}
	return chances
}

// blind returns the chance of each number of tricks when the layout is known to us, not to the players.
func (w walker) blind(p *plan, s shape, west []uint8) []float64 {
	hands, missing := s.count()
	most := max(hands[0], hands[1])
	chances := make([]float64, most+1)
	if p.branches == nil {
		// Nothing is missing, or declarer's side has no card or entry left.
		tricks := 0
		if missing == 0 && s.entries[0] == unlimited {
			tricks = most
		}
		chances[tricks] = 1
		return chances
	}
	left, _ := s.reach(p.hand)
	t := trick{task: task{shape: s}, hand: p.hand, card: int(p.card), left: left}
	for b := p.branches; b != nil; b = b.prev {
		t.second, t.third = int(b.played), int(b.card)
		share := t.follows(west, discard, false)
		if share == 0 {
			continue
		}
		for a := b.answers; a != nil; a = a.prev {
			c := share * t.follows(west, int(a.played), true)
			if c == 0 {
				continue
			}
			next, won := t.after(int(a.played))
			shift := 0
			if won {
				shift = 1
			}
			there := t.moved(west, int(a.played), next)
			if there == nil {
				there = next.lay().west[0]
			}
			for k, d := range w.blind(a.next, next, there) {
				chances[k+shift] += c * d
			}
		}
	}
	return chances
}

// follows returns the chance that second or, last, fourth hand plays a token when it doesn't see the others. Second hand's
// token is that of the trick.
func (t trick) follows(west []uint8, fourth int, last bool) float64 {
	token := t.second
	if last {
		token = fourth
	}
	if !t.legal(west, token, last) {
		return 0
	}
	if token == discard {
		return 1
	}
	wanted := t.natural(west, last)
	// The cards equal to the one wanted: his own, up to the next of another hand.
	from, to := wanted, wanted
	for from > 0 && t.alone(west, from-1, last) {
		from--
	}
	for to+1 < len(t.tokens) && t.alone(west, to+1, last) {
		to++
	}
	if token < from || token > to {
		return 0
	}
	all := 0
	for i := from; i <= to; i++ {
		all += t.held(west, i, last)
	}
	return float64(t.held(west, token, last)) / float64(all)
}

// alone reports whether no other hand has a card of this token: in a group it holds all, or the other defender's are equal
// to its own.
func (t trick) alone(west []uint8, token int, last bool) bool {
	return t.tokens[token] < northCard && t.held(west, token, last) == size(t.tokens[token])
}

// natural returns the token that a defender who sees nothing plays.
func (t trick) natural(west []uint8, last bool) int {
	lowest, cheapest := discard, discard
	ours := t.card
	if t.third != discard {
		ours = min(ours, t.third)
	}
	for i := range len(t.tokens) {
		if t.tokens[i] >= northCard || t.held(west, i, last) == 0 {
			continue
		}
		lowest = i
		if i < ours {
			cheapest = i
		}
	}
	partnerWins := t.second != discard && t.second < ours
	if last && cheapest != discard && !partnerWins {
		return cheapest
	}
	return lowest
}
