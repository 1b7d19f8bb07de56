package past

import (
	"strconv"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// hand is a hand in a list.
type hand struct {
	pokerstore.HandSummary
	family *Family
}

var _ history.Part = hand{}

// ID implements [history.Part].
func (h hand) ID() int64 { return h.HandSummary.ID }

// Session implements [history.Part].
func (h hand) Session() int64 { return h.Game }

// Marks implements [history.Part].
func (h hand) Marks() storage.Marks { return h.HandSummary.Marks }

// With implements [history.Part].
func (h hand) With(m storage.Marks) history.Part {
	h.HandSummary.Marks = m
	return h
}

// Row implements [history.Part].
func (h hand) Row(now time.Time) history.Row {
	row := history.Row{Title: text.T("history.going-on"), Starred: h.HandSummary.Marks.Starred}
	var parts []string
	if h.Name != "" {
		parts = append(parts, h.Name)
	}
	if !h.Finished.IsZero() {
		row.Title = text.T("poker.past.hand", "Number", h.Number)
		if h.Person != 0 {
			row.Title, row.End, row.Gain = pokertext.Points(h.Points), result(h.Chips), h.Chips
			if said := what(h.Result); said != "" {
				row.Title += history.Dot + said
			}
		}
		parts = append(parts, history.When(h.Finished, now))
	}
	if h.Royalties > 0 {
		row.LineEnd = text.TN("poker.past.royalties", h.Royalties, "Points", text.Points(h.Royalties))
	}
	parts = append(parts, text.T("poker.past.the-hand", "Number", h.Number), text.Game(poker.Name), against(h.Sitters, h.Person))
	row.Line = strings.Join(append(parts, history.Special(h.Kind)...), history.Dot)
	return row
}

// Cells implements [history.Part].
func (h hand) Cells() history.Cells {
	c := history.Cells{Words: []string{strconv.Itoa(h.Number)}}
	switch {
	case h.Finished.IsZero():
		c.Words, c.Faint = append(c.Words, text.T("history.going-on")), true
	case h.Person == 0:
	default:
		c.Words = append(c.Words, what(h.Result), text.Points(h.Royalties), text.Gain(h.Points), text.Gain(h.Chips))
		c.Gain = h.Chips
	}
	return c
}

// Actions implements [history.Part].
func (h hand) Actions(trashed bool) []history.Action {
	o, goesOn := h.family.options, h.Finished.IsZero()
	return append(history.Review(o.OnReview, h.HandSummary.ID, !goesOn), history.Continue(o.OnOpen, h.Game, goesOn && h.Person != 0 && !trashed)...)
}

// Alone implements [history.Part].
func (h hand) Alone() bool { return false }

// Coming implements [history.Part].
func (h hand) Coming() bool { return false }

// Gone implements [history.Part].
func (h hand) Gone() string { return gone(h.Of) }
