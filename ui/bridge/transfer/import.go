package transfer

import (
	"cmp"
	"context"
	"errors"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/machine"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/fault"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/disk"
)

// Read is the result of an import.
type Read struct {
	bridgestore.Imported
	Things int // that were in the file
	Left   int // games of PBN or LIN that can't be saved
	// FirstLeft is the first of these: its line, and why.
	FirstLeft record.Item
	// Unplayed counts the deals that are to be played though something was: FirstUnplayed is the first of these.
	Unplayed      int
	FirstUnplayed record.Item
	Faults        []record.Fault // all that is wrong in the file, by lines
}

// Lost reports whether something of a board was left out.
func (r Read) Lost() bool {
	return r.Left > 0 || slices.ContainsFunc(r.Faults, func(f record.Fault) bool { return f.Lost > pbn.Text })
}

// Import adds the contents of a file, all or nothing. It calls done with the percentage read. Errors in the file are of
// type [*record.LineError].
func Import(ctx context.Context, store Store, path string, done func(percent int)) (Read, error) {
	file, err := os.Open(path)
	if err != nil {
		return Read{}, disk.Reason(err)
	}
	defer file.Close()
	info, err := file.Stat()
	switch {
	case err != nil:
		return Read{}, disk.Reason(err)
	case !info.Mode().IsRegular():
		return Read{}, fault.New("it is not a file")
	}
	return Add(ctx, store, file, path, info.Size(), done)
}

// Add adds the contents of a file of the given size, like Import. Deals still to be played are named after the file if
// nothing in it names them. If the size isn't known it is 0, and done isn't called.
func Add(ctx context.Context, store Store, r io.Reader, name string, size int64, done func(percent int)) (Read, error) {
	name = filepath.Base(name)
	in := input{r: r, list: strings.TrimSuffix(name, filepath.Ext(name)), size: size, done: done}
	var err error
	in.found.Imported, err = store.Import(ctx, in.items())
	switch {
	case err != nil && ctx.Err() != nil:
		return Read{}, ctx.Err()
	case err != nil:
		var at *record.LineError
		if what, known := unread[strings.ToLower(filepath.Ext(name))]; known && in.found.Things == 0 && errors.As(err, &at) && !errors.Is(err, machine.ErrLarge) {
			return Read{}, &record.LineError{Line: at.Line, Err: fault.Errorf("this is %s; let its program write PBN", what)}
		}
		return Read{}, err
	}
	slices.SortStableFunc(in.found.Faults, func(a, b record.Fault) int { return cmp.Compare(a.Line, b.Line) })
	return in.found, nil
}

// Endings returns the endings of the names of files that can be read, besides those that can be written.
func Endings() []string {
	return []string{".dlm", ".dup", ".bri", ".dge", ".ber", ".bhg", ".rzd", ".cds"}
}

// unread describes the files of bridge that can't be read, by the endings of their names.
var unread = map[string]fault.Phrase{
	".dlm": ofMachine, ".dup": ofMachine, ".bri": ofMachine, ".dge": ofMachine, ".ber": ofMachine, ".bhg": ofMachine, ".rzd": ofMachine,
	".cds": ofMachine, ".hrf": ofMachine,
	".goe": fault.Say("a file of a dealing program of a form that is not known"),
	".bws": fault.Say("the database of a scoring program"), ".mdb": fault.Say("a database"),
	".acm": fault.Say("a file of a scoring program of a form that is not known"),
	".rbn": ofRichard, ".rbx": ofRichard, ".xml": ofXML, ".usebio": ofXML, ".htm": ofWeb, ".html": ofWeb,
}

var (
	ofMachine = fault.Say("a file for a dealing machine of a form that is not known")
	ofRichard = fault.Say("a file in Richard's notation")
	ofXML     = fault.Say("a file in XML")
	ofWeb     = fault.Say("a page of the web")
)

// input is a file that is read.
type input struct {
	r    io.Reader
	list string // name for unnamed deals
	size int64
	done func(percent int)

	read  int64
	told  int
	found Read
}

// Read reads from the file and reports progress.
func (in *input) Read(b []byte) (int, error) {
	n, err := in.r.Read(b)
	in.read += int64(n)
	if in.size > 0 {
		if percent := int(min(100, 100*in.read/in.size)); percent > in.told {
			in.told = percent
			in.done(percent)
		}
	}
	return n, err
}

// items yields the file's contents, and counts what is left out.
func (in *input) items() iter.Seq2[record.Item, error] {
	return func(yield func(record.Item, error) bool) {
		for item, err := range record.Read(in) {
			if item.Rubber != nil || item.Board != nil || item.ToPlay != nil || item.Learned != nil || item.Left != nil {
				in.found.Things++
			}
			if item.Left != nil {
				if in.found.Left == 0 {
					in.found.FirstLeft = item
				}
				in.found.Left++
			}
			in.found.Faults = append(in.found.Faults, item.Faults...)
			if d := item.ToPlay; d != nil {
				toPlay := *d
				toPlay.List = cmp.Or(toPlay.List, in.list)
				item.ToPlay = &toPlay
				if toPlay.Played {
					if in.found.Unplayed == 0 {
						in.found.FirstUnplayed = item
					}
					in.found.Unplayed++
				}
			}
			if !yield(item, err) {
				return
			}
		}
	}
}
