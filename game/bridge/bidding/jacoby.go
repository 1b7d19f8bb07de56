package bidding

// majorRaise is two no-trump over one of a major: four trumps and game at least. Opener tells of a short suit, or else how strong he is,
// the strongest by the lowest call.
var majorRaise = []Table{{
	After: []string{"1M"},
	Rows:  []Row{{Call: "2N", Purpose: GameRaise, Hand: "13+sup 4+M", Forcing: GameForcing, Shows: "M"}},
}, {
	After: []string{"1M 2N"},
	When:  func(a *Auction) bool { return a.last[a.partner].Purpose == GameRaise },
	Whole: true,
	Rows: []Row{
		{Call: "3x", Purpose: Answer, Hand: "0-1x", Forcing: GameForcing, Shows: "M"},
		Or,
		{Call: "3M", Purpose: Answer, Hand: "18+", Forcing: GameForcing},
		{Call: "3N", Purpose: Answer, Hand: "15-17", Forcing: GameForcing, Shows: "M"},
		{Call: "4M", Purpose: Answer, Hand: "0-14"},
	},
}}
