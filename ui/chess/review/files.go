package review

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/cardart/chessboard"
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	"github.com/superbridge/superbridge/ui/kit/chart"
	"github.com/superbridge/superbridge/ui/kit/picture"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// resumable reports whether the game is unfinished, and its end is on display.
func (p page) resumable() bool { return !p.over() && p.at == p.last() && p.line.shown == 0 }

// playOn plays on from the current place. A game that was left continues where it was left.
func (s *Screen) playOn() {
	switch p := s.page(); {
	case !p.Read:
	case p.resumable():
		s.options.OnGoOn(p.ID)
	case !p.here().Over():
		s.options.OnPlayOn(p.kept, p.here())
	}
}

// Copy is the action of Ctrl+C: it copies the position.
func (s *Screen) Copy() {
	p := s.page()
	if !p.Read {
		return
	}
	g := p.here()
	position := g.Position()
	fyne.CurrentApp().Clipboard().SetContent(position.String())
	s.Say(text.T("chess.review.copied-position"))
}

// copyGame copies the line of the whole game.
func (s *Screen) copyGame() {
	p := s.page()
	if !p.Read {
		return
	}
	fyne.CurrentApp().Clipboard().SetContent(p.kept.Game.String())
	s.Say(text.T("chess.review.copied-game"))
}

// export lays the sheet for writing the position as a picture on the screen.
func (s *Screen) export() {
	p := s.page()
	if !p.Read {
		return
	}
	e := picture.Export{Name: text.T("chess.review.picture.name"), Papers: p.papers(s.parts.facing)}
	if s.parts.facing.View == tabletop.Grid {
		e.Chosen = 1
	}
	e.Open(s.Art, picture.Options{Sheets: s.Sheets, Window: s.options.Window, Runner: s.Runner})
}

// papers are the pictures that can be written: the position in both views.
func (p page) papers(f tabletop.Facing) (papers []picture.Paper) {
	g := p.here()
	position := g.Position()
	var last []chessboard.Mark
	for _, t := range p.trails() {
		last = append(last, chessboard.Mark{Army: t.Army, From: t.From, Via: t.Via, To: t.To})
	}
	for i, name := range []string{text.T("chess.review.picture.corner"), text.T("chess.review.picture.grid")} {
		o := chessboard.Options{View: chessboard.View{Corner: i == 0, Quarters: int(f.Bottom)}, Labels: true, Marks: last}
		papers = append(papers, picture.Paper{Name: name, Draw: func(l chart.Look) vector.Drawing { return onPaper(position, o, l) }})
	}
	return papers
}

// onPaper returns a diagram in the middle of a sheet.
func onPaper(p chess.Position, o chessboard.Options, l chart.Look) vector.Drawing {
	const margin = 6.0
	board := chessboard.Diagram(p, o)
	d := vector.Drawing{Width: board.Width + 2*margin, Height: board.Height + 2*margin}
	d.Fill(vector.RoundRect(0, 0, d.Width, d.Height, 0), vector.Plain(l.Paper))
	d.Place(board.Shapes, vector.Move(margin, margin))
	return d
}
