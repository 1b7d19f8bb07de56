package bidding

import "slices"

// standard is what most people play: five-card majors, a strong no-trump, and the usual conventions. The facts are those of
// public notes on what is called standard or the yellow card.
var standard = book{
	tables: slices.Concat([]Table{standardOpenings, standardAnswersMajor, standardAnswersMinor, standardTwoNT},
		standardRebids, standardPreempts, standardOvercalls),
	modules: []module{
		{WeakTwos, weakTwos},
		{Transfers, transfers},
		{Stayman, stayman},
		{Gerber, gerber},
		{Splinters, splinters},
		{MajorRaise, majorRaise},
		{LimitRaises, limitRaises},
		{ControlBids, controlBids},
		{KeyCards, keyCards},
		{Blackwood, blackwood},
		{NegativeDoubles, negativeDoubles},
		{Michaels, michaels},
		{UnusualNT, unusualNT},
		{WeakJumps, weakJumps},
		{TakeOutDoubles, takeOutDoubles},
		{FourthSuitGame, fourthSuit},
		{NewMinor, checkback},
	},
	figures: &figuresStandard,
	unusual: []Convention{KeyCards},
}

var standardOpenings = Table{
	After: []string{""},
	Whole: true,
	Rows: []Row{
		{Call: "1N", Purpose: OpeningNT, Hand: "15-17hcp balanced"},
		{Call: "2N", Purpose: OpeningNT, Hand: "20-21hcp balanced"},
		Or,
		{Call: "2x", Purpose: StrongOpening, Hand: "22+ 4+x", Forcing: OneRound}, // unless two of a suit is weak
		Or,
		{Call: "3x", Purpose: PreEmpt, Hand: "5-10hcp 7x"},
		{Call: "4x", Purpose: PreEmpt, Hand: "5-10hcp 8+x"},
		Or,
		{Call: "1M", Purpose: Opening, Hand: "12+ 5+M"},
		{Call: "1D", Purpose: Opening, Hand: "12+ 4+D or 12+ 3D 4S 4H"},
		{Call: "1C", Purpose: Opening, Hand: "12+ 3+C"},
		Or,
		{Call: "P", Purpose: NoOpening, Hand: "0-11"},
	},
}

var standardAnswersMajor = Table{
	After: []string{"1M"},
	Rows: []Row{
		{Call: "4M", Purpose: TrumpRaise, Hand: "0-9hcp 5+M"},
		{Call: "3M", Purpose: Raise, Hand: "13+sup 4+M", Forcing: GameForcing}, // unless it invites
		{Call: "2M", Purpose: Raise, Hand: "6-9sup 4+M or 6-9sup 3M"},
		Or,
		{Call: "1S", Purpose: NewSuit, Hand: "6+ 4+S", Forcing: OneRound},
		{Call: "2H", Purpose: NewSuit, Hand: "11+ 5+H", Forcing: OneRound},
		{Call: "2m", Purpose: NewSuit, Hand: "11+ 4+m", Forcing: OneRound},
		Or,
		{Call: "1N", Purpose: NoTrump, Hand: "6-10"},
		Or, // without limit raises, or without that of two no-trump, some hands are left
		{Call: "2N", Purpose: Invitation, Hand: "11-12"},
		{Call: "3N", Purpose: ToGame, Hand: "11-18"},
	},
}

var standardAnswersMinor = Table{
	After: []string{"1m"},
	Rows: []Row{
		{Call: "1S", Purpose: NewSuit, Hand: "6+ 5+S or 6+ 4S 0-3H", Forcing: OneRound},
		{Call: "1H", Purpose: NewSuit, Hand: "6+ 4+H", Forcing: OneRound},
		{Call: "1D", Purpose: NewSuit, Hand: "6+ 4+D", Forcing: OneRound},
		Or,
		{Call: "2N", Purpose: Invitation, Hand: "11-12hcp balanced 0-3S 0-3H"},
		{Call: "3N", Purpose: ToGame, Hand: "13-17hcp balanced 0-3S 0-3H"},
	},
}

// standardTwoNT are answers to two no-trump, which 2♣ and then two no-trump is too, on a little more.
var standardTwoNT = Table{
	After: []string{"2N", "2C 2D 2N"},
	When:  func(a *Auction) bool { return a.shown[a.partner].points.Min >= 20 },
	Rows: []Row{
		{Call: "3N", Purpose: ToGame, Hand: "4-11hcp"},
		{Call: "4N", Purpose: SlamInvitation, Hand: "12hcp"},
		{Call: "6N", Purpose: Slam, Hand: "13-15hcp"},
	},
}
