// Package spokentest plays games line by line, for tests.
package spokentest

import (
	"context"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// heard is a speaker that notes what it is to say.
type heard struct{ lines []string }

func (h *heard) Say(line string) error {
	h.lines = append(h.lines, line)
	return nil
}

// typist is a reader of lines that a function makes.
type typist func() (line string, ok bool)

func (f typist) Read(ctx context.Context) (string, error) {
	line, ok := f()
	if !ok {
		return "", context.Canceled
	}
	return line, ctx.Err()
}

// Run plays a game by the lines that next returns, until it has no more, and returns all lines that are said.
func Run(t *testing.T, game spoken.Game, m spoken.Manner, next func() (line string, ok bool)) []string {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	said := &heard{}
	loop := spoken.Loop{Game: game, Speaker: said, Manner: m, Reader: typist(func() (string, bool) {
		line, ok := next()
		if !ok {
			cancel()
		}
		return line, ok
	})}
	if err := loop.Run(ctx); err != nil {
		t.Fatal(err)
	}
	return said.lines
}

// Script types some lines at a game, and returns all that is said. Before each line, and at the end, it calls look, which may be nil.
func Script(t *testing.T, game spoken.Game, m spoken.Manner, look func(), lines ...string) string {
	t.Helper()
	return strings.Join(Run(t, game, m, func() (string, bool) {
		if look != nil {
			look()
		}
		if len(lines) == 0 {
			return "", false
		}
		line := lines[0]
		lines = lines[1:]
		return line, true
	}), "\n")
}

// Nonsense types 1,000 lines of random signs at a game; none quits it. It reports lines that aren't answered, and answers that a
// terminal would act on.
func Nonsense(t *testing.T, game spoken.Game, m spoken.Manner) {
	t.Helper()
	const lines = 1000
	r := rand.New(rand.NewPCG(5, 5))
	signs := []rune("abcdefghijklmnpqstx1234567890 ?.-=,жßß\x1b\x00\u202e♠")
	typed := 0
	said := Run(t, game, m, func() (string, bool) {
		typed++
		line := make([]rune, 1+r.IntN(12))
		for i := range line {
			line[i] = signs[r.IntN(len(signs))]
		}
		if first := spoken.Fields(string(line)); len(first) > 0 && (first[0] == "q" || first[0] == "quit") {
			line = []rune("zzz")
		}
		return string(line), typed <= lines
	})
	if len(said) < lines {
		t.Errorf("%d lines were answered with %d", lines, len(said))
	}
	for _, line := range said {
		if line == "" || line != text.Plain(line) {
			t.Errorf("it says %q", line)
		}
	}
}

// id matches the id of a message that nobody has put into words.
var id = regexp.MustCompile(`\b(spoken|bridge|few|poker|chess)\.[a-z]`)

// Sentences reports lines that are no whole sentences in words.
func Sentences(t *testing.T, lines []string) {
	t.Helper()
	for _, line := range lines {
		if strings.Contains(line, "{{") || strings.Contains(line, "<no value>") || id.MatchString(line) || !strings.ContainsAny(line[len(line)-1:], ".?") {
			t.Errorf("it says %q", line)
		}
	}
}

// Words reports words that mean two things, in any language. Typed says of a word what it is as an act, or returns "".
func Words(t *testing.T, game func() spoken.Game, typed func(word string) string) {
	t.Helper()
	t.Cleanup(func() { text.Use(text.English) })
	for _, language := range []text.Language{text.English, text.Romanian, text.Russian, text.Esperanto} {
		text.Use(language)
		loop := spoken.Loop{Game: game()}
		seen := map[string]string{}
		for _, id := range loop.WordIDs() {
			for _, name := range strings.Split(text.T("spoken.word."+id), ", ") {
				if other, ok := seen[name]; ok {
					t.Errorf("%s: %q is %s and %s", language, name, other, id)
				}
				seen[name] = id
				if act := typed(name); act != "" {
					t.Errorf("%s: %q is %s and %s", language, name, id, act)
				}
			}
		}
	}
}
