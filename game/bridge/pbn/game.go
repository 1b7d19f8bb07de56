package pbn

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Head is the start of a file in PBN's export format.
const Head = "% PBN 2.1\r\n% EXPORT\r\n"

// Game is a finished board of bridge with 52 cards, with PBN's data.
type Game struct {
	Event   string    // the event that it belongs to
	Site    string    // its place
	Date    string    // YYYY.MM.DD, with question marks for unknown parts
	Number  int       // of the board
	Players [4]string // by seat
	Board   bridge.Board

	Field    field.Setup    // the scoring of its session's field, and its number of tables; zero if there is none
	Table    int            // its table, from 1; 0 if unknown
	Room     string         // Open or Closed in a team match, or ""
	Before   []bridge.Board // of the rubber before it, not nil; nil if they aren't known. They are only written
	Sections []Section      // written after the play, and not read

	// Made is the result of a table whose auction and play aren't known, or nil. It is only written.
	Made *Result
	// Source holds a file's information about the game. Its tags are written instead of the fields above.
	Source Source
}

var errNotForPBN = fault.New("PBN is for 52 cards")

// Marshal returns the game in export format, with the empty line that follows it. Claimed tricks are counted in the
// result, but the claimer isn't named. A board without events is written as a deal to be played, or with a table's
// result. The tags of the source come in the order of the standard, followed by the others in their own; its remarks
// are at their calls and cards. If declarer chooses the contract there is no auction, and the tag Contract has his
// choice. It fails for an unfinished board, and for rules with cards that PBN doesn't know.
func (g Game) Marshal() ([]byte, error) {
	b := g.Board
	switch {
	case b.Rules.Deck != card.Deck52:
		return nil, errNotForPBN
	case b.Phase() != bridge.Finished && len(b.Events()) > 0:
		return nil, fault.New("the board is not finished")
	}
	var out strings.Builder
	for _, t := range g.heading() {
		writeTag(&out, t[0], t[1])
	}
	played := b.Phase() == bridge.Finished
	if played {
		for _, t := range g.tags() {
			if !g.Source.Tags.Has(t[0]) {
				writeTag(&out, t[0], t[1])
			}
		}
	}
	for _, t := range g.Source.Tags {
		if !slices.Contains(structure, t.Name) || !played && slices.Contains(sections, t.Name) {
			t.write(&out)
		}
	}
	remarks := remarksOf(g.Source.Remarks)
	if played {
		g.writeActs(&out, remarks)
		for _, s := range g.Sections {
			if !g.Source.Tags.Has(s.Name) {
				s.write(&out)
			}
		}
	}
	remarks.writeRest(&out)
	out.WriteString("\r\n")
	return []byte(out.String()), nil
}

// structure are the tags that every game has, in their order, and those that follow from its board.
var structure = strings.Fields("Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result Auction Play Note")

// heading returns the tags that every game has, in their order.
func (g Game) heading() [][2]string {
	b := g.Board
	made := g.Made
	if b.Phase() == bridge.Finished {
		made = &Result{Contract: b.Contract()}
		if !made.Contract.PassedOut() {
			made.Tricks = b.DeclarerTricks()
		}
	}
	declarer, contract, result := "", "", ""
	if made != nil {
		contract = contractText(made.Contract)
	}
	if made != nil && !made.Contract.PassedOut() {
		declarer, result = made.Contract.Declarer.String(), "?"
		if made.Tricks >= 0 {
			result = fmt.Sprint(made.Tricks)
		}
	}
	all := [][2]string{
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
	}
	for i, t := range all {
		all[i][1] = cut(t[1])
		if t[0] == "Dealer" || t[0] == "Vulnerable" || t[0] == "Deal" {
			continue
		}
		if at := slices.IndexFunc(g.Source.Tags, func(tag Tag) bool { return tag.Name == t[0] }); at >= 0 {
			all[i][1] = g.Source.Tags[at].Value
		}
	}
	return all
}

// writeActs writes the calls and cards, with the remarks on them.
func (g Game) writeActs(out *strings.Builder, remarks *remarks) {
	b := g.Board
	c := b.Contract()
	if !b.Rules.Choices { // otherwise there are no calls
		writeTag(out, "Auction", b.Dealer.String())
		remarks.writeFirst(out)
		var calls []string
		for i, call := range b.Auction().Calls {
			calls = append(calls, remarks.with(CallText(call), i))
		}
		writeRows(out, calls)
		remarks.writeNotes(out)
	}
	if c.PassedOut() {
		return
	}
	writeTag(out, "Play", c.Leader().String())
	remarks.writeFirst(out)
	cards, whole := playRows(b, remarks)
	writeRows(out, cards)
	if !whole {
		out.WriteString("*\r\n")
	}
	remarks.writeNotes(out)
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

// longestValue is the maximum number of bytes of a value with its escapes: a line of PBN has 255 including its end.
const longestValue = 230

// cut returns a value that is none of a file, as long as there is room for on a line.
func cut(value string) string {
	length := 0
	for i, r := range value {
		length += utf8.RuneLen(r)
		if r == '"' || r == '\\' {
			length++
		}
		if length > longestValue {
			return value[:i]
		}
	}
	return value
}

// writeTag writes a tag. The value loses what isn't printed. A line of PBN has 255 characters at most; one that a longer value is on has
// more, for nothing of it may be lost.
func writeTag(out *strings.Builder, name, value string) {
	if refers(value) {
		value = " " + value
	}
	fmt.Fprintf(out, "[%s \"", name)
	for _, r := range value {
		text := string(r)
		switch {
		case !unicode.IsPrint(r):
			text = " "
		case r == '"' || r == '\\':
			text = `\` + text
		}
		out.WriteString(text)
	}
	out.WriteString("\"]\r\n")
}

// writeRows writes the words, four in each row. After one that ends a line the row continues in the next.
func writeRows(out *strings.Builder, words []string) {
	for i, word := range words {
		out.WriteString(word)
		switch {
		case strings.HasSuffix(word, "\n"):
		case i%4 == 3 || i == len(words)-1:
			out.WriteString("\r\n")
		default:
			out.WriteString(" ")
		}
	}
}

// dealText returns the deal, starting with the dealer's hand.
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
	return CallText(bridge.Bid(c.Level, c.Strain)) + c.Doubling.String()
}

// CallText returns a call in PBN's form: 1NT, 2H, Pass, X or XX.
func CallText(c bridge.Call) string {
	if c.IsBid() && c.Strain() == bridge.NoTrump {
		return c.String() + "T"
	}
	return c.String()
}

// playRows returns the cards in rows of tricks, in columns of seats from the opening leader on; whole reports whether
// all have been played.
func playRows(b bridge.Board, remarks *remarks) (cards []string, whole bool) {
	event := map[card.Card]int{}
	for i, e := range b.Events() {
		if e.Kind == bridge.PlayKind {
			event[e.Card] = i
		}
	}
	tricks := b.Tricks()
	if b.Trick().Len > 0 && !b.Trick().Full() {
		tricks = append(tricks[:len(tricks):len(tricks)], b.Trick())
	}
	for _, trick := range tricks {
		for i := range 4 {
			text := "-"
			if c, ok := trick.Card(b.Contract().Leader().Next(i)); ok {
				text = remarks.with(c.String(), event[c])
			}
			cards = append(cards, text)
		}
	}
	_, _, claimed := b.Claim()
	return cards, !claimed
}
