// Package scorepad writes a session with part-scores that are carried on a [chart.Pad], as it is done with a pencil at a
// table: WE and THEY, tricks bid and made below the line, all else above it.
package scorepad

import (
	"strconv"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Of returns the pad of the finished boards of a session, with the bonus at its end, for a user on side person, whose
// column is the first. The entries of one board, counted from 0, are marked, or with -1 none.
func Of(s session.Session, person card.Side, chosen int) chart.Pad {
	w := &writer{session: s, order: [2]card.Side{person, person.Other()}}
	sheet := s.Sheet()
	w.pad = chart.Pad{Columns: make([]chart.PadColumn, 2), Games: []chart.PadGame{newGame()}, Total: text.T("sheet.total"), Chosen: chosen}
	for i, e := range sheet.Entries {
		w.board(i, e)
	}
	for _, l := range sheet.Bonus {
		w.above(l.Side, chart.PadEntry{Board: -1, Label: bridgetext.ScoreLine(l, bridge.Contract{}, s.Rules), Points: text.Points(l.Points)})
	}
	if last := len(w.pad.Games) - 1; s.Over() && w.bare(last) && last > 0 {
		w.pad.Games = w.pad.Games[:last]
	}
	for i, side := range w.order {
		c := &w.pad.Columns[i]
		c.Head, c.About = text.T([]string{"pad.we", "pad.they"}[i]), w.about(side)
		c.Total, c.Won = text.Points(sheet.Totals[side]), s.Over() && sheet.Totals[side] > sheet.Totals[side.Other()]
	}
	return w.pad
}

// writer writes a pad.
type writer struct {
	session session.Session
	order   [2]card.Side // of the columns
	pad     chart.Pad
	games   [2]int // won so far, by side
}

func newGame() chart.PadGame { return chart.PadGame{Below: make([][]chart.PadEntry, 2), Winner: -1} }

// column returns the index of a side's column.
func (w *writer) column(side card.Side) int {
	if side == w.order[0] {
		return 0
	}
	return 1
}

// above writes above the line.
func (w *writer) above(side card.Side, e chart.PadEntry) {
	c := &w.pad.Columns[w.column(side)]
	c.Above = append(c.Above, e)
}

// board writes a board, with a line under the game that it completes.
func (w *writer) board(i int, e session.Entry) {
	rules, c := w.session.Rules, e.Board.Contract()
	for _, l := range e.Lines {
		entry := chart.PadEntry{Board: i, Number: strconv.Itoa(e.Number), Points: text.Points(l.Points)}
		switch {
		case l.Item == bridge.TrickPoints && rules.CarryBelow:
			entry.Label = bridgetext.ShortContract(c)
			below := w.pad.Games[len(w.pad.Games)-1].Below
			at := w.column(l.Side)
			below[at] = append(below[at], entry)
			continue
		case l.Item == bridge.Undertricks:
			entry.Label = text.T("pad.down", "Contract", bridgetext.ShortContract(c), "Result", bridgetext.Result(e.Board.DeclarerTricks(), rules.Needs(c.Level)))
		default:
			entry.Label = bridgetext.ScoreLine(l, c, rules)
		}
		w.above(l.Side, entry)
	}
	for _, side := range card.Sides {
		if e.After.Games[side] > e.Board.Standing.Games[side] {
			w.games[side]++
			game := &w.pad.Games[len(w.pad.Games)-1]
			game.Winner, game.Label = w.column(side), text.TN("pad.game", w.games[side])
			w.pad.Games = append(w.pad.Games, newGame())
		}
	}
}

// bare reports whether nothing is written in a game.
func (w *writer) bare(game int) bool {
	below := w.pad.Games[game].Below
	return len(below[0])+len(below[1]) == 0
}

// about names a side.
func (w *writer) about(side card.Side) string { return text.Side(side) }
