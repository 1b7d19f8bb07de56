package bidding

import (
	"errors"
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// book is a system: its contexts, and the conventions whose contexts come before them.
type book struct {
	system   System // the program's system on which it is based
	title    string // for people; "" if it has none
	deck     card.Deck
	contexts []bookContext
	modules  []module
	natural  []bookContext // used if no other context has a call, in the order of the files
	resigns  []condition   // if all of these hold, only conventions and natural rules have calls; if empty, that never happens
	unusual  []Convention  // those that are off by default
	files    []string      // its files, without .book
	figures  *figures      // its figures for hands and contracts; nil if they are those of the deck
}

// rules returns the game by which a book is tried: the first with an auction that has its deck.
func (b *book) rules() bridge.Rules {
	if b.deck == card.Deck52 {
		return bridge.Duplicate()
	}
	games := Games()
	return games[slices.IndexFunc(games, func(r bridge.Rules) bool { return r.Deck == b.deck })]
}

// module is a convention as defined by a system.
type module struct {
	convention Convention
	contexts   []bookContext
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

var own68, own52 = sync.OnceValue(func() *book { return ownOf(Own68) }), sync.OnceValue(func() *book { return ownOf("own") })

// ownOf returns a book of the players' own system. Its conventions have no switch: their contexts follow its own.
func ownOf(name string) *book {
	b := embedded(name)
	for _, m := range b.modules {
		b.contexts = append(b.contexts, m.contexts...)
	}
	b.modules = nil
	return &b
}

// contexts returns the contexts of a card, those of its conventions first.
func (c Card) contexts() []bookContext {
	r := c.System.registered()
	if had, ok := r.inUse.Load(c.agreed); ok {
		return had.([]bookContext)
	}
	all := c.System.book().with(c.Has)
	r.inUse.Store(c.agreed, all)
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
type Book struct {
	book  book
	read  func(file string) (text string, ok bool)
	usual func() []bookContext // those of its usual conventions
}

// newBook returns a book with what reads its files.
func newBook(b book, read func(file string) (text string, ok bool)) *Book {
	made := &Book{book: b, read: read}
	made.usual = sync.OnceValue(func() []bookContext { return made.book.with(made.Usual) })
	return made
}

// BookError is why a user's system can't be bid.
type BookError struct {
	Name string // of the system
	Err  error  // its faults, each on a line
}

// Error implements error.
func (e *BookError) Error() string { return e.Words().String() }

// Words implements fault.Worded.
func (e *BookError) Words() fault.Phrase {
	var all interface{ Unwrap() []error }
	if !errors.As(e.Err, &all) || len(all.Unwrap()) < 2 {
		return fault.Say("the system %q has a fault: %v", e.Name, e.Err)
	}
	return fault.Say("the system %q has %d faults, the first of them: %v", e.Name, len(all.Unwrap()), all.Unwrap()[0])
}

// Unwrap implements errors.Unwrap.
func (e *BookError) Unwrap() error { return e.Err }

// ReadBook reads the book whose main file is NAME.book. read returns the text of a file, given its name without a
// folder, and whether it exists; included files that don't exist are taken from the program's own books. The error
// lists all faults with file and line.
func ReadBook(read func(file string) (text string, ok bool), name string) (*Book, error) {
	all := func(file string) (string, bool) {
		if text, ok := read(file); ok {
			return text, true
		}
		return own(file)
	}
	b, err := readBook(all, name)
	return newBook(b, unpacked(all, name).text), err
}

// Own68 is the name of the players' own book for 68 cards, which is no system of its own.
const Own68 = "own68"

// BookOf68 returns the book of the players' own system for 68 cards.
func BookOf68() *Book { return newBook(*own68(), own) }

// BookOf returns the book of a system. The book of the players' own is for 52 and 36 cards; its files are also used for
// 68.
func BookOf(s System) *Book {
	if s != Own {
		text := s.registered().text
		if text == nil { // its file is gone
			text = own
		}
		return newBook(*s.book(), unpacked(text, s.String()).text)
	}
	copied := *own52()
	copied.files = slices.Clone(copied.files)
	for _, name := range own68().files {
		if !slices.Contains(copied.files, name) {
			copied.files = append(copied.files, name)
		}
	}
	return newBook(copied, own)
}

// own returns the text of a file of the program's own books.
func own(file string) (text string, ok bool) {
	data, err := systemFiles.ReadFile("systems/" + file)
	return string(data), err == nil
}

// ShippedText returns a file of the program's own books by its name, such as stayman.
func ShippedText(name string) (text string, ok bool) { return own(name + bookFile) }

// Text returns a file of the book, such as standard or stayman, with its comments.
func (b *Book) Text(name string) (string, error) {
	text, ok := b.read(name + bookFile)
	if !ok {
		return "", fault.Errorf("there is no book %q", name)
	}
	return text, nil
}

// Files lists the files of a system's book, such as standard and stayman, with its main file first.
func (b *Book) Files() []string { return b.book.files }
