package command

import (
	"bufio"
	"errors"
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
	"github.com/superbridge/superbridge/ui/kit/text"
)

// The widths of a picture in pixels.
const (
	leastDiagram = 64
	usualDiagram = 1200
	mostDiagram  = 8000
)

// drawChess writes a position as a picture.
func drawChess(args []string, stdout io.Writer) error {
	f := noFlags("superbridge chess draw", text.T("command.chess.draw-help"), stdout)
	out := f.String("out", "", text.T("command.chess.draw-flag-out"))
	view := f.String("view", "corner", text.T("command.chess.draw-flag-view"))
	bottom := f.String("bottom", "red", text.T("command.chess.draw-flag-bottom"))
	labels := f.Bool("labels", true, text.T("command.chess.draw-flag-labels"))
	width := f.Int("width", usualDiagram, text.T("command.chess.draw-flag-width", "From", leastDiagram, "To", mostDiagram))
	force := f.Bool("force", false, text.T("command.chess.draw-flag-force"))
	if err := f.parse(args); err != nil {
		return err
	}
	ending := strings.ToLower(filepath.Ext(*out))
	switch {
	case *out == "":
		return usage("command.chess.draw-no-out")
	case ending != ".svg" && ending != ".png":
		return usage("command.chess.draw-ending", "File", *out)
	case *view != "corner" && *view != "grid":
		return usage("command.chess.draw-view", "View", *view)
	case f.given("width") && ending != ".png":
		return usage("command.chess.draw-width-of-svg")
	case *width < leastDiagram || *width > mostDiagram:
		return outside("width", *width, leastDiagram, mostDiagram)
	case f.NArg() == 0:
		return usage("command.chess.draw-what")
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
	return 0, usage("command.chess.draw-bottom", "Army", name)
}

// drawnPosition returns the position to draw, and marks the last moves of a game.
func drawnPosition(drawn string, o *chessboard.Options) (chess.Position, error) {
	if !strings.Contains(drawn, ";") {
		return chessPosition(strings.Fields(drawn))
	}
	g, _, err := chess.Parse(drawn)
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
		return usage("command.fault.exists", "File", path)
	case err != nil:
		return failed("command.chess.draw-cannot", "File", path, "Why", disk.Reason(err))
	}
	return nil
}
