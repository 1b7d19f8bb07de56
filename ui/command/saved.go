package command

import (
	"context"
	"fmt"
	"io"
	"time"

	"github.com/superbridge/superbridge/game/bridge/record"
	kept "github.com/superbridge/superbridge/storage/bridge"
	chesskept "github.com/superbridge/superbridge/storage/chess"
	fewkept "github.com/superbridge/superbridge/storage/few"
	pokerkept "github.com/superbridge/superbridge/storage/poker"
)

const recordUsage = `record [flags]

Prints the finished boards that have been saved, each as a line of JSON, oldest first. In games
whose boards belong together, as in Chicago, a line of its own ends a session that is over. The
boards of a field have what all tables have made of them, as far as that is in.

Then come the hands of poker that are over, and what lies between them, the games of chess, a line each,
with * for a result as long as they go on, and the deals of games for two and three that are over, with the end
of each session.`

func printRecord(ctx context.Context, args []string, dataDir string, stdout io.Writer) error {
	f := newFlags("superbridge record", dataDir, recordUsage, stdout)
	id := f.Int64("rubber", 0, "only the boards of the rubber with this `ID` (superbridge list shows them)")
	game := f.Int64("game", 0, "only the game of poker or chess, or for two or three, with this `ID`")
	store, err := f.openToRead(args)
	if err != nil {
		return err
	}
	defer store.Close()
	switch {
	case f.given("game") && f.given("rubber"):
		return usage("-rubber is for bridge and -game for poker and chess, and for two or three: want one of them")
	case f.given("game"):
		return printGame(ctx, stdout, store.Store, *game)
	}
	ids := []int64{*id}
	if !f.given("rubber") {
		rubbers, err := store.Rubbers()
		if err != nil {
			return err
		}
		ids = ids[:0]
		for _, r := range rubbers {
			ids = append([]int64{r.ID}, ids...)
		}
	}
	for _, id := range ids {
		r, err := store.Rubber(id)
		if err != nil {
			return err // which names the rubber
		}
		if r.Field.Tables > 0 {
			if err := printKept(stdout, store, r); err != nil {
				return err
			}
			continue
		}
		for i, b := range r.Rubber.Boards {
			// Not buffered: what has been printed is out, whatever comes next.
			if err := printEntry(stdout, record.Entry{Session: int(id), Number: i + 1, Board: b}); err != nil {
				return err
			}
		}
		if err := printEnd(stdout, int(id), r.Rubber); err != nil {
			return err
		}
	}
	if f.given("rubber") {
		return nil
	}
	if err := printPokerGames(ctx, stdout, pokerkept.On(store.Store)); err != nil {
		return err
	}
	if _, err = chesskept.On(store.Store).Export(ctx, stdout, nil, func(int) {}); err != nil {
		return err
	}
	_, err = fewkept.On(store.Store).Print(ctx, stdout, nil)
	return err
}

// openToRead parses a command's flags and opens what has been saved, for reading only.
func (f flags) openToRead(args []string) (*kept.Store, error) {
	if err := f.parse(args); err != nil {
		return nil, err
	}
	if err := f.done(); err != nil {
		return nil, err
	}
	dir, err := f.dir()
	if err != nil {
		return nil, err
	}
	return kept.OpenReadOnly(dir)
}

// openToWrite opens a data folder, and says so where it takes a while: a file of an older version is brought up to date.
func openToWrite(ctx context.Context, dir string, stderr io.Writer) (*kept.Store, error) {
	show, clear := percentage(stderr)
	defer clear()
	said := false
	return kept.OpenContext(ctx, dir, time.Now, func(part float64) {
		if !said {
			fmt.Fprintln(stderr, "superbridge: bringing what has been saved up to date; a copy of the old file stays beside it")
			said = true
		}
		if percent := int(100 * part); percent > 0 {
			show(percent)
		}
	})
}
