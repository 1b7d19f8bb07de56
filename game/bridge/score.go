package bridge

// Item is a line of the score sheet.
type Item uint8

// The items that a board can score.
const (
	TrickPoints Item = iota // Count tricks bid and made
	PartScore
	GameBonus
	SlamBonus   // Count is the level of the slam
	MadeDoubled // the bonus for making a doubled contract
	Overtricks  // Count of them
	Undertricks // Count of them; the points are negative
)

// Line is an item of a score, with its points for declarer's side.
type Line struct {
	Item   Item
	Count  int
	Points int
}

// Score is what a board scores, line by line, for declarer's side: negative when the
// contract goes down, and then the points are the other side's.
type Score []Line

// Total returns the sum of the lines.
func (s Score) Total() int {
	total := 0
	for _, l := range s {
		total += l.Points
	}
	return total
}

// Score returns what a contract scores when declarer's side takes the given number of
// tricks, 0 to [Rules.Tricks]. A passed-out board has no lines. (Source: rules,
// section Score.)
func (r Rules) Score(c Contract, vulnerable bool, tricks int) Score {
	if c.PassedOut() {
		return nil
	}
	v := 0
	if vulnerable {
		v = 1
	}
	over := tricks - r.Needs(c.Level)
	if over < 0 {
		return Score{{Undertricks, -over, -r.undertricks(c.Doubling, v, -over)}}
	}

	points := r.TrickPoints(c)
	score := Score{{TrickPoints, c.Level, points}}
	if points < r.GameFrom {
		score = append(score, Line{PartScore, 1, r.PartScore})
	} else {
		score = append(score, Line{GameBonus, 1, r.Game[v]})
	}
	for _, slam := range r.Slams {
		if slam.Level == c.Level {
			score = append(score, Line{SlamBonus, slam.Level, slam.Bonus[v]})
		}
	}
	if bonus := r.MadeDoubled * int(c.Doubling); bonus > 0 {
		score = append(score, Line{MadeDoubled, 1, bonus})
	}
	if over > 0 {
		score = append(score, Line{Overtricks, over, over * r.overtrick(c, v)})
	}
	return score
}

// overtrick returns the points for one trick more than bid.
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

// undertricks returns what n tricks short cost, n at least 1.
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
