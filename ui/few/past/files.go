package past

import (
	"context"
	"io"
	"strings"

	"github.com/superbridge/superbridge/game/few/record"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Formats implements [history.Family].
func (f *Family) Formats() []history.Format { return []history.Format{history.JSON()} }

// Export implements [history.Family].
func (f *Family) Export(ctx context.Context, w io.Writer, _ string, games []int64, tell func(begun int)) (string, error) {
	return history.Exported(func(left func(error)) (fewstore.Written, error) {
		return f.options.Store.ExportSound(ctx, w, games, tell, left)
	}, exported)
}

// exported describes the result of an export.
func exported(done fewstore.Written) string {
	said := []string{text.T("history.export.done", "What", amount(done.Games, done.Parts))}
	if done.Empty > 0 {
		said = append(said, text.TN("few.export.empty", done.Empty, "Games", text.Points(done.Empty)))
	}
	return strings.Join(said, " ")
}

// Reads implements [history.Family].
func (f *Family) Reads(line []byte) bool { return record.Is(string(line)) }

// Import implements [history.Family]. Rubbers are read whole and checked by the rules before any is added.
func (f *Family) Import(ctx context.Context, in history.File, tell func(percent int)) (add func() (history.Added, error), err error) {
	return history.Read(ctx, in.Telling(tell), fewstore.Read, f.options.Store.Import, imported)
}

// imported describes the result of an import.
func imported(done fewstore.Imported) history.Added {
	counts := history.Counts{New: done.Games, There: done.There, Continued: done.Continued, Restored: done.Restored, Marks: done.Marks}
	return counts.Added(amount(done.Games, done.Parts), "few.import.there", "few.import.continued", "few.import.restored")
}
