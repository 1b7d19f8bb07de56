// Package spoken says a game of poker in words, and plays it by lines: it is a [spoken.Game] of the kit. What is said is made from
// what the user may see, as a [Seen], and from nothing else.
package spoken

import (
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// Seen is a hand as the user sees it, and the game.
type Seen struct {
	poker.View
	Names      pokertext.Names
	Placing    placing          // of the user's cards, in his turn
	Now        poker.Table      // the chips as they are now
	Settlement poker.Settlement // once the hand is over
	Brought    map[poker.Seat]int
	Ended      bool // the game is over
}

// where says which hand of the game it is, and who has the button.
func (s Seen) where(m spoken.Manner) string {
	t := s.Table
	hand := text.T("poker.hand", "N", t.Hand)
	if t.Rules.Hands > 0 && m.Detail != spoken.Brief {
		hand = text.T("poker.hand-of", "N", t.Hand, "Of", t.Rules.Hands)
	}
	button := ""
	if m.Detail != spoken.Brief {
		button = text.T("poker.tip.button", "Name", s.Names.Name(t.Button))
		if t.Button == s.Seat {
			button = text.T("spoken.poker.your-button")
		}
	}
	return spoken.Sentences(spoken.Sentence(hand), button)
}

// cards says the user's cards of this turn, with their numbers, and where he has put them.
func (s Seen) cards(m spoken.Manner) []string {
	if len(s.Hold) == 0 {
		return []string{text.T("spoken.poker.no-cards")}
	}
	p := s.Placing
	if len(p.hold) != len(s.Hold) {
		p = newPlacing(s.View)
	}
	var parts []string
	for i, c := range p.hold {
		words := text.T("spoken.poker.card", "N", i+1, "Card", cardName(m, c))
		if p.at[i] != inHand {
			words = text.T("spoken.poker.card-at", "Card", words, "Place", p.at[i].name())
		}
		parts = append(parts, words)
	}
	return []string{text.T("spoken.poker.cards", "Cards", strings.Join(parts, "; "))}
}

// name names a place within a sentence.
func (at place) name() string {
	if at == away {
		return text.T("spoken.poker.away")
	}
	return text.T("spoken.poker.row." + poker.Row(at).String())
}

// table says which hand it is, and the boards of all players, row by row.
func (s Seen) table(m spoken.Manner) []string {
	lines := []string{s.where(m)}
	for _, seat := range s.Table.Order() {
		if seat != s.Seat {
			lines = append(lines, s.boardOf(m, seat)...)
		}
	}
	return append(lines, s.own(m)...)
}

// own says the user's board, with the cards that he has placed in this turn.
func (s Seen) own(m spoken.Manner) []string { return s.boardOf(m, s.Seat) }

// board returns what is seen of a player's board; the user's has the cards that he has placed in this turn.
func (s Seen) board(seat poker.Seat) poker.Board {
	if seat == s.Seat && s.Placing.begun() {
		return s.Placing.after()
	}
	return s.Board(seat)
}

// boardOf says a board row by row, with what each row is worth.
func (s Seen) boardOf(m spoken.Manner, seat poker.Seat) []string {
	lines := []string{spoken.Sentence(s.Names.Name(seat))}
	if seat == s.Seat {
		lines[0] = text.T("spoken.poker.your-board")
	}
	if s.hidden(seat) {
		return []string{text.T("poker.tip.hidden", "Name", s.Names.Name(seat))}
	}
	for _, row := range poker.Rows {
		lines = append(lines, s.row(m, seat, row))
	}
	if s.Table.Rules.Standing(s.board(seat)).Dead {
		lines = append(lines, text.T("spoken.poker.dead"))
	}
	if m.Detail == spoken.Brief {
		return []string{strings.Join(lines, " ")}
	}
	return lines
}

// hidden reports whether a player has set a fantasy that is face down.
func (s Seen) hidden(seat poker.Seat) bool {
	for _, a := range s.Acts {
		if a.Seat == seat && a.Hidden {
			return true
		}
	}
	return false
}

// row says the cards of a row, and what they are worth.
func (s Seen) row(m spoken.Manner, seat poker.Seat, row poker.Row) string {
	b := s.board(seat)
	cards := b.Row(row)
	if len(cards) == 0 {
		return text.T("spoken.poker.row-empty", "Row", pokertext.Row(row))
	}
	standing := s.Table.Rules.Standing(b)
	free, worth := "", ""
	if n := b.Free(row); n > 0 {
		free = text.TN("spoken.poker.free", n)
	}
	if m.Detail != spoken.Brief || b.Free(row) == 0 {
		worth = spoken.Sentence(pokertext.Sentence(pokertext.Strength(standing.Strengths[row])))
		if royalty := standing.Royalties[row]; royalty > 0 {
			worth = spoken.Sentence(text.T("spoken.poker.pays", "Words", pokertext.Sentence(pokertext.Strength(standing.Strengths[row])), "Points", pokertext.Points(royalty)))
		}
	}
	behind := ""
	if standing.Behind[row] {
		behind = spoken.Sentence(text.T("poker.behind"))
	}
	return spoken.Sentences(text.T("spoken.poker.row-line", "Row", pokertext.Row(row), "Cards", cardNames(m, cards)), worth, free, behind)
}

// act says what a player has done.
func (s Seen) act(m spoken.Manner, a poker.SeenAct) string {
	if a.Hidden {
		return text.T("poker.tip.hidden", "Name", s.Names.Name(a.Seat))
	}
	return spoken.Sentences(text.T("spoken.poker.acts", "Name", s.Names.Name(a.Seat), "Gains", gains(m, a.Gains)), thrown(m, a.Discards))
}

// gains says the cards of an act, row by row.
func gains(m spoken.Manner, b poker.Board) string {
	var parts []string
	for _, row := range poker.Rows {
		if cards := b.Row(row); len(cards) > 0 {
			parts = append(parts, text.T("spoken.poker.gain", "Row", text.T("spoken.poker.row."+row.String()), "Cards", cardNames(m, cards)))
		}
	}
	return strings.Join(parts, "; ")
}

// thrown says the cards that are thrown away, or "" in brief and where there are none.
func thrown(m spoken.Manner, cards poker.Cards) string {
	if len(cards) == 0 || m.Detail == spoken.Brief {
		return ""
	}
	return text.T("spoken.poker.thrown", "Cards", cardNames(m, cards))
}

// chips says the chips of all players.
func (s Seen) chips(spoken.Manner) []string {
	var each []string
	for _, p := range s.Now.Players {
		each = append(each, text.T("spoken.poker.chips", "Name", s.Names.Name(p.Seat), "Chips", pokertext.Chips(p.Stack)))
	}
	return []string{spoken.Sentence(strings.Join(each, ", "))}
}

// out says how many cards of each rank the user hasn't seen.
func (s Seen) out(m spoken.Manner) []string {
	left := s.Unseen()
	byRank := map[string]int{}
	var order []string
	for _, c := range left.Sorted() {
		name := text.T("poker.joker")
		if c != card.Joker {
			name = m.Rank(c.Rank)
		}
		if byRank[name] == 0 {
			order = append(order, name)
		}
		byRank[name]++
	}
	var parts []string
	for _, name := range order {
		parts = append(parts, text.T("spoken.poker.times", "N", byRank[name], "Rank", name))
	}
	return []string{text.TN("spoken.poker.out", len(left), "Cards", strings.Join(parts, ", "))}
}

// result says what became of the hand between each two players, and of the user's chips.
func (s Seen) result(m spoken.Manner) (lines []string) {
	rated := map[poker.Seat]poker.Rated{}
	for i, p := range s.Table.Players {
		rated[p.Seat] = s.Settlement.Rated[i]
	}
	gain := 0
	for _, pay := range s.Settlement.Pairs {
		own := pay.Pair.First == s.Seat || pay.Pair.Second == s.Seat
		if pay.Pair.First == s.Seat {
			gain += pay.Paid
		} else if own {
			gain -= pay.Paid
		}
		if !own && m.Detail == spoken.Brief {
			continue
		}
		said, why := pokertext.Settled(s.Names, pay, rated[pay.Pair.First], rated[pay.Pair.Second])
		if m.Detail == spoken.Brief || !own && m.Detail == spoken.Normal {
			why = ""
		}
		lines = append(lines, spoken.Sentences(said, why))
	}
	lines = append(lines, spoken.Sentence(gained("poker.result", gain, "Hand", s.Table.Hand)))
	for i, p := range s.Table.Players {
		if next := s.Settlement.Next[i]; p.Seat == s.Seat && next > 0 {
			lines = append(lines, text.T("poker.result-fantasy", "N", next))
		}
	}
	if s.Ended {
		lines = append(lines, s.chips(m)...)
		lines = append(lines, spoken.Sentence(gained("poker.end", s.won())))
	}
	return lines
}

// won returns the user's gain in the whole game, in chips.
func (s Seen) won() int {
	me, _ := s.Now.Player(s.Seat)
	return me.Stack - s.Brought[s.Seat]
}

// gained returns the message about a gain or a loss in chips.
func gained(id string, gain int, values ...any) string {
	end := "-even"
	switch {
	case gain > 0:
		end = "-won"
	case gain < 0:
		end = "-lost"
	}
	if id == "poker.end" && gain == 0 {
		return text.T("poker.end-even")
	}
	n := max(gain, -gain)
	return text.TN(id+end, n, append(values, "Chips", text.Points(n))...)
}
