package command

import (
	"bufio"
	"errors"
	"fmt"
	"image/png"
	"io"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/cardart/chessboard"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/disk"
)

const chessDrawUsage = `chess draw -out FILE.svg|FILE.png [flags] VARIANT|POSITION|GAME

Writes a picture of the start of a variant, of a position, which is one argument or eight, or of where a
game has come to, with the last move of each army marked. GAME is a line as superbridge chess prints it.`

// The widths of a picture in pixels.
const (
	leastDiagram = 64
	usualDiagram = 1200
	mostDiagram  = 8000
)

// drawChess writes a position as a picture.
func drawChess(args []string, stdout io.Writer) error {
	f := noFlags("superbridge chess draw", chessDrawUsage, stdout)
	out := f.String("out", "", "write this `FILE`, whose name ends in .svg or .png")
	view := f.String("view", "corner", "`VIEW` of the board: corner or grid")
	bottom := f.String("bottom", "red", "the `ARMY` at the bottom: red, blue, yellow or green")
	labels := f.Bool("labels", true, "files and ranks stand on the rim")
	width := f.Int("width", usualDiagram, fmt.Sprintf("png: it is `PX` pixels wide, %d to %d", leastDiagram, mostDiagram))
	force := f.Bool("force", false, "replace a file of the same name")
	if err := f.parse(args); err != nil {
		return err
	}
	ending := strings.ToLower(filepath.Ext(*out))
	switch {
	case *out == "":
		return usage("-out FILE must say which file to write (superbridge chess draw -h explains)")
	case ending != ".svg" && ending != ".png":
		return usage("-out %s: want a name that ends in .svg or .png", *out)
	case *view != "corner" && *view != "grid":
		return usage("-view %s: want corner or grid", *view)
	case f.given("width") && ending != ".png":
		return usage("-width is for a .png")
	case *width < leastDiagram || *width > mostDiagram:
		return usage("-width %d: want %d to %d", *width, leastDiagram, mostDiagram)
	case f.NArg() == 0:
		return usage("draw: want a variant, a position or a game (superbridge chess draw -h explains)")
	}
	quarters, err := armyNamed(*bottom)
	if err != nil {
		return err
	}
	o := chessboard.Options{View: chessboard.View{Corner: *view == "corner", Quarters: quarters}, Labels: *labels}
	p, err := drawnPosition(strings.Join(f.Args(), " "), &o)
	if err != nil {
		return usageError{err}
	}
	return writeDrawing(*out, chessboard.Diagram(p, o), p.String(), *width, *force)
}

// armyNamed returns the number of an army, from 0 for red.
func armyNamed(name string) (int, error) {
	for a := range chess.Army(chess.Armies) {
		if a.Name() == name {
			return int(a), nil
		}
	}
	return 0, usage("-bottom %s: want red, blue, yellow or green", name)
}

// drawnPosition returns the position to draw, and marks the last moves of a game.
func drawnPosition(text string, o *chessboard.Options) (chess.Position, error) {
	if !strings.Contains(text, ";") {
		return chessPosition(strings.Fields(text))
	}
	g, _, err := chess.Parse(text)
	if err != nil {
		return chess.Position{}, err
	}
	var marked chess.ArmySet
	for _, t := range slices.Backward(g.Turns()) {
		if marked.Has(t.Army) {
			break // before the last round
		}
		marked = marked.With(t.Army)
		for _, m := range t.Moves {
			o.Marks = append(o.Marks, chessboard.MarkOf(t.Army, m))
		}
	}
	return g.Position(), nil
}

// writeDrawing writes a drawing as SVG or PNG, by the ending of the file's name.
func writeDrawing(path string, d vector.Drawing, title string, width int, force bool) error {
	write := disk.WriteNew
	if force {
		write = disk.Replace
	}
	err := write(path, func(file io.Writer) error {
		if strings.EqualFold(filepath.Ext(path), ".svg") {
			return d.SVG(file, title)
		}
		out := bufio.NewWriter(file)
		if err := png.Encode(out, d.Raster(width, int(float64(width)*d.Height/d.Width+0.5))); err != nil {
			return err
		}
		return out.Flush()
	})
	switch {
	case errors.Is(err, fs.ErrExist):
		return usage("%s exists already (-force replaces it)", path)
	case err != nil:
		return fmt.Errorf("can't write %s: %w", path, disk.Reason(err))
	}
	return nil
}
