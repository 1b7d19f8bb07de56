package bridge

import (
	"fmt"

	"github.com/superbridge/superbridge/game/card"
)

// Item is a line of the score sheet.
type Item uint8

// The items that a board can score, in the order of records, followed by those of a session.
const (
	TrickPoints   Item = iota // Count tricks bid and made: the points below the line
	Overtricks                // Count overtricks
	MadeDoubled               // the bonus for making a doubled contract
	MadeRedoubled             // the same for a redoubled contract
	SlamBonus                 // Count is the level of the slam
	PartScore
	GameBonus
	Undertricks // Count undertricks: the defenders' points
	Honours     // Count honours in one hand, that of Seat

	EndPartScore   // the bonus for a part-score left at the end of a session
	RubberBonus    // for winning a rubber
	UnfinishedGame // for the only side with a game in a rubber that is broken off
	UnfinishedPart // for the only side with a part-score in such a rubber
)

var itemNames = [...]string{
	"Trick", "Overtrick", "MadeDoubled", "MadeRedoubled", "Slam", "PartScore", "Game", "Undertrick", "Honours",
	"EndPartScore", "RubberBonus", "UnfinishedGame", "UnfinishedPart",
}

// String returns the item's name in records.
func (i Item) String() string {
	if int(i) >= len(itemNames) {
		return fmt.Sprintf("Item(%d)", uint8(i))
	}
	return itemNames[i]
}

// Line is an item of a score, with its points.
type Line struct {
	Item   Item
	Count  int
	Side   card.Side // the side that scores
	Seat   card.Seat // the seat that held the honours; North for other items
	Points int       // 1 or more
}

// Score is the score of a board, line by line. With honours both sides can score on one board.
type Score []Line

// Points returns the sum of the lines, by side.
func (s Score) Points() [2]int {
	var points [2]int
	for _, l := range s {
		points[l.Side] += l.Points
	}
	return points
}

// Balance returns a side's points less the other's.
func (s Score) Balance(side card.Side) int {
	points := s.Points()
	return points[side] - points[side.Other()]
}

// Score returns the score of a contract on a board on its own, with nothing carried from other boards, when
// declarer's side takes the given number of tricks, 0 to [Rules.Tricks]. A passed-out board has no lines, and
// no line is worth 0. (Rules: super-bridge, Score; bridge-52, What a board scores.)
func (r Rules) Score(c Contract, vulnerable bool, tricks int) Score {
	return r.score(c, vulnerable, tricks, r.TrickPoints(c) >= r.GameFrom)
}

// score returns the lines of a contract; game says whether it makes or completes game if made.
func (r Rules) score(c Contract, vulnerable bool, tricks int, game bool) Score {
	if c.PassedOut() {
		return nil
	}
	v := 0
	if vulnerable {
		v = 1
	}
	side := c.Declarer.Side()
	over := tricks - r.Needs(c.Level)
	if over < 0 {
		return Score{{Item: Undertricks, Count: -over, Side: side.Other(), Points: r.undertricks(c.Doubling, v, -over)}}
	}

	var score Score
	add := func(item Item, count, points int) {
		if points != 0 {
			score = append(score, Line{Item: item, Count: count, Side: side, Points: points})
		}
	}
	add(TrickPoints, c.Level, r.TrickPoints(c))
	if game {
		add(GameBonus, 1, r.Game[v])
	} else {
		add(PartScore, 1, r.PartScore)
	}
	for _, slam := range r.Slams {
		if slam.Level == c.Level {
			add(SlamBonus, slam.Level, slam.Bonus[v])
		}
	}
	switch c.Doubling {
	case Doubled:
		add(MadeDoubled, 1, r.MadeDoubled)
	case Redoubled:
		add(MadeRedoubled, 1, r.MadeRedoubled)
	}
	if over > 0 {
		add(Overtricks, over, over*r.overtrick(c, v))
	}
	return score
}

// overtrick returns the points for one overtrick.
func (r Rules) overtrick(c Contract, v int) int {
	switch {
	case c.Doubling != Undoubled:
		return r.OvertrickDoubled[v] * int(c.Doubling)
	case r.Overtrick[v] != 0:
		return r.Overtrick[v]
	case c.Strain == NoTrump:
		return r.TrickNoTrump
	case c.Strain.Major():
		return r.TrickMajor
	default:
		return r.TrickMinor
	}
}

// undertricks returns the cost of n tricks short, n at least 1.
func (r Rules) undertricks(d Doubling, v, n int) int {
	if d == Undoubled {
		return n * r.Undertrick[v]
	}
	steps, cost := r.UndertrickDoubled[v], 0
	for i := range n {
		cost += steps[min(i, len(steps)-1)]
	}
	return cost * int(d)
}
