// Package placement remembers the window's place, and so its screen, its size, and whether it filled that screen; and
// it keeps the window, with its frame, inside the part of the screen that bars and docks leave free.
//
// A placement is saved as a line of text beside the data, which opens only after the window. Wayland doesn't tell a
// program the place of its window: there only the size is remembered and the system chooses the place.
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

// Placement is the place, size and state of a window. The zero value is no placement.
type Placement struct {
	X, Y       int  // the corner inside its frame, in the system's coordinates, which cover all screens
	W, H       int  // the size inside its frame, in Fyne's units
	Maximised  bool // it fills its screen, and returns to the place and size above
	FullScreen bool // it covers its screen, including bars and docks, and returns to its state without that
}

// The largest values of a placement; systems accept more.
const farthest, largest = 1 << 20, 1 << 16

// String returns the text form, such as "120,80 1280x800", "120,80 1280x800 maximised" or with " full-screen" last.
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

// Parse parses the text form of a placement. It returns an error if the text is malformed or out of bounds.
func Parse(text string) (Placement, error) {
	var p Placement
	fmt.Sscanf(text, "%d,%d %dx%d", &p.X, &p.Y, &p.W, &p.H)
	p.Maximised, p.FullScreen = strings.Contains(text, " maximised"), strings.HasSuffix(text, " full-screen")
	if p.String() != text || max(p.X, -p.X, p.Y, -p.Y) > farthest || min(p.W, p.H) < 1 || max(p.W, p.H) > largest {
		return Placement{}, fmt.Errorf("%q is no placement of a window", text)
	}
	return p, nil
}

// file returns the path of the placement's file in a data folder.
func file(dir string) string { return filepath.Join(dir, "superbridge.window") }

// patience is the time that a window waits for the disk to deliver its placement.
const patience = 300 * time.Millisecond

// Read returns the placement saved in a data folder, or none if there is none, it is invalid, or the disk is slow.
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

// Write saves a placement in a data folder, which must exist. None isn't saved.
func Write(dir string, p Placement) error {
	if p == (Placement{}) || p == Read(dir) {
		return nil
	}
	return disk.Replace(file(dir), func(w io.Writer) error {
		_, err := io.WriteString(w, p.String())
		return err
	})
}
