package text

import (
	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Names are the names of a hand's players, by seat. The user's is empty.
type Names map[poker.Seat]string

// Name returns a player's name at the beginning of a sentence: You, a name, or else the seat.
func (n Names) Name(seat poker.Seat) string {
	name, there := n[seat]
	switch {
	case there && name == "":
		return text.T("poker.settled.you")
	case name == "":
		return text.T("poker.settled.seat", "Seat", seat)
	}
	return name
}

// from names a player within a sentence, as in "from you".
func (n Names) from(seat poker.Seat) string {
	if name, there := n[seat]; there && name == "" {
		return text.T("poker.settled.from-you")
	}
	return n.Name(seat)
}

// Settled describes the settlement of a pair of players in a sentence, including chips; and in another one, unless both
// are dead, the reason for the points.
func Settled(n Names, p poker.Payment, first, second poker.Rated) (said, why string) {
	winner, loser, won, lost := p.Pair.First, p.Pair.Second, first, second
	points, paid, own := p.Points, p.Paid, rune(poker.Won)
	if points < 0 {
		winner, loser, won, lost = loser, winner, lost, won
		points, paid, own = -points, -paid, rune(poker.Lost)
	}
	switch {
	case first.Dead && second.Dead:
		return text.T("poker.settled.both-dead", "First", n.Name(p.Pair.First), "Second", n.from(p.Pair.Second)), ""
	case points == 0:
		said = text.T("poker.settled.nothing", "First", n.Name(p.Pair.First), "Second", n.from(p.Pair.Second))
	default:
		id := "poker.settled.wins"
		if name, there := n[winner]; there && name == "" {
			id = "poker.settled.you-win"
		}
		said = text.T(id, "Winner", n.Name(winner), "Loser", n.from(loser),
			"Points", text.Points(points), "Chips", text.Points(paid))
	}
	switch {
	case lost.Dead && points == deadPays:
		return said, text.T("poker.settled.dead-plain")
	case lost.Dead:
		return said, text.T("poker.settled.dead", "Royalties", text.Points(sum(won.Royalties)))
	}
	var values []any
	for _, row := range poker.Rows {
		word := "lost"
		switch rune(p.Lines[row]) {
		case own:
			word = "won"
		case poker.Tied:
			word = "tied"
		}
		values = append(values, map[poker.Row]string{poker.Top: "Top", poker.Middle: "Middle", poker.Bottom: "Bottom"}[row], text.T("poker.settled.row."+word))
	}
	return said, text.T("poker.settled.rows", append(values, "Own", text.Points(sum(won.Royalties)), "Other", text.Points(sum(lost.Royalties)))...)
}

// deadPays is the least number of points that a dead hand pays.
const deadPays = 6

// sum returns the royalties of all rows.
func sum(royalties [3]int) int { return royalties[0] + royalties[1] + royalties[2] }
