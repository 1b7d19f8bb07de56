package bidding

// splinters are double jumps in a side suit over one of a major: four trumps, game, and a singleton or a void there.
var splinters = []Table{{
	After: []string{"1M"},
	Rows:  []Row{{Call: "&x", Purpose: Splinter, Hand: "14-17sup 4+M 0-1x", Forcing: GameForcing, Shows: "M"}},
}, {
	After: []string{"1M *x"},
	When:  func(a *Auction) bool { return a.last[a.partner].Purpose == Splinter },
	Last:  true, // unless he asks for aces
	Rows:  []Row{{Call: "4M", Purpose: SignOff, Hand: "0+"}},
}}
