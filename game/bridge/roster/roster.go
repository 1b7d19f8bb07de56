// Package roster says who plays with whom if five or six share a table of rubber bridge: in each rubber four of them
// play and the others are out, and partners change. (Rules: bridge-few, Five or six players.)
package roster

import (
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// How many players can share a table in turn.
const (
	Fewest = 5
	Most   = 6
)

// Rubber holds the players of a rubber, counted from 1.
type Rubber struct {
	Pairs [2][2]int
	Out   []int // ascending
}

// rubbers are the rubbers, by the number of players.
var rubbers = map[int][]Rubber{
	5: {
		{[2][2]int{{2, 3}, {4, 5}}, []int{1}},
		{[2][2]int{{3, 4}, {1, 5}}, []int{2}},
		{[2][2]int{{1, 4}, {2, 5}}, []int{3}},
		{[2][2]int{{1, 2}, {3, 5}}, []int{4}},
		{[2][2]int{{1, 3}, {2, 4}}, []int{5}},
	},
	6: {
		{[2][2]int{{2, 3}, {4, 6}}, []int{1, 5}},
		{[2][2]int{{3, 4}, {1, 5}}, []int{2, 6}},
		{[2][2]int{{4, 5}, {2, 6}}, []int{1, 3}},
		{[2][2]int{{5, 6}, {1, 3}}, []int{2, 4}},
		{[2][2]int{{1, 6}, {2, 4}}, []int{3, 5}},
		{[2][2]int{{1, 2}, {3, 5}}, []int{4, 6}},
	},
}

// Roster is the rubbers of a number of players. The zero Roster has none.
type Roster struct{ players int }

// Of returns the roster for a number of players, 5 or 6.
func Of(players int) (Roster, error) {
	if rubbers[players] == nil {
		return Roster{}, fault.Errorf("a roster is for %d or %d players, not %d", Fewest, Most, players)
	}
	return Roster{players}, nil
}

// Players returns the number of players who share the table.
func (r Roster) Players() int { return r.players }

// Rubbers returns the players of each rubber. Callers must not change them.
func (r Roster) Rubbers() []Rubber { return rubbers[r.players] }

// Pair returns the index of a player's pair, 0 or 1; ok is false if he is out.
func (r Rubber) Pair(player int) (pair int, ok bool) {
	pair = slices.IndexFunc(r.Pairs[:], func(p [2]int) bool { return slices.Contains(p[:], player) })
	return max(pair, 0), pair >= 0
}

// Partner returns whom a player plays with, or 0 if he is out.
func (r Rubber) Partner(player int) int {
	pair, ok := r.Pair(player)
	if !ok {
		return 0
	}
	return r.Pairs[pair][0] + r.Pairs[pair][1] - player
}

// Totals returns the points of each player, the first one's first, from those of the first rubbers by their pairs: each
// gets the points of his side minus those of the other, and nothing when he is out. (Rules: bridge-few, Five or six
// players.)
func (r Roster) Totals(points [][2]int) []int {
	totals := make([]int, r.players)
	for i, p := range points {
		for player := range r.players {
			if pair, ok := r.Rubbers()[i].Pair(player + 1); ok {
				totals[player] += p[pair] - p[1-pair]
			}
		}
	}
	return totals
}
