package transfer

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"iter"
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/lin"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// Write writes rubbers. It tells every now and then how many boards are done.
func Write(ctx context.Context, items iter.Seq2[record.Item, error], w io.Writer, format Format, done func(boards int)) (Exported, error) {
	out := writer{out: bufio.NewWriterSize(w, 1<<16), format: format}
	if format == PBN {
		out.out.WriteString(pbn.Head)
	}
	for item, err := range items {
		if err == nil {
			err = ctx.Err()
		}
		if err == nil {
			err = out.take(item)
		}
		if err != nil {
			return out.done, err
		}
		if n := out.done.Boards + out.done.Unfinished + out.done.Large; n%100 == 0 {
			done(n)
		}
	}
	if err := out.endMatch(); err != nil {
		return out.done, err
	}
	return out.done, out.out.Flush()
}

// writer writes rubbers one after the other.
type writer struct {
	out     *bufio.Writer
	format  Format
	done    Exported
	rubber  record.Rubber
	counted bool       // the rubber: at once in JSON, else with the first of its boards
	games   []lin.Game // of the rubber, in LIN: before them comes what they have come to

	// Of the rubber, in PBN:
	boards     []bridge.Board
	travellers []field.Traveller
}

// take takes a rubber, or a board of it, or something learned, which only JSON has a place for.
func (w *writer) take(item record.Item) error {
	if item.Learned != nil {
		if w.format != JSON {
			return nil
		}
		w.done.Learned++
		return w.line(item.Learned.Marshal())
	}
	if item.Rubber != nil {
		if err := w.endMatch(); err != nil {
			return err
		}
		w.rubber, w.counted, w.boards, w.travellers = *item.Rubber, false, []bridge.Board{}, nil
		return w.begin()
	}
	e := *item.Board
	if w.format == JSON {
		w.done.Boards++
		e.Session = w.rubber.Number
		return w.line(e.Marshal())
	}
	switch {
	case e.Board.Rules.Deck != card.Deck52:
		w.done.Large++
		return nil
	case e.Board.Phase() != bridge.Finished:
		w.done.Unfinished++
		return nil
	case len(e.Board.Auction().Calls) == 0 && w.format == LIN: // there was none
		w.done.Uncalled++
		return nil
	}
	w.count()
	w.done.Boards++
	if w.format == LIN {
		w.addGames(e)
		return nil
	}
	return w.writeGames(e)
}

// writeGames writes a board in PBN, and what other tables have made of it, each as a game of its own.
func (w *writer) writeGames(e record.Entry) error {
	g := game(w.rubber, e)
	g.Field, g.Before = w.rubber.Field, slices.Clip(w.boards)
	if found, err := analysis.Unmarshal(e.Analysis); err == nil {
		if tricks, ok := exact(found); ok {
			g.Sections = append(g.Sections, pbn.OptimumResultTable(tricks))
		}
	}
	others := e.Tables
	if e.Tables != nil {
		t := e.Traveller(w.rubber.Field.Tables)
		w.travellers = append(w.travellers, t)
		g.Table, g.Sections = 1, append(g.Sections, pbn.ScoreTable(t))
		if e.Number == w.rubber.Boards {
			g.Sections = append(g.Sections, pbn.TotalScoreTable(field.Totals(w.travellers), w.rubber.Field.By))
		}
	} else if e.Other != nil && !e.Board.Rules.CarryBelow { // where part-scores are carried, only one table goes on with them
		g.Room, others = "Open", []record.Other{*e.Other}
	}
	w.boards = append(w.boards, e.Board)
	if err := w.text(g.Marshal()); err != nil {
		return err
	}
	for i, o := range others {
		its := g
		its.Board, its.Sections, its.Players = o.Board, nil, [4]string{"?", "?", "?", "?"}
		if g.Table > 0 {
			its.Table = i + 2
		} else {
			its.Room = "Closed"
		}
		if err := w.text(its.Marshal()); err != nil {
			return err
		}
	}
	return nil
}

// exact returns how many tricks each seat takes in each strain, if all of that is known.
func exact(a analysis.Analysis) (tricks [4][5]int, ok bool) {
	for seat, strains := range a.Tricks {
		for strain, its := range strains {
			if its.Min != its.Max {
				return tricks, false
			}
			tricks[seat][strain] = its.Min
		}
	}
	return tricks, a.Looked()
}

// count counts the rubber, once.
func (w *writer) count() {
	if !w.counted {
		w.done.Rubbers, w.counted = w.done.Rubbers+1, true
	}
}

// begin writes what comes before the boards of a rubber.
func (w *writer) begin() error {
	if w.format == JSON {
		w.count()
		w.done.ToPlay += len(w.rubber.Given)
		return w.line(w.rubber.Marshal())
	}
	for i, g := range w.rubber.Given {
		if g.Board.Rules.Deck != card.Deck52 {
			continue
		}
		w.count()
		w.done.ToPlay++
		number := g.Number
		if number == 0 {
			number = w.rubber.Boards + i + 1
		}
		if w.format == LIN {
			w.games = append(w.games, lin.Game{Room: lin.OpenRoom, Number: number, Board: g.Board})
			continue
		}
		its := pbn.Game{Event: w.rubber.Name, Number: number, Board: g.Board, Players: [4]string{"?", "?", "?", "?"}, Date: "????.??.??"}
		if err := w.text(its.Marshal()); err != nil {
			return err
		}
	}
	return nil
}

// line writes a line of JSON.
func (w *writer) line(text []byte, err error) error {
	return w.text(append(text, '\n'), err)
}

func (w *writer) text(text []byte, err error) error {
	if err == nil {
		_, err = w.out.Write(text)
	}
	return err
}

// addGames adds a board to the match that is written, with what the other table made of it.
func (w *writer) addGames(e record.Entry) {
	g := lin.Game{Room: lin.OpenRoom, Number: e.Number, Board: e.Board, Players: players(w.rubber)}
	w.games = append(w.games, g)
	if e.Other != nil {
		g.Room, g.Board, g.Players = lin.ClosedRoom, e.Other.Board, [4]string{}
		w.games = append(w.games, g)
	}
}

// endMatch writes the rubber in LIN.
func (w *writer) endMatch() error {
	if len(w.games) == 0 {
		return nil
	}
	text, err := lin.Match{Title: w.rubber.Name, Games: w.games}.Marshal()
	w.games = nil
	return w.text(text, err)
}

// game returns what PBN says of a board.
func game(r record.Rubber, e record.Entry) pbn.Game {
	return pbn.Game{
		Event:   fmt.Sprintf("Rubber %d", r.Number),
		Date:    time.UnixMilli(e.Started).Local().Format("2006.01.02"),
		Number:  e.Number,
		Board:   e.Board,
		Players: players(r),
	}
}

// players returns who sat where. Who the user is, and who played where nobody sat, a file can't know: that may have been
// imported.
func players(r record.Rubber) (names [4]string) {
	for _, seat := range card.Seats {
		names[seat] = "?"
		if r.Person != nil && *r.Person != seat {
			names[seat] = record.Program
		}
	}
	return names
}
