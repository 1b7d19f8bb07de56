package spoken

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// CardStyle says how cards are told.
type CardStyle int

// The styles of cards.
const (
	Names   CardStyle = iota // maid of hearts
	Letters                  // HM
	Signs                    // ♥M
)

// example is the card that shows the style.
var example = card.Card{Suit: card.Hearts, Rank: card.Queen}

// Suit returns a suit: hearts, H or ♥.
func (m Manner) Suit(s card.Suit) string {
	switch m.Cards {
	case Letters:
		return text.T("spoken.letter." + s.String())
	case Signs:
		return text.Suit(s)
	}
	return text.T("spoken.suit." + s.String())
}

// Rank returns a rank: maid or M; numbers are the same in each style.
func (m Manner) Rank(r card.Rank) string {
	if m.Cards == Names && r.Honour() {
		return text.T("spoken.rank." + r.String())
	}
	if m.Cards == Names || !r.Honour() {
		return strconv.Itoa(int(r))
	}
	return text.Rank(r)
}

// Card returns a card: maid of hearts, HM or ♥M.
func (m Manner) Card(c card.Card) string {
	if m.Cards == Names {
		return text.T("spoken.card", "Rank", m.Rank(c.Rank), "Suit", text.T("spoken.of."+c.Suit.String()))
	}
	return m.Suit(c.Suit) + m.Rank(c.Rank)
}

// Holding returns the cards of a suit from the top, with commas between: ace, 9, 4; or that there are none.
func (m Manner) Holding(h card.Holding) string {
	var ranks []string
	for ; h != 0; h = h.Without(h.Top()) {
		ranks = append(ranks, m.Rank(h.Top()))
	}
	if len(ranks) == 0 {
		return text.T("spoken.none")
	}
	return strings.Join(ranks, ", ")
}

// Hand returns a hand suit by suit, spades first, a sentence each. In full the length of each suit comes first.
func (m Manner) Hand(hand card.Hand) string {
	var suits []string
	for i := range card.Suits {
		s := card.Spades - card.Suit(i)
		id, n := "spoken.holding", hand[s].Len()
		if m.Detail == Full && n > 0 {
			id = "spoken.holding-full"
		}
		suits = append(suits, text.T(id, "Suit", m.Heading(s), "N", n, "Cards", m.Holding(hand[s])))
	}
	return strings.Join(suits, " ")
}

// Heading returns a suit at the beginning of a line: Hearts.
func (m Manner) Heading(s card.Suit) string { return Capital(m.Suit(s)) }

// Capital begins words with a capital.
func Capital(words string) string {
	for i, r := range words {
		return strings.ToUpper(string(r)) + words[i+len(string(r)):]
	}
	return words
}

// signed finds the signs of suits in a text for the screen, with a rank behind or a number before.
var signed = regexp.MustCompile(`(\d{1,2})?([♣♦♥♠])(\d{1,2}|\pL)?`)

// row finds several suits in a row, as in ♠♥♣.
var row = regexp.MustCompile(`[♣♦♥♠]{2,}`)

// Words returns a text for the screen, which has the signs of suits, in words or letters as cards are told: ♥2 is the 2 of hearts,
// and 5+ ♠ is 5+ spades. A dot between two parts is a comma.
func (m Manner) Words(shown string) string {
	shown = strings.ReplaceAll(shown, " · ", ", ")
	if m.Cards == Signs {
		return shown
	}
	shown = row.ReplaceAllStringFunc(shown, func(signs string) string { return strings.Join(strings.Split(signs, ""), ", ") })
	return signed.ReplaceAllStringFunc(shown, func(found string) string {
		parts := signed.FindStringSubmatch(found)
		suit := card.Suit(strings.Index("♣♦♥♠", parts[2]) / len("♣"))
		rank, ranked := rankOf(parts[3])
		switch {
		case ranked && parts[1] == "":
			return m.Card(card.Card{Suit: suit, Rank: rank})
		case parts[1] != "" && m.Cards == Names:
			n, _ := strconv.Atoi(parts[1])
			return text.TN("spoken.bid."+suit.String(), n) + parts[3]
		}
		return parts[1] + m.Suit(suit) + parts[3]
	})
}

// rankOf reads a rank as cards show it.
func rankOf(shown string) (card.Rank, bool) {
	for r := card.One; shown != "" && r <= card.Ace; r++ {
		if shown == text.Rank(r) {
			return r, true
		}
	}
	return 0, false
}
