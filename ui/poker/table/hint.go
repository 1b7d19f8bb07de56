package table

import (
	"fmt"

	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
)

// advice answers what the user asks about his cards.
type advice struct {
	table
	finale *finale
	background.Advice
	placing tabletop.Placing // the advised placing
}

// ask asks what the expert would do in the person's place. A second time takes that over.
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
	a.note.say(hintWords(found.Options[0]))
}

// hintWords describes the expected gain of the advised act.
func hintWords(a bot.Option) string {
	sign := "+"
	points := a.Points
	if points < 0 {
		sign, points = "–", -points
	}
	id := "poker.hint-worth"
	if a.Error < 0.05 { // it would read ± 0.0
		id = "poker.hint-exact"
	}
	return text.T(id, "Points", sign+fmt.Sprintf("%.1f", points), "Error", fmt.Sprintf("%.1f", a.Error),
		"Dead", percent(a.Dead), "Fantasy", percent(a.Fantasy))
}

func percent(share float64) int { return int(share*100 + 0.5) }

// take does with the cards what was advised; the person may still change it.
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
