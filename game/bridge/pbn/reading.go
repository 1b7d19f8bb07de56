package pbn

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// game is a game being read.
type game struct {
	line      int  // where it starts; 0 if it hasn't
	tags      Tags // all of them, in order
	lines     []int
	at        map[string]int // index in tags of the first of a name
	calls     []act
	cards     []act
	faults    []Fault
	size      int  // number of bytes of its sections and comments
	irregular bool // there is a sign that the rules were broken
	long      bool // there are more words than any game has
	full      bool // there is more text than the limit for a game
}

func (g *game) has(name string) bool {
	_, ok := g.at[name]
	return ok
}

func (g *game) add(t token) {
	if !g.has(t.name) {
		g.at[t.name] = len(g.tags)
	}
	g.tags = append(g.tags, Tag{Name: t.name, Value: t.text})
	g.lines = append(g.lines, t.line)
}

// takeOver adds tags that the game doesn't have, and comments. It returns the number of tags for which the game has
// other values.
func (g *game) takeOver(tags Tags) (left int) {
	for _, t := range tags {
		if t.Name != "" && g.has(t.Name) {
			if own := g.tags[g.at[t.Name]]; known(t.Value) != "" && (own.Value != t.Value || !slices.Equal(own.Rows, t.Rows)) {
				left++
			}
			continue
		}
		if t.Name != "" {
			g.at[t.Name] = len(g.tags)
		}
		g.tags, g.lines = append(g.tags, t), append(g.lines, g.line)
	}
	return left
}

// given returns the value of a tag, or "" if it isn't known.
func (g game) given(name string) string {
	if i, ok := g.at[name]; ok {
		return known(g.tags[i].Value)
	}
	return ""
}

// lineOf returns the line of a tag, or that of the game if it has none.
func (g game) lineOf(name string) int {
	if i, ok := g.at[name]; ok {
		return g.lines[i]
	}
	return g.line
}

func (g game) number() int { return numberIn(g.given("Board")) }

// found returns the game: a finished board, or a deal and perhaps a result, or the reason why there is neither.
func (g game) found() Found {
	f := Found{Line: g.line, Begun: len(g.calls)+len(g.cards) > 0, Rules: rulesOf(g.given("Scoring")), By: methodOf(g.given("Scoring"))}
	start, lost, err := g.start()
	if err != nil {
		f.Left, f.Faults = err, g.faults
		f.Faults = append(f.Faults, Fault{g.lineOf(lost), g.leaves(), err})
		f.Tags = g.tags
		return f
	}
	f.Board = start
	p := player{game: g, board: start}
	err = p.play()
	if err == nil {
		f.Board, f.Remarks = p.board, p.remarks
		f.Tags, f.Faults = append(g.rest(true), p.unsaid()...), append(g.faults, p.faults...)
		return f
	}
	f.Unplayed, f.Faults = err, g.faults
	f.Result = p.result(start)
	f.Broken = f.Begun && !Unfinished(err)
	// A contradictory game keeps its tags unchanged, so that it isn't taken for another play when it is read again.
	f.Tags = append(g.rest(f.Result != nil && !f.Broken), g.written()...)
	if f.Result != nil {
		f.Result.Tags = slices.Clone(f.Tags)
	}
	line := g.line
	var at *Error
	if errors.As(err, &at) {
		line, f.Unplayed = at.Line, at.Err
	}
	switch {
	case !f.Begun, errors.Is(err, ErrNoTricks):
	case Unfinished(err):
		f.Faults = append(f.Faults, Fault{line, Nothing, fault.Errorf("%w: what was called and played is kept as it is written", f.Unplayed)})
	default:
		f.Faults = append(f.Faults, Fault{line, Play, f.Unplayed})
	}
	return f
}

// leaves returns what is lost with a game that has no board.
func (g game) leaves() Lost {
	if len(g.calls) == 0 && g.given("Contract") == "" && g.given("Deal") == "" && g.given("Board") == "" {
		return Text
	}
	return Whole
}

// implied are the tags that follow from a deal, its calls and its cards.
var implied = []string{"Deal", "Dealer", "Vulnerable", "Auction", "Play", "Note"}

// rest returns the tags that add to the deal, and to the result if that is known.
func (g game) rest(made bool) (tags Tags) {
	for i, t := range g.tags {
		switch {
		case slices.Contains(implied, t.Name):
		case made && (t.Name == "Contract" || t.Name == "Declarer" || t.Name == "Result"):
		case t.Name != "" && g.at[t.Name] < i && slices.Equal(t.Rows, g.tags[g.at[t.Name]].Rows) && t.Value == g.tags[g.at[t.Name]].Value:
		default:
			tags = append(tags, t)
		}
	}
	return tags
}

// start returns the board as dealt, or the tag that is wrong.
func (g *game) start() (b bridge.Board, lost string, err error) {
	if g.given("Deal") == "" {
		return b, "Deal", fault.New("it has no deal")
	}
	deal, err := parseTag(withoutGap(g.given("Deal")))
	switch missing := new(noHand); {
	case errors.As(err, missing):
		return b, "Deal", fault.New("not all hands are given")
	case err != nil:
		return b, "Deal", err
	}
	rules, number := bridge.Duplicate(), max(g.number(), 1)
	if said := rulesOf(g.given("Scoring")); len(g.calls) == 0 && said.Choices {
		rules = said
	}
	dealer, err := parseSeat(g.given("Dealer"))
	if text := g.given("Dealer"); err != nil && text != "" && text != "-" {
		g.faults = append(g.faults, Fault{g.lineOf("Dealer"), Nothing, err})
	}
	if first, ok := g.firstCaller(); err != nil && ok {
		dealer = first
	} else if err != nil {
		dealer = rules.Dealer(number - 1)
	}
	vul, err := parseVulnerability(g.given("Vulnerable"))
	if err != nil {
		g.faults = append(g.faults, Fault{g.lineOf("Vulnerable"), Nothing, err})
	}
	if err != nil || g.given("Vulnerable") == "" {
		vul = rules.Vulnerability(number - 1)
	}
	b, err = bridge.NewBoard(rules, deal, dealer, vul)
	if err != nil && !rules.Choices && slices.ContainsFunc(deal[:], func(h card.Hand) bool { return h.Len() < 13 }) {
		err = fault.Errorf("not all cards are dealt: %w", err)
	}
	return b, "Deal", err
}

// firstCaller returns the seat that makes the first call, if the tag Auction has it.
func (g game) firstCaller() (card.Seat, bool) {
	first, err := parseSeat(g.given("Auction"))
	for _, a := range g.calls {
		if strings.Trim(a.text, "-") != "" {
			break
		}
		first = first.Left()
	}
	return first, err == nil
}

// contract returns the contract of the tags, with its declarer.
func (g game) contract() (c bridge.Contract, ok bool) {
	text := strings.TrimPrefix(g.given("Contract"), "^")
	if text == "" || text == "-" {
		return c, false
	}
	text, declarer := withDeclarer(text)
	c, err := parseContract(text)
	if err != nil || c.PassedOut() {
		return c, err == nil
	}
	c.Declarer, err = parseSeat(cmp.Or(strings.TrimPrefix(g.given("Declarer"), "^"), declarer))
	return c, err == nil
}

// result returns the board's result from the tags, or from an auction without a play, or nil if they have none.
func (g *player) result(start bridge.Board) *Result {
	c, ok := g.contract()
	if !ok && len(g.calls) > 0 && g.board.Phase() != bridge.AuctionPhase {
		c, ok = g.board.Contract(), true
	}
	if !ok {
		return nil
	}
	r := Result{Contract: c, Tricks: -1}
	if c.PassedOut() {
		r.Tricks = 0
	} else if n, err := parseTricks(cmp.Or(strings.TrimPrefix(g.given("Result"), "^"), made(g.given("Contract"))), c); err == nil {
		r.Tricks = n
	} else if n, ok := tricksOf(g.given("Score"), c, start.Vul); ok {
		r.Tricks = n
	}
	return &r
}
