package bidding

// stayman is 2♣ over one no-trump, and 3♣ over two: who has four cards of a major names it, and both hearts before spades.
var stayman = []Table{{
	After: []string{"1N", "(1x) 1N"},
	Rows:  []Row{{Call: "2C", Purpose: MajorQuestion, Hand: "8+hcp 4S 0-4H or 8+hcp 4H 0-4S or 8+hcp 4+S 4+H", Forcing: OneRound, Shows: "-"}},
}, {
	After: []string{"1N 2C", "(1x) 1N 2C"},
	Whole: true,
	Rows: []Row{
		{Call: "2H", Purpose: Answer, Hand: "4+H"},
		Or,
		{Call: "2S", Purpose: Answer, Hand: "4+S"},
		Or,
		{Call: "2D", Purpose: Answer, Hand: "0-3S 0-3H", Shows: "-"},
	},
}, {
	After: []string{"1N 2C 2D", "(1x) 1N 2C 2D"},
	Rows: []Row{
		{Call: "3M", Purpose: NewSuit, Hand: "10+hcp 5+M", Forcing: GameForcing},
		{Call: "2M", Purpose: Invitation, Hand: "8-9hcp 5+M"},
		Or,
		{Call: "2N", Purpose: Invitation, Hand: "8-9hcp"},
		{Call: "3N", Purpose: ToGame, Hand: "10-15hcp"},
		{Call: "4N", Purpose: SlamInvitation, Hand: "16-17hcp"},
		{Call: "6N", Purpose: Slam, Hand: "18-20hcp"},
	},
}, {
	After: []string{"1N 2C 2M", "(1x) 1N 2C 2M"},
	Rows: []Row{
		{Call: "3M", Purpose: Invitation, Hand: "8-9sup 4+M"},
		{Call: "4M", Purpose: ToGame, Hand: "10-15sup 4+M"},
		Or,
		{Call: "2N", Purpose: Invitation, Hand: "8-9hcp 0-3M 4+o"},
		{Call: "3N", Purpose: ToGame, Hand: "10-15hcp 0-3M 4+o"},
		{Call: "4N", Purpose: SlamInvitation, Hand: "16-17hcp 0-3M 4+o"},
		{Call: "6N", Purpose: Slam, Hand: "18-20hcp 0-3M 4+o"},
	},
}, {
	After: []string{"1N 2C 2H 3N", "(1x) 1N 2C 2H 3N"},
	Rows:  []Row{{Call: "4S", Purpose: ToGame, Hand: "4+S"}},
}, {
	After: []string{"2N", "2C 2D 2N"},
	Rows:  []Row{{Call: "3C", Purpose: MajorQuestion, Hand: "4+hcp 4S 0-4H or 4+hcp 4H 0-4S or 4+hcp 4+S 4+H", Forcing: OneRound, Shows: "-"}},
}, {
	After: []string{"2N 3C", "2C 2D 2N 3C"},
	Whole: true,
	Rows: []Row{
		{Call: "3H", Purpose: Answer, Hand: "4+H"},
		Or,
		{Call: "3S", Purpose: Answer, Hand: "4+S"},
		Or,
		{Call: "3D", Purpose: Answer, Hand: "0-3S 0-3H", Shows: "-"},
	},
}, {
	After: []string{"2N 3C 3D", "2C 2D 2N 3C 3D"},
	Rows: []Row{
		{Call: "3M", Purpose: NewSuit, Hand: "5+M", Forcing: GameForcing},
		Or,
		{Call: "3N", Purpose: ToGame, Hand: "0-11hcp"},
		{Call: "4N", Purpose: SlamInvitation, Hand: "11-12hcp"},
		{Call: "6N", Purpose: Slam, Hand: "12-15hcp"},
	},
}, {
	After: []string{"2N 3C 3M", "2C 2D 2N 3C 3M"},
	Rows: []Row{
		{Call: "4M", Purpose: ToGame, Hand: "0-11sup 4+M"},
		Or,
		{Call: "3N", Purpose: ToGame, Hand: "0-11hcp 0-3M 4+o"},
		{Call: "6N", Purpose: Slam, Hand: "12-15hcp 0-3M 4+o"},
	},
}, {
	After: []string{"2N 3C 3H 3N", "2C 2D 2N 3C 3H 3N"},
	Rows:  []Row{{Call: "4S", Purpose: ToGame, Hand: "4+S"}},
}}
