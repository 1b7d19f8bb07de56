package bidding

// weakTwos are 2♦, 2♥ and 2♠ with six cards and little else. All strong hands open 2♣, which says nothing about clubs: 2♦ waits, and
// opener names his suit.
var weakTwos = []Table{{
	After: []string{""},
	Rows: []Row{
		{Call: "2N", Purpose: OpeningNT, Hand: "20-21hcp balanced"},
		Or,
		{Call: "2C", Purpose: StrongOpening, Hand: "22+", Forcing: OneRound, Shows: "-"},
		Or,
		{Call: "2D", Purpose: PreEmpt, Hand: "5-10hcp 6D 0-3S 0-3H"},
		{Call: "2M", Purpose: PreEmpt, Hand: "5-10hcp 6M 0-3o"},
	},
}, {
	After: []string{"2C"},
	Whole: true,
	Rows: []Row{
		{Call: "2M", Purpose: NewSuit, Hand: "8+ 5+M", Forcing: GameForcing},
		{Call: "3m", Purpose: NewSuit, Hand: "8+ 6+m", Forcing: GameForcing},
		Or,
		{Call: "2D", Purpose: Waiting, Hand: "0+", Forcing: OneRound, Shows: "-"},
	},
}, {
	After: []string{"2C 2D"},
	Whole: true,
	Rows: []Row{
		{Call: "2N", Purpose: NoTrump, Hand: "22-24hcp balanced"},
		{Call: "3N", Purpose: NoTrump, Hand: "25+hcp balanced"},
		Or,
		{Call: "2M", Purpose: NewSuit, Hand: "5+M", Forcing: OneRound},
		{Call: "3m", Purpose: NewSuit, Hand: "5+m", Forcing: OneRound},
		Or,
		{Call: "2N", Purpose: NoTrump, Hand: "22-24hcp balanced"},
		{Call: "3N", Purpose: NoTrump, Hand: "22+"},
	},
}}
