package practice

import (
	"math/rand/v2"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// seatAt has a table for a game with the user in a seat.
func (s *Screen) seatAt(r bridge.Rules, seat card.Seat) {
	if s.table != nil && s.rules.Name == r.Name && s.rules.House == r.House && s.seat == seat {
		return
	}
	s.clearTable()
	s.rules, s.seat = r, seat
	s.table = s.options.Table(s, r, seat)
}

// clearTable leaves the table, if there is one.
func (s *Screen) clearTable() {
	s.defence, s.shifts = nil, nil
	if s.table != nil {
		s.table.Close()
		s.table = nil
	}
}

// lay lays a position on the table.
func (s *Screen) lay(p tutor.Position) {
	if p.Journal == nil {
		p.Journal = &journal{}
	}
	if err := s.table.Lay(p); err != nil {
		s.options.Runner.Lost(err)
	}
}

// layBare shows an empty table while there is no exercise.
func (s *Screen) layBare() {
	r := s.choice.rules().Alone()
	// Nobody sees which deal it is; the screen's source of randomness is reserved for making exercises.
	b, err := bridge.NewBoard(r, r.Shuffle(rand.New(rand.NewPCG(0, 0))), card.North, bridge.VulNone)
	if err != nil {
		s.options.Runner.Lost(err)
		return
	}
	s.seatAt(r, practice.Learner)
	s.defence = nil
	s.lay(tutor.Position{Board: b, Bare: true, Still: true})
}

// layExercise lays the board of an exercise.
func (s *Screen) layExercise() {
	e := s.drill.exercise
	s.seatAt(e.Board.Rules, e.Seat)
	p := tutor.Position{Board: e.Board, From: len(e.Board.Events()), Still: e.Kind.Numeric(), Unaided: !e.Kind.Played()}
	s.journal, s.defence = &journal{}, nil
	p.Journal = s.journal
	if e.Kind.Played() {
		s.shifts = map[string]bridge.Board{}
		var d *defence
		d = newDefence(s.stock.source.Defence(e), e.Board, func(b bridge.Board) { s.options.Runner.Do(func() { s.wants(d, b) }) })
		s.defence, p.Computer = d, d
	}
	s.lay(p)
}

// wants takes note of a board that a defence wants laid, and lays it if it is time. That of an exercise that has been left, or is
// played once more, wants nothing.
func (s *Screen) wants(d *defence, b bridge.Board) {
	if s.defence != d || s.table == nil {
		return
	}
	s.shifts[events(b)] = b
	s.shiftNow(s.table.Board())
}

// shiftNow replaces the board by the one that the defence wants, if the table is at that position.
func (s *Screen) shiftNow(now bridge.Board) bool {
	b, ok := s.shifts[events(now)]
	if s.defence == nil || !ok || b.Deal == now.Deal {
		return false
	}
	s.defence.lies(b.Deal)
	s.lay(tutor.Position{Board: b, From: len(s.drill.exercise.Board.Events()), Computer: s.defence, Journal: s.journal})
	return true
}

// layAnswer shows the right answer on the table, after it has been found or asked for.
func (s *Screen) layAnswer(event bridge.Event) {
	e := s.drill.exercise
	if e.Kind == practice.Counting || e.Kind.Played() {
		return
	}
	p := tutor.Position{Board: e.Board, Still: true}
	if e.Kind == practice.Reading {
		p.Open = [4]bool{true, true, true, true}
	}
	if b, err := e.Board.Apply(event); err == nil {
		p.Board = b
	}
	if event.Kind == bridge.PlayKind {
		p.Open = [4]bool{true, true, true, true}
		p.Halo = []string{event.Card.String()}
	}
	p.From = len(p.Board.Events())
	s.lay(p)
}

// Allows implements [tutor.Guide]: a call or a card is an answer, and the right one is shown. A contract is played as
// at any table.
func (s *Screen) Allows(b bridge.Board, e bridge.Event) bool {
	d := s.drill
	switch {
	case d == nil || !d.there:
		return false
	case d.kind.Played():
		if e.Kind != bridge.PlayKind {
			d.say(text.T("drill.no-claim"), plain)
			s.show()
			return false
		}
		d.said = ""
		return true
	case d.done || d.kind.Numeric() || !same(b, d.exercise.Board):
		return false
	}
	d.hear(d.exercise.Did(e))
	if d.done {
		s.layAnswer(e)
		s.settle()
	}
	s.show()
	return false
}

// Changed implements [tutor.Guide].
func (s *Screen) Changed(now play.State) {
	d := s.drill
	if d == nil || !d.there || !d.kind.Played() || s.table == nil || s.panel == nil {
		return
	}
	if !now.Waits() && s.shiftNow(now.Board) {
		return
	}
	s.count()
	if now.Board.Phase() != bridge.Finished && d.done { // something has been taken back
		d.done, d.said = false, ""
	}
	if now.Board.Phase() == bridge.Finished && !now.Waits() && !d.done {
		v := d.exercise.Ended(now.Board)
		d.hear(v)
		d.done = true
		s.settle()
	}
	s.show()
}

// Endings implements [tutor.Guide].
func (s *Screen) Endings() []tutor.Ending {
	return []tutor.Ending{
		{Label: text.T("drill.next"), Key: text.T("key.enter"), Do: s.next},
		{Label: text.T("drill.replay"), Key: text.T("drill.key.replay"), Do: s.replay},
	}
}

// WayOut implements [tutor.Guide].
func (s *Screen) WayOut() string { return text.T("drill.practice") }

// replay has a contract played once more. It doesn't count again.
func (s *Screen) replay() {
	d := s.drill
	if d == nil || !d.there || !d.kind.Played() || !d.done {
		return
	}
	d.done, d.said = false, ""
	s.layExercise()
	s.show()
}

// reveal shows the answer in the panel and on the table.
func (s *Screen) reveal() {
	d := s.drill
	if !d.asks() || d.kind.Played() {
		return
	}
	d.reveal()
	s.layAnswer(d.best())
	s.settle()
	s.show()
}

// events identifies the events on a board.
func events(b bridge.Board) string { return position(b)[len(b.Number().String()):] }

// layPanel shows the table with the panel beside it.
func (s *Screen) layPanel() {
	s.panel = newPanel(s)
	s.sheets.SetScreen(container.New(beside{}, s.table.Content(), s.panel.content))
}

// beside has a table on the left, and a panel on the right that leaves the table as much as it needs.
type beside struct{}

// Layout implements fyne.Layout.
func (beside) Layout(o []fyne.CanvasObject, size fyne.Size) {
	width := panelWidth(size)
	aside := theme.U(panelAside)
	widget.Put(o[0], 0, 0, size.Width-width-aside, size.Height)
	widget.Put(o[1], size.Width-width-aside, aside, width, size.Height-2*aside)
}

// MinSize implements fyne.Layout.
func (beside) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(panelLeast+panelAside, 0)
}
