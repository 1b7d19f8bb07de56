package text

import (
	"math"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Army returns the colour of an army, as it begins a sentence: Red.
func Army(a chess.Army) string { return text.T("chess.army." + a.String()) }

// Kind returns the name of a piece: queen.
func Kind(k chess.Kind) string { return text.T("chess.kind." + k.String()) }

// Armies lists the colours of armies, at least one: Red and Blue.
func Armies(s chess.ArmySet) string {
	var names []any
	for a := range s.All() {
		names = append(names, [...]string{"A", "B", "C", "D"}[len(names)/2], Army(a))
	}
	switch s.Len() {
	case 2:
		return text.T("chess.armies.two", names...)
	case 3:
		return text.T("chess.armies.three", names...)
	case 4:
		return text.T("chess.armies.four", names...)
	}
	return Army(first(s))
}

// first returns the first army of a set in the order r, b, y, g, or NoArmy.
func first(s chess.ArmySet) chess.Army {
	for a := range s.All() {
		return a
	}
	return chess.NoArmy
}

// Worth lists what the pieces of each player with a king are worth, if that has decided a game; else "".
func Worth(g chess.Game) string {
	if how := g.Result().How; how != chess.ByPoints && how != chess.Level {
		return ""
	}
	p := g.Position()
	var list []string
	for a := range p.Kings().All() {
		list = append(list, text.T("chess.worth.of", "Army", Army(a), "Points", halves(p.Worth(a))))
	}
	return text.T("chess.worth", "List", strings.Join(list, " · "))
}

// halves formats a multiple of ½, as in 11½.
func halves(n float64) string {
	whole := text.Points(int(n))
	switch {
	case n == math.Trunc(n):
		return whole
	case n < 1:
		return "½"
	}
	return whole + "½"
}

// Result describes the winner and the kind of win, or a draw. Of a game in progress it is "".
func Result(r chess.Result) string {
	if r == (chess.Result{}) {
		return ""
	}
	if r.Winners == 0 {
		return text.T("chess.draw." + r.How.String())
	}
	return text.TN("chess.win."+r.How.String(), r.Winners.Len(), "Armies", Armies(r.Winners))
}

// Points describes a player's points, in twelfths if necessary: a draw may be shared by three.
func Points(points float64) string {
	const whole = 12
	parts := int(points*whole + 0.5)
	switch {
	case parts%whole == 0:
		return text.TN("chess.points", parts/whole)
	case parts == 6:
		return text.T("chess.points-half")
	case parts == 4:
		return text.T("chess.points-third")
	}
	return text.T("chess.points-quarter")
}
