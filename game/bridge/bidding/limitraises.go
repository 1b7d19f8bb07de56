package bidding

// limitRaises are jump raises that invite: without them they force to game.
var limitRaises = []Table{{
	After: []string{"1M"},
	Rows:  []Row{{Call: "3M", Purpose: Invitation, Hand: "10-12sup 4+M or 10-12sup 3M"}},
}, {
	After: []string{"1m"},
	Rows: []Row{
		Or, // a major comes first
		{Call: "1S", Purpose: NewSuit, Hand: "6+ 5+S or 6+ 4S 0-3H", Forcing: OneRound},
		{Call: "1H", Purpose: NewSuit, Hand: "6+ 4+H", Forcing: OneRound},
		Or,
		{Call: "3m", Purpose: Invitation, Hand: "10-12sup 5+m 0-3S 0-3H or 10-11hcp 5+m 0-3S 0-3H"},
		{Call: "2m", Purpose: Raise, Hand: "6-9 5+m 0-3S 0-3H"},
	},
}, {
	// Over their double a jump raise is weak, and two no-trump is the one that invites at least.
	After: []string{"1M (X)"},
	Rows: []Row{
		{Call: "2N", Purpose: CueBid, Hand: "10+sup 3+M", Forcing: OneRound, Shows: "M"},
		{Call: "3M", Purpose: TrumpRaise, Hand: "0-9sup 4+M"},
	},
}}
