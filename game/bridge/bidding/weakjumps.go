package bidding

// weakJumps are jump overcalls with a good suit of six cards, or at the level of three with any of seven, and little else; without them they are strong.
var weakJumps = []Table{{
	After: []string{"(1x)"},
	Rows: []Row{
		{Call: "^2y", Purpose: WeakJump, Hand: "5-10hcp 6+y good:y"},
		{Call: "^3y", Purpose: WeakJump, Hand: "5-10hcp 7+y or 8-10hcp 6y good:y"},
	},
}}
