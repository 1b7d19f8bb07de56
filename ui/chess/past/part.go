package past

import (
	"strings"
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// part is a game in the list of parts, or in the table of its session.
type part struct{ game }

var _ history.Part = part{}

// ID implements [history.Part].
func (p part) ID() int64 { return p.Part }

// Session implements [history.Part].
func (p part) Session() int64 { return p.Summary.ID }

// Marks implements [history.Part].
func (p part) Marks() storage.Marks { return p.PartMarks }

// With implements [history.Part].
func (p part) With(m storage.Marks) history.Part {
	p.PartMarks = m
	return p
}

// Row implements [history.Part].
func (p part) Row(now time.Time) history.Row {
	row := history.Row{Title: p.verdict(), End: p.points(), Gain: p.Won, Starred: p.PartMarks.Starred}
	if end := p.end(); end != "" {
		row.Title += history.Dot + end
	}
	var parts []string
	if p.PartMarks.Name != "" {
		parts = append(parts, p.PartMarks.Name)
	}
	if !p.Finished.IsZero() {
		parts = append(parts, history.When(p.Finished, now))
	}
	row.Line = strings.Join(append(parts, p.about()), history.Dot)
	return row
}

// Cells implements [history.Part].
func (p part) Cells() history.Cells {
	end := p.end()
	if !p.Over {
		end = text.T("history.going-on")
	}
	return history.Cells{Words: []string{p.variant(), end, text.Points(p.Turns), p.points()}, Gain: p.Won, Faint: !p.Over}
}

// Actions implements [history.Part].
func (p part) Actions(trashed bool) []history.Action { return p.actions(trashed) }

// Alone implements [history.Part].
func (p part) Alone() bool { return true }

// Coming implements [history.Part].
func (p part) Coming() bool { return false }

// Gone implements [history.Part].
func (p part) Gone() string { return session(p).Gone() }
