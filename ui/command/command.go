// Package command is the program on the command line: it opens the window, or carries out a sub-command for scripts and
// for people without a display.
package command

import (
	"context"
	"errors"
	"flag"
	"io"
	"math/rand/v2"
	"os"

	"github.com/superbridge/superbridge/cardart/page"
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	fewstore "github.com/superbridge/superbridge/storage/few"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
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
	// Challenge is the text of a challenge to be played, or "".
	Challenge string
}

// Front is the part of the program that needs a screen. The zero Front is that of a program without a window.
type Front struct {
	Open    func(Window) error
	Machine Machine
	Fonts   func() page.Fonts // for PDF; nil takes the Go fonts
}

// Run carries out the arguments, without the program's name, and returns the exit status: 0, or 2 if they are invalid
// or damaged data has been left out, or 1 after another error. It reports an error in one line on stderr, and each
// omission in one. Without a command it opens the window.
func Run(ctx context.Context, args []string, stdout, stderr io.Writer, front Front) int {
	stderr = cleaned{stderr}
	wanted, args, err := takeLanguage(args)
	if err == nil {
		err = do(ctx, wanted, args, stdout, stderr, front)
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
	tellWords(stderr, text.Plain(text.Error(err)))
}

// withoutData are the commands that take no data folder, with the id of the message that says so.
var withoutData = map[string]string{
	"games": "command.fault.keeps-nothing", "deal": "command.fault.keeps-nothing", "solve": "command.fault.keeps-nothing",
	"version": "command.fault.keeps-nothing", "suit": "command.fault.keeps-nothing",
	"messages": "command.fault.keeps-nothing", "deck": "command.deck.no-data-dir", "study": "command.study.no-data-dir",
}

func do(ctx context.Context, wanted text.Language, args []string, stdout, stderr io.Writer, front Front) error {
	f := newFlags("superbridge", "", text.T("command.window.help"), stdout)
	fast := f.Bool("fast", false, text.T("command.window.flag-fast"))
	seed := f.seed(text.T("command.window.flag-seed"))
	f.String("lang", "", text.T("command.window.flag-lang")) // [takeLanguage] has taken it
	which := f.Bool("version", false, text.T("command.window.flag-version"))
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
		if front.Open == nil {
			return usage("command.window.none")
		}
		return front.Open(Window{Dir: dir, Language: wanted, Fast: *fast, Deals: seed.deals, Chance: seed.chance})
	}
	if f.given("fast") || f.given("seed") {
		return usage("command.window.flags-before", "Command", f.Arg(0))
	}
	if id := withoutData[f.Arg(0)]; id != "" && f.given("data-dir") {
		return usage(id, "Command", f.Arg(0))
	}
	rest := f.Args()[1:]
	if forPeople[f.Arg(0)] || isTerminal(stdout) {
		stdout = cleaned{stdout}
	}
	switch f.Arg(0) {
	case "messages", "games", "deck", "deal", "solve", "suit", "study", "version":
		return doWithoutData(ctx, f.Arg(0), rest, stdout, stderr)
	case "match":
		return playMatch(ctx, rest, *f.dataDir, stdout, stderr)
	case "poker":
		return playPoker(ctx, rest, *f.dataDir, stdout, stderr)
	case "chess":
		return playChess(ctx, rest, *f.dataDir, os.Stdin, stdout, stderr)
	case "play":
		return playByLines(ctx, rest, *f.dataDir, os.Stdin, stdout, stderr)
	case "doctor":
		return examine(ctx, rest, *f.dataDir, stdout, stderr, front.Machine)
	case "record", "list", "export", "import", "backup", "restore", "analyse":
		return doOnHistory(ctx, f.Arg(0), rest, *f.dataDir, stdout, stderr)
	case "paper":
		return writePapers(ctx, rest, *f.dataDir, stdout, stderr, front.Fonts)
	case "assess", "line", "act":
		return doOnBoards(ctx, f.Arg(0), rest, *f.dataDir, stdout, stderr)
	case "system":
		return askSystem(ctx, rest, *f.dataDir, stdout, stderr)
	case "challenge":
		w := Window{Language: wanted, Deals: seed.deals, Chance: seed.chance}
		return challenges{ctx, *f.dataDir, stdout, stderr, front.Open, w}.run(rest)
	case "help":
		f.help()
		return nil
	}
	return usage("command.window.no-command", "Command", quoted(f.Arg(0)))
}

// doOnHistory carries out one of the commands that read or keep what has been played.
func doOnHistory(ctx context.Context, command string, rest []string, dataDir string, stdout, stderr io.Writer) error {
	switch command {
	case "record":
		return printRecord(ctx, rest, dataDir, stdout, stderr)
	case "list":
		return printList(ctx, rest, dataDir, stdout, stderr)
	case "export":
		return exportHistory(ctx, rest, dataDir, stdout, stderr)
	case "import":
		return importHistory(ctx, rest, dataDir, stdout, stderr)
	case "backup":
		return backUp(ctx, rest, dataDir, stdout, stderr)
	case "restore":
		return restore(ctx, rest, dataDir, stdout, stderr)
	}
	return analyseHistory(ctx, rest, dataDir, stdout, stderr)
}

// doWithoutData carries out one of the commands that take no data folder.
func doWithoutData(ctx context.Context, command string, rest []string, stdout, stderr io.Writer) error {
	switch command {
	case "messages":
		return countMessages(rest, stdout)
	case "games":
		return listGames(rest, stdout)
	case "deck":
		return writeDeck(ctx, rest, stdout, stderr)
	case "deal":
		return printDeals(ctx, rest, stdout)
	case "solve":
		return solveDeals(ctx, rest, stdout, stderr)
	case "suit":
		return playSuit(ctx, rest, stdout)
	case "study":
		return studyDeals(ctx, rest, stdout, stderr)
	}
	return printVersion(rest, stdout)
}

// doOnBoards carries out one of the commands that read boards or print for them.
func doOnBoards(ctx context.Context, command string, rest []string, dataDir string, stdout, stderr io.Writer) error {
	switch command {
	case "assess":
		return assessBoards(ctx, rest, dataDir, stdout, stderr)
	case "line":
		return judgeLines(ctx, rest, dataDir, stdout, stderr)
	}
	return actOnBoards(ctx, rest, dataDir, stdout)
}
