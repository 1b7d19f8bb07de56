package command

import (
	"fmt"
	"slices"
	"strings"
)

// judgedBoard is the rating of a board.
type judgedBoard struct {
	dead      bool
	joker     string
	strengths [3][]int
	royalties [3]int
	next      [2]int // street by street, and after a fantasy
}

// rateBoard rates a full board. The joker is tried as every card.
func rateBoard(board [3][]string) judgedBoard {
	row, place := -1, 0
	for i, cards := range board {
		if j := slices.Index(cards, "JK"); j >= 0 {
			row, place = i, j
		}
	}
	best := judgedBoard{dead: true}
	try := func(joker string) {
		b := judgedBoard{joker: joker}
		for i, cards := range board {
			cards = slices.Clone(cards)
			if joker != "" && i == row {
				cards[place] = joker
			}
			b.strengths[i] = strengthOfRow(cards)
			b.royalties[i] = royaltyOf(i, b.strengths[i])
		}
		if slices.Compare(b.strengths[2], b.strengths[1]) < 0 || tops(b.strengths[0], b.strengths[1]) {
			return
		}
		if best.dead || row >= 0 && slices.Compare(b.strengths[row], best.strengths[row]) > 0 {
			best = b
		}
	}
	if row < 0 {
		try("")
	} else {
		for _, suit := range "SHDC" {
			for _, rank := range "AKQJT98765432" {
				try(string(suit) + string(rank))
			}
		}
	}
	if best.dead {
		return judgedBoard{dead: true}
	}
	top, bottom := best.strengths[0], best.strengths[2]
	switch {
	case top[0] == 3:
		best.next = [2]int{17, 14}
	case top[0] == 1 && top[1] >= 12:
		best.next[0] = top[1] + 2
	}
	if bottom[0] >= 8 {
		best.next[1] = 14
	}
	return best
}

// tops reports whether a top row is stronger than a middle one, which it isn't if its list ends without a difference.
func tops(top, middle []int) bool {
	n := min(len(top), len(middle))
	return slices.Compare(top[:n], middle[:n]) > 0
}

// strengthOfRow returns the kind of a row, 0 to 10, and the ranks that count in it.
func strengthOfRow(cards []string) []int {
	heights, suits := []int{}, map[byte]bool{}
	for _, c := range cards {
		heights = append(heights, heightOf(c))
		suits[c[0]] = true
	}
	slices.Sort(heights)
	slices.Reverse(heights)
	many := map[int]int{}
	for _, h := range heights {
		many[h]++
	}
	ranks := slices.Compact(slices.Clone(heights))
	slices.SortStableFunc(ranks, func(a, b int) int { return many[b] - many[a] })
	shape := ""
	for _, h := range ranks {
		shape += fmt.Sprint(many[h])
	}
	kind := map[string]int{"111": 0, "11111": 0, "21": 1, "2111": 1, "221": 2, "3": 3, "311": 3, "32": 6, "41": 7, "5": 8}[shape]
	if len(cards) == 3 {
		return append([]int{kind}, ranks...)
	}
	straight := 0
	if shape == "11111" && heights[0]-heights[4] == 4 {
		straight = heights[0]
	}
	if fmt.Sprint(heights) == "[14 5 4 3 2]" {
		straight = 5
	}
	switch {
	case straight == 14 && len(suits) == 1:
		return []int{10}
	case straight > 0 && len(suits) == 1:
		return []int{9, straight}
	case len(suits) == 1 && kind < 5:
		return append([]int{5}, heights...)
	case straight > 0:
		return []int{4, straight}
	}
	return append([]int{kind}, ranks...)
}

// royaltyOf returns the royalty of a row by its place from the top.
func royaltyOf(row int, s []int) int {
	switch {
	case row == 0 && s[0] == 3:
		return s[1] + 8
	case row == 0 && s[0] == 1 && s[1] >= 6:
		return s[1] - 5
	case row == 0:
		return 0
	}
	return [][11]int{{0, 0, 0, 2, 4, 8, 12, 20, 24, 30, 50}, {0, 0, 0, 0, 2, 4, 6, 10, 12, 15, 25}}[row-1][s[0]]
}

// pointsOf returns the rows and the points of the first of two boards.
func pointsOf(a, b judgedBoard) (lines string, points int) {
	royalties := func(b judgedBoard) int { return b.royalties[0] + b.royalties[1] + b.royalties[2] }
	switch {
	case a.dead && b.dead:
		return "===", 0
	case b.dead:
		return "+++", 6 + royalties(a)
	case a.dead:
		return "---", -6 - royalties(b)
	}
	for row := range 3 {
		lines += string("-=+"[slices.Compare(a.strengths[row], b.strengths[row])+1])
	}
	won, lost := strings.Count(lines, "+"), strings.Count(lines, "-")
	worth := map[[2]int]int{{3, 0}: 6, {2, 0}: 2, {2, 1}: 1, {1, 0}: 1}
	return lines, worth[[2]int{won, lost}] - worth[[2]int{lost, won}] + royalties(a) - royalties(b)
}
