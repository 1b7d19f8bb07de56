package pbn

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
)

// Head is what a file in PBN begins with, where it has the format in which programs export.
const Head = "% PBN 2.1\r\n% EXPORT\r\n"

// Game is a finished board of bridge with 52 cards, as PBN has it.
type Game struct {
	Event   string    // what it belongs to
	Site    string    // where that was
	Date    string    // YYYY.MM.DD, with question marks for what isn't known
	Number  int       // of the board
	Players [4]string // by seat
	Board   bridge.Board

	Field    field.Setup    // what its session is compared by, and at how many tables; zero if at none
	Table    int            // of those that play the deal, from 1; 0 if nothing says that
	Room     string         // Open or Closed in a team match, or ""
	Before   []bridge.Board // of the rubber before it, not nil; nil if they aren't known. They are written only
	Sections []Section      // written behind the play, and not read
}

var errNotForPBN = errors.New("PBN is for 52 cards")

// Marshal returns the game in the format in which programs export, with the empty line that follows it. Tricks that
// were claimed are counted in the result, but by whom they were is not said. A board on which nothing has happened is
// written as a deal to be played. Where declarer chooses the contract there is no auction, and the tag Contract says what he
// has chosen. It fails for a board that goes on, and for rules with other cards than PBN knows.
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
		{"Scoring", Scoring(b.Rules, g.Field)},
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
	for _, t := range g.tags() {
		writeTag(&out, t[0], t[1])
	}
	if !b.Rules.Choices {
		writeTag(&out, "Auction", b.Dealer.String())
		var calls []string
		for _, call := range b.Auction().Calls {
			calls = append(calls, callText(call))
		}
		writeRows(&out, calls)
	}
	if !c.PassedOut() {
		writeTag(&out, "Play", c.Leader().String())
		cards, whole := playRows(b)
		writeRows(&out, cards)
		if !whole {
			out.WriteString("*\r\n")
		}
	}
	for _, s := range g.Sections {
		s.write(&out)
	}
	out.WriteString("\r\n")
	return []byte(out.String()), nil
}

// tags returns the tags of a finished board that not every game has, in their order.
func (g Game) tags() (all [][2]string) {
	if g.Room != "" {
		all = append(all, [2]string{"Room", g.Room})
	}
	all = append(all, g.scoreTags()...)
	if g.Table > 0 {
		all = append(all, [2]string{"Table", fmt.Sprint(g.Table)})
	}
	return all
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
