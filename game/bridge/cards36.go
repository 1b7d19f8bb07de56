package bridge

import "github.com/superbridge/superbridge/game/card"

// With36 returns the rules of a game with 52 cards as played with 36, ace down to six: nine cards each, a book of four,
// bids up to five, and slams at the two highest levels. Scores don't change. (Rules: bridge-few, Four players.)
func (r Rules) With36() Rules {
	r.Name += suffix36
	r.Deck = card.Deck36
	r.Book, r.Level = 4, 5
	slams := r.Slams
	r.Slams = make([]Slam, len(slams))
	for i, s := range slams {
		r.Slams[i] = Slam{Level: s.Level - 2, Bonus: s.Bonus}
	}
	return r
}

// suffix36 ends the names of games with 36 cards.
const suffix36 = "36"
