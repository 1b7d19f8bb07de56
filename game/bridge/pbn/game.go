package pbn

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Head is what a file in PBN begins with, where it has the format in which programs export.
const Head = "% PBN 2.1\r\n% EXPORT\r\n"

// Game is a finished board of duplicate bridge, as PBN has it.
type Game struct {
	Event   string    // what it belongs to
	Site    string    // where that was
	Date    string    // YYYY.MM.DD, with question marks for what isn't known
	Number  int       // of the board
	Players [4]string // by seat
	Board   bridge.Board
}

var errNotForPBN = errors.New("PBN is for 52 cards")

// Marshal returns the game in the format in which programs export, with the empty line that follows it. Tricks that
// were claimed are counted in the result, but by whom they were is not said. A board on which nothing has happened is
// written as a deal to be played. It fails for a board that goes on, and for rules with other cards than PBN knows.
func (g Game) Marshal() ([]byte, error) {
	b := g.Board
	switch {
	case b.Rules.Deck != card.Deck52:
		return nil, errNotForPBN
	case b.Phase() != bridge.Finished && len(b.Events()) > 0:
		return nil, errors.New("the board is not finished")
	}
	played := b.Phase() == bridge.Finished
	c := b.Contract()
	declarer, contract, result := "", "", ""
	if played {
		contract = contractText(c)
	}
	if played && !c.PassedOut() {
		declarer, result = c.Declarer.String(), fmt.Sprint(b.DeclarerTricks())
	}
	scoring := ""
	if b.Rules.CarryBelow {
		scoring = b.Rules.Name // Chicago: PBN has the same word
	}
	var out strings.Builder
	for _, t := range [][2]string{
		{"Event", g.Event},
		{"Site", g.Site},
		{"Date", g.Date},
		{"Board", fmt.Sprint(g.Number)},
		{"West", g.Players[card.West]},
		{"North", g.Players[card.North]},
		{"East", g.Players[card.East]},
		{"South", g.Players[card.South]},
		{"Dealer", b.Dealer.String()},
		{"Vulnerable", strings.Replace(b.Vul.String(), "Both", "All", 1)},
		{"Deal", dealText(b.Deal, b.Dealer)},
		{"Scoring", scoring},
		{"Declarer", declarer},
		{"Contract", contract},
		{"Result", result},
	} {
		writeTag(&out, t[0], t[1])
	}
	if !played {
		out.WriteString("\r\n")
		return []byte(out.String()), nil
	}
	writeTag(&out, "Auction", b.Dealer.String())
	var calls []string
	for _, call := range b.Auction().Calls {
		calls = append(calls, callText(call))
	}
	writeRows(&out, calls)
	if !c.PassedOut() {
		writeTag(&out, "Play", c.Leader().String())
		cards, whole := playRows(b)
		writeRows(&out, cards)
		if !whole {
			out.WriteString("*\r\n")
		}
	}
	out.WriteString("\r\n")
	return []byte(out.String()), nil
}

// longestValue is how many bytes the value of a tag may have at most: a line of PBN has 255 with its end.
const longestValue = 230

// writeTag writes a tag. The value is cut where a line would become too long, and loses what isn't printed.
func writeTag(out *strings.Builder, name, value string) {
	fmt.Fprintf(out, "[%s \"", name)
	end := out.Len() + longestValue
	for _, r := range value {
		text := string(r)
		switch {
		case !unicode.IsPrint(r):
			text = " "
		case r == '"' || r == '\\':
			text = `\` + text
		}
		if out.Len()+len(text) > end {
			break
		}
		out.WriteString(text)
	}
	out.WriteString("\"]\r\n")
}

// writeRows writes the words, four in each row.
func writeRows(out *strings.Builder, words []string) {
	for len(words) > 0 {
		n := min(4, len(words))
		out.WriteString(strings.Join(words[:n], " ") + "\r\n")
		words = words[n:]
	}
}

// dealText returns the deal, with the hand of the dealer first.
func dealText(d card.Deal, dealer card.Seat) string {
	hands := make([]string, 4)
	for i := range hands {
		hands[i] = d[dealer.Next(i)].String()
	}
	return dealer.String() + ":" + strings.Join(hands, " ")
}

func contractText(c bridge.Contract) string {
	if c.PassedOut() {
		return "Pass"
	}
	return callText(bridge.Bid(c.Level, c.Strain)) + c.Doubling.String()
}

func callText(c bridge.Call) string {
	if c.IsBid() && c.Strain() == bridge.NoTrump {
		return c.String() + "T"
	}
	return c.String()
}

// playRows returns the cards in rows of tricks, in columns of seats from the opening leader on; whole reports whether
// all have been played.
func playRows(b bridge.Board) (cards []string, whole bool) {
	tricks := b.Tricks()
	if b.Trick().Len > 0 && !b.Trick().Full() {
		tricks = append(tricks[:len(tricks):len(tricks)], b.Trick())
	}
	for _, trick := range tricks {
		for i := range 4 {
			text := "-"
			if c, ok := trick.Card(b.Contract().Leader().Next(i)); ok {
				text = c.String()
			}
			cards = append(cards, text)
		}
	}
	_, _, claimed := b.Claim()
	return cards, !claimed
}
