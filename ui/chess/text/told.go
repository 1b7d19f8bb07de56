package text

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Told describes effects of a move beyond its text form: a captured king and the fate of its army, a pawn's exchange, a
// king's entry of the Castle, a pass. There may be none, or several sentences.
func Told(before, after *chess.Position, m chess.Move) (sentences []string) {
	if m.IsPass() {
		return []string{text.T("chess.told.pass", "Army", Army(before.Turn()))}
	}
	piece := before.At(m.From)
	for _, square := range []chess.Square{m.Via, m.To} {
		if square == chess.NoSquare || square == m.From {
			continue
		}
		if taken := before.At(square); taken.Kind() == chess.King {
			sentences = append(sentences, captured(before, after, before.Turn(), taken.Army()))
		}
	}
	if m.Becomes != chess.NoKind {
		sentences = append(sentences, text.T("chess.told.becomes."+m.Becomes.String(), "Army", Army(piece.Army()), "Square", m.To))
	}
	if piece.Kind() == chess.King && m.To.Castle() {
		sentences = append(sentences, entered(before, after, piece.Army()))
	}
	return sentences
}

// captured describes the fate of an army that has lost its king.
func captured(before, after *chess.Position, by, loser chess.Army) string {
	switch captor := after.Control(loser); {
	case before.Variant().Mode == chess.B:
		return text.T("chess.told.kingless", "By", Army(by), "Army", Army(loser))
	case before.Variant().Mode == chess.A2 && captor != chess.NoArmy:
		joined := after.Side(captor) &^ before.Side(captor)
		return text.TN("chess.told.joins", joined.Len(), "By", Army(by), "Army", Army(loser), "Armies", Armies(joined), "Captor", Army(captor))
	case captor != chess.NoArmy && before.Side(loser).Len() > 0:
		taken := before.Side(loser)
		return text.TN("chess.told.taken", taken.Len(), "By", Army(captor), "Army", Army(loser), "Armies", Armies(taken))
	}
	return text.T("chess.told.captured", "By", Army(by), "Army", Army(loser))
}

// entered describes the result of a king's way to the Castle. With an enemy queen on the board it goes home. (Rules:
// octagonal-chess, QueensYield.)
func entered(before, after *chess.Position, a chess.Army) string {
	home := after.King(a)
	if home == chess.NoSquare || home.Castle() {
		return text.T("chess.told.enters", "Army", Army(a))
	}
	var yield chess.ArmySet
	for _, piece := range before.Pieces() {
		if piece.Kind() == chess.Queen && !before.Side(a).Has(piece.Army()) {
			yield = yield.With(piece.Army())
		}
	}
	return text.TN("chess.told.sent-home", yield.Len(), "Army", Army(a), "Armies", Armies(yield), "Square", home)
}

// Event describes an event that is not a move: a resignation, a loss on time, an agreed draw or an adjudication; of a roll the dice.
func Event(before *chess.Position, e chess.Event) string {
	army := Army(before.Turn())
	if d, ok := e.Roll(); ok {
		return text.TN("chess.told.roll", d.Moves(), "Army", army, "A", d.A, "B", d.B)
	}
	switch e {
	case chess.Resign:
		return text.T("chess.told.resign", "Army", army)
	case chess.TimeOut:
		return text.T("chess.told.time", "Army", army)
	}
	if e.Kind() == chess.AdjudgeKind {
		return text.T("chess.told.adjudged")
	}
	return text.T("chess.told.draw")
}
