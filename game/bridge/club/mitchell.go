package club

// mitchell returns the movement for 3 to 8 tables. North-South are pairs 1 to tables, and the others follow. With an even
// number of tables the pairs that move skip one in the middle, or they would meet boards again, and there is a round less.
func mitchell(tables int) Movement {
	m := Movement{Kind: Mitchell, Tables: tables, Contestants: 2 * tables, Sets: tables}
	rounds := tables
	if tables%2 == 0 {
		rounds--
	}
	for r := range rounds {
		gone := r
		if tables%2 == 0 && r >= tables/2 {
			gone++
		}
		round := make([]Place, tables)
		for t := range round {
			ns, ew := t+1, tables+1+(t-gone+tables)%tables
			round[t] = Place{Seats: [4]int{ns, ew, ns, ew}, Set: (t + r) % tables}
		}
		m.Rounds = append(m.Rounds, round)
	}
	return m
}
