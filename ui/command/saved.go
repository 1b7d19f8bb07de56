package command

import (
	"context"
	"fmt"
	"io"
	"text/tabwriter"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/card"
	kept "github.com/superbridge/superbridge/storage/bridge"
	pokerkept "github.com/superbridge/superbridge/storage/poker"
)

const recordUsage = `record [flags]

Prints the finished boards that have been saved, each as a line of JSON, oldest first. In games
whose boards belong together, as in Chicago, a line of its own ends a session that is over. The
boards of a field have what all tables have made of them, as far as that is in.

Then come the hands of poker that are over, and what lies between them.`

func printRecord(ctx context.Context, args []string, dataDir string, stdout io.Writer) error {
	f := newFlags("superbridge record", dataDir, recordUsage, stdout)
	id := f.Int64("rubber", 0, "only the boards of the rubber with this `ID` (superbridge list shows them)")
	game := f.Int64("game", 0, "only the hands of the game of poker with this `ID`")
	store, err := f.openToRead(args)
	if err != nil {
		return err
	}
	defer store.Close()
	games := pokerkept.On(store.Store)
	switch {
	case f.given("game") && f.given("rubber"):
		return usage("-rubber is for bridge and -game for poker: want one of them")
	case f.given("game"):
		return printPokerGame(ctx, stdout, games, *game)
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
	return printPokerGames(ctx, stdout, games)
}

const listUsage = `list [flags]

Prints the rubbers that have been saved, newest first. Deals that were imported to be played are
among them, with how many of them are left.`

func printList(args []string, dataDir string, stdout io.Writer) error {
	f := newFlags("superbridge list", dataDir, listUsage, stdout)
	store, err := f.openToRead(args)
	if err != nil {
		return err
	}
	defer store.Close()
	rubbers, err := store.Rubbers()
	if err != nil {
		return err
	}
	out := tabwriter.NewWriter(stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, "ID\tSTARTED\tRULES\tSEAT\tDEALS\tNS\tEW\tSTATE")
	for _, r := range rubbers {
		seat, state := r.Seat.String(), "in progress"
		if r.Watched {
			seat = "-"
		}
		switch {
		case r.Settled:
			state = "settled"
		case r.Finished:
			state = "finished"
		case r.ToPlay > 0:
			state = fmt.Sprintf("%d to play", r.ToPlay)
			if r.Name != "" {
				state += " (" + r.Name + ")"
			}
		}
		if r.IMPs != 0 {
			state += fmt.Sprintf(", NS %+d IMPs", r.IMPs)
		}
		deals := fmt.Sprint(r.Boards)
		if r.Length > 0 {
			deals += fmt.Sprintf("/%d", r.Length)
		}
		rules := r.Rules
		if r.House != (bridge.House{}) {
			rules += " " + r.House.String()
		}
		fmt.Fprintf(out, "%d\t%s\t%s\t%s\t%s\t%d\t%d\t%s\n", r.ID, r.Started.Local().Format("2006-01-02 15:04"),
			rules, seat, deals, r.Points[card.NS], r.Points[card.EW], state)
	}
	return out.Flush()
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
