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
)

const exportUsage = `export [flags] [FILE]

Writes the history to a file, or prints it, without one and for -. superbridge import reads it
again, here or on another machine.

  json   everything: a line of JSON for each rubber, with the date, the seat and the
         length, then one for each of its boards, as record prints them; behind these
         how far you are in the lessons and what you have practised, the games of poker, each with a line before its hands and events, and the games
         of chess, a line each as superbridge chess prints it, with all else that is known
         of them in the fourth part; and the games for two and three, each with a line before
         its deals
  pbn    finished boards of 52 cards and deals to be played, for other bridge programs, with all
         that a file of such a program has said of them, and each result that it had as a game
  lin    the same, as clubs on the internet read it, with what the other table made of a
         board as the closed room; names, explanations and comments have a place there

Other cards have no place in PBN and LIN, nor have poker and chess, nor games for two and three. -rules poker writes
poker alone, -rules chess chess, and -rules few the games for two and three. Without -format it is pbn or lin if the name of the file ends so, and json otherwise.

What is damaged is left out and named, with exit status 2: a board, or a rubber or game, or what goes on from it.`

func exportHistory(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge export", dataDir, exportUsage, stdout)
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
		return errors.New("stopped")
	case err != nil:
		return err
	}
	tellLeft(stderr, done.Exported)
	if err := e.tellFamilies(ctx, stderr); err != nil {
		return err
	}
	if e.path != "" {
		if _, err = fmt.Fprintf(stdout, "%s in %s\n", strings.Join(done.words(e), ", "), e.path); err != nil {
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
	rulesName := f.rulesFlag("", "only rubbers by the")
	format := f.String("format", "json", "`FORMAT` of the file: json, pbn or lin")
	force := f.Bool("force", false, "replace a file of the same name")
	if err := f.parse(args); err != nil {
		return e, err
	}
	if f.NArg() > 1 {
		return e, usage("what is %q? (superbridge export -h explains)", f.Arg(1))
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
		return e, usage("-format %s: want json, pbn or lin", e.format)
	}
	if err := e.check(); err != nil {
		return e, err
	}
	if e.path != "" && !*force {
		if _, err := os.Lstat(e.path); err == nil {
			return e, usage("%s exists already (-force replaces it)", e.path)
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
		return usage("-rules %s: export writes the games for two and three together, as -rules %s", name, fewFamily)
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
		return usage("%s knows no %s: -format json keeps it", strings.ToUpper(e.format), e.only.games)
	}
	if e.rules == "" {
		return nil
	}
	if rules, err := rulesNamed(e.rules); err != nil || rules.Deck != card.Deck52 {
		return cmp.Or(err, usage("%s knows no boards of %d cards: -format json keeps them", strings.ToUpper(e.format), rules.Deck.Len()))
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
			return usage("%s knows no boards of %d cards, and the history has %s: -rules duplicate leaves them out, -format json keeps all",
				strings.ToUpper(e.format), game.Deck.Len(), count(large, "board"))
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
		toPlay := ""
		if done.ToPlay > 0 {
			toPlay = " and " + count(done.ToPlay, "deal") + " to play"
		}
		said = append(said, fmt.Sprintf("%s with %s%s", count(done.Rubbers, "rubber"), count(done.Boards, "board"), toPlay))
		if done.Results > 0 {
			said = append(said, count(done.Results, "result")+" of tables")
		}
		if done.Learned > 0 {
			said = append(said, learned(done.Learned))
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
		n         int
		what, why string
	}{
		{done.Unfinished, count(done.Unfinished, "board"), "what is not finished can be kept with -format json only"},
		{done.Uncalled, count(done.Uncalled, "board"), "LIN has no place for what has no auction, -format json and pbn have"},
		{done.Lost, count(done.Lost, "result"), "LIN has a place for two tables of a board, -format json and pbn for all"},
		{done.TooMany, count(done.TooMany, "result"), "a line of JSON has no place for more, -format pbn has"},
		{done.Unsaid, tagsAndMarks(done.Unsaid), "LIN has no place for them, -format json and pbn have"},
	} {
		if left.n > 0 {
			fmt.Fprintf(stderr, "superbridge: %s left out: %s\n", left.what, left.why)
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
			fmt.Fprintf(stderr, "superbridge: %s %s left out: -format json keeps them\n", count(len(left), "game"), a.of)
		}
	}
	return nil
}

// writeFile writes a file, or leaves none.
func writeFile(path string, write func(io.Writer) error) error {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return usage("%s is not a file", path)
	}
	err := disk.Replace(path, write)
	if why := new(fs.PathError); errors.As(err, &why) && why.Op == "open" {
		return usage("can't write to %s: %v", path, why.Err)
	}
	return err
}

// tagsAndMarks describes a number of tags and marks.
func tagsAndMarks(n int) string {
	if n == 1 {
		return "1 tag or mark"
	}
	return fmt.Sprintf("%d tags and marks", n)
}

// learned describes a number of steps of lessons and exercises.
func learned(n int) string {
	if n == 1 {
		return "1 step or exercise of the lessons"
	}
	return fmt.Sprintf("%d steps and exercises of the lessons", n)
}

// count describes a number of things.
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
