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
	kept "github.com/superbridge/superbridge/storage/bridge"
)

// plainBoard is a board as it is kept, with what belongs to it.
type plainBoard struct {
	line   kept.BoardSummary
	rubber kept.Summary
	board  bridge.Board
	found  analysis.Analysis
	last   time.Time // when the last board of its rubber ended; zero while that goes on
	solved int       // puzzles that are found or shown
}

// plainBoards returns all boards.
func plainBoards(t testing.TB, s *kept.Store) (all []plainBoard) {
	ctx := context.Background()
	for _, f := range []kept.Filter{{}, {Deleted: true}} {
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
func (d plainBoard) role() kept.Role {
	c := d.board.Contract()
	switch {
	case !d.finished() || c.PassedOut() || d.rubber.Watched:
		return kept.AnyRole
	case d.rubber.Seat == c.Declarer:
		return kept.Declarer
	case d.rubber.Seat == c.Dummy():
		return kept.Dummy
	}
	return kept.Defender
}

// over is how many tricks were made beyond what was needed.
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
	return d.finished() && !d.rubber.Watched && d.rubber.Kind == kept.Ordinary
}

// wantedBy reports whether a filter wants the board.
func (d plainBoard) wantedBy(f kept.Filter) bool {
	c, done := d.board.Contract(), d.finished()
	played := done && !c.PassedOut()
	slam := false
	for _, its := range d.board.Rules.Slams {
		slam = slam || played && its.Level == c.Level
	}
	outcome := map[kept.Outcome]bool{
		kept.AnyOutcome: true,
		kept.Made:       played && d.over() >= 0,
		kept.Down:       played && d.over() < 0,
		kept.PassedOut:  done && c.PassedOut(),
	}
	for word := range strings.FieldsSeq(f.Text) {
		if !d.has(word) {
			return false
		}
	}
	for term := range strings.FieldsSeq(f.Terms) {
		if !d.means(term) {
			return false
		}
	}
	role := d.role()
	return f.Deleted == !d.rubber.Deleted.IsZero() &&
		(f.From.IsZero() || done && !d.line.Finished.Before(f.From)) &&
		(f.To.IsZero() || done && d.line.Finished.Before(f.To)) &&
		(f.Rules == "" || f.Rules == d.board.Rules.Name) &&
		(f.Players == "" || f.Players == d.line.Players) &&
		(f.Role == kept.AnyRole || f.Role == role ||
			f.Role == kept.Declaring && (role == kept.Declarer || role == kept.Dummy)) &&
		(f.Declarer == "" || played && f.Declarer == c.Declarer.String()) &&
		(f.Level == 0 || done && f.Level == c.Level) &&
		(f.Strain == nil || played && *f.Strain == c.Strain) &&
		outcome[f.Outcome] &&
		(!f.Slam || slam) &&
		(!f.Costly || d.costs().Costly > 0) &&
		(!f.Alone || d.line.Undos+d.line.Hints == 0) &&
		(!f.Counted || d.counted()) &&
		(!f.Starred || d.line.Marks.Starred || d.rubber.Starred) &&
		(!f.Ended || d.rubber.Finished && d.rubber.Length > 1) &&
		(f.EndedFrom.IsZero() || d.rubberCounted() && !d.rubberEnd().Before(f.EndedFrom)) &&
		(f.EndedTo.IsZero() || d.rubberCounted() && d.rubberEnd().Before(f.EndedTo)) &&
		(!f.Worth || d.worthKnown()) &&
		(!f.Par || d.parKnown()) &&
		(!f.Lead || d.costs().Led)
}

// means reports whether a term is true of the board.
func (d plainBoard) means(term string) bool {
	c, done := d.board.Contract(), d.finished()
	played := done && !c.PassedOut()
	sits := played && !d.rubber.Watched
	points, slams := d.board.Points(), d.board.Rules.Slams
	ours := points[d.rubber.Seat.Side()] - points[d.rubber.Seat.Side().Other()]
	undoubled := c
	undoubled.Doubling = bridge.Undoubled
	game := played && d.board.Rules.TrickPoints(undoubled) >= d.board.Rules.GameFrom
	at := func(slam int) bool { return played && slam < len(slams) && c.Level == slams[slam].Level }
	switch term {
	case "won":
		return sits && ours > 0
	case "lost":
		return sits && ours < 0
	case "made":
		return played && d.over() >= 0
	case "down":
		return played && d.over() < 0
	case "overtricks":
		return played && d.over() > 0
	case "passed":
		return done && c.PassedOut()
	case "unfinished":
		return !done
	case "part-score":
		return played && !game
	case "game":
		return game && c.Level < slams[0].Level
	case "slam":
		return at(0) || at(1) || at(2)
	case "small-slam":
		return at(0)
	case "grand-slam":
		return at(1)
	case "super-slam":
		return at(2)
	case "doubled":
		return played && c.Doubling > bridge.Undoubled
	case "redoubled":
		return played && c.Doubling == bridge.Redoubled
	case "clubs", "diamonds", "hearts", "spades", "no-trump":
		return played && slices.Index([]string{"clubs", "diamonds", "hearts", "spades", "no-trump"}, term) == int(c.Strain)
	case "minor":
		return played && (c.Strain == bridge.Clubs || c.Strain == bridge.Diamonds)
	case "major":
		return played && c.Strain.Major()
	case "north", "east", "south", "west":
		return played && strings.EqualFold(term[:1], c.Declarer.String())
	case "declarer":
		return d.role() == kept.Declarer
	case "dummy":
		return d.role() == kept.Dummy
	case "defender":
		return d.role() == kept.Defender
	case "starred":
		return d.line.Marks.Starred || d.rubber.Starred
	case "costly":
		return d.costs().Costly > 0
	case "to-find":
		return d.costs().Costly > d.solved
	case "helped":
		return d.line.Undos+d.line.Hints > 0
	case "rubber-won":
		return d.rubberCounted() && d.rubberGain() > 0
	case "rubber-lost":
		return d.rubberCounted() && d.rubberGain() < 0
	}
	return false
}

// rubberCounted reports whether statistics count its rubber.
func (d plainBoard) rubberCounted() bool {
	return d.rubber.Finished && d.rubber.Length > 1 && !d.rubber.Watched && d.rubber.Kind == kept.Ordinary
}

// rubberGain is what its rubber came to for the user.
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

// has reports whether the board has to do with a word.
func (d plainBoard) has(word string) bool {
	c := d.board.Contract()
	for _, text := range []string{d.line.Name, d.line.Note, d.rubber.Name, d.rubber.Note} {
		if strings.Contains(strings.ToLower(text), strings.ToLower(word)) {
			return true
		}
	}
	word = strings.NewReplacer("−", "-", "–", "-").Replace(strings.ToUpper(word))
	if word == d.board.Number().String() {
		return true
	}
	if !d.finished() {
		return false
	}
	result := map[bool]string{true: "=", false: fmt.Sprintf("%+d", d.over())}[d.over() == 0]
	return strings.HasPrefix(strings.ToUpper(c.String()), strings.Replace(word, "NT", "N", 1)) || !c.PassedOut() && word == result ||
		slices.ContainsFunc([]string{"2006", "2006-01", "2006-1", time.DateOnly, "2006-1-2"}, func(form string) bool {
			return d.line.Finished.Local().Format(form) == word
		})
}

// calendar is the date of a time where the user is, as statistics have it.
func calendar(t time.Time) time.Time {
	y, m, d := t.Local().Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

// statistics works out statistics in the plainest way.
func statistics(all []plainBoard, f kept.Filter) kept.Statistics {
	f.Counted = true
	var s kept.Statistics
	type key struct {
		rules  string
		level  int
		strain bridge.Strain
		role   kept.Role
	}
	var single []plainBoard
	cells, days := map[key]*kept.Cell{}, map[time.Time]*kept.Day{}
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
			cells[k] = &kept.Cell{Rules: k.rules, Level: k.level, Strain: k.strain, Role: k.role}
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
			if d.role() == kept.Defender {
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
			days[day] = &kept.Day{Day: day}
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
		slices.SortFunc(single, func(a, b plainBoard) int {
			return cmp.Or(a.line.Finished.Compare(b.line.Finished), cmp.Compare(a.line.ID, b.line.ID))
		})
		for _, d := range single {
			points, side := d.board.Points(), d.rubber.Seat.Side()
			s.Single = append(s.Single, kept.Single{At: d.line.Finished, Day: calendar(d.line.Finished), Points: points[side] - points[side.Other()]})
		}
	}
	for _, cell := range cells {
		s.Cells = append(s.Cells, *cell)
	}
	slices.SortFunc(s.Cells, func(a, b kept.Cell) int {
		return strings.Compare(fmt.Sprint(a.Rules, a.Level, int(a.Strain), a.Role), fmt.Sprint(b.Rules, b.Level, int(b.Strain), b.Role))
	})
	for _, day := range days {
		s.Days = append(s.Days, *day)
	}
	slices.SortFunc(s.Days, func(a, b kept.Day) int { return a.Day.Compare(b.Day) })
	return s
}
