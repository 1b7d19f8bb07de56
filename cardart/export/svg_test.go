package export

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/cardart/vector"
)

// TestSVG writes every card and back in every choice of style, and has each drawing that
// isn't like one before rendered by librsvg, which knows nothing of our raster.
func TestSVG(t *testing.T) {
	need(t, "rsvg-convert")
	type card struct {
		name    string
		drawing vector.Drawing
		text    []byte
	}
	var cards []card
	seen := make(map[string]bool)
	for _, style := range testStyles(t) {
		for _, s := range sides(All, style.Letters) {
			d := s.drawing(style)
			var out bytes.Buffer
			if err := d.SVG(&out, s.title); err != nil {
				t.Fatal(err)
			}
			if !seen[out.String()] {
				seen[out.String()] = true
				cards = append(cards, card{s.name + "-" + style.String(), d, out.Bytes()})
			}
		}
	}
	dir := t.TempDir()
	var mu sync.Mutex
	var largest, worst card
	var size int
	var apart float64
	each(len(cards), func(i int) {
		c := cards[i]
		checkSVG(t, c.name, c.text)
		file := filepath.Join(dir, c.name+".svg")
		if err := os.WriteFile(file, c.text, 0o666); err != nil {
			t.Error(err)
			return
		}
		const w, h = 240, 336
		theirs := decode(t, say(t, "rsvg-convert", "-w", fmt.Sprint(w), "-h", fmt.Sprint(h), file))
		ours := onWhite(c.drawing.Raster(w, h))
		difference := rmse(t, ours, theirs)
		if difference > 0.01 {
			t.Errorf("%s: the raster and librsvg are %.2f %% apart; see %s", c.name, 100*difference, keep(c.name, ours, theirs))
		}
		mu.Lock()
		defer mu.Unlock()
		if len(c.text) > size {
			size, largest = len(c.text), c
		}
		if difference > apart {
			apart, worst = difference, c
		}
	})
	t.Logf("%d drawings; the largest is %s with %d bytes; farthest from librsvg is %s by %.2f %%",
		len(cards), largest.name, size, worst.name, 100*apart)
}

// The title of an SVG names the card in the language of its letters.
func TestTitlesGoByTheLetters(t *testing.T) {
	for _, c := range []struct {
		letters cardart.Letters
		want    map[string]string
	}{
		{cardart.English, map[string]string{"SM": "maid of spades", "CZ": "12 of clubs", "back": "back of a card"}},
		{cardart.Romanian, map[string]string{"SM": "subretă de pică", "CK": "rege de treflă", "DZ": "12 de caro", "back": "spatele unei cărți"}},
		{cardart.Russian, map[string]string{"SM": "фрейлина пик", "HA": "туз червей", "DZ": "12 бубён", "back": "рубашка карты"}},
		{cardart.Esperanto, map[string]string{"SM": "servistino de pikoj", "HA": "aso de keroj", "DJ": "fanto de karooj", "back": "dorso de karto"}},
	} {
		files := write(t, Options{Style: cardart.Style{Letters: c.letters}})
		for name, want := range c.want {
			if !strings.Contains(string(files[name+".svg"]), "<title>"+want+"</title>") {
				t.Errorf("%s isn't called %s", name, want)
			}
		}
	}
}

// drawn are the elements that a card may have, with their attributes: nothing that needs a
// font, a picture or the net.
var drawn = map[string]string{
	"svg":            "xmlns xlink width height viewBox role stroke-linecap stroke-linejoin",
	"title":          "",
	"g":              "id",
	"use":            "href transform",
	"path":           "fill fill-opacity stroke stroke-opacity stroke-width d",
	"linearGradient": "id gradientUnits x1 y1 x2 y2",
	"stop":           "offset stop-color stop-opacity",
}

func checkSVG(t *testing.T, name string, text []byte) {
	if len(text) >= 40_000 {
		t.Errorf("%s has %d bytes, too many", name, len(text))
	}
	ids := make(map[string]bool)
	paths := 0
	in := xml.NewDecoder(bytes.NewReader(text))
	for {
		token, err := in.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
			return
		}
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		attributes, ok := drawn[element.Name.Local]
		if !ok {
			t.Errorf("%s has a <%s>", name, element.Name.Local)
		}
		if element.Name.Local == "path" {
			paths++
		}
		for _, a := range element.Attr {
			switch what := a.Name.Local; {
			case !slices.Contains(strings.Fields(attributes), what):
				t.Errorf("%s has a <%s> with %s", name, element.Name.Local, what)
			case what == "id" && ids[a.Value]:
				t.Errorf("%s has two elements %s", name, a.Value)
			case what == "id":
				ids[a.Value] = true
			case what == "href" && !ids[strings.TrimPrefix(a.Value, "#")], strings.HasPrefix(a.Value, "url(") && !ids[strings.TrimSuffix(strings.TrimPrefix(a.Value, "url(#"), ")")]:
				t.Errorf("%s uses %s, of which there is only %v", name, a.Value, slices.Sorted(maps.Keys(ids)))
			}
		}
	}
	if paths < 2 {
		t.Errorf("%s has %d paths", name, paths)
	}
}

func BenchmarkSVG(b *testing.B) {
	for _, s := range sides(All, cardart.English) {
		if s.name == "SK" || s.name == "S5" || s.name == "back" {
			d := s.drawing(testStyles(b)[0])
			b.Run(s.name, func(b *testing.B) {
				for b.Loop() {
					d.SVG(io.Discard, s.title)
				}
			})
		}
	}
}
