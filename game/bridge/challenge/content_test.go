package challenge

import (
	"bytes"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bridgetest"
	"github.com/superbridge/superbridge/game/card"
)

// contents returns some contents of challenges.
func contents(t testing.TB) (all [][]byte) {
	for i, rules := range bridge.Games() {
		r := card.Source(uint64(i), 0, 0)
		c, err := New(rules, 2, r)
		if err != nil {
			t.Fatal(err)
		}
		if c, err = c.With("Ann", "club", []bridge.Board{bridgetest.Play(r, c.Boards[0]), bridgetest.Play(r, c.Boards[1])}); err != nil {
			t.Fatal(err)
		}
		content, err := c.encode()
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, content)
	}
	return all
}

// A content that somebody has made up, with its checksum, is refused, or is what a challenge says: each challenge has one.
func FuzzContent(f *testing.F) {
	for _, content := range contents(f) {
		f.Add(content)
	}
	f.Fuzz(func(t *testing.T, content []byte) {
		c, err := decode(content)
		if err != nil {
			return
		}
		again, err := c.encode()
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(again, content) {
			t.Errorf("%x is read, and written as %x", content, again)
		}
	})
}

// A content that ends early, or has a byte changed, is refused or another challenge, and never a fault of the program.
func TestBrokenContents(t *testing.T) {
	for _, content := range contents(t) {
		for n := range content {
			if c, err := decode(content[:n]); err == nil && len(c.Players) > 0 {
				t.Errorf("%d of %d bytes are read", n, len(content))
			}
		}
		for i := 0; i < len(content); i += 3 {
			other := bytes.Clone(content)
			other[i] ^= 0x55
			if c, err := decode(other); err == nil {
				if again, err := c.encode(); err != nil || !bytes.Equal(again, other) {
					t.Errorf("byte %d: %v", i, err)
				}
			}
		}
	}
}

// A result can't be read off the text: the same play of two deals looks different, and so does it from its packed form.
func TestResultsAreSealed(t *testing.T) {
	r := card.Source(3, 0, 0)
	c, err := New(bridge.SuperBridge(), 2, r)
	if err != nil {
		t.Fatal(err)
	}
	data := []byte("the same play of both boards")
	first, second := seal(c.Boards[0], data), seal(c.Boards[1], data)
	if bytes.Equal(first, data) || bytes.Equal(first, second) {
		t.Error("what is sealed can be read")
	}
	if !bytes.Equal(seal(c.Boards[0], first), data) {
		t.Error("a seal doesn't open")
	}
}
