package main

import (
	"bytes"
	"encoding/xml"
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
	want, err := drawing(imports)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(root, picture))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(bytes.ReplaceAll(got, []byte("\r\n"), []byte("\n")), want) {
		t.Errorf("%s isn't of the rooms as they are: go run ./.ci/imports -draw", picture)
	}
}

// A wing is above all that it imports, boxes don't overlap, and two games are side by side, without an arrow.
func TestLevels(t *testing.T) {
	imports := map[string][]string{
		"": {"ui"}, "ui": {"ui/home", "ui/bridge/table", "ui/kit/theme", "game/poker"}, "ui/home": {"ui/kit/theme"}, "ui/kit/theme": {},
		"ui/bridge/table": {"ui/kit/theme", "game/bridge", "game/bridge/bot"}, "game/bridge": {"game/card"},
		"game/bridge/bot": {"game/card", "game/bridge"}, "game/poker": {"game/card"}, "game/poker/bot": {"game/poker"}, "game/card": {},
	}
	wings, err := wingsOf(imports)
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
	svg, err := drawing(imports)
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
	_, err := drawing(map[string][]string{"storage": {"ui/kit/theme"}, "ui/kit/theme": {"cardart"}, "cardart": {"storage"}})
	if err == nil || !strings.Contains(err.Error(), "circle") {
		t.Errorf("a circle: %v", err)
	}
}
