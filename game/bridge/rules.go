package bridge

import (
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Rules is a game of the bridge family: every figure that other programs take for granted. Pairs of points are for a
// declarer not vulnerable, then vulnerable.
type Rules struct {
	Name  string // its name in files and on the command line
	House House  // the table's changes; set by [Rules.With]
	// Length is the number of boards of a session, 0 if whoever starts it chooses, or if GamesToWin ends it.
	Length int
	// GamesToWin is the number of games with which a side ends the session, however many boards that takes; 0 if boards
	// are counted. A side that has won a game is vulnerable from the next board on.
	GamesToWin int

	Deck  card.Deck
	Book  int // tricks that count for nothing: level 1 is Book+1 tricks
	Level int // the highest that can be bid

	FirstDealer card.Seat
	// VulCycle gives the vulnerability of the first board, the second, and so on, and then starts over. With the first
	// dealer fixed it can express "the side that is not dealing" (Rules: super-bridge, Table), the side that is, or
	// always the same.
	VulCycle []Vulnerability
	// RedealPassedOut says that a passed-out board is dealt again and doesn't count towards the rubber. In Super Bridge
	// it counts and scores nothing. (Rules: super-bridge, Auction.)
	RedealPassedOut bool

	// Points per trick bid and made.
	TrickMinor, TrickMajor        int
	TrickNoTrump, TrickNoTrumpOne int // each trick after the first; the first
	// DoubledTricks says that doubling multiplies the trick points of a contract that is made by 2, redoubling by 4,
	// and the product decides between part-score and game. (Rules: super-bridge, Score.)
	DoubledTricks bool

	GameFrom int // trick points that make game
	// CarryBelow says that trick points short of game stay below the line until a side completes a game over several
	// boards. A board passes them on to the next in its [Standing].
	CarryBelow bool
	PartScore  int
	// PartScoreWorth and GameWorth are the values given to a carried part-score and to a game in comparisons, whatever
	// they score by themselves.
	PartScoreWorth int
	Game           [2]int
	GameWorth      [2]int
	Slams          []Slam // besides the game bonus

	Overtrick        [2]int // undoubled; 0 if it scores like any trick
	OvertrickDoubled [2]int // twice that if redoubled
	// The bonus for making a doubled or a redoubled contract. Super Bridge has none. (Rules: super-bridge, Score.)
	MadeDoubled, MadeRedoubled int

	Undertrick [2]int
	// UndertrickDoubled lists the cost of the first, second, … trick short when doubled; the last entry is for all
	// further ones. Redoubled they cost twice that.
	UndertrickDoubled [2][]int

	Honours HonourBonus // zero if there are none

	// Choices says that there is no auction. The players announce their high-card points, the player with more of the
	// side with more declares, dummy goes down, and then declarer chooses the contract, one of [Rules.ChoiceCalls].
	Choices bool

	// EndPartScore is the bonus for a part-score left at the end of the session, for the sides given by EndPartFor.
	EndPartScore int
	EndPartFor   EndPartFor

	// RubberBonus is the bonus for winning the rubber if the other side has no game, and if it has one or more.
	RubberBonus [2]int
	// UnfinishedGame and UnfinishedPart are the bonuses when a rubber is broken off, for the only side with a game, and
	// for the only side with a part-score in the unfinished game.
	UnfinishedGame, UnfinishedPart int
	// Hundreds says that the result of a session is given in hundreds of points, 50 rounded up.
	Hundreds bool

	// Targets are the points that a side with 20, 21, … 40 high-card points should score, not vulnerable and
	// vulnerable; the difference in IMPs decides the board. They are zero if there are none.
	Targets [2]Targets

	// Itemised says that records name the session of each board, list the lines of its score, and end the session with
	// a line of its own.
	Itemised bool
}

// EndPartFor says who gets the bonus for a part-score at the end of a session.
type EndPartFor uint8

// The two customs.
const (
	Holder    EndPartFor = iota // each side that has points below the line
	LastBoard                   // a side that made its part-score on the last board
)

// Slam is the bonus for bidding and making a high level.
type Slam struct {
	Level int
	Bonus [2]int
}

// SuperBridge returns the rules of Super Bridge. (Rules: super-bridge.)
func SuperBridge() Rules {
	return Rules{
		Name:  "SuperBridge",
		Deck:  card.Deck68,
		Book:  8,
		Level: 9,

		FirstDealer: card.South,
		VulCycle:    NotDealing.cycle(card.South),

		TrickMinor:      30,
		TrickMajor:      40,
		TrickNoTrump:    40,
		TrickNoTrumpOne: 60,
		DoubledTricks:   true,

		GameFrom:  180,
		PartScore: 100,
		Game:      [2]int{500, 800},
		Slams: []Slam{
			{Level: 7, Bonus: [2]int{1000, 1500}},
			{Level: 8, Bonus: [2]int{2000, 3000}},
			{Level: 9, Bonus: [2]int{4000, 6000}},
		},

		Overtrick:        [2]int{100, 200},
		OvertrickDoubled: [2]int{200, 400},

		Undertrick:        [2]int{100, 200},
		UndertrickDoubled: [2][]int{{200, 250}, {400, 500}},
	}
}

// Duplicate returns the rules of duplicate bridge with 52 cards. (Rules: bridge-52.) (Source: Laws of
// Duplicate Bridge 2017, laws 2 and 77.)
func Duplicate() Rules {
	return Rules{
		Name:  "Duplicate",
		Deck:  card.Deck52,
		Book:  6,
		Level: 7,

		FirstDealer: card.North,
		VulCycle: []Vulnerability{
			VulNone, VulNS, VulEW, VulBoth,
			VulNS, VulEW, VulBoth, VulNone,
			VulEW, VulBoth, VulNone, VulNS,
			VulBoth, VulNone, VulNS, VulEW,
		},

		TrickMinor:      20,
		TrickMajor:      30,
		TrickNoTrump:    30,
		TrickNoTrumpOne: 40,
		DoubledTricks:   true,

		GameFrom:  100,
		PartScore: 50,
		Game:      [2]int{300, 500},
		Slams: []Slam{
			{Level: 6, Bonus: [2]int{500, 750}},
			{Level: 7, Bonus: [2]int{1000, 1500}},
		},

		OvertrickDoubled: [2]int{100, 200},
		MadeDoubled:      50,
		MadeRedoubled:    100,

		Undertrick:        [2]int{50, 100},
		UndertrickDoubled: [2][]int{{100, 200, 200, 300}, {200, 300}},
	}
}

// MiniBridge returns the rules of bridge without an auction: declarer chooses part-score or game. Nobody is vulnerable.
// (Rules: bridge-52, MiniBridge.)
func MiniBridge() Rules {
	r := Duplicate()
	r.Name, r.Length = "MiniBridge", 4
	r.VulCycle = []Vulnerability{VulNone}
	r.Choices = true
	r.Itemised = true
	return r
}

// Tricks returns the number of tricks on a board, 17 or 13.
func (r Rules) Tricks() int { return r.Deck.HandLen() }

// Needs returns the number of tricks needed by a contract of the given level.
func (r Rules) Needs(level int) int { return r.Book + level }

// Dealer returns the dealer of a board, counted from 0. The deal passes clockwise.
func (r Rules) Dealer(board int) card.Seat { return r.FirstDealer.Next(board) }

// Counts reports whether a finished board counts towards the session. A board that is dealt again doesn't.
func (r Rules) Counts(b Board) bool { return !r.RedealPassedOut || !b.Contract().PassedOut() }

// Vulnerability returns the vulnerability of a board, counted from 0, as far as it follows from its number.
func (r Rules) Vulnerability(board int) Vulnerability { return r.VulCycle[board%len(r.VulCycle)] }

// VulnerabilityAt returns the vulnerability of a board, counted from 0, that starts with a standing.
func (r Rules) VulnerabilityAt(board int, s Standing) Vulnerability {
	if r.GamesToWin == 0 {
		return r.Vulnerability(board)
	}
	vul := VulNone
	for _, side := range card.Sides {
		if s.Games[side] > 0 {
			vul |= 1 << side
		}
	}
	return vul
}

// LastsFor returns an error unless a session can have the given number of boards: 1 is a board on its own, and 0 as
// many as it takes to win.
func (r Rules) LastsFor(boards int) error {
	switch {
	case boards == 1:
		return nil
	case r.GamesToWin > 0 && boards != 0:
		return fault.Errorf("a session of %s has as many boards as it takes, or is one board by itself", r.Name)
	case r.GamesToWin > 0:
		return nil
	case boards < 1:
		return fault.Errorf("a session has one board or more, not %d", boards)
	case r.Length > 0 && boards != r.Length:
		return fault.Errorf("a session of %s has %d boards, or is one board by itself", r.Name, r.Length)
	}
	return nil
}

// Unit is the unit in which the result of a session is given.
type Unit uint8

// The units.
const (
	PointsUnit   Unit = iota
	HundredsUnit      // hundreds of points
	IMPsUnit
)

// Hundreds returns points in hundreds, rounded half up for either side. (Rules: bridge-52, Rubber.)
func Hundreds(points int) int {
	if points < 0 {
		return -Hundreds(-points)
	}
	return (points + 50) / 100
}

// Unit returns the unit in which the result of a session is given.
func (r Rules) Unit() Unit {
	switch {
	case r.HasTargets():
		return IMPsUnit
	case r.Hundreds:
		return HundredsUnit
	}
	return PointsUnit
}

// TrickPoints returns the points below the line for bidding and making a contract, doubling included. They decide
// between part-score and game.
func (r Rules) TrickPoints(c Contract) int {
	var points int
	switch {
	case c.PassedOut():
		return 0
	case c.Strain == NoTrump:
		points = r.TrickNoTrumpOne + (c.Level-1)*r.TrickNoTrump
	case c.Strain.Major():
		points = c.Level * r.TrickMajor
	default:
		points = c.Level * r.TrickMinor
	}
	if r.DoubledTricks {
		points <<= c.Doubling
	}
	return points
}
