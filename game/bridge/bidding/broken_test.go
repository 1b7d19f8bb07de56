package bidding

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

var broken = flag.Int("broken", 60, "broken books that are read")

// TestBrokenBooks reads books whose lines have been cut, doubled, moved and misspelt: what is wrong is said with its line, and what can be read can be
// bid, or checked, without a panic.
func TestBrokenBooks(t *testing.T) {
	names := []string{"standard", "goren", "own", "own68", "stayman", "fits", "natural-answers"}
	for i := range some(*broken) {
		r := rand.New(rand.NewPCG(uint64(i), 7))
		name := names[r.IntN(len(names))]
		text, _ := own(name + ".book")
		if !isMain(text) {
			text = "system standard\n" + text
		}
		text = damaged(r, text)
		func() {
			defer func() {
				if p := recover(); p != nil {
					t.Errorf("%s broken by %d: %v in\n%s", name, i, p, text)
				}
			}()
			b, err := ReadBook(func(file string) (string, bool) { return text, file == "mine.book" }, "mine")
			if err != nil {
				for line := range strings.Lines(err.Error()) {
					if !strings.Contains(line, ".book:") && !strings.HasPrefix(line, "there is no ") {
						t.Errorf("%s broken by %d: %q has no line", name, i, line)
					}
				}
				return
			}
			if _, err := b.Check(t.Context(), 1, uint64(i)); err != nil {
				t.Errorf("%s broken by %d: %v", name, i, err)
			}
		}()
	}
}

// damaged returns a text with a few of its lines changed.
func damaged(r *rand.Rand, text string) string {
	lines := strings.SplitAfter(text, "\n")
	for range 1 + r.IntN(4) {
		i := r.IntN(len(lines))
		line := []rune(lines[i])
		switch r.IntN(8) {
		case 0:
			lines = slices.Delete(lines, i, i+1)
		case 1:
			lines = slices.Insert(lines, i, lines[i])
		case 2:
			j := r.IntN(len(lines))
			lines[i], lines[j] = lines[j], lines[i]
		case 3:
			lines[i] = string(line[:r.IntN(len(line)+1)])
		case 4:
			if len(line) > 0 {
				line[r.IntN(len(line))] = []rune("0179+-|:;,() xMNC*^&.♠\x00")[r.IntN(23)]
			}
			lines[i] = string(line)
		case 5:
			words := strings.Fields(lines[i])
			r.Shuffle(len(words), func(a, b int) { words[a], words[b] = words[b], words[a] })
			lines[i] = " " + strings.Join(words, " ") + "\n"
		case 6:
			lines[i] = strings.TrimLeft(lines[i], " ")
		case 7:
			lines[i] = strings.Replace(lines[i], fmt.Sprint(r.IntN(9)), fmt.Sprint(r.Uint64()), 1)
		}
		if len(lines) == 0 {
			return ""
		}
	}
	return strings.Join(lines, "")
}
