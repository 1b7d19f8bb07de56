package bridge

import (
	"time"

	"github.com/superbridge/superbridge/game/bridge"
)

// Tally is sums over boards of a user. Points are those of his side less those of the other.
type Tally struct {
	Boards int
	Made   int // contracts, whoever declared
	Over   int // tricks beyond what the contracts needed; less than 0 where they were missed
	Points int

	Analysed int // of the boards, those whose analysis knows what the contract is worth
	// Tricks is, over these, by how many tricks the user's side did better than with all
	// hands open and everybody playing his best.
	Tricks int
	// WithPar are the boards whose par is known; Bidding is, over these, the points of
	// the contract with the tricks it is worth, less par, for the user's side.
	WithPar, Bidding int
	// What Tricks and Bidding are sums of, squared and added up: it tells how far boards are
	// apart, and so by how much chance moves a mean.
	TricksSquared, BiddingSquared int

	Cards, Costly, Cost int // cards of the user's that are judged, those that cost tricks, and how many tricks
	WithCostly          int // boards with such a card
	Leads, FreeLeads    int // opening leads of the user's that are judged, and those that cost nothing
}

// Cell is the tally of one kind of contracts.
type Cell struct {
	Rules  string
	Level  int // 0: all have passed; then Strain and Role mean nothing
	Strain bridge.Strain
	Role   Role
	Tally
}

// Day is what a day came to.
type Day struct {
	Day    time.Time // where the user was, by the calendar; as midnight UTC of that date
	Boards int
	Points int
}

// Single is what one board came to.
type Single struct {
	At     time.Time // when it was finished, UTC
	Day    time.Time // see Day
	Points int
}

// Statistics is what the boards come to that a filter wants.
type Statistics struct {
	Cells []Cell // by rules, level, strain and role; none is empty
	Days  []Day  // those with boards, the oldest first
	// Single are the boards one by one, the oldest first, while there are few: on no more days than a week has, and
	// no more than a picture has room for. Else it is empty.
	Single []Single

	// Rubbers are those that are over and have such boards; drawn ones are neither won nor lost. A deal that was played
	// by itself is no rubber.
	Rubbers, Won, Lost int
	LongestRun         int       // of rubbers won one after the other
	RunFrom, RunTo     time.Time // when the first and the last of these ended, UTC; of several runs as long it is the newest

	Helped   int // boards on which the user has used undo or a hint; with Filter.Alone 0
	Unlooked int // boards that have not been analysed yet
}

// Sum returns the tally of the cells that keep wants.
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
