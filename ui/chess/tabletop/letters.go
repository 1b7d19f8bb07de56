package tabletop

import (
	"image"
	"math"
	"strconv"
	"sync"

	"fyne.io/fyne/v2"
	fynetheme "fyne.io/fyne/v2/theme"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"github.com/superbridge/superbridge/ui/kit/theme"
)

// label is the name of a file or a rank on the rim, with its place on the board: in sides of a square from the middle,
// as seen by red.
type label struct {
	text       string
	across, up float64
}

// labels returns the names at both ends of every file and rank, in line with it, in the middle of a rim of a width in sides of a
// square.
func labels(rim float64) (all []label) {
	for i := 1; i <= 2*half; i++ {
		at := float64(i) - half - 0.5
		file, rank := string(rune('a'+i-1)), strconv.Itoa(i)
		end := min(half+rim/2, cut+(rim+enamelWide)/math.Sqrt2-math.Abs(at)) // beside a straight side, or beyond stairs and enamel
		for _, sign := range [...]float64{-1, 1} {
			all = append(all, label{file, at, sign * end}, label{rank, sign * end, at})
		}
	}
	return all
}

// letterSize is the size of the letters on the rim, in sides of a square.
const letterSize = 0.34

// letters writes the names of files and ranks on the rim of a picture of the board, upright.
func (b ground) letters(picture *image.RGBA) {
	if !b.Labels {
		return
	}
	scale := float64(picture.Rect.Dx()) / float64(b.W)
	face, err := opentype.NewFace(letterFont(), &opentype.FaceOptions{Size: letterSize * float64(b.Side) * scale, DPI: 72})
	if err != nil {
		return // of a size that no font has
	}
	ink := theme.Mix(b.palette.WoodLight, b.palette.FeltInk, 0.75)
	d := font.Drawer{Dst: picture, Src: image.NewUniform(ink), Face: face}
	box, _ := font.BoundString(face, "d0")
	for _, l := range labels(float64(b.Rim / b.Side)) {
		across, up := l.across, l.up
		for range b.Facing.Bottom {
			across, up = -up, across
		}
		x, y := b.screen(across, up)
		d.Dot = fixed.Point26_6{
			X: fixed.Int26_6(float64(x)*scale*64) - d.MeasureString(l.text)/2,
			Y: fixed.Int26_6(float64(y)*scale*64) - (box.Min.Y+box.Max.Y)/2,
		}
		d.DrawString(l.text)
	}
}

// letterFont is the font of the window.
var letterFont = sync.OnceValue(func() *opentype.Font {
	f, err := opentype.Parse(fynetheme.DefaultTheme().Font(fyne.TextStyle{Bold: true}).Content())
	if err != nil {
		panic(err) // it is part of the program
	}
	return f
})
