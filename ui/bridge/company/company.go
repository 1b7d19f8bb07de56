// Package company names the three computer players of bridge and seats them. Their level is a setting, the same for all
// three.
package company

import (
	"hash/fnv"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/people"
)

// Player is one of the three.
type Player = people.Person

// The players.
const (
	Clara  = people.Clara
	Victor = people.Victor
	Leo    = people.Leo
)

// Players lists them in the order of display.
var Players = [3]Player{Clara, Victor, Leo}

// Table holds the players in the seats around the user.
type Table struct{ Left, Partner, Right Player }

// tables are all ways to sit.
var tables = [6]Table{
	{Victor, Clara, Leo}, {Leo, Victor, Clara}, {Clara, Leo, Victor},
	{Leo, Clara, Victor}, {Clara, Victor, Leo}, {Victor, Leo, Clara},
}

// At returns the seating in a rubber whose first deal has the given number. It follows from the deal, so that it is
// known before anything is saved, and survives moving a history elsewhere and back.
func At(number string) Table {
	h := fnv.New32a()
	h.Write([]byte(number))
	return tables[h.Sum32()%uint32(len(tables))]
}

// Of returns the player in a seat, of a table with a user in another one.
func (t Table) Of(seat, person card.Seat) Player {
	switch seat {
	case person.Next(1):
		return t.Left
	case person.Next(2):
		return t.Partner
	}
	return t.Right
}

// Record counts a player's rubbers: as the user's partner, and against the user. Drawn rubbers are in neither.
type Record struct{ WonWith, LostWith, WonAgainst, LostAgainst int }

// Records is a record with each of the players.
type Records [3]Record

// Count adds a rubber: won is 1 if the user's side has won it, -1 if it has lost it, and 0 if it is drawn.
func (r *Records) Count(t Table, won int) {
	add := func(to *int, is bool) {
		if is {
			*to++
		}
	}
	add(&r[t.Partner].WonWith, won > 0)
	add(&r[t.Partner].LostWith, won < 0)
	for _, opponent := range []Player{t.Left, t.Right} {
		add(&r[opponent].WonAgainst, won < 0)
		add(&r[opponent].LostAgainst, won > 0)
	}
}
