package ui

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/command"
	"github.com/superbridge/superbridge/ui/home"
	"github.com/superbridge/superbridge/ui/kit/text"
)

var costs = flag.Bool("costs", false, "measure what another language costs")

// Another language is there at once and costs little memory: on the home screen, and at the table of a game of more than a hundred
// turns. The figures are in the log.
func TestALanguageCostsLittle(t *testing.T) {
	if !*costs {
		t.Skip("it is measured on demand, by make soak: other work on the machine counts too")
	}
	defer func() { spoken = text.English; text.Use(text.English) }()
	spoken = ""
	dir := filepath.Join(t.TempDir(), "data")
	importLongGame(t, dir)
	d := openHouse(t, dir)
	switchLanguages(d, "at home")
	d.step(func() { d.chooseGame(bridge.SuperBridge().Name) })
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says(text.Game(bridge.SuperBridge().Name)) })
	d.press("n")
	d.visited("bridge/table")
	switchLanguages(d, "at the table of bridge")
	d.press("Escape")
	d.until(isShown[*home.Screen](d))
	d.step(func() { d.chooseGame(chess.Name) })
	d.until(func() bool { return isShown[*home.Screen](d)() && d.says(text.Game(chess.Name)) })
	d.press("p")
	d.visited("chess/table")
	switchLanguages(d, "at the table of a long game of chess")
	d.shut()
}

// switchLanguages has a program speak Russian and English again a few times. It logs how long the window needs for it at best, and how
// much more the heap holds in Russian.
func switchLanguages(d *desk, where string) {
	d.t.Helper()
	const most, more = 300 * time.Millisecond, 3.0 // MB
	shortest, heap := time.Hour, map[text.Language]float64{}
	for range 10 {
		for _, l := range []text.Language{text.Russian, text.English} {
			s := d.settings
			s.Language = l
			began := time.Now()
			d.step(func() { d.applySettings(s) })
			shortest = min(shortest, time.Since(began))
			runtime.GC()
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			heap[l] = float64(m.HeapAlloc) / (1 << 20)
		}
	}
	d.t.Logf("%s another language is there within %v; the heap holds %.1f MB in English, %.1f MB in Russian", where, shortest.Round(time.Millisecond), heap[text.English], heap[text.Russian])
	if shortest > most || heap[text.Russian]-heap[text.English] > more {
		d.t.Errorf("%s another language costs too much", where)
	}
}

// importLongGame fills a data folder with a game of chess of more than a hundred turns, which the user is to go on with.
func importLongGame(t *testing.T, dir string) {
	t.Helper()
	run := func(dir string, args ...string) string {
		var out, wrong bytes.Buffer
		if status := command.Run(t.Context(), append([]string{"-data-dir", dir}, args...), &out, &wrong, command.Front{}); status != 0 {
			t.Fatalf("%v: status %d: %s", args, status, &wrong)
		}
		return out.String()
	}
	theirs := filepath.Join(t.TempDir(), "theirs")
	run(theirs, "chess", "-variant", "A2-2", "-seed", "2", "-save")
	line := strings.TrimSpace(run(theirs, "export", "-"))
	parts := strings.Split(line, " ; ")
	moves := strings.Fields(parts[1])
	parts[1], parts[2] = strings.Join(moves[:116], " "), "*"
	line = strings.Replace(strings.Join(parts, " ; "), "r=beginner:beginner", "r=person:", 1)
	line = regexp.MustCompile(` finished=\S+`).ReplaceAllString(line, "")
	file := filepath.Join(t.TempDir(), "game.txt")
	if err := os.WriteFile(file, []byte(line+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	run(dir, "import", file)
}
