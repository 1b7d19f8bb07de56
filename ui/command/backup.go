package command

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"text/tabwriter"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func backUp(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge backup", dataDir, text.T("command.backup.help"), stdout)
	list := f.Bool("list", false, text.T("command.backup.flag-list"))
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	if *list {
		return listBackups(ctx, dir, stdout)
	}
	store, err := storage.OpenReadOnly(dir)
	if err != nil {
		return err
	}
	defer store.Close()
	show, clear := percentage(stderr)
	b, err := store.BackUp(ctx, func(part float64) { show(max(1, int(100*part))) })
	clear()
	if ctx.Err() != nil {
		return failed("command.backup.stopped")
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(stdout, b.Path)
	return err
}

// listBackups prints the copies of a data folder, newest first, with their contents.
func listBackups(ctx context.Context, dir string, stdout io.Writer) error {
	all, err := storage.Backups(dir)
	if err != nil {
		return err
	}
	if len(all) == 0 {
		_, err := fmt.Fprintln(stdout, text.T("command.backup.none"))
		return err
	}
	out := tabwriter.NewWriter(stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, heads("made", "copy", "size", "played", "parts", "last"))
	for _, b := range all {
		c, err := storage.ContentsOf(ctx, b.Path)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		holds := text.T("command.backup.unusable") + "\t-\t-"
		if err == nil {
			sessions, parts := 0, 0
			for _, g := range c.Games {
				sessions, parts = sessions+g.Sessions, parts+g.Parts
			}
			last := "-"
			if !c.Last.IsZero() {
				last = c.Last.Local().Format("2006-01-02 15:04")
			}
			holds = fmt.Sprintf("%d\t%d\t%s", sessions, parts, last)
		}
		fmt.Fprintf(out, "%s\t%s\t%s\t%s\n", b.At.Local().Format("2006-01-02 15:04"), filepath.Base(b.Path), text.Bytes(b.Size), holds)
	}
	return out.Flush()
}
