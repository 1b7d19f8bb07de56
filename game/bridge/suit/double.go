package suit

// double counts the tricks of single layouts when declarer sees them too, and remembers them.
type double struct {
	known map[uint64]int8
}

// row holds the rest of one layout, from the top: the hands that hold the cards, 0 North, 1 South, 2 West, 3 East; and who
// can lead.
type row struct {
	cards   [17]uint8
	n       int
	entries [2]uint8
	lead    uint8
}

// row returns the layout of a shape in which West holds west.
func (s shape) row(west []uint8) row {
	r := row{entries: s.entries, lead: s.lead}
	for i := range len(s.tokens) {
		t := s.tokens[i]
		if t >= northCard {
			r.cards[r.n] = t - northCard
			r.n++
			continue
		}
		for j := range size(t) {
			r.cards[r.n] = 3
			if j < int(west[i]) {
				r.cards[r.n] = 2
			}
			r.n++
		}
	}
	return r.sorted()
}

// sorted puts equal cards of partners into one order. Those of declarer's side aren't equal when entries are counted.
func (r row) sorted() row {
	for i := 1; i < r.n; i++ {
		for j := i; j > 0 && r.cards[j]>>1 == r.cards[j-1]>>1 && r.cards[j] < r.cards[j-1]; j-- {
			if r.cards[j] < 2 && r.entries[0] != unlimited {
				break
			}
			r.cards[j], r.cards[j-1] = r.cards[j-1], r.cards[j]
		}
	}
	return r
}

// key returns a number that no other row of one problem has.
func (r row) key() uint64 {
	k := uint64(1)
	for _, c := range r.cards[:r.n] {
		k = k<<2 | uint64(c)
	}
	return k<<18 | uint64(r.entries[0])<<10 | uint64(r.entries[1])<<2 | uint64(r.lead)
}

// options returns the places of the cards of a hand, equal ones once; −1 alone if it has none.
func (r *row) options(hand uint8) (places [17]int8, n int) {
	for i := range r.n {
		if r.cards[i] == hand && (i+1 == r.n || r.cards[i+1] != hand) {
			places[n] = int8(i)
			n++
		}
	}
	if n == 0 {
		places[0], n = discard, 1
	}
	return places, n
}

// without returns the row after a trick of four cards, and whether declarer's side won it.
func (r *row) without(lead, second, third, fourth int8) (next row, won bool) {
	next = row{entries: r.entries, lead: nobody}
	winner := r.n
	for i := range r.n {
		if j := int8(i); j != lead && j != second && j != third && j != fourth {
			next.cards[next.n] = r.cards[i]
			next.n++
		} else if winner == r.n {
			winner = i
		}
	}
	won = r.cards[winner] < 2
	if won && r.entries[0] != unlimited {
		next.lead = r.cards[winner]
	}
	return next, won
}

// tricks returns how many tricks declarer's side takes.
func (d *double) tricks(r row) int8 {
	var hands [4]int8
	for _, c := range r.cards[:r.n] {
		hands[c]++
	}
	most := max(hands[0], hands[1])
	if most == 0 || hands[2]+hands[3] == 0 && r.entries[0] == unlimited {
		return most
	}
	k := r.key()
	if v, ok := d.known[k]; ok {
		return v
	}
	best := int8(0)
	s := shape{entries: r.entries, lead: r.lead}
	for hand := range uint8(2) {
		left, ok := s.reach(hand)
		if !ok || hands[hand] == 0 {
			continue
		}
		from := r
		from.entries = left
		leads, n := r.options(hand)
		for _, lead := range leads[:n] {
			if best < most {
				best = max(best, d.led(&from, hand, lead, best, most))
			}
		}
	}
	d.known[k] = best
	return best
}

// led returns the tricks after a lead, or no more than floor if they are no more.
func (d *double) led(r *row, hand uint8, lead, floor, most int8) int8 {
	seconds, n := r.options(3 - hand) // East after North
	for _, second := range seconds[:n] {
		if most <= floor {
			break
		}
		best := int8(-1)
		thirds, n := r.options(1 - hand)
		for _, third := range thirds[:n] {
			if best < most {
				best = max(best, d.last(r, hand, lead, second, third, best, most))
			}
		}
		most = min(most, best)
	}
	return most
}

// last returns the tricks when only fourth hand is still to play, or no more than floor.
func (d *double) last(r *row, hand uint8, lead, second, third, floor, most int8) int8 {
	fourths, n := r.options(2 + hand)
	for _, fourth := range fourths[:n] {
		if most <= floor {
			break
		}
		next, won := r.without(lead, second, third, fourth)
		v := d.tricks(next.sorted())
		if won {
			v++
		}
		most = min(most, v)
	}
	return most
}
