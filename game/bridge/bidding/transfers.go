package bidding

// transfers are 2♦ for hearts and 2♥ for spades over one no-trump, and the same a level higher over two: opener names the
// suit, so that the strong hand plays. With a maximum and four cards he jumps.
var transfers = []Table{{
	After: []string{"1N", "(1x) 1N"},
	Rows: []Row{
		{Call: "2H", Purpose: Transfer, Hand: "5+S 0-3H or 0-7hcp 5+S 0-4H or 5+S 5+H", Forcing: Relay, Shows: "S"},
		{Call: "2D", Purpose: Transfer, Hand: "5+H 0-3S or 0-7hcp 5+H 0-4S or 6+H 5S", Forcing: Relay, Shows: "H"},
	},
}, {
	After: []string{"1N 2D", "(1x) 1N 2D"},
	Whole: true,
	Rows: []Row{
		{Call: "3H", Purpose: Completion, Hand: "17hcp 4+H"},
		Or,
		{Call: "2H", Purpose: Completion, Hand: "2+H"},
	},
}, {
	After: []string{"1N 2H", "(1x) 1N 2H"},
	Whole: true,
	Rows: []Row{
		{Call: "3S", Purpose: Completion, Hand: "17hcp 4+S"},
		Or,
		{Call: "2S", Purpose: Completion, Hand: "2+S"},
	},
}, {
	After: []string{"1N 2D 2M", "1N 2H 2M", "(1x) 1N 2D 2M", "(1x) 1N 2H 2M"},
	Rows: []Row{
		{Call: "6M", Purpose: Slam, Hand: "18+hcp 6+M"},
		{Call: "5M", Purpose: SlamInvitation, Hand: "15-17hcp 6+M"},
		{Call: "4M", Purpose: ToGame, Hand: "9-14hcp 6+M"},
		{Call: "3M", Purpose: Invitation, Hand: "7-8hcp 6+M"},
		Or,
		{Call: "+3x", Purpose: SecondSuit, Hand: "10+hcp 5M 4+x or 10+hcp 5+M 5+x", Forcing: GameForcing},
		{Call: "+2x", Purpose: SecondSuit, Hand: "8+hcp 5M 5+x", Forcing: OneRound},
		Or,
		{Call: "2N", Purpose: Invitation, Hand: "8-9hcp 5M"},
		{Call: "3N", Purpose: ToGame, Hand: "10-14hcp 5M"},
		{Call: "4N", Purpose: SlamInvitation, Hand: "15-17hcp 5M"},
		{Call: "6N", Purpose: Slam, Hand: "18+hcp 5M"},
		Or,
		{Call: "P", Purpose: Content, Hand: "0-8hcp"},
	},
}, {
	After: []string{"1N 2D 2H 3N", "1N 2H 2S 3N", "(1x) 1N 2D 2H 3N", "(1x) 1N 2H 2S 3N"},
	When:  func(a *Auction) bool { return a.last[a.partner].Purpose == ToGame },
	Propose: func(a *Auction) {
		suit := a.last[a.me].Suit
		a.put(gameIn(a, suit), a.any(ToGame).long(suit, 3))
	},
}, {
	After: []string{"2N", "2C 2D 2N"},
	Rows: []Row{
		{Call: "3H", Purpose: Transfer, Hand: "5+S 0-3H or 0-3hcp 5+S 0-4H or 5+S 5+H", Forcing: Relay, Shows: "S"},
		{Call: "3D", Purpose: Transfer, Hand: "5+H 0-3S or 0-3hcp 5+H 0-4S or 6+H 5S", Forcing: Relay, Shows: "H"},
	},
}, {
	After: []string{"2N 3D", "2C 2D 2N 3D"},
	Whole: true,
	Rows:  []Row{{Call: "3H", Purpose: Completion, Hand: "1+H"}},
}, {
	After: []string{"2N 3H", "2C 2D 2N 3H"},
	Whole: true,
	Rows:  []Row{{Call: "3S", Purpose: Completion, Hand: "1+S"}},
}, {
	After: []string{"2N 3D 3M", "2N 3H 3M", "2C 2D 2N 3D 3M", "2C 2D 2N 3H 3M"},
	Rows: []Row{
		{Call: "6M", Purpose: Slam, Hand: "11+hcp 6+M"},
		{Call: "4M", Purpose: ToGame, Hand: "3-10hcp 6+M"},
		Or,
		{Call: "3N", Purpose: ToGame, Hand: "4-10hcp 5M"},
		{Call: "4N", Purpose: SlamInvitation, Hand: "11-12hcp 5M"},
		{Call: "6N", Purpose: Slam, Hand: "13+hcp 5M"},
		Or,
		{Call: "P", Purpose: Content, Hand: "0-4hcp"},
	},
}, {
	After: []string{"2N 3D 3H 3N", "2N 3H 3S 3N", "2C 2D 2N 3D 3H 3N", "2C 2D 2N 3H 3S 3N"},
	When:  func(a *Auction) bool { return a.last[a.partner].Purpose == ToGame },
	Propose: func(a *Auction) {
		suit := a.last[a.me].Suit
		a.put(gameIn(a, suit), a.any(ToGame).long(suit, 3))
	},
}}
