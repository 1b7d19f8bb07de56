package desk

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/superbridge/superbridge/game/bridge/club"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/standings"
	"github.com/superbridge/superbridge/ui/kit/family"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// layTold opens, on top of the current screen, the results of other tables on a board, or on a deal to be played, from
// files of other programs.
func (o *others) layTold(board int64) {
	store := o.store
	family.Fetch(o.window, func(ctx context.Context) (bridgestore.Board, error) { return store.Board(ctx, board) }, func(b bridgestore.Board) {
		family.Fetch(o.window, func(ctx context.Context) (club.Told, error) { return told(ctx, store, b) }, func(t club.Told) {
			o.window.Lay(standings.NewTold(o.window.Art(), standings.ToldOptions{
				Title: text.T("told.title"), Told: t,
				Evening: func(ctx context.Context) ([]club.Told, club.Pair, error) { return evening(ctx, store, b.Rubber) },
				OnUs:    func(us club.Pair) { o.window.Keep(func() error { return keepUs(store, b.Rubber, us) }, nil) },
				Runner:  o.window.Runner(), OnBack: o.window.Lift,
			}))
		})
	})
}

// told returns a board with the results of other tables: those of its files, after the one of the other room.
func told(ctx context.Context, store *bridgestore.Store, b bridgestore.Board) (club.Told, error) {
	t := club.Told{Number: b.Number, Board: b.Board, You: !b.Watched, Seat: b.Seat, Source: b.Source, Results: b.Results}
	if b.ToPlay {
		return t, nil
	}
	other, err := store.OtherTable(ctx, b.ID)
	if there := other.Board; err == nil && !other.Source.IsZero() {
		r := pbn.Result{Contract: there.Contract(), Board: &there, Source: other.Source}
		if !r.Contract.PassedOut() {
			r.Tricks = there.DeclarerTricks()
		}
		t.Results = append([]pbn.Result{r}, t.Results...)
	}
	return t, err
}

// evening returns all deals of a session with the results of other tables, and the pair that the user was at the club.
func evening(ctx context.Context, store *bridgestore.Store, rubber int64) (all []club.Told, us club.Pair, err error) {
	ids, err := store.LineIDs(ctx, rubber)
	if err != nil {
		return nil, us, err
	}
	for _, id := range ids {
		b, err := store.Board(ctx, id)
		if err != nil {
			return nil, us, err
		}
		t, err := told(ctx, store, b)
		if err != nil {
			return nil, us, err
		}
		if club.HasTables(t.Source, t.Results) {
			all = append(all, t)
		}
	}
	us, err = readUs(store, rubber)
	return all, us, err
}

// usSetting is the setting with the names of the pair that the user has been last, and with a session's number the pair of that one.
const usSetting = "club.us"

func usOf(rubber int64) string { return fmt.Sprintf("%s.%d", usSetting, rubber) }

// readUs returns the pair that the user was in a session, or as which he has played last, by its names.
func readUs(store *bridgestore.Store, rubber int64) (us club.Pair, err error) {
	said, ok, err := store.Setting(usOf(rubber))
	if err == nil && !ok {
		said, ok, err = store.Setting(usSetting)
	}
	if ok && json.Unmarshal([]byte(said), &us) != nil {
		us = club.Pair{}
	}
	return club.Pair{Section: us.Section, Side: us.Side, Number: us.Number, Names: us.Names}, err
}

// keepUs keeps the pair that the user was in a session; the zero Pair means that he was none.
func keepUs(store *bridgestore.Store, rubber int64, us club.Pair) error {
	write := func(key string, p club.Pair) error {
		said, err := json.Marshal(p)
		if err != nil {
			return err
		}
		return store.SetSetting(key, string(said))
	}
	if us.Names != "" {
		if err := write(usSetting, club.Pair{Names: us.Names}); err != nil {
			return err
		}
	}
	return write(usOf(rubber), club.Pair{Section: us.Section, Side: us.Side, Number: us.Number, Names: us.Names})
}
