package bridge_test

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
)

// plainBoard is a board as it is kept, with what belongs to it.
type plainBoard struct {
	line   bridgestore.BoardSummary
	rubber bridgestore.Summary
	board  bridge.Board
	found  analysis.Analysis
	last   time.Time // when the last board of its rubber ended; zero while that goes on
	solved int       // puzzles that are found or shown
}

// plainBoards returns all boards.
func plainBoards(t testing.TB, s *bridgestore.Store) (all []plainBoard) {
	ctx := context.Background()
	for _, f := range []bridgestore.Filter{{}, {Deleted: true}} {
		for _, sum := range must(s.Summaries(ctx, must(s.FindRubbers(ctx, f)))) {
			r := must(s.Rubber(sum.ID))
			boards := r.Rubber.Boards
			if r.Current != nil {
				boards = append(slices.Clip(boards), *r.Current)
			}
			lines := must(s.BoardSummaries(ctx, r.BoardIDs))
			for i, line := range lines {
				solved := 0
				for _, p := range must(s.Puzzles(ctx, line.ID)) {
					if p.Found || p.Shown {
						solved++
					}
				}
				all = append(all, plainBoard{line, sum, boards[i], must(s.Analysis(ctx, line.ID)), lines[len(lines)-1].Finished, solved})
			}
		}
	}
	return all
}

func (d plainBoard) finished() bool { return d.board.Phase() == bridge.Finished }

// role is the user's.
func (d plainBoard) role() bridgestore.Role {
	c := d.board.Contract()
	switch {
	case !d.finished() || c.PassedOut() || d.rubber.Watched:
		return bridgestore.AnyRole
	case d.rubber.Seat == c.Declarer:
		return bridgestore.Declarer
	case d.rubber.Seat == c.Dummy():
		return bridgestore.Dummy
	}
	return bridgestore.Defender
}

// over returns the number of overtricks.
func (d plainBoard) over() int {
	return d.board.DeclarerTricks() - d.board.Rules.Needs(d.board.Contract().Level)
}

// costs are the user's, or, as far as anybody asks, those of all four where nobody sits.
func (d plainBoard) costs() (costs analysis.Costs) {
	switch {
	case d.rubber.Watched:
		for _, seat := range card.Seats {
			its := d.found.Costs(d.board, seat)
			costs.Cards += its.Cards
			costs.Costly += its.Costly
		}
		return costs
	case d.line.BothHands:
		return d.found.Costs(d.board, d.board.Contract().Declarer)
	}
	return d.found.Costs(d.board, d.rubber.Seat)
}

func (d plainBoard) counted() bool {
	return d.finished() && !d.rubber.Watched && d.rubber.Kind == bridgestore.Ordinary
}

// rubberCounted reports whether statistics count its rubber.
func (d plainBoard) rubberCounted() bool {
	return d.rubber.Finished && d.rubber.Length > 1 && !d.rubber.Watched && d.rubber.Kind == bridgestore.Ordinary
}

// rubberGain returns the user's result of its rubber.
func (d plainBoard) rubberGain() int {
	side := d.rubber.Seat.Side()
	return d.rubber.Points[side] - d.rubber.Points[side.Other()]
}

// rubberEnd is when its rubber ended.
func (d plainBoard) rubberEnd() time.Time { return d.last }

// worthKnown reports whether it is known what the contract is worth, parKnown whether that or a board that all
// have passed can be held against par.
func (d plainBoard) worthKnown() bool {
	_, known := d.found.Worth(d.board.Contract())
	return known
}

func (d plainBoard) parKnown() bool {
	return d.found.Par != nil && (d.worthKnown() || d.board.Contract().PassedOut())
}

// calendar is the date of a time where the user is, as statistics have it.
func calendar(t time.Time) time.Time {
	y, m, d := t.Local().Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

// statistics computes statistics in the plainest way.
func statistics(all []plainBoard, f bridgestore.Filter) bridgestore.Statistics {
	f.Counted = true
	var s bridgestore.Statistics
	type key struct {
		rules  string
		level  int
		strain bridge.Strain
		role   bridgestore.Role
	}
	var single []plainBoard
	cells, days := map[key]*bridgestore.Cell{}, map[time.Time]*bridgestore.Day{}
	over := map[int64]time.Time{} // when rubbers ended that are over
	for _, d := range all {
		if !d.wantedBy(f) {
			continue
		}
		c := d.board.Contract()
		side, scored := d.rubber.Seat.Side(), d.board.Points()
		points := scored[side] - scored[side.Other()]
		k := key{d.board.Rules.Name, c.Level, c.Strain, d.role()}
		if cells[k] == nil {
			cells[k] = &bridgestore.Cell{Rules: k.rules, Level: k.level, Strain: k.strain, Role: k.role}
		}
		cell := cells[k]
		cell.Boards++
		cell.Points += points
		if !c.PassedOut() {
			cell.Over += d.over()
			if d.over() >= 0 {
				cell.Made++
			}
		}
		worth, known := d.found.Worth(c)
		if known {
			better := d.board.DeclarerTricks() - worth
			if d.role() == bridgestore.Defender {
				better = -better
			}
			cell.Analysed++
			cell.Tricks += better
			cell.TricksSquared += better * better
		}
		if d.parKnown() {
			bidding := -d.found.Par.Points
			if known {
				total := d.board.Worth(c, worth)
				if c.Declarer.Side() == card.EW {
					total = -total
				}
				bidding += total
			}
			if side == card.EW {
				bidding = -bidding
			}
			cell.WithPar++
			cell.Bidding += bidding
			cell.BiddingSquared += bidding * bidding
		}
		costs := d.costs()
		cell.Cards += costs.Cards
		cell.Costly += costs.Costly
		cell.Cost += costs.Tricks
		if costs.Costly > 0 {
			cell.WithCostly++
		}
		if costs.Led {
			cell.Leads++
			if costs.Lead == 0 {
				cell.FreeLeads++
			}
		}
		day := calendar(d.line.Finished)
		if days[day] == nil {
			days[day] = &bridgestore.Day{Day: day}
		}
		days[day].Boards++
		days[day].Points += points
		if d.line.Undos+d.line.Hints > 0 {
			s.Helped++
		}
		if !d.found.Complete() {
			s.Unlooked++
		}
		single = append(single, d)
		if d.rubber.Finished && d.rubber.Length > 1 {
			over[d.rubber.ID] = time.Time{}
		}
	}
	ends := map[int64]int{}
	for _, d := range all {
		if _, ok := over[d.rubber.ID]; ok && d.line.Finished.After(over[d.rubber.ID]) {
			over[d.rubber.ID] = d.line.Finished
			side := d.rubber.Seat.Side()
			ends[d.rubber.ID] = d.rubber.Points[side] - d.rubber.Points[side.Other()]
		}
	}
	run, runFrom := 0, time.Time{}
	for _, id := range slices.SortedFunc(maps.Keys(over), func(a, b int64) int { return over[a].Compare(over[b]) }) {
		s.Rubbers++
		switch {
		case ends[id] > 0:
			s.Won++
			if run++; run == 1 {
				runFrom = over[id]
			}
			if run >= s.LongestRun {
				s.LongestRun, s.RunFrom, s.RunTo = run, runFrom, over[id]
			}
		case ends[id] < 0:
			s.Lost++
			run = 0
		default:
			run = 0
		}
	}
	if len(single) <= 120 && len(days) <= 7 {
		for _, d := range single {
			points, side := d.board.Points(), d.rubber.Seat.Side()
			s.Single = append(s.Single, bridgestore.Single{At: d.line.Finished, Day: calendar(d.line.Finished), Points: points[side] - points[side.Other()]})
		}
		slices.SortFunc(s.Single, func(a, b bridgestore.Single) int { return cmp.Or(a.At.Compare(b.At), cmp.Compare(a.Points, b.Points)) })
	}
	for _, cell := range cells {
		s.Cells = append(s.Cells, *cell)
	}
	slices.SortFunc(s.Cells, func(a, b bridgestore.Cell) int {
		return strings.Compare(fmt.Sprint(a.Rules, a.Level, int(a.Strain), a.Role), fmt.Sprint(b.Rules, b.Level, int(b.Strain), b.Role))
	})
	for _, day := range days {
		s.Days = append(s.Days, *day)
	}
	slices.SortFunc(s.Days, func(a, b bridgestore.Day) int { return a.Day.Compare(b.Day) })
	return s
}
