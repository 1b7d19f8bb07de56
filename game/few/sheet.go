package few

import "github.com/superbridge/superbridge/game/bridge"

// Sheet holds the figures of the score sheet. Pairs of values are for a side not vulnerable, then vulnerable. All are
// points, 0 or more. (Rules: bridge-few, The sheet.)
type Sheet struct {
	// Price is the value of a trick bid and made, below the line, by [Strain], and of an overtrick above it. In
	// no-trump the first trick bid is worth FirstNoTrump.
	Price        [6]int
	FirstNoTrump int

	OvertrickDoubled [2]int // a doubled overtrick; redoubled, twice that
	Made             [3]int // for making a contract, by its [bridge.Doubling]

	SmallSlam, GrandSlam [2]int

	Undertrick [2]int // each, undoubled
	// UndertrickDoubled lists the cost of the first, second, … trick short when doubled; the last is for all further
	// ones. Redoubled they cost twice that.
	UndertrickDoubled [2][4]int

	Honours bridge.HonourBonus

	Game       int    // points below the line that make game, in one deal or several
	GamesToWin int    // to win a rubber
	Rubber     [2]int // for winning it: if no other side has a game, and if one has

	// UnfinishedGame and UnfinishedPart are for a side's only game, and for its part-score, if a rubber is broken off
	// and no other side has one.
	UnfinishedGame, UnfinishedPart int
}

// StandardSheet returns the sheet of rubber scoring. (Rules: bridge-few, The sheet.)
func StandardSheet() Sheet {
	return Sheet{
		Price:             [6]int{Clubs: 20, Diamonds: 20, Hearts: 30, Spades: 30, NoTrump: 30, Nullo: 30},
		FirstNoTrump:      40,
		OvertrickDoubled:  [2]int{100, 200},
		Made:              [3]int{bridge.Doubled: 50, bridge.Redoubled: 100},
		SmallSlam:         [2]int{500, 750},
		GrandSlam:         [2]int{1000, 1500},
		Undertrick:        [2]int{50, 100},
		UndertrickDoubled: [2][4]int{{100, 200, 200, 300}, {200, 300, 300, 300}},
		Honours:           bridge.HonourBonus{Four: 100, Five: 150, Aces: 150},
		Game:              100,
		GamesToWin:        2,
		Rubber:            [2]int{700, 500},
		UnfinishedGame:    300,
		UnfinishedPart:    100,
	}
}

// SlamSheet returns the sheet of Slam: its own prices, and a fifth of all other figures. (Rules: bridge-few, Slam.)
func SlamSheet() Sheet {
	s := StandardSheet().divided(5)
	s.Price = [6]int{Clubs: 6, Diamonds: 6, Hearts: 8, Spades: 8, NoTrump: 10, Nullo: 8}
	s.FirstNoTrump = s.Price[NoTrump]
	return s
}

// divided returns the sheet with all points divided by n.
func (s Sheet) divided(n int) Sheet {
	for _, figures := range [][]int{s.Price[:], s.OvertrickDoubled[:], s.Made[:], s.SmallSlam[:], s.GrandSlam[:], s.Undertrick[:],
		s.UndertrickDoubled[0][:], s.UndertrickDoubled[1][:], s.Rubber[:]} {
		for i := range figures {
			figures[i] /= n
		}
	}
	for _, figure := range []*int{&s.FirstNoTrump, &s.Honours.Four, &s.Honours.Five, &s.Honours.Aces, &s.Game, &s.UnfinishedGame, &s.UnfinishedPart} {
		*figure /= n
	}
	return s
}

// CleanRubber returns the sheet with a rubber won two games to none worth 750 instead of 700, or 150 instead of 140.
func (s Sheet) CleanRubber() Sheet {
	s.Rubber[0] = s.Rubber[0] * 750 / 700
	return s
}

// RedoubledAsDoubled returns the sheet with making a redoubled contract worth as much as making a doubled one.
func (s Sheet) RedoubledAsDoubled() Sheet {
	s.Made[bridge.Redoubled] = s.Made[bridge.Doubled]
	return s
}

// EvenUndertricks returns the sheet with each doubled undertrick of a side not vulnerable, from the third, costing as
// much as the second.
func (s Sheet) EvenUndertricks() Sheet {
	for i := range s.UndertrickDoubled[0][2:] {
		s.UndertrickDoubled[0][2+i] = s.UndertrickDoubled[0][1]
	}
	return s
}

// Below returns the points below the line for the tricks bid, if the contract is made. In a passed-out deal they are 0.
func (s Sheet) Below(c Contract) int {
	if c.Level == 0 {
		return 0
	}
	points := c.Level * s.Price[c.Strain]
	if c.Strain == NoTrump {
		points += s.FirstNoTrump - s.Price[NoTrump]
	}
	return points << c.Doubling
}

// over returns the points for n overtricks.
func (s Sheet) over(c Contract, vulnerable, n int) int {
	if c.Doubling == bridge.Undoubled {
		return n * s.Price[c.Strain]
	}
	return n * s.OvertrickDoubled[vulnerable] * int(c.Doubling)
}

// short returns the cost of n undertricks, n at least 1.
func (s Sheet) short(d bridge.Doubling, vulnerable, n int) int {
	if d == bridge.Undoubled {
		return n * s.Undertrick[vulnerable]
	}
	steps, cost := s.UndertrickDoubled[vulnerable], 0
	for i := range n {
		cost += steps[min(i, len(steps)-1)]
	}
	return cost * int(d)
}
