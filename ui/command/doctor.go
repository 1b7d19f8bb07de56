package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"unicode/utf8"

	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/storage/every"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Machine checks the program's needs of the machine besides its disk. Its fields are nil in a program without a window.
type Machine struct {
	Sound  func() error           // returns why there is none
	Screen func() (Screen, error) // returns the screen, or why there is none
}

// Screen describes what windows are shown on, and what draws them.
type Screen struct {
	OpenGL string // its version
	W, H   int    // in pixels; 0 if the system doesn't say
	Scale  float64
}

// findings prints the doctor's findings and counts faults.
type findings struct {
	out   io.Writer
	wrong int
	err   error // from printing
}

// things are the things that the doctor looks at, as ends of ids.
var things = []string{"folder", "file", "rows", "games", "copies", "sound", "screen", "help"}

// widest returns the number of letters in the longest of some texts.
func widest(texts ...string) (letters int) {
	for _, t := range texts {
		letters = max(letters, utf8.RuneCountInString(t))
	}
	return letters
}

func (f *findings) say(what, verdict, words string) {
	var names []string
	for _, thing := range things {
		names = append(names, text.T("command.doctor.of."+thing))
	}
	verdicts := widest(text.T("command.doctor.ok"), text.T("command.doctor.wrong"))
	if _, err := fmt.Fprintf(f.out, "%-*s%-*s %s\n", widest(names...)+2, text.T("command.doctor.of."+what), verdicts+1, verdict, text.Plain(words)); f.err == nil {
		f.err = err
	}
}

func (f *findings) good(what, words string) { f.say(what, text.T("command.doctor.ok"), words) }

func (f *findings) bad(what, words string) {
	f.wrong++
	f.say(what, text.T("command.doctor.wrong"), words)
}

func examine(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer, m Machine) error {
	f := newFlags("superbridge doctor", dataDir, text.T("command.doctor.help"), stdout)
	rescue := f.Bool("salvage", false, text.T("command.doctor.flag-salvage"))
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
	found.machine(m)
	switch {
	case found.err != nil:
		return found.err
	case found.wrong > 0:
		return errors.New(text.TN("command.doctor.things-wrong", found.wrong))
	}
	return nil
}

// machine reports the sound and the screen, if the program has any.
func (f *findings) machine(m Machine) {
	if m.Sound == nil || m.Screen == nil {
		return
	}
	if err := m.Sound(); err != nil {
		f.bad("sound", text.T("command.doctor.silent", "Why", err))
	} else {
		f.good("sound", text.T("command.doctor.sound-opens"))
	}
	if s, err := m.Screen(); err != nil {
		f.bad("screen", text.T("command.doctor.no-window", "Why", err))
	} else {
		f.good("screen", described(s))
	}
}

// described returns what is known of a screen.
func described(s Screen) string {
	if s.W == 0 {
		return text.T("command.doctor.opengl", "Version", s.OpenGL)
	}
	return text.T("command.doctor.screen", "Version", s.OpenGL, "W", s.W, "H", s.H, "Scale", text.Number(s.Scale))
}

// data reports the state of the folder and the file.
func (f *findings) data(dir string, h storage.Health, err error) {
	var wrong *storage.OpenError
	if errors.As(err, &wrong) && wrong.Problem == storage.NoFolder {
		f.bad("folder", text.Error(err))
		return
	}
	where := dir
	if h.Network {
		where = text.T("command.doctor.network", "Folder", dir)
	}
	f.good("folder", where)
	switch {
	case err != nil:
		f.bad("file", text.Error(err))
		return
	case h.Fresh:
		f.good("file", text.T("command.doctor.fresh"))
		return
	case h.Network && h.Journal == "wal":
		f.bad("file", text.T("command.doctor.log"))
		return
	}
	sessions := 0
	for _, g := range h.Holds.Games {
		sessions += g.Sessions
	}
	words := text.T("command.doctor.in-order", "Size", text.Bytes(h.Size.Bytes), "Played", text.TN("command.doctor.played", sessions), "Journal", h.Journal)
	if h.InUse {
		words += "; " + text.T("command.doctor.in-use")
	}
	f.good("file", words)
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
		f.bad("rows", text.TN("command.doctor.rows-wrong", wrong[table], "Table", table))
	}
	return n
}

// sessions reports faults in the saved data, as list, record and export would find them, and returns their number.
func (f *findings) sessions(ctx context.Context, dir string) (int, error) {
	store, err := storage.OpenReadOnly(dir)
	if err != nil {
		f.bad("games", text.Error(err))
		return 0, nil
	}
	defer store.Close()
	all, err := store.Faults(ctx, every.Keepers, func(int, int) {})
	if ctx.Err() != nil {
		return 0, ctx.Err()
	}
	if err != nil {
		f.bad("games", text.Error(err))
		return 1, nil
	}
	for i, fault := range all {
		if i == mostNamed {
			f.bad("games", text.TN("command.doctor.more", len(all)-i))
			break
		}
		f.bad("games", text.Error(fault.Err))
	}
	if len(all) == 0 {
		f.good("games", text.T("command.doctor.readable"))
	}
	return len(all), nil
}

// help reports the remedy: restoring good, the name of the newest intact copy or "", or a salvage.
func (f *findings) help(good string, restores, salvages bool) {
	if restores && good != "" {
		f.say("help", "", text.T("command.doctor.restores", "Copy", good))
	}
	if salvages {
		f.say("help", "", text.T("command.doctor.salvages"))
	}
}

// copies reports the state of the copies, and returns the name of the newest intact one.
func (f *findings) copies(ctx context.Context, all []storage.Backup) (good string) {
	if len(all) == 0 {
		f.good("copies", text.T("command.doctor.no-copies"))
		return ""
	}
	damaged := 0
	for _, b := range all {
		if _, err := storage.ContentsOf(ctx, b.Path); err != nil {
			damaged++
			f.bad("copies", text.Error(err))
		} else if good == "" {
			good = filepath.Base(b.Path)
		}
	}
	if damaged == 0 {
		f.good("copies", text.T("command.doctor.newest", "Copies", len(all), "Date", all[0].At.Local().Format("2006-01-02 15:04")))
	}
	return good
}
