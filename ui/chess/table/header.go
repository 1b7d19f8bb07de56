package table

import (
	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// headerLines returns the texts of the line above the board: which turn it is, whose, and what is played.
func headerLines(g chess.Game, names map[chess.Army]string) (left, middle, right []string) {
	p := g.Position()
	turn := text.T("chess.turn", "N", p.Number())
	if last := g.Rules().LastTurn(); last > 0 {
		turn = text.T("chess.turn-of-last", "N", min(p.Number(), last), "Last", last)
	}
	if left := toLimit(g); left <= limitSoon && !g.Over() {
		turn = text.TN("chess.turn-limit", left, "Turn", p.Number())
	}
	return []string{turn}, []string{whose(g, names)}, []string{chesstext.Variant(p.Variant())}
}

// limitSoon is the number of turns before the limit from which the remaining ones are shown.
const limitSoon = 25

// toLimit returns the number of further turns without progress after which the game is drawn.
func toLimit(g chess.Game) int {
	p := g.Position()
	return g.Rules().TurnLimit() - p.Count()
}

// whose names the army in turn, or says that the game is over.
func whose(g chess.Game, names map[chess.Army]string) string {
	if g.Over() {
		return text.T("chess.over")
	}
	p := g.Position()
	army, name := chesstext.Army(p.Turn()), names[commander(&p, p.Turn())]
	switch name {
	case "":
		return text.T("chess.your-turn", "Army", army)
	case army:
		return text.T("chess.turn-of-colour", "Army", army)
	}
	return text.T("chess.turn-of", "Army", army, "Name", name)
}
