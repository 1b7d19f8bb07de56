package pbn

import (
	"errors"
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
)

// Found is a game that has been read: its board, or why there is none though the game is good PBN. If Unplayed says why,
// the board is good for nothing but to be played: it has its deal and no events.
type Found struct {
	Line           int // where it begins, counted from 1
	Game               // Number is 0 if none is given
	Unplayed, Left error
	Begun          bool         // something was called
	Rules          bridge.Rules // by which its session is scored; the board is one of Duplicate all the same
	By             field.Method // by what a field is compared
	Results        int          // how many rows its ScoreTable has
}

// Games reads games line by line; the zero Games is at the beginning of a text. An empty line ends a game, and so does a
// second Event or Board, for some programs leave no line empty. Comments, annotations and the sections of other tags are
// skipped.
type Games struct {
	scanner scanner
	game    game            // that goes on
	section string          // the tag whose section goes on
	before  map[string]word // the tags of the game before
	row     int             // the line of the last row of a ScoreTable
}

// word is a word of a section, or the value of a tag.
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
	results   int  // rows of its ScoreTable
	irregular bool // there is a sign that the rules have been broken
}

var errTag = errors.New(`this tag is not of the form [Name "value"]`)

// Take takes the next line, without what ends it, and returns the games that are complete with it. An error is an
// [*Error], and nothing can be read behind it.
func (g *Games) Take(line int, text string) (found []Found, err error) {
	if g.scanner.comment == 0 && strings.TrimSpace(text) == "" {
		return g.endGame()
	}
	for _, t := range g.scanner.scan(line, text) {
		var ended []Found
		switch {
		case !t.isTag:
			err = g.inSection(t)
		case t.broken || !t.valued:
			err = &Error{t.line, errTag}
		default:
			ended, err = g.tagged(t)
		}
		found = append(found, ended...)
		if err != nil {
			return found, err
		}
	}
	return found, nil
}

// End says that the last line has been taken.
func (g *Games) End() ([]Found, error) {
	if g.scanner.comment > 0 {
		return nil, &Error{g.scanner.comment, errors.New("this comment in braces has no end")}
	}
	return g.endGame()
}

// tagged takes a tag, and returns the game that it ends, if any.
func (g *Games) tagged(t token) (ended []Found, err error) {
	if _, again := g.game.tags[t.name]; again && (t.name == "Event" || t.name == "Board") {
		if ended, err = g.endGame(); err != nil {
			return nil, err
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
		return ended, nil
	}
	if value, same := strings.CutPrefix(t.text, "#"); same {
		// As in the game before; with a second sign, a value that goes on being so.
		if value, given := strings.CutPrefix(value, "#"); given {
			t.text = value
		} else {
			t.text = g.before[t.name].text
		}
	}
	g.game.tags[t.name] = word{t.line, t.text}
	return ended, nil
}

// inSection takes a word behind a tag. What is joined to a call or a card without a blank is an annotation.
func (g *Games) inSection(t token) error {
	if g.game.line == 0 {
		return &Error{t.line, fmt.Errorf("%.40q is neither a tag nor a comment", t.text)}
	}
	if g.section == "ScoreTable" && t.line != g.row {
		g.row = t.line
		g.game.results++
	}
	if g.section != "Auction" && g.section != "Play" {
		return nil
	}
	if t.text[0] == '^' {
		g.game.irregular = true
		return nil
	}
	text := t.text
	if n := strings.IndexAny(text, "!?=$"); n >= 0 {
		text = text[:n]
	}
	if text == "" {
		return nil
	}
	if g.section == "Auction" {
		g.game.calls = append(g.game.calls, word{t.line, text})
	} else {
		g.game.cards = append(g.game.cards, word{t.line, text})
	}
	if len(g.game.calls) > mostCalls || len(g.game.cards) > mostCards {
		return &Error{t.line, fmt.Errorf("there are too many words behind [%s]", g.section)}
	}
	return nil
}

// No auction has more calls, and no play more cards; so that a game takes no more memory than that.
const mostCalls, mostCards = 400, 60

// endGame ends the game, if there is one.
func (g *Games) endGame() ([]Found, error) {
	one := g.game
	switch {
	case g.scanner.open:
		return nil, &Error{g.scanner.tag.line, errTag}
	case one.line == 0:
		return nil, nil
	}
	g.game, g.section = game{}, ""
	g.before = one.tags
	board, err := one.board()
	found := Found{Line: one.line, Begun: len(one.calls) > 0}
	var left *leftOut
	var unplayed *notPlayed
	switch {
	case errors.As(err, &left):
		found.Left = left
	case err != nil && !errors.As(err, &unplayed):
		return nil, err
	default:
		if unplayed != nil {
			found.Unplayed = unplayed
		}
		found.Game = Game{Event: one.tags["Event"].text, Site: one.tags["Site"].text, Date: one.tags["Date"].text, Board: board}
		found.Number, found.Table = one.number("Board"), one.number("Table")
		switch strings.ToLower(one.given("Room")) {
		case "open":
			found.Room = "Open"
		case "closed":
			found.Room = "Closed"
		}
		found.Rules, found.By = rulesOf(one.given("Scoring")), methodOf(one.given("Scoring"))
		found.Results = one.results
	}
	return []Found{found}, nil
}
