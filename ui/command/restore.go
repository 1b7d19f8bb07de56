package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func restore(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge restore", dataDir, text.T("command.restore.help"), stdout)
	force := f.Bool("force", false, text.T("command.restore.flag-force"))
	if err := f.parse(args); err != nil {
		return err
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	switch {
	case f.NArg() > 1:
		return surplus("superbridge restore", f.Arg(1))
	case f.NArg() == 0 && *force:
		return usage("command.restore.no-copy-given")
	case f.NArg() == 0:
		return listBackups(ctx, dir, stdout)
	}
	path, err := copyNamed(dir, f.Arg(0))
	if err != nil {
		return err
	}
	if !*force {
		if err := sayContents(ctx, dir, path, stdout); err != nil {
			return err
		}
		_, err := fmt.Fprintln(stdout, text.T("command.restore.unchanged", "Copy", f.Arg(0)))
		return err
	}
	show, clear := percentage(stderr)
	before, err := storage.RestoreBackup(ctx, dir, path, time.Now(), func(part float64) { show(max(1, int(100*part))) })
	clear()
	if ctx.Err() != nil && err != nil {
		return failed("command.restore.stopped")
	}
	if err != nil {
		return err
	}
	said := text.T("command.restore.done")
	if before.Path != "" {
		said = text.T("command.restore.done-before", "Path", before.Path)
	}
	_, err = fmt.Fprintln(stdout, said)
	return err
}

// copyNamed returns the path of a copy that people name.
func copyNamed(dir, name string) (string, error) {
	all, err := storage.Backups(dir)
	if err != nil {
		return "", err
	}
	for _, b := range all {
		if filepath.Base(b.Path) == name {
			return b.Path, nil
		}
	}
	if _, err := os.Stat(name); err != nil {
		return "", usage("command.restore.no-copy", "Copy", name)
	}
	return filepath.Abs(name)
}

// sayContents prints the contents of a copy, and what restoring it would lose.
func sayContents(ctx context.Context, dir, path string, stdout io.Writer) error {
	c, err := storage.ContentsOf(ctx, path)
	if err != nil {
		return err
	}
	out := tabwriter.NewWriter(stdout, 0, 0, 2, ' ', 0)
	if c.First.IsZero() {
		fmt.Fprintln(out, text.T("command.restore.empty"))
	} else {
		fmt.Fprintln(out, text.T("command.restore.holds", "First", c.First.Local().Format(time.DateOnly), "Last", c.Last.Local().Format("2006-01-02 15:04")))
	}
	if len(c.Games) > 0 {
		fmt.Fprintln(out, heads("game", "played", "parts"))
	}
	for _, g := range c.Games {
		fmt.Fprintf(out, "%s\t%d\t%d\n", text.Game(g.Game), g.Sessions, g.Parts)
	}
	if err := out.Flush(); err != nil {
		return err
	}
	lost, err := lossTo(ctx, dir, path)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(stdout, lost)
	return err
}

// lossTo describes what restoring would lose.
func lossTo(ctx context.Context, dir, path string) (string, error) {
	store, err := storage.OpenReadOnly(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return text.T("command.restore.nothing-there"), nil
	}
	if err != nil {
		return text.T("command.restore.unknown", "Why", err), nil
	}
	defer store.Close()
	all, err := store.LossTo(ctx, path)
	if err != nil {
		return "", err
	}
	var said []string
	for _, l := range all {
		for _, line := range []struct {
			n  int
			id string
		}{{l.Gone, "command.restore.begun"}, {l.Older, "command.restore.played-on"}} {
			if line.n > 0 {
				said = append(said, text.TN(line.id, line.n, "Game", text.Game(l.Game)))
			}
		}
	}
	if len(said) == 0 {
		return text.T("command.restore.nothing-lost"), nil
	}
	return text.T("command.restore.lost", "Lost", strings.Join(said, "; ")), nil
}
