package bidding

import (
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/card"
)

// ownTables returns the tables of the players' own system with a deck, if it has any: all its other calls are natural.
func ownTables(d card.Deck) []table {
	switch d {
	case card.Deck68:
		return own68()
	case card.Deck52:
		return own52()
	}
	return nil
}

var (
	own68 = sync.OnceValue(func() []table { return parseTables(slices.Concat(weakTwos68, strongClub68, controlBids)) })
	own52 = sync.OnceValue(func() []table { return parseTables(controlBids) })
)

// weakTwos68 are the openings at the level of two with 68 cards: a suit of seven or eight cards and too little for one of a suit, in clubs
// any strong hand. Nine hands in a hundred open a weak two, and less than one a strong club.
var weakTwos68 = []Table{{
	After: []string{""},
	Rows: []Row{
		{Call: "1N", Purpose: OpeningNT, Hand: "22-26 balanced"},
		{Call: "2N", Purpose: OpeningNT, Hand: "31-34 balanced"},
		Or,
		{Call: "2C", Purpose: StrongOpening, Hand: "31+", Forcing: OneRound, Shows: "-"},
		Or,
		{Call: "2D", Purpose: PreEmpt, Hand: "11-17 7-8D"},
		{Call: "2M", Purpose: PreEmpt, Hand: "11-17 7-8M"},
	},
}}

// strongClub68 is what follows two clubs. Two diamonds wait, with less than an answer to one of a suit takes; then opener names his suit, which may be
// passed, or with a jump if he has game alone. Other answers force to game, and a fit for a major comes first.
var strongClub68 = []Table{{
	After: []string{"2C"},
	Whole: true,
	Rows: []Row{
		{Call: "2M", Purpose: NewSuit, Hand: "10+ 5+M", Forcing: GameForcing},
		{Call: "3m", Purpose: NewSuit, Hand: "10+ 6+m", Forcing: GameForcing},
		Or,
		{Call: "2N", Purpose: NoTrump, Hand: "10+", Forcing: GameForcing},
		{Call: "2D", Purpose: Waiting, Hand: "0-9", Forcing: OneRound, Shows: "-"},
	},
}, {
	After: []string{"2C 2D"},
	When:  waited,
	Whole: true,
	Rows: []Row{
		{Call: "2N", Purpose: NoTrump, Hand: "35-38 balanced"},
		{Call: "4N", Purpose: ToGame, Hand: "39+ balanced"},
		Or,
		{Call: "3M", Purpose: NewSuit, Hand: "37+ 5+M", Forcing: GameForcing},
		{Call: "4m", Purpose: NewSuit, Hand: "37+ 5+m", Forcing: GameForcing},
		{Call: "2M", Purpose: NewSuit, Hand: "5+M"},
		{Call: "3m", Purpose: NewSuit, Hand: "5+m"},
	},
}, {
	After: []string{"2C 2M"},
	Rows:  []Row{{Call: "+M", Purpose: Raise, Hand: "5+M", Forcing: GameForcing}},
}, {
	After: []string{"2C 2M", "2C 3m", "2C 2N"},
	Rows:  []Row{{Call: "+x", Purpose: NewSuit, Hand: "5+x", Forcing: GameForcing}},
}}

// waited reports whether partner's last call was one that waits.
func waited(a *Auction) bool { return a.last[a.partner].Purpose == Waiting }
