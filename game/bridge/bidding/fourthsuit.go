package bidding

// fourthSuit is the suit that nobody has bid, when three have been named without one that both like: it says nothing of itself, asks
// opener for more, and forces to game. Opener supports the major, bids no-trump with that suit stopped, or what else he has.
var fourthSuit = []Table{{
	After: []string{"1m 1M 1o"},
	Rows:  []Row{{Call: "+2r", Purpose: FourthSuit, Hand: "12+ 5M 0-3o or 12+ 4M 0-3o 4+m", Forcing: GameForcing, Shows: "-"}},
}, {
	After: []string{"1m 1M 2r"},
	Rows:  []Row{{Call: "2o", Purpose: FourthSuit, Hand: "12+ 5M", Forcing: GameForcing, Shows: "-"}},
}, {
	After: []string{"1H 1S 2m"},
	Rows:  []Row{{Call: "3r", Purpose: FourthSuit, Hand: "12+ 5S 0-2H", Forcing: GameForcing, Shows: "-"}},
}, {
	After: []string{"1m 1M 1o 2r", "1m 1M 2r 2o"},
	When:  fourth,
	Rows: []Row{
		{Call: "+M", Purpose: Preference, Hand: "3+M", Forcing: GameForcing},
		Or,
		{Call: "+N", Purpose: NoTrump, Hand: "12-15", Forcing: GameForcing},
	},
}, {
	After: []string{"1H 1S 2m 3r"},
	When:  fourth,
	Rows: []Row{
		{Call: "3S", Purpose: Preference, Hand: "3+S", Forcing: GameForcing},
		Or,
		{Call: "3N", Purpose: ToGame, Hand: "12+ guard:r"},
		Or,
		{Call: "3H", Purpose: Rebid, Hand: "5+H", Forcing: GameForcing},
	},
}}

// fourth reports whether partner's last call was the fourth suit.
func fourth(a *Auction) bool { return a.last[a.partner].Purpose == FourthSuit }
