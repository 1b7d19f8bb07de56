package bidding

// standardRebids are opener's second calls, and what responder says to them, where it is more than natural calls count out by
// themselves.
var standardRebids = []Table{{
	After: []string{"1D 1M"},
	Rows:  []Row{Or, {Call: "2C", Purpose: SecondSuit, Hand: "12-18 4+C 5+D 0-3M 0-3o or 12-18 4C 4D 0-1M or 12-18 4C 4D 0-1o 0-3M"}},
}, {
	After: []string{"1m 1M"},
	Rows: []Row{
		{Call: "4M", Purpose: ToGame, Hand: "19+sup 4+M"},
		{Call: "3M", Purpose: Invitation, Hand: "16-18sup 4+M"},
		{Call: "2M", Purpose: Raise, Hand: "12-15sup 4+M"},
		Or,
		{Call: "+1S", Purpose: SecondSuit, Hand: "12-18 4+S"},
		Or,
		{Call: "1N", Purpose: NoTrump, Hand: "12-15 balanced"},
		{Call: "2N", Purpose: Invitation, Hand: "18-19hcp balanced"},
		Or,
		{Call: "3m", Purpose: Rebid, Hand: "16+ 6+m"},
		Or,
		{Call: "2m", Purpose: Rebid, Hand: "12-15 5+m"},
	},
}, {
	After: []string{"1H 1S"},
	Rows: []Row{
		{Call: "4S", Purpose: ToGame, Hand: "19+sup 4+S"},
		{Call: "3S", Purpose: Invitation, Hand: "16-18sup 4+S"},
		{Call: "2S", Purpose: Raise, Hand: "12-15sup 4+S or 12-15sup 3S 0-1C or 12-15sup 3S 0-1D"},
		Or,
		{Call: "1N", Purpose: NoTrump, Hand: "12-15 balanced"},
		{Call: "2N", Purpose: Invitation, Hand: "18-19hcp balanced"},
		Or,
		{Call: "4H", Purpose: ToGame, Hand: "19+ 6+H"},
		{Call: "3H", Purpose: Invitation, Hand: "16-18 6+H"},
		{Call: "2H", Purpose: Rebid, Hand: "12-15 6+H"},
		Or,
		{Call: "2D", Purpose: SecondSuit, Hand: "12-18 4+D"},
		{Call: "2C", Purpose: SecondSuit, Hand: "12-18 4+C"},
	},
}, {
	After: []string{"1C 1D"},
	Rows: []Row{
		{Call: "1H", Purpose: SecondSuit, Hand: "12-18 4+H"},
		{Call: "1S", Purpose: SecondSuit, Hand: "12-18 4+S"},
		Or,
		{Call: "1N", Purpose: NoTrump, Hand: "12-15 balanced"},
		{Call: "2N", Purpose: Invitation, Hand: "18-19hcp balanced"},
	},
}, {
	After: []string{"1M 1N"},
	Rows: []Row{
		{Call: "2N", Purpose: Invitation, Hand: "18-19hcp balanced"},
		Or,
		{Call: "4M", Purpose: ToGame, Hand: "19+ 6+M"},
		{Call: "3M", Purpose: Invitation, Hand: "16-18 6+M"},
		Or,
		{Call: "^x", Purpose: SecondSuit, Hand: "19+ 4+x", Forcing: GameForcing},
		{Call: "2H", Purpose: SecondSuit, Hand: "12-18 4+H"},
		{Call: "2D", Purpose: SecondSuit, Hand: "12-18 4+D"},
		{Call: "2C", Purpose: SecondSuit, Hand: "12-18 4+C"},
		Or,
		{Call: "2M", Purpose: Rebid, Hand: "12-15 6+M"},
	},
}, {
	After: []string{"1M 1N 3M"},
	Rows:  []Row{{Call: "4M", Purpose: ToGame, Hand: "8+sup 2+M"}},
}, {
	After: []string{"1M 2M"},
	Rows: []Row{
		{Call: "4M", Purpose: ToGame, Hand: "20-26sup 5+M"},
		{Call: "3M", Purpose: Invitation, Hand: "18-19sup 5+M"},
	},
}, {
	After: []string{"1M 2M 3M"},
	Rows:  []Row{{Call: "4M", Purpose: ToGame, Hand: "8+sup 3+M"}},
}, {
	After: []string{"1M 3M"},
	When:  invited,
	Rows:  []Row{{Call: "4M", Purpose: ToGame, Hand: "14+sup 5+M"}},
}, {
	After: []string{"1M 2m", "1S 2H"},
	Rows: []Row{
		{Call: "3M", Purpose: Rebid, Hand: "16+ 6+M", Forcing: GameForcing},
		{Call: "2M", Purpose: Rebid, Hand: "12-15 6+M"},
	},
}, {
	After: []string{"1D 1M 2C"},
	Rows:  []Row{{Call: "3C", Purpose: Invitation, Hand: "10-12sup 5+C 0-4M or 10-12sup 4C 0-4M"}},
}}

// invited reports whether partner's last call was an invitation.
func invited(a *Auction) bool { return a.last[a.partner].Purpose == Invitation }

// standardPreempts are answers to an opening of three: to play, on what it takes opposite little else than the suit.
var standardPreempts = []Table{{
	After: []string{"3M"},
	Rows:  []Row{{Call: "4M", Purpose: ToGame, Hand: "15+sup 2+M or 16+ 1M or 5-14sup 4+M"}},
}, {
	After: []string{"3m"},
	Rows: []Row{
		{Call: "3N", Purpose: ToGame, Hand: "16-20 2+m"},
		{Call: "5m", Purpose: ToGame, Hand: "16-20sup 3+m"},
		{Call: "4m", Purpose: TrumpRaise, Hand: "4-12sup 4+m"},
	},
}}
