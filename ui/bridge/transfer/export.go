// Package transfer writes the history to files and adds what is in files to it.
package transfer

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"iter"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	kept "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/disk"
)

// Store is where the history is kept.
type Store interface {
	// History yields all rubbers by the rules of that name, or by any if it is empty.
	History(ctx context.Context, rules string) iter.Seq2[record.Item, error]
	// HistoryOf yields some rubbers.
	HistoryOf(ctx context.Context, rubbers []int64) iter.Seq2[record.Item, error]
	Import(context.Context, iter.Seq2[record.Item, error]) (kept.Imported, error)
}

// Format is the notation of a file.
type Format uint8

// The formats.
const (
	JSON Format = iota // keeps everything
	PBN                // for other bridge programs; only finished boards of 52 cards
)

// Ending returns how the name of such a file ends.
func (f Format) Ending() string {
	if f == PBN {
		return ".pbn"
	}
	return ".jsonl"
}

// Exported says what an export has written, and what had no place in its format.
type Exported struct {
	Rubbers, Boards int
	Unfinished      int // boards left out because they go on
	Large           int // boards left out because they have 68 cards
}

// Export writes rubbers to a file that isn't there yet, and leaves none if it fails or the
// context ends. It tells as Write does.
func Export(ctx context.Context, items iter.Seq2[record.Item, error], path string, format Format, done func(boards int)) (Exported, error) {
	var e Exported
	err := disk.WriteNew(path, func(w io.Writer) (err error) {
		e, err = Write(ctx, items, w, format, done)
		return err
	})
	if err != nil {
		return Exported{}, disk.Reason(err)
	}
	return e, nil
}

// Write writes rubbers. It tells every now and then how many boards are done.
func Write(ctx context.Context, items iter.Seq2[record.Item, error], w io.Writer, format Format, done func(boards int)) (e Exported, err error) {
	out := bufio.NewWriterSize(w, 1<<16)
	if format == PBN {
		out.WriteString(pbn.Head)
	}
	var rubber record.Rubber
	counted := true // a rubber is counted with the first of its boards in PBN, and at once in JSON
	for item, err := range items {
		if err == nil {
			err = ctx.Err()
		}
		var line []byte
		switch {
		case err != nil:
		case item.Rubber != nil:
			rubber, counted = *item.Rubber, false
			if format == JSON {
				e.Rubbers, counted = e.Rubbers+1, true
				line, err = rubber.Marshal()
				line = append(line, '\n')
			}
		case format == JSON:
			e.Boards++
			item.Board.Session = rubber.Number
			line, err = item.Board.Marshal()
			line = append(line, '\n')
		case len(item.Board.Board.Rules.Deck.Hand().Cards()) != 52:
			e.Large++
		case item.Board.Board.Phase() != bridge.Finished:
			e.Unfinished++
		default:
			if !counted {
				e.Rubbers, counted = e.Rubbers+1, true
			}
			e.Boards++
			line, err = game(rubber, *item.Board).Marshal()
		}
		if err == nil && line != nil {
			_, err = out.Write(line)
		}
		if err != nil {
			return e, err
		}
		if n := e.Boards + e.Unfinished + e.Large; n%100 == 0 {
			done(n)
		}
	}
	return e, out.Flush()
}

// game returns what PBN says of a board. Who the user is, and who played where nobody sat, it can't know: that may
// have been imported.
func game(r record.Rubber, e record.Entry) pbn.Game {
	g := pbn.Game{
		Event:  fmt.Sprintf("Rubber %d", r.Number),
		Date:   time.UnixMilli(e.Started).Local().Format("2006.01.02"),
		Number: e.Number,
		Board:  e.Board,
	}
	for _, seat := range card.Seats {
		g.Players[seat] = "?"
		if r.Person != nil && *r.Person != seat {
			g.Players[seat] = "Super Bridge"
		}
	}
	return g
}
