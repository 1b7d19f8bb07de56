package past

import (
	"context"
	"errors"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/game/poker/record"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Formats implements [history.Family].
func (f *Family) Formats() []history.Format {
	return []history.Format{{ID: "json", Name: text.T("history.export.json"), Why: text.T("history.export.why-json"), Ending: ".jsonl"}}
}

// Export implements [history.Family].
func (f *Family) Export(ctx context.Context, w io.Writer, _ string, games []int64, tell func(begun int)) (string, error) {
	var left history.LeftOut
	done, err := f.options.Store.ExportSound(ctx, w, games, tell, left.Add)
	return left.After(exported(done)), err
}

// exported says what has been written.
func exported(done pokerstore.Written) string {
	said := []string{text.T("history.export.done", "What", amount(done.Games, done.Hands))}
	if done.Empty > 0 {
		said = append(said, text.TN("poker.export.empty", done.Empty, "Games", text.Points(done.Empty)))
	}
	return strings.Join(said, " ")
}

// Reads implements [history.Family].
func (f *Family) Reads(line []byte) bool { return record.Is(string(line)) }

// Import implements [history.Family]. Games are read whole and checked by the rules before any is added.
func (f *Family) Import(ctx context.Context, in history.File, tell func(percent int)) (add func() (history.Added, error), err error) {
	games, err := pokerstore.Read(in.Telling(tell))
	var wrong *lines.Error
	switch {
	case errors.As(err, &wrong):
		return nil, &history.LineError{Line: wrong.Line, Err: errors.New(strings.TrimPrefix(wrong.Err.Error(), "record: "))}
	case err != nil:
		return nil, err
	}
	return func() (history.Added, error) {
		done, err := f.options.Store.Import(ctx, games)
		return imported(done), err
	}, nil
}

// imported says what has been added.
func imported(done pokerstore.Imported) history.Added {
	counts := history.Counts{New: done.Games, There: done.There, Continued: done.Continued, Restored: done.Restored, Marks: done.Marks}
	return counts.Added(amount(done.Games, done.Hands), "poker.import.there", "poker.import.continued", "poker.import.restored")
}
