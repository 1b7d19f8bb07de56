package club

// meeting is the pairs of a table in the first round of a Howell, and its set of boards as the number of rounds since it
// would have been that of table 1. Pairs are counted from 0; all but the last pair advance by one from round to round.
type meeting struct{ ns, ew, since int }

// howells are the tables from the second on, by the number of tables. At the first the last pair stays, and the others
// come by one after another. The differences of the pairs are all different, so that each meets each; and so are the pairs
// after "since" rounds, so that each plays each set. (Source: starters and adders of Room squares, as in
// C. Colbourn, J. Dinitz, Handbook of Combinatorial Designs, VI.50; these were found by a search.) With two and three
// tables there are no such squares, and all tables play the same set.
var howells = map[int][]meeting{
	2: {{1, 2, 0}},
	3: {{1, 4, 0}, {2, 3, 0}},
	4: {{1, 3, 3}, {2, 6, 6}, {4, 5, 5}},
	5: {{1, 2, 1}, {3, 7, 7}, {4, 6, 2}, {5, 8, 8}},
	6: {{1, 2, 1}, {3, 6, 3}, {4, 8, 4}, {5, 10, 5}, {7, 9, 9}},
	7: {{1, 2, 3}, {3, 6, 4}, {4, 9, 2}, {5, 12, 10}, {7, 11, 1}, {8, 10, 6}},
	8: {{1, 2, 1}, {3, 5, 4}, {4, 10, 9}, {6, 14, 6}, {7, 11, 3}, {8, 13, 8}, {9, 12, 14}},
}

// howell returns the movement for 2 to 8 tables.
func howell(tables int) Movement {
	cycle := 2*tables - 1 // pairs that move, rounds, and sets
	m := Movement{Kind: Howell, Tables: tables, Contestants: 2 * tables, Sets: cycle, Shared: tables <= 3}
	for r := range cycle {
		round := []Place{{Seats: [4]int{2 * tables, r + 1, 2 * tables, r + 1}, Set: r}}
		for _, at := range howells[tables] {
			ns, ew := (at.ns+r)%cycle+1, (at.ew+r)%cycle+1
			round = append(round, Place{Seats: [4]int{ns, ew, ns, ew}, Set: (r - at.since + cycle) % cycle})
		}
		m.Rounds = append(m.Rounds, round)
	}
	return m
}
