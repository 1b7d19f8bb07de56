package review

import (
	"slices"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// showBoard shows the position that is looked at.
func (t *parts) showBoard(step bool) {
	p, b := t.page, t.board
	g := p.here()
	position := g.Position()
	m := tabletop.Of(position)
	m.Facing = t.facing
	m.Last = p.trails()
	for i, o := range p.options() {
		if i < mostArrows && !o.Move.IsPass() {
			m.Arrows = append(m.Arrows, tabletop.Arrow{From: o.Move.From, To: o.Move.To, Rank: i})
		}
	}
	if !p.choosing.Empty() {
		m.Arrows = nil
	}
	m = p.choosing.Show(m)
	if !p.keyboard && p.choosing.Empty() {
		m.Ready = p.choosing.Ready()
	}
	m.Cursor = p.cursor
	b.Animated = step && t.animated
	b.SetModel(m)
}

// mostArrows is the number of best moves with an arrow on the board.
const mostArrows = 3

// choose begins a move at the current place.
func (p page) choose() {
	g := p.here()
	if g.Over() {
		p.choosing = tabletop.NoChoice()
		return
	}
	p.choosing = tabletop.Choose(g.Position())
}

// put continues a move with a square that is clicked or selected. A click beside the movable pieces moves on in the
// game.
func (s *Screen) put(square chess.Square) {
	p := s.page()
	if !p.Read || s.parts.board.Finish() {
		return
	}
	empty := p.choosing.Empty()
	p.Said = ""
	p.choosing = p.choosing.Put(square)
	if !s.chosen() && empty && p.choosing.Empty() && !p.keyboard {
		s.step(1)
	}
}

// grab picks up the piece that is about to be dragged.
func (s *Screen) grab(from chess.Square) {
	p := s.page()
	if !p.Read {
		return
	}
	p.choose()
	p.choosing = p.choosing.Put(from)
	s.Update(false)
}

// drop continues a move with the square on which a piece has been dropped. Dropped elsewhere, it goes back.
func (s *Screen) drop(from, to chess.Square) {
	p := s.page()
	if !p.Read || p.choosing.From() != from {
		return
	}
	if to == chess.NoSquare || to == from {
		p.choosing = p.choosing.Back()
	} else {
		p.choosing = p.choosing.Put(to)
	}
	s.chosen()
}

// become chooses the exchange of the pawn in the Castle.
func (s *Screen) become(k chess.Kind) {
	p := s.page()
	if p.Read && slices.Contains(p.choosing.Kinds(), k) {
		p.choosing = p.choosing.Become(k)
		s.chosen()
	}
}

// chosen shows the move so far, tries it when it is complete, and reports whether it is complete except for a pawn's
// exchange, for which it shows buttons.
func (s *Screen) chosen() bool {
	p := s.page()
	if len(p.choosing.Kinds()) > 0 {
		s.Update(false)
		return true
	}
	move, ok := p.choosing.Move()
	if !ok {
		s.Update(false)
		return false
	}
	s.try(move)
	return true
}

// try tries a move: as the better one if the user looks for that, otherwise as a line.
func (s *Screen) try(move chess.Move) {
	p := s.page()
	if p.hidden(p.at) {
		right := p.guess(move)
		p.choose()
		words := text.T("chess.review.wrong", "Move", move)
		if right {
			words = text.T("chess.review.right", "Move", move)
		}
		s.Say(words)
		return
	}
	next, err := p.line.with(p.places[p.at], move)
	if err != nil {
		p.choose()
		s.Say(chesstext.Rule(err))
		return
	}
	s.follow(next, true)
}

// follow shows a line.
func (s *Screen) follow(l line, step bool) {
	p := s.page()
	p.line, p.Said = l, ""
	p.choose()
	s.askAboutLine()
	s.Update(step)
}
