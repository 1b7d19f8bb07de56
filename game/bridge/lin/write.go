package lin

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

var (
	errNotForLIN = fault.New("LIN is for 52 cards")
	errWithout   = fault.New("LIN has no board without an auction")
)

// Fits returns why LIN has no place for a board, or nil. A board on which nothing has happened has one: it is to be played.
func Fits(b bridge.Board) error {
	switch {
	case b.Rules.Deck != card.Deck52:
		return errNotForLIN
	case len(b.Events()) == 0:
		return nil
	case b.Phase() != bridge.Finished:
		return fault.New("the board is not finished")
	case len(b.Auction().Calls) == 0:
		return errWithout
	}
	return nil
}

// Marshal returns the board on a line, with its end. Claimed tricks are counted in declarer's result, but the claimer
// isn't named. A call with a note is alerted, and explained by it; a note on a card, and all other information, is a
// comment after the event. There is no place for the marks of good and bad ones. It fails as [Fits] says.
func (g Game) Marshal() ([]byte, error) { return g.marshal(nil) }

// marshal is [Game.Marshal] with the other room's players behind the game's own.
func (g Game) marshal(others []string) ([]byte, error) {
	b := g.Board
	if err := Fits(b); err != nil {
		return nil, err
	}
	var out strings.Builder
	write := func(name, value string) { fmt.Fprintf(&out, "%s|%s|", name, value) }
	room := "o"
	if g.Room == ClosedRoom {
		room = "c"
	}
	write("qx", fmt.Sprintf("%s%d", room, g.Number))
	write("pn", strings.Join(append(names(g.Players), others...), ","))
	write("st", "")
	hands := make([]string, 4)
	for i, seat := range turns {
		hands[i] = handText(b.Deal[seat])
	}
	write("md", fmt.Sprint(dealerDigit(b.Dealer))+strings.Join(hands, ","))
	write("rh", "")
	write("ah", fmt.Sprintf("Board %d", g.Number))
	write("sv", map[bridge.Vulnerability]string{bridge.VulNone: "o", bridge.VulNS: "n", bridge.VulEW: "e", bridge.VulBoth: "b"}[b.Vul])
	said := map[int]pbn.Remark{}
	for _, r := range g.Remarks {
		said[min(max(r.At, -1), len(b.Events()))] = r
	}
	comment := func(event int) {
		for line := range strings.SplitSeq(said[event].Comment, "\n") {
			if line = explanation(line); line != "" {
				write("nt", line)
			}
		}
	}
	comment(-1)
	if len(b.Events()) == 0 {
		comment(0)
		out.WriteString("pg||\r\n")
		return []byte(out.String()), nil
	}
	for i, c := range b.Auction().Calls {
		call, note := callText(c), explanation(said[i].Note)
		if note != "" || strings.Contains(said[i].Mark, alert) {
			call += "!"
		}
		if write("mb", call); note != "" {
			write("an", note)
		}
		comment(i)
	}
	write("pg", "")
	played := 0
	for i, e := range b.Events() {
		if e.Kind != bridge.PlayKind {
			continue
		}
		write("pc", e.String())
		if note := explanation(said[i].Note); note != "" {
			write("nt", note)
		}
		comment(i)
		if played++; played%4 == 0 {
			write("pg", "")
		}
	}
	for i, e := range b.Events() {
		if e.Kind == bridge.ClaimKind {
			comment(i)
		}
	}
	comment(len(b.Events()))
	if _, _, claimed := b.Claim(); claimed {
		write("mc", fmt.Sprint(b.DeclarerTricks()))
	}
	if played%4 != 0 || played == 0 {
		write("pg", "")
	}
	out.WriteString("\r\n")
	return []byte(out.String()), nil
}

// alert is the mark of a call that was alerted.
const alert = "*"

// Unsaid returns the number of remarks on a game's events that have no place in LIN: marks of good and bad ones.
func (g Game) Unsaid() (n int) {
	for _, r := range g.Remarks {
		called := r.At >= 0 && r.At < len(g.Board.Auction().Calls)
		if r.Mark != "" && (r.Mark != alert || !called) {
			n++
		}
	}
	return n
}

// Match is a session of boards, or a match with two rooms.
type Match struct {
	Title string
	Teams [2]string // home and visitors, or ""
	Games []Game    // in order; a board's closed room follows its open one
}

// Marshal returns the match: what it is called, the results of its boards, and these. It fails as [Game.Marshal] does.
func (m Match) Marshal() ([]byte, error) {
	if len(m.Games) == 0 {
		return nil, nil
	}
	first, last, all := m.Games[0].Number, m.Games[0].Number, map[[2]int]string{}
	rooms, closed := 1, map[int][]string{} // the players of closed rooms that have only a result
	for _, g := range m.Games {
		if err := Fits(g.Board); err != nil {
			return nil, err
		}
		first, last = min(first, g.Number), max(last, g.Number)
		at := [2]int{g.Number, 0}
		if g.Room == ClosedRoom {
			at[1], rooms = 1, 2
			if len(g.Board.Events()) == 0 && g.Players != [4]string{} {
				closed[g.Number] = names(g.Players)
			}
		}
		if outcome := outcomeText(g); outcome != "" {
			all[at] = outcome
		}
	}
	var results []string
	for n := first; n <= last && uint64(last)-uint64(first) < mostResults; n++ {
		results = append(results, all[[2]int{n, 0}], all[[2]int{n, 1}])
	}
	var out strings.Builder
	fmt.Fprintf(&out, "vg|%s,,I,%d,%d,%s,0,%s,0|\r\n", value(m.Title), first, last, value(m.Teams[0]), value(m.Teams[1]))
	fmt.Fprintf(&out, "rs|%s|\r\npg||\r\n", strings.Join(results, ","))
	for _, g := range m.Games {
		if g.Room == ClosedRoom && len(g.Board.Events()) == 0 { // its result is said above
			continue
		}
		if rooms == 1 {
			g.Room = OpenRoom
		}
		var others []string
		if g.Room == OpenRoom {
			others = closed[g.Number]
		}
		line, err := g.marshal(others)
		if err != nil {
			return nil, err
		}
		out.Write(line)
	}
	return []byte(out.String()), nil
}

// mostResults limits the boards of a match, from its first to its last, whose results are written in a row.
const mostResults = 10_000

// dealerDigit returns LIN's number of a seat.
func dealerDigit(dealer card.Seat) int {
	for i, seat := range turns {
		if seat == dealer {
			return i + 1
		}
	}
	return 0
}

// handText returns a hand, each suit behind its letter.
func handText(h card.Hand) string {
	var out strings.Builder
	for i := range card.Suits {
		suit := card.Spades - card.Suit(i)
		out.WriteString(suit.String() + h[suit].String())
	}
	return out.String()
}

func callText(c bridge.Call) string {
	switch c {
	case bridge.Pass:
		return "p"
	case bridge.Double:
		return "d"
	case bridge.Redouble:
		return "r"
	}
	return c.String()
}

// names returns the players as LIN lists them.
func names(players [4]string) []string {
	all := make([]string, 4)
	for i, seat := range turns {
		all[i] = value(players[seat])
	}
	return all
}

// longestText is the maximum number of letters of a name or a title that is written.
const longestText = 200

// value returns a text without what would end it.
func value(text string) string {
	return cleaned(text, longestText, func(r rune) rune {
		if r == '|' || r == ',' || !unicode.IsPrint(r) {
			return ' '
		}
		return r
	})
}

// longestComment limits the letters written of an explanation or a comment.
const longestComment = 10_000

// explanation returns a text in which there may be commas.
func explanation(text string) string {
	return cleaned(text, longestComment, func(r rune) rune {
		switch {
		case r == '|':
			return '/'
		case !unicode.IsPrint(r):
			return ' '
		}
		return r
	})
}

func cleaned(text string, longest int, letter func(rune) rune) string {
	letters := []rune(strings.Map(letter, text))
	return strings.Join(strings.Fields(string(letters[:min(len(letters), longest)])), " ")
}
