// Package edit changes the text of a user's bidding system line by line.
//
// A [Book] is a value: each change returns a new one, so that a [History] can go back. Its lines are those of the main file and of all files that
// it includes. A line of an included file is changed in a copy of that file, which the main file then carries behind a line "file NAME": so the
// system stays one file, and other systems with the same convention aren't touched.
package edit

import (
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/bidding"
)

// ending ends the names of files.
const ending = ".book"

// Book is the text of a system. Its zero value has no lines.
type Book struct {
	name  string
	main  []string // the lines of the main file, with the files that it carries
	files func(file string) (text string, ok bool)
}

// New returns the book whose main file is name.book. files returns other files by their names; the program's own needn't be among them.
func New(name, text string, files func(file string) (text string, ok bool)) Book {
	return Book{name, split(text), files}
}

// split returns the lines of a text.
func split(text string) []string {
	text = strings.TrimSuffix(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}

// Name returns the name of the system.
func (b Book) Name() string { return b.name }

// Text returns the main file.
func (b Book) Text() string { return strings.Join(b.main, "\n") + "\n" }

// WithText returns the book with another main file.
func (b Book) WithText(text string) Book {
	b.main = split(text)
	return b
}

// Equal reports whether two books have the same text.
func (b Book) Equal(c Book) bool { return slices.Equal(b.main, c.main) }

// Read returns the book as it is bid. The error lists all faults, those in lines as [bidding.LineErrors].
func (b Book) Read() (*bidding.Book, error) {
	return bidding.ReadBook(func(file string) (string, bool) {
		if file == b.name+ending {
			return b.Text(), true
		}
		return b.files(file)
	}, b.name)
}

// Kind is a kind of line.
type Kind uint8

// The kinds of lines.
const (
	Other   Kind = iota // a comment, an empty line, or something about the whole book
	File                // the name of a file, above its lines; it can't be changed
	Context             // the heading of a context or a part
	Row                 // a call and the hands that make it, or what stands among rows
)

// Line is a line of a book.
type Line struct {
	Kind Kind
	File string // its file, such as stayman
	Text string
	At   string // its place as faults and calls tell it, such as mine.book:12
	Own  bool   // it is in the main file; a change of another one copies its file there
	n    int    // its index in its own file
}

// Lines returns the lines of all files, each file below its name: the main one first, and behind each those that it includes.
func (b Book) Lines() []Line {
	var all []Line
	seen := map[string]bool{}
	parts := b.parts()
	var list func(name string)
	list = func(name string) {
		if seen[name] {
			return
		}
		seen[name] = true
		p, own := parts[name]
		if !own {
			text, ok := b.text(name)
			if !ok {
				return
			}
			p = part{lines: split(text)}
		}
		all = append(all, Line{Kind: File, File: name, Text: name + ending, n: -1})
		var included []string
		for i, text := range p.lines {
			l := Line{Kind: kindOf(text), File: name, Text: text, At: name + ending + ":" + strconv.Itoa(i+1), n: i}
			if own {
				l.Own = true
				l.At = b.name + ending + ":" + strconv.Itoa(p.from+i+1)
			}
			all = append(all, l)
			if other, ok := include(text); ok {
				included = append(included, other)
			}
		}
		for _, other := range included {
			list(other)
		}
	}
	list(b.name)
	return all
}

// text returns an included file that the main one doesn't carry.
func (b Book) text(name string) (string, bool) {
	if text, ok := b.files(name + ending); ok {
		return text, true
	}
	return bidding.ShippedText(name)
}

// part is a file in the main file.
type part struct {
	from  int // of its first line
	lines []string
}

// parts returns the main file and those that it carries, by name.
func (b Book) parts() map[string]part {
	all := map[string]part{}
	name, from := b.name, 0
	for i, line := range b.main {
		if file, ok := bidding.CarriedFile(line); ok {
			all[name] = part{from, b.main[from:i]}
			name, from = strings.TrimSuffix(file, ending), i+1
		}
	}
	all[name] = part{from, b.main[from:]}
	return all
}

// include returns the name of the file that a line includes.
func include(line string) (name string, ok bool) {
	line, _, _ = strings.Cut(line, "#")
	rest, ok := strings.CutPrefix(line, "include ")
	return strings.TrimSuffix(strings.TrimSpace(rest), ending), ok
}

// kindOf returns the kind of a line.
func kindOf(text string) Kind {
	said := strings.TrimSpace(text)
	switch {
	case said == "" || strings.HasPrefix(said, "#"):
		return Other
	case strings.HasPrefix(text, " ") || strings.HasPrefix(text, "\t"):
		return Row
	case strings.HasPrefix(text, "context ") || strings.HasPrefix(text, "part "):
		return Context
	}
	return Other
}

// Splits reports whether a text, as a line of its own, would begin another file: then it can't stand among the lines of one.
func Splits(text string) bool {
	_, begins := bidding.CarriedFile(text)
	return begins || strings.ContainsAny(text, "\r\n")
}

// Set returns the book with another text in a line, which mustn't be one that [Splits].
func (b Book) Set(l Line, text string) Book {
	return b.at(l, func(lines []string, i int) []string {
		lines[i] = text
		return lines
	})
}

// Insert returns the book with a line behind another one, or at the top of the file if that is its name.
func (b Book) Insert(behind Line, text string) Book {
	return b.at(behind, func(lines []string, i int) []string { return slices.Insert(lines, i+1, text) })
}

// Delete returns the book without a line.
func (b Book) Delete(l Line) Book {
	return b.at(l, func(lines []string, i int) []string { return slices.Delete(lines, i, i+1) })
}

// at changes the main file at a line. If that is of another file, the main one carries a copy of it from then on.
func (b Book) at(l Line, change func(lines []string, i int) []string) Book {
	var i int
	lines := slices.Clone(b.main)
	if p, own := b.parts()[l.File]; own {
		i = p.from + l.n
	} else {
		text, _ := b.text(l.File)
		lines = append(lines, "", "file "+l.File)
		i = len(lines) + l.n
		lines = append(lines, split(text)...)
	}
	b.main = change(lines, i)
	return b
}
