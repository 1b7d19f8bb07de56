package practice

// The level of a topic goes up after rankUp of the last rankOver exercises were right at once, and down after no more than rankDown were.
const rankOver, rankUp, rankDown = 8, 7, 3

// Rank returns the level of the next exercise about a topic, 1 to [Levels], given whether each exercise about it so far was right at once, in order.
func Rank(right []bool) int { return RankOf(right, Levels) }

// RankOf is [Rank] for another number of levels.
func RankOf(right []bool, levels int) int {
	level, from := 1, 0 // the exercises at this level begin there
	for i := range right {
		if i+1-from < rankOver {
			continue
		}
		n := 0
		for _, r := range right[i+1-rankOver : i+1] {
			if r {
				n++
			}
		}
		switch {
		case n >= rankUp && level < levels:
			level, from = level+1, i+1
		case n <= rankDown && level > 1:
			level, from = level-1, i+1
		}
	}
	return level
}
