package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// goren is the system of Charles Goren, which a whole generation learned: a hand is counted in points, one no-trump has 16 to 18, two of
// a suit is strong. (Source: lessons, the tables of Goren's; what they leave open is marked as a ruling.)
var goren = book{
	tables: []Table{
		gorenOpenings, gorenAnswersMajor, gorenAnswersMinor, gorenPassedAnswers, gorenAnswersNT, gorenAnswersTwoNT,
		gorenStrongAnswers, gorenRebids, gorenRebidsNT, gorenOvercalls,
		gorenTopOf("1N 2N", "1N 4N"), gorenTopOf("2N 4N"), gorenSuitOverNT("1N 3x"), gorenSuitOverNT("2N 3x"), gorenPlayIn,
	},
	modules: []module{
		{Stayman, stayman},
		{Gerber, gerber},
		{Blackwood, gorenBlackwood()},
		{TakeOutDoubles, takeOutDoubles},
	},
	figures: &figuresGoren,
}

// gorenBlackwood is four no-trump, which asks for aces, but not after a bid of no-trump.
func gorenBlackwood() []Table {
	tables := slices.Clone(blackwood)
	asks := tables[0].When
	tables[0].When = func(a *Auction) bool {
		return asks(a) && !slices.ContainsFunc(a.written(), func(m made) bool { return !m.theirs && m.call.Strain() == bridge.NoTrump && m.call.IsBid() })
	}
	return tables
}

// figuresGoren are the figures of 52 cards, but for those that Goren gives.
var figuresGoren = gorens(figures52)

func gorens(f figures) figures {
	f.openNT, f.twoNT, f.strong = Range{16, 18}, Range{21, 23}, 22
	f.preEmpt = Range{5, 9}
	f.respond, f.newTwo, f.force = 6, 10, 26
	f.overcall, f.overcallTo, f.jumpOver, f.overNT = 10, 10, 18, Range{16, 18}
	f.raiseOver = 0 // the points for trumps are few enough
	f.noTrump = []int{20, 20, 23, 26, 29, 31, 33, 37}
	f.trumps = []int{15, 18, 21, 24, 26, 29, 33, 37}
	return f
}

var gorenOpenings = Table{
	After: []string{""},
	Whole: true,
	Rows: []Row{
		{Call: "1N", Purpose: OpeningNT, Hand: "16-18hcp balanced 2-4S 2-4H"},
		{Call: "2N", Purpose: OpeningNT, Hand: "21-23hcp balanced"},
		{Call: "3N", Purpose: OpeningNT, Hand: "24+hcp balanced"}, // ruling
		Or,
		// Four cards are a ruling, for hands that have no five.
		{Call: "2x", Purpose: StrongOpening, Hand: "22+gor 5+x or 22+gor 4x others:0-4", Forcing: OneRound},
		{Call: "4x", Purpose: PreEmpt, Hand: "6-10hcp 8+x"},
		{Call: "3x", Purpose: PreEmpt, Hand: "5-9hcp 7x good:x"},
		Or,
		{Call: "1M", Purpose: Opening, Hand: "13-21gor 5+M"},
		{Call: "1D", Purpose: Opening, Hand: "13-21gor 4+D or 13-21gor 3D 0-2C"},
		{Call: "1C", Purpose: Opening, Hand: "13-21gor 3+C"},
		Or,
		{Call: "P", Purpose: NoOpening, Hand: "0-12gor"},
	},
}

var gorenAnswersMajor = Table{
	After: []string{"1M"},
	When:  notPassed,
	Rows: []Row{
		{Call: "^z", Purpose: NewSuit, Hand: "19+gor 4+z", Forcing: GameForcing},
		Or,
		{Call: "4M", Purpose: TrumpRaise, Hand: "0-9hcp 5+M"},
		{Call: "3M", Purpose: Raise, Hand: "13-18gsup 3+M or 19+gsup 3+M others:0-3", Forcing: GameForcing},
		{Call: "2M", Purpose: Raise, Hand: "6-10gsup 3+M or 11-12gsup 3+M others:0-3"}, // without a suit to begin with: ruling
		Or,
		{Call: "1S", Purpose: NewSuit, Hand: "6-18gor 4+S", Forcing: OneRound},
		{Call: "+2z", Purpose: NewSuit, Hand: "10-18gor 4+z", Forcing: OneRound},
		Or,
		{Call: "1N", Purpose: NoTrump, Hand: "6-9hcp"},
		{Call: "2N", Purpose: NoTrump, Hand: "13-15hcp balanced 0-3S 0-3H"},
		{Call: "3N", Purpose: NoTrump, Hand: "16-18hcp balanced"},
		Or,
		{Call: "P", Purpose: NoResponse, Hand: "0-5hcp"},
	},
}

var gorenAnswersMinor = Table{
	After: []string{"1m"},
	When:  notPassed,
	Rows: []Row{
		{Call: "^z", Purpose: NewSuit, Hand: "19+gor 4+z", Forcing: GameForcing},
		Or,
		{Call: "1S", Purpose: NewSuit, Hand: "6-18gor 5+S or 6-18gor 4S 0-3H", Forcing: OneRound},
		{Call: "1H", Purpose: NewSuit, Hand: "6-18gor 4+H", Forcing: OneRound},
		{Call: "1D", Purpose: NewSuit, Hand: "6-18gor 4+D", Forcing: OneRound},
		Or,
		{Call: "2N", Purpose: NoTrump, Hand: "13-15hcp balanced 0-3S 0-3H"},
		{Call: "3N", Purpose: NoTrump, Hand: "16-18hcp balanced 0-3S 0-3H"},
		Or,
		{Call: "5m", Purpose: TrumpRaise, Hand: "0-9hcp 7+m"},
		{Call: "3m", Purpose: Raise, Hand: "13-18gsup 5+m or 19+gsup 5+m others:0-3", Forcing: GameForcing},
		{Call: "2m", Purpose: Raise, Hand: "6-10gsup 5+m or 10-12gsup 4+m others:0-3"}, // the second: ruling
		Or,
		{Call: "+2z", Purpose: NewSuit, Hand: "10-18gor 4+z", Forcing: OneRound},
		Or,
		{Call: "1N", Purpose: NoTrump, Hand: "6-9hcp"},
		Or,
		{Call: "P", Purpose: NoResponse, Hand: "0-5hcp"},
	},
}

// gorenPassedAnswers are those of who has passed: a suit at the level of two doesn't force.
var gorenPassedAnswers = Table{
	After: []string{"1x"},
	When:  func(a *Auction) bool { return !notPassed(a) },
	Rows: []Row{
		{Call: "2x", Purpose: Raise, Hand: "6-10gsup 3+x"},
		{Call: "3x", Purpose: Raise, Hand: "11+gsup 4+x"}, // ruling: with as much as a passed hand has
		Or,
		{Call: "+1y", Purpose: NewSuit, Hand: "6+gor 4+y", Forcing: OneRound},
		{Call: "+2y", Purpose: NewSuit, Hand: "10+gor 5+y"},
		Or,
		{Call: "1N", Purpose: NoTrump, Hand: "6-9hcp"},
		{Call: "2N", Purpose: NoTrump, Hand: "10-12hcp"},
		Or,
		{Call: "P", Purpose: NoResponse, Hand: "0-5hcp"},
	},
}

// notPassed reports whether the player has passed before his side bid.
func notPassed(a *Auction) bool { return a.shown[a.me].usual.Max == a.total() }

var gorenAnswersNT = Table{
	After: []string{"1N"},
	Rows: []Row{
		{Call: "4M", Purpose: ToGame, Hand: "8-13hcp 6+M"},
		{Call: "3x", Purpose: NewSuit, Hand: "10+hcp 5+x", Forcing: GameForcing},
		{Call: "2x", Purpose: SignOff, Hand: "0-7hcp 5+x"},
		Or,
		{Call: "2N", Purpose: Invitation, Hand: "8-9hcp"},
		{Call: "3N", Purpose: ToGame, Hand: "10-14hcp"},
		{Call: "4N", Purpose: SlamInvitation, Hand: "15-16hcp"},
		{Call: "6N", Purpose: Slam, Hand: "17-20hcp"},
		Or,
		{Call: "P", Purpose: Content, Hand: "0-7hcp"},
	},
}

var gorenAnswersTwoNT = Table{
	After: []string{"2N"},
	Rows: []Row{
		{Call: "4M", Purpose: ToGame, Hand: "3-8hcp 6+M"},
		{Call: "3x", Purpose: NewSuit, Hand: "4+hcp 5+x", Forcing: GameForcing},
		Or,
		{Call: "3N", Purpose: ToGame, Hand: "4-9hcp"},
		{Call: "4N", Purpose: SlamInvitation, Hand: "10-11hcp"},
		{Call: "6N", Purpose: Slam, Hand: "12-15hcp"},
		Or,
		{Call: "P", Purpose: Content, Hand: "0-3hcp"},
	},
}

// gorenTopOf is what opener does when partner has raised his no-trump to invite: the upper part of what he has shown goes on.
func gorenTopOf(after ...string) Table {
	return Table{
		After: after,
		When: func(a *Auction) bool {
			p := a.last[a.partner].Purpose
			return p == Invitation || p == SlamInvitation
		},
		Whole: true,
		Propose: func(a *Auction) {
			level, purpose := 3, ToGame
			if a.last[a.partner].Purpose == SlamInvitation {
				level, purpose = SlamLevel(a.rules), Slam
			}
			m := a.any(purpose)
			m.High = Range{a.last[a.me].High.Min + 1, a.last[a.me].High.Max}
			a.put(bridge.Bid(level, bridge.NoTrump), m)
		},
	}
}

// gorenSuitOverNT is what opener does when partner has named a suit that forces: he raises with three cards, or else bids 3NT.
func gorenSuitOverNT(after string) Table {
	return Table{
		After: []string{after},
		When:  func(a *Auction) bool { return a.last[a.partner].Purpose == NewSuit },
		Whole: true,
		Rows:  []Row{{Call: "4x", Purpose: Raise, Hand: "3+x"}, Or, {Call: "3N", Purpose: ToGame, Hand: "0-2x"}},
	}
}

// gorenPlayIn: a suit at the level of two over 1NT is to play.
var gorenPlayIn = Table{
	After: []string{"1N 2x"},
	When:  func(a *Auction) bool { return a.last[a.partner].Purpose == SignOff },
	Whole: true,
	Rows:  []Row{{Call: "P", Purpose: Content, Hand: "0+"}},
}

var gorenStrongAnswers = Table{
	After: []string{"2x"},
	When:  func(a *Auction) bool { return a.last[a.partner].Purpose == StrongOpening },
	Whole: true,
	Rows: []Row{
		{Call: "3x", Purpose: Raise, Hand: "6+gsup 3+x", Forcing: GameForcing},
		Or,
		{Call: "+y", Purpose: NewSuit, Hand: "6+gor 4+y", Forcing: GameForcing},
		Or,
		{Call: "2N", Purpose: Negative, Hand: "0-5gor"},
	},
}

// gorenRebids are opener's second calls after a suit.
var gorenRebids = Table{
	After: []string{"1x 1y", "1x 2y"},
	When:  func(a *Auction) bool { return a.last[a.partner].Purpose == NewSuit && !a.bound[a.me.Side()] },
	Rows: []Row{
		{Call: "4y", Purpose: ToGame, Hand: "19-21gsup 4+y"},
		{Call: "^y", Purpose: Raise, Hand: "16-18gsup 4+y"},
		{Call: "+y", Purpose: Raise, Hand: "13-15gsup 4+y"},
		Or,
		{Call: "^x", Purpose: Rebid, Hand: "16-18gor 6+x or 16-18hcp 5x balanced"}, // the second: ruling
	},
	Propose: gorenSecondSuits,
}

// gorenSecondSuits proposes opener's second suit, and behind it no-trump and the first suit again. A second suit that takes partner
// higher for the first needs more than the least (ruling).
func gorenSecondSuits(a *Auction) {
	first, theirs := a.last[a.me].Suit, a.last[a.partner].Suit
	a.suits(func(s card.Suit) {
		if s == first || s == theirs {
			return
		}
		m := a.any(SecondSuit).long(s, 4)
		m.GoodFives = true
		c := a.cheapest(bridge.Strain(s))
		if jump := c + bridge.Call(len(bridge.Strains)); jump < a.game() {
			strong := m
			strong.Points, strong.Forcing = Range{19, 21}, GameForcing
			a.put(jump, strong)
		}
		if m.Points = (Range{13, 18}); a.reverse(c) {
			m.Points = Range{16, 21}
			m.Forcing = OneRound
		}
		a.put(c, m)
	})
}

var gorenRebidsNT = Table{
	After: []string{"1x 1y", "1x 2y"},
	When:  func(a *Auction) bool { return a.last[a.partner].Purpose == NewSuit && !a.bound[a.me.Side()] },
	Rows: []Row{
		Or,
		{Call: "^3N", Purpose: ToGame, Hand: "16-20hcp balanced"},
		{Call: "^2N", Purpose: NoTrump, Hand: "19-20hcp balanced"},
		{Call: "+1N", Purpose: NoTrump, Hand: "12-15hcp balanced"},
		{Call: "+2N", Purpose: NoTrump, Hand: "12-15hcp balanced"},
		Or,
		{Call: "+x", Purpose: Rebid, Hand: "13-15gor 6+x or 13-15gor 5x"},
	},
}

// gorenOvercalls are a good suit over their opening, or no-trump as in opening.
var gorenOvercalls = Table{
	After: []string{"(1x)"},
	Rows: []Row{
		{Call: "1N", Purpose: OvercallNT, Hand: "16-18hcp balanced guard:x"},
		Or,
		{Call: "+1y", Purpose: Overcall, Hand: "10-17gor 5+y good:y"},
		{Call: "+2y", Purpose: Overcall, Hand: "10-17gor 5+y good:y"},
	},
}
