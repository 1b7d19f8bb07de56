package pieces

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
)

// signs are the signs of the armies, about the origin and about 1 high: the eye finds them equal.
var signs = [chess.Armies]vector.Path{
	chess.Red:    vector.Circle(vector.Pt(0, 0), .47),
	chess.Blue:   vector.Outline("M.16 -.54C-.22 -.54 -.5 -.3 -.5 0C-.5 .3 -.22 .54 .16 .54C.3 .54 .42 .5 .52 .44C.2 .4 .06 .22 .06 0C.06 -.22 .2 -.4 .52 -.44C.42 -.5 .3 -.54 .16 -.54Z"),
	chess.Yellow: vector.Mirrored("M0 -.54L.56 .42L0 .42"),
	chess.Green:  vector.Mirrored("M0 -.54L.2 -.54L.2 -.2L.54 -.2L.54 .2L.2 .2L.2 .54L0 .54"),
}

func signOf(a chess.Army) vector.Path {
	if a >= chess.Armies {
		return vector.Path{}
	}
	return signs[a]
}

// SignPath returns the sign of an army: a disc for red, a crescent for blue, a triangle for yellow, a cross for green. It is about so
// high, about a point. The path of no army is empty.
func SignPath(a chess.Army, at vector.Point, height float64) vector.Path {
	return signOf(a).Transform(vector.Scale(height, height).Then(vector.Move(at.X, at.Y)))
}

// Sign returns the sign of an army in its colour, with outlines as the pieces have, on any ground.
func Sign(a chess.Army) vector.Drawing {
	d := vector.Drawing{Width: Size, Height: Size}
	path := SignPath(a, vector.Pt(Size/2, Size/2), 0.66*Size)
	const ink, ivory = 14, 22
	d.Stroke(path, vector.Plain(Ivory), ivory)
	d.Stroke(path, vector.Plain(Ink), ink)
	d.Fill(path, across(Colour(a), vector.Identity))
	return d
}
