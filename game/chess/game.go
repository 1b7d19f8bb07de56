package chess

import "slices"

// Game is a start position and its events. It is a value: Apply returns the next game, and this one doesn't change.
// Games with a common beginning share it, so copying and appending are cheap. The zero Game isn't valid.
type Game struct{ last *node }

// node is the game after an event. It never changes.
type node struct {
	before   *node // nil at the start
	turn     *node // where the last whole turn ended: this node or an earlier one; at the start this one
	event    Event
	position Position
	result   Result
	events   int
}

// New returns a game under these rules from its start.
func New(r Rules) Game { return From(Start(r)) }

// From returns a game that starts with a position, between two turns.
func From(p Position) Game {
	n := &node{position: p}
	n.turn = n
	n.result, _ = p.Result()
	return Game{n}
}

// Apply returns the game after an event, or a *RuleError. An event that cuts a dice turn short, a resignation, an
// expiry, an agreement or an adjudication, takes back the moves of that turn: only whole turns count.
func (g Game) Apply(e Event) (Game, error) {
	if err := g.Check(e); err != nil {
		return g, err
	}
	n := &node{before: g.last, turn: g.last.turn, event: e, position: g.last.position, events: g.last.events + 1}
	switch e.kind {
	case MoveKind:
		n.position.Do(e.move)
	case RollKind:
		n.position.Roll(e.dice)
		return Game{n}, nil
	case ResignKind, TimeKind:
		n.position = g.last.turn.position
		n.position.resign(map[EventKind]How{ResignKind: Resigned, TimeKind: TimedOut}[e.kind])
	case DrawKind:
		n.position = g.last.turn.position
		n.result = Result{How: Agreed}
	case AdjudgeKind:
		n.position = g.last.turn.position
		n.result = Result{e.side, ByJudge}
	}
	if n.result.Over() || n.position.number != g.last.turn.position.number {
		n.turn = n
	}
	next := Game{n}
	if !n.result.Over() {
		n.result = next.outcome()
	}
	return next, nil
}

// outcome returns the result after the last event. (Rules: octagonal-chess, Draws,
// Length.)
func (g Game) outcome() Result {
	p := &g.last.position
	if r, won := p.Result(); won {
		return r
	}
	switch {
	case g.last.turn != g.last:
		return Result{}
	case p.rules.Length != ToTheEnd && p.Number() > p.rules.LastTurn():
		return p.counted()
	case g.Stood() >= p.rules.Repetitions():
		return Result{How: Repetition}
	case p.Count() >= p.rules.TurnLimit():
		return Result{How: Limit}
	}
	return Result{}
}

// Check returns nil if the event can be applied, otherwise a *RuleError that says which rule it would break.
func (g Game) Check(e Event) error {
	p := &g.last.position
	bad := func(r Rule) error { return &RuleError{Rule: r, What: e.String(), Army: p.turn, Square: NoSquare} }
	switch {
	case g.Over():
		return bad(GameIsOver)
	case e.kind == MoveKind:
		return p.Check(e.move)
	case e.kind == RollKind && (!p.Rolling() || !e.dice.Valid()):
		return bad(RollNotDue)
	case (e.kind == ResignKind || e.kind == TimeKind) && p.rules.Mode != B && p.kings[p.turn] == NoSquare:
		return bad(KingToResign)
	case e.kind == AdjudgeKind && !p.wins(e.side):
		return bad(KingToWin)
	case e.kind == 0:
		return bad(PieceMove)
	}
	return nil
}

// Start returns the position at the start of the game.
func (g Game) Start() Position { return g.At(0).last.position }

// Position returns the current position.
func (g Game) Position() Position { return g.last.position }

// Rules returns the rules of the game.
func (g Game) Rules() Rules { return g.last.position.rules }

// Events returns the events so far, in order.
func (g Game) Events() []Event {
	events := make([]Event, 0, g.last.events)
	for n := g.last; n.before != nil; n = n.before {
		events = append(events, n.event)
	}
	slices.Reverse(events)
	return events
}

// Len returns the number of events so far.
func (g Game) Len() int { return g.last.events }

// Last returns the last event, and whether there is one.
func (g Game) Last() (Event, bool) { return g.last.event, g.last.before != nil }

// At returns the game after its first events: the start for fewer than 0, the game itself for too many.
func (g Game) At(events int) Game {
	n := g.last
	for n.before != nil && n.events > events {
		n = n.before
	}
	return Game{n}
}

// Result returns the winners and the kind of end; the zero Result until the game ends.
func (g Game) Result() Result { return g.last.result }

// Over reports whether the game has ended.
func (g Game) Over() bool { return g.last.result.Over() }

// Stood returns how often the position after the last whole turn has occurred, the start included, at least 1. (Rules:
// octagonal-chess, Draws.)
func (g Game) Stood() int {
	now, times := g.last.turn, 0
	for _, key := range g.Keys() {
		if key == now.position.key {
			times++
		}
	}
	return times
}

// Keys returns the keys of the positions after each whole turn, the oldest first, from the last irreversible one. A
// search needs them to detect repetitions.
func (g Game) Keys() []uint64 {
	var keys []uint64
	for n := g.last.turn; ; n = n.before.turn {
		keys = append(keys, n.position.key)
		if n.before == nil || n.position.count == 0 {
			break
		}
	}
	slices.Reverse(keys)
	return keys
}

// Points returns the points of each person for a finished game, by his first army; 0 for other armies and before the
// end. In A1 the winner gets 1, in A2 the leader 1 and each ally ½, in B both winners 1. In a draw, owners of kings
// share 1 in A, after the last turn only those with the best pieces, and everybody gets ½ in B. (Rules: octagonal-chess, Points, Length.)
func (g Game) Points() [Armies]float64 {
	var points [Armies]float64
	r, p := g.Result(), &g.last.position
	switch {
	case r.How.Draw() && p.rules.Mode == B:
		for _, a := range p.rules.Owners() {
			points[a] = 0.5
		}
	case r.How == Level:
		best := p.best()
		for a := range best.All() {
			points[a] = 1 / float64(best.Len())
		}
	case r.How.Draw():
		for a := range p.Kings().All() {
			points[a] = 1 / float64(p.Kings().Len())
		}
	default:
		for a := range r.Winners.All() {
			switch {
			case p.rules.Owner(a) != a:
			case p.rules.Mode == A2 && p.kings[a] == NoSquare:
				points[a] = [...]float64{0.5, 0, 1}[p.rules.Allies]
			default:
				points[a] = 1
			}
		}
	}
	return points
}
