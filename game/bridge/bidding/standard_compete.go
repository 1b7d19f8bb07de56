package bidding

// standardOvercalls are what is called over their opening, but for doubles and two-suited hands.
var standardOvercalls = []Table{{
	After: []string{"(1x)"},
	Rows: []Row{
		{Call: "1N", Purpose: OvercallNT, Hand: "15-18hcp balanced guard:x"},
		Or,
		{Call: "+1y", Purpose: Overcall, Hand: "8-16hcp 5+y"},
		{Call: "+2y", Purpose: Overcall, Hand: "11-16hcp 5y good:y or 10-16hcp 6+y"},
		Or,
		{Call: "3y", Purpose: PreEmpt, Hand: "5-10hcp 7+y"},
	},
}, {
	After: []string{"(2x)"},
	When:  theirSuit,
	Rows: []Row{
		{Call: "2N", Purpose: OvercallNT, Hand: "15-18hcp balanced guard:x"},
		Or,
		{Call: "+2y", Purpose: Overcall, Hand: "11-17hcp 5+y"},
		{Call: "+3y", Purpose: Overcall, Hand: "13-17hcp 5+y or 12-17hcp 6+y"},
	},
}, {
	After: []string{"(1x) P"},
	Rows: []Row{
		{Call: "1N", Purpose: OvercallNT, Hand: "11-14hcp balanced guard:x"},
		Or,
		{Call: "+1y", Purpose: Overcall, Hand: "7-14hcp 5+y"},
		{Call: "+2y", Purpose: Overcall, Hand: "10-14hcp 5+y"},
	},
}}
