// Package past is bridge's part of the history: finding rubbers and boards, their rows, a board's hands, auction and
// points, the words and choices of a search, and bridge's files.
package past

import (
	"context"
	"errors"
	"io"
	"iter"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/storage"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/printing"
	"github.com/superbridge/superbridge/ui/bridge/transfer"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Store holds rubbers. Its methods may be slow, and several are called at a time, from other goroutines than Fyne's.
type Store interface {
	DatedRubbers(context.Context, bridgestore.Filter) ([]storage.Dated, error)
	DatedBoards(context.Context, bridgestore.Filter) ([]storage.Dated, error)
	Summaries(ctx context.Context, rubbers []int64) ([]bridgestore.Summary, error)
	BoardSummaries(ctx context.Context, boards []int64) ([]bridgestore.BoardSummary, error)
	Singles(context.Context) ([]int64, error)                   // rubbers of a single deal
	ToPlay(context.Context) (map[int64]int, error)              // the number of deals still to be played, for each rubber that has any
	LineIDs(ctx context.Context, rubber int64) ([]int64, error) // of its boards, and of deals still to be played
	Board(ctx context.Context, id int64) (bridgestore.Board, error)
	PlayNext(line int64) error // makes a deal the next one to be played

	// SoundHistory yields all rubbers by the rules of that name, or by any if it is empty, as far as they can be read.
	SoundHistory(ctx context.Context, rules string, how bridgestore.Reading) iter.Seq2[record.Item, error]
	SoundHistoryOf(ctx context.Context, rubbers []int64, how bridgestore.Reading) iter.Seq2[record.Item, error]

	transfer.Store
}

// Options are the store and the callbacks. Store and OnOpen are required; for others nil means that the action isn't
// offered.
type Options struct {
	Store Store

	OnOpen       func(rubber int64)       // continue a rubber
	OnReview     func(board int64)        // look at a board closely
	OnResults    func(board int64)        // shows other tables' results on a board, or on a deal to be played
	OnStatistics func(bridgestore.Filter) // of the boards that are shown
	// Printing returns the choice of papers of a rubber by rules.
	Printing func(rubber int64, r bridge.Rules) *printing.Choice
	Now      func() time.Time // or nil for the system's clock
}

// Family is bridge, as the history sees it.
type Family struct {
	history.Finder[bridgestore.Filter, bridgestore.Summary, bridgestore.BoardSummary]
	options Options
}

var _ history.Family = (*Family)(nil)

// New returns the family.
func New(options Options) *Family {
	f, store := &Family{options: options}, options.Store
	f.Finder = history.Finder[bridgestore.Filter, bridgestore.Summary, bridgestore.BoardSummary]{
		Filter: filterOf, DatedSessions: store.DatedRubbers, DatedParts: store.DatedBoards, Summaries: store.Summaries,
		PartSummaries: store.BoardSummaries, IDs: store.LineIDs, OnStatistics: options.OnStatistics, Now: options.Now,
		Session: func(s bridgestore.Summary) history.Session { return rubber{s, f} },
		Part:    func(s bridgestore.BoardSummary) history.Part { return line{s, f} },
	}
	return f
}

// Games implements [history.Family].
func (f *Family) Games() []string { return games() }

// games returns the ids of the games of bridge.
func games() (ids []string) {
	for _, r := range bridge.Games() {
		ids = append(ids, r.Name)
	}
	return ids
}

// Counted implements [history.Family].
func (f *Family) Counted(ctx context.Context, rubbers, boards []storage.Dated) (string, error) {
	singles, err := f.options.Store.Singles(ctx)
	if err != nil {
		return "", err
	}
	left, err := f.options.Store.ToPlay(ctx)
	if err != nil {
		return "", err
	}
	toPlay := 0
	if len(left) > 0 {
		for _, d := range rubbers {
			toPlay += left[d.ID]
		}
	}
	return counted(len(rubbers), among(rubbers, singles), len(boards), toPlay), nil
}

// among returns how many of some ids have been found.
func among(found []storage.Dated, some []int64) int {
	if len(some) == 0 {
		return 0
	}
	there, n := make(map[int64]bool, len(some)), 0
	for _, id := range some {
		there[id] = true
	}
	for _, d := range found {
		if there[d.ID] {
			n++
		}
	}
	return n
}

// counted describes the number of results: rubbers, of which some are single deals, boards, and deals still to be
// played.
func counted(rubbers, singles, boards, toPlay int) string {
	id := "history.found"
	switch rubbers -= singles; {
	case singles == 0:
	case rubbers == 0:
		id = "history.found-singles"
	default:
		id = "history.found-both"
	}
	waiting := ""
	if toPlay > 0 {
		waiting = text.Points(toPlay)
	}
	return text.T(id, "Boards", text.Points(boards), "Rubbers", text.Points(rubbers), "Singles", text.Points(singles), "ToPlay", waiting)
}

// Whole implements [history.Family].
func (f *Family) Whole(ctx context.Context, part int64) (history.Whole, error) {
	b, err := f.options.Store.Board(ctx, part)
	return whole{b}, err
}

// Help implements [history.Family].
func (f *Family) Help() (lines []string) {
	for _, id := range helpLines {
		lines = append(lines, text.T(id))
	}
	return lines
}

// helpLines are the messages with words that can be typed.
var helpLines = []string{
	"search.help.result", "search.help.contract", "search.help.seat", "search.help.worth", "search.help.person", "search.help.rubber", "search.help.games",
	"search.help.when",
}

// Formats implements [history.Family].
func (f *Family) Formats() []history.Format {
	return []history.Format{
		{ID: "json", Name: text.T("history.export.json"), Why: text.T("history.export.why-json"), Ending: transfer.JSON.Ending()},
		{ID: "pbn", Name: text.T("history.export.pbn"), Why: text.T("history.export.why-pbn"), Ending: transfer.PBN.Ending()},
		{ID: "lin", Name: text.T("history.export.lin"), Why: text.T("history.export.why-lin"), Ending: transfer.LIN.Ending()},
	}
}

// Endings returns the endings of the names of files that can be read but not written.
func (f *Family) Endings() []string { return transfer.Endings() }

// Export implements [history.Family].
func (f *Family) Export(ctx context.Context, w io.Writer, format string, rubbers []int64, tell func(begun int)) (string, error) {
	var left history.LeftOut
	how := bridgestore.Reading{Left: left.Add, Gaps: transfer.Formats[format] != transfer.JSON}
	items := f.options.Store.SoundHistory(ctx, "", how)
	if rubbers != nil {
		items = f.options.Store.SoundHistoryOf(ctx, rubbers, how)
	}
	begun := 0
	counted := func(yield func(record.Item, error) bool) {
		for item, err := range items {
			if item.Rubber != nil {
				begun++
			}
			if !yield(item, err) {
				return
			}
		}
	}
	done, err := transfer.Write(ctx, counted, w, transfer.Formats[format], func(int) { tell(begun) })
	return left.After(exported(done)), err
}

// Reads implements [history.Family]: bridge reads every file that no other family reads, in three formats.
func (f *Family) Reads([]byte) bool { return false }

// Import implements [history.Family].
func (f *Family) Import(ctx context.Context, in history.File, tell func(percent int)) (add func() (history.Added, error), err error) {
	return func() (history.Added, error) {
		done, err := transfer.Add(ctx, f.options.Store, in, in.Name, in.Size, tell)
		var wrong *record.LineError
		if errors.As(err, &wrong) {
			return history.Added{}, &history.LineError{Line: wrong.Line, Err: wrong.Err}
		}
		return history.Added{Said: imported(done), Any: changes(done)}, err
	}, nil
}
