package session

import "github.com/superbridge/superbridge/game/bridge"

// Sheet is the score sheet of a session: the boards line by line, the bonus at the end, the totals.
type Sheet struct {
	Entries []Entry
	Bonus   bridge.Score // once the session is over
	Totals  [2]int       // by side
	// IMPs are the results of the boards against their targets, by side, if there are targets.
	IMPs    [2]int
	Settled bool
	Unit    bridge.Unit // of Told
	Told    int         // North-South's lead, in the unit of the rules
}

// Entry is a finished board on a sheet.
type Entry struct {
	Number int // of the deal: one that is dealt again keeps it for the next
	Board  bridge.Board
	Counts bool         // it isn't dealt again
	Lines  bridge.Score // the board's score
	// Below and Above are the points of the lines by side. Below are those of tricks bid and made, where they
	// are carried towards a game; all others are above.
	Below, Above [2]int
	After        bridge.Standing
	// Game says that the board has completed a game of declarer's side, so that a line is drawn below it.
	Game bool
	// Target is the result of the board against its target, if there are targets.
	Target bridge.AgainstTarget
}

// Sheet returns the sheet of the finished boards.
func (s Session) Sheet() Sheet {
	sheet := Sheet{Bonus: s.Bonus(), Totals: s.Points(), IMPs: s.IMPs(), Settled: s.Settled, Unit: s.Rules.Unit(), Told: s.Told()}
	number := 1
	for _, b := range s.Boards {
		e := Entry{Number: number, Board: b, Counts: s.Rules.Counts(b), Lines: b.Score(), After: b.Standing.After(b)}
		e.Game = e.After.Games != b.Standing.Games
		e.Target, _ = b.AgainstTarget()
		for _, l := range e.Lines {
			if s.Rules.CarryBelow && l.Item == bridge.TrickPoints {
				e.Below[l.Side] += l.Points
			} else {
				e.Above[l.Side] += l.Points
			}
		}
		if e.Counts {
			number++
		}
		sheet.Entries = append(sheet.Entries, e)
	}
	return sheet
}
