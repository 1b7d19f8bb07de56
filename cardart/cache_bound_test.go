package cardart

import (
	"testing"

	"github.com/superbridge/superbridge/game/card"
)

// check checks the cache's bookkeeping for consistency.
func (c *Cache) check(t *testing.T) {
	t.Helper()
	total := 0
	for e := c.used.Front(); e != nil; e = e.Next() {
		total += len(e.Value.(*entry).picture.Pix)
		if c.entries[e.Value.(*entry).key] != e {
			t.Fatalf("%v isn't found under its key", e.Value.(*entry).key)
		}
	}
	if total != c.bytes || total > c.maxBytes || len(c.entries) != c.used.Len() {
		t.Fatalf("%d bytes booked, %d kept, %d allowed; %d keys, %d pictures", c.bytes, total, c.maxBytes, len(c.entries), c.used.Len())
	}
}

// Whatever is asked for, in sizes that differ, the bound holds after each step.
func TestCacheBound(t *testing.T) {
	c := NewCache(100_000)
	for round := range 3 {
		for x := range card.Deck68.Hand().All() {
			w := 10 + int(x.Rank)*4 + round
			c.Face(x, Style{}, w, w*88/63)
			c.check(t)
			c.SuitSign(x.Suit, black, w)
			c.check(t)
		}
	}
	if c.bytes < c.maxBytes/2 {
		t.Errorf("only %d bytes of %d are used", c.bytes, c.maxBytes)
	}
}
