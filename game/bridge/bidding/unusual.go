package bidding

// unusualNT is a jump to two no-trump over their opening: the two lowest suits besides theirs.
var unusualNT = []Table{{
	After: []string{"(1M)"},
	Rows:  []Row{{Call: "2N", Purpose: TwoSuits, Hand: "8+ 5+D 5+C", Forcing: OneRound, Shows: "-"}},
}, {
	After: []string{"(1m)"},
	Rows:  []Row{{Call: "2N", Purpose: TwoSuits, Hand: "8+ 5+H 5+r", Forcing: OneRound, Shows: "-"}},
}, {
	After: []string{"(1M) 2N"},
	When:  twoSuits,
	Rows: []Row{
		{Call: "5m", Purpose: ToGame, Hand: "16+sup 4+m"},
		Or,
		{Call: "+3m", Purpose: Preference, Hand: "2+m"},
	},
}, {
	After: []string{"(1m) 2N"},
	When:  twoSuits,
	Rows: []Row{
		{Call: "4H", Purpose: ToGame, Hand: "13+sup 3+H"},
		Or,
		{Call: "+3H", Purpose: Preference, Hand: "0-15sup 2+H"},
		{Call: "+3r", Purpose: Preference, Hand: "1+r"},
	},
}}
