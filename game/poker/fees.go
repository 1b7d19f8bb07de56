package poker

import "slices"

// fees are the points that the owner of a due fantasy gets when another player leaves, by the number of its cards.
// (Rules: progressive-poker, Between hands.)
var fees = map[int]int{14: 10, 15: 15, 16: 20, 17: 25}

// Price returns the payments a player would make if he left now: one to each other player with a fantasy coming,
// clockwise from his left. (Rules: progressive-poker, R10.)
func (g Game) Price(seat Seat) []Payment {
	t := g.State()
	if t.index(seat) < 0 {
		return nil
	}
	return t.leave(seat)
}

// leave makes, in place, the payments of a leaving player, and returns them. Suspended pairs owe nothing.
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

// close makes, in place, the payments if all leave at once: for each pair, in order, the difference of its fees.
// (Rules: progressive-poker, R13.)
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

// join seats a newcomer and suspends his pairs with players who have a fantasy coming. (Rules: progressive-poker, R12.)
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
