package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"time"

	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/lines"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/transfer"
	"github.com/superbridge/superbridge/ui/kit/text"
)

const importUsage = `import [flags] FILE...

Adds to the history what is in files: those of export, lines of match and record, games in
PBN, as other bridge programs write them, boards and matches in LIN, as clubs on the
internet hand them out, hands of poker and deals of games for two and three as lines of JSON, and games of chess, a line each. - is
standard input. Rubbers that are there already are recognised by their boards and not added again: one that has been played on in the file goes on here too, and
one that is in the trash is taken back. Where you have written no name or note and set no star,
those of the file are taken.

Of PBN and LIN the board is the unit: what is good of it is kept, and what isn't is said by line and why.
Names, event, place, date, numbers, remarks and whatever else a file says of a board stay with it.
All tables of a deal belong together: the first that was played is the board, the closed room of a match its
other table, and what the others made of it are results, with or without their play. A deal that has not been
played to its end is kept to be played, with the results of the tables that have, and with what was called and played as it is written:
superbridge list shows it, and so does the history in the window. So are the deals of files for dealing machines: DLM, DUP, BRI, DGE, BER, BHG,
RZD and CDS. Boards that come without their rubber start a new one each time that
their numbers start again. A session of Chicago has four: one that is cut off goes on
when a file brings more of it. Lines of JSON, and games of poker and chess, are added as a whole file or, if something is wrong, not at all.

A file that can't be read is named, and the next one is read. The exit status is then 2, and also where something of
a board was left out.`

func importHistory(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge import", dataDir, importUsage, stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usage("want one or more files (superbridge import -h explains)")
	}
	var left []error // why files aren't read
	var names []string
	for _, name := range f.Args() { // before the data folder is made for nothing
		if err := readable(name); err != nil {
			left = append(left, err)
			continue
		}
		names = append(names, name)
	}
	if len(names) == 0 && len(left) == 1 {
		return left[0]
	}
	for _, err := range left {
		complain(stderr, err)
	}
	if len(names) == 0 {
		return errSaid
	}
	dir, err := f.dir()
	if err != nil {
		return err
	}
	store, err := openToWrite(ctx, dir, stderr)
	if err != nil {
		return err
	}
	defer store.Close()
	lost := len(left) > 0
	for i, name := range names {
		said, partly, err := importFile(ctx, store, name, stderr)
		var wrong usageError
		switch {
		case errors.As(err, &wrong) && (i+1 < len(names) || lost): // the next one may be better
			complain(stderr, err)
			lost = true
			continue
		case err != nil:
			return err
		}
		lost = lost || partly
		if _, err := fmt.Fprintf(stdout, "%s: %s\n", fileName(name), said); err != nil {
			return err
		}
	}
	if lost {
		return errSaid
	}
	return nil
}

// isInput reports whether a name is that of standard input.
func isInput(name string) bool {
	return name == "-" || name == "/dev/stdin" || name == "/dev/fd/0" || name == "/proc/self/fd/0"
}

// readable returns an error if there is no such file.
func readable(name string) error {
	if isInput(name) {
		return nil
	}
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return usageError{err}
	case info.IsDir():
		return usage("%s is a folder: want a file", name)
	case info.Mode()&fs.ModeCharDevice != 0 && name != os.DevNull: // some never end
		return usage("%s is a device: want a file", name)
	case !info.Mode().IsRegular(): // a pipe is opened once
		return nil
	}
	file, err := os.Open(name)
	if err != nil {
		return usageError{err}
	}
	return file.Close()
}

// importFile imports a file, or standard input, and returns a description of the result, and whether part of a board
// was left out. It reports faults of the boards on stderr.
func importFile(ctx context.Context, store *bridgestore.Store, name string, stderr io.Writer) (what string, partly bool, err error) {
	wrong := func(err error) error {
		if ctx.Err() != nil {
			return fmt.Errorf("stopped: nothing of %s has been added", fileName(name))
		}
		return fmt.Errorf("%s: %w; nothing of it has been added", fileName(name), err)
	}
	file, given, err := source(ctx, name)
	if err != nil {
		return "", false, wrong(err)
	}
	defer given()
	info, err := file.Stat()
	if err != nil {
		return "", false, wrong(err)
	}
	show := func(int) {}
	if !isInput(name) && info.Size() > 0 {
		var clear func()
		show, clear = percentage(stderr)
		defer clear()
	}
	owns := []func([]byte) bool{func([]byte) bool { return false }} // bridge reads the rest
	for _, a := range archives {
		owns = append(owns, a.owns)
	}
	shares, err := lines.Share(file, owns...)
	if err != nil {
		return "", false, wrong(err)
	}
	whole := func(reader int) io.Reader { return shares.Of(reader, io.NewSectionReader(file, 0, info.Size())) }
	failed := func(err error) error {
		if at := new(lines.Error); ctx.Err() == nil && errors.As(err, &at) {
			return usage("%s: %v; nothing of it has been added", fileName(name), at)
		}
		return wrong(err)
	}
	adds := make([]func(context.Context) (added, error), len(archives))
	for i, a := range archives { // their faults are found before anything is added
		if shares.Has(i + 1) {
			if adds[i], err = a.in(store.Store).read(whole(i + 1)); err != nil {
				return "", false, failed(err)
			}
		}
	}
	var said []string
	var read transfer.Read
	if shares.Has(0) {
		if read, err = transfer.Add(ctx, store, whole(0), fileName(name), info.Size(), show); err != nil {
			return "", false, failed(err)
		}
		said = append(said, report(read))
	}
	for i, a := range archives {
		if adds[i] == nil {
			continue
		}
		done, err := adds[i](ctx)
		if err != nil {
			return "", false, failed(err)
		}
		said = append(said, a.report(done))
	}
	for _, f := range read.Faults {
		fmt.Fprintf(stderr, "superbridge: %s: line %d: %s\n", fileName(name), f.Line, faultText(f))
	}
	return strings.Join(said, "; "), shares.Has(0) && read.Lost(), nil
}

// faultText describes a fault of a board in a file, and what it leaves out.
func faultText(f record.Fault) string {
	said := text.Error(f.Err)
	if f.Number > 0 {
		said = fmt.Sprintf("board %d: %s", f.Number, said)
	}
	switch f.Lost {
	case pbn.Card:
		said += "; from there on the play is left out"
	case pbn.Call:
		said += "; the calls from there on are left out"
	case pbn.Play:
		said += "; its calls and cards are kept only as they are written"
	case pbn.Made:
		said += "; the result is left out"
	case pbn.Whole:
		said += "; the board is left out"
	}
	return said
}

// mostPiped limits the bytes that are read from a pipe or a device, which may never end: ten times the boards of a
// lifetime.
var mostPiped int64 = 1 << 30

// source opens a file that is read more than once: for standard input, or a pipe, a copy. Give closes and removes it.
func source(ctx context.Context, name string) (file *os.File, give func(), err error) {
	from := os.Stdin
	if !isInput(name) {
		if from, err = os.Open(name); err != nil {
			return nil, nil, usageError{err}
		}
		info, err := from.Stat()
		if err == nil && info.Mode().IsRegular() {
			return from, func() { from.Close() }, nil
		}
		defer from.Close()
	}
	if file, err = os.CreateTemp("", "superbridge-import-"); err != nil {
		return nil, nil, err
	}
	give = func() {
		file.Close()
		os.Remove(file.Name())
	}
	size, err := io.Copy(file, io.LimitReader(untilDone(ctx, from), mostPiped+1))
	if err == nil && size > mostPiped {
		err = usage("the input is longer than %s: want a file", text.Bytes(mostPiped))
	}
	if err == nil {
		_, err = file.Seek(0, io.SeekStart)
	}
	if err != nil {
		give()
		return nil, nil, err
	}
	return file, give, nil
}

// reportThere describes games that were present already.
func reportThere(there, continued, restored, marks int) string {
	said := []string{""}
	for _, part := range []struct {
		n    int
		what string
	}{{there, "there already"}, {continued, "played on"}, {restored, "taken back from the trash"}} {
		if part.n > 0 {
			said = append(said, count(part.n, "game")+" "+part.what)
		}
	}
	if marks > 0 {
		said = append(said, count(marks, "mark")+" added")
	}
	return strings.Join(said, "; ")
}

// report describes an import.
func report(done transfer.Read) string {
	if done.Things == 0 {
		return "there is nothing in it"
	}
	said := []string{"nothing added"}
	if done.Marks > 0 {
		said[0] = "no rubber added"
	}
	if done.Rubbers > 0 {
		said[0] = fmt.Sprintf("%s with %s added", count(done.Rubbers, "rubber"), count(done.Boards, "board"))
	}
	if done.ToPlay > 0 {
		added := count(done.ToPlay, "deal") + " to play added"
		if done.Rubbers+done.Marks == 0 {
			said = said[:0]
		}
		said = append(said, added)
	}
	if done.Results > 0 {
		if done.Rubbers+done.Marks+done.ToPlay == 0 {
			said = said[:0]
		}
		said = append(said, count(done.Results, "result")+" added")
	}
	switch there := done.There - done.Continued; {
	case there == 1:
		said = append(said, "1 rubber was there already")
	case there > 1:
		said = append(said, count(there, "rubber")+" were there already")
	}
	if done.Continued > 0 {
		said = append(said, count(done.Continued, "rubber")+" played on")
	}
	if done.Restored > 0 {
		said = append(said, count(done.Restored, "rubber")+" taken back from the trash")
	}
	switch {
	case done.Marks == 1:
		said = append(said, "1 name, note or star added")
	case done.Marks > 1:
		said = append(said, fmt.Sprintf("%d names, notes or stars added", done.Marks))
	}
	if done.Learned > 0 {
		if done.Rubbers+done.There+done.ToPlay == 0 {
			said = said[:0]
		}
		said = append(said, learned(done.Learned)+" added")
	}
	if done.Left > 0 {
		said = append(said, fmt.Sprintf("%s left out, the first in line %d: %v", count(done.Left, "game"), done.FirstLeft.Line, done.FirstLeft.Left))
	}
	if done.Unplayed > 0 {
		said = append(said, fmt.Sprintf("of %s only the deal is kept, the first in line %d: %v", count(done.Unplayed, "game"), done.FirstUnplayed.Line, done.FirstUnplayed.ToPlay.Why))
	}
	return strings.Join(said, "; ")
}

// percentage shows on a terminal the percentage of a file read, and the remaining time at the present rate.
func percentage(stderr io.Writer) (show func(percent int), clear func()) {
	if progress, _ := counter(stderr); progress == nil { // not a terminal
		return func(int) {}, func() {}
	}
	const width = 30 // largest width of the output
	begun := time.Now()
	return func(percent int) {
			rest := time.Since(begun) / time.Duration(percent) * time.Duration(100-percent)
			fmt.Fprintf(stderr, "\r%-*s", width, fmt.Sprintf("%d %% – %s", percent, timeLeft(rest)))
		}, func() {
			fmt.Fprintf(stderr, "\r%*s\r", width, "")
		}
}

// untilDone returns a reader of a file that ends with the context, even if the next line never comes.
func untilDone(ctx context.Context, file io.Reader) io.Reader {
	r, w := io.Pipe()
	go func() {
		_, err := io.Copy(w, file)
		w.CloseWithError(err)
	}()
	context.AfterFunc(ctx, func() { w.CloseWithError(ctx.Err()) })
	return r
}
