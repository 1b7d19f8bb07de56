package command

import (
	"context"
	"errors"
	"io"
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/bridge/record"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func printRecord(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge record", dataDir, text.T("command.record.help"), stdout)
	id := f.Int64("rubber", 0, text.T("command.record.flag-rubber"))
	game := f.Int64("game", 0, text.T("command.record.flag-game"))
	store, err := f.openToRead(args)
	if err != nil {
		return err
	}
	defer store.Close()
	left := leftOut{stderr: stderr}
	if err := printSaved(ctx, f, store, stdout, *id, *game, left.add); err != nil {
		return err
	}
	return left.end()
}

// printSaved prints a rubber or a game, or all of them.
func printSaved(ctx context.Context, f flags, store *bridgestore.Store, stdout io.Writer, id, game int64, left func(error)) error {
	switch {
	case f.given("game") && f.given("rubber"):
		return usage("command.record.one-of")
	case f.given("game"):
		return printGame(ctx, stdout, store.Store, game, left)
	case f.given("rubber"):
		return printRubber(stdout, store, id, left)
	}
	rubbers, err := store.Rubbers()
	if err != nil {
		return err
	}
	for _, r := range slices.Backward(rubbers) {
		if err := printRubber(stdout, store, r.ID, left); err != nil {
			return err
		}
	}
	for _, a := range archives {
		if err := a.in(store.Store).printAll(ctx, stdout, left); err != nil {
			return err
		}
	}
	return nil
}

// printRubber prints the finished boards of a rubber that can be read, and its end if these are all.
func printRubber(stdout io.Writer, store *bridgestore.Store, id int64, left func(error)) error {
	r, places, faults, err := store.SoundRubber(id)
	var replay *bridgestore.ReplayError
	switch {
	case errors.As(err, &replay):
		left(err)
		return nil
	case err != nil:
		return err // the error names the rubber
	}
	for _, fault := range faults {
		left(fault)
	}
	if r.Field.Tables > 0 {
		return printKept(stdout, store, r, places, left)
	}
	for i, b := range r.Rubber.Boards {
		// Not buffered: printed lines are out, whatever comes next.
		if err := printEntry(stdout, record.Entry{Session: int(id), Number: places[i], Board: b}); err != nil {
			return err
		}
	}
	if len(faults) > 0 {
		return nil
	}
	return printEnd(stdout, int(id), r.Rubber)
}

// openToRead parses a command's flags and opens the saved data, for reading only.
func (f flags) openToRead(args []string) (*bridgestore.Store, error) {
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
	return bridgestore.OpenReadOnly(dir)
}

// openToWrite opens a data folder, and reports progress if that takes a while: a file of an older version is migrated.
func openToWrite(ctx context.Context, dir string, stderr io.Writer) (*bridgestore.Store, error) {
	show, clear := percentage(stderr)
	defer clear()
	said := false
	return bridgestore.OpenContext(ctx, dir, time.Now, func(part float64) {
		if !said {
			tell(stderr, "command.progress.up-to-date")
			said = true
		}
		if percent := int(100 * part); percent > 0 {
			show(percent)
		}
	})
}
