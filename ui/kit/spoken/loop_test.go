package spoken

import (
	"bytes"
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// counting is a game in which the player counts to a number: each act is the next one. What the others do comes twice after each.
type counting struct {
	at, to int
	news   []News
	closed bool
	failed error // of the game
}

func (c *counting) Next(ctx context.Context) (News, error) {
	if len(c.news) > 0 {
		n := c.news[0]
		c.news = c.news[1:]
		return n, ctx.Err()
	}
	if c.at == c.to {
		return News{Wait: Ended}, c.failed
	}
	return News{Wait: Turn}, c.failed
}

func (c *counting) Ask() Said     { return Same("your turn") }
func (c *counting) Choices() Said { return Same("type the next number") }
func (c *counting) Words() []Word {
	return []Word{{ID: "signs", Do: func(context.Context, string) (Said, error) {
		return func(m Manner) []string { return []string{"hand " + m.Detail.String()} }, nil
	}}}
}

func (c *counting) Act(_ context.Context, typed string) error {
	if typed == "fail" {
		return errors.New("it may not be done")
	}
	if typed != string(rune('1'+c.at)) {
		return ErrUnknown
	}
	c.at++
	c.news = []News{{Said: Same("one"), Own: true}, {Said: Same("two")}, {Said: Same("three")}}
	return nil
}

func (c *counting) GoOn(context.Context) (Said, bool, error) { return Same("still here"), false, nil }

func (c *counting) Close() error {
	c.closed = true
	return nil
}

// played returns what is said in a loop while some lines are typed.
func played(t *testing.T, l *Loop, typed string) (said []string, err error) {
	t.Helper()
	var out bytes.Buffer
	l.Reader, l.Speaker = NewLines(strings.NewReader(typed)), Printer{Out: &out}
	err = l.Run(t.Context())
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n"), err
}

// The loop says what happens, carries out acts and words, and says things again.
func TestLoop(t *testing.T) {
	kept := text.T("spoken.kept")
	for name, tt := range map[string]struct {
		typed string
		slow  bool
		want  []string
	}{
		"nothing":          {"", false, []string{"your turn", kept}},
		"an act":           {"1\n", false, []string{"your turn", "one", "two", "three", "your turn", kept}},
		"a word, again":    {"signs\nrepeat\nsay more\n", false, []string{"your turn", "hand normal", "hand normal", "hand full", kept}},
		"in capitals":      {"  SIGNS \n", false, []string{"your turn", "hand normal", kept}},
		"Enter":            {"\n", false, []string{"your turn", "still here", kept}},
		"what is wrong":    {"fail\nzz\n", false, []string{"your turn", "it may not be done", `"zz" makes no sense here. type the next number`, kept}},
		"quit":             {"q\n1\n", false, []string{"your turn", kept}},
		"slowly":           {"1\n\n\n\n", true, []string{"your turn", "one", "two", "three", "your turn", "still here", kept}},
		"slowly, in haste": {"1\nsigns\n", true, []string{"your turn", "one", "two", "three", "your turn", "hand normal", kept}},
	} {
		game := &counting{to: 3}
		got, err := played(t, &Loop{Game: game, Manner: Manner{Detail: Normal}, Slow: tt.slow}, tt.typed)
		if err != nil || !slices.Equal(got, tt.want) || !game.closed {
			t.Errorf("%s: %q, %v, closed %t; want %q", name, got, err, game.closed, tt.want)
		}
	}
}

// An error of the game or of the speaker ends the loop, and the game is closed.
func TestLoopFails(t *testing.T) {
	broken := errors.New("broken")
	game := &counting{to: 3, failed: broken}
	if _, err := played(t, &Loop{Game: game}, "1\n"); !errors.Is(err, broken) || !game.closed {
		t.Errorf("of a game that fails: %v, closed %t", err, game.closed)
	}
	game = &counting{to: 3}
	in, out := io.Pipe()
	in.Close()
	l := Loop{Game: game, Reader: NewLines(strings.NewReader("1\n")), Speaker: Printer{Out: out}}
	if err := l.Run(t.Context()); !errors.Is(err, io.ErrClosedPipe) || !game.closed {
		t.Errorf("with nobody who hears: %v, closed %t", err, game.closed)
	}
}

// After a session an empty line begins another one.
func TestAgain(t *testing.T) {
	l := &Loop{Game: &counting{to: 1}}
	begun := 0
	l.Again = func(context.Context) (Game, error) {
		begun++
		return &counting{to: 1}, nil
	}
	if _, err := played(t, l, "1\n\n1\n\n"); err != nil || begun != 2 {
		t.Errorf("%d sessions have begun, %v", begun, err)
	}
}

// Long answers come in pages; what is typed between them is carried out, and ends them.
func TestPages(t *testing.T) {
	l := &Loop{Game: &counting{to: 1}, Page: 5}
	got, err := played(t, l, "help\n\nsigns\n")
	if err != nil {
		t.Fatal(err)
	}
	stops := 0
	for _, line := range got {
		if strings.HasSuffix(line, "press Enter.") {
			stops++
		}
	}
	if stops != 2 || got[len(got)-2] != "hand brief" {
		t.Errorf("%d stops in %q", stops, got)
	}
}

// No English message needs a character that has no like in ASCII.
func TestEnglishInASCII(t *testing.T) {
	all, err := text.Messages(text.English)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range all {
		for _, words := range m.Forms {
			if plain := ASCII(words); strings.Count(plain, "?") > strings.Count(words, "?") && strings.HasPrefix(m.ID, "spoken.") {
				t.Errorf("%s is %q in ASCII", m.ID, plain)
			}
		}
	}
	if got := ASCII("“4♠×” – Zoë’s …"); got != `"4Sx" - Zoe's ...` {
		t.Errorf("in ASCII it is %q", got)
	}
}
