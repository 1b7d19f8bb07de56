package statistics

import (
	"bufio"
	"errors"
	"fmt"
	"image/png"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"syscall"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/text"
)

// Which figures can be written, and how.
const (
	wholePage = iota
	onlyTable
	onlyTrend
	onlyBars
	onlyHeat
)

const (
	asSVG = iota
	asPNG
)

// order is a picture that is to be written, as the sheet shows it.
type order struct {
	what, format, ground int // ground is 1 for a dark one
	dir                  string
	written              string // the path of the picture, once it is there
	err                  error  // why the last attempt wrote nothing, or nil
}

// endings of the names, by format.
var endings = [...]string{asSVG: ".svg", asPNG: ".png"}

// pixels is the size of a picture as PNG: 12 pixels to the millimetre, about 300 to the inch.
func pixels(d vector.Drawing) (w, h int) {
	return int(math.Round(12 * d.Width)), int(math.Round(12 * d.Height))
}

// write writes a drawing into a file that isn't there, and returns its path. Nobody sees half
// a picture: it is made under another name, which goes away if something fails.
func write(dir, name string, format int, d vector.Drawing) (path string, err error) {
	file, err := os.CreateTemp(dir, ".superbridge-*")
	if err != nil {
		return "", plainly(dir, err)
	}
	defer os.Remove(file.Name())
	out := bufio.NewWriter(file)
	err = errors.Join(encode(out, format, name, d), out.Flush(), file.Chmod(0o644), file.Close())
	if err != nil {
		return "", plainly(dir, err)
	}
	path, err = moveToFree(file.Name(), filepath.Join(dir, name), endings[format])
	if err != nil {
		return "", plainly(dir, err)
	}
	return path, nil
}

func encode(out io.Writer, format int, title string, d vector.Drawing) error {
	if format == asPNG {
		w, h := pixels(d)
		return png.Encode(out, d.Raster(w, h))
	}
	return d.SVG(out, title)
}

// moveToFree gives a file the first free name: "stem.svg", "stem 2.svg" and so on.
func moveToFree(from, stem, ending string) (path string, err error) {
	for i := 1; ; i++ {
		path = freeName(stem, ending, i)
		// A link is never made over another file; where there are no links, a look must do.
		switch err := os.Link(from, path); {
		case err == nil:
			return path, nil
		case errors.Is(err, fs.ErrExist):
			continue
		}
		if _, err := os.Lstat(path); err == nil {
			continue
		}
		return path, os.Rename(from, path)
	}
}

func freeName(stem, ending string, i int) string {
	if i > 1 {
		stem += " " + strconv.Itoa(i)
	}
	return stem + ending
}

// nextPath is where a picture would be written now.
func (o order) nextPath() string {
	stem := filepath.Join(o.dir, text.T("statistics.export.name"))
	for i := 1; ; i++ {
		path := freeName(stem, endings[o.format], i)
		if _, err := os.Lstat(path); err != nil { // not there, or nobody can say
			return path
		}
	}
}

// plainly says why nothing can be written to a folder, without the name of a file that nobody
// has heard of.
func plainly(dir string, err error) error {
	var number syscall.Errno
	if errors.As(err, &number) {
		return fmt.Errorf("%s: %w", dir, number)
	}
	return err
}
