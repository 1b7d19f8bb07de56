package record

import (
	"errors"
	"fmt"
	"strings"
)

// games takes games in Portable Bridge Notation, line by line. A game is a list of tags; behind those named Auction
// and Play follow the calls and the cards. An empty line ends it, and so does a second Event or Board, for some
// programs leave no line empty. Comments, annotations and the sections of other tags are skipped.
//
// (Source: PBN standard 2.1, chapters 2.4, 3.1 to 3.9 and 4.8.)
type games struct {
	h       *history
	comment int // the line where the comment in braces began that still goes on, or 0
	open    bool
	tag     tag             // that goes on, if open
	game    game            // that goes on
	section string          // the tag whose section goes on
	before  map[string]word // the tags of the game before
	last    map[string]word // those of the last one that was kept
}

// word is a word of a section.
type word struct {
	line int
	text string
}

// game is what has been read of a game.
type game struct {
	line      int // where it begins; 0 if it hasn't
	tags      map[string]word
	calls     []word
	cards     []word
	irregular int // the line of the first sign that the rules have been broken, or 0
}

// take takes the next line, without what ends it.
func (g *games) take(line int, text string) error {
	if strings.HasPrefix(text, "%") {
		return nil
	}
	if g.comment == 0 && strings.TrimSpace(text) == "" {
		return g.endGame()
	}
	for text != "" {
		switch c := text[0]; {
		case g.comment > 0:
			_, after, ended := strings.Cut(text, "}")
			if ended {
				g.comment = 0
			}
			text = after
		case c == '{' && !g.open:
			g.comment = line
		case c == ';' && !g.open:
			return nil
		case strings.IndexByte(" \t\v\r", c) >= 0:
			text = text[1:]
		case g.open:
			after, err := g.inTag(text)
			if err != nil {
				return &LineError{g.tag.line, err}
			}
			text = after
		case c == '[':
			g.open, g.tag = true, tag{line: line}
			text = text[1:]
		case c == '"': // in tables; brackets mean nothing in it
			_, after, _ := cutString(text)
			text = after
		default:
			end := strings.IndexAny(text, " \t\v\r[{;\"")
			if end < 0 {
				end = len(text)
			}
			if err := g.inSection(line, text[:end]); err != nil {
				return err
			}
			text = text[end:]
		}
	}
	return nil
}

// end says that the last line has been taken.
func (g *games) end() error {
	switch {
	case g.comment > 0:
		return &LineError{g.comment, errors.New("this comment in braces has no end")}
	case g.open:
		return &LineError{g.tag.line, errTag}
	}
	return g.endGame()
}

var errTag = errors.New(`this tag is not of the form [Name "value"]`)

// inTag takes what begins the text, within a tag.
func (g *games) inTag(text string) (after string, err error) {
	t := &g.tag
	switch {
	case text[0] == ']' && t.complete:
		g.open = false
		return text[1:], g.tagged()
	case text[0] == '"' && t.name != "" && !t.complete:
		value, after, ended := cutString(text)
		if !ended {
			return "", errTag
		}
		t.value, t.complete = value, true
		return after, nil
	case t.name == "" && isName(rune(text[0])):
		after := strings.TrimLeftFunc(text, isName)
		t.name = text[:len(text)-len(after)]
		return after, nil
	}
	return "", errTag
}

// tagged takes the tag that is complete.
func (g *games) tagged() error {
	t := g.tag
	if _, again := g.game.tags[t.name]; again && (t.name == "Event" || t.name == "Board") {
		if err := g.endGame(); err != nil {
			return err
		}
	}
	if g.game.line == 0 {
		g.game = game{line: t.line, tags: map[string]word{}}
	}
	g.section = t.name
	if _, again := g.game.tags[t.name]; again {
		if t.name == "Auction" || t.name == "Play" {
			g.section = "" // what follows is not the first's
		}
		return nil
	}
	if value, same := strings.CutPrefix(t.value, "#"); same {
		// As in the game before; with a second sign, a value that goes on being so.
		if value, given := strings.CutPrefix(value, "#"); given {
			t.value = value
		} else {
			t.value = g.before[t.name].text
		}
	}
	g.game.tags[t.name] = word{t.line, t.value}
	return nil
}

// inSection takes a word behind a tag. What is joined to a call or a card without a blank is an annotation.
func (g *games) inSection(line int, text string) error {
	if g.game.line == 0 {
		return fmt.Errorf("%.40q is neither a tag nor a comment", text)
	}
	if g.section != "Auction" && g.section != "Play" {
		return nil
	}
	if text[0] == '^' {
		if g.game.irregular == 0 {
			g.game.irregular = line
		}
		return nil
	}
	if n := strings.IndexAny(text, "!?=$"); n >= 0 {
		text = text[:n]
	}
	if text == "" {
		return nil
	}
	if g.section == "Auction" {
		g.game.calls = append(g.game.calls, word{line, text})
	} else {
		g.game.cards = append(g.game.cards, word{line, text})
	}
	if len(g.game.calls) > mostCalls || len(g.game.cards) > mostCards {
		return fmt.Errorf("there are too many words behind [%s]", g.section)
	}
	return nil
}

// No auction has more calls, and no play more cards; so that a game takes no more memory than that.
const mostCalls, mostCards = 400, 60

// endGame ends the game, if there is one.
func (g *games) endGame() error {
	one := g.game
	switch {
	case g.open:
		return &LineError{g.tag.line, errTag}
	case one.line == 0:
		return nil
	}
	g.game, g.section = game{}, ""
	g.before = one.tags
	board, err := one.board()
	var left *leftOut
	switch {
	case errors.As(err, &left):
		g.h.items = append(g.h.items, Item{Line: one.line, Left: left})
		return nil
	case err != nil:
		return err
	}
	e := Entry{Number: one.number(g.h.number + 1), Board: board}
	fresh := e.Number <= g.h.number ||
		one.tags["Event"].text != g.last["Event"].text || one.tags["Site"].text != g.last["Site"].text
	g.last = one.tags
	if err := g.h.loose(one.line, e, fresh, one.tags["Date"].text); err != nil {
		return &LineError{one.line, err}
	}
	return nil
}
