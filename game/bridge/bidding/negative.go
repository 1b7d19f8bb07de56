package bidding

// negativeDoubles are doubles of an overcall up to two spades: the suits that nobody has bid, above all a major of four cards.
var negativeDoubles = []Table{{
	After: []string{"1m (1H)"},
	Rows: []Row{
		{Call: "1S", Purpose: NewSuit, Hand: "6+ 5+S", Forcing: OneRound},
		{Call: "X", Purpose: NegativeDouble, Hand: "6+ 4S", Forcing: OneRound},
	},
}, {
	After: []string{"1m (1S)"},
	Rows: []Row{
		{Call: "2H", Purpose: NewSuit, Hand: "11+ 5+H", Forcing: OneRound},
		{Call: "X", Purpose: NegativeDouble, Hand: "7-10 4+H or 11+ 4H", Forcing: OneRound},
	},
}, {
	After: []string{"1C (1D)"},
	Rows: []Row{
		{Call: "X", Purpose: NegativeDouble, Hand: "6+ 4S 4H", Forcing: OneRound},
		{Call: "1M", Purpose: NewSuit, Hand: "6+ 4+M", Forcing: OneRound},
	},
}, {
	After: []string{"1H (1S)"},
	Rows:  []Row{Or, {Call: "X", Purpose: NegativeDouble, Hand: "8+ 4+C 3+D 0-2H or 8+ 3C 4+D 0-2H", Forcing: OneRound}},
}, {
	After: []string{"1M (2m)"},
	Rows:  []Row{{Call: "X", Purpose: NegativeDouble, Hand: "8-10 4+o 0-2M or 11+ 4o 0-2M", Forcing: OneRound}},
}, {
	After: []string{"1m (2r)"},
	Rows:  []Row{{Call: "X", Purpose: NegativeDouble, Hand: "8+ 4+S 3-4H or 8+ 3-4S 4+H", Forcing: OneRound}},
}, {
	After: []string{"1S (2H)", "1H (2S)"},
	Rows:  []Row{{Call: "X", Purpose: NegativeDouble, Hand: "9+ 4+C 3+D 0-2S 0-3H or 9+ 3C 4+D 0-2S 0-3H", Forcing: OneRound}},
}, {
	After: []string{"1m (2M)"},
	Rows:  []Row{{Call: "X", Purpose: NegativeDouble, Hand: "9+ 4+o", Forcing: OneRound}},
}}
