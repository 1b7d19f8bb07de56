package record

import (
	"errors"
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/card"
)

// pbn finds the deals in a text in Portable Bridge Notation, which nearly all bridge programs write. It is given
// the text line by line; the zero pbn is at its beginning.
//
// A game in PBN is a list of tags, as [Deal "N:… … … …"], some with a section of further text behind them. Only
// tags named Deal are read, each is a deal, and all else is skipped: other tags and their sections, comments in
// braces or from a semicolon to the end of the line, and lines that begin with a per cent sign. A tag may have
// several lines. The notation knows 52 cards, by the letters that they have here too.
//
// No section has lines that begin with a seat and a colon. Such a line is a deal in the text form, that somebody put
// there: it must not get lost.
//
// (Source: PBN standard 2.1, chapters 2.4, 3.2, 3.3, 3.4.11 and 3.8.)
type pbn struct {
	line    int // how many there were
	comment int // the line where the comment in braces began that still goes on, or 0
	tag     tag // the one that still goes on, if any
}

// tag is what has been read of a tag.
type tag struct {
	line     int // where it begins; 0 if there is no tag
	name     string
	value    string
	broken   bool // it is not one name and one value, in brackets
	complete bool // name and value are there ([games])
}

// take takes the next line of the text, without what ends it, and returns the deals that are complete with it.
func (p *pbn) take(text string) []Listed {
	p.line++
	if strings.HasPrefix(text, "%") {
		return nil
	}
	if says := strings.TrimSpace(text); p.comment == 0 && beginsDeal(says) {
		p.tag.broken = true // if it hasn't ended
		deal, err := parseDeal(says)
		return append(p.endTag(), Listed{p.line, deal, err})
	}
	var deals []Listed
	for text != "" {
		switch {
		case p.comment > 0:
			_, after, ended := strings.Cut(text, "}")
			if ended {
				p.comment = 0
			}
			text = after
			continue
		case text[0] == '{':
			p.comment = p.line
		case text[0] == ';':
			return deals
		case text[0] == '[':
			p.tag.broken = true // the one before, if it hasn't ended
			deals = append(deals, p.endTag()...)
			p.tag = tag{line: p.line}
		case text[0] == ']':
			deals = append(deals, p.endTag()...)
		case text[0] == '"': // also in sections, where brackets within a string mean nothing
			value, after, ended := cutString(text)
			p.tag.broken = p.tag.broken || p.tag.value != "" || !ended
			p.tag.value, text = value, after
			continue
		case p.tag.name == "" && isName(rune(text[0])):
			after := strings.TrimLeftFunc(text, isName)
			p.tag.name, text = text[:len(text)-len(after)], after
			continue
		case !strings.ContainsRune(" \t\v\r", rune(text[0])):
			p.tag.broken = true
		}
		text = text[1:]
	}
	return deals
}

// end says that the text is at its end, and returns what was not complete then.
func (p *pbn) end() []Listed {
	if p.comment > 0 {
		return []Listed{{Line: p.comment, Err: errors.New("this comment in braces has no end, and deals in it are not seen")}}
	}
	p.tag.broken = true
	return p.endTag()
}

// endTag ends the tag, if there is one, and returns its deal, if it has one.
func (p *pbn) endTag() []Listed {
	t := p.tag
	p.tag = tag{}
	if t.line == 0 || t.name != "Deal" {
		return nil
	}
	if t.broken {
		return []Listed{{Line: t.line, Err: errors.New(`this tag is not of the form [Deal "N:hand hand hand hand"]`)}}
	}
	deal, err := parsePBN(t.value)
	return []Listed{{Line: t.line, Deal: deal, Err: err}}
}

// beginsDeal reports whether the text begins as a deal in the text form does: with a seat and a colon.
func beginsDeal(text string) bool {
	seat, _, colon := strings.Cut(text, ":")
	_, err := card.ParseSeat(seat)
	return colon && err == nil
}

// isName reports whether c can be in the name of a tag.
func isName(c rune) bool {
	return 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '_'
}

// cutString cuts the text that begins with a quote behind the next one. A backslash takes the meaning from a quote
// and from another backslash. A string ends with its line, though that is not as it should be.
func cutString(text string) (value, after string, ended bool) {
	var b strings.Builder
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			return b.String(), text[i+1:], true
		case c == '\\' && i+1 < len(text) && strings.IndexByte(`"\`, text[i+1]) >= 0:
			i++
		}
		b.WriteByte(text[i])
	}
	return b.String(), "", false
}

// parsePBN reads the value of a Deal tag.
func parsePBN(text string) (card.Deal, error) {
	if text == "" || text == "?" {
		return card.Deal{}, errors.New("the Deal tag gives no cards")
	}
	first, hands, _ := strings.Cut(text, ":")
	if seat, err := card.ParseSeat(first); err == nil {
		for i, hand := range strings.Fields(hands) {
			if hand == "-" {
				return card.Deal{}, fmt.Errorf("the hand of %v is not given", seat.Next(i))
			}
		}
	}
	deal, err := parseDeal(text)
	if err != nil {
		return card.Deal{}, err
	}
	for _, seat := range card.Seats {
		if other := deal[seat].Minus(card.Deck52.Hand()); other.Len() > 0 {
			return card.Deal{}, fmt.Errorf("%v of %v is not in the deck of 52 that PBN is for", other.Cards()[0], seat)
		}
	}
	return deal, nil
}
