// Package past is progressive poker's part of the history: finding games and hands, their rows, the boards of a hand
// with its settlement, the words and choices of a search, and files of JSON.
package past

import (
	"context"
	"io"
	"time"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/storage"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Store holds games. Its methods may be slow, and several are called at a time, from other goroutines than Fyne's.
type Store interface {
	DatedGames(context.Context, pokerstore.Filter) ([]storage.Dated, error)
	DatedHands(context.Context, pokerstore.Filter) ([]storage.Dated, error)
	Summaries(ctx context.Context, games []int64) ([]pokerstore.Summary, error)
	HandSummaries(ctx context.Context, hands []int64) ([]pokerstore.HandSummary, error)
	PartIDs(ctx context.Context, game int64) ([]int64, error)
	Hand(ctx context.Context, id int64) (pokerstore.Whole, error)
	ExportSound(ctx context.Context, w io.Writer, games []int64, tell func(begun int), left func(error)) (pokerstore.Written, error)
	Import(context.Context, []*pokerstore.Transcript) (pokerstore.Imported, error)
}

// Options are the store and the callbacks. Store and OnOpen are required; for others nil means that the action isn't
// offered.
type Options struct {
	Store Store

	OnOpen       func(game int64)        // continue a game
	OnReview     func(hand int64)        // look at a hand closely
	OnStatistics func(pokerstore.Filter) // of the hands that are shown
	Now          func() time.Time        // or nil for the system's clock
}

// Family is poker, as the history sees it.
type Family struct {
	history.Finder[pokerstore.Filter, pokerstore.Summary, pokerstore.HandSummary]
	options Options
}

var _ history.Family = (*Family)(nil)

// New returns the family.
func New(options Options) *Family {
	f, store := &Family{options: options}, options.Store
	f.Finder = history.Finder[pokerstore.Filter, pokerstore.Summary, pokerstore.HandSummary]{
		Filter: filters.Filter, DatedSessions: store.DatedGames, DatedParts: store.DatedHands, Summaries: store.Summaries,
		PartSummaries: store.HandSummaries, IDs: store.PartIDs, OnStatistics: options.OnStatistics, Now: options.Now,
		Session: func(s pokerstore.Summary) history.Session { return game{s, f} },
		Part:    func(s pokerstore.HandSummary) history.Part { return hand{s, f} },
	}
	return f
}

// Games implements [history.Family].
func (f *Family) Games() []string { return []string{poker.Name} }

// Counted implements [history.Family].
func (f *Family) Counted(_ context.Context, games, hands []storage.Dated) (string, error) {
	return amount(len(games), len(hands)), nil
}

// amount describes a number of games and hands.
func amount(games, hands int) string {
	return text.T("poker.past.found", "Hands", text.Points(hands), "Games", text.Points(games))
}

// Whole implements [history.Family].
func (f *Family) Whole(ctx context.Context, part int64) (history.Whole, error) {
	h, err := f.options.Store.Hand(ctx, part)
	return whole{h}, err
}

// Table implements [history.Family]: number, events, royalties, points and chips.
func (f *Family) Table() history.Table {
	return history.Table{Shares: []float32{0.6, 2.4, 1, 0.9, 1}, Leading: 2, Gain: 4}
}

// Help implements [history.Family].
func (f *Family) Help() []string { return []string{text.T("poker.help.search")} }
