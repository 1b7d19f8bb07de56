package few

// Completes reports whether a contract makes game if it is made, with what its side has below.
func (s Setup) Completes(c Contract) bool {
	return c.Level > 0 && s.Standing.Below[s.Side(c.Declarer)]+s.Rules.Sheet.Below(c) >= s.Rules.Sheet.Game
}

// Lacks returns the points below the line that a side still needs for game, 1 or more.
func (s Setup) Lacks(side Side) int { return s.Rules.Sheet.Game - s.Standing.Below[side] }

// After returns the standing after the deal if declarer's side takes a number of tricks. When a side completes a game,
// all sides start again at 0 below. (Rules: bridge-few, The sheet, Booby.)
func (s Setup) After(c Contract, tricks int) Standing {
	after := s.Standing
	if c.Level == 0 || s.Rules.Missing(c, tricks) > 0 {
		return after
	}
	side := s.Side(c.Declarer)
	if s.Completes(c) {
		after.Games[side]++
		after.Below = [3]int{}
		return after
	}
	after.Below[side] += s.Rules.Sheet.Below(c)
	return after
}
