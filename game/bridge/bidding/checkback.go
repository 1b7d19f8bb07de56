package bidding

// checkback is a new minor over opener's one no-trump: has he three cards in responder's major, or four in the other?
var checkback = []Table{{
	After: []string{"1m 1M 1N"},
	Rows:  []Row{{Call: "2r", Purpose: SupportQuestion, Hand: "11+ 5+M", Forcing: OneRound, Shows: "-"}},
}, {
	After: []string{"1H 1S 1N"},
	Rows:  []Row{{Call: "2C", Purpose: SupportQuestion, Hand: "11+ 5+S", Forcing: OneRound, Shows: "-"}},
}, {
	After: []string{"1m 1M 1N 2r"},
	When:  asksSupport,
	Rows: []Row{
		{Call: "3M", Purpose: Answer, Hand: "14+ 3M"},
		{Call: "2M", Purpose: Answer, Hand: "0-13 3M"},
		Or,
		{Call: "+2o", Purpose: Answer, Hand: "4o"},
		Or,
		{Call: "2N", Purpose: Answer, Hand: "0-13"},
		{Call: "3N", Purpose: Answer, Hand: "14+"},
	},
}, {
	After: []string{"1H 1S 1N 2C"},
	When:  asksSupport,
	Rows: []Row{
		{Call: "3S", Purpose: Answer, Hand: "14+ 3S"},
		{Call: "2S", Purpose: Answer, Hand: "0-13 3S"},
		Or,
		{Call: "2H", Purpose: Answer, Hand: "0-13"},
		{Call: "2N", Purpose: Answer, Hand: "14+"},
	},
}}

// asksSupport reports whether partner has asked for support.
func asksSupport(a *Auction) bool { return a.last[a.partner].Purpose == SupportQuestion }
