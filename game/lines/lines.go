// Package lines reads what files have line by line. [Read] yields the lines of a text, whatever program has written it: a line
// ends with a line feed, with a carriage return before it too, or, in files of old Macs, with a carriage return alone. A
// byte order mark before the first line is no part of it. Text in UTF-16, Latin-1 and the code pages of Windows is read
// as well; what [Line] has is UTF-8. [Object] reads a line that is an object of JSON.
package lines

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"iter"
	"strings"
)

// Longest is how many bytes a line may have.
const Longest = 1 << 20

// ErrNoText is what is wrong with a line that has a zero byte.
var ErrNoText = errors.New("this is not text")

// Line is a line of a text.
type Line struct {
	Number int    // counted from 1
	Text   string // without what ends it
	Wrong  error  // why there is no text: [ErrNoText], or it is too long
}

// Read yields the lines of a text as they are read. What can't be read comes last, as an error with the number of
// the line.
func Read(r io.Reader) iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		in := bufio.NewReaderSize(decoded(r), Longest+1)
		for n := 1; ; n++ {
			text, wrong, err := read(in)
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

// read reads a line, or says what is wrong with it. With an error there are no more lines.
func read(r *bufio.Reader) (text string, wrong, err error) {
	b, err := r.ReadSlice('\n')
	text = string(b)
	for errors.Is(err, bufio.ErrBufferFull) {
		wrong = fmt.Errorf("it has more than %d bytes", Longest)
		_, err = r.ReadSlice('\n')
	}
	if errors.Is(err, io.EOF) && text != "" {
		if lines := strings.TrimRight(text, "\r"); wrong == nil && strings.Contains(lines, "\r") { // as in files of old Macs
			r.Reset(strings.NewReader(strings.ReplaceAll(lines, "\r", "\n")))
			return read(r)
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
