package past

import (
	"context"
	"errors"
	"io"

	"github.com/superbridge/superbridge/game/lines"
	kept "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/kit/chronicle"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Formats implements [chronicle.Family]. The first is shared with other games: in a file of JSON lines a game of chess is its line.
func (f *Family) Formats() []chronicle.Format {
	return []chronicle.Format{
		{ID: "json", Name: text.T("history.export.json"), Why: text.T("history.export.why-json"), Ending: ".jsonl"},
		{ID: "chess", Name: text.T("chess.export.lines"), Why: text.T("chess.export.why-lines"), Ending: ".txt"},
	}
}

// Export implements [chronicle.Family].
func (f *Family) Export(ctx context.Context, w io.Writer, _ string, games []int64, tell func(begun int)) (string, error) {
	var left chronicle.LeftOut
	done, err := f.options.Store.ExportSound(ctx, w, games, tell, left.Add)
	return left.After(text.T("history.export.done", "What", amount(done.Games))), err
}

// Reads implements [chronicle.Family].
func (f *Family) Reads(line []byte) bool { return kept.Reads(line) }

// Import implements [chronicle.Family]. Games are read whole and checked by the rules before any is added.
func (f *Family) Import(ctx context.Context, in chronicle.File, tell func(percent int)) (add func() (chronicle.Added, error), err error) {
	games, err := kept.Read(in.Telling(tell))
	var wrong *lines.Error
	switch {
	case errors.As(err, &wrong):
		return nil, &chronicle.LineError{Line: wrong.Line, Err: wrong.Err}
	case err != nil:
		return nil, err
	}
	return func() (chronicle.Added, error) {
		done, err := f.options.Store.Import(ctx, games)
		return imported(done), err
	}, nil
}

// imported says what has been added.
func imported(done kept.Imported) chronicle.Added {
	counts := chronicle.Counts{New: done.Games, There: done.There, Continued: done.Continued, Restored: done.Restored, Marks: done.Marks}
	return counts.Added(amount(done.Games), "chess.import.there", "chess.import.continued", "chess.import.restored")
}
