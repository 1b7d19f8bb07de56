package bridge

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge"
)

// Tally holds sums over boards of a user. Points are those of his side minus those of the other.
type Tally struct {
	Boards int
	Made   int // contracts, whoever declared
	Over   int // tricks beyond those needed; negative if contracts failed
	Points int

	Analysed int // boards whose analysis includes the worth of the contract
	// Tricks is the sum, over these, of the user's side's tricks beyond the double-dummy result.
	Tricks int
	// WithPar is the number of boards whose par is known; Bidding is the sum, over these, of the points of the contract
	// with its double-dummy tricks, minus par, for the user's side.
	WithPar, Bidding int
	// Sums of the squares of what Tricks and Bidding add up, from which the standard error of a mean follows.
	TricksSquared, BiddingSquared int

	Cards, Costly, Cost int // the user's cards that are judged, those that cost tricks, and the tricks they cost
	WithCostly          int // boards with such a card
	Leads, FreeLeads    int // the user's opening leads that are judged, and those that cost nothing
}

// Cell is the tally for one kind of contract.
type Cell struct {
	Rules  string
	Level  int // 0 if all passed; then Strain and Role mean nothing
	Strain bridge.Strain
	Role   Role
	Tally
}

// Day is the result of a day.
type Day struct {
	Day    time.Time // the user's local date, as midnight UTC
	Boards int
	Points int
}

// Single is the result of one board.
type Single struct {
	At     time.Time // when it was finished, UTC
	Day    time.Time // see Day
	Points int
}

// Statistics is the statistics of the boards that match a filter.
type Statistics struct {
	Cells []Cell // by rules, level, strain and role; none is empty
	Days  []Day  // those with boards, the oldest first
	// Single lists the boards one by one, the oldest first, if they are few: on no more days than a week has, and no
	// more than fit in a chart. Otherwise it is empty.
	Single []Single

	// Rubbers is the number of finished rubbers with such boards; drawn ones are neither won nor lost. A deal played on
	// its own isn't a rubber.
	Rubbers, Won, Lost int
	LongestRun         int       // longest run of rubbers won
	RunFrom, RunTo     time.Time // when the first and the last of these ended, UTC; the newest of several runs of that length

	Helped   int // boards on which the user used undo or a hint; 0 with Filter.Alone
	Unlooked int // boards not yet analysed
}

// Sum returns the combined tally of the cells that keep accepts.
func (s Statistics) Sum(keep func(Cell) bool) Tally {
	var sum Tally
	for _, c := range s.Cells {
		if !keep(c) {
			continue
		}
		sum.Boards += c.Boards
		sum.Made += c.Made
		sum.Over += c.Over
		sum.Points += c.Points
		sum.Analysed += c.Analysed
		sum.Tricks += c.Tricks
		sum.WithPar += c.WithPar
		sum.Bidding += c.Bidding
		sum.TricksSquared += c.TricksSquared
		sum.BiddingSquared += c.BiddingSquared
		sum.Cards += c.Cards
		sum.Costly += c.Costly
		sum.Cost += c.Cost
		sum.WithCostly += c.WithCostly
		sum.Leads += c.Leads
		sum.FreeLeads += c.FreeLeads
	}
	return sum
}
