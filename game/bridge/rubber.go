package bridge

// carried returns the rules with carried part-scores and with honours. Its part-scores and games are valued at what r
// scores for them.
func (r Rules) carried() Rules {
	r.CarryBelow, r.PartScoreWorth, r.GameWorth = true, r.PartScore, r.Game
	r.PartScore = 0
	r.Honours = HonourBonus{Four: 100, Five: 150, Aces: 150}
	r.Itemised = true
	return r
}

// Rubber returns the rules of rubber bridge. (Rules: bridge-52, Rubber.)
func Rubber() Rules {
	r := Duplicate().carried()
	r.Name = "Rubber"
	r.VulCycle = []Vulnerability{VulNone} // for the first board; then see [Rules.VulnerabilityAt]
	r.GamesToWin, r.Game = 2, [2]int{}
	r.RubberBonus, r.UnfinishedGame, r.UnfinishedPart = [2]int{700, 500}, 300, 100
	return r
}

// Chicago returns the rules of four-deal bridge: part-scores are carried until a side completes a game, and
// honours count. (Rules: bridge-52, Chicago.)
func Chicago() Rules {
	r := Duplicate().carried()
	r.Name, r.Length = "Chicago", Group
	r.VulCycle = NotDealing.cycle(r.FirstDealer)
	r.RedealPassedOut = true
	r.EndPartScore, r.EndPartFor = 100, Holder
	return r
}

// ChicagoDuplicate returns the rules of four deals with the dealers and the vulnerability of Chicago, each scored by
// itself. (Rules: bridge-52, Chicago.)
func ChicagoDuplicate() Rules {
	r := Duplicate()
	r.Name, r.Length = "ChicagoDuplicate", Group
	r.VulCycle = NotDealing.cycle(r.FirstDealer)
	r.Itemised = true
	return r
}

// Target returns the rules of "Russian" scoring: the boards of Chicago duplicate, each won or lost by the IMPs between
// a side's score and the score it should make with its high cards. (Rules: bridge-52, Target.)
func Target() Rules {
	r := ChicagoDuplicate()
	r.Name = "Target"
	r.Targets = [2]Targets{
		{0, 50, 70, 110, 200, 300, 350, 400, 430, 460, 490, 600, 700, 900, 1000, 1100, 1200, 1300, 1300, 1300, 1300},
		{0, 50, 70, 110, 290, 440, 520, 600, 630, 660, 690, 900, 1050, 1350, 1500, 1650, 1800, 1950, 1950, 1950, 1950},
	}
	return r
}
