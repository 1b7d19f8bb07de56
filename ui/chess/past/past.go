// Package past is what Octagonal chess adds to the history: which games are found, what their rows say, the board of a game with who
// played and all moves, what can be looked for in words and by choices, and files of game lines.
//
// A game is a session with one part, so that both are marked and deleted as one.
package past

import (
	"context"
	"io"
	"time"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/storage"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Store is where games are kept. Its methods may take a while, and several are called at a time, from other goroutines than
// Fyne's.
type Store interface {
	DatedGames(context.Context, chessstore.Filter) ([]storage.Dated, error)
	DatedParts(context.Context, chessstore.Filter) ([]storage.Dated, error)
	Summaries(ctx context.Context, games []int64) ([]chessstore.Summary, error)
	PartSummaries(ctx context.Context, parts []int64) ([]chessstore.Summary, error)
	PartIDs(ctx context.Context, game int64) ([]int64, error)
	Whole(ctx context.Context, game int64) (chessstore.Whole, error)
	ExportSound(ctx context.Context, w io.Writer, games []int64, tell func(begun int), left func(error)) (chessstore.Written, error)
	Import(context.Context, []*chessstore.Transcript) (chessstore.Imported, error)
}

// Options says where the games are and what is told to whom. Store and OnOpen must be there; what else is nil is not offered.
type Options struct {
	Store Store
	View  tabletop.View // how boards lie

	OnOpen       func(game int64)        // continue a game
	OnReview     func(game int64)        // look at a game closely
	OnAgain      func(game int64)        // begin a game with the same rules and players
	OnPlayOn     func(game int64)        // play on from where a game stands in which no person sits
	OnStatistics func(chessstore.Filter) // of the games that are shown
	Now          func() time.Time        // or nil for the system's clock
}

// Family is chess, as the history sees it.
type Family struct {
	history.Finder[chessstore.Filter, chessstore.Summary, chessstore.Summary]
	options Options
}

var _ history.Family = (*Family)(nil)

// New returns the family.
func New(options Options) *Family {
	f, store := &Family{options: options}, options.Store
	f.Finder = history.Finder[chessstore.Filter, chessstore.Summary, chessstore.Summary]{
		Filter: filters.Filter, DatedSessions: store.DatedGames, DatedParts: store.DatedParts, Summaries: store.Summaries,
		PartSummaries: store.PartSummaries, IDs: store.PartIDs, OnStatistics: options.OnStatistics, Now: options.Now,
		Session: func(s chessstore.Summary) history.Session { return session{game{s, f}} },
		Part:    func(s chessstore.Summary) history.Part { return part{game{s, f}} },
	}
	return f
}

// Games implements [history.Family].
func (f *Family) Games() []string { return []string{chess.Name} }

// Counted implements [history.Family].
func (f *Family) Counted(_ context.Context, games, _ []storage.Dated) (string, error) {
	return amount(len(games)), nil
}

// amount says how many games something is.
func amount(games int) string {
	return text.TN("chess.past.found", games, "Games", text.Points(games))
}

// Whole implements [history.Family].
func (f *Family) Whole(ctx context.Context, part int64) (history.Whole, error) {
	sums, err := f.options.Store.PartSummaries(ctx, []int64{part})
	if err != nil {
		return nil, err
	}
	if len(sums) == 0 {
		return nil, chessstore.ErrNoGame
	}
	w, err := f.options.Store.Whole(ctx, sums[0].ID)
	return whole{w, f.options.View}, err
}

// Table implements [history.Family]: what was played, how it ended, turns and points.
func (f *Family) Table() history.Table {
	return history.Table{Shares: []float32{2.2, 1.8, 0.8, 0.8}, Leading: 2, Gain: 3}
}

// Help implements [history.Family].
func (f *Family) Help() []string { return []string{text.T("chess.help.search")} }
