package bidding

import (
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// figureLine is a line "figure NAME VALUE" of a book, which replaces a figure of the deck.
type figureLine struct {
	place place
	depth int // of the file: 1 for the main one
	name  string
	size  int // how many numbers it has, if it is a table
	set   func(*figures)
}

// ranges, numbers and tables are the figures that a book can replace, by their names among the amounts of rows.
var (
	ranges = map[string]func(*figures) *Range{
		"oneNT":   func(f *figures) *Range { return &f.openNT },
		"twoNT":   func(f *figures) *Range { return &f.twoNT },
		"overNT":  func(f *figures) *Range { return &f.overNT },
		"preempt": func(f *figures) *Range { return &f.preEmpt },
	}
	numbers = map[string]func(*figures) *int{
		"open":     func(f *figures) *int { return &f.Open },
		"strong":   func(f *figures) *int { return &f.strong },
		"respond":  func(f *figures) *int { return &f.respond },
		"two":      func(f *figures) *int { return &f.newTwo },
		"step":     func(f *figures) *int { return &f.newStep },
		"force":    func(f *figures) *int { return &f.force },
		"overcall": func(f *figures) *int { return &f.overcall },
		"overtwo":  func(f *figures) *int { return &f.overcallTo },
		"jump":     func(f *figures) *int { return &f.jumpOver },
		"over":     func(f *figures) *int { return &f.raiseOver },
		"takeout":  func(f *figures) *int { return &f.takeOut },
		"action":   func(f *figures) *int { return &f.action },
		"major":    func(f *figures) *int { return &f.major },
		"minor":    func(f *figures) *int { return &f.minor },
		"long":     func(f *figures) *int { return &f.longSuit },
	}
	tables = map[string]func(*figures) *[]int{
		"no-trump": func(f *figures) *[]int { return &f.noTrump },
		"trumps":   func(f *figures) *[]int { return &f.trumps },
	}
)

// figureNames lists the names of all figures that a book can replace.
func figureNames() (names []string) {
	for name := range ranges {
		names = append(names, name)
	}
	for name := range numbers {
		names = append(names, name)
	}
	for name := range tables {
		names = append(names, name)
	}
	slices.Sort(names)
	return append(names, "short-honours")
}

// mostPoints is more than any figure in points or cards.
const mostPoints = 60

// parseFigure parses a figure's name and value: 12-14, 13 or, for points of contracts by level, 21 23 24 25.
func parseFigure(text string) (l figureLine, err error) {
	name, value, _ := strings.Cut(text, " ")
	value = strings.TrimSpace(value)
	l.name = name
	if of, ok := ranges[name]; ok {
		least, most, ok := strings.Cut(value, "-")
		r := Range{number(least), number(most)}
		if !ok || r.Min < 0 || r.Max < r.Min {
			return l, fault.Errorf("want a range for figure %s, as in 15-17", name)
		}
		l.set = func(f *figures) { *of(f) = r }
		return l, nil
	}
	if of, ok := numbers[name]; ok {
		n := number(value)
		if n < 0 {
			return l, fault.Errorf("want a number from 0 to %d for figure %s", mostPoints, name)
		}
		l.set = func(f *figures) { *of(f) = n }
		return l, nil
	}
	if of, ok := tables[name]; ok {
		var table []int
		for word := range strings.FieldsSeq(value) {
			table = append(table, number(word))
		}
		if len(table) < 2 || !slices.IsSorted(table) || table[0] < 0 {
			return l, fault.Errorf("want the points for a contract at each level from the first on for figure %s, never fewer than for the level below", name)
		}
		l.size = len(table)
		l.set = func(f *figures) { *of(f) = slices.Clone(table) }
		return l, nil
	}
	if name == "short-honours" && value == "count-less" {
		l.set = func(f *figures) { f.Holds = true }
		return l, nil
	}
	return l, fault.Errorf("there is no figure %q: want %s", name, oneOf(figureNames()))
}

// tables checks that each table has a number for every level of the book's deck, whose line may come later.
func (r *reader) tables() {
	for _, l := range r.lines {
		if want := len(figuresOf(r.book.deck).noTrump); l.size > 0 && l.size != want {
			r.fault(l.place, fault.Errorf("want %d numbers for figure %s with %d cards", want, l.name, r.book.deck.Len()))
		}
	}
}

// number returns a number from 0 to mostPoints in a text, or −1.
func number(text string) int {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || n > mostPoints {
		return -1
	}
	return n
}

// replaced returns the figures of a deck with those that a book replaces, nil if it replaces none. Of two lines for one figure that in the file
// which includes the other counts, and in one file the later.
func replaced(d card.Deck, lines []figureLine) *figures {
	if len(lines) == 0 {
		return nil
	}
	f := *figuresOf(d)
	deepFirst := slices.Clone(lines)
	slices.SortStableFunc(deepFirst, func(a, b figureLine) int { return b.depth - a.depth })
	for _, l := range deepFirst {
		l.set(&f)
	}
	return &f
}

// counting returns the figures of the book's deck with those that its lines replace, nil if they are the deck's. Where no line says the range
// of one no-trump, it is that of the row that opens it.
func (b *book) counting(lines []figureLine) *figures {
	f := replaced(b.deck, lines)
	oneNT := b.opensNT()
	if oneNT == nil || slices.ContainsFunc(lines, func(l figureLine) bool { return l.name == "oneNT" }) {
		return f
	}
	if f == nil {
		own := *figuresOf(b.deck)
		f = &own
	}
	f.openNT = *oneNT
	return f
}

// opensNT returns the points of the first row that opens one no-trump, whoever opens it; nil if there is none.
func (b *book) opensNT() *Range {
	for _, c := range b.contexts {
		if len(c.after) != 1 || len(c.after[0].steps) != 0 || len(c.conditions) > 0 {
			continue
		}
		for _, r := range c.rows {
			if r.purpose == OpeningNT && r.call.level == 1 && len(r.hands) > 0 && r.hands[0].high != nil {
				return r.hands[0].high
			}
		}
	}
	return nil
}
