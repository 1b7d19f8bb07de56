// Package past is the history's part for bridge for two and three: finding rubbers and deals, their rows, a deal with
// its auction and score, the words and choices of a search, and files of records.
package past

import (
	"context"
	"io"
	"time"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/storage"
	fewstore "github.com/superbridge/superbridge/storage/few"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Store holds rubbers. Its methods may be slow, and several are called at a time, from other goroutines than Fyne's.
type Store interface {
	DatedGames(context.Context, fewstore.Filter) ([]storage.Dated, error)
	DatedDeals(context.Context, fewstore.Filter) ([]storage.Dated, error)
	Summaries(ctx context.Context, games []int64) ([]fewstore.Summary, error)
	DealSummaries(ctx context.Context, deals []int64) ([]fewstore.DealSummary, error)
	PartIDs(ctx context.Context, game int64) ([]int64, error)
	Deal(ctx context.Context, id int64) (fewstore.Whole, error)
	ExportSound(ctx context.Context, w io.Writer, games []int64, tell func(begun int), left func(error)) (fewstore.Written, error)
	Import(context.Context, []*fewstore.Transcript) (fewstore.Imported, error)
}

// Options are the store and the callbacks. Store and OnOpen are required; for others nil means that the action isn't
// offered.
type Options struct {
	Store Store

	OnOpen       func(game int64)      // continue a rubber
	OnReview     func(deal int64)      // look at a deal closely
	OnStatistics func(fewstore.Filter) // of the deals that are shown
	Now          func() time.Time      // or nil for the system's clock
}

// Family is bridge for two and three, as the history sees it.
type Family struct {
	history.Finder[fewstore.Filter, fewstore.Summary, fewstore.DealSummary]
	options Options
}

var _ history.Family = (*Family)(nil)

// New returns the family.
func New(options Options) *Family {
	f, store := &Family{options: options}, options.Store
	f.Finder = history.Finder[fewstore.Filter, fewstore.Summary, fewstore.DealSummary]{
		Filter: filterOf, DatedSessions: store.DatedGames, DatedParts: store.DatedDeals, Summaries: store.Summaries,
		PartSummaries: store.DealSummaries, IDs: store.PartIDs, OnStatistics: options.OnStatistics, Now: options.Now,
		Session: func(s fewstore.Summary) history.Session { return rubber{s, f} },
		Part:    func(s fewstore.DealSummary) history.Part { return deal{s, f} },
	}
	return f
}

// Games implements [history.Family].
func (f *Family) Games() []string { return games() }

func games() (ids []string) {
	for _, r := range few.Games() {
		ids = append(ids, r.Name)
	}
	return ids
}

// Counted implements [history.Family].
func (f *Family) Counted(_ context.Context, games, deals []storage.Dated) (string, error) {
	return amount(len(games), len(deals)), nil
}

// amount describes a number of rubbers and deals.
func amount(games, deals int) string {
	return text.T("few.past.found", "Deals", text.Points(deals), "Games", text.Points(games))
}

// dealsWords describes a number of deals.
func dealsWords(deals int) string {
	return text.TN("few.past.deals", deals, "Deals", text.Points(deals))
}

// Whole implements [history.Family].
func (f *Family) Whole(ctx context.Context, part int64) (history.Whole, error) {
	w, err := f.options.Store.Deal(ctx, part)
	return whole{w}, err
}

// Table implements [history.Family]: number, contract, declarer, result and points.
func (f *Family) Table() history.Table {
	return history.Table{Shares: []float32{0.6, 1.6, 1.4, 0.9, 1}, Leading: 3, Gain: 4}
}

// Help implements [history.Family].
func (f *Family) Help() []string { return []string{text.T("few.help.search")} }
