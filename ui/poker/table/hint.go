package table

import (
	"strings"

	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// advice answers the user's question about the cards.
type advice struct {
	table
	finale *finale
	background.Advice
	placing tabletop.Placing // the advised placing
}

// ask asks for the expert's placement. A second call adopts it.
func (a *advice) ask() {
	a.finale.finish()
	switch {
	case a.Shown:
		a.take()
		return
	case a.Busy():
		return
	case !a.play.model.Acting || !a.parts.arranges() || a.play.config.Adviser == nil:
		a.note.say(text.T("poker.no-hint"))
		return
	}
	background.Seek(&a.Advice, a.play.work, a.play.session.Advise, a.advised)
	if a.Busy() {
		a.note.say(text.T("poker.hint-ponders"))
	}
}

// advised marks the cards with their advised places, and shows the worth of that.
func (a *advice) advised(found bot.Advice, err error) {
	if err != nil {
		a.note.say(text.T("poker.no-advice", "Error", err))
		return
	}
	a.play.work.Write(a.play.work.Ctx, a.play.session.Hinted, nil)
	fresh := a.play.model
	for fresh.Placing.Begun() {
		fresh = fresh.With(fresh.Placing.Back())
	}
	a.placing, a.Shown = fresh.Placing.Take(found.Act), true
	a.play.model = fresh
	a.parts.surface.SetModel(fresh)
	a.parts.surface.Hint(a.placing)
	a.note.advise(func() []string { return a.wordings(found) })
}

// mostReasons is the largest number of reasons that are told.
const mostReasons = 2

// wordings say why an act is advised and what to expect of it, for little room with fewer words.
func (a *advice) wordings(found bot.Advice) (wordings []string) {
	board := a.play.model.Person().Board
	expected := pokertext.Option(found.Options[0])
	again := text.T("poker.hint-again", "Expected", expected)
	reasons := bot.Reasons(a.play.model.Rules, board, found.Act.Gains, a.play.model.Person().Fantasy > 0)
	for n := min(len(reasons), mostReasons); n > 0; n-- {
		var why []string
		for _, r := range reasons[:n] {
			why = append(why, pokertext.Reason(r))
		}
		reason := strings.Join(why, " ") + "\n"
		wordings = append(wordings, reason+again, reason+expected)
	}
	return append(wordings, again)
}

// take places the cards as advised; the user may still change that.
func (a *advice) take() {
	p := a.placing
	a.drop()
	if p.Of(a.play.model.Placing) && a.parts.arranges() {
		a.note.said = ""
		a.parts.change(a.play.model.With(p))
	}
}

// drop takes the marks of a hint off the cards.
func (a *advice) drop() {
	a.Stop()
	a.parts.surface.Hint(tabletop.Placing{})
}
