// Package placement remembers where the window was: at which place and so on which screen, how large, and whether it filled that screen;
// and it keeps the window, with its frame, inside what bars and docks leave of the screen.
//
// It is kept in a line of text beside the data, which opens only after the window. Wayland tells no program where its window is: there
// the size is remembered and the place is the system's.
package placement

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/superbridge/superbridge/ui/kit/disk"
)

// Placement is where a window is. The zero value is none.
type Placement struct {
	X, Y       int  // the corner of what its frame holds, in the system's coordinates, which go over all screens
	W, H       int  // what its frame holds, in Fyne's units
	Maximised  bool // it fills its screen, and comes back to the place and size above
	FullScreen bool // it covers its screen, bars and docks too, and comes back to what it is without that
}

// The largest values that a placement has: what systems take is wider.
const farthest, largest = 1 << 20, 1 << 16

// String returns the text form: "120,80 1280x800", with " maximised" and " full-screen" behind it if it is that.
func (p Placement) String() string {
	text := fmt.Sprintf("%d,%d %dx%d", p.X, p.Y, p.W, p.H)
	if p.Maximised {
		text += " maximised"
	}
	if p.FullScreen {
		text += " full-screen"
	}
	return text
}

// Parse returns the placement of a text form. It returns an error if the text is another one, or something in it is out of bounds.
func Parse(text string) (Placement, error) {
	var p Placement
	fmt.Sscanf(text, "%d,%d %dx%d", &p.X, &p.Y, &p.W, &p.H)
	p.Maximised, p.FullScreen = strings.Contains(text, " maximised"), strings.HasSuffix(text, " full-screen")
	if p.String() != text || max(p.X, -p.X, p.Y, -p.Y) > farthest || min(p.W, p.H) < 1 || max(p.W, p.H) > largest {
		return Placement{}, fmt.Errorf("%q is no placement of a window", text)
	}
	return p, nil
}

// file returns the file that it is kept in.
func file(dir string) string { return filepath.Join(dir, "superbridge.window") }

// patience is how long a window waits for a disk that says where it was.
const patience = 300 * time.Millisecond

// Read returns the placement that is kept in a data folder, or none if there is none, it makes no sense, or the disk takes long.
func Read(dir string) Placement {
	read := make(chan Placement, 1)
	go func() {
		var p Placement
		if f, err := os.Open(file(dir)); err == nil {
			defer f.Close()
			text, _ := io.ReadAll(io.LimitReader(f, 100))
			p, _ = Parse(string(text))
		}
		read <- p
	}()
	select {
	case p := <-read:
		return p
	case <-time.After(patience):
		return Placement{}
	}
}

// Write keeps a placement in a data folder, which must be there. None is not kept.
func Write(dir string, p Placement) error {
	if p == (Placement{}) || p == Read(dir) {
		return nil
	}
	return disk.Replace(file(dir), func(w io.Writer) error {
		_, err := io.WriteString(w, p.String())
		return err
	})
}
