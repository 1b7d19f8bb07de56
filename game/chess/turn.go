package chess

import "strings"

// Turn is a whole turn of a game.
type Turn struct {
	Army   Army   // the army whose turn it was
	Number int    // from 1
	Dice   Dice   // none without dice
	Moves  []Move // one without dice; none if Event ended the turn
	Event  Event  // resign, time, draw or an adjudication; otherwise the zero Event

	// From and To are the range of its events: the first, and the one after the last. A resignation during a dice turn
	// includes the moves that it has taken back.
	From, To int
}

// Turns returns the whole turns, the oldest first, without a turn in progress.
func (g Game) Turns() []Turn {
	return turnsOf(g.last)
}

func turnsOf(last *node) []Turn {
	var ends []*node
	for n := last.turn; n.before != nil; n = n.before.turn {
		ends = append(ends, n)
	}
	turns := make([]Turn, len(ends))
	for i, end := range ends {
		turns[len(ends)-1-i] = turnTo(end)
	}
	return turns
}

// turnTo returns the turn that ended at a node.
func turnTo(end *node) Turn {
	start := end.before.turn
	t := Turn{Army: start.position.turn, Number: start.position.Number(), From: start.events, To: end.events}
	if _, move := end.event.Move(); !move {
		t.Event = end.event
		return t
	}
	t.Moves = make([]Move, 0, end.events-start.events)
	for n := end; n != start; n = n.before {
		if d, roll := n.event.Roll(); roll {
			t.Dice = d
		} else {
			t.Moves = append(t.Moves, n.event.move)
		}
	}
	for i, j := 0, len(t.Moves)-1; i < j; i, j = i+1, j-1 {
		t.Moves[i], t.Moves[j] = t.Moves[j], t.Moves[i]
	}
	return t
}

// String returns the turn as in the game line: a move, or with dice 63:c4-d5,b4-c6,d3-e4, or resign, time, draw.
func (t Turn) String() string {
	if len(t.Moves) == 0 {
		return t.Event.String()
	}
	var out strings.Builder
	if t.Dice != (Dice{}) {
		out.WriteString(t.Dice.String() + ":")
	}
	for i, m := range t.Moves {
		if i > 0 {
			out.WriteByte(',')
		}
		out.WriteString(m.String())
	}
	return out.String()
}
