package poker

import "slices"

// fees are the points that a fantasy which is due is worth to its owner when another player leaves, by its cards. (Rules:
// progressive-poker, Between hands.)
var fees = map[int]int{14: 10, 15: 15, 16: 20, 17: 25}

// Price returns what a player would pay if he left now: a payment to each other player who has a fantasy coming, clockwise
// from his left. (Rules: progressive-poker, R10.)
func (g Game) Price(seat Seat) []Payment {
	t := g.State()
	if t.index(seat) < 0 {
		return nil
	}
	return t.leave(seat)
}

// leave pays, in place, what it costs a player to leave, and returns the payments. Suspended pairs owe nothing.
func (t Table) leave(seat Seat) []Payment {
	var payments []Payment
	for _, other := range t.orderFrom(seat) {
		p, _ := t.Player(other)
		if t.Settled(seat, other) && p.fantasy() {
			payments = append(payments, t.pay(Payment{Pair: Pair{seat, other}, Points: -fees[p.Fantasy]}))
		}
	}
	return payments
}

// close pays, in place, what all owe who leave at once: each pair in the order the difference of its fees. (Rules:
// progressive-poker, R13.)
func (t Table) close() []Payment {
	var payments []Payment
	order := t.Order()
	for i, a := range order {
		for _, b := range order[i+1:] {
			first, _ := t.Player(a)
			second, _ := t.Player(b)
			if points := fees[first.Fantasy] - fees[second.Fantasy]; points != 0 && t.Settled(a, b) {
				payments = append(payments, t.pay(Payment{Pair: Pair{a, b}, Points: points}))
			}
		}
	}
	return payments
}

// join seats a newcomer, whose pairs with players who have a fantasy coming are suspended. (Rules: progressive-poker, R12.)
func (t *Table) join(seat Seat, chips int) {
	for _, p := range t.Players {
		if p.fantasy() {
			t.Suspended = append(t.Suspended, pairOf(seat, p.Seat))
		}
	}
	slices.SortFunc(t.Suspended, comparePairs)
	t.Players = append(t.Players, Player{Seat: seat, Stack: chips})
	slices.SortFunc(t.Players, func(a, b Player) int { return int(a.Seat) - int(b.Seat) })
}
