package poker_test

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
)

// boards reads the example boards by their names, B1 to B22. (Rules: progressive-poker, Examples.)
func boards(t *testing.T) map[string]poker.Board {
	t.Helper()
	all := map[string]poker.Board{}
	for _, line := range lines(t, "testdata/boards.txt") {
		name, text, _ := strings.Cut(line, " ")
		text, _, _ = strings.Cut(text, ":")
		all[name] = must(poker.ParseBoard(text))
	}
	return all
}

// Each example board, printed as in the document: strengths, joker, royalties, next hand. (Rules: progressive-poker,
// Examples.)
func TestBoards(t *testing.T) {
	count := 0
	for _, want := range lines(t, "testdata/boards.txt") {
		name, text, _ := strings.Cut(want, " ")
		text, _, _ = strings.Cut(text, ":")
		board := must(poker.ParseBoard(text))
		if got := fmt.Sprintf("%s %v: %s", name, board, rated(poker.Standard().Rate(board))); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
		count++
	}
	if count != 22 {
		t.Errorf("%d boards, want 22", count)
	}
}

// rated writes the rating of a board as the examples do.
func rated(r poker.Rated) string {
	if r.Dead {
		return "dead"
	}
	s := r.Strengths
	text := fmt.Sprintf("%v, %v, %v", s[poker.Top], s[poker.Middle], s[poker.Bottom])
	if r.Joker != (card.Card{}) {
		text += fmt.Sprintf("; joker %v", r.Joker)
	}
	return text + fmt.Sprintf("; %d+%d+%d; %d/%d", r.Royalties[0], r.Royalties[1], r.Royalties[2], r.Fantasy, r.Return)
}

// Each pair of example boards: rows and points of the first. (Rules: progressive-poker, Examples.)
func TestPairs(t *testing.T) {
	all, rules, count := boards(t), poker.Standard(), 0
	for _, line := range lines(t, "testdata/pairs.txt") {
		for _, want := range strings.Split(line, " · ") {
			var a, b, signs string
			var points int
			must(fmt.Sscanf(want, "%s %s %s %d", &a, &b, &signs, &points))
			gotSigns, got := rules.Points(rules.Rate(all[a]), rules.Rate(all[b]))
			if gotSigns != signs || got != points {
				t.Errorf("%s %s: %s %+d, want %s %+d", a, b, gotSigns, got, signs, points)
			}
			back, minus := rules.Points(rules.Rate(all[b]), rules.Rate(all[a]))
			if minus != -points || back != strings.NewReplacer("+", "-", "-", "+").Replace(signs) {
				t.Errorf("%s %s: %s %+d from the other side", b, a, back, minus)
			}
			count++
		}
	}
	if count != 25 {
		t.Errorf("%d pairs, want 25", count)
	}
}

// lines returns the non-empty lines of a file.
func lines(t *testing.T, name string) []string {
	t.Helper()
	file := must(os.Open(name))
	defer file.Close()
	var all []string
	scanner := bufio.NewScanner(file)
	for scanner.Scan() {
		if line := scanner.Text(); line != "" {
			all = append(all, line)
		}
	}
	if err := scanner.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}
