package bidding

import (
	"slices"
	"sync"

	"github.com/superbridge/superbridge/game/card"
)

// book is a system: its contexts, and the conventions that put contexts of theirs before them.
type book struct {
	contexts []bookContext
	modules  []module
	unusual  []Convention // those that are off where nobody says anything
	figures  *figures     // what it measures hands and contracts by, or nil if by those of the deck
}

// module is a convention as a system has it.
type module struct {
	convention Convention
	contexts   []bookContext
}

// books are the systems. The own one has no conventions with a switch; see [ownContexts].
var books [numSystems]book

func init() {
	for s, its := range map[System]*figures{Standard: &figuresStandard, Goren: &figuresGoren} {
		books[s] = embedded(s.String())
		books[s].figures = its
	}
}

// embedded returns a book of the program's. A mistake in one is a mistake of the program.
func embedded(name string) book {
	b, err := readBook(systemFiles, name)
	if err != nil {
		panic("bidding: " + err.Error())
	}
	return b
}

// ownContexts returns the contexts of the players' own system with a deck, if it has any: all its other calls are natural.
func ownContexts(d card.Deck) []bookContext {
	switch d {
	case card.Deck68:
		return own68()
	case card.Deck52:
		return controlBids
	}
	return nil
}

var own68 = sync.OnceValue(func() []bookContext { return slices.Concat(embedded("own68").contexts, controlBids) })

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
	b := books[c.System]
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
		if c.Has(m.convention) {
			add(m.contexts)
		}
	}
	add(b.contexts)
	all = slices.Concat(first, all, last)
	inUse.Store(c, all)
	return all
}
