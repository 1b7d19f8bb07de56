package table

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// advice answers the user's question about the position.
type advice struct {
	table
	background.Advice
	option bot.Option // the advised option
}

// ask asks for the expert's move. A second call makes that move.
func (a *advice) ask() {
	a.parts.finish()
	switch {
	case a.Shown:
		a.take()
		return
	case a.Busy():
		return
	case !a.move.acting() || a.play.position().Rolling() || a.play.config.Adviser == nil:
		a.note.say(text.T("chess.no-hint"))
		return
	}
	background.Seek(&a.Advice, a.play.work, a.play.session.Advise, a.advised)
	if a.Busy() {
		a.note.say(text.T("chess.hint-ponders"))
	}
}

// advised shows the advised move, with the expected line and the reason.
func (a *advice) advised(found bot.Advice, err error) {
	if err != nil || len(found.Options) == 0 {
		a.note.say(text.T("chess.no-advice"))
		return
	}
	a.play.work.Write(a.play.work.Ctx, a.play.session.Hinted, nil)
	a.move.fresh()
	a.option, a.Shown = found.Options[0], true
	a.view.show()
	p := a.play.state.Game.Position()
	a.note.advise(func() string { return hintWords(found.Options[0], rivals(&p)) })
}

// rivals returns the number of sides against the one in turn.
func rivals(p *chess.Position) (n int) {
	own := p.Side(p.Turn())
	for a := range chess.Army(chess.Armies) {
		if p.Playing(a) && !own.Has(a) {
			own |= p.Side(a)
			n++
		}
	}
	return n
}

// hintWords describes the advised move, its reason, its value, and the expected continuation. Against several rivals it mentions no
// chance, which is small at the start whatever one does.
func hintWords(o bot.Option, rivals int) string {
	words := text.T("chess.hint-says", "Move", chesstext.Move(o.Move), "Why", chesstext.Reason(o.Why))
	if rivals == 1 || chesstext.Decided(o.Value) {
		words += " " + chesstext.Value(o.Value)
	}
	if line := o.Line[min(1, len(o.Line)):min(arrowsShown, len(o.Line))]; len(line) > 0 {
		words += " " + text.T("chess.hint-line", "Moves", chesstext.Moves(line, ", "))
	}
	return words + "\n" + text.T("chess.hint-again")
}

// take does what was advised.
func (a *advice) take() {
	m := a.option.Move
	if a.drop(); a.move.mayMove() {
		a.move.do(m)
	}
}

// drop takes the arrows of a hint off the board.
func (a *advice) drop() {
	shown := a.Shown
	a.Stop()
	if shown {
		a.note.said = ""
		a.view.show()
	}
}
