// Package command is the program on the command line: it opens the window, or carries out a sub-command for scripts and
// for people without a display.
package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	fewstore "github.com/superbridge/superbridge/storage/few"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
	"github.com/superbridge/superbridge/ui/kit/graphics"
	"github.com/superbridge/superbridge/ui/kit/sound"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Window holds the arguments for opening the window.
type Window struct {
	Dir string // the data folder, or "" if the system names none, which the window reports
	// Language is the one that the command line wants, or "" for that of the settings or the system.
	Language text.Language
	Fast     bool // no animation, and computer players neither wait nor, at bridge, think
	// Deals returns the deals of a rubber, by board, counted from 0.
	Deals func(rules bridge.Rules, rubber int64) func(board int) card.Deal
	// Chance returns the source of chance for a part of a session of other games than bridge: a hand of a game of poker.
	Chance func(session int64, part int) *rand.Rand
}

// Run carries out the arguments, without the program's name, and returns the exit status: 0, or 2 if they are invalid
// or damaged data has been left out, or 1 after another error. It reports an error in one line on stderr, and each
// omission in one. Without a command it opens the window.
func Run(ctx context.Context, args []string, stdout, stderr io.Writer, open func(Window) error) int {
	stderr = cleaned{stderr}
	wanted, args, err := takeLanguage(args)
	if err == nil {
		err = do(ctx, wanted, args, stdout, stderr, open)
	}
	var wrong usageError
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.Is(err, errSaid), errors.Is(err, errLeft):
		return 2
	case errors.As(err, &wrong), errors.Is(err, bridgestore.ErrNoRubber), errors.Is(err, pokerstore.ErrNoGame), errors.Is(err, chessstore.ErrNoGame), errors.Is(err, fewstore.ErrNoGame):
		complain(stderr, err)
		return 2
	}
	complain(stderr, err)
	return 1
}

// complain prints an error on a line.
func complain(stderr io.Writer, err error) {
	fmt.Fprintf(stderr, "superbridge: %s\n", text.Plain(text.Error(err)))
}

// usageError is a mistake of the user's, in one line: exit status 2.
type usageError struct{ error }

// Unwrap returns the cause.
func (e usageError) Unwrap() error { return e.error }

// errSaid is for a mistake of the user's that has been reported: exit status 2.
var errSaid = errors.New("what is wrong has been said")

func usage(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

const windowUsage = `[flags]            open the window
       superbridge games              list the games
       superbridge match [flags]      computer players play bridge, also for two and three
       superbridge poker [flags]      computer players play progressive poker
       superbridge chess [flags]      computer players play octagonal chess, or positions are counted
       superbridge record [flags]     print saved boards
       superbridge list [flags]       print saved rubbers and games
       superbridge export [flags]     write the history to a file
       superbridge import FILE...     add what is in files to the history
       superbridge backup [flags]     make a dated copy of all that has been saved
       superbridge restore [COPY]     let such a copy take the place of what is there
       superbridge doctor             say what is wrong with what has been saved, the sound and the screen
       superbridge analyse [flags]    analyse saved boards double-dummy
       superbridge deck [flags]       write the cards as SVG, PNG or PDF
       superbridge deal [flags]       print deals that meet a condition
       superbridge solve [flags]      say how many tricks deals have, double-dummy
       superbridge assess [flags]     say what cards and contracts lost, double-dummy
       superbridge study [flags]      find out from random deals what cards are worth
       superbridge act [flags]        say what a computer player does, for other programs
       superbridge system ...         say what the bidding systems call, and count cases
       superbridge messages [flags]   count the program's texts by language, or print what isn't translated
       superbridge version            say which version this is

superbridge match -h, poker -h, chess -h, record -h, list -h, export -h, import -h, backup -h, restore -h, doctor -h,
analyse -h, deck -h, deal -h, solve -h, assess -h, study -h, act -h, system -h, messages -h and version -h explain more.`

func do(ctx context.Context, wanted text.Language, args []string, stdout, stderr io.Writer, open func(Window) error) error {
	f := newFlags("superbridge", "", windowUsage, stdout)
	fast := f.Bool("fast", false, "no animation, and computer players neither wait nor, at bridge, think")
	seed := f.seed("what is dealt from now on follows from number `S`")
	which := f.Bool("version", false, "say which version this is, as the command does")
	if err := f.parse(args); err != nil {
		return err
	}
	if *which {
		return printVersion(f.Args(), stdout)
	}
	if f.NArg() == 0 {
		dir, err := f.dir()
		if wrong := (usageError{}); errors.As(err, &wrong) {
			return err
		}
		return open(Window{Dir: dir, Language: wanted, Fast: *fast, Deals: seed.deals, Chance: seed.chance})
	}
	if f.given("fast") || f.given("seed") {
		return usage("-fast and -seed are the window's when they come before a command (superbridge %s -h lists its own)", f.Arg(0))
	}
	rest := f.Args()[1:]
	if forPeople[f.Arg(0)] || isTerminal(stdout) {
		stdout = cleaned{stdout}
	}
	switch f.Arg(0) {
	case "messages":
		if f.given("data-dir") {
			return usage("-data-dir isn't for messages, which keeps nothing (superbridge messages -h explains)")
		}
		return countMessages(rest, stdout)
	case "games":
		if f.given("data-dir") {
			return usage("-data-dir isn't for games, which keeps nothing (superbridge games -h explains)")
		}
		return listGames(rest, stdout)
	case "match":
		return playMatch(ctx, rest, *f.dataDir, stdout, stderr)
	case "poker":
		return playPoker(ctx, rest, *f.dataDir, stdout, stderr)
	case "chess":
		return playChess(ctx, rest, *f.dataDir, os.Stdin, stdout, stderr)
	case "record":
		return printRecord(ctx, rest, *f.dataDir, stdout, stderr)
	case "list":
		return printList(ctx, rest, *f.dataDir, stdout, stderr)
	case "export":
		return exportHistory(ctx, rest, *f.dataDir, stdout, stderr)
	case "import":
		return importHistory(ctx, rest, *f.dataDir, stdout, stderr)
	case "backup":
		return backUp(ctx, rest, *f.dataDir, stdout, stderr)
	case "restore":
		return restore(ctx, rest, *f.dataDir, stdout, stderr)
	case "doctor":
		return examine(ctx, rest, *f.dataDir, stdout, stderr, machine{sound.Check, graphics.Describe})
	case "analyse":
		return analyseHistory(ctx, rest, *f.dataDir, stdout, stderr)
	case "deck":
		if f.given("data-dir") {
			return usage("-data-dir isn't for deck, which writes to its own -out (superbridge deck -h explains)")
		}
		return writeDeck(ctx, rest, stdout, stderr)
	case "deal":
		if f.given("data-dir") {
			return usage("-data-dir isn't for deal, which keeps nothing (superbridge deal -h explains)")
		}
		return printDeals(ctx, rest, stdout)
	case "solve":
		if f.given("data-dir") {
			return usage("-data-dir isn't for solve, which keeps nothing (superbridge solve -h explains)")
		}
		return solveDeals(ctx, rest, stdout, stderr)
	case "assess":
		if f.given("data-dir") {
			return usage("-data-dir isn't for assess, which keeps nothing (superbridge assess -h explains)")
		}
		return assessBoards(ctx, rest, stdout, stderr)
	case "study":
		if f.given("data-dir") {
			return usage("-data-dir isn't for study, which keeps its deals with -keep (superbridge study -h explains)")
		}
		return studyDeals(ctx, rest, stdout, stderr)
	case "act":
		if f.given("data-dir") {
			return usage("-data-dir isn't for act, which keeps nothing (superbridge act -h explains)")
		}
		return actOnBoards(ctx, rest, stdout)
	case "system":
		return askSystem(ctx, rest, *f.dataDir, stdout, stderr)
	case "version":
		if f.given("data-dir") {
			return usage("-data-dir isn't for version, which keeps nothing (superbridge version -h explains)")
		}
		return printVersion(rest, stdout)
	case "help":
		f.help()
		return nil
	}
	return usage("there is no command %q (superbridge -h lists them)", f.Arg(0))
}
