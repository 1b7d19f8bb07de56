package past

import (
	"strings"
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/chronicle"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// part is a game in the list of parts, or in the table of its session.
type part struct{ game }

var _ chronicle.Part = part{}

// ID implements [chronicle.Part].
func (p part) ID() int64 { return p.Part }

// Session implements [chronicle.Part].
func (p part) Session() int64 { return p.Summary.ID }

// Marks implements [chronicle.Part].
func (p part) Marks() storage.Marks { return p.PartMarks }

// With implements [chronicle.Part].
func (p part) With(m storage.Marks) chronicle.Part {
	p.PartMarks = m
	return p
}

// Row implements [chronicle.Part].
func (p part) Row(now time.Time) chronicle.Row {
	row := chronicle.Row{Title: p.verdict(), End: p.points(), Gain: p.Won, Starred: p.PartMarks.Starred}
	if end := p.end(); end != "" {
		row.Title += chronicle.Dot + end
	}
	var parts []string
	if p.PartMarks.Name != "" {
		parts = append(parts, p.PartMarks.Name)
	}
	if !p.Finished.IsZero() {
		parts = append(parts, chronicle.When(p.Finished, now))
	}
	row.Line = strings.Join(append(parts, p.about()), chronicle.Dot)
	return row
}

// Cells implements [chronicle.Part].
func (p part) Cells() chronicle.Cells {
	end := p.end()
	if !p.Over {
		end = text.T("history.going-on")
	}
	return chronicle.Cells{Words: []string{p.variant(), end, text.Points(p.Turns), p.points()}, Gain: p.Won, Faint: !p.Over}
}

// Actions implements [chronicle.Part].
func (p part) Actions(trashed bool) []chronicle.Action { return p.actions(trashed) }

// Alone implements [chronicle.Part].
func (p part) Alone() bool { return true }

// Coming implements [chronicle.Part].
func (p part) Coming() bool { return false }

// Gone implements [chronicle.Part].
func (p part) Gone() string { return session(p).Gone() }
