package pbn

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// leftOut says why a game can't be kept, though it is good PBN.
type leftOut struct{ error }

func leave(format string, args ...any) error { return &leftOut{fmt.Errorf(format, args...)} }

// notPlayed says why a game is only a deal to be played.
type notPlayed struct{ error }

func unplayed(why string) error { return &notPlayed{errors.New(why)} }

// given returns the value of a tag, or "" if it isn't known.
func (g game) given(name string) string {
	if text := strings.TrimSpace(g.tags[name].text); text != "?" {
		return text
	}
	return ""
}

// number returns the value of a tag that is a number, 1 or more, or 0.
func (g game) number(name string) int {
	n, err := strconv.Atoi(g.given(name))
	if err != nil || n < 1 {
		return 0
	}
	return n
}

// wrong says what is wrong with a tag.
func (g game) wrong(name string, err error) error { return &Error{g.tags[name].line, err} }

// board plays the game by the rules of duplicate bridge, or of MiniBridge if it says so and has no auction. The error is a *leftOut if there is nothing wrong with it but
// that it has no whole deal, and a *notPlayed, with the board as it is dealt, if it isn't finished.
func (g game) board() (bridge.Board, error) {
	start, err := g.start()
	if err != nil {
		return bridge.Board{}, err
	}
	b, err := g.replay(start)
	var left *notPlayed
	switch {
	case errors.As(err, &left):
		return start, left
	case err != nil:
		return bridge.Board{}, err
	}
	return b, nil
}

// start returns the board as it is dealt.
func (g game) start() (bridge.Board, error) {
	if g.given("Deal") == "" {
		return bridge.Board{}, leave("it has no deal")
	}
	deal, err := parseTag(withoutGap(g.tags["Deal"].text))
	switch {
	case strings.Contains(g.given("Deal"), "-") && err != nil:
		return bridge.Board{}, leave("not all hands are given")
	case err != nil:
		return bridge.Board{}, g.wrong("Deal", err)
	}
	rules, number := bridge.Duplicate(), g.number("Board")
	bare := len(g.calls) == 0 // where nothing was called, what is left out follows from the board's number
	if said := rulesOf(g.given("Scoring")); bare && said.Choices {
		rules = said
	}
	dealer, err := card.ParseSeat(strings.ToUpper(g.given("Dealer")))
	switch {
	case err != nil && bare && g.given("Dealer") == "":
		dealer = rules.Dealer(max(number, 1) - 1)
	case err != nil:
		return bridge.Board{}, g.tagError("Dealer", err)
	}
	vul, err := vulnerability(g.given("Vulnerable"))
	switch {
	case err != nil && bare && g.given("Vulnerable") == "":
		vul = rules.Vulnerability(max(number, 1) - 1)
	case err != nil:
		return bridge.Board{}, g.tagError("Vulnerable", err)
	}
	b, err := bridge.NewBoard(rules, deal, dealer, vul)
	switch {
	case err != nil && rules.Choices:
		return bridge.Board{}, &leftOut{err}
	case err != nil && bare:
		return bridge.Board{}, leave("not all cards are dealt")
	case err != nil:
		return bridge.Board{}, g.wrong("Deal", err)
	}
	return b, nil
}

// withoutGap returns the value of a Deal tag with the one hand that isn't given: the cards that the others haven't.
func withoutGap(text string) string {
	first, hands, _ := strings.Cut(text, ":")
	all, gap, rest := strings.Fields(hands), -1, card.Deck52.Hand()
	for i, hand := range all {
		if hand == "-" && gap < 0 {
			gap = i
			continue
		}
		h, err := card.ParseHand(strings.ToUpper(hand))
		if err != nil || h.Len() != card.Deck52.HandLen() {
			return text
		}
		rest = rest.Minus(h)
	}
	if gap < 0 || len(all) != 4 || rest.Len() != card.Deck52.HandLen() {
		return text
	}
	all[gap] = rest.String()
	return first + ":" + strings.Join(all, " ")
}

// replay plays the game.
func (g game) replay(b bridge.Board) (bridge.Board, error) {
	switch {
	case len(g.calls) == 0 && !b.Rules.Choices:
		return b, unplayed("it has no auction")
	case len(g.calls) == 0 && g.given("Contract") == "":
		return b, unplayed("it has no contract")
	case g.irregular || strings.HasPrefix(g.given("Declarer"), "^") || strings.HasPrefix(g.given("Result"), "^"):
		return b, unplayed("something irregular happened")
	}
	contract := g.call
	if b.Rules.Choices {
		contract = g.choose
	}
	b, err := contract(b)
	if err != nil {
		return b, err
	}
	if err := g.checkContract(b.Contract()); err != nil {
		return b, err
	}
	if b.Phase() == bridge.Finished { // all have passed
		return b, nil
	}
	if b, err = g.play(b); err != nil {
		return b, err
	}
	return g.finish(b)
}

// tagError is an error for a tag, which may be missing.
func (g game) tagError(name string, err error) error {
	if _, there := g.tags[name]; !there {
		return &Error{g.line, fmt.Errorf("this game has no tag %s", name)}
	}
	return g.wrong(name, err)
}

func vulnerability(text string) (bridge.Vulnerability, error) {
	switch strings.ToUpper(text) {
	case "NONE", "LOVE", "-":
		return bridge.VulNone, nil
	case "ALL", "BOTH":
		return bridge.VulBoth, nil
	}
	return bridge.ParseVulnerability(strings.ToUpper(text))
}

// call makes the calls of the auction.
func (g game) call(b bridge.Board) (bridge.Board, error) {
	first, err := card.ParseSeat(strings.ToUpper(g.tags["Auction"].text))
	if err != nil {
		return b, g.wrong("Auction", err)
	}
	calls := g.calls
	for ; len(calls) > 0 && calls[0].text == "-"; calls = calls[1:] {
		first = first.Left()
	}
	if first != b.Dealer {
		return b, g.wrong("Auction", fmt.Errorf("the first call is made by %v, but %v is the dealer", first, b.Dealer))
	}
	for _, w := range calls {
		if w.text[0] == '*' || w.text[0] == '+' {
			break
		}
		c, again, err := parseCall(w.text)
		if err != nil {
			return b, &Error{w.line, err}
		}
		for next := true; next; next = again && b.Phase() == bridge.AuctionPhase {
			if b, err = b.Apply(bridge.Called(c)); err != nil {
				return b, &Error{w.line, err}
			}
		}
	}
	if b.Phase() == bridge.AuctionPhase {
		return b, unplayed("its auction is not finished")
	}
	return b, nil
}

// choose chooses the contract that the tag says.
func (g game) choose(b bridge.Board) (bridge.Board, error) {
	c, err := bridge.ParseCall(strings.ToUpper(g.given("Contract")))
	if err == nil {
		b, err = b.Apply(bridge.Chosen(c))
	}
	if err != nil {
		return b, g.wrong("Contract", err)
	}
	return b, nil
}

// parseCall reads a call; again means that it is made until the auction is over.
func parseCall(text string) (c bridge.Call, again bool, err error) {
	switch strings.ToUpper(text) {
	case "AP":
		return bridge.Pass, true, nil
	case "D", "DBL":
		return bridge.Double, false, nil
	case "R", "RDBL":
		return bridge.Redouble, false, nil
	}
	c, err = bridge.ParseCall(strings.ToUpper(text))
	return c, false, err
}

// checkContract compares the tags Contract and Declarer, where they are given, with the auction.
func (g game) checkContract(c bridge.Contract) error {
	if text := g.given("Contract"); text != "" && !strings.EqualFold(text, contractText(c)) &&
		!strings.EqualFold(text, strings.Replace(contractText(c), "NT", "N", 1)) {
		return g.wrong("Contract", fmt.Errorf("the contract is given as %.20q, but by the auction it is %s", text, contractText(c)))
	}
	if text := g.given("Declarer"); text != "" && !c.PassedOut() && !strings.EqualFold(text, c.Declarer.String()) {
		by := "auction"
		if len(g.calls) == 0 {
			by = "points"
		}
		return g.wrong("Declarer", fmt.Errorf("the declarer is given as %.20q, but by the %s it is %v", text, by, c.Declarer))
	}
	return nil
}

// play plays the cards. They are in rows, a trick each, and in columns, a seat each: which was played first
// follows from the trick before.
func (g game) play(b bridge.Board) (bridge.Board, error) {
	if len(g.cards) == 0 {
		return b, nil
	}
	first, err := card.ParseSeat(strings.ToUpper(g.tags["Play"].text))
	if err != nil {
		return b, g.wrong("Play", err)
	}
	cards := g.cards
	for i, w := range cards {
		if w.text[0] == '*' {
			cards = cards[:i]
			break
		}
	}
	known := 0
	for _, w := range cards {
		if w.text != "-" && w.text != "+" {
			known++
		}
	}
	for played := 0; ; played++ {
		if b.Phase() == bridge.Finished || played == known {
			return b, nil
		}
		at := 4*len(b.Tricks()) + (int(b.Turn())-int(first)+4)%4
		if at >= len(cards) || cards[at].text == "-" || cards[at].text == "+" {
			return b, unplayed("not all cards that were played are given")
		}
		w := cards[at]
		c, err := card.Parse(strings.ToUpper(strings.Replace(w.text, "10", "T", 1)))
		if err != nil {
			return b, &Error{w.line, err}
		}
		if b, err = b.Apply(bridge.Played(c)); err != nil {
			return b, &Error{w.line, err}
		}
	}
}

// finish gives out the tricks that have not been played, as the tag Result has it.
func (g game) finish(b bridge.Board) (bridge.Board, error) {
	text := g.given("Result")
	if text == "" && b.Phase() == bridge.Finished {
		return b, nil
	}
	if text == "" {
		return b, unplayed("it is not finished")
	}
	tricks, err := result(text, b.Contract().Declarer.Side())
	if err != nil {
		return b, g.wrong("Result", err)
	}
	if b.Phase() == bridge.Finished {
		if tricks != b.DeclarerTricks() {
			return b, g.wrong("Result", fmt.Errorf("declarer's tricks are given as %d, but by the cards there are %d", tricks, b.DeclarerTricks()))
		}
		return b, nil
	}
	for _, w := range g.cards {
		if w.text[0] == '+' {
			return b, unplayed("it is not finished")
		}
	}
	claim := tricks - b.DeclarerTricks()
	if claim < 0 || claim > b.Left() {
		return b, g.wrong("Result", fmt.Errorf("declarer can't have %d tricks: he has %d, and %d are left", tricks, b.DeclarerTricks(), b.Left()))
	}
	if b.Actor().Side() != b.Contract().Declarer.Side() {
		claim = b.Left() - claim
	}
	return b.Apply(bridge.Claimed(claim))
}

// result returns declarer's tricks from 9, from NS 9 or from NS 9 EW 4.
func result(text string, declarer card.Side) (int, error) {
	fields := strings.Fields(strings.ToUpper(text))
	if len(fields) == 1 {
		fields = []string{declarer.String(), fields[0]}
	}
	if len(fields) == 2 || len(fields) == 4 {
		for i := 0; i < len(fields); i += 2 {
			n, err := strconv.Atoi(fields[i+1])
			side, wrong := card.ParseSide(fields[i])
			if err != nil || wrong != nil || n < 0 || n > 13 {
				break
			}
			if side == declarer {
				return n, nil
			}
			if len(fields) == 2 {
				return 13 - n, nil
			}
		}
	}
	return 0, errors.New("want declarer's tricks, 0 to 13, as in [Result \"9\"]")
}
