package tabletop

import (
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/chess"
)

// Durations of visible changes.
const (
	LegTime  = 230 * time.Millisecond // from square to square
	FadeTime = 160 * time.Millisecond
)

// End is the fate of a piece.
type End uint8

// The ends.
const (
	Stays  End = iota // it stays at its target
	Fades             // it is gone
	Pooled            // it flies to its army's pool
)

// Motion is a piece that arrives, leaves, or becomes another one, between two models.
type Motion struct {
	Piece   chess.Piece    // as before; the new model has what it becomes
	Path    []chess.Square // from its old to its new place; none if it comes from nowhere
	To      chess.Square   // its square in the new model, or NoSquare
	End     End
	Delay   time.Duration // until it starts
	Changes bool          // it is another piece at its end: it becomes that one when it arrives
	Lands   bool          // it is set down there, with a sound
	Takes   bool          // and captures
}

// Length returns the duration of the motion, from its start.
func (m Motion) Length() time.Duration {
	legs := time.Duration(max(len(m.Path)-1, 0)) * LegTime
	if m.End == Pooled {
		return LegTime * 2
	}
	if m.End == Fades || len(m.Path) == 0 {
		return legs + FadeTime
	}
	return max(legs, FadeTime)
}

// Plan holds all motions between two models; it ends after [Plan.Span].
type Plan []Motion

// Span returns the total duration of a plan.
func (p Plan) Span() (longest time.Duration) {
	for _, m := range p {
		longest = max(longest, m.Delay+m.Length())
	}
	return longest
}

// NewPlan returns the motions from one model to the next. It derives a piece's way from the last moves that only one of
// them has, and otherwise takes each piece for the nearest missing one of its kind.
func NewPlan(old, next Model) Plan {
	if old.Facing != next.Facing || old.Pieces == next.Pieces {
		return nil
	}
	p := planner{old: old, next: next}
	for s := range chess.Square(chess.Squares) {
		if old.Pieces[s] != next.Pieces[s] {
			if old.Pieces[s] != chess.Empty {
				p.gone = append(p.gone, s)
			}
			if next.Pieces[s] != chess.Empty {
				p.come = append(p.come, s)
			}
		}
	}
	for _, t := range next.Last {
		if !slices.Contains(old.Last, t) {
			p.follow(t)
		}
	}
	for _, t := range old.Last {
		if !slices.Contains(next.Last, t) {
			p.back(t)
		}
	}
	p.match()
	p.rest()
	return p.plan
}

// planner makes a plan. Squares that are dealt with are removed from its lists.
type planner struct {
	old, next  Model
	gone, come []chess.Square // squares that a piece has left, and where one has arrived; a square with a different piece is in both
	landings   []landing
	plan       Plan
}

// landing is the time at which a piece reaches a square within a plan.
type landing struct {
	square chess.Square
	at     time.Duration
}

// follow has a piece go the way of a move that has been made.
func (p *planner) follow(t Trail) {
	path := t.squares()
	start := slices.IndexFunc(path, func(s chess.Square) bool { // a knight may have made its first leap already
		return slices.Contains(p.gone, s) && p.old.Pieces[s].Army() == t.Army
	})
	if start < 0 {
		return
	}
	from, to := path[start], t.To
	path = path[start:]
	if p.next.Pieces[to].Army() != t.Army && p.old.Pieces[from].Kind() == chess.King { // it has been sent home
		to = p.next.king(t.Army)
		path = append(path, to)
	}
	if !slices.Contains(p.come, to) || p.next.Pieces[to].Army() != t.Army {
		return
	}
	p.move(from, to, path, true)
}

// back has a piece go back the way of a move that has been taken back.
func (p *planner) back(t Trail) {
	path := t.squares()
	slices.Reverse(path)
	start := slices.IndexFunc(path, func(s chess.Square) bool {
		return slices.Contains(p.gone, s) && p.old.Pieces[s].Army() == t.Army
	})
	if start < 0 || !slices.Contains(p.come, t.From) || p.next.Pieces[t.From].Army() != t.Army {
		return
	}
	p.move(path[start], t.From, path[start:], false)
}

func (t Trail) squares() []chess.Square {
	if t.Via == chess.NoSquare {
		return []chess.Square{t.From, t.To}
	}
	return []chess.Square{t.From, t.Via, t.To}
}

// move adds a piece that moves from square to square.
func (p *planner) move(from, to chess.Square, path []chess.Square, lands bool) {
	p.gone, p.come = without(p.gone, from), without(p.come, to)
	m := Motion{Piece: p.old.Pieces[from], Path: path, To: to, Lands: lands, Changes: p.old.Pieces[from] != p.next.Pieces[to]}
	for i, s := range path[1:] {
		p.landings = append(p.landings, landing{s, time.Duration(i+1) * LegTime})
		m.Takes = m.Takes || slices.Contains(p.gone, s)
	}
	p.plan = append(p.plan, m)
}

func without(squares []chess.Square, s chess.Square) []chess.Square {
	return slices.DeleteFunc(squares, func(o chess.Square) bool { return o == s })
}

// match identifies each arrived piece with the nearest equal one that is missing, and then pawns with their exchanges,
// in either direction.
func (p *planner) match() {
	same := func(from, to chess.Square) bool { return p.old.Pieces[from] == p.next.Pieces[to] }
	exchanged := func(from, to chess.Square) bool {
		a, b := p.old.Pieces[from], p.next.Pieces[to]
		return a.Army() == b.Army() && (a.Kind() == chess.Pawn) != (b.Kind() == chess.Pawn) && (from.Castle() || to.Castle())
	}
	for _, fits := range []func(from, to chess.Square) bool{same, exchanged} {
		for _, to := range slices.Clone(p.come) {
			if from, ok := p.nearest(to, fits); ok {
				path := []chess.Square{from, to}
				if from == to {
					path = path[:1]
				}
				p.move(from, to, path, false)
			}
		}
	}
}

// nearest returns the nearest square that a piece is gone from and that fits.
func (p *planner) nearest(to chess.Square, fits func(from, to chess.Square) bool) (from chess.Square, ok bool) {
	far := 1000
	for _, s := range p.gone {
		dx, dy := s.X()-to.X(), s.Y()-to.Y()
		if d := dx*dx + dy*dy; d < far && fits(s, to) {
			from, far, ok = s, d, true
		}
	}
	return from, ok
}

// rest removes the remaining missing pieces and adds the arrived ones from nowhere. A captured piece vanishes when its
// captor arrives; a queen without one has been sent to her pool.
func (p *planner) rest() {
	for _, s := range p.gone {
		m := Motion{Piece: p.old.Pieces[s], Path: []chess.Square{s}, To: chess.NoSquare, End: Fades}
		taken := false
		for _, l := range p.landings {
			if l.square == s {
				m.Delay, taken = max(l.at-FadeTime/2, 0), true
			}
		}
		if !taken && m.Piece.Kind() == chess.Queen && p.sentHome() {
			m.End, m.Delay = Pooled, LegTime
		}
		p.plan = append(p.plan, m)
	}
	for _, s := range p.come {
		p.plan = append(p.plan, Motion{Piece: p.next.Pieces[s], To: s})
	}
}

// sentHome reports whether a king has entered the Castle and gone back in the same move.
func (p *planner) sentHome() bool {
	return slices.ContainsFunc(p.plan, func(m Motion) bool {
		return m.Piece.Kind() == chess.King && len(m.Path) > 2
	})
}
