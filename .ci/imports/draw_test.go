package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The picture in the documentation shows the rooms as they are.
func TestThePictureIsUpToDate(t *testing.T) {
	root := filepath.Join("..", "..")
	imports, breaches := read(sources(root))
	if len(breaches) > 0 {
		t.Fatalf("%d breaches, the first: %s", len(breaches), breaches[0])
	}
	for _, p := range plans {
		want, err := p.drawing(imports)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join(root, p.file))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n")), want) {
			t.Errorf("%s isn't of the rooms as they are: go run ./.ci/imports -draw", p.file)
		}
		inside(t, p.file, want)
	}
}

// inside checks that all that a picture shows lies inside its canvas.
func inside(t *testing.T, name string, svg []byte) {
	t.Helper()
	var drawn struct {
		ViewBox string `xml:"viewBox,attr"`
		Rects   []struct {
			X      float64 `xml:"x,attr"`
			Y      float64 `xml:"y,attr"`
			Width  string  `xml:"width,attr"`
			Height string  `xml:"height,attr"`
		} `xml:"rect"`
		Texts []struct {
			X float64 `xml:"x,attr"`
			Y float64 `xml:"y,attr"`
		} `xml:"text"`
		Paths []struct {
			D string `xml:"d,attr"`
		} `xml:"path"`
	}
	if err := xml.Unmarshal(svg, &drawn); err != nil {
		t.Fatal(err)
	}
	var x0, y0, width, height float64
	if _, err := fmt.Sscan(drawn.ViewBox, &x0, &y0, &width, &height); err != nil {
		t.Fatal(err)
	}
	at := func(x, y float64) {
		if x < 0 || y < 0 || x > width || y > height {
			t.Errorf("%s: %v,%v is outside its canvas of %v by %v", name, x, y, width, height)
		}
	}
	for _, r := range drawn.Rects[1:] { // the first is the ground
		var w, h float64
		if _, err := fmt.Sscan(r.Width+" "+r.Height, &w, &h); err != nil {
			t.Fatal(err)
		}
		at(r.X, r.Y)
		at(r.X+w, r.Y+h)
	}
	for _, text := range drawn.Texts {
		at(text.X, text.Y)
	}
	for _, p := range drawn.Paths {
		var c [8]float64
		if n, err := fmt.Sscanf(p.D, "M%f %fC%f %f %f %f %f %f", &c[0], &c[1], &c[2], &c[3], &c[4], &c[5], &c[6], &c[7]); n < 8 {
			t.Fatal(err)
		}
		for i := 0; i < len(c); i += 2 {
			at(c[i], c[i+1])
		}
	}
}

// A wing is above all that it imports, boxes don't overlap, and two games are side by side, without an arrow.
func TestLevels(t *testing.T) {
	imports := map[string][]string{
		"": {"ui"}, "ui": {"ui/home", "ui/bridge/table", "ui/kit/theme", "game/poker"}, "ui/home": {"ui/kit/theme"}, "ui/kit/theme": {},
		"ui/bridge/table": {"ui/kit/theme", "game/bridge", "game/bridge/bot"}, "game/bridge": {"game/card"},
		"game/bridge/bot": {"game/card", "game/bridge"}, "game/poker": {"game/card"}, "game/poker/bot": {"game/poker"}, "game/card": {},
	}
	house := plans[0]
	wings, err := house.wingsOf(imports)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range wings {
		for below := range w.below {
			if wings[below].level >= w.level {
				t.Errorf("%s on level %d imports %s on level %d", w.name, w.level, below, wings[below].level)
			}
		}
	}
	bridge, poker := wings["game/bridge"], wings["game/poker"]
	if bridge.level != poker.level || bridge.below["game/poker"] || poker.below["game/bridge"] {
		t.Errorf("bridge is on level %d, poker on %d", bridge.level, poker.level)
	}
	place(levelsOf(wings))
	for _, a := range wings {
		for _, b := range wings {
			if a != b && a.x < b.x+b.w && b.x < a.x+a.w && a.y < b.y+b.h && b.y < a.y+a.h {
				t.Errorf("%s is over %s", a.name, b.name)
			}
		}
	}
	svg, err := house.drawing(imports)
	if err != nil {
		t.Fatal(err)
	}
	for d := xml.NewDecoder(bytes.NewReader(svg)); ; {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	if arrows := strings.Count(string(svg), "url(#head)"); arrows != 9 {
		t.Errorf("%d arrows", arrows)
	}
}

// Wings that import each other are told.
func TestCircle(t *testing.T) {
	_, err := plans[0].drawing(map[string][]string{"storage": {"ui/kit/theme"}, "ui/kit/theme": {"cardart"}, "cardart": {"storage"}})
	if err == nil || !strings.Contains(err.Error(), "circle") {
		t.Errorf("a circle: %v", err)
	}
}
