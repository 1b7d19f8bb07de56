package pbn

import (
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/fault"
)

// Found is a game that has been read. If Left is set, it says why there is no board. If Unplayed is set, it says why
// the board has its deal and no events; Result is then its result, if given.
type Found struct {
	Line           int // where it starts, counted from 1
	Board          bridge.Board
	Unplayed, Left error
	Begun          bool // something was called or played
	Broken         bool // the calls and cards are impossible, not just incomplete
	Result         *Result
	Source                      // of the board, or of its result
	Rules          bridge.Rules // by which its session is scored; the board itself is one of Duplicate
	By             field.Method // the scoring of its field
	Elsewhere      bool         // it has the deal of the game before without saying so: it is another table
	Faults         []Fault
}

// Number returns the number of the board, or 0 if none is given.
func (f Found) Number() int { return numberIn(f.Tags.Get("Board")) }

// numberIn returns the first number in a text, 1 or more, or 0.
func numberIn(text string) int {
	text = strings.TrimLeftFunc(text, func(r rune) bool { return r < '0' || r > '9' })
	n := 0
	for _, r := range text {
		if r < '0' || r > '9' || n > 1e6 {
			break
		}
		n = 10*n + int(r-'0')
	}
	return n
}

// Fault is something in a file that couldn't be kept, or that contradicts the rest.
type Fault struct {
	Line int
	Lost Lost
	Err  error
}

// Lost says how much of a game is lost by a fault.
type Lost uint8

// The amounts that may be left out.
const (
	Nothing Lost = iota // everything is kept, although something contradicts it
	Text                // lines that don't belong to a game
	Card                // a card, and those after it
	Call                // a call, and those after it
	Play                // all calls and cards, except as text: the deal is kept, and the result if given
	Made                // a table's result on the board
	Whole               // the board
)

// Games reads games line by line; the zero Games is at the start of a text. Faults of a game don't affect the next one.
//
// A game continues after an empty line if what follows can belong to it: an auction, a play or a table that it hasn't
// had. It ends at a repeated tag of the next board, as some programs leave no line empty. A game without a deal, after
// another, has the deal of that board.
type Games struct {
	scanner   scanner
	said      []token // comments before the next game
	head      Tags    // of a game before it that has no board
	headed    int     // where that game starts
	game      game    // being read
	section   string
	rows      int  // which of its tags the section is of
	gap       bool // the last line was empty
	before    game // that game
	commented int  // the line where the last comment of the game itself ends
	always    Tags // data of games that don't give it, until another value comes
	dealt     map[string]game
	lines     []heldLine // since the current comment started
	deals     bool       // one of them is a deal
	endless   bool       // no comment that starts ends
	stray     int        // lines that don't belong to a game
	strayAt   Fault      // the first of them
	strayed   int        // the last of them
}

type heldLine struct {
	line int
	text string
}

// act is a call or a card, with the remarks on it.
type act struct {
	line int
	text string
	Remark
	section string   // it is in
	notes   []string // the numbers of the notes on it
}

// Limits on calls, cards and other text, which no real game exceeds, so that a game takes no more memory than that.
const mostCalls, mostCards, mostText, mostSaid = 400, 60, 1 << 17, 100

// Take processes the next line, without its end, and returns the games that it completes.
func (g *Games) Take(line int, text string) (found []Found) {
	if g.scanner.comment > 0 {
		g.lines = append(g.lines, heldLine{line, text})
		g.deals = g.deals || strings.HasPrefix(strings.TrimSpace(text), "[Deal ")
		if g.nested(text) {
			return g.reopen()
		}
	}
	return append(found, g.take(line, text)...)
}

// take processes a line.
func (g *Games) take(line int, text string) (found []Found) {
	trimmed := strings.Trim(text, blanks)
	switch {
	case g.scanner.comment > 0:
	case trimmed == "" && g.scanner.open: // a tag goes on
		return nil
	case trimmed == "":
		g.gap = g.game.line > 0
		return nil
	case !g.scanner.open && !strings.ContainsAny(trimmed[:1], "[{;%") && g.rowed():
		g.row(strings.TrimRight(text, blanks))
		return nil
	}
	if g.endless {
		if brace := strings.IndexByte(text, '{'); brace >= 0 && !strings.Contains(text[brace:], "}") {
			text += "}"
		}
	}
	was := g.scanner.comment
	found = g.tokens(g.scanner.scan(line, text))
	if g.scanner.comment == 0 || g.scanner.comment != was {
		g.lines, g.deals = nil, false
	}
	return found
}

// rowed reports whether a line belongs to a section as it is.
func (g *Games) rowed() bool {
	return !g.gap && g.section != "" && g.section != "Auction" && g.section != "Play"
}

// row adds a line to the current section.
func (g *Games) row(text string) {
	t := &g.game.tags[g.rows]
	if g.fits(text) {
		t.Rows = append(t.Rows, text)
	}
}

// fits reports whether a text can belong to the current game, and reports once that one can't.
func (g *Games) fits(text string) bool {
	current := &g.game
	if current.full {
		return false
	}
	if current.size += len(text); current.size > mostText {
		current.full = true
		g.fault(Fault{current.line, Text, fault.Errorf("it has more than %d characters of tables and comments: the rest is left out", mostText)})
	}
	return !current.full
}

// tokens processes the tokens of a line.
func (g *Games) tokens(all []token) (found []Found) {
	for _, t := range all {
		switch {
		case t.kind == comment:
			g.comment(t)
		case t.kind == word:
			g.word(t)
		case t.name == "":
			g.fault(Fault{t.line, Text, fault.Errorf("a tag has no name: want %s", `[Name "value"]`)})
		default:
			found = append(found, g.tag(t)...)
		}
	}
	return found
}

// End is called after the last line, and returns the games that were still incomplete.
func (g *Games) End() (found []Found) {
	for g.scanner.comment > 0 {
		g.endless = true
		found = append(found, g.reopen()...)
	}
	found = append(found, g.tokens(g.scanner.abandon())...)
	found = append(found, g.end()...)
	if len(g.head) > 0 {
		g.stray, g.strayAt = g.stray+1, Fault{g.headed, Text, fault.New("tags that belong to no board are left out")}
	}
	if g.stray > 0 {
		f := g.strayAt
		if g.stray > 1 {
			f.Err = fault.Errorf("%d lines are neither tags nor comments, and are left out; %w", g.stray, f.Err)
		}
		found = append(found, Found{Line: f.Line, Left: f.Err, Faults: []Fault{f}})
	}
	return found
}

// fault keeps a fault with the current game, or as a stray line.
func (g *Games) fault(f Fault) {
	if g.game.line > 0 {
		g.game.faults = append(g.game.faults, f)
		return
	}
	g.astray(f)
}

// astray counts a line that doesn't belong to a game.
func (g *Games) astray(f Fault) {
	if g.stray == 0 {
		g.strayAt = f
	}
	if f.Line != g.strayed {
		g.stray, g.strayed = g.stray+1, f.Line
	}
}

// starters are the tags that start the next game if the current one has them already.
var starters = []string{"Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal"}

// tablers are the tags that start another table after a play.
var tablers = []string{"Declarer", "Contract", "Auction"}

// begins reports whether a tag belongs to the next game.
func (g *Games) begins(name string) bool {
	starter := slices.Contains(starters, name)
	if !g.gap {
		again := len(g.game.cards) > 0 && slices.Contains(tablers, name) // what another table did
		return (starter && (g.game.has("Deal") || name == "Event" || name == "Board") || again) && g.game.has(name)
	}
	whole := g.game.has("Deal") || g.game.has("Contract") || g.game.has("Auction")
	return starter && whole || g.game.has(name) && name != "Note"
}

// tag processes a tag, and returns the game that it ends, if any.
func (g *Games) tag(t token) (ended []Found) {
	t.name = spelt(t.name)
	if t.name == "Deal" && !g.gap && g.game.has("Deal") && !g.game.has("Auction") {
		dealTag := &g.game.tags[g.game.at["Deal"]]
		if whole, ok := withHand(dealTag.Value, t.text); ok {
			dealTag.Value = whole
			return nil
		}
	}
	if g.game.line > 0 && g.begins(t.name) {
		ended = g.end()
	}
	g.gap = false
	if g.game.line == 0 {
		g.game = game{line: t.line, at: map[string]int{}}
		said := g.said
		g.said = nil
		for _, c := range said {
			g.comment(c)
		}
	}
	g.section = t.name
	t.text = g.meant(t.name, t.text)
	if g.game.has(t.name) && (t.name == "Auction" || t.name == "Play") {
		g.fault(Fault{t.line, Play, fault.Errorf("a second %s of the same game is left out", strings.ToLower(t.name))})
		g.section = "again" // what follows is not the first's
	}
	g.game.add(t)
	g.rows = len(g.game.tags) - 1
	return ended
}

// spelt returns the name of a tag that matters in PBN's spelling, in capitals and small letters.
func spelt(name string) string {
	for _, starter := range append([]string{"Auction", "Play", "Note", "Scoring", "Declarer", "Contract", "Result", "Score", "Room", "Table", "Round", "Section", "ScoreTable"}, starters...) {
		if strings.EqualFold(starter, name) {
			return starter
		}
	}
	return name
}

// end ends the game, if there is one.
func (g *Games) end() []Found {
	if g.game.line == 0 {
		return nil
	}
	current := g.game
	g.game, g.section, g.gap = game{}, "", false
	if current.leaves() == Text { // it is about the following games
		g.head, g.headed = append(g.head, current.tags...), current.line
		if len(current.faults) == 0 {
			return nil
		}
		return []Found{{Line: current.line, Left: current.faults[0].Err, Faults: current.faults}}
	}
	g.faults(&current, current.takeOver(g.head))
	g.head = nil
	current.takeOver(g.always)
	elsewhere := g.inherit(&current)
	g.before = current
	f := current.found()
	f.Elsewhere = elsewhere
	return []Found{f}
}
