package command

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/record"
	"github.com/superbridge/superbridge/storage"
)

const exportUsage = `export [flags] [FILE]

Writes the history to a file, or prints it. superbridge import reads it again, here or on
another machine.

  json   everything: a line of JSON for each rubber, with the date, the seat and the
         length, then one for each of its boards, as record prints them
  pbn    finished boards of 52 cards, for other bridge programs. Those of 68 cards have
         no place in PBN.

Without -format it is pbn if the name of the file ends so, and json otherwise.`

func exportHistory(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge export", dataDir, exportUsage, stdout)
	rulesName := f.String("rules", "", "only rubbers by the `RULES` super (68 cards) or duplicate (52 cards)")
	format := f.String("format", "json", "`FORMAT` of the file: json or pbn")
	force := f.Bool("force", false, "replace a file of the same name")
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() > 1 {
		return usage("what is %q? (superbridge export -h explains)", f.Arg(1))
	}
	path := f.Arg(0)
	if !f.given("format") && strings.HasSuffix(strings.ToLower(path), ".pbn") {
		*format = "pbn"
	}
	e := exporter{pbn: *format == "pbn"}
	if *format != "json" && *format != "pbn" {
		return usage("-format %s: want json or pbn", *format)
	}
	if f.given("rules") {
		rules, err := rulesNamed(*rulesName)
		if err != nil {
			return err
		}
		e.rules = rules.Name
	}
	if e.pbn && e.rules == bridge.SuperBridge().Name {
		return usage("PBN knows no boards of 68 cards: -format json keeps them")
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
	if e.store, err = storage.OpenReadOnly(dir); err != nil {
		return err
	}
	defer e.store.Close()
	if e.pbn && e.rules == "" {
		large, err := e.store.Boards(bridge.SuperBridge().Name)
		if err != nil {
			return err
		}
		if large > 0 {
			return usage("PBN knows no boards of 68 cards, and the history has %s: -rules duplicate leaves them out, -format json keeps all",
				count(large, "board"))
		}
	}

	// Where the window of the terminal closes, say, what is half written must go.
	ctx, stop := signal.NotifyContext(ctx, syscall.SIGTERM, syscall.SIGHUP)
	defer stop()
	if path == "" {
		err = e.write(ctx, stdout, func(int) {})
	} else {
		total, countErr := e.store.Boards(e.rules)
		if countErr != nil {
			return countErr
		}
		show, clear := remaining(stderr, total)
		err = writeFile(path, func(w io.Writer) error { return e.write(ctx, w, show) })
		clear()
	}
	switch {
	case ctx.Err() != nil:
		return errors.New("stopped")
	case err != nil:
		return err
	}
	if e.unfinished > 0 {
		fmt.Fprintf(stderr, "superbridge: %s left out: what is not finished can be kept with -format json only\n", count(e.unfinished, "board"))
	}
	if path != "" {
		_, err = fmt.Fprintf(stdout, "%s with %s in %s\n", count(e.rubbers, "rubber"), count(e.boards, "board"), path)
	}
	return err
}

// exporter writes the history.
type exporter struct {
	store *storage.Store
	rules string // the name of those that are wanted, or ""
	pbn   bool

	rubbers, boards, unfinished int // so far
}

// write writes the history. It tells show every now and then how many boards it has done.
func (e *exporter) write(ctx context.Context, w io.Writer, show func(done int)) error {
	out := bufio.NewWriterSize(w, 1<<16)
	if e.pbn {
		out.WriteString(record.PBNHead)
	}
	var rubber record.Rubber
	for item, err := range e.store.History(ctx, e.rules) {
		if err == nil {
			err = ctx.Err()
		}
		var line []byte
		switch {
		case err != nil:
		case item.Rubber != nil:
			rubber = *item.Rubber
			e.rubbers++
			if !e.pbn {
				line, err = rubber.Marshal()
			}
		case !e.pbn:
			e.boards++
			line, err = item.Board.Marshal()
		case item.Board.Board.Phase() != bridge.Finished:
			e.unfinished++
		default:
			e.boards++
			line, err = game(rubber, *item.Board).Marshal()
		}
		if err == nil && line != nil {
			if !e.pbn {
				line = append(line, '\n')
			}
			_, err = out.Write(line)
		}
		if err != nil {
			return err
		}
		if done := e.boards + e.unfinished; done%100 == 0 {
			show(done)
		}
	}
	return out.Flush()
}

// game returns what PBN says of a board. Who the person is, and who played where nobody sat, it can't know: that may
// have been imported.
func game(r record.Rubber, e record.Entry) record.Game {
	g := record.Game{
		Event:  fmt.Sprintf("Rubber %d", r.Number),
		Date:   time.UnixMilli(e.Started).Local().Format("2006.01.02"),
		Number: e.Number,
		Board:  e.Board,
	}
	for _, seat := range card.Seats {
		g.Players[seat] = "?"
		if r.Person != nil && *r.Person != seat {
			g.Players[seat] = "Super Bridge"
		}
	}
	return g
}

// writeFile writes a file, or leaves none: it has another name until it is whole.
func writeFile(path string, write func(io.Writer) error) error {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return usage("%s is not a file", path)
	}
	part := path + ".part"
	file, err := os.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o666)
	if err != nil {
		var why *fs.PathError
		if errors.As(err, &why) {
			err = why.Err
		}
		return usage("can't write to %s: %v", path, err)
	}
	err = write(file)
	if err == nil {
		err = file.Sync()
	}
	if closing := file.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Rename(part, path)
	}
	if err != nil {
		os.Remove(part)
	}
	return err
}

// count says how many there are.
func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
