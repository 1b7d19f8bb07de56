package past

import (
	"context"
	"io"

	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Formats implements [history.Family]. The first is shared with other games: in a file of JSON lines a game of chess is its line.
func (f *Family) Formats() []history.Format {
	return []history.Format{
		history.JSON(),
		{ID: "chess", Name: text.T("chess.export.lines"), Why: text.T("chess.export.why-lines"), Ending: ".txt"},
	}
}

// Export implements [history.Family].
func (f *Family) Export(ctx context.Context, w io.Writer, _ string, games []int64, tell func(begun int)) (string, error) {
	var left history.LeftOut
	done, err := f.options.Store.ExportSound(ctx, w, games, tell, left.Add)
	return left.After(text.T("history.export.done", "What", amount(done.Games))), err
}

// Reads implements [history.Family].
func (f *Family) Reads(line []byte) bool { return chessstore.Reads(line) }

// Import implements [history.Family]. Games are read whole and checked by the rules before any is added.
func (f *Family) Import(ctx context.Context, in history.File, tell func(percent int)) (add func() (history.Added, error), err error) {
	return history.Read(ctx, in.Telling(tell), chessstore.Read, f.options.Store.Import, imported)
}

// imported describes the result of an import.
func imported(done chessstore.Imported) history.Added {
	counts := history.Counts{New: done.Games, There: done.There, Continued: done.Continued, Restored: done.Restored, Marks: done.Marks}
	return counts.Added(amount(done.Games), "chess.import.there", "chess.import.continued", "chess.import.restored")
}
