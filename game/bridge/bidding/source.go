package bidding

import (
	"embed"
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

//go:embed systems/*.book
var systemFiles embed.FS

// place is a line in a file of a book.
type place struct {
	file string // without its folder
	line int    // from 1
}

// String returns the place, as in standard.book:12.
func (p place) String() string { return p.file + ":" + strconv.Itoa(p.line) }

// reader reads a book from files.
type reader struct {
	files      func(file string) (text string, ok bool)
	parcel     parcel
	book       book
	convention *module // the convention whose contexts are being read, or nil
	natural    bool    // natural rules are being read
	reading    []string
	lines      []figureLine
	shipped    bool // a file of the program has been read; what a user's book says before comes first
	usual      []usualLine
	faults     []error
}

// readBook reads the book whose main file is name.book. The error lists all faults with their lines.
func readBook(files func(file string) (text string, ok bool), name string) (book, error) {
	r := reader{book: book{deck: card.Deck52}}
	r.parcel = unpacked(files, name)
	r.files = r.parcel.text
	if !r.file(name) {
		r.faults = append(r.faults, fault.Errorf("there is no %s.book", name))
	}
	r.tables()
	r.book.figures = r.book.counting(r.lines)
	r.settle()
	r.named(r.book.contexts)
	r.parts()
	for _, m := range r.book.modules {
		r.named(m.contexts)
	}
	return r.book, errors.Join(r.faults...)
}

// named checks that the contexts named in "before NAME" exist in the same part of the book.
func (r *reader) named(all []bookContext) {
	for _, c := range all {
		for _, later := range c.before {
			if !slices.ContainsFunc(all, func(other bookContext) bool { return other.name == later && other.name != c.name }) {
				r.fault(c.place, fault.Errorf("%q is before %q, but there is no context of that name in this part of the book", c.name, later))
			}
		}
	}
}

// fault records an error in a line.
func (r *reader) fault(at place, err error) {
	r.faults = append(r.faults, &LineError{at.file, at.line, err})
}

// file reads a file and those that it includes, and reports whether it exists.
func (r *reader) file(name string) bool {
	file := name + ".book"
	text, ok := r.files(file)
	if !ok {
		return false
	}
	r.reading = append(r.reading, name)
	r.book.files = append(r.book.files, name)
	outside, natural := r.convention, r.natural
	if _, shipped := own(file); shipped {
		r.shipped = true
	}
	var open *bookContext
	keep := func() {
		if open != nil {
			r.keep(*open)
		}
		open = nil
	}
	n := 0
	for line := range strings.Lines(text) {
		n++
		at := r.parcel.place(file, n)
		line, _, _ = strings.Cut(line, "#")
		indented := strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")
		indent := len(line) - len(strings.TrimLeft(line, " \t"))
		line = strings.TrimSpace(line)
		word, rest, _ := strings.Cut(line, " ")
		rest = strings.TrimSpace(rest)
		switch {
		case line == "":
		case indented && open == nil:
			r.fault(at, fault.New("a row stands in no context"))
		case indented:
			parse := parseRow
			if r.natural {
				parse = parseNatural
			}
			row, err := parse(at, line)
			if err != nil {
				r.fault(at, err)
				continue
			}
			if row.natural != nil {
				row.natural.indent = indent
			}
			open.rows = append(open.rows, row)
		case word == "context" || word == "part" && r.natural:
			keep()
			if word == "part" && !strings.Contains(rest, ":") {
				rest += ":"
			}
			c, err := parseContext(at, rest)
			if err != nil {
				r.fault(at, err)
			}
			c.part = word == "part"
			open = &c
		case word == "natural" && strings.HasPrefix(rest, "when "):
			keep()
			conditions, err := parseConditions(strings.TrimPrefix(rest, "when "))
			if err != nil {
				r.fault(at, err)
			}
			r.book.resigns = conditions
		case line == "natural":
			keep()
			r.natural = true
		case slices.Contains(headings, word):
			keep()
			r.heading(at, word, rest)
		case word == "convention":
			keep()
			r.open(at, rest)
		case word == "include" && strings.ContainsAny(rest, `/\`):
			r.fault(at, fault.Errorf("%q: a book includes files of its own folder", rest))
		case word == "include" && slices.Contains(r.reading, strings.TrimSuffix(rest, ".book")):
			r.fault(at, fault.Errorf("%s includes itself", rest))
		case word == "include":
			keep()
			if rest = strings.TrimSuffix(rest, ".book"); !r.file(rest) {
				r.fault(at, fault.Errorf("there is no %s.book to include", rest))
			}
		default:
			r.fault(at, fault.New("want system, title, deck, figure, on, off, context, convention, include, natural, file or a row, which begins with a space"))
		}
	}
	keep()
	r.natural = natural
	if r.convention = outside; outside != nil { // the list may have moved
		r.convention = &r.book.modules[slices.IndexFunc(r.book.modules, func(m module) bool { return m.convention == outside.convention })]
	}
	r.reading = r.reading[:len(r.reading)-1]
	return true
}

// keep adds a context to the part of the book that is being read.
func (r *reader) keep(c bookContext) {
	if len(c.rows) == 0 {
		r.fault(c.place, fault.Errorf("the context %q has no rows", c.name))
	}
	c.convention = numConventions
	c.first = c.first || !r.shipped && !c.last
	if r.natural {
		c.rows = r.nested(c.rows)
	}
	switch {
	case r.convention != nil:
		c.convention = r.convention.convention
		r.convention.contexts = append(r.convention.contexts, c)
	case r.natural:
		r.book.natural = append(r.book.natural, c)
	default:
		r.book.contexts = append(r.book.contexts, c)
	}
}

// headings are the first words of the lines that say something about the whole book.
var headings = []string{"system", "title", "deck", "figure", "on", "off"}

// heading reads a line about the whole book.
func (r *reader) heading(at place, word, rest string) {
	depth := len(r.reading)
	switch word {
	case "system":
		i := slices.Index(shippedNames[:], rest)
		if i < 0 {
			r.fault(at, fault.Errorf("there is no system %q", rest))
			return
		}
		r.book.system = System(i)
	case "title":
		if depth == 1 {
			r.book.title = rest
		}
	case "deck":
		r.deck(at, rest)
	case "figure":
		l, err := parseFigure(rest)
		if err != nil {
			r.fault(at, err)
			return
		}
		l.place, l.depth = at, depth
		r.lines = append(r.lines, l)
	case "on", "off":
		v, ok := conventionNamed(rest)
		if !ok {
			r.fault(at, fault.Errorf("there is no convention %q", rest))
			return
		}
		r.usual = append(r.usual, usualLine{at, depth, v, word == "on"})
	}
}

// deck reads the number of cards that a book is for.
func (r *reader) deck(at place, text string) {
	for _, d := range []card.Deck{card.Deck52, card.Deck68, card.Deck36} {
		if text == strconv.Itoa(d.Len()) {
			r.book.deck = d
			return
		}
	}
	r.fault(at, fault.Errorf("there is no deck of %q cards: want 52, 68 or 36", text))
}

// open starts the contexts of a convention: its name, and "off" if it is off by default.
func (r *reader) open(at place, text string) {
	name, off := strings.CutSuffix(text, " off")
	v, ok := conventionNamed(name)
	if !ok {
		r.fault(at, fault.Errorf("there is no convention %q: want %s, or no such line for what is always played", name, oneOf(conventionNames[:])))
		return
	}
	r.book.modules = append(r.book.modules, module{convention: v})
	r.convention = &r.book.modules[len(r.book.modules)-1]
	if off {
		r.book.unusual = append(r.book.unusual, v)
	}
}

// parseContext parses the heading of a context: its name, and after a colon its conditions, separated by semicolons.
func parseContext(at place, text string) (c bookContext, err error) {
	name, conditions, ok := strings.Cut(text, ":")
	c.name, c.place = strings.TrimSpace(name), at
	if !ok || c.name == "" {
		return c, fault.New("want context NAME: CONDITION; CONDITION; …")
	}
	for said := range strings.SplitSeq(conditions, ";") {
		said = strings.TrimSpace(said)
		if said == "" && strings.TrimSpace(conditions) == "" {
			return c, nil
		}
		sequences, after := strings.CutPrefix(said, "after ")
		switch {
		case said == "whole":
			c.whole = true
		case said == "first":
			c.first = true
		case said == "last":
			c.last = true
		case strings.HasPrefix(said, "before "):
			c.before = append(c.before, strings.TrimPrefix(said, "before "))
		case said == "opening":
			c.after = append(c.after, pattern{})
		case after:
			for sequence := range strings.SplitSeq(sequences, ",") {
				p, err := parsePattern(sequence)
				if err != nil {
					return c, err
				}
				c.after = append(c.after, p)
			}
		default:
			condition, err := parseCondition(said)
			if err != nil {
				return c, err
			}
			c.conditions = append(c.conditions, condition)
		}
	}
	return c, nil
}

// parseRow parses a row: a call, the hands that make it, its purpose and its effects, separated by bars; or else.
func parseRow(at place, text string) (r row, err error) {
	r.place = at
	if text == "or else" {
		r.orElse = true
		return r, nil
	}
	switch err = r.columns(text); {
	case err != nil:
	case r.call.ladder || slices.Contains([]string{"down", "grand", "controls"}, r.call.goal):
		err = fault.Errorf("only natural rules have several bids in a row, as in %q", text)
	case slices.ContainsFunc(r.hands, func(k kind) bool { return k.weak }):
		err = fault.Errorf("only natural rules bid weaker hands, as in %q", text)
	}
	return r, err
}

// columns parses a row's call, hands, purpose and effects.
func (r *row) columns(text string) (err error) {
	columns := strings.Split(text, "|")
	if len(columns) < 3 || len(columns) > 4 {
		return fault.New("want CALL | HAND | PURPOSE | EFFECTS")
	}
	for i := range columns {
		columns[i] = strings.TrimSpace(columns[i])
	}
	if r.call, err = parseBid(columns[0]); err != nil {
		return err
	}
	if r.call.bid && r.call.level == 0 && r.call.from == 0 && r.call.goal == "" {
		return fault.Errorf("%q has no level: want 2x, or +x for the lowest", columns[0])
	}
	if r.hands, err = parseHands(columns[1]); err != nil {
		return err
	}
	for _, k := range r.hands {
		r.support = r.support || k.support != nil || k.shape
	}
	purpose, said, own := strings.Cut(columns[2], ":")
	if r.purpose, err = parsePurpose(strings.TrimSpace(purpose)); err != nil {
		return err
	}
	if r.said = strings.TrimSpace(said); own && r.said == "" {
		return fault.Errorf("%q says nothing behind the colon", columns[2])
	}
	if len(columns) == 4 {
		err = r.effects(columns[3])
	}
	return err
}

// effects parses the effects of a call, separated by commas.
func (r *row) effects(text string) error {
	for word := range strings.SplitSeq(text, ",") {
		word = strings.TrimSpace(word)
		suit, shows := strings.CutPrefix(word, "shows ")
		switch {
		case word == "forcing":
			r.forcing = OneRound
		case word == "forcing to game":
			r.forcing = GameForcing
		case word == "relay":
			r.forcing = Relay
		case word == "only understood":
			r.heard = true
		case shows && suit == "nothing":
			r.shows = '-'
		case shows && len(suit) == 1 && strings.Contains(letters+"CDHS", suit):
			r.shows = suit[0]
		default:
			return fault.Errorf("%q is no effect: want forcing, forcing to game, relay, only understood, shows nothing or shows S", word)
		}
	}
	return nil
}

// purposeWords lists the purposes as they are written in a book.
func purposeWords() (all []string) {
	for _, name := range purposeNames {
		all = append(all, strings.ReplaceAll(name, "-", " "))
	}
	slices.Sort(all)
	return all
}

// parsePurpose parses a purpose as written in a book: its identifier with spaces for hyphens.
func parsePurpose(text string) (Purpose, error) {
	hyphened := strings.ReplaceAll(text, " ", "-")
	i := slices.Index(purposeNames[:], hyphened)
	if i < 0 {
		return 0, fault.Errorf("a call is for no %q: want %s", text, oneOf(purposeWords()))
	}
	return Purpose(i), nil
}
