package past

import (
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// rubber is a rubber in the list.
type rubber struct {
	bridgestore.Summary
	family *Family
}

var _ history.Session = rubber{}

// ID implements [history.Session].
func (r rubber) ID() int64 { return r.Summary.ID }

// Marks implements [history.Session].
func (r rubber) Marks() storage.Marks { return r.Summary.Marks }

// With implements [history.Session].
func (r rubber) With(m storage.Marks) history.Session {
	r.Summary.Marks = m
	return r
}

// WithStar implements [history.Session].
func (r rubber) WithStar(board int, starred bool) history.Session {
	if board >= 0 && board < len(r.Contracts) {
		all := append([]bridgestore.Result(nil), r.Contracts...)
		all[board].Starred = starred
		r.Contracts = all
	}
	return r
}

// Row implements [history.Session].
func (r rubber) Row(now time.Time) history.Row { return newRubberRow(r.Summary, now) }

// Head implements [history.Session].
func (r rubber) Head(now time.Time) (title, lines []string) {
	_, said := verdict(r.Summary)
	if r.Name != "" {
		title = append(title, r.Name)
	}
	if r.Length == 1 && !unbegun(r.Summary) {
		title = append(title, text.T("history.single"))
	}
	lines = []string{rubberLine(r.Summary, now)}
	if r.Tables > 0 {
		lines = append(lines, text.TN("history.tables", r.Tables))
	}
	if rules := houseRules(r.Summary); len(rules) > 0 {
		lines = append(lines, text.T("history.house-rules", "Rules", strings.Join(rules, " ")))
	}
	if r.Damage != nil {
		lines = append(lines, history.Damaged(r.Damage))
	}
	return append(title, said), lines
}

// houseRules returns the house rules of a rubber.
func houseRules(sum bridgestore.Summary) []string {
	rules, _ := sum.Lead()
	return bridgetext.House(rules)
}

// Columns implements [history.Session].
func (r rubber) Columns() []string {
	points := text.T("history.column.points")
	if r.Watched {
		points = text.Side(card.NS)
	}
	return []string{
		text.T("history.column.number"), text.T("history.column.contract"), text.T("history.column.declarer"),
		text.T("history.column.result"), points, text.T("history.column.costly"),
	}
}

// Table implements [history.Family]: number, contract, declarer, result, points, and cards that cost tricks.
func (f *Family) Table() history.Table {
	return history.Table{Shares: []float32{0.6, 1.3, 1.3, 0.9, 1.1, 1.1}, Leading: 3, Gain: 4}
}

// Actions implements [history.Session].
func (r rubber) Actions() []history.Action {
	if r.Finished || r.Watched {
		return r.print()
	}
	open := history.Continue(r.family.options.OnOpen, r.Summary.ID, true)
	if unbegun(r.Summary) {
		open[0].Label = text.T("history.play")
	}
	return append(open, r.print()...)
}

// print returns the action that prints papers of the finished boards, if there are any.
func (r rubber) print() []history.Action {
	printing := r.family.options.Printing
	if printing == nil || unbegun(r.Summary) || r.Damage != nil || len(r.Contracts) == 0 {
		return nil
	}
	rules, _ := r.Summary.Lead()
	return []history.Action{{Label: text.T("history.print"), Key: history.PrintKey, Task: printing(r.Summary.ID, rules).Task}}
}

// Trashed implements [history.Session].
func (r rubber) Trashed() (time.Time, bool) { return r.Deleted, !r.Deleted.IsZero() }

// Gone implements [history.Session].
func (r rubber) Gone() string { return gone(r.Length) }

// gone returns the message that a rubber has been deleted; length is 0 if it was open.
func gone(length int) string {
	switch length {
	case 0:
		return text.T("history.deleted")
	case 1:
		return text.T("history.deleted.deal")
	}
	return text.TN("history.deleted.rubber", length)
}

// line is a board in a list, or a deal that is to be played.
type line struct {
	bridgestore.BoardSummary
	family *Family
}

var _ history.Part = line{}

// ID implements [history.Part].
func (l line) ID() int64 { return l.BoardSummary.ID }

// Session implements [history.Part].
func (l line) Session() int64 { return l.Rubber }

// Marks implements [history.Part].
func (l line) Marks() storage.Marks { return l.BoardSummary.Marks }

// With implements [history.Part].
func (l line) With(m storage.Marks) history.Part {
	l.BoardSummary.Marks = m
	return l
}

// Row implements [history.Part].
func (l line) Row(now time.Time) history.Row { return newBoardRow(l.BoardSummary, now) }

// Cells implements [history.Part].
func (l line) Cells() history.Cells {
	c := newColumns(l.BoardSummary)
	return history.Cells{Words: c[:], Gain: gain(l.Result, l.Watched), Faint: l.Finished.IsZero()}
}

// Actions implements [history.Part].
func (l line) Actions(trashed bool) (all []history.Action) {
	f := l.family
	results := func() []history.Action {
		if trashed || !l.HasResults || f.options.OnResults == nil {
			return all
		}
		return append(all, history.Action{Label: text.T("history.results"), Key: fyne.KeyW, Do: func() { f.options.OnResults(l.BoardSummary.ID) }})
	}
	if l.ToPlay && !trashed {
		all = append(all, history.Action{Label: text.T("history.play-deal"), Key: fyne.KeyReturn, Primary: true,
			Before: func() error { return f.options.Store.PlayNext(l.BoardSummary.ID) }, Do: func() { f.options.OnOpen(l.Rubber) }})
		return results()
	}
	all = history.Review(f.options.OnReview, l.BoardSummary.ID, !l.Finished.IsZero())
	if l.Finished.IsZero() && !l.Watched && !trashed {
		return append(all, history.Continue(f.options.OnOpen, l.Rubber, true)...)
	}
	return results()
}

// Alone implements [history.Part].
func (l line) Alone() bool { return l.Length == 1 }

// Coming implements [history.Part].
func (l line) Coming() bool { return l.ToPlay }

// Gone implements [history.Part].
func (l line) Gone() string { return gone(l.Length) }
