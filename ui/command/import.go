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

func importHistory(ctx context.Context, args []string, dataDir string, stdout, stderr io.Writer) error {
	f := newFlags("superbridge import", dataDir, text.T("command.import.help"), stdout)
	if err := f.parse(args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usage("command.import.no-files")
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
		return usage("command.import.folder", "File", name)
	case info.Mode()&fs.ModeCharDevice != 0 && name != os.DevNull: // some never end
		return usage("command.import.device", "File", name)
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
			return failed("command.import.stopped", "File", fileName(name))
		}
		return failed("command.import.nothing-added", "File", fileName(name), "Why", err)
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
			return usage("command.import.nothing-added", "File", fileName(name), "Why", at)
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
		tell(stderr, "command.import.at-line", "File", fileName(name), "Line", f.Line, "Why", faultText(f))
	}
	return strings.Join(said, "; "), shares.Has(0) && read.Lost(), nil
}

// faultText describes a fault of a board in a file, and what it leaves out.
func faultText(f record.Fault) string {
	said := text.Error(f.Err)
	if f.Number > 0 {
		said = text.T("command.import.board", "Board", f.Number, "Why", said)
	}
	switch f.Lost {
	case pbn.Card:
		said += "; " + text.T("command.import.lost-card")
	case pbn.Call:
		said += "; " + text.T("command.import.lost-call")
	case pbn.Play:
		said += "; " + text.T("command.import.lost-play")
	case pbn.Made:
		said += "; " + text.T("command.import.lost-result")
	case pbn.Whole:
		said += "; " + text.T("command.import.lost-board")
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
		err = usage("command.import.long", "Size", text.Bytes(mostPiped))
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
		n  int
		id string
	}{
		{there, "command.import.games-there"},
		{continued, "command.import.games-played-on"},
		{restored, "command.import.games-restored"},
		{marks, "command.import.marks-of-games"},
	} {
		if part.n > 0 {
			said = append(said, text.TN(part.id, part.n))
		}
	}
	return strings.Join(said, "; ")
}

// report describes an import.
func report(done transfer.Read) string {
	if done.Things == 0 {
		return text.T("command.import.empty")
	}
	said := []string{text.T("command.import.nothing")}
	if done.Marks > 0 {
		said[0] = text.T("command.import.no-rubber")
	}
	if done.Rubbers > 0 {
		said[0] = text.T("command.import.added", "Rubbers", done.Rubbers, "Boards", done.Boards)
	}
	if done.ToPlay > 0 {
		if done.Rubbers+done.Marks == 0 {
			said = said[:0]
		}
		said = append(said, text.TN("command.import.to-play", done.ToPlay))
	}
	if done.Results > 0 {
		if done.Rubbers+done.Marks+done.ToPlay == 0 {
			said = said[:0]
		}
		said = append(said, text.TN("command.import.results", done.Results))
	}
	for _, part := range []struct {
		n  int
		id string
	}{
		{done.There - done.Continued, "command.import.there"},
		{done.Continued, "command.import.played-on"},
		{done.Restored, "command.import.restored"},
		{done.Marks, "command.import.marks"},
	} {
		if part.n > 0 {
			said = append(said, text.TN(part.id, part.n))
		}
	}
	if done.Learned > 0 {
		if done.Rubbers+done.There+done.ToPlay == 0 {
			said = said[:0]
		}
		said = append(said, text.TN("command.import.learned", done.Learned))
	}
	if done.Left > 0 {
		said = append(said, text.TN("command.import.left", done.Left, "Line", done.FirstLeft.Line, "Why", done.FirstLeft.Left))
	}
	if done.Unplayed > 0 {
		said = append(said, text.TN("command.import.unplayed", done.Unplayed, "Line", done.FirstUnplayed.Line, "Why", done.FirstUnplayed.ToPlay.Why))
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
