package few

import (
	"fmt"
	"slices"
)

// Item is the reason for a line of a score.
type Item uint8

// The items, in the order in which they are listed: those of a deal, then those of a rubber that is broken off.
const (
	BelowItem   Item = iota // tricks bid and made
	OverItem                // tricks more than bid
	MadeItem                // for making a doubled or redoubled contract
	SlamItem                // for a slam bid and made
	ShortItem               // tricks short: the defenders' points
	HonoursItem             // honours in one hand
	RubberItem              // for winning a rubber
	GameItem                // for the only game of a rubber that is broken off
	PartItem                // for the only part-score of one
)

var itemNames = [...]string{"below", "over", "made", "slam", "short", "honours", "rubber", "game", "part"}

// String returns the item's name in files.
func (i Item) String() string {
	if int(i) >= len(itemNames) {
		return fmt.Sprintf("Item(%d)", uint8(i))
	}
	return itemNames[i]
}

// Line is an item of a score, with its points.
type Line struct {
	Side   Side // the side that scores
	Item   Item
	Points int // 1 or more
}

// Score is the score of a deal, or of the end of a session, line by line, in the order of the items, and of the sides
// within one.
type Score []Line

// Points returns the sum of the lines, by side; the third is 0 if there are two sides.
func (s Score) Points() [3]int {
	var points [3]int
	for _, l := range s {
		points[l.Side] += l.Points
	}
	return points
}

// Balance returns a side's points minus those of the best other side.
func (s Score) Balance(side Side) int {
	points := s.Points()
	most := 0
	for other, n := range points {
		if Side(other) != side {
			most = max(most, n)
		}
	}
	return points[side] - most
}

// Side returns the side of the sheet that a player scores for: his own column, and at bridge for three the soloist's, 0, or the
// partners', 1.
func (s Setup) Side(p Player) Side {
	switch {
	case s.Rules.Kind != BridgeForThree:
		return Side(p)
	case p == s.Soloist:
		return 0
	}
	return 1
}

// Vulnerable reports whether a side has won a game of the rubber.
func (s Setup) Vulnerable(side Side) bool { return s.Standing.Games[side] > 0 }

// Missing returns how many tricks a contract is short of if declarer's side takes a number of tricks, 0 or more; if it
// is made, minus the overtricks. At nullo each trick fewer is an overtrick. (Rules: bridge-few, Nullo n.)
func (r Rules) Missing(c Contract, tricks int) int {
	if c.Strain == Nullo {
		tricks = r.Tricks - tricks
	}
	return r.Book + c.Level - tricks
}

// Score returns the score of a contract if declarer's side takes a number of tricks, 0 to [Rules.Tricks], without
// honours, given the rules and the sheet so far. A passed-out deal scores nothing. At Booby each defender scores the
// whole penalty. (Rules: bridge-few, The sheet, Booby.)
func (s Setup) Score(c Contract, tricks int) Score {
	if c.Level == 0 {
		return nil
	}
	sheet, side, vulnerable := s.Rules.Sheet, s.Side(c.Declarer), 0
	if s.Vulnerable(side) {
		vulnerable = 1
	}
	var score Score
	add := func(side Side, item Item, points int) {
		if points > 0 {
			score = append(score, Line{side, item, points})
		}
	}
	missing := s.Rules.Missing(c, tricks)
	if missing > 0 {
		for other := range Side(s.Rules.Sides()) {
			if other != side {
				add(other, ShortItem, sheet.short(c.Doubling, vulnerable, missing))
			}
		}
		return score
	}
	add(side, BelowItem, sheet.Below(c))
	add(side, OverItem, sheet.over(c, vulnerable, -missing))
	add(side, MadeItem, sheet.Made[c.Doubling])
	switch c.Level {
	case s.Rules.Level - 1:
		add(side, SlamItem, sheet.SmallSlam[vulnerable])
	case s.Rules.Level:
		add(side, SlamItem, sheet.GrandSlam[vulnerable])
	}
	if games := s.After(c, tricks).Games; games[side] == sheet.GamesToWin {
		others := games
		others[side] = 0
		add(side, RubberItem, sheet.Rubber[min(1, slices.Max(others[:]))])
	}
	return score
}

// with returns the score with one more line in its proper place.
func (s Score) with(l Line) Score {
	at := slices.IndexFunc(s, func(m Line) bool { return m.Item > l.Item || m.Item == l.Item && m.Side > l.Side })
	if at < 0 {
		at = len(s)
	}
	return slices.Insert(slices.Clone(s), at, l)
}
