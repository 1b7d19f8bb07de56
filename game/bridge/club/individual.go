package club

import "github.com/superbridge/superbridge/game/card"

// individuals are the players of each table in the first round, by the number of tables: North, South, East, West, counted
// from 0. All but the last player, who stays North at the first table, advance by one from round to round. The differences
// of partners are all different, and each difference of opponents comes twice; so each has each other one as partner once
// and as opponent twice. (Source: whist tournaments, as in C. Colbourn, J. Dinitz, Handbook of Combinatorial Designs,
// VI.64; these were found by a search.)
var individuals = map[int][][4]int{
	2: {{7, 0, 4, 6}, {1, 5, 2, 3}},
	3: {{11, 0, 4, 5}, {1, 10, 8, 2}, {3, 7, 9, 6}},
	4: {{15, 0, 8, 13}, {1, 12, 7, 9}, {2, 14, 3, 11}, {4, 10, 6, 5}},
	5: {{19, 0, 12, 14}, {1, 7, 6, 3}, {2, 17, 4, 11}, {5, 15, 16, 8}, {9, 10, 18, 13}},
	6: {{23, 0, 16, 19}, {1, 22, 5, 21}, {2, 13, 10, 11}, {3, 18, 12, 8}, {4, 9, 20, 14}, {6, 15, 17, 7}},
	7: {{27, 0, 5, 19}, {1, 17, 4, 11}, {2, 7, 12, 16}, {3, 20, 18, 9}, {6, 21, 10, 13}, {8, 14, 15, 23}, {22, 24, 25, 26}},
	8: {{31, 0, 4, 7}, {1, 12, 10, 9}, {2, 20, 5, 3}, {6, 30, 17, 21}, {8, 27, 22, 14}, {11, 28, 23, 18}, {13, 29, 19, 25}, {15, 24, 16, 26}},
}

// individual returns the movement for 2 to 8 tables.
func individual(tables int) Movement {
	cycle := 4*tables - 1
	m := Movement{Kind: Individual, Tables: tables, Contestants: 4 * tables, Sets: cycle, Shared: true}
	for r := range cycle {
		var round []Place
		for _, at := range individuals[tables] {
			p := Place{Set: r}
			for i, seat := range [4]card.Seat{card.North, card.South, card.East, card.West} {
				p.Seats[seat] = at[i] + 1
				if at[i] < cycle {
					p.Seats[seat] = (at[i]+r)%cycle + 1
				}
			}
			round = append(round, p)
		}
		m.Rounds = append(m.Rounds, round)
	}
	return m
}
