// Package lines reads what files have line by line. [Read] yields the lines of a text, whatever program has written it: a line
// ends with a line feed, with a carriage return before it too, or, in files of old Macs, with a carriage return alone. A
// byte order mark before the first line is no part of it. Text in UTF-16, Latin-1 and the code pages of Windows is read
// as well; what [Line] has is UTF-8. [Object] reads a line that is an object of JSON.
package lines

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"iter"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
)

// Longest is the maximum number of bytes of a line.
const Longest = 1 << 20

// LongestObject is the maximum number of bytes of a line that is a JSON object, if [ReadObjects] reads it: enough for a
// session with some 70,000 results at other tables.
const LongestObject = 32 << 20

// ErrNoText means that a line has a zero byte.
var ErrNoText = fault.New("this is not text")

// Line is a line of a text.
type Line struct {
	Number int    // counted from 1
	Text   string // without what ends it
	Wrong  error  // why there is no text: [ErrNoText], or it is too long
}

// TooLong returns the error for a line with more bytes than allowed.
func TooLong(longest int) error { return fault.Errorf("it has more than %d bytes", longest) }

// Read yields the lines of a text as they are read. What can't be read comes last, as an error with the number of
// the line.
func Read(r io.Reader) iter.Seq2[Line, error] { return readTo(r, Longest) }

// ReadObjects yields what Read does, but a line that begins as an object of JSON may have [LongestObject] bytes.
func ReadObjects(r io.Reader) iter.Seq2[Line, error] { return readTo(r, LongestObject) }

func readTo(r io.Reader, object int) iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		in := bufio.NewReaderSize(decoded(r), 1<<16)
		for n := 1; ; n++ {
			text, wrong, err := read(in, object)
			if n == 1 {
				text = strings.TrimPrefix(text, "\ufeff")
			}
			switch {
			case errors.Is(err, io.EOF):
				return
			case err != nil:
				yield(Line{Number: n}, err)
				return
			case !yield(Line{n, text, wrong}, nil):
				return
			}
		}
	}
}

// read reads a line, or returns what is wrong with it. After an err there are no more lines. A line that is an object
// may have object bytes.
func read(r *bufio.Reader, object int) (text string, wrong, err error) {
	b, err := r.ReadSlice('\n')
	whole, longest := bytes.Clone(b), Longest
	if bytes.HasPrefix(bytes.TrimPrefix(b, []byte("\ufeff")), []byte(`{"`)) {
		longest = object
	}
	for errors.Is(err, bufio.ErrBufferFull) {
		b, err = r.ReadSlice('\n')
		if len(whole) <= longest+5 { // with a mark, and what ends it
			whole = append(whole, b...)
		}
	}
	if text = string(whole); len(strings.TrimPrefix(strings.TrimRight(text, "\r\n"), "\ufeff")) > longest {
		wrong = TooLong(longest)
	}
	if errors.Is(err, io.EOF) && text != "" {
		if lines := strings.TrimRight(text, "\r"); wrong == nil && strings.Contains(lines, "\r") { // as in files of old Macs
			r.Reset(strings.NewReader(strings.ReplaceAll(lines, "\r", "\n")))
			return read(r, object)
		}
		err = nil // the last line needs no end
	}
	switch {
	case err != nil || wrong != nil:
		return "", wrong, err
	case strings.Contains(text, "\x00"):
		return "", ErrNoText, nil
	}
	return valid(strings.TrimRight(text, "\r\n")), nil, nil
}
