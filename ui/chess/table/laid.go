package table

import (
	"errors"
	"unicode"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// laySheets opens the sheets that the state of play calls for, and closes others.
func (s *Screen) laySheets(before play.State) {
	s.parts.sheets.RemoveIf(func(o sheet.Sheet) bool {
		switch o := o.(type) {
		case *failureSheet:
			return s.play.state.Err == nil
		case *drawSheet:
			return o.asked != s.play.questioned()
		case *endSheet:
			return !s.play.state.Game.Over()
		case *resignSheet:
			return !s.play.asked() || before.Asked != s.play.state.Asked
		case *pickerSheet:
			return true // it was about a position that is no more
		}
		return false
	})
	switch _, failed := s.parts.sheets.Top().(*failureSheet); {
	case s.play.state.Err != nil && !failed:
		s.parts.sheets.Push(&failureSheet{table: s.table})
	case s.play.state.Err != nil:
	case s.play.questioned() != chess.NoArmy && s.parts.sheets.Empty():
		s.parts.sheets.Push(&drawSheet{table: s.table, asked: s.play.questioned()})
	case s.play.state.Game.Over() && s.parts.sheets.Empty():
		s.openEnd(before.Game.Over())
	}
}

// failureSheet says that something could not be saved. The game waits until saving is tried again.
type failureSheet struct {
	sheet.NoKeys
	table
}

var _ sheet.Leaver = (*failureSheet)(nil)

// Build implements [sheet.Sheet].
func (f *failureSheet) Build() fyne.CanvasObject { return f.parts.fitted(f.build) }

func (f *failureSheet) build(paper widget.Paper) fyne.CanvasObject {
	return paper.Notice(text.T("failure.title"), text.T("failure.message", "Error", f.play.state.Err),
		paper.Button(text.T("failure.retry"), text.T("key.enter"), true, f.Enter),
		paper.Button(text.T("chess.home"), text.T("key.escape"), false, f.Leave))
}

// Enter implements [sheet.Sheet].
func (f *failureSheet) Enter() {
	f.parts.finish()
	f.play.work.Write(f.play.work.Ctx, func() error { f.play.session.Retry(); return nil }, nil)
}

// Leave implements [sheet.Leaver]: it leaves the table.
func (f *failureSheet) Leave() { f.parts.home() }

// resignSheet asks for a confirmation.
type resignSheet struct {
	sheet.NoKeys
	table
}

// openResign asks whether the user resigns, or explains why that isn't possible now.
func (s *Screen) openResign() {
	switch {
	case !s.play.asked():
		s.note.say(text.T("chess.resign-in-turn"))
		return
	case !mayResign(s.play.position()):
		s.note.say(text.T("chess.resign-kingless"))
		return
	}
	s.parts.sheets.Push(&resignSheet{table: s.table})
	s.parts.show()
}

// mayResign reports whether the army in turn may: in the games of each for himself it must have a king. (Rules:
// octagonal-chess, Resign.)
func mayResign(p *chess.Position) bool {
	return p.Variant().Mode == chess.B || p.King(p.Turn()) != chess.NoSquare
}

// Build implements [sheet.Sheet].
func (r *resignSheet) Build() fyne.CanvasObject { return r.parts.fitted(r.build) }

func (r *resignSheet) build(paper widget.Paper) fyne.CanvasObject {
	p := r.play.position()
	side := p.Side(p.Turn())
	words := text.TN("chess.resign-leaves", side.Len(), "Armies", chesstext.Armies(side))
	if others := p.Kings() &^ side; p.Variant().Mode == chess.B || others.Len() == 1 {
		words = text.TN("chess.resign-loses", side.Len(), "Armies", chesstext.Armies(side))
	}
	return paper.Notice(text.T("chess.resign-title"), words,
		paper.Button(text.T("chess.resign-do"), text.T("key.enter"), true, r.Enter),
		paper.Button(text.T("chess.resign-not"), text.T("key.escape"), false, func() { r.parts.sheets.Remove(r) }))
}

// Enter implements [sheet.Sheet]: the user resigns.
func (r *resignSheet) Enter() {
	r.parts.sheets.Remove(r)
	if err := r.move.act(r.play.session.Resign); err != nil {
		r.note.say(refusal(err))
	}
}

// drawSheet asks a user for agreement to a draw.
type drawSheet struct {
	table
	asked chess.Army // the first army of that user
}

var _ sheet.Leaver = (*drawSheet)(nil)

// questioned returns the user who has to answer an offer of a draw now, by the first army; NoArmy if there is none.
func (p *playing) questioned() chess.Army {
	if len(p.state.Offer.Open) == 0 {
		return chess.NoArmy
	}
	return p.state.Offer.Open[0]
}

// offerDraw offers a draw to all who have a king, or explains why that isn't possible now.
func (s *Screen) offerDraw() {
	if s.parts.finish(); !s.play.asked() {
		s.note.say(text.T("chess.draw-in-turn"))
		return
	}
	s.advice.drop()
	switch err := s.play.session.OfferDraw(); {
	case errors.Is(err, play.ErrRefused):
		s.note.say(text.T("chess.refused-before"))
	case err != nil:
		s.note.say(refusal(err))
	}
}

// Build implements [sheet.Sheet].
func (d *drawSheet) Build() fyne.CanvasObject { return d.parts.fitted(d.build) }

func (d *drawSheet) build(paper widget.Paper) fyne.CanvasObject {
	by := text.T("chess.draw-offered", "Name", nameOf(d.play.names[d.play.state.Offer.By]))
	if persons(d.play.config) > 1 {
		by = text.T("chess.draw-offered-to", "Name", nameOf(d.play.names[d.play.state.Offer.By]), "To", nameOf(d.play.names[d.asked]))
	}
	return paper.Notice(text.T("chess.draw-title"), by,
		paper.Button(text.T("chess.draw-agree"), text.T("chess.key.agree"), true, func() { d.answer(true) }),
		paper.Button(text.T("chess.draw-decline"), text.T("key.escape"), false, d.Leave))
}

// answer answers for the user.
func (d *drawSheet) answer(agrees bool) {
	d.parts.sheets.Remove(d)
	if err := d.play.session.Answer(agrees); err != nil {
		d.note.say(refusal(err)) // it is offered no more
	}
}

// Enter implements [sheet.Sheet]: it does nothing, since a key that may have been meant for the board must not end the
// game.
func (d *drawSheet) Enter() {}

// Key implements [sheet.Sheet].
func (d *drawSheet) Key(fyne.KeyName) {}

// Rune implements [sheet.Sheet].
func (d *drawSheet) Rune(letter rune) {
	if unicode.ToLower(letter) == 'y' {
		d.answer(true)
	}
}

// Leave implements [sheet.Leaver].
func (d *drawSheet) Leave() { d.answer(false) }

// persons returns the number of persons who play.
func persons(c play.Config) int {
	n := 0
	for _, seat := range c.Seats {
		if seat.Person {
			n++
		}
	}
	return n
}
