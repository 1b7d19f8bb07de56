package bidding

import (
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// usualLine is a line "on NAME" or "off NAME" of a book: whether a convention is on where nobody says anything.
type usualLine struct {
	place      place
	depth      int // of the file: 1 for the main one
	convention Convention
	on         bool
}

// settle switches conventions as the lines say. Of two lines for one convention that in the file which includes the other counts, and in one file
// the later; all of them count more than "off" behind the convention's own name.
func (r *reader) settle() {
	slices.SortStableFunc(r.usual, func(a, b usualLine) int { return b.depth - a.depth })
	for _, l := range r.usual {
		if !slices.ContainsFunc(r.book.modules, func(m module) bool { return m.convention == l.convention }) {
			r.fault(l.place, fault.Errorf("the book hasn't got the convention %q: include it", l.convention))
			continue
		}
		r.book.unusual = slices.DeleteFunc(r.book.unusual, func(v Convention) bool { return v == l.convention })
		if !l.on {
			r.book.unusual = append(r.book.unusual, l.convention)
		}
	}
}

// Usual reports whether a convention of the book is on where nobody says anything.
func (b *Book) Usual(v Convention) bool { return !slices.Contains(b.book.unusual, v) }

// Conventions lists the conventions that the book has, in convention-card order.
func (b *Book) Conventions() (all []Convention) {
	for _, m := range b.book.modules {
		if !slices.Contains(all, m.convention) {
			all = append(all, m.convention)
		}
	}
	slices.Sort(all)
	return all
}
