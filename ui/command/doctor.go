package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/every"
	"github.com/superbridge/superbridge/ui/kit/text"
)

const doctorUsage = `doctor [flags]

Looks the data folder, all of the file with each session in it, the copies, the sound and the screen through, changes nothing, and says
of each in a line whether it is in order. The exit status is 1 if something is wrong, and what helps is said then.

With -salvage all that can be read of a damaged file is written into a fresh one, which takes its place; the old one stays beside it,
as superbridge-damaged-DATE.db. What can't be kept is named, and the exit status is 2 then. No window may be open on the data folder.`

// machine checks the program's needs of the machine besides its disk.
type machine struct {
	sound    func() error
	graphics func() (string, error)
}

// findings prints the doctor's findings and counts faults.
type findings struct {
	out   io.Writer
	wrong int
	err   error // from printing
}

func (f *findings) say(what, verdict string, words string, args ...any) {
	if _, err := fmt.Fprintf(f.out, "%-8s%-6s %s\n", what, verdict, text.Plain(fmt.Sprintf(words, args...))); f.err == nil {
		f.err = err
	}
}

func (f *findings) good(what, words string, args ...any) { f.say(what, "ok", words, args...) }

func (f *findings) bad(what, words string, args ...any) {
	f.wrong++
	f.say(what, "wrong", words, args...)
}

func examine(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer, m machine) error {
	f := newFlags("superbridge doctor", dataDir, doctorUsage, stdout)
	rescue := f.Bool("salvage", false, "keep what can be read of a damaged file, in a fresh one")
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
	if *rescue {
		return salvage(ctx, dir, stdout, stderr)
	}
	found := &findings{out: stdout}
	health, err := storage.Examine(ctx, dir)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	found.data(dir, health, err)
	restores, salvages := remedies(err)
	if err == nil && !health.Fresh {
		n, err := found.sessions(ctx, dir)
		if err != nil {
			return err
		}
		n += found.rows(health.Rows)
		restores, salvages = n > 0, n > 0
	}
	good := found.copies(ctx, health.Copies)
	found.help(good, restores, salvages)
	if err := m.sound(); err != nil {
		found.bad("sound", "%v: games are silent", err)
	} else {
		found.good("sound", "the sound device opens")
	}
	if said, err := m.graphics(); err != nil {
		found.bad("screen", "no window can be opened: %v", err)
	} else {
		found.good("screen", "%s", said)
	}
	switch {
	case found.err != nil:
		return found.err
	case found.wrong > 0:
		return errors.New(count(found.wrong, "thing") + " wrong")
	}
	return nil
}

// data reports the state of the folder and the file.
func (f *findings) data(dir string, h storage.Health, err error) {
	var wrong *storage.OpenError
	if errors.As(err, &wrong) && wrong.Problem == storage.NoFolder {
		f.bad("folder", "%v", err)
		return
	}
	where := dir
	if h.Network {
		where += ", on a network drive: play on one computer at a time"
	}
	f.good("folder", "%s", where)
	switch {
	case err != nil:
		f.bad("file", "%v", err)
		return
	case h.Fresh:
		f.good("file", "nothing is kept yet")
		return
	case h.Network && h.Journal == "wal":
		f.bad("file", "it has a log, which may ruin it on a network drive: open the window once, and it has none")
		return
	}
	sessions := 0
	for _, g := range h.Holds.Games {
		sessions += g.Sessions
	}
	words := fmt.Sprintf("in order: %s, played %s, journal %s", text.Bytes(h.Size.Bytes), count(sessions, "time"), h.Journal)
	if h.InUse {
		words += "; a window has it open"
	}
	f.good("file", "%s", words)
}

// remedies reports whether restoring a copy, or a salvage, may help with a file that can't be opened.
func remedies(err error) (restores, salvages bool) {
	var wrong *storage.OpenError
	if !errors.As(err, &wrong) {
		return false, false
	}
	salvages = wrong.Problem.Salvageable()
	return salvages || wrong.Problem.Lost(), salvages
}

// rows names the tables with rows that hold a value they don't allow, and returns the number of these rows.
func (f *findings) rows(wrong map[string]int) (n int) {
	for _, table := range slices.Sorted(maps.Keys(wrong)) {
		n += wrong[table]
		f.bad("rows", "%s of %s with a value that is not allowed there", count(wrong[table], "row"), table)
	}
	return n
}

// sessions reports faults in the saved data, as list, record and export would find them, and returns their number.
func (f *findings) sessions(ctx context.Context, dir string) (int, error) {
	store, err := storage.OpenReadOnly(dir)
	if err != nil {
		f.bad("games", "%v", err)
		return 0, nil
	}
	defer store.Close()
	all, err := store.Faults(ctx, every.Keepers, func(int, int) {})
	if ctx.Err() != nil {
		return 0, ctx.Err()
	}
	if err != nil {
		f.bad("games", "%v", err)
		return 1, nil
	}
	for i, fault := range all {
		if i == mostNamed {
			f.bad("games", "and %s more", count(len(all)-i, "thing"))
			break
		}
		f.bad("games", "%v", fault.Err)
	}
	if len(all) == 0 {
		f.good("games", "all can be read")
	}
	return len(all), nil
}

// help reports the remedy: restoring good, the name of the newest intact copy or "", or a salvage.
func (f *findings) help(good string, restores, salvages bool) {
	if restores && good != "" {
		f.say("help", "", "superbridge restore %s says what that copy holds; it can take the place of the file", good)
	}
	if salvages {
		f.say("help", "", "superbridge doctor -salvage keeps all that can be read, in a fresh file; the old one stays beside it")
	}
}

// copies reports the state of the copies, and returns the name of the newest intact one.
func (f *findings) copies(ctx context.Context, all []storage.Backup) (good string) {
	if len(all) == 0 {
		f.good("copies", "there are none yet")
		return ""
	}
	damaged := 0
	for _, b := range all {
		if _, err := storage.ContentsOf(ctx, b.Path); err != nil {
			damaged++
			f.bad("copies", "%v", err)
		} else if good == "" {
			good = filepath.Base(b.Path)
		}
	}
	if damaged == 0 {
		f.good("copies", "%d, the newest of %s", len(all), all[0].At.Local().Format("2006-01-02 15:04"))
	}
	return good
}
