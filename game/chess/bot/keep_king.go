package bot

import "github.com/superbridge/superbridge/game/chess"

// keepKing returns the tries with a move first that keeps the mover's own king, if the best one leaves it where it can be taken though
// it doesn't win. Who plays for the result leaves it if that is worth more than any other move. With several rivals the search lets
// only one of them reply, and at its end none.
func (t *thinking) keepKing(s *searcher, tries []try) []try {
	lost, exposed := t.exposes(tries[0].move)
	if !exposed || tries[0].value > decided {
		return tries
	}
	var safe []chess.Move
	for _, o := range tries[1:] {
		if _, exposed := t.exposes(o.move); !exposed && t.stands(o.move) {
			safe = append(safe, o.move)
		}
	}
	if len(safe) == 0 {
		return tries
	}
	s.limit, s.stopped = s.nodes+t.effort.nodes/2, false
	others := s.deepen(safe, t.effort.depth)
	if t.player.Aim == OwnKing {
		lost = min(tries[0].value, -decided)
	}
	if others[0].value > lost {
		return others
	}
	return tries
}

// exposes reports whether an enemy can take the mover's own king after a move, and returns the worst value after that.
func (t *thinking) exposes(m chess.Move) (lost int, exposed bool) {
	own := t.p.Turn()
	p, c := t.p, t.camp()
	p.Do(m)
	if _, over := p.Result(); over || p.King(own) == chess.NoSquare || !canTake(&p, own, everybody(&p)&^p.Side(own)) {
		return 0, false
	}
	lost = endless
	for ; p.Turn() != own; p.Skip() {
		for _, taking := range p.AppendCaptures(nil) {
			if king := p.King(own); taking.To != king && !(taking.TakesVia && taking.Via == king) {
				continue
			}
			undo := p.Do(taking)
			value, over := c.over(&p, 2)
			if !over {
				var o outlook
				o.look(&p)
				value = c.value(&p, &o)
			}
			p.Undo(undo)
			lost, exposed = min(lost, value), true
		}
	}
	return lost, exposed
}
