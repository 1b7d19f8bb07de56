package past

import (
	"context"
	"errors"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/few/record"
	"github.com/superbridge/superbridge/game/lines"
	kept "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/chronicle"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Formats implements [chronicle.Family].
func (f *Family) Formats() []chronicle.Format {
	return []chronicle.Format{{ID: "json", Name: text.T("history.export.json"), Why: text.T("history.export.why-json"), Ending: ".jsonl"}}
}

// Export implements [chronicle.Family].
func (f *Family) Export(ctx context.Context, w io.Writer, _ string, games []int64, tell func(begun int)) (string, error) {
	var left chronicle.LeftOut
	done, err := f.options.Store.ExportSound(ctx, w, games, tell, left.Add)
	return left.After(exported(done)), err
}

// exported says what has been written.
func exported(done kept.Written) string {
	said := []string{text.T("history.export.done", "What", amount(done.Games, done.Deals))}
	if done.Empty > 0 {
		said = append(said, text.TN("few.export.empty", done.Empty, "Games", text.Points(done.Empty)))
	}
	return strings.Join(said, " ")
}

// Reads implements [chronicle.Family].
func (f *Family) Reads(line []byte) bool { return record.Is(string(line)) }

// Import implements [chronicle.Family]. Rubbers are read whole and checked by the rules before any is added.
func (f *Family) Import(ctx context.Context, in chronicle.File, tell func(percent int)) (add func() (chronicle.Added, error), err error) {
	games, err := kept.Read(in.Telling(tell))
	var wrong *lines.Error
	switch {
	case errors.As(err, &wrong):
		return nil, &chronicle.LineError{Line: wrong.Line, Err: errors.New(strings.TrimPrefix(wrong.Err.Error(), "record: "))}
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
	return counts.Added(amount(done.Games, done.Deals), "few.import.there", "few.import.continued", "few.import.restored")
}
