package bidding

// michaels is their suit over their opening: both majors over a minor, the other major and a minor over a major.
var michaels = []Table{{
	After: []string{"(1m)"},
	Rows:  []Row{{Call: "2m", Purpose: TwoSuits, Hand: "8+ 5+S 5+H", Forcing: OneRound, Shows: "-"}},
}, {
	After: []string{"(1M)"},
	Rows:  []Row{{Call: "2M", Purpose: TwoSuits, Hand: "8+ 5+o 5+C or 8+ 5+o 5+D", Forcing: OneRound, Shows: "o"}},
}, {
	After: []string{"(1m) 2m"},
	When:  twoSuits,
	Rows: []Row{
		{Call: "4M", Purpose: ToGame, Hand: "13+sup 3+M"},
		{Call: "3M", Purpose: Invitation, Hand: "9-12sup 3+M"},
		Or,
		{Call: "2S", Purpose: Preference, Hand: "2+S"},
		{Call: "2H", Purpose: Preference, Hand: "2+H"},
		Or,
		{Call: "2N", Purpose: NoTrump, Hand: "8+ guard:m"},
	},
}, {
	After: []string{"(1M) 2M"},
	When:  twoSuits,
	Rows: []Row{
		{Call: "4o", Purpose: ToGame, Hand: "13+sup 3+o"},
		{Call: "+o", Purpose: Preference, Hand: "0-12sup 3+o"},
		Or,
		{Call: "2N", Purpose: Waiting, Hand: "0-2o", Forcing: OneRound, Shows: "-"}, // which minor?
	},
}, {
	After: []string{"(1M) 2M 2N"},
	When:  waited,
	Whole: true,
	Rows: []Row{
		{Call: "3D", Purpose: Answer, Hand: "5+D"},
		{Call: "3C", Purpose: Answer, Hand: "5+C"},
	},
}}

// twoSuits reports whether partner's last call showed two suits.
func twoSuits(a *Auction) bool { return a.last[a.partner].Purpose == TwoSuits }
