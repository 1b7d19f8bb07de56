package bidding

// takeOutDoubles ask partner for his best suit: at once, in the passing-out seat, and from opener when their overcall comes round to
// him. A hand of 17 points doubles with any shape and bids again.
var takeOutDoubles = []Table{{
	After: []string{"(1x)"},
	Rows:  []Row{{Call: "X", Purpose: TakeOutDouble, Hand: "12+ 0-2x others:3+ or 17+hcp", Forcing: OneRound}},
	Last:  true,
}, {
	After: []string{"(2x)"},
	When:  theirSuit,
	Rows:  []Row{{Call: "X", Purpose: TakeOutDouble, Hand: "13+ 0-2x others:3+ or 18+hcp", Forcing: OneRound}},
	Last:  true,
}, {
	After: []string{"(3x)"},
	When:  theirSuit,
	Rows:  []Row{{Call: "X", Purpose: TakeOutDouble, Hand: "15+ 0-2x others:3+ or 18+hcp", Forcing: OneRound}},
	Last:  true,
}, {
	After: []string{"(1x) P (1y)", "(1x) P (2y)"},
	Rows:  []Row{{Call: "X", Purpose: TakeOutDouble, Hand: "12+ others:4+ or 18+hcp", Forcing: OneRound}},
	Last:  true,
}, {
	After: []string{"(1x) P (2x)"},
	Rows:  []Row{{Call: "X", Purpose: TakeOutDouble, Hand: "12+ 0-2x others:3+ or 18+hcp", Forcing: OneRound}},
	Last:  true,
}, {
	After: []string{"(1x) P"},
	Rows:  []Row{{Call: "X", Purpose: TakeOutDouble, Hand: "9+ 0-2x others:3+ or 15+hcp", Forcing: OneRound}},
	Last:  true,
}, {
	After: []string{"1x (1y) P", "1x (2y) P"},
	Rows:  []Row{{Call: "X", Purpose: TakeOutDouble, Hand: "12+ 0-2y others:3+ or 18+hcp", Forcing: OneRound}},
}, {
	After: []string{"(1x) X *y"},
	Rows: []Row{
		{Call: "1N", Purpose: NoTrump, Hand: "18-20hcp balanced guard:x"},
		{Call: "+2N", Purpose: NoTrump, Hand: "19-22hcp balanced guard:x"},
		Or,
		{Call: "+z", Purpose: NewSuit, Hand: "17+hcp 5+z", Forcing: OneRound},
	},
}}

// theirSuit reports whether the opponents' last bid is in a suit that they have.
func theirSuit(a *Auction) bool { return !a.last[a.right].artificial() }
