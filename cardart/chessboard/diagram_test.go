package chessboard

import (
	"encoding/xml"
	"image/color"
	"io"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/cardart/pieces"
	"github.com/superbridge/superbridge/cardart/sight"
	"github.com/superbridge/superbridge/game/chess"
)

func start(t *testing.T, variant string) chess.Position {
	t.Helper()
	v, err := chess.ParseVariant(variant)
	if err != nil {
		t.Fatal(err)
	}
	return chess.Start(chess.Usual(v))
}

// Outlines of ink or their edge of ivory stand out from every square, and light squares from dark ones, however one sees.
func TestGrounds(t *testing.T) {
	for _, v := range sight.Visions {
		for _, ground := range []color.NRGBA{Light, Dark, CastleLight, CastleDark} {
			if d := v.Difference(pieces.Ink, ground); d < 40 {
				t.Errorf("%s: ink on %v differs by %.1f only", v.Name, ground, d)
			}
		}
		for _, pair := range [][2]color.NRGBA{{Light, Dark}, {CastleLight, CastleDark}, {Light, CastleLight}, {Dark, CastleDark}} {
			want := 12.
			if pair[0] == Light && pair[1] == CastleLight {
				want = 8 // the frame tells the rest
			}
			if d := v.Difference(pair[0], pair[1]); d < want {
				t.Errorf("%s: %v and %v differ by %.1f only", v.Name, pair[0], pair[1], d)
			}
		}
	}
}

// Nothing of a diagram is outside of it, and all pieces are on it.
func TestDiagram(t *testing.T) {
	bare := chess.Start(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 2}))
	for _, v := range views() {
		for _, labels := range []bool{false, true} {
			empty := Board(v, labels)
			d := Diagram(start(t, "A1-4"), Options{View: v, Labels: labels})
			if d.Width != v.Size() || d.Height != v.Size() {
				t.Errorf("%+v: %v × %v", v, d.Width, d.Height)
			}
			for _, s := range d.Shapes {
				low, high := s.Path.Bounds()
				if half := s.Line / 2; low.X-half < -1e-6 || low.Y-half < -1e-6 || high.X+half > d.Width+1e-6 || high.Y+half > d.Height+1e-6 {
					t.Errorf("%+v: a shape from %v to %v", v, low, high)
				}
			}
			two := Diagram(bare, Options{View: v, Labels: labels})
			if four, two := len(d.Shapes)-len(empty.Shapes), len(two.Shapes)-len(empty.Shapes); four != 2*two || two == 0 {
				t.Errorf("%+v: four armies have %d shapes, two %d", v, four, two)
			}
		}
	}
}

// A piece covers those behind it: squares come from the top to the bottom of the picture.
func TestStanding(t *testing.T) {
	for _, v := range views() {
		all := standing(start(t, "B-4"), v)
		if len(all) != 60 {
			t.Errorf("%+v: %d pieces", v, len(all))
		}
		for i, s := range all[1:] {
			if v.Centre(s).Y < v.Centre(all[i]).Y-1e-6 {
				t.Errorf("%+v: %v comes after %v", v, s, all[i])
			}
		}
	}
}

// A move is marked on its squares and on no others.
func TestMarks(t *testing.T) {
	p := start(t, "A1-4")
	square := func(text string) chess.Square {
		s, err := chess.ParseSquare(text)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for text, want := range map[string]string{"c4-d5": "c4 d5", "b4-c6-e7": "b4 c6 e7", "g7=Q": "g7", "pass": ""} {
		m, err := chess.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		v := View{Corner: true}
		const px = 720
		plain := Diagram(p, Options{View: v}).Raster(px, px)
		marked := Diagram(p, Options{View: v, Marks: []Mark{MarkOf(chess.Blue, m)}}).Raster(px, px)
		changed := map[chess.Square]bool{}
		for s := range chess.Square(chess.Squares) {
			at := v.Square(s, 1).Points[0] // beside the piece
			x, y := int(at.X/v.Size()*px), int(at.Y/v.Size()*px)
			if plain.RGBAAt(x, y) != marked.RGBAAt(x, y) {
				changed[s] = true
			}
		}
		for _, name := range strings.Fields(want) {
			if !changed[square(name)] {
				t.Errorf("%s: %s isn't marked", text, name)
			}
			delete(changed, square(name))
		}
		if len(changed) > 0 {
			t.Errorf("%s marks %v too", text, changed)
		}
	}
}

// A diagram is a document of its own in SVG.
func TestDiagramSVG(t *testing.T) {
	var out strings.Builder
	if err := Diagram(start(t, "A2-3"), Options{View: View{Corner: true}, Labels: true}).SVG(&out, "Red <1> & others"); err != nil {
		t.Fatal(err)
	}
	d := xml.NewDecoder(strings.NewReader(out.String()))
	paths := 0
	for {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "path" {
			paths++
		}
	}
	if paths < 45*10 {
		t.Errorf("%d paths only", paths)
	}
}
