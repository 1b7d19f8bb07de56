package bidding

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"unicode"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// System is a bidding system: one of the program's, or one that a user has written. Its zero value is the players' own.
type System uint16

// The program's systems.
const (
	Own        System = iota // the players' own, for any deck they know
	Standard                 // five-card majors and a strong no-trump, as most people play; 52 cards
	Goren                    // as taught by Charles Goren: point count, a strong no-trump and strong twos; 52 cards
	TwoOverOne               // Standard, but a suit at the level of two over an opening of one forces to game; 52 cards
	Acol                     // a weak no-trump, majors of four cards and limit bids, as English clubs play; 52 cards
	numShipped
)

var shippedNames = [numShipped]string{Own: "own", Standard: "standard", Goren: "goren", TwoOverOne: "twooverone", Acol: "acol"}

// registered is a system with its book, which is read when it is first asked for.
type registered struct {
	name  string
	read  func() (*book, error)                    // the error lists the faults of a user's book
	text  func(file string) (text string, ok bool) // a file of the book, such as standard.book
	inUse sync.Map                                 // the contexts of a card, by what it has agreed
}

// known holds all systems by number: the program's, then users'. It is replaced, never changed. A user's system keeps its number.
var known atomic.Pointer[[]*registered]

// registering is held while users' systems change.
var registering sync.Mutex

// registeredLast holds the files that users' systems were last made of, and the error that Register returned.
var registeredLast struct {
	files map[string]string
	err   error
}

// changes counts how often users' systems have changed.
var changes atomic.Int64

// Changes returns how often the users' systems have changed in this run of the program.
func Changes() int64 { return changes.Load() }

func init() {
	all := make([]*registered, numShipped)
	for s, name := range shippedNames {
		all[s] = &registered{name: name, text: own, read: sync.OnceValues(func() (*book, error) {
			if System(s) == Own {
				return own52(), nil
			}
			b := embedded(name)
			return &b, nil
		})}
	}
	known.Store(&all)
}

// registered returns what is known of a system.
func (s System) registered() *registered { return (*known.Load())[s] }

// String returns the system's name, as in "standard". It never changes.
func (s System) String() string {
	if int(s) >= len(*known.Load()) {
		return "unknown"
	}
	return s.registered().name
}

// Systems lists the systems that can be chosen: the program's, then the users' by name.
func Systems() []System {
	var all []System
	for i, r := range *known.Load() {
		if r.text != nil {
			all = append(all, System(i))
		}
	}
	slices.SortStableFunc(all, func(a, b System) int {
		if a < numShipped || b < numShipped {
			return int(a) - int(b)
		}
		return strings.Compare(a.String(), b.String())
	})
	return all
}

// Shipped reports whether a system is one of the program's.
func (s System) Shipped() bool { return s < numShipped }

// Err returns what is wrong with a user's system, or nil: its file is gone, or its book has faults, each of them in the error with its line.
// Meanwhile it is bid as Standard, or with another deck than 52 cards as the players' own.
func (s System) Err() error {
	_, err := s.registered().read()
	return err
}

// Title returns the title in the book of a user's system, or its name if it has none.
func (s System) Title() string {
	if b := s.book(); b.title != "" && s.Err() == nil {
		return b.title
	}
	return s.String()
}

// book returns the book of a system. Those of the players' own differ by deck; this is that for 52 and 36 cards.
func (s System) book() *book {
	b, err := s.registered().read()
	switch {
	case err == nil:
		return b
	case b != nil && b.deck != card.Deck52:
		return ownBook(b.deck)
	}
	return Standard.book()
}

// base returns the program's system on which a system is based: whose natural rules know what it is.
func (s System) base() System {
	if s.Shipped() {
		return s
	}
	return s.book().system
}

// Fits reports whether a system fits the deck of a game. The players' own fits all decks that [Knows] accepts, a user's
// the one that its book says, the others only 52 cards: their points and lengths mean nothing with more or fewer.
func (s System) Fits(r bridge.Rules) bool {
	switch {
	case s == Own:
		return true
	case s.Shipped():
		return r.Deck == card.Deck52
	}
	if b, _ := s.registered().read(); b != nil {
		return r.Deck == b.deck
	}
	return r.Deck == card.Deck52
}

// bookFile ends the name of a book's file.
const bookFile = ".book"

// Register makes books of the user systems that can be chosen, given the texts of files by their names. A file with a line "system" is one, and its
// name without .book the system's; other files are for it to include. Systems registered before that aren't there any more
// can't be chosen; where they have been, they are bid as Standard. Nothing happens if the files are the same as the last time. The error lists files whose names can't be systems'; faults in books are told by
// [System.Err].
func Register(files map[string]string) error {
	registering.Lock()
	defer registering.Unlock()
	if registeredLast.files != nil && maps.Equal(files, registeredLast.files) {
		return registeredLast.err
	}
	all := slices.Clone(*known.Load())
	for i, r := range all[numShipped:] {
		all[int(numShipped)+i] = missing(r.name)
	}
	if files = maps.Clone(files); files == nil {
		files = map[string]string{}
	}
	text := func(file string) (string, bool) {
		if text, ok := files[file]; ok {
			return text, true
		}
		return own(file)
	}
	var faults []error
	for _, file := range slices.Sorted(maps.Keys(files)) {
		name, ok := strings.CutSuffix(file, bookFile)
		if !ok || !isMain(files[file]) {
			continue
		}
		if err := CheckName(name); err != nil {
			faults = append(faults, fault.Errorf("%s: %w", file, err))
			continue
		}
		all = put(all, &registered{name: name, text: text, read: sync.OnceValues(func() (*book, error) {
			b, err := readBook(text, name)
			return &b, err
		})})
	}
	known.Store(&all)
	changes.Add(1)
	registeredLast.files, registeredLast.err = files, errors.Join(faults...)
	return registeredLast.err
}

// put adds a system, or replaces that of its name.
func put(all []*registered, r *registered) []*registered {
	if i := slices.IndexFunc(all, func(had *registered) bool { return had.name == r.name }); i >= 0 {
		all[i] = r
		return all
	}
	return append(all, r)
}

// missing returns a system whose file isn't there.
func missing(name string) *registered {
	return &registered{name: name, read: func() (*book, error) {
		return nil, fault.Errorf("there is no system %q: its file isn't there", name)
	}}
}

// isMain reports whether a text is a book's main file: one of its lines names the system on which it is based.
func isMain(text string) bool {
	for line := range strings.Lines(text) {
		if word, _, _ := strings.Cut(strings.TrimSpace(line), " "); word == "system" {
			return true
		}
	}
	return false
}

// IsSystem reports whether a text is that of a system: a book's main file. Other books are for such files to include.
func IsSystem(text string) bool { return isMain(text) }

// ErrNoSystem means that a file is no system: it has no line that names the one on which it is based.
var ErrNoSystem = fault.New("the file is no system: it has no line such as system standard, which says on what it is based")

// CheckName fails if a user's system can't have a name: it must be of letters, digits and low lines, and not that of a book of the program.
func CheckName(name string) error {
	odd := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' }
	if name == "" || strings.ContainsFunc(name, odd) {
		return fault.Errorf("%q can't be a system's name: want letters, digits and _ alone", name)
	}
	if _, ok := own(name + bookFile); ok {
		return fault.Errorf("%q is the name of one of the program's books: take another", name)
	}
	return nil
}

// named returns the system with a name.
func named(name string) (s System, ok bool) {
	all := *known.Load()
	i := slices.IndexFunc(all, func(r *registered) bool { return r.name == name && r.text != nil })
	return System(max(i, 0)), i >= 0
}

// keep returns the system with a name, which becomes a missing one if there is none.
func keep(name string) System {
	registering.Lock()
	defer registering.Unlock()
	all := slices.Clone(*known.Load())
	i := slices.IndexFunc(all, func(r *registered) bool { return r.name == name })
	if i < 0 {
		i = len(all)
		all = append(all, missing(name))
		known.Store(&all)
	}
	return System(i)
}

// systemNames lists the names of the systems that can be chosen.
func systemNames() (names []string) {
	for _, s := range Systems() {
		names = append(names, s.String())
	}
	return names
}

// Conventions lists the conventions with a switch on the system's card, in convention-card order.
func (s System) Conventions() []Convention {
	if s == Own {
		return nil // they have no switch
	}
	var all []Convention
	for _, m := range s.book().modules {
		all = append(all, m.convention)
	}
	slices.Sort(all)
	return all
}

// offers reports whether a system has a convention.
func (s System) offers(v Convention) bool {
	return s != Own && slices.ContainsFunc(s.book().modules, func(m module) bool { return m.convention == v })
}

// usual reports whether a convention is on by default.
func (s System) usual(v Convention) bool { return !slices.Contains(s.book().unusual, v) }
