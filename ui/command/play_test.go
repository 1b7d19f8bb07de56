package command

import (
	"bytes"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/setting"
	"github.com/superbridge/superbridge/ui/kit/text"
)

var updatePlayed = flag.Bool("update-played", false, "write what the sessions in testdata/play print")

// byLine plays lines in a folder with flags, and returns what is printed.
func byLine(t *testing.T, dir, lines string, flags ...string) string {
	t.Helper()
	var out bytes.Buffer
	if err := playByLines(t.Context(), append(flags, "-data-dir", dir), "", strings.NewReader(lines), &out, io.Discard); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// Whole boards print what they did, one in each language.
func TestPlayScripts(t *testing.T) {
	t.Cleanup(func() { text.Use(text.English) })
	for name, seed := range map[string]string{"super.en": "5", "duplicate.ru": "8", "chicago.ro": "3", "rubber.eo": "4", "twodummies.en": "5", "chinesebridge.ro": "2", "booby.ru": "6", "nullofortwo.eo": "7", "poker.en": "5", "poker.ru": "8", "chess.en": "5", "chess.eo": "6", "lesson.en": "5", "lesson.ru": "5"} {
		rules, language, _ := strings.Cut(name, ".")
		if testing.Short() && language != string(text.English) {
			continue
		}
		t.Run(name, func(t *testing.T) { playScript(t, rules, language, name, seed) })
	}
}

func playScript(t *testing.T, rules, language, name, seed string) {
	text.Use(text.Language(language))
	path := filepath.Join("testdata", "play", name+".txt")
	got := byLine(t, t.TempDir(), "", rules, "-seed", seed, "-players", "beginner", "-script", path)
	golden := filepath.Join("testdata", "play", name+".golden")
	if *updatePlayed {
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		at := 0
		for at < min(len(got), len(want)) && got[at] == want[at] {
			at++
		}
		t.Errorf("%s: it differs from %s (-update-played writes it) at %q, want %q", name, golden, got[at:min(at+200, len(got))], want[at:min(at+200, len(want))])
	}
}

// A rubber that is left goes on where it was, in the same history as the window's; -new begins another one.
func TestPlayResumes(t *testing.T) {
	dir := t.TempDir()
	byLine(t, dir, "p\n", "-seed", "5", "-players", "beginner")
	acts := func() (all []int) {
		store, err := bridgestore.OpenReadOnly(dir)
		if err != nil {
			t.Fatal(err)
		}
		defer store.Close()
		ids, err := store.Unfinished()
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range ids {
			r, err := store.Rubber(id)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, len(r.Current.Events()))
		}
		return all
	}
	before := acts()
	if len(before) != 1 || before[0] < 1 {
		t.Fatalf("after a call there are %v calls", before)
	}
	if said := byLine(t, dir, "auction\n2s\n"); !strings.Contains(said, "Round 1:") {
		t.Errorf("it doesn't go on: %s", said)
	}
	if after := acts(); len(after) != 1 || after[0] <= before[0] {
		t.Errorf("after another call there are %v calls, before %v", after, before)
	}
	byLine(t, dir, "p\n", "-new", "-seed", "6", "-players", "beginner")
	if all := acts(); len(all) != 2 {
		t.Errorf("with a new rubber there are %v", all)
	}
}

// Without a game's name what was played last goes on, whatever it is.
func TestPlayGoesOnWithTheLatest(t *testing.T) {
	dir := t.TempDir()
	byLine(t, dir, "p\n", "-seed", "5", "-players", "beginner")
	if said := byLine(t, dir, "1s\n", "twodummies", "-seed", "5", "-players", "beginner"); !strings.Contains(said, "You bid 1 spade.") {
		t.Fatal(said)
	}
	if said := byLine(t, dir, "auction\n"); !strings.Contains(said, "You bid 1 spade.") || !strings.Contains(said, "Your dummy.") {
		t.Errorf("it goes on with %s", said)
	}
	offered := func() string {
		store, err := bridgestore.OpenReadOnly(dir)
		if err != nil {
			t.Fatal(err)
		}
		defer store.Close()
		game, _, err := store.Setting(setting.Game)
		if err != nil {
			t.Fatal(err)
		}
		return game
	}
	if game := offered(); game != "TwoDummies" {
		t.Errorf("the window offers %s", game)
	}
	if said := byLine(t, dir, "auction\n", "super"); !strings.Contains(said, "Round 1:") {
		t.Errorf("Super Bridge goes on with %s", said)
	}
	if said := byLine(t, dir, "p\n"); !strings.Contains(said, "Your dummy.") {
		t.Errorf("after a look at Super Bridge it goes on with %s", said)
	}
}

// Wrong arguments are refused in words.
func TestPlayRefuses(t *testing.T) {
	for _, args := range [][]string{
		{"whist"}, {"super", "duplicate"}, {"super", "-rules", "duplicate"}, {"-brief", "-full"}, {"-speed", "32"}, {"-speed", "301"}, {"-players", "genius"}, {"-speed", "150"}, {"-speak", "-speed", "5"}, {"-script"}, {"-script", "/none/of/these"},
	} {
		if err := playByLines(t.Context(), append([]string{"-data-dir", t.TempDir()}, args...), "", strings.NewReader(""), io.Discard, io.Discard); err == nil {
			t.Errorf("%v: no error", args)
		}
	}
}
