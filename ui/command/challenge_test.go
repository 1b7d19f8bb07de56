package command

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	decoder "github.com/makiuchi-d/gozxing/qrcode"

	"github.com/superbridge/superbridge/game/bridge/challenge"
)

// challenged writes a new challenge to a file of a folder.
func challenged(t *testing.T, args ...string) (file string) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "new"+challenge.Extension)
	mustAsk(t, append(append([]string{"challenge", "new"}, args...), file)...)
	return file
}

// Three data folders play and exchange a challenge of 16 boards: then all have the same ranking.
func TestThreeFoldersExchangeAChallenge(t *testing.T) {
	file := challenged(t, "-deals", "16", "-seed", "5")
	names, dirs, texts := []string{"Ann", "Боря", "Cid"}, []string{t.TempDir(), t.TempDir(), t.TempDir()}, make([]string, 3)
	for i, dir := range dirs {
		texts[i] = filepath.Join(dir, "sent.sbc")
		sent := mustAsk(t, "challenge", "play", "-data-dir", dir, "-players", "beginner", "-seed", fmt.Sprint(i), "-name", names[i], file)
		if err := os.WriteFile(texts[i], []byte("Dear friends,\n> "+strings.ReplaceAll(sent, "\n", "\n> ")), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if said := mustAsk(t, "challenge", "show", "-data-dir", t.TempDir(), texts[0]); !strings.Contains(said, "16 results are sealed") || strings.Contains(said, "-S ") {
		t.Errorf("before it is played:\n%s", said)
	}
	var shown, sent []string
	for i, dir := range dirs {
		mustAsk(t, "challenge", "add", "-data-dir", dir, texts[(i+1)%3], texts[(i+2)%3])
		if said := mustAsk(t, "challenge", "add", "-data-dir", dir, texts[(i+1)%3]); said != "16 deals of SuperBridge: 0 new results\n" {
			t.Errorf("what comes again is new: %s", said)
		}
		shown = append(shown, mustAsk(t, "challenge", "show", "-data-dir", dir, file))
		sent = append(sent, mustAsk(t, "challenge", "show", "-text", "-data-dir", dir, file))
	}
	if shown[0] != shown[1] || shown[1] != shown[2] || sent[0] != sent[1] || sent[1] != sent[2] {
		t.Errorf("the folders differ:\n%s", strings.Join(shown, "\n"))
	}
	if n := strings.Count(shown[0], "16/16"); n != 3 || strings.Contains(shown[0], "sealed") {
		t.Errorf("%d players in the ranking:\n%s", n, shown[0])
	}
	records := mustAsk(t, "challenge", "show", "-records", "-data-dir", dirs[0], file)
	if n := strings.Count(records, `"score":`); n != 48 {
		t.Errorf("%d results as records", n)
	}
}

// Four boards with a result are a QR code that another library reads.
func TestChallengeAsQRCode(t *testing.T) {
	dir := t.TempDir()
	sent := filepath.Join(dir, "sent.sbc")
	text := mustAsk(t, "challenge", "play", "-data-dir", dir, "-players", "beginner", "-name", "Ann", challenged(t, "-seed", "3"))
	if err := os.WriteFile(sent, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	picture := filepath.Join(dir, "code.png")
	mustAsk(t, "challenge", "show", "-data-dir", dir, "-qr", picture, sent)
	opened, err := os.Open(picture)
	if err != nil {
		t.Fatal(err)
	}
	defer opened.Close()
	img, err := png.Decode(opened)
	if err != nil {
		t.Fatal(err)
	}
	bitmap, err := gozxing.NewBinaryBitmapFromImage(img)
	if err != nil {
		t.Fatal(err)
	}
	read, err := decoder.NewQRCodeReader().Decode(bitmap, nil)
	if err != nil {
		t.Fatal(err)
	}
	if c, err := challenge.Parse(read.GetText()); err != nil || c.String() != text {
		t.Errorf("%v: read %q, want %q", err, read.GetText(), text)
	}
	if a := ask("challenge", "show", "-data-dir", dir, "-qr", picture, sent); a.status != 2 || !strings.Contains(a.stderr, "is there already") {
		t.Errorf("over a file that is there: %d, %s", a.status, a.stderr)
	}
	if a := ask("challenge", "show", "-data-dir", dir, "-qr", filepath.Join(dir, "large.png"), challenged(t, "-deals", "32", "-seed", "1")); a.status != 0 {
		t.Errorf("32 boards without results: %s", a.stderr)
	}
}

// What is no challenge gets one sentence and exit status 2, and so do other mistakes.
func TestChallengeMistakes(t *testing.T) {
	dir, file := t.TempDir(), challenged(t, "-seed", "1")
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	none, cut := write("none.sbc", "hello\n"), write("cut.sbc", string(whole[:40]))
	changed, newer := write("changed.sbc", strings.Replace(string(whole), "\n", "7\n", 1)), write("newer.sbc", strings.Replace(string(whole), "SBC1", "SBC7", 1))
	for _, tt := range []struct{ args, want string }{
		{"", "want new, play"}, {"sing", `challenge has no "sing"`},
		{"new -deals 0", "-deals"}, {"new -deals 33", "-deals"}, {"new -rules whist", "whist"}, {"new -daily yesterday", "yesterday"},
		{"new -daily 2026-11-22 -deals 4", "8"}, {"new -house redeal -rules duplicate", "house"}, {"new " + file, "is there already"}, {"new a b", `"b"`},
		{"show", "want a FILE"}, {"show a b", `"b"`}, {"show " + filepath.Join(dir, "gone.sbc"), "gone.sbc"}, {"show " + dir, "is a folder"},
		{"show " + none, "there is no challenge in it"}, {"add " + cut, "the end of the challenge is missing"}, {"play -players club " + changed, "has been changed on its way"},
		{"add " + file + " " + newer, "a newer version of the program"}, {"play -players nobody " + file, "nobody"}, {"play -name Ann " + file, "-players"}, {"play -seed 1 " + file, "-players"},
		{"play -players club -name " + strings.Repeat("x", 41) + " " + file, "1 to 40 letters"}, {"show -qr " + file + " " + file, "is there already"},
	} {
		words := strings.Fields(tt.args)
		if len(words) > 0 && words[0] != "sing" {
			words = append([]string{words[0], "-data-dir", filepath.Join(dir, "data")}, words[1:]...)
		}
		a := ask(append([]string{"challenge"}, words...)...)
		if a.status != 2 || a.stdout != "" || strings.Count(a.stderr, "\n") != 1 || !strings.Contains(a.stderr, tt.want) {
			t.Errorf("challenge %s: status %d, %q, %q", tt.args, a.status, a.stdout, a.stderr)
		}
	}
	if said := mustAsk(t, "challenge", "show", "-data-dir", filepath.Join(dir, "data"), file); !strings.HasPrefix(said, "4 deals of SuperBridge\n") {
		t.Errorf("after all mistakes: %s", said)
	}
}

// Without players the window opens on the challenge.
func TestChallengeOpensTheWindow(t *testing.T) {
	file, dir := challenged(t, "-rules", "rubber", "-seed", "1"), t.TempDir()
	var got Window
	var out, wrong strings.Builder
	status := Run(t.Context(), []string{"challenge", "play", "-data-dir", dir, file}, &out, &wrong, Front{Open: func(w Window) error {
		got = w
		return nil
	}})
	c, err := challenge.Parse(got.Challenge)
	if status != 0 || err != nil || got.Dir != dir || len(c.Boards) != 4 || got.Deals == nil || got.Chance == nil {
		t.Errorf("status %d, %v, %+v; %s", status, err, got, wrong.String())
	}
}
