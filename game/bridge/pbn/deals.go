package pbn

import (
	"errors"
	"io"
	"iter"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
)

// Listed is a deal of a list, or the fault in its place.
type Listed struct {
	Line int // where it starts, counted from 1
	Deal card.Deal
	Err  error
}

// Deals yields the deals of a list, as they are read. A list has a deal in each line, in the text form, or it is in
// PBN, where each Deal tag is one. The first line with something in it tells: PBN begins with a tag or with a comment
// in braces, but not with a brace and a quote, as JSON does. In PBN too a line outside of comments that begins with
// a seat and a colon is a deal in the text form: no section has such lines, and somebody put it there. Empty lines and
// lines that begin with #, % or a semicolon are nothing. No card is in a deal twice, and in a Deal tag none that isn't
// in [card.Deck52]; see [card.Deal.Check] for whether all cards are there.
//
// Where a deal is wrong, or a line is no text or longer than [lines.Longest], the next one follows. What r can't read
// ends the list, and so does a beginning that is no text: this is a file of another kind.
func Deals(r io.Reader) iter.Seq[Listed] {
	return func(yield func(Listed) bool) {
		var l list
		for line, err := range lines.Read(r) {
			found, more := []Listed{{Line: line.Number, Err: err}}, false
			if err == nil {
				found, more = l.take(line)
			}
			for _, d := range found {
				if !yield(d) {
					return
				}
			}
			if !more {
				return
			}
		}
		for _, d := range l.end() {
			if !yield(d) {
				return
			}
		}
	}
}

// list is a list of deals being read.
type list struct {
	known, isPBN bool // whether the notation is known, and which it is
	scanner      scanner
}

// take processes the next line and returns the deals that it completes, and whether more can follow.
func (l *list) take(line lines.Line) (found []Listed, more bool) {
	says := strings.TrimSpace(line.Text)
	nothing := says == "" || strings.ContainsAny(says[:1], "#%;")
	if !l.known && !nothing {
		l.known, l.isPBN = true, strings.ContainsAny(says[:1], "[{") && !strings.HasPrefix(says, `{"`)
	}
	switch {
	case line.Wrong != nil:
		return []Listed{{Line: line.Number, Err: line.Wrong}}, l.known || !errors.Is(line.Wrong, lines.ErrNoText)
	case l.isPBN && (l.scanner.comment > 0 || !beginsDeal(says)):
		return dealsOf(l.scanner.scan(line.Number, line.Text)), true
	case l.isPBN || !nothing:
		deal, err := parseDeal(says)
		return append(dealsOf(l.scanner.abandon()), Listed{line.Number, deal, err}), true
	}
	return nil, true
}

// end is called at the end of the list, and returns what was still incomplete.
func (l *list) end() []Listed {
	if l.scanner.comment > 0 {
		return []Listed{{Line: l.scanner.comment, Err: fault.New("this comment in braces has no end, and deals in it are not seen")}}
	}
	return dealsOf(l.scanner.abandon())
}

// dealsOf returns the deals of the tags named Deal.
func dealsOf(tokens []token) (deals []Listed) {
	for _, t := range tokens {
		if t.kind != tag || t.name != "Deal" {
			continue
		}
		deal, err := card.Deal{}, fault.Errorf("this tag is not of the form %s", `[Deal "N:hand hand hand hand"]`)
		if !t.broken {
			deal, err = parseTag(t.text)
		}
		deals = append(deals, Listed{Line: t.line, Deal: deal, Err: err})
	}
	return deals
}

// beginsDeal reports whether the text starts like a deal in the text form: with a seat and a colon.
func beginsDeal(text string) bool {
	seat, _, colon := strings.Cut(text, ":")
	_, err := card.ParseSeat(seat)
	return colon && err == nil
}

// parseDeal parses the text form of a deal. The error doesn't repeat far too long text.
func parseDeal(text string) (card.Deal, error) {
	if len(text) > 200 {
		return card.Deal{}, fault.Errorf("it has %d characters, and no deal is so long", len(text))
	}
	return card.ParseDeal(text)
}
