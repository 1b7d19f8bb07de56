package bidding

import (
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// book is a system: its contexts, and the conventions whose contexts come before them.
type book struct {
	system   System // whose figures and natural calls it uses
	contexts []bookContext
	modules  []module
	natural  []bookContext // used if no other context has a call, in the order of the files
	resigns  []condition   // if all of these hold, only conventions and natural rules have calls; if empty, that never happens
	unusual  []Convention  // those that are off by default
	files    []string      // its files, without .book
	figures  *figures      // its figures for hands and contracts, or nil for those of the deck
}

// module is a convention as defined by a system.
type module struct {
	convention Convention
	contexts   []bookContext
}

// books holds the systems. The players' own has no conventions with a switch; see [ownBook].
var books [numSystems]book

func init() {
	for s, f := range map[System]*figures{Standard: &figuresStandard, Goren: &figuresGoren, Acol: &figuresAcol} {
		books[s] = embedded(s.String())
		books[s].figures = books[s].counting(f)
	}
}

// counting returns figures with the range of one no-trump that the book opens it with.
func (b *book) counting(f *figures) *figures {
	for _, c := range b.contexts {
		if len(c.after) != 1 || len(c.after[0].steps) != 0 || len(c.conditions) > 0 {
			continue
		}
		for _, r := range c.rows {
			if r.purpose == OpeningNT && r.call.level == 1 && len(r.hands) > 0 && r.hands[0].high != nil {
				own := *f
				own.openNT = *r.hands[0].high
				return &own
			}
		}
	}
	return f
}

// embedded returns one of the program's own books. A fault in it is a bug.
func embedded(name string) book {
	b, err := readBook(own, name)
	if err != nil {
		panic("bidding: " + err.Error())
	}
	return b
}

// ownBook returns the players' own system for a deck.
func ownBook(d card.Deck) *book {
	if d == card.Deck68 {
		return own68()
	}
	return own52()
}

var own68, own52 = sync.OnceValue(func() *book { return ownOf("own68") }), sync.OnceValue(func() *book { return ownOf("own") })

// ownOf returns a book of the players' own system. Its conventions have no switch: their contexts follow its own.
func ownOf(name string) *book {
	b := embedded(name)
	for _, m := range b.modules {
		b.contexts = append(b.contexts, m.contexts...)
	}
	b.modules = nil
	return &b
}

// inUse caches the contexts of the cards asked for.
var inUse sync.Map

// contexts returns the contexts of a card, those of its conventions first.
func (c Card) contexts() []bookContext {
	if c.System >= numSystems {
		return nil
	}
	if had, ok := inUse.Load(c); ok {
		return had.([]bookContext)
	}
	all := books[c.System].with(c.Has)
	inUse.Store(c, all)
	return all
}

// with returns the contexts of a book with some of its conventions, whose contexts come first.
func (b *book) with(has func(Convention) bool) []bookContext {
	var first, all, last []bookContext
	add := func(more []bookContext) {
		for _, one := range more {
			switch {
			case one.first:
				first = append(first, one)
			case one.last:
				last = append(last, one)
			default:
				all = append(all, one)
			}
		}
	}
	for _, m := range b.modules {
		if has(m.convention) {
			add(ordered(m.contexts))
		}
	}
	add(ordered(b.contexts))
	return slices.Concat(first, all, last)
}

// Book is a bidding system in text form.
type Book struct{ book book }

// ReadBook reads the book whose main file is NAME.book. read returns the text of a file, given its name without a
// folder, and whether it exists; included files that don't exist are taken from the program's own books. The error
// lists all faults with file and line.
func ReadBook(read func(file string) (text string, ok bool), name string) (*Book, error) {
	b, err := readBook(func(file string) (string, bool) {
		if text, ok := read(file); ok {
			return text, true
		}
		return own(file)
	}, name)
	return &Book{b}, err
}

// BookOf returns the book of a system. The book of the players' own is for 52 and 36 cards; its files are also used for
// 68.
func BookOf(s System) *Book {
	if s != Own {
		return &Book{books[s]}
	}
	copied := *own52()
	copied.files = slices.Clone(copied.files)
	for _, name := range own68().files {
		if !slices.Contains(copied.files, name) {
			copied.files = append(copied.files, name)
		}
	}
	return &Book{copied}
}

// own returns the text of a file of the program's own books.
func own(file string) (text string, ok bool) {
	data, err := systemFiles.ReadFile("systems/" + file)
	return string(data), err == nil
}

// Text returns a file of the program's books, such as standard or stayman, with its comments.
func Text(name string) (string, error) {
	text, ok := own(name + ".book")
	if !ok {
		return "", fault.Errorf("there is no book %q", name)
	}
	return text, nil
}

// Files lists the files of a system's book, such as standard and stayman, with its main file first.
func (b *Book) Files() []string { return b.book.files }
