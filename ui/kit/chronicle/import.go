package chronicle

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/ui/kit/disk"
)

// Import adds what is in a file, whole or not at all, and returns in words what has been added. Which family reads it its lines say; where
// several have lines in it, each reads its own. It tells how many of a hundred parts have been read. What is wrong in the file is
// a [*LineError].
func Import[F Family](ctx context.Context, families []F, path string, tell func(percent int)) (said string, err error) {
	file, err := os.Open(path)
	if err != nil {
		return "", disk.Reason(err)
	}
	defer file.Close()
	info, err := file.Stat()
	switch {
	case err != nil:
		return "", disk.Reason(err)
	case !info.Mode().IsRegular():
		return "", errors.New("it is not a file")
	}
	lines, err := owners(families, file)
	if err != nil {
		return "", disk.Reason(err)
	}
	several := slices.Min(lines.of) != slices.Max(lines.of)
	var adds []func() (string, error)
	for i, f := range families {
		if !slices.Contains(lines.of, uint8(i)) {
			continue
		}
		in := File{Name: filepath.Base(path), Size: info.Size()}
		its := io.NewSectionReader(file, 0, info.Size())
		if in.Reader = its; several {
			in.Reader = &ownLines{in: bufio.NewReader(its), lines: lines, family: uint8(i)}
		}
		add, err := f.Import(ctx, in, tell)
		if err != nil {
			return "", err
		}
		adds = append(adds, add)
	}
	var all []string
	for _, add := range adds {
		words, err := add()
		if err != nil {
			return "", err
		}
		all = append(all, words)
	}
	return strings.Join(all, " "), nil
}

// runs says of which family each line of a file is: those before the end of a run.
type runs struct {
	of  []uint8
	end []int // the line, counted from 0, before which a run ends; the last one has no end
}

// owners looks through a file. An empty one, and empty lines, are of the family before.
func owners[F Family](families []F, r io.Reader) (runs, error) {
	lines, in := runs{of: []uint8{0}}, bufio.NewReaderSize(r, 1<<16)
	begun := false
	for n := 0; ; n++ {
		line, err := in.ReadSlice('\n')
		start := bytes.TrimSpace(line)
		if len(start) > 0 {
			of := slices.IndexFunc(families, func(f F) bool { return f.Reads(start) })
			of = max(0, of)
			switch last := len(lines.of) - 1; {
			case !begun:
				lines.of[0], begun = uint8(of), true
			case lines.of[last] != uint8(of):
				lines.of, lines.end = append(lines.of, uint8(of)), append(lines.end, n)
			}
		}
		for errors.Is(err, bufio.ErrBufferFull) { // how a line begins is enough
			_, err = in.ReadSlice('\n')
		}
		switch {
		case err == io.EOF:
			return lines, nil
		case err != nil:
			return runs{}, err
		}
	}
}

// ownLines is a file in which the lines of other families are empty, so that each keeps its number.
type ownLines struct {
	in     *bufio.Reader
	lines  runs
	family uint8
	at     int    // the line
	run    int    // in which it is
	rest   []byte // of it
}

// Read implements io.Reader.
func (o *ownLines) Read(b []byte) (int, error) {
	if len(o.rest) == 0 {
		line, err := o.in.ReadBytes('\n')
		if len(line) == 0 {
			return 0, err
		}
		if o.run < len(o.lines.end) && o.at == o.lines.end[o.run] {
			o.run++
		}
		if o.at++; o.lines.of[o.run] != o.family {
			line = []byte{'\n'}
		}
		o.rest = line
	}
	n := copy(b, o.rest)
	o.rest = o.rest[n:]
	return n, nil
}
