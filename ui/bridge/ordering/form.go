package ordering

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/card"
)

// row is a row of the form: a property of each hand and side.
type row struct {
	what condition.What
	suit card.Suit // of a length
}

// rows are the rows, from the top. Other properties are written as text.
var rows = []row{
	{what: condition.Points}, {condition.Length, card.Spades}, {condition.Length, card.Hearts}, {condition.Length, card.Diamonds}, {condition.Length, card.Clubs},
	{what: condition.Balanced}, {what: condition.Fit}, {what: condition.Slam}, {what: condition.Opens},
}

const columns = len(condition.Everyone)

// place is a cell of the form.
type place struct{ row, column int }

// has reports whether the place has a cell: a side, for example, can't be balanced.
func (p place) has() bool {
	return p.row >= 0 && p.row < len(rows) && p.column >= 0 && p.column < columns && rows[p.row].what.Of(p.who())
}

func (p place) who() condition.Who { return condition.Everyone[p.column] }

// what returns the cell's property.
func (p place) what() condition.What { return rows[p.row].what }

// Contents of a cell for yes, no or nothing.
const (
	yes = "yes"
	no  = "no"
	// any in a cell of openings is any bid.
	anyBid = "any"
)

// form is a condition while it is made. It is a value, and knows no window.
type form struct {
	rules bridge.Rules
	cards bidding.Cards
	text  string // as it is typed
	cells map[place]string
	rest  []condition.Part // parts without a cell
	found condition.Condition
	wrong *condition.SyntaxError // the error in the text, or nil
	at    place                  // the selected cell
	fresh bool                   // the next typed character replaces the cell's content
}

// newForm returns the form with a text.
func newForm(r bridge.Rules, cards bidding.Cards, text string) form {
	return form{rules: r, cards: cards, fresh: true}.read(text)
}

// read takes a text. The cells stay as they are while something is wrong with it.
func (f form) read(text string) form {
	f.text, f.wrong = text, nil
	c, err := condition.Parse(f.rules, text)
	if err != nil {
		if !errors.As(err, &f.wrong) {
			f.wrong = &condition.SyntaxError{}
		}
		return f
	}
	f.found = c.With(f.cards)
	f.cells, f.rest = map[place]string{}, nil
	for _, p := range c.Parts() {
		at, said, ok := cellOf(p)
		if _, taken := f.cells[at]; taken || !ok {
			f.rest = append(f.rest, p)
			continue
		}
		f.cells[at] = said
	}
	return f
}

// cellOf returns the cell of a part, with its content; ok is false if there is none.
func cellOf(p condition.Part) (at place, said string, ok bool) {
	for i, r := range rows {
		if r.what == p.What && (p.What != condition.Length || r.suit == p.Suit) {
			at = place{i, int(p.Who)}
			ok = true
		}
	}
	switch {
	case p.What.Counted():
		_, said, _ = strings.Cut(p.String(), " ")
		return at, said, ok && !p.Not
	case p.What == condition.Opens && p.Call.IsBid():
		return at, p.Call.String(), ok && !p.Not
	case p.Not:
		return at, no, ok
	case p.What == condition.Opens:
		return at, anyBid, ok
	}
	return at, yes, ok
}

// with returns the form with other content in the selected cell.
func (f form) with(said string) form {
	cells := map[place]string{}
	for at, had := range f.cells {
		cells[at] = had
	}
	cells[f.at] = said
	if said == "" {
		delete(cells, f.at)
	}
	next := form{rules: f.rules, cards: f.cards, at: f.at, rest: f.rest}.read(write(cells, f.rest))
	if next.wrong != nil { // it is being typed
		next.cells, next.rest, next.found = cells, f.rest, f.found
	}
	return next
}

// write returns the text of cells, hand by hand, and of the rest.
func write(cells map[place]string, rest []condition.Part) string {
	var parts []string
	for column := range columns {
		for r := range rows {
			at := place{r, column}
			said, ok := cells[at]
			if !ok {
				continue
			}
			p := condition.Part{Who: at.who(), What: at.what(), Suit: rows[r].suit}
			text := p.String() // with a number to be cut off
			switch {
			case at.what().Counted():
				text, _, _ = strings.Cut(text, " ")
				text += " " + said
			case said == no:
				text = "not " + text
			case said != yes && said != anyBid:
				text += " " + said
			}
			parts = append(parts, text)
		}
	}
	for _, p := range rest {
		parts = append(parts, p.String())
	}
	return strings.Join(parts, ", ")
}

// move moves by rows and columns, to the next cell of the form. At the edge it stays.
func (f form) move(down, right int) form {
	for at := (place{f.at.row + down, f.at.column + right}); at.row >= 0 && at.row < len(rows) && at.column >= 0 && at.column < columns; at.row, at.column = at.row+down, at.column+right {
		if at.has() {
			return f.to(at)
		}
	}
	return f.to(f.at)
}

// to selects a cell.
func (f form) to(at place) form {
	f.at, f.fresh = at, true
	return f
}

// longest is the largest number of characters in a cell.
const longest = 5

// typed adds a character to the selected cell. Characters that can't belong there are ignored.
func (f form) typed(r rune) form {
	allowed := ""
	switch what := f.at.what(); {
	case what.Counted():
		allowed = "0123456789+-"
	case what == condition.Opens:
		allowed = "123456789CDHSN"
	}
	r = unicode.ToUpper(r)
	if r == '–' {
		r = '-'
	}
	if !strings.ContainsRune(allowed, r) {
		return f
	}
	said := f.cells[f.at]
	if f.fresh || said == anyBid || said == no {
		said = ""
	}
	if len(said) >= longest {
		return f
	}
	f = f.with(said + string(r))
	f.fresh = false
	return f
}

// erase deletes the last character, or the whole content if it can't be typed.
func (f form) erase() form {
	said := f.cells[f.at]
	if said == "" {
		return f
	}
	if said = said[:len(said)-1]; f.at.what() == condition.Opens && f.fresh || !f.at.what().Counted() && f.at.what() != condition.Opens {
		said = ""
	}
	f = f.with(said)
	f.fresh = false
	return f
}

// clear empties the cell.
func (f form) clear() form { return f.with("") }

// turn cycles from nothing to yes, to no and back to nothing; for openings from nothing to any bid and to none.
func (f form) turn() form {
	first := yes
	switch {
	case f.at.what().Counted():
		return f
	case f.at.what() == condition.Opens:
		first = anyBid
	}
	switch f.cells[f.at] {
	case "":
		return f.with(first)
	case no:
		return f.with("")
	}
	return f.with(no)
}

// end is an end of a range.
type end uint8

const (
	least end = iota
	most
)

// step moves an end of the range in the cell up or down. An empty cell starts from the usual value.
func (f form) step(e end, by int) form {
	r, limit, ok := f.numbers()
	switch {
	case !ok && e == least:
		r.Min = f.usual()
	case !ok:
		r.Max = f.usual()
	case e == least:
		r.Min = max(0, min(r.Min+by, limit))
		r.Max = max(r.Max, r.Min)
	default:
		r.Max = max(0, min(r.Max+by, limit))
		r.Min = min(r.Min, r.Max)
	}
	if r.Min == 0 && r.Max == limit {
		return f.clear()
	}
	part := condition.Part{Range: r}
	if r.Max == limit {
		part.Range.Max = condition.Most
	}
	_, said, _ := strings.Cut(part.String(), " ")
	return f.to(f.at).with(said).to(f.at)
}

// numbers returns the range in the cell, up to a limit; ok is false if there is none yet.
func (f form) numbers() (r bidding.Range, limit int, ok bool) {
	p := condition.Part{What: f.at.what()}
	limit = p.Limit(f.rules)
	r = bidding.Range{Min: 0, Max: limit}
	said := f.cells[f.at]
	if said == "" {
		return r, limit, false
	}
	c, err := condition.Parse(f.rules, "NS.longest "+said)
	if p.What == condition.Points {
		c, err = condition.Parse(f.rules, "NS.points "+said)
	}
	if err != nil {
		return r, limit, false
	}
	r = c.Parts()[0].Range
	r.Max = min(r.Max, limit)
	return r, limit, true
}

// usual returns the start of an empty cell's range: the points to open, or a suit of some length.
func (f form) usual() int {
	count, n := bidding.Counting(f.rules), 0
	switch {
	case f.at.what() == condition.Points:
		n = count.Open
	case f.at.who().Side():
		return count.Fit
	default:
		n = count.Suit
	}
	if f.at.who().Side() {
		n *= 2
	}
	return n
}

// stepBid moves by a number of bids in the cell: from nothing to any bid, and then from the lowest on.
func (f form) stepBid(by int) form {
	bids := []string{"", anyBid, no}
	for level := 1; level <= f.rules.Level; level++ {
		for _, strain := range bridge.Strains {
			bids = append(bids, bridge.Bid(level, strain).String())
		}
	}
	for i, said := range bids {
		if said == f.cells[f.at] {
			return f.with(bids[max(0, min(i+by, len(bids)-1))]).to(f.at)
		}
	}
	return f.with("").to(f.at)
}

// String is for tests: the cells that say something.
func (f form) String() string {
	var all []string
	for column := range columns {
		for r := range rows {
			if said, ok := f.cells[place{r, column}]; ok {
				all = append(all, fmt.Sprintf("%v %v %s", place{r, column}.who(), rows[r].what, said))
			}
		}
	}
	return strings.Join(all, "; ")
}
