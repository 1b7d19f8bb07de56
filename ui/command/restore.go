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

const restoreUsage = `restore [flags] [COPY]

Without COPY it lists the copies of what has been saved. With one, a name from that list or any file, it says what is in it
and what would be lost; with -force it lets the copy take the place of what is there. The state before is kept as a copy
too, so that restoring can be undone. No window may be open on the data folder.`

func restore(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge restore", dataDir, restoreUsage, stdout)
	force := f.Bool("force", false, "do it")
	if err := f.parse(args); err != nil {
		return err
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	switch {
	case f.NArg() > 1:
		return usage("what is %q? (superbridge restore -h explains)", f.Arg(1))
	case f.NArg() == 0 && *force:
		return usage("-force: want the COPY to restore (superbridge restore lists them)")
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
		_, err := fmt.Fprintf(stdout, "nothing has been changed: superbridge restore -force %s does it\n", f.Arg(0))
		return err
	}
	show, clear := percentage(stderr)
	before, err := storage.RestoreBackup(ctx, dir, path, time.Now(), func(part float64) { show(max(1, int(100*part))) })
	clear()
	if ctx.Err() != nil && err != nil {
		return fmt.Errorf("stopped: nothing has been changed")
	}
	if err != nil {
		return err
	}
	said := "restored"
	if before.Path != "" {
		said = "restored; the state before is " + before.Path
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
		return "", usage("there is no copy %s (superbridge restore lists them)", name)
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
		fmt.Fprintln(out, "nothing has been played in it")
	} else {
		fmt.Fprintf(out, "it holds what was played from %s to %s\n", c.First.Local().Format(time.DateOnly), c.Last.Local().Format("2006-01-02 15:04"))
	}
	if len(c.Games) > 0 {
		fmt.Fprintln(out, "GAME\tPLAYED\tIN PARTS")
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
		return "nothing that has been played would be lost: the present file is missing or empty", nil
	}
	if err != nil {
		return fmt.Sprintf("what would be lost can't be said: %v", err), nil
	}
	defer store.Close()
	all, err := store.LossTo(ctx, path)
	if err != nil {
		return "", err
	}
	var said []string
	for _, l := range all {
		for _, line := range []struct {
			n    int
			what string
		}{{l.Gone, "begun since"}, {l.Older, "played on since"}} {
			if line.n > 0 {
				said = append(said, fmt.Sprintf("%s: %d %s", text.Game(l.Game), line.n, line.what))
			}
		}
	}
	if len(said) == 0 {
		return "nothing that has been played would be lost", nil
	}
	return "lost would be: " + strings.Join(said, "; "), nil
}
