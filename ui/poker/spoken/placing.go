package spoken

import (
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// place says where a card of the hand goes: a row, or one of those below.
type place int

const (
	inHand place = -1
	away   place = 3
)

// placing is the user's cards of a turn, and where he has put each so far. It is a value.
type placing struct {
	hold  poker.Cards
	at    []place
	board poker.Board // before the turn
	boxes int         // the number of cards that are to be placed
}

// unsorted is the largest number of cards that are told in the order in which they came.
const unsorted = 5

// newPlacing returns the placing of a turn, with all cards in the hand.
func newPlacing(v poker.View) placing {
	p := placing{hold: slices.Clone(v.Hold), board: v.Board(v.Seat), boxes: poker.Places(v.Stage())}
	if len(p.hold) > unsorted {
		p.hold = p.hold.Sorted()
	}
	for range p.hold {
		p.at = append(p.at, inHand)
	}
	return p
}

// count returns the number of cards in a place.
func (p placing) count(at place) (n int) {
	for _, each := range p.at {
		if each == at {
			n++
		}
	}
	return n
}

// placed returns the number of cards in rows.
func (p placing) placed() int { return len(p.at) - p.count(inHand) - p.count(away) }

// begun reports whether a card has left the hand.
func (p placing) begun() bool { return p.count(inHand) < len(p.at) }

// complete reports whether as many cards are placed as must be: the others are thrown away.
func (p placing) complete() bool { return len(p.hold) > 0 && p.placed() == p.boxes }

// put returns the placing with a card in another place, or a sentence that says why it can't go there.
func (p placing) put(i int, to place) (placing, string) {
	was := p.at[i]
	p.at = slices.Clone(p.at)
	p.at[i] = to
	thrown := len(p.hold) - p.boxes
	switch {
	case to == away && thrown == 0:
		return p, text.T("poker.none-away")
	case p.count(away) > thrown:
		return p, text.T("poker.enough-away")
	case to == away:
		return p, ""
	case p.count(to) > p.board.Free(poker.Row(to)):
		return p, text.T("poker.no-box." + poker.Row(to).String())
	case p.placed() > p.boxes && (was == inHand || was == away):
		return p, text.T("poker.all-placed")
	}
	return p, ""
}

// gains returns the cards in rows.
func (p placing) gains() (b poker.Board) {
	for i, c := range p.hold {
		if p.at[i] != inHand && p.at[i] != away {
			b, _ = b.Add(poker.Row(p.at[i]), c) // there is a box: put has seen to it
		}
	}
	return b
}

// after returns the board with the cards in rows.
func (p placing) after() poker.Board {
	b, _ := p.board.Join(p.gains())
	return b
}

// act returns the act of a placing that is complete.
func (p placing) act() poker.Act {
	a := poker.Act{Gains: p.gains()}
	for i, c := range p.hold {
		if p.at[i] == inHand || p.at[i] == away {
			a.Discards = append(a.Discards, c)
		}
	}
	return a
}

// read returns the placing after a line such as "3 m" or "1 2 b hq t": cards, by number or name, and then their place. Why is a
// sentence that says what is wrong; ok is false if the line makes no sense.
func (p placing) read(line string) (next placing, why string, ok bool) {
	var cards []int
	for _, word := range spoken.Fields(line) {
		to, isPlace := placeOf(word)
		i, isCard := p.card(word)
		switch {
		case isPlace && len(cards) > 0:
			for _, i := range cards {
				if p, why = p.put(i, to); why != "" {
					return p, why, true
				}
			}
			cards = nil
		case isCard:
			cards = append(cards, i)
		default:
			return p, "", false
		}
	}
	if len(cards) > 0 {
		return p, text.T("spoken.poker.where"), true
	}
	return p, "", true
}

// placeOf reads a place: t, m, b or x, or the letter or the name of a row in the language in use.
func placeOf(word string) (at place, ok bool) {
	for _, row := range poker.Rows {
		name := row.String()
		if slices.Contains([]string{name, name[:1], strings.ToLower(text.T("poker.key." + name)), strings.ToLower(pokertext.Row(row))}, word) {
			return place(row), true
		}
	}
	return away, word == "x" || word == strings.ToLower(text.T("poker.key.away"))
}

// card reads a card of the hand: its number from 1, or its letters with the suit first.
func (p placing) card(word string) (i int, ok bool) {
	if n, err := strconv.Atoi(word); err == nil {
		return n - 1, n >= 1 && n <= len(p.hold)
	}
	letters := spoken.Manner{Cards: spoken.Letters}
	i = slices.IndexFunc(p.hold, func(c card.Card) bool {
		return word == strings.ToLower(c.String()) || word == strings.ToLower(cardName(letters, c))
	})
	return i, i >= 0
}

// cardName names a card, or the joker.
func cardName(m spoken.Manner, c card.Card) string {
	if c == card.Joker {
		return text.T("poker.joker")
	}
	return m.Card(c)
}

// cardNames names cards in their order.
func cardNames(m spoken.Manner, cards poker.Cards) string {
	var names []string
	for _, c := range cards {
		names = append(names, cardName(m, c))
	}
	return strings.Join(names, ", ")
}
