package command

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/transfer"
	"github.com/superbridge/superbridge/ui/kit/disk"
	"github.com/superbridge/superbridge/ui/kit/text"
)

func exportHistory(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge export", dataDir, text.T("command.export.help"), stdout)
	e, err := exportOf(f, args)
	if err != nil {
		return err
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	if e.store, err = bridgestore.OpenReadOnly(dir); err != nil {
		return err
	}
	defer e.store.Close()
	if err := e.checkDecks(); err != nil {
		return err
	}
	// On SIGTERM and SIGHUP, as when the terminal's window closes, a partial file is removed too.
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	left := leftOut{stderr: stderr}
	done, err := e.run(ctx, stdout, stderr, left.add)
	switch {
	case ctx.Err() != nil:
		return stopped()
	case err != nil:
		return err
	}
	tellLeft(stderr, done.Exported)
	if err := e.tellFamilies(ctx, stderr); err != nil {
		return err
	}
	if e.path != "" {
		if _, err = fmt.Fprintln(stdout, text.T("command.export.done", "What", strings.Join(done.words(e), ", "), "File", e.path)); err != nil {
			return err
		}
	}
	return left.end()
}

// exporting holds the command's choices: the games, the format and the file.
type exporting struct {
	store    *bridgestore.Store
	format   string // its name
	notation transfer.Format
	rules    string   // bridge by these rules alone; "" for all
	only     *archive // nil for bridge and all archives
	path     string   // "" for standard output
}

// exportOf parses the command's flags.
func exportOf(f flags, args []string) (e exporting, err error) {
	rulesName := f.rulesFlag("", "command.export.flag-rules")
	format := f.String("format", "json", text.T("command.export.flag-format"))
	force := f.Bool("force", false, text.T("command.export.flag-force"))
	if err := f.parse(args); err != nil {
		return e, err
	}
	if f.NArg() > 1 {
		return e, surplus("superbridge export", f.Arg(1))
	}
	if e.path = f.Arg(0); e.path == "-" {
		e.path = ""
	}
	e.format = *format
	for name, known := range transfer.Formats {
		if !f.given("format") && strings.HasSuffix(strings.ToLower(e.path), known.Ending()) {
			e.format = name
		}
	}
	if f.given("rules") {
		if err := e.wants(*rulesName); err != nil {
			return e, err
		}
	}
	var ok bool
	if e.notation, ok = transfer.Formats[e.format]; !ok {
		return e, usage("command.export.no-format", "Format", e.format)
	}
	if err := e.check(); err != nil {
		return e, err
	}
	if e.path != "" && !*force {
		if _, err := os.Lstat(e.path); err == nil {
			return e, usage("command.fault.exists", "File", e.path)
		}
	}
	return e, nil
}

// wants sets what is exported, by the name of rules.
func (e *exporting) wants(name string) error {
	if i := slices.IndexFunc(archives, func(a archive) bool { return a.named(name) }); i >= 0 {
		e.only = &archives[i]
		return nil
	}
	if isFew(name) {
		return usage("command.export.one-few", "Rules", name, "All", fewFamily)
	}
	rules, err := rulesNamed(name)
	e.rules = rules.Name
	return err
}

// check fails if the format has no place for what is wanted.
func (e exporting) check() error {
	if e.notation == transfer.JSON {
		return nil
	}
	if e.only != nil {
		return usageError{errors.New(text.T("command.archive."+e.only.id+"-no-place", "Format", strings.ToUpper(e.format)))}
	}
	if e.rules == "" {
		return nil
	}
	if rules, err := rulesNamed(e.rules); err != nil || rules.Deck != card.Deck52 {
		return cmp.Or(err, usage("command.export.cards", "Format", strings.ToUpper(e.format), "Cards", rules.Deck.Len()))
	}
	return nil
}

// checkDecks fails if the history has boards for which the format has no place.
func (e exporting) checkDecks() error {
	if e.notation == transfer.JSON || e.rules != "" {
		return nil
	}
	for _, game := range bridge.Games() {
		if game.Deck == card.Deck52 {
			continue
		}
		large, err := e.store.Boards(game.Name)
		if err != nil {
			return err
		}
		if large > 0 {
			return usage("command.export.has-cards", "Format", strings.ToUpper(e.format), "Cards", game.Deck.Len(), "Boards", text.TN("command.count.boards", large))
		}
	}
	return nil
}

// exported counts what has been written.
type exported struct {
	transfer.Exported
	games, parts map[string]int // by the word of their archive
}

// run writes everything to the file or standard output.
func (e exporting) run(ctx context.Context, stdout, stderr io.Writer, left func(error)) (done exported, err error) {
	done = exported{games: map[string]int{}, parts: map[string]int{}}
	if e.path == "" {
		return done, e.write(ctx, stdout, &done, func(int) {}, left)
	}
	total, err := e.store.Boards(e.rules)
	if err != nil {
		return done, err
	}
	show, clear := remaining(stderr, total)
	defer clear()
	return done, writeFile(e.path, func(w io.Writer) error { return e.write(ctx, w, &done, show, left) })
}

// write writes everything.
func (e exporting) write(ctx context.Context, w io.Writer, done *exported, show func(int), left func(error)) (err error) {
	if e.only == nil {
		how := bridgestore.Reading{Left: left, Gaps: e.notation != transfer.JSON}
		if done.Exported, err = transfer.Write(ctx, e.store.SoundHistory(ctx, e.rules, how), w, e.notation, show); err != nil {
			return err
		}
	}
	if e.rules != "" || e.notation != transfer.JSON {
		return nil
	}
	for _, a := range archives {
		if e.only != nil && e.only.word != a.word {
			continue
		}
		if done.games[a.word], done.parts[a.word], err = a.in(e.store.Store).export(ctx, w, left); err != nil {
			return err
		}
	}
	return nil
}

// words describes what has been written.
func (done exported) words(e exporting) (said []string) {
	if e.only == nil {
		id := "command.export.boards"
		if done.ToPlay > 0 {
			id = "command.export.to-play"
		}
		said = append(said, text.T(id, "Rubbers", done.Rubbers, "Boards", done.Boards, "ToPlay", done.ToPlay))
		if done.Results > 0 {
			said = append(said, text.TN("command.export.results", done.Results))
		}
		if done.Learned > 0 {
			said = append(said, text.TN("command.export.learned", done.Learned))
		}
	}
	for _, a := range archives {
		if done.games[a.word] > 0 || e.only != nil && e.only.word == a.word {
			said = append(said, a.amount(done.games[a.word], done.parts[a.word]))
		}
	}
	return said
}

// tellLeft reports what the format has no place for.
func tellLeft(stderr io.Writer, done transfer.Exported) {
	for _, left := range []struct {
		n  int
		id string
	}{
		{done.Unfinished, "command.export.unfinished"},
		{done.Uncalled, "command.export.uncalled"},
		{done.Lost, "command.export.lost"},
		{done.TooMany, "command.export.too-many"},
		{done.Unsaid, "command.export.unsaid"},
	} {
		if left.n > 0 {
			tellWords(stderr, text.TN(left.id, left.n))
		}
	}
}

// tellFamilies reports the games of other families, for which only JSON has a place.
func (e exporting) tellFamilies(ctx context.Context, stderr io.Writer) error {
	if e.notation == transfer.JSON || e.rules != "" {
		return nil
	}
	for _, a := range archives {
		left, err := a.in(e.store.Store).dated(ctx)
		if err != nil {
			return err
		}
		if len(left) > 0 {
			tellWords(stderr, text.TN("command.archive."+a.id+"-left-out", len(left)))
		}
	}
	return nil
}

// writeFile writes a file, or leaves none.
func writeFile(path string, write func(io.Writer) error) error {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return usage("command.fault.no-file", "Path", path)
	}
	err := disk.Replace(path, write)
	if why := new(fs.PathError); errors.As(err, &why) && why.Op == "open" {
		return usage("command.fault.cannot-write", "Path", path, "Why", why.Err)
	}
	return err
}
