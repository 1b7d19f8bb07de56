package bidding

import (
	"fmt"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/card"
)

// book is a system: its contexts, and the conventions that put contexts of theirs before them.
type book struct {
	system   System // whose figures and natural calls it has
	contexts []bookContext
	modules  []module
	natural  []bookContext // what follows where no other context has a call, in the order of the files
	resigns  []condition   // if all of them hold, only conventions and natural rules have calls; none is never
	unusual  []Convention  // those that are off where nobody says anything
	files    []string      // its files, without .book
	figures  *figures      // what it measures hands and contracts by, or nil if by those of the deck
}

// module is a convention as a system has it.
type module struct {
	convention Convention
	contexts   []bookContext
}

// books are the systems. The own one has no conventions with a switch; see [ownBook].
var books [numSystems]book

func init() {
	for s, its := range map[System]*figures{Standard: &figuresStandard, Goren: &figuresGoren} {
		books[s] = embedded(s.String())
		books[s].figures = its
	}
}

// embedded returns a book of the program's. A mistake in one is a mistake of the program.
func embedded(name string) book {
	b, err := readBook(own, name)
	if err != nil {
		panic("bidding: " + err.Error())
	}
	return b
}

// ownBook returns the players' own system with a deck.
func ownBook(d card.Deck) *book {
	if d == card.Deck68 {
		return own68()
	}
	return own52()
}

var own68, own52 = sync.OnceValue(func() *book { return ownOf("own68") }), sync.OnceValue(func() *book { return ownOf("own") })

// ownOf returns a book of the own system, whose conventions have no switch: their contexts follow.
func ownOf(name string) *book {
	b := embedded(name)
	for _, m := range b.modules {
		b.contexts = append(b.contexts, m.contexts...)
	}
	b.modules = nil
	return &b
}

// inUse are the contexts of the cards that have been asked for.
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

// with returns the contexts of a book with some of its conventions, those of conventions first.
func (b *book) with(has func(Convention) bool) []bookContext {
	var first, all, last []bookContext
	add := func(its []bookContext) {
		for _, one := range its {
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

// Book is a bidding system in text.
type Book struct{ book book }

// ReadBook reads the book whose main file is NAME.book. read returns the text of a file by its name without a folder, and whether there is one; what is
// included and isn't there is taken from the program's own books. The error has all faults, each with its file and line.
func ReadBook(read func(file string) (text string, ok bool), name string) (*Book, error) {
	b, err := readBook(func(file string) (string, bool) {
		if text, ok := read(file); ok {
			return text, true
		}
		return own(file)
	}, name)
	return &Book{b}, err
}

// BookOf returns the book of a system. That of the players' own is for 52 and 36 cards; its files are those for 68 too.
func BookOf(s System) *Book {
	if s != Own {
		return &Book{books[s]}
	}
	its := *own52()
	its.files = slices.Clone(its.files)
	for _, name := range own68().files {
		if !slices.Contains(its.files, name) {
			its.files = append(its.files, name)
		}
	}
	return &Book{its}
}

// own returns the text of one of the program's books, by its file.
func own(file string) (text string, ok bool) {
	its, err := systemFiles.ReadFile("systems/" + file)
	return string(its), err == nil
}

// Text returns a file of the program's books, as standard or stayman, with its comments.
func Text(name string) (string, error) {
	text, ok := own(name + ".book")
	if !ok {
		return "", fmt.Errorf("there is no book %q", name)
	}
	return text, nil
}

// Files lists the files that a system's book is in, as standard and stayman, its own first.
func (b *Book) Files() []string { return b.book.files }
