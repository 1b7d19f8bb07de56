package poker

// SettlePoints settles pairs of players, whose stacks are given in order, by their points: first with second, first
// with third, and so on. It returns the payment to each pair's first player, and the stacks afterwards.
func SettlePoints(point int, stacks, points []int) (paid, after []int) {
	t := Table{Rules: Standard()}
	t.Rules.Point = point
	for i, stack := range stacks {
		t.Players = append(t.Players, Player{Seat: Seat(i + 1), Stack: stack})
	}
	for i := range t.Players {
		for j := i + 1; j < len(t.Players); j++ {
			p := t.pay(Payment{Pair: Pair{t.Players[i].Seat, t.Players[j].Seat}, Points: points[len(paid)]})
			paid = append(paid, p.Paid)
		}
	}
	for _, p := range t.Players {
		after = append(after, p.Stack)
	}
	return paid, after
}
