package bidding

// weakTwos are 2♦, 2♥ and 2♠ with a good suit of six cards and little else. All strong hands open 2♣, which says nothing about clubs: 2♦ waits, and
// opener names his suit.
var weakTwos = []Table{{
	After: []string{""},
	Rows: []Row{
		{Call: "2N", Purpose: OpeningNT, Hand: "20-21hcp balanced"},
		Or,
		{Call: "2C", Purpose: StrongOpening, Hand: "22+", Forcing: OneRound, Shows: "-"},
		Or,
		{Call: "2D", Purpose: PreEmpt, Hand: "5-10hcp 6D 0-3S 0-3H good:D"},
		{Call: "2M", Purpose: PreEmpt, Hand: "5-10hcp 6M 0-3o good:M"},
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
		{Call: "2N", Purpose: NoTrump, Hand: "22-24hcp balanced or 22-24hcp 0-4S 0-4H 0-4D 0-4C"}, // with a singleton too, if no suit has five
		{Call: "3N", Purpose: NoTrump, Hand: "25+hcp balanced or 25+hcp 0-4S 0-4H 0-4D 0-4C"},
		Or,
		{Call: "2M", Purpose: NewSuit, Hand: "5+M", Forcing: GameForcing},
		{Call: "3m", Purpose: NewSuit, Hand: "5+m", Forcing: GameForcing},
	},
}, {
	After: []string{"2C 2D 2M"},
	Rows: []Row{
		{Call: "3M", Purpose: Raise, Hand: "5+sup 3+M", Forcing: GameForcing},
		{Call: "4M", Purpose: SignOff, Hand: "0-4sup 3+M"},
		Or,
		{Call: "2N", Purpose: Waiting, Hand: "0-4", Forcing: GameForcing},
	},
}, {
	After: []string{"2C 2D 2M 3N"},
	Rows:  []Row{{Call: "4M", Purpose: ToGame, Hand: "6+M"}},
}, {
	// Two no-trump asks whether a weak two is a good one.
	After: []string{"2M"},
	When:  preempted,
	Rows: []Row{
		{Call: "4M", Purpose: ToGame, Hand: "17+sup 3+M or 18+sup 2M or 8-12sup 4+M"},
		{Call: "2N", Purpose: StrengthQuestion, Hand: "15+ 2+M or 17+", Forcing: OneRound, Shows: "-"},
		{Call: "3M", Purpose: TrumpRaise, Hand: "5-14sup 3M or 0-7sup 4+M or 13-16sup 4+M"},
		Or,
		{Call: "+x", Purpose: NewSuit, Hand: "15+ 6+x", Forcing: OneRound},
	},
}, {
	After: []string{"2M 2N"},
	When:  asksStrength,
	Whole: true,
	Rows: []Row{
		{Call: "3N", Purpose: Answer, Hand: "9-10hcp", Shows: "M"},
		{Call: "3M", Purpose: Answer, Hand: "5-8hcp"},
	},
}, {
	After: []string{"2M 2N 3N", "2M 2N 3M"},
	When:  answered,
	Whole: true,
	Rows: []Row{
		{Call: "6M", Purpose: Slam, Hand: "25+sup 2+M"},
		Or,
		{Call: "4M", Purpose: ToGame, Hand: "16+sup 2+M or 17+sup 1M"},
		{Call: "3N", Purpose: ToGame, Hand: "17+ 0-1M"},
	},
}, {
	After: []string{"2D"},
	When:  preempted,
	Rows: []Row{
		{Call: "5D", Purpose: ToGame, Hand: "18+sup 4+D"},
		{Call: "3N", Purpose: ToGame, Hand: "18-22 2+D"},
		{Call: "2N", Purpose: StrengthQuestion, Hand: "15+ 2+D or 17+", Forcing: OneRound, Shows: "-"},
		{Call: "3D", Purpose: TrumpRaise, Hand: "5-14sup 3+D"},
		Or,
		{Call: "+M", Purpose: NewSuit, Hand: "15+ 5+M", Forcing: OneRound},
	},
}, {
	After: []string{"2D 2N"},
	When:  asksStrength,
	Whole: true,
	Rows: []Row{
		{Call: "3N", Purpose: Answer, Hand: "9-10hcp", Shows: "D"},
		{Call: "3D", Purpose: Answer, Hand: "5-8hcp"},
	},
}}

// preempted reports whether partner has opened with a long suit and little else.
func preempted(a *Auction) bool { return a.last[a.partner].Purpose == PreEmpt }

// asksStrength reports whether partner asks how strong an opening was.
func asksStrength(a *Auction) bool { return a.last[a.partner].Purpose == StrengthQuestion }

// answered reports whether partner has answered a question.
func answered(a *Auction) bool { return a.last[a.partner].Purpose == Answer }
