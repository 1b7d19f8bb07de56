// Super Bridge is contract bridge with 68 cards, in a window: one person against three
// computer players, or with sub-commands for scripts and people without a display.
package main

import (
	"context"
	crand "crypto/rand"
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"text/tabwriter"
	"time"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/export"
	"github.com/superbridge/superbridge/game/bot"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/match"
	"github.com/superbridge/superbridge/game/record"
	"github.com/superbridge/superbridge/storage"
	"github.com/superbridge/superbridge/ui"
)

//go:embed docs/icon.png
var icon []byte

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// usageError is what the user got wrong, in one line: exit status 2.
type usageError struct{ error }

func usage(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// run is the program: it returns its exit status.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	err := command(ctx, args, stdout, stderr)
	var wrong usageError
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.As(err, &wrong), errors.Is(err, storage.ErrNoRubber):
		fmt.Fprintf(stderr, "superbridge: %v\n", err)
		return 2
	}
	fmt.Fprintf(stderr, "superbridge: %v\n", err)
	return 1
}

// flags is a set of flags whose mistakes come back as one line.
type flags struct {
	*flag.FlagSet
	dataDir *string
	help    func() // prints what -h asks for
}

// newFlags returns the flags that all commands with saved rubbers have. The name is what
// people type to get the command; the text says what it does.
func newFlags(name, dataDir, text string, stdout io.Writer) flags {
	f := noFlags(name, text, stdout)
	f.dataDir = f.String("data-dir", dataDir, "keep rubbers and settings in folder `DIR`")
	return f
}

func noFlags(name, text string, stdout io.Writer) flags {
	f := flags{FlagSet: flag.NewFlagSet(name, flag.ContinueOnError)}
	f.SetOutput(io.Discard)
	f.Usage = func() {} // called for mistakes too, which want one line and not a page
	f.help = func() {
		fmt.Fprintf(stdout, "Usage: superbridge %s\n\nFlags:\n", text)
		f.SetOutput(stdout)
		f.PrintDefaults()
		f.SetOutput(io.Discard)
	}
	return f
}

func (f flags) parse(args []string) error {
	if err := f.Parse(args); errors.Is(err, flag.ErrHelp) {
		f.help()
		return err
	} else if err != nil {
		return usage("%v (%s -h explains)", err, f.Name())
	}
	return nil
}

// done refuses arguments that nobody asked for.
func (f flags) done() error {
	if f.NArg() > 0 {
		return usage("what is %q? (%s -h explains)", f.Arg(0), f.Name())
	}
	return nil
}

// dir returns the data folder.
func (f flags) dir() (string, error) {
	if *f.dataDir != "" {
		return *f.dataDir, nil
	}
	if f.given("data-dir") {
		return "", usage("-data-dir: want a folder")
	}
	return storage.DefaultDir()
}

const windowUsage = `[flags]            open the window
       superbridge match [flags]      four computer players play
       superbridge record [flags]     print saved boards
       superbridge list [flags]       print saved rubbers
       superbridge deck [flags]       write the cards as SVG, PNG or PDF

superbridge match -h, record -h, list -h and deck -h explain more.`

func command(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge", "", windowUsage, stdout)
	fast := f.Bool("fast", false, "no animation, and computer players don't wait")
	seed := f.seed("the deals of new rubbers follow from number `S`")
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		dir, err := f.dir()
		if err != nil {
			return err
		}
		return ui.Run(ui.Options{Dir: dir, Fast: *fast, Icon: icon, Deals: seed.deals, Computer: bot.Player{}})
	}
	if f.given("fast") || f.given("seed") {
		return usage("-fast and -seed are the window's when they come before a command (superbridge %s -h lists its own)", f.Arg(0))
	}
	rest := f.Args()[1:]
	switch f.Arg(0) {
	case "match":
		return playMatch(ctx, rest, *f.dataDir, stdout)
	case "record":
		return printRecord(rest, *f.dataDir, stdout)
	case "list":
		return printList(rest, *f.dataDir, stdout)
	case "deck":
		if f.given("data-dir") {
			return usage("-data-dir isn't for deck, which writes to its own -out (superbridge deck -h explains)")
		}
		return writeDeck(ctx, rest, stdout, stderr)
	case "help":
		f.help()
		return nil
	}
	return usage("there is no command %q (superbridge -h lists them)", f.Arg(0))
}

// seed is the flag -seed: a number from which deals follow, or none.
type seed struct {
	given bool
	value uint64
}

func (f flags) seed(text string) *seed {
	s := new(seed)
	f.Func("seed", text, func(arg string) error {
		value, err := strconv.ParseUint(arg, 10, 64)
		if err != nil {
			return errors.New("want a whole number, 0 or more")
		}
		s.given, s.value = true, value
		return nil
	})
	return s
}

// deals returns the deals of a rubber, by board. With a seed they follow from it; without
// one all of the deck's deals can come up.
func (s *seed) deals(rules bridge.Rules, rubber int64) func(board int) card.Deal {
	return func(board int) card.Deal {
		if s.given {
			return rules.Deck.Seeded(s.value, rubber, board)
		}
		var key [32]byte
		crand.Read(key[:])
		return rules.Deck.Shuffle(rand.New(rand.NewChaCha8(key)))
	}
}

// matchRubber is the number of a match's rubber to its seed, saved or not: that of the
// first rubber in a fresh data folder, so that the window deals the same there.
const matchRubber = 1

const matchUsage = `match [flags]

Four computer players play a rubber; each finished board is printed as a line of JSON.`

func playMatch(ctx context.Context, args []string, dataDir string, stdout io.Writer) error {
	f := newFlags("superbridge match", dataDir, matchUsage, stdout)
	length := f.Int("deals", 4, "play `N` deals")
	seed := f.seed("the deals follow from number `S`; without it they are random")
	rulesName := f.String("rules", "super", "play by the `RULES` super (68 cards) or duplicate (52 cards)")
	number := f.String("deal", "", "play the one deal with this `NUMBER`, 26 characters")
	save := f.Bool("save", false, "keep the rubber in the history as it is played")
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	rules, ok := map[string]bridge.Rules{"super": bridge.SuperBridge(), "duplicate": bridge.Duplicate()}[*rulesName]
	if !ok {
		return usage("-rules %s: want super or duplicate", *rulesName)
	}
	deal := seed.deals(rules, matchRubber)
	if f.given("deal") {
		n, err := card.ParseNumber(*number)
		if err != nil {
			return usageError{err}
		}
		one, err := rules.Deck.Deal(n)
		if err != nil {
			return usageError{err}
		}
		if f.given("deals") && *length != 1 || f.given("seed") {
			return usage("-deal plays one deal: leave out -deals and -seed")
		}
		*length, deal = 1, func(int) card.Deal { return one }
	}
	if *length < 1 {
		return usage("-deals %d: want 1 or more", *length)
	}

	m := &match.Match{Players: [4]match.Player{bot.Player{}, bot.Player{}, bot.Player{}, bot.Player{}}}
	if *save {
		dir, err := f.dir()
		if err != nil {
			return err
		}
		store, err := storage.Open(dir, time.Now)
		if err != nil {
			return err
		}
		defer store.Close()
		id, err := store.NewRubber(rules, *length, nil)
		if err != nil {
			return err
		}
		m.Journal = store.Journal(id)
	}
	board := 0
	var printing error
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	m.Watch = func(b bridge.Board) {
		if b.Phase() != bridge.Finished {
			return
		}
		board++
		if printing = printBoard(stdout, board, b); printing != nil {
			stop()
		}
	}
	next := 0
	_, err := m.Rubber(ctx, bridge.Rubber{Rules: rules, Length: *length}, func() card.Deal {
		next++
		return deal(next - 1)
	})
	if printing != nil {
		return printing
	}
	if errors.Is(err, context.Canceled) {
		return errors.New("stopped")
	}
	return err
}

// given reports whether a flag was on the command line.
func (f flags) given(name string) bool {
	found := false
	f.Visit(func(g *flag.Flag) { found = found || g.Name == name })
	return found
}

func printBoard(w io.Writer, number int, b bridge.Board) error {
	line, err := record.Marshal(number, b)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", line)
	return err
}

const recordUsage = `record [flags]

Prints the finished boards that have been saved, each as a line of JSON, oldest first.`

func printRecord(args []string, dataDir string, stdout io.Writer) error {
	f := newFlags("superbridge record", dataDir, recordUsage, stdout)
	id := f.Int64("rubber", 0, "only the boards of the rubber with this `ID` (superbridge list shows them)")
	store, err := f.openToRead(args)
	if err != nil {
		return err
	}
	defer store.Close()
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
		for i, b := range r.Rubber.Boards {
			// Not buffered: what has been printed is out, whatever comes next.
			if err := printBoard(stdout, i+1, b); err != nil {
				return err
			}
		}
	}
	return nil
}

const listUsage = `list [flags]

Prints the rubbers that have been saved, newest first.`

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
		if r.Finished {
			state = "finished"
		}
		fmt.Fprintf(out, "%d\t%s\t%s\t%s\t%d/%d\t%d\t%d\t%s\n", r.ID, r.Started.Local().Format("2006-01-02 15:04"),
			r.Rules, seat, r.Boards, r.Length, r.Points[card.NS], r.Points[card.EW], state)
	}
	return out.Flush()
}

// openToRead parses a command's flags and opens what has been saved, for reading only.
func (f flags) openToRead(args []string) (*storage.Store, error) {
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
	return storage.OpenReadOnly(dir)
}

const deckUsage = `deck -out DIR [flags]

Writes the deck, 68 faces and the back, to be printed or shown. Either all files come or,
if something is wrong or you stop it, none.

  svg   a file for each card, SA.svg to C1.svg and back.svg; any size is crisp
  png   the same as pictures, transparent outside the rounded corners
  pdf   one file for a printer; print it at its actual size. Cards are 63 by 88 mm with
        3 mm of bleed. On sheets there are crop marks, and lines along which to round the
        corners. Each page of faces is followed by its backs: print on both sides, and they
        meet, turned over along the long edge or the short one.

A style is some of these words, with commas between them; the first of each line is the default:

  two, four, orange      black and red; blue diamonds, green clubs; orange diamonds, green clubs
  english, romanian      the letters A K Q J M; A R D V S
  normal, large          rank and sign in the corners; for weak eyes
  classical, clock       signs in columns; on the dial of a clock
  court, solids          figures; the five regular solids
  lattice, wave, star    what the backs show`

// writeDeck writes the cards as files.
func writeDeck(ctx context.Context, args []string, stdout, stderr io.Writer) error {
	f := noFlags("superbridge deck", deckUsage, stdout)
	o := export.Options{Width: export.DefaultWidth}
	f.StringVar(&o.Dir, "out", "", "write into folder `DIR`, which is made if it isn't there")
	formatName := f.String("format", "svg", "`FORMAT` of the files: svg, png or pdf")
	styleWords := f.String("style", "", "`WORDS` for how the cards look, as four,large,clock")
	f.IntVar(&o.Width, "width", o.Width, fmt.Sprintf("png: cards are `PX` pixels wide, %d to %d", export.MinWidth, export.MaxWidth))
	sheetName := f.String("sheet", "a4", "pdf: `PAGES` are sheets of a4 or letter paper, or cards: one card a\n"+
		"page with its bleed, trim box and bleed box, and no marks, for a print shop")
	f.BoolVar(&o.Force, "force", false, "replace files of the same names")
	if err := f.parse(args); err != nil {
		return err
	}
	if err := f.done(); err != nil {
		return err
	}
	var format, sheet, style error
	o.Format, format = export.ParseFormat(*formatName)
	o.Layout, sheet = export.ParseLayout(*sheetName)
	o.Style, style = cardart.ParseStyle(*styleWords)
	switch {
	case format != nil:
		return usage("-format: %v", format)
	case sheet != nil:
		return usage("-sheet: %v", sheet)
	case style != nil:
		return usageError{style}
	case o.Dir == "":
		return usage("-out DIR must say which folder to write to (superbridge deck -h explains)")
	case f.given("width") && o.Format != export.PNG:
		return usage("-width is for -format png")
	case f.given("sheet") && o.Format != export.PDF:
		return usage("-sheet is for -format pdf")
	}

	// Where the window of the terminal closes, say, the files must go too.
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	progress, clear := counter(stderr)
	files, err := export.Write(ctx, o, progress)
	clear()
	var refused *export.Error
	switch {
	case errors.Is(err, fs.ErrExist):
		return usage("%v (-force replaces it)", err)
	case errors.As(err, &refused):
		return usageError{err}
	case errors.Is(err, context.Canceled):
		return errors.New("stopped")
	case err != nil:
		return err
	case len(files) == 1:
		_, err = fmt.Fprintln(stdout, files[0])
	default:
		_, err = fmt.Fprintf(stdout, "%d files in %s\n", len(files), o.Dir)
	}
	return err
}

// counter shows progress on one line of a terminal, until that is cleared; elsewhere it
// shows nothing.
func counter(w io.Writer) (progress func(done, total int), clear func()) {
	file, ok := w.(*os.File)
	if !ok {
		return nil, func() {}
	}
	if info, err := file.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return nil, func() {}
	}
	return func(done, total int) { fmt.Fprintf(file, "\r%d of %d ", done, total) },
		func() { fmt.Fprint(file, "\r          \r") }
}
