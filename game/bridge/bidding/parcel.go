package bidding

import (
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// parcel holds the files of a book whose main file carries some of them: the text behind a line "file NAME" is that of NAME.book, for this book
// alone. So a user's system with changed conventions is still one file.
type parcel struct {
	main    string // the name of the main file, with its ending
	carried map[string]carried
	files   func(file string) (text string, ok bool) // other files
}

// carried is a file in the main file.
type carried struct {
	text  string
	above int // lines of the main file before its first one
}

// unpacked returns the files of a book whose main file is name.book.
func unpacked(files func(file string) (text string, ok bool), name string) parcel {
	p := parcel{main: name + bookFile, carried: map[string]carried{}, files: files}
	text, ok := files(p.main)
	if !ok {
		return p
	}
	file, from, n := p.main, 0, 0
	var part strings.Builder
	keep := func() {
		p.carried[file] = carried{part.String(), from}
		part.Reset()
	}
	for line := range strings.Lines(text) {
		n++
		if next, ok := CarriedFile(line); ok {
			keep()
			file, from = next, n
			continue
		}
		part.WriteString(line)
	}
	keep()
	return p
}

// CarriedFile returns the file that a line of a main file begins, such as stayman.book for "file stayman".
func CarriedFile(line string) (file string, ok bool) {
	line, _, _ = strings.Cut(line, "#")
	rest, ok := strings.CutPrefix(line, "file ")
	name := strings.TrimSuffix(strings.TrimSpace(rest), bookFile)
	return name + bookFile, ok && name != ""
}

// text returns a file of the book.
func (p parcel) text(file string) (text string, ok bool) {
	if c, ok := p.carried[file]; ok {
		return c.text, true
	}
	return p.files(file)
}

// place returns the place of a line of a file; one that the main file carries has its place there.
func (p parcel) place(file string, line int) place {
	if c, ok := p.carried[file]; ok {
		return place{p.main, c.above + line}
	}
	return place{file, line}
}

// LineError is a fault in a line of a book.
type LineError struct {
	File string // as in mine.book
	Line int    // from 1
	Err  error
}

// Error implements error.
func (e *LineError) Error() string { return e.Words().String() }

// Words implements fault.Worded.
func (e *LineError) Words() fault.Phrase {
	return fault.Errorf("%v: %w", place{e.File, e.Line}, e.Err).(fault.Worded).Words()
}

// Unwrap implements errors.Unwrap.
func (e *LineError) Unwrap() error { return e.Err }

// LineErrors returns the faults in lines among the errors of a book that can't be read.
func LineErrors(err error) (all []*LineError) {
	switch e := err.(type) {
	case *LineError:
		return []*LineError{e}
	case interface{ Unwrap() []error }:
		for _, one := range e.Unwrap() {
			all = append(all, LineErrors(one)...)
		}
	}
	return all
}
