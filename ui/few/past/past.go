// Package past is what bridge for two and three adds to the history: which rubbers and deals are found, what their rows say, a deal with
// its auction and score, what can be looked for in words and by choices, and files of records.
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

// Store is where rubbers are kept. Its methods may take a while, and several are called at a time, from other goroutines than
// Fyne's.
type Store interface {
	DatedGames(context.Context, fewstore.Filter) ([]storage.Dated, error)
	DatedDeals(context.Context, fewstore.Filter) ([]storage.Dated, error)
	Summaries(ctx context.Context, games []int64) ([]fewstore.Summary, error)
	DealSummaries(ctx context.Context, deals []int64) ([]fewstore.DealSummary, error)
	DealIDs(ctx context.Context, game int64) ([]int64, error)
	Deal(ctx context.Context, id int64) (fewstore.Whole, error)
	ExportSound(ctx context.Context, w io.Writer, games []int64, tell func(begun int), left func(error)) (fewstore.Written, error)
	Import(context.Context, []*fewstore.Transcript) (fewstore.Imported, error)
}

// Options says where the rubbers are and what is told to whom. Store and OnOpen must be there; what else is nil is not offered.
type Options struct {
	Store Store

	OnOpen       func(game int64)      // continue a rubber
	OnReview     func(deal int64)      // look at a deal closely
	OnStatistics func(fewstore.Filter) // of the deals that are shown
	Now          func() time.Time      // or nil for the system's clock
}

// Family is bridge for two and three, as the history sees it.
type Family struct{ options Options }

var _ history.Family = (*Family)(nil)

// New returns the family.
func New(options Options) *Family {
	if options.Now == nil {
		options.Now = time.Now
	}
	return &Family{options}
}

// Games implements [history.Family].
func (f *Family) Games() []string { return games() }

func games() (ids []string) {
	for _, r := range few.Games() {
		ids = append(ids, r.Name)
	}
	return ids
}

// FindSessions implements [history.Family].
func (f *Family) FindSessions(ctx context.Context, q history.Query, now time.Time) ([]storage.Dated, error) {
	filter, ok := filterOf(q, now)
	if !ok {
		return nil, nil
	}
	return f.options.Store.DatedGames(ctx, filter)
}

// FindParts implements [history.Family].
func (f *Family) FindParts(ctx context.Context, q history.Query, now time.Time) ([]storage.Dated, error) {
	filter, ok := filterOf(q, now)
	if !ok {
		return nil, nil
	}
	return f.options.Store.DatedDeals(ctx, filter)
}

// Counted implements [history.Family].
func (f *Family) Counted(_ context.Context, games, deals []storage.Dated) (string, error) {
	return amount(len(games), len(deals)), nil
}

// amount says how many rubbers and deals something is.
func amount(games, deals int) string {
	return text.T("few.past.found", "Deals", dealsWords(deals), "Games", text.TN("few.past.games", games, "Games", text.Points(games)))
}

// dealsWords says how many deals something is.
func dealsWords(deals int) string {
	return text.TN("few.past.deals", deals, "Deals", text.Points(deals))
}

// Sessions implements [history.Family].
func (f *Family) Sessions(ctx context.Context, ids []int64) (all []history.Session, err error) {
	sums, err := f.options.Store.Summaries(ctx, ids)
	for _, sum := range sums {
		all = append(all, rubber{sum, f})
	}
	return all, err
}

// Parts implements [history.Family].
func (f *Family) Parts(ctx context.Context, ids []int64) (all []history.Part, err error) {
	sums, err := f.options.Store.DealSummaries(ctx, ids)
	for _, sum := range sums {
		all = append(all, deal{sum, f})
	}
	return all, err
}

// PartIDs implements [history.Family].
func (f *Family) PartIDs(ctx context.Context, session int64) ([]int64, error) {
	return f.options.Store.DealIDs(ctx, session)
}

// Whole implements [history.Family].
func (f *Family) Whole(ctx context.Context, part int64) (history.Whole, error) {
	w, err := f.options.Store.Deal(ctx, part)
	return whole{w}, err
}

// Table implements [history.Family]: number, contract, declarer, how it ended and points.
func (f *Family) Table() history.Table {
	return history.Table{Shares: []float32{0.6, 1.6, 1.4, 0.9, 1}, Leading: 3, Gain: 4}
}

// Help implements [history.Family].
func (f *Family) Help() []string { return []string{text.T("few.help.search")} }

// Statistics implements [history.Family].
func (f *Family) Statistics() func(history.Query) {
	if f.options.OnStatistics == nil {
		return nil
	}
	return func(q history.Query) {
		filter, _ := filterOf(q, f.options.Now())
		f.options.OnStatistics(filter)
	}
}
