package challenge_test

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/bridge/challenge"
	"github.com/superbridge/superbridge/game/card"
)

// Mails quote, wrap and indent.
func TestTextsOutOfMails(t *testing.T) {
	c := played(t, bridge.SuperBridge(), 3, 5, "Ann", "Bob")
	text := c.String()
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for name, mail := range map[string]string{
		"alone":        text,
		"one line":     c.Line(),
		"small":        strings.ToLower(text),
		"quoted":       "Play these!\n> " + strings.Join(lines, "\n> ") + "\n\nBest wishes: Ann",
		"twice quoted": "> > " + strings.Join(lines, "\n> > "),
		"windows":      strings.ReplaceAll(text, "\n", "\r\n"),
		"indented":     "\t  " + strings.Join(lines, "  \n\t  "),
		"wrapped":      wrapped(text, 13),
		"hard spaces":  strings.ReplaceAll(text, "\n", "\u00a0\u2028"),
		"marked":       "\ufeff" + text,
		"after a word": "SBC is short for: SBC9 and SBC: no. " + text,
		"read aloud":   strings.ReplaceAll(strings.ReplaceAll(text[5:], "0", "o"), "1", "l"),
	} {
		if name == "read aloud" {
			mail = text[:5] + mail
		}
		got, err := challenge.Parse(mail)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		want(t, name, got, c)
	}
}

func wrapped(text string, n int) string {
	var w strings.Builder
	for i, r := range text {
		if i > 5 && i%n == 0 {
			w.WriteString("\n")
		}
		w.WriteRune(r)
	}
	return w.String()
}

// A text that an earlier version has written is read as it was: the one in testdata is never written again.
func TestReadsTheFirstVersion(t *testing.T) {
	data, err := os.ReadFile("testdata/version1.sbc")
	if err != nil {
		t.Fatal(err)
	}
	c, err := challenge.Parse(string(data))
	if err != nil {
		t.Fatal(err)
	}
	want(t, "version 1", c, played(t, bridge.SuperBridge(), 2, 11, "Ann", "Боря"))
	if c.String() != string(data) {
		t.Error("this version writes the challenge otherwise: then the version is another")
	}
}

// Each text that has been changed gets one sentence.
func TestTamperedTexts(t *testing.T) {
	c := played(t, bridge.SuperBridge(), 2, 5, "Ann", "Bob")
	text := c.String()
	cut := func(n int) string { return text[:len(text)*n/8] }
	swapped := []byte(text)
	swapped[20], swapped[40] = swapped[40], swapped[20]
	lines := strings.SplitAfter(text, "\n")
	const (
		none    = "there is no challenge in it: no line begins with SBC and a number"
		end     = "the end of the challenge is missing; copy all of its lines"
		changed = "the challenge has been changed on its way; copy it again"
	)
	for i, tt := range []struct{ text, want string }{
		{"", none}, {" \n\t", none}, {"hello", none}, {"SBC", none}, {"SBC1", none}, {"SBC:", none}, {"SBC0:AAAA:", none},
		{"SBC-1:AAAA:", none}, {text[1:], none}, {text[4:], none}, {"%PDF-1.7 \x00\xff", none},
		{"SBC1:", end}, {cut(1), end}, {cut(4), end}, {cut(7), end}, {strings.TrimRight(text, ":\n"), end},
		{"SBC1::", changed}, {"SBC1:0:", changed}, {"SBC1:00000000:", changed}, {"SBC1:" + strings.Repeat("Z", 500) + ":", changed},
		{string(swapped), changed}, {lines[0] + strings.Join(lines[2:], ""), changed}, {lines[1] + lines[0] + strings.Join(lines[2:], ""), changed},
		{strings.Replace(text, lines[2], lines[2]+lines[2], 1), changed}, {strings.Replace(text, "\n", "é\n", 1), changed},
		{strings.Replace(text, "\n", "U\n", 1), changed}, {strings.Replace(text, "\n", "0\n", 1), changed}, {text[:30] + "Я" + text[31:], changed},
		{"SBC2" + text[4:], "a newer version of the program has written this challenge, in form 2"},
		{"SBC99:!!!:", "a newer version of the program has written this challenge, in form 99"},
		{strings.Repeat("x", challenge.LongestText+1), "it is too long for a challenge"},
	} {
		_, err := challenge.Parse(tt.text)
		if err == nil {
			if !strings.HasPrefix(tt.want, "the challenge has been changed") || !strings.Contains(tt.text, lines[0]) {
				t.Errorf("text %d is read", i)
			}
			continue
		}
		if err.Error() != tt.want {
			t.Errorf("text %d: %v, want %s", i, err, tt.want)
		}
	}
}

// Any single letter that is another makes the text unreadable.
func TestEachLetterCounts(t *testing.T) {
	text := played(t, bridge.Duplicate(), 1, 5, "Ann").Line()
	for i := range text {
		for _, r := range []byte("07ZX:U") {
			other := []byte(text)
			if other[i] == r || i == 3 { // the version has sentences of its own
				continue
			}
			other[i] = r
			if _, err := challenge.Parse(string(other)); err == nil {
				t.Errorf("%c for %c at %d is read", r, text[i], i)
			}
		}
	}
}

// Whatever a text says, reading it ends with a challenge or an error; a challenge's text is read as the same again.
func FuzzParse(f *testing.F) {
	for i, rules := range bridge.Games() {
		f.Add(played(f, rules, 2, uint64(i), "Ann").String())
	}
	f.Add("SBC1::")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := challenge.Parse(text)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("the error has several lines: %q", err)
			}
			return
		}
		again, err := challenge.Parse(c.String())
		if err != nil {
			t.Fatal(err)
		}
		want(t, "read again", again, c)
	})
}

// 8 boards of Super Bridge with the results of a player are at most 600 bytes, all cards played out.
func TestTextIsShort(t *testing.T) {
	const most = 600
	longest := 0
	for seed := range uint64(10) {
		r := card.Source(100+seed, 0, 0)
		c := played(t, bridge.SuperBridge(), 8, 100+seed)
		var done []bridge.Board
		for _, b := range c.Boards {
			done = append(done, unclaimed(r, b))
		}
		c, err := c.With("Alexandra", "club", done)
		if err != nil {
			t.Fatal(err)
		}
		longest = max(longest, len(c.String()))
	}
	if longest > most {
		t.Errorf("a text has %d bytes, want at most %d", longest, most)
	}
	t.Logf("at most %d bytes", longest)
}

// unclaimed plays a board to its end without a claim.
func unclaimed(r *rand.Rand, b bridge.Board) bridge.Board {
	for {
		end := bridgetest.Play(r, b)
		if _, _, ok := end.Claim(); !ok && !end.Contract().PassedOut() {
			return end
		}
	}
}
