package transfer

import (
	"bufio"
	"context"
	"errors"
	"io"
	"iter"
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/analysis"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/lin"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
)

// Write writes rubbers. It calls done now and then with the number of boards written.
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
	counted bool // the rubber: at once in JSON, else with the first of its boards

	// Of the rubber, in LIN:
	games []lin.Game // written after their results
	title string
	teams [2]string

	// Of the rubber, in PBN:
	boards     []bridge.Board
	travellers []field.Traveller
}

// take takes a rubber, or a board of it, or learning progress, which only JSON can hold.
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
		w.title, w.teams = item.Rubber.Name, [2]string{}
		return w.begin()
	}
	e := *item.Board
	if w.format == JSON {
		w.done.Boards++
		w.done.Results += len(e.Results)
		e.Session = w.rubber.Number
		text, err := e.Marshal()
		if errors.Is(err, record.ErrLong) {
			w.tooMany(len(e.Results))
			e.Results = nil
			text, err = e.Marshal()
		}
		return w.line(text, err)
	}
	switch {
	case e.Board.Rules.Deck != card.Deck52:
		w.done.Large++
		return nil
	case e.Board.Phase() != bridge.Finished:
		w.done.Unfinished++
		if w.format == PBN { // others' results stay
			g := heading(w.rubber, e.Source)
			g.Number = e.Number
			return w.writeResults(g, e.Board, e.Source, e.Results)
		}
		w.done.Lost += len(e.Results)
		return nil
	case len(e.Board.Auction().Calls) == 0 && w.format == LIN: // there was none
		w.done.Uncalled++
		w.done.Lost += len(e.Results)
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

// exact returns the tricks of each seat in each strain, if all of them are known.
func exact(a analysis.Analysis) (tricks [4][5]int, ok bool) {
	for seat, strains := range a.Tricks {
		for strain, bounds := range strains {
			if bounds.Min != bounds.Max {
				return tricks, false
			}
			tricks[seat][strain] = bounds.Min
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

// begin writes the beginning of a rubber, before its boards.
func (w *writer) begin() error {
	if w.format == JSON {
		w.count()
		w.done.ToPlay += len(w.rubber.Given)
		for _, g := range w.rubber.Given {
			w.done.Results += len(g.Results)
		}
		text, err := w.rubber.Marshal()
		if errors.Is(err, record.ErrLong) {
			r := w.rubber
			r.Given = slices.Clone(r.Given)
			for i, g := range r.Given {
				w.tooMany(len(g.Results))
				r.Given[i].Results = nil
			}
			text, err = r.Marshal()
		}
		return w.line(text, err)
	}
	for i, g := range w.rubber.Given {
		if g.Board.Rules.Deck != card.Deck52 {
			continue
		}
		w.count()
		w.done.ToPlay++
		if g.Number == 0 {
			g.Number = w.rubber.Boards + i + 1
		}
		if w.format == LIN {
			w.addGiven(g)
		} else if err := w.writeGiven(g); err != nil {
			return err
		}
	}
	return nil
}

// tooMany counts results that are left out of a line of JSON.
func (w *writer) tooMany(n int) {
	w.done.Results -= n
	w.done.TooMany += n
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

// endMatch writes the rubber in LIN.
func (w *writer) endMatch() error {
	if len(w.games) == 0 {
		return nil
	}
	text, err := lin.Match{Title: w.title, Teams: w.teams, Games: w.games}.Marshal()
	w.games = nil
	return w.text(text, err)
}

// players returns the players' names. A file can't know the user, or who played where the user had no seat: that may
// have been imported.
func players(r record.Rubber) (names [4]string) {
	for _, seat := range card.Seats {
		names[seat] = "?"
		if r.Person != nil && *r.Person != seat {
			names[seat] = record.Program
		}
	}
	return names
}
