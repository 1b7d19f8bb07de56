package pieces

import (
	"image"
	"image/color"
	"testing"

	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
)

var (
	kinds  = []chess.Kind{chess.King, chess.Queen, chess.Bishop, chess.Knight, chess.Rook, chess.Pawn}
	armies = []chess.Army{chess.Red, chess.Blue, chess.Yellow, chess.Green}
)

// Nothing of a piece, its rim included, is cut off at the edge of its drawing.
func TestDrawInside(t *testing.T) {
	for _, k := range kinds {
		for _, by := range append(armies, chess.NoArmy) {
			for i, s := range DrawTaken(k, chess.Red, by).Shapes {
				low, high := s.Path.Bounds()
				if half := s.Line / 2; low.X < half || low.Y < half || high.X+half > Size || high.Y+half > Size {
					t.Errorf("%v, taken over by %v: shape %d reaches from %v to %v with a line of %.1f", k, by, i, low, high, s.Line)
				}
			}
		}
	}
}

// Each kind of each army has a picture of its own, and so has each captor's.
func TestImagesDiffer(t *testing.T) {
	seen := map[string]bool{}
	for _, k := range kinds {
		for _, a := range armies {
			for _, by := range armies {
				picture := string(ImageTaken(k, a, by, 40).Pix)
				if by == a && picture != string(Image(k, a, 40).Pix) {
					t.Errorf("%v of %v has a rim in its own colour", k, a)
				}
				if seen[picture] {
					t.Errorf("%v of %v, taken over by %v, looks like another piece", k, a, by)
				}
				seen[picture] = true
			}
		}
	}
}

// What is no kind is drawn as nothing, and what is no army in grey without a sign.
func TestDrawNothing(t *testing.T) {
	for _, k := range []chess.Kind{chess.NoKind, chess.Pawn + 1, 255} {
		if d := Draw(k, chess.Red); len(d.Shapes) > 0 || d.Width != Size || d.Height != Size {
			t.Errorf("kind %d: %d shapes in a box of %v × %v", k, len(d.Shapes), d.Width, d.Height)
		}
	}
	if len(Draw(chess.Pawn, chess.NoArmy).Shapes) == 0 {
		t.Error("a pawn of no army isn't drawn")
	}
	if size := Image(chess.King, chess.Blue, 0).Bounds().Size(); size != image.Pt(1, 1) {
		t.Errorf("a picture of no pixels is %v large", size)
	}
}

// At 24 pixels the outline alone tells two kinds apart.
func TestOutlinesDiffer(t *testing.T) {
	const px, least = 24, 26
	for i, k := range kinds {
		for _, o := range kinds[:i] {
			a, b := Image(k, chess.Red, px), Image(o, chess.Red, px)
			differ := 0
			for p := 3; p < len(a.Pix); p += 4 {
				if (a.Pix[p] > 127) != (b.Pix[p] > 127) {
					differ++
				}
			}
			if differ < least {
				t.Errorf("the outlines of %v and %v differ in %d of %d pixels only", k, o, differ, px*px)
			}
		}
	}
}

// At 28 pixels the signs alone tell the armies apart, without any colour.
func TestSignsDiffer(t *testing.T) {
	const px, least = 28, 6
	for _, k := range kinds {
		var grey [chess.Armies]*image.RGBA
		for _, a := range armies {
			d := vector.Drawing{Width: Size, Height: Size}
			brush{&d, onGround, color.NRGBA{0x80, 0x80, 0x80, 0xff}, color.NRGBA{}}.figure(figures[k], signOf(a))
			grey[a] = d.Raster(px, px)
		}
		for _, a := range armies {
			for _, b := range armies[:a] {
				differ := 0
				for p := 0; p < len(grey[a].Pix); p += 4 {
					if d := int(grey[a].Pix[p]) - int(grey[b].Pix[p]); d > 48 || d < -48 {
						differ++
					}
				}
				if differ < least {
					t.Errorf("%v: the signs of %v and %v differ in %d pixels only", k, a.Name(), b.Name(), differ)
				}
			}
		}
	}
}

// A sign alone fills its drawing and stays in it.
func TestSign(t *testing.T) {
	for _, a := range armies {
		for _, s := range Sign(a).Shapes {
			low, high := s.Path.Bounds()
			if half := s.Line / 2; low.X < half || low.Y < half || high.X+half > Size || high.Y+half > Size || high.Y-low.Y < Size/2 {
				t.Errorf("%v: a shape from %v to %v with a line of %.1f", a.Name(), low, high, s.Line)
			}
		}
	}
	if len(SignPath(chess.NoArmy, vector.Pt(1, 1), 3).Points) > 0 {
		t.Error("no army has a sign")
	}
}
