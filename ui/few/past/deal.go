package past

import (
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// deal is a deal in a list.
type deal struct {
	fewstore.DealSummary
	family *Family
}

var _ history.Part = deal{}

// ID implements [history.Part].
func (d deal) ID() int64 { return d.DealSummary.ID }

// Session implements [history.Part].
func (d deal) Session() int64 { return d.Game }

// Marks implements [history.Part].
func (d deal) Marks() storage.Marks { return d.DealSummary.Marks }

// With implements [history.Part].
func (d deal) With(m storage.Marks) history.Part {
	d.DealSummary.Marks = m
	return d
}

// goesOn reports whether the deal isn't over.
func (d deal) goesOn() bool { return d.Finished.IsZero() }

// Row implements [history.Part].
func (d deal) Row(now time.Time) history.Row {
	row := history.Row{Title: text.T("history.going-on"), Starred: d.Starred}
	var parts []string
	if d.Name != "" {
		parts = append(parts, d.Name)
	}
	if !d.goesOn() {
		row.Title = title(d.Rules, namesOf(d.Sitters, d.Person), d.Outcome)
		if d.Person != few.Nobody {
			row.Gain = d.Points - d.Against
			row.End = text.TN("few.past.points", row.Gain, "Points", text.Gain(row.Gain))
		}
		parts = append(parts, history.When(d.Finished, now))
	}
	if d.Honours > 0 {
		row.LineEnd = text.TN("few.past.honours", d.Honours, "Points", text.Points(d.Honours))
	}
	parts = append(parts, text.T("few.past.the-deal", "Number", d.Number), text.Game(d.Rules.Name), against(d.Sitters, d.Person))
	row.Line = strings.Join(append(parts, history.Special(d.Kind)...), history.Dot)
	return row
}

// title describes the contract and its result: 4♠ by you, made.
func title(r few.Rules, names fewtext.Names, o fewstore.Outcome) string {
	if o.Contract.PassedOut() {
		return text.T("few.past.passed")
	}
	return fewtext.Contract(names, o.Contract) + history.Dot + fewtext.Result(r, o.Contract, o.Tricks)
}

// Cells implements [history.Part].
func (d deal) Cells() history.Cells {
	c := history.Cells{Words: []string{strconv.Itoa(d.Number)}}
	if d.goesOn() {
		c.Words, c.Faint = append(c.Words, text.T("history.going-on")), true
		return c
	}
	c.Words = append(c.Words, contract(d.Contract))
	if d.Contract.PassedOut() {
		return c
	}
	c.Words = append(c.Words, namesOf(d.Sitters, d.Person).Name(d.Contract.Declarer), fewtext.Margin(d.Rules, d.Contract, d.Tricks))
	if d.Person != few.Nobody {
		c.Gain = d.Points - d.Against
		c.Words = append(c.Words, text.Gain(c.Gain))
	}
	return c
}

// Actions implements [history.Part].
func (d deal) Actions(trashed bool) []history.Action {
	o := d.family.options
	return append(history.Review(o.OnReview, d.DealSummary.ID, !d.goesOn()), history.Continue(o.OnOpen, d.Game, d.goesOn() && d.Person != few.Nobody && !trashed)...)
}

// Alone implements [history.Part].
func (d deal) Alone() bool { return false }

// Coming implements [history.Part].
func (d deal) Coming() bool { return false }

// Gone implements [history.Part].
func (d deal) Gone() string { return gone(d.Of) }
