package table

import (
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/game/few"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// scorePads returns the pads of a session as written with a pencil, one for each rubber that has begun: tricks bid and
// made below the line, everything else above it. The score for breaking off is on the last. The user's column is the
// first.
func scorePads(s few.Session, end few.End, n fewtext.Names) []chart.Pad {
	var writers []*padWriter
	begin := func(setup few.Setup) {
		if last := len(writers) - 1; last < 0 || writers[last].setup.Rubber != setup.Rubber {
			writers = append(writers, newPadWriter(setup, n))
		}
	}
	for board, e := range s.Scores() {
		begin(e.Setup)
		writers[len(writers)-1].board(board, e)
	}
	if !s.Over() {
		begin(s.Next())
	}
	last := writers[len(writers)-1]
	for _, l := range end.Lines {
		last.above(l, chart.PadEntry{Board: -1, Label: fewtext.Item(s.Rules(), few.Contract{}, l.Item), Points: text.Points(l.Points)})
	}
	var pads []chart.Pad
	for i, w := range writers {
		pads = append(pads, w.finished(i < len(writers)-1 || s.Over() || end.Kind == few.EndSettled))
	}
	return pads
}

// padWriter writes the pad of a rubber.
type padWriter struct {
	setup  few.Setup
	order  []few.Side // of the columns
	pad    chart.Pad
	games  [3]int // won so far, by side
	totals [3]int
}

func newPadWriter(setup few.Setup, n fewtext.Names) *padWriter {
	w := &padWriter{setup: setup, pad: chart.Pad{Total: text.T("few.table.total"), Chosen: -1}}
	for side := range few.Side(setup.Rules.Sides()) {
		w.order = append(w.order, side)
	}
	if p := n.Person(); p != few.Nobody {
		own := setup.Side(p)
		w.order = slices.Insert(slices.DeleteFunc(w.order, func(s few.Side) bool { return s == own }), 0, own)
	}
	for _, side := range w.order {
		w.pad.Columns = append(w.pad.Columns, chart.PadColumn{Head: n.Side(setup, side)})
	}
	w.game()
	return w
}

// game begins a game below the line.
func (w *padWriter) game() {
	w.pad.Games = append(w.pad.Games, chart.PadGame{Below: make([][]chart.PadEntry, len(w.order)), Winner: -1})
}

// above writes a line above the line.
func (w *padWriter) above(l few.Line, e chart.PadEntry) {
	c := &w.pad.Columns[slices.Index(w.order, l.Side)]
	c.Above = append(c.Above, e)
	w.totals[l.Side] += l.Points
}

// board writes a deal, with a line under the game that it completes.
func (w *padWriter) board(board int, e few.Entry) {
	r, c := w.setup.Rules, e.Contract
	for _, l := range e.Score {
		entry := chart.PadEntry{Board: board, Number: strconv.Itoa(e.Setup.Number), Points: text.Points(l.Points)}
		switch l.Item {
		case few.BelowItem:
			entry.Label = fewtext.ContractName(c)
			below := w.pad.Games[len(w.pad.Games)-1].Below
			at := slices.Index(w.order, l.Side)
			below[at] = append(below[at], entry)
			w.totals[l.Side] += l.Points
			continue
		case few.ShortItem:
			entry.Label = text.T("few.table.short", "Contract", fewtext.ContractName(c), "Result", fewtext.Result(r, c, e.Tricks))
		default:
			entry.Label = fewtext.Item(r, c, l.Item)
		}
		w.above(l, entry)
	}
	for column, side := range w.order {
		if e.After.Games[side] > e.Setup.Standing.Games[side] {
			w.games[side]++
			game := &w.pad.Games[len(w.pad.Games)-1]
			game.Winner, game.Label = column, text.TN("few.table.game", w.games[side])
			w.game()
		}
	}
}

// finished returns the pad with its sums. In a rubber in progress no sum is marked as the largest.
func (w *padWriter) finished(over bool) chart.Pad {
	last := len(w.pad.Games) - 1
	bare := !slices.ContainsFunc(w.pad.Games[last].Below, func(of []chart.PadEntry) bool { return len(of) > 0 })
	if over && bare && last > 0 {
		w.pad.Games = w.pad.Games[:last]
	}
	most := slices.Max(w.totals[:])
	for column, side := range w.order {
		c := &w.pad.Columns[column]
		c.Total = text.Points(w.totals[side])
		c.Won = over && w.totals[side] == most && most > 0
	}
	return w.pad
}
