package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/chess"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	fewstore "github.com/superbridge/superbridge/storage/few"
	pokerstore "github.com/superbridge/superbridge/storage/poker"
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
	rulesName := f.rulesFlag("", "only rubbers by the")
	format := f.String("format", "json", "`FORMAT` of the file: json, pbn or lin")
	force := f.Bool("force", false, "replace a file of the same name")
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() > 1 {
		return usage("what is %q? (superbridge export -h explains)", f.Arg(1))
	}
	path := f.Arg(0)
	if path == "-" {
		path = ""
	}
	for name, known := range transfer.Formats {
		if !f.given("format") && strings.HasSuffix(strings.ToLower(path), known.Ending()) {
			*format = name
		}
	}
	notation, ok := transfer.Formats[*format]
	only := ""   // the name of the rules that are wanted, or all
	family := "" // poker, chess or few, if only that is wanted
	switch {
	case isPoker(*rulesName):
		family = "poker"
	case strings.EqualFold(*rulesName, chess.Name):
		family = chess.Name
	case strings.EqualFold(*rulesName, fewFamily):
		family = fewFamily
	case isFew(*rulesName):
		return usage("-rules %s: export writes the games for two and three together, as -rules %s", *rulesName, fewFamily)
	}
	if !ok {
		return usage("-format %s: want json, pbn or lin", *format)
	}
	if family != "" && notation != transfer.JSON {
		what := map[bool]string{true: "games for two or three", false: family}[family == fewFamily]
		return usage("%s knows no %s: -format json keeps it", strings.ToUpper(*format), what)
	}
	if f.given("rules") && family == "" {
		rules, err := rulesNamed(*rulesName)
		if err != nil {
			return err
		}
		only = rules.Name
		if notation != transfer.JSON && rules.Deck != card.Deck52 {
			return usage("%s knows no boards of %d cards: -format json keeps them", strings.ToUpper(*format), rules.Deck.Len())
		}
	}
	if path != "" && !*force {
		if _, err := os.Lstat(path); err == nil {
			return usage("%s exists already (-force replaces it)", path)
		}
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	store, err := bridgestore.OpenReadOnly(dir)
	if err != nil {
		return err
	}
	defer store.Close()
	if notation != transfer.JSON && only == "" {
		for _, game := range bridge.Games() {
			if game.Deck == card.Deck52 {
				continue
			}
			large, err := store.Boards(game.Name)
			if err != nil {
				return err
			}
			if large > 0 {
				return usage("%s knows no boards of %d cards, and the history has %s: -rules duplicate leaves them out, -format json keeps all",
					strings.ToUpper(*format), game.Deck.Len(), count(large, "board"))
			}
		}
	}

	// On SIGTERM and SIGHUP, as when the terminal's window closes, a partial file is removed too.
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	games, ofChess, ofFew := pokerstore.On(store.Store), chessstore.On(store.Store), fewstore.On(store.Store)
	var done transfer.Exported
	var written pokerstore.Written
	var chessWritten chessstore.Written
	var fewWritten fewstore.Written
	left := leftOut{stderr: stderr}
	write := func(w io.Writer, show func(int)) (err error) {
		if family == "" {
			how := bridgestore.Reading{Left: left.add, Gaps: notation != transfer.JSON}
			done, err = transfer.Write(ctx, store.SoundHistory(ctx, only, how), w, notation, show)
		}
		if err == nil && only == "" && notation == transfer.JSON && (family == "" || family == "poker") {
			written, err = games.ExportSound(ctx, w, nil, func(int) {}, left.add)
		}
		if err == nil && only == "" && notation == transfer.JSON && (family == "" || family == chess.Name) {
			chessWritten, err = ofChess.ExportSound(ctx, w, nil, func(int) {}, left.add)
		}
		if err == nil && only == "" && notation == transfer.JSON && (family == "" || family == fewFamily) {
			fewWritten, err = ofFew.ExportSound(ctx, w, nil, func(int) {}, left.add)
		}
		return err
	}
	if path == "" {
		err = write(stdout, func(int) {})
	} else {
		total, countErr := store.Boards(only)
		if countErr != nil {
			return countErr
		}
		show, clear := remaining(stderr, total)
		err = writeFile(path, func(w io.Writer) error { return write(w, show) })
		clear()
	}
	switch {
	case ctx.Err() != nil:
		return errors.New("stopped")
	case err != nil:
		return err
	}
	if done.Unfinished > 0 {
		fmt.Fprintf(stderr, "superbridge: %s left out: what is not finished can be kept with -format json only\n", count(done.Unfinished, "board"))
	}
	if done.Uncalled > 0 {
		fmt.Fprintf(stderr, "superbridge: %s left out: LIN has no place for what has no auction, -format json and pbn have\n", count(done.Uncalled, "board"))
	}
	if done.Lost > 0 {
		fmt.Fprintf(stderr, "superbridge: %s left out: LIN has a place for two tables of a board, -format json and pbn for all\n", count(done.Lost, "result"))
	}
	if done.TooMany > 0 {
		fmt.Fprintf(stderr, "superbridge: %s left out: a line of JSON has no place for so many, -format pbn has\n", count(done.TooMany, "result"))
	}
	if done.Unsaid > 0 {
		fmt.Fprintf(stderr, "superbridge: %s left out: LIN has no place for them, -format json and pbn have\n", tagsAndMarks(done.Unsaid))
	}
	if notation != transfer.JSON && only == "" {
		left, err := games.DatedGames(ctx, pokerstore.Filter{})
		if err != nil {
			return err
		}
		if len(left) > 0 {
			fmt.Fprintf(stderr, "superbridge: %s of poker left out: -format json keeps them\n", count(len(left), "game"))
		}
		if left, err = ofChess.DatedGames(ctx, chessstore.Filter{}); err != nil {
			return err
		}
		if len(left) > 0 {
			fmt.Fprintf(stderr, "superbridge: %s of chess left out: -format json keeps them\n", count(len(left), "game"))
		}
		if left, err = ofFew.DatedGames(ctx, fewstore.Filter{}); err != nil {
			return err
		}
		if len(left) > 0 {
			fmt.Fprintf(stderr, "superbridge: %s for two or three left out: -format json keeps them\n", count(len(left), "game"))
		}
	}
	if path != "" {
		toPlay := ""
		if done.ToPlay > 0 {
			toPlay = " and " + count(done.ToPlay, "deal") + " to play"
		}
		var said []string
		if family == "" {
			said = append(said, fmt.Sprintf("%s with %s%s", count(done.Rubbers, "rubber"), count(done.Boards, "board"), toPlay))
			if done.Results > 0 {
				said = append(said, count(done.Results, "result")+" of tables")
			}
			if done.Learned > 0 {
				said = append(said, learned(done.Learned))
			}
		}
		if written.Games > 0 || family == "poker" {
			said = append(said, fmt.Sprintf("%s of poker with %s", count(written.Games, "game"), count(written.Parts, "hand")))
		}
		if chessWritten.Games > 0 || family == chess.Name {
			said = append(said, fmt.Sprintf("%s of chess with %s", count(chessWritten.Games, "game"), count(chessWritten.Turns, "turn")))
		}
		if fewWritten.Games > 0 || family == fewFamily {
			said = append(said, fmt.Sprintf("%s for two or three with %s", count(fewWritten.Games, "game"), count(fewWritten.Parts, "deal")))
		}
		if _, err = fmt.Fprintf(stdout, "%s in %s\n", strings.Join(said, ", "), path); err != nil {
			return err
		}
	}
	return left.end()
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
