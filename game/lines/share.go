package lines

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"slices"
)

// Shares assigns the lines of a file to several readers.
type Shares struct {
	of  []int // in runs of lines of the same reader
	end []int // the line, counted from 0, before which a run ends; the last one has no end
}

// Share looks through a file, and asks of each line whose it is: that of the first reader who says so, and if none does the
// first reader's. Of a very long line only the beginning is shown. Empty lines are of the reader before.
func Share(r io.Reader, owns ...func(line []byte) bool) (Shares, error) {
	s, in := Shares{of: []int{0}}, bufio.NewReaderSize(decoded(r), 1<<16)
	begun := false
	for n := 0; ; n++ {
		line, err := in.ReadSlice('\n')
		if start := bytes.TrimSpace(line); len(start) > 0 {
			of := max(0, slices.IndexFunc(owns, func(own func([]byte) bool) bool { return own(start) }))
			switch last := len(s.of) - 1; {
			case !begun:
				s.of[0], begun = of, true
			case s.of[last] != of:
				s.of, s.end = append(s.of, of), append(s.end, n)
			}
		}
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = in.ReadSlice('\n')
		}
		switch {
		case errors.Is(err, io.EOF):
			return s, nil
		case err != nil:
			return Shares{}, err
		}
	}
}

// Has reports whether a reader has lines in the file. An empty file is the first one's.
func (s Shares) Has(reader int) bool { return slices.Contains(s.of, reader) }

// Of returns the file as a reader is to read it: with empty lines for those of others, so that each line keeps its number.
func (s Shares) Of(reader int, file io.Reader) io.Reader {
	if len(s.end) == 0 {
		return file
	}
	return &ownLines{in: bufio.NewReader(decoded(file)), shares: s, reader: reader}
}

// ownLines is a file in which the lines of other readers are empty.
type ownLines struct {
	in     *bufio.Reader
	shares Shares
	reader int
	at     int    // the line
	run    int    // in which it is
	middle bool   // of a line
	rest   []byte // unread part
}

// Read implements io.Reader.
func (o *ownLines) Read(b []byte) (int, error) {
	for len(o.rest) == 0 {
		part, err := o.in.ReadSlice('\n')
		if len(part) == 0 {
			return 0, err
		}
		if !o.middle {
			if o.run < len(o.shares.end) && o.at == o.shares.end[o.run] {
				o.run++
			}
			o.at++
		}
		o.middle = part[len(part)-1] != '\n'
		switch {
		case o.shares.of[o.run] == o.reader:
			o.rest = part
		case !o.middle || err != nil && !errors.Is(err, bufio.ErrBufferFull):
			o.rest = []byte{'\n'}
		}
	}
	n := copy(b, o.rest)
	o.rest = o.rest[n:]
	return n, nil
}
