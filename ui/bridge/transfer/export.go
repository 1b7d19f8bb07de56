// Package transfer exports the history to files and imports files into it.
package transfer

import (
	"context"
	"io"
	"iter"

	"github.com/superbridge/superbridge/game/bridge/record"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/disk"
)

// Store holds the history.
type Store interface {
	// History yields all rubbers under the rules of that name, or under any if it is empty.
	History(ctx context.Context, rules string) iter.Seq2[record.Item, error]
	// HistoryOf yields some rubbers.
	HistoryOf(ctx context.Context, rubbers []int64) iter.Seq2[record.Item, error]
	Import(context.Context, iter.Seq2[record.Item, error]) (bridgestore.Imported, error)
}

// Format is the notation of a file.
type Format uint8

// The formats.
const (
	JSON Format = iota // lossless
	PBN                // for other bridge programs; only finished boards of 52 cards, and deals to be played
	LIN                // as PBN, for clubs on the internet
)

// Formats are all of them, by their names on the command line.
var Formats = map[string]Format{"json": JSON, "pbn": PBN, "lin": LIN}

// Ending returns the ending of the file name.
func (f Format) Ending() string {
	switch f {
	case PBN:
		return ".pbn"
	case LIN:
		return ".lin"
	}
	return ".jsonl"
}

// Exported says what an export has written, and what its format could not hold.
type Exported struct {
	Rubbers, Boards int
	ToPlay          int // deals that are to be played
	Learned         int // steps of lessons, and exercises
	Unfinished      int // boards left out because they are in progress
	Large           int // boards left out because they haven't 52 cards
	Uncalled        int // boards left out of LIN because they have no auction
	Results         int // of tables, as files of other programs said
	Lost            int // such results left out of LIN because it has two tables of a board
	TooMany         int // such results left out of JSON, whose lines have room for fewer
	Unsaid          int // tags and marks left out of LIN
}

// Export writes rubbers to a new file, and leaves none if it fails or the context ends. It calls done as Write does.
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
