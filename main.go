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
	"math/rand/v2"
	"os"
	"os/signal"
	"strconv"
	"text/tabwriter"
	"time"

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
	err := command(ctx, args, stdout)
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

// newFlags returns the flags that all commands have. The name is what people type to get
// the command; the text says what it does.
func newFlags(name, dataDir, text string, stdout io.Writer) flags {
	f := flags{FlagSet: flag.NewFlagSet(name, flag.ContinueOnError)}
	f.SetOutput(io.Discard)
	f.dataDir = f.String("data-dir", dataDir, "keep rubbers and settings in folder `DIR`")
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

superbridge match -h, record -h and list -h explain more.`

func command(ctx context.Context, args []string, stdout io.Writer) error {
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
