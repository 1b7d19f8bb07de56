package command

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess/chesstest"
)

// A variant, a position and a game are drawn, as SVG and as PNG.
func TestChessDraw(t *testing.T) {
	dir := t.TempDir()
	svg := func(name string, args ...string) string {
		path := filepath.Join(dir, name)
		mustAsk(t, append([]string{"chess", "draw", "-out", path}, args...)...)
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	start := svg("start.svg", "A1-4")
	if !strings.HasPrefix(start, "<svg ") || !strings.Contains(start, "<title>bBbRbP2yPyRyB/") {
		t.Errorf("it begins with %.300s", start)
	}
	if svg("bottom.svg", "-bottom", "blue", "A1-4") == start || svg("grid.svg", "-view", "grid", "A1-4") == start ||
		svg("labels.svg", "-labels=false", "A1-4") == start {
		t.Error("flags change nothing")
	}
	text := chesstest.Positions[0].Text
	if svg("one.svg", text) != svg("eight.svg", strings.Fields(text)...) {
		t.Error("a position of eight arguments is another one")
	}
	if svg("game.svg", "A1-2 ; d3-e4 ; *") == svg("still.svg", "8/10/12/14/14/14/14/14/14/14/14/12/2rKyK6/8 r A1-2 r-y- - - 0 1") {
		t.Error("a game is drawn as another position")
	}
	path := filepath.Join(dir, "start.png")
	mustAsk(t, "chess", "draw", "-out", path, "-width", "300", "A1-4")
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if m, err := png.Decode(file); err != nil || m.Bounds().Dx() != 300 || m.Bounds().Dy() != 300 {
		t.Errorf("%v", err)
	}
	wantRefusal(t, ask("chess", "draw", "-out", path, "A1-4"), 2, "-force")
	mustAsk(t, "chess", "draw", "-out", path, "-force", "A1-2")
}

func TestChessDrawRefuses(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct{ args, mentions string }{
		{"A1-4", "-out"},
		{"-out x.gif A1-4", "x.gif"},
		{"-out x.svg", "want a variant"},
		{"-out x.svg A1-7", "A1-7"},
		{"-out x.svg -view round A1-4", "-view"},
		{"-out x.svg -bottom pink A1-4", "-bottom"},
		{"-out x.svg -width 100 A1-4", "-width"},
		{"-out x.png -width 1 A1-4", "-width 1"},
		{"-out x.svg A1-4;d3-e5;*", "turn 1"},
	} {
		args := strings.Fields("chess draw " + strings.ReplaceAll(c.args, "x.", filepath.Join(dir, "x.")))
		wantRefusal(t, ask(args...), 2, c.mentions)
	}
	if got := ask("chess", "draw", "-out", filepath.Join(dir, "none", "x.svg"), "A1-4"); got.status != 1 {
		t.Errorf("a folder that isn't there: %+v", got)
	}
}
