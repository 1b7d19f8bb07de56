package cardart

import (
	"container/list"
	"image"
	"image/color"
	"sync"

	"github.com/superbridge/superbridge/game/card"
)

// Cache keeps pictures that were drawn, up to a number of bytes, and forgets
// those first that nobody has asked for longest. Several goroutines may use it.
//
// The pictures that it returns are shared and must not be modified. A picture
// larger than the whole cache is drawn again each time.
type Cache struct {
	mu       sync.Mutex
	maxBytes int
	bytes    int                   // of all pictures in used
	used     *list.List            // of *entry, the latest in front
	entries  map[any]*list.Element // by faceKey, backKey, signKey or portraitKey
}

type entry struct {
	key     any
	picture *image.RGBA
}

// The keys name all that makes a picture, so that two requests share one exactly
// if their pixels are equal.
type (
	faceKey struct {
		card  card.Card
		style Style
		w, h  int
	}
	backKey struct {
		pattern Pattern // all of the style that a back shows
		w, h    int
	}
	signKey struct {
		suit   card.Suit
		colour color.NRGBA
		size   int
	}
	portraitKey struct {
		card card.Card
		size int
	}
)

// NewCache returns an empty cache that keeps at most maxBytes of pixels, 4 to
// a pixel. With 0 or less it keeps nothing.
func NewCache(maxBytes int) *Cache {
	return &Cache{maxBytes: maxBytes, used: list.New(), entries: make(map[any]*list.Element)}
}

// Face is like the function [Face], with a shared picture that callers must not modify.
func (c *Cache) Face(f card.Card, style Style, w, h int) *image.RGBA {
	return c.get(faceKey{f, style, w, h}, func() *image.RGBA { return Face(f, style, w, h) })
}

// Back is like the function [Back], with a shared picture that callers must not modify.
func (c *Cache) Back(style Style, w, h int) *image.RGBA {
	return c.get(backKey{style.Back, w, h}, func() *image.RGBA { return Back(style, w, h) })
}

// SuitSign is like the function [SuitSign], with a shared picture that callers must not modify.
func (c *Cache) SuitSign(s card.Suit, col color.Color, size int) *image.RGBA {
	return c.get(signKey{s, nrgba(col), size}, func() *image.RGBA { return SuitSign(s, col, size) })
}

// Portrait is like the function [Portrait], with a shared picture that callers must not modify.
func (c *Cache) Portrait(x card.Card, size int) *image.RGBA {
	return c.get(portraitKey{x, size}, func() *image.RGBA { return Portrait(x, size) })
}

// Picture returns a picture that isn't of cards, shared: it must not be modified. Its key, which can be compared, names all that
// makes it, and has a type of its own.
func (c *Cache) Picture(key any, draw func() *image.RGBA) *image.RGBA { return c.get(key, draw) }

// get returns the picture of a key, drawn if it isn't there. Drawing happens outside the lock: two goroutines may draw
// the same at once, and the first to finish decides which picture both return.
func (c *Cache) get(key any, draw func() *image.RGBA) *image.RGBA {
	if picture := c.find(key); picture != nil {
		return picture
	}
	return c.keep(key, draw())
}

func (c *Cache) find(key any) *image.RGBA {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.entries[key]
	if !ok {
		return nil
	}
	c.used.MoveToFront(e)
	return e.Value.(*entry).picture
}

func (c *Cache) keep(key any, picture *image.RGBA) *image.RGBA {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e, ok := c.entries[key]; ok {
		return e.Value.(*entry).picture
	}
	if len(picture.Pix) > c.maxBytes {
		return picture
	}
	c.entries[key] = c.used.PushFront(&entry{key, picture})
	c.bytes += len(picture.Pix)
	for c.bytes > c.maxBytes {
		last := c.used.Remove(c.used.Back()).(*entry)
		delete(c.entries, last.key)
		c.bytes -= len(last.picture.Pix)
	}
	return picture
}
