// Package club is an evening of bridge at real tables: who sits where in which round with which boards, and the score of
// it from a list of results.
package club

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Kind is a kind of movement.
type Kind uint8

// The kinds.
const (
	// Mitchell has pairs that stay North-South, pairs that go to the next higher table after each round, and boards that
	// go to the next lower one. There are two rankings.
	Mitchell Kind = iota
	// Howell lets each pair meet each other one once. There is one ranking.
	Howell
	// Individual gives each player each other one as partner once, and as opponent twice.
	Individual
)

var kinds = []string{Mitchell: "mitchell", Howell: "howell", Individual: "individual"}

// Kinds returns the names of the kinds, in their order.
func Kinds() []string { return slices.Clone(kinds) }

func (k Kind) String() string { return kinds[k] }

// ParseKind reads the name of a kind.
func ParseKind(text string) (Kind, error) {
	if i := slices.Index(kinds, text); i >= 0 {
		return Kind(i), nil
	}
	return 0, fault.Errorf("there is no movement %q", text)
}

// The limits of the number of tables.
const (
	FewestTables = 2
	MostTables   = 8
)

// Place holds who sits at a table in a round, and the boards.
type Place struct {
	// Seats are the contestants, counted from 1, by seat: players, or pairs, which have one number at two seats. 0 is
	// nobody.
	Seats [4]int
	// Set is the set of boards, counted from 0.
	Set int
}

// SitsOut reports whether nobody can play, as a side is missing.
func (p Place) SitsOut() bool { return p.Seats[card.North] == 0 || p.Seats[card.East] == 0 }

// Movement is a plan for an evening.
type Movement struct {
	Kind        Kind
	Tables      int
	Contestants int       // pairs or players
	Rounds      [][]Place // by round and table
	Sets        int       // of boards
	// Shared says that all tables play the same set in a round: they begin with different boards of it, and hand them on.
	Shared bool
	// Missing is the pair that isn't there, or 0. Who would meet it sits out.
	Missing int
}

// New returns the whole movement of a kind for 2 to 8 tables; a Mitchell needs 3.
func New(kind Kind, tables int) (Movement, error) {
	switch {
	case tables < FewestTables || tables > MostTables:
		return Movement{}, fault.Errorf("a movement has %d to %d tables, not %d", FewestTables, MostTables, tables)
	case kind == Mitchell && tables < 3:
		return Movement{}, fault.New("a Mitchell movement needs three tables; a Howell does with two")
	case kind == Mitchell:
		return mitchell(tables), nil
	case kind == Howell:
		return howell(tables), nil
	}
	return individual(tables), nil
}

// For returns the movement of a kind for a number of pairs or players. If the last of the tables lacks a pair, that pair
// is the last one, and is missing. A missing player is an error.
func For(kind Kind, contestants int) (Movement, error) {
	each := 2
	if kind == Individual {
		each = 4
	}
	if kind == Individual && contestants%each != 0 {
		return Movement{}, fault.Errorf("an individual needs four players to a table, and %d are no multiple of four", contestants)
	}
	m, err := New(kind, (contestants+each-1)/each)
	if err == nil && contestants < m.Contestants {
		m = m.without(m.Contestants)
	}
	return m, err
}

// without returns the movement without a pair.
func (m Movement) without(pair int) Movement {
	m.Missing = pair
	rounds := make([][]Place, len(m.Rounds))
	for r, round := range m.Rounds {
		rounds[r] = slices.Clone(round)
		for t := range rounds[r] {
			for s, who := range rounds[r][t].Seats {
				if who == pair {
					rounds[r][t].Seats[s] = 0
				}
			}
		}
	}
	m.Rounds = rounds
	return m
}

// Limit returns the first rounds of the movement, at least one. Sets that aren't played then are no longer among its sets
// if they are the last.
func (m Movement) Limit(rounds int) (Movement, error) {
	if rounds < 1 || rounds > len(m.Rounds) {
		return m, fault.Errorf("this movement has 1 to %d rounds, not %d", len(m.Rounds), rounds)
	}
	m.Rounds = m.Rounds[:rounds]
	m.Sets = 0
	for _, round := range m.Rounds {
		for _, p := range round {
			m.Sets = max(m.Sets, p.Set+1)
		}
	}
	return m, nil
}

// At returns the table, counted from 0, and the seat of a contestant in a round, counted from 0; a pair's is North or
// East. ok is false for one who isn't there.
func (m Movement) At(round, contestant int) (table int, seat card.Seat, ok bool) {
	for t, p := range m.Rounds[round] {
		for _, s := range card.Seats {
			if p.Seats[s] == contestant {
				return t, s, true
			}
		}
	}
	return 0, 0, false
}

// Boards returns the first and the last number of a set's boards, counted from 1; sets are counted from 0 and have each boards.
func Boards(set, each int) (from, to int) { return set*each + 1, (set + 1) * each }

// Single reports whether all contestants are in one ranking: nobody stays on a side.
func (m Movement) Single() bool { return m.Kind != Mitchell }
