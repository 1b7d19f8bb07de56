// Package past is octagonal chess's part of the history: finding games, their rows, the board of a game with players
// and moves, the words and choices of a search, and files of game lines.
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

// Store holds games. Its methods may be slow, and several are called at a time, from other goroutines than Fyne's.
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

// Options are the store and the callbacks. Store and OnOpen are required; for others nil means that the action isn't
// offered.
type Options struct {
	Store Store
	View  tabletop.View // the view of boards

	OnOpen       func(game int64)        // continue a game
	OnReview     func(game int64)        // look at a game closely
	OnAgain      func(game int64)        // begin a game with the same rules and players
	OnPlayOn     func(game int64)        // plays on from the position of a game without persons
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

// amount describes a number of games.
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

// Table implements [history.Family]: variant, result, turns and points.
func (f *Family) Table() history.Table {
	return history.Table{Shares: []float32{2.2, 1.8, 0.8, 0.8}, Leading: 2, Gain: 3}
}

// Help implements [history.Family].
func (f *Family) Help() []string { return []string{text.T("chess.help.search")} }
