package table

import (
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// advice is what the person has asked about the position.
type advice struct {
	background.Advice
	option bot.Option // what is advised
}

// askHint asks what the expert would do in the person's place. A second time does that.
func (s *Screen) askHint() {
	s.finish()
	switch {
	case s.advice.Shown:
		s.takeHint()
		return
	case s.advice.Busy():
		return
	case !s.acting() || s.position().Rolling() || s.config.Adviser == nil:
		s.say(text.T("chess.no-hint"))
		return
	}
	background.Seek(&s.advice.Advice, s.work, s.session.Advise, s.advised)
	if s.advice.Busy() {
		s.say(text.T("chess.hint-ponders"))
	}
}

// advised shows what is advised, with the line that is expected, and says why.
func (s *Screen) advised(a bot.Advice, err error) {
	switch {
	case err != nil || len(a.Options) == 0:
		s.say(text.T("chess.no-advice"))
		return
	}
	s.work.Write(s.work.Ctx, s.session.Hinted, nil)
	s.fresh()
	s.advice.option, s.advice.Shown = a.Options[0], true
	s.showBoard()
	p := s.state.Game.Position()
	s.say(hintWords(a.Options[0], rivals(&p)))
}

// rivals returns how many sides the one in turn plays against.
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

// hintWords says what is advised, why, what it comes to, and how the game may go on. Against several rivals pawns say nothing:
// whoever is ahead of each of them may be behind them all.
func hintWords(o bot.Option, rivals int) string {
	words := text.T("chess.hint-says", "Move", o.Move, "Why", chesstext.Reason(o.Why))
	if rivals == 1 || chesstext.Decided(o.Value) {
		words += " " + chesstext.Value(o.Value)
	}
	var line []string
	for _, m := range o.Line[min(1, len(o.Line)):min(arrowsShown, len(o.Line))] {
		line = append(line, m.String())
	}
	if len(line) > 0 {
		words += " " + text.T("chess.hint-line", "Moves", strings.Join(line, ", "))
	}
	return words + "\n" + text.T("chess.hint-again")
}

// takeHint does what was advised.
func (s *Screen) takeHint() {
	m := s.advice.option.Move
	if s.dropHint(); s.mayMove() {
		s.do(m)
	}
}

// dropHint takes the arrows of a hint off the board.
func (s *Screen) dropHint() {
	shown := s.advice.Shown
	s.advice.Stop()
	if shown {
		s.note.said = ""
		s.showBoard()
	}
}
