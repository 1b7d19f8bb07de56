package practice

import (
	"strings"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/game/poker/practice"
	"github.com/superbridge/superbridge/ui/kit/people"
	"github.com/superbridge/superbridge/ui/kit/statistics"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/tabletop"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// drill is one exercise, and what the user has done in it. It knows nothing of the window.
type drill struct {
	exercise practice.Exercise
	there    bool // there is an exercise
	model    tabletop.Model
	hints    int
	judging  bool
	answer   *practice.Answer // nil until it has been judged
	own      tabletop.Placing // as it was confirmed
	failed   error            // why there is no exercise, or no judgement
}

// take begins with an exercise.
func (d *drill) take(e practice.Exercise) {
	names := map[poker.Seat]string{e.Seat: text.T("poker.you")}
	i := 0
	for _, p := range e.Hand.Table().Players {
		if p.Seat != e.Seat {
			names[p.Seat] = people.All[i].Name()
			i++
		}
	}
	*d = drill{exercise: e, there: true, model: tabletop.NewModel(e.Hand, e.Seat, names)}
}

// asks reports whether cards are to be placed.
func (d *drill) asks() bool { return d.there && d.answer == nil && !d.judging }

// act returns the act that the placed cards are; ok is false while some are still to be placed.
func (d *drill) act() (a poker.Act, ok bool) {
	return d.model.Placing.Act(), d.model.Placing.Complete()
}

// confirm takes the placed cards for the answer, which is to be judged.
func (d *drill) confirm() {
	d.judging, d.own, d.failed = true, d.model.Placing, nil
	d.model = d.model.Choose(-1)
}

// hear takes note of the judgement, or of why there is none: then the cards can be placed otherwise.
func (d *drill) hear(a practice.Answer, err error) {
	d.judging, d.failed = false, err
	if err == nil {
		d.answer = &a
	}
}

// turn shows the expert's placing in the place of the user's, and again the user's. There must be an answer.
func (d *drill) turn() {
	fresh := d.fresh()
	if d.showsBest() {
		d.model = d.model.With(d.own)
	} else {
		d.model = d.model.With(fresh.Take(d.answer.Options[0].Act))
	}
}

// fresh returns the cards of the exercise, none of them placed.
func (d *drill) fresh() tabletop.Placing {
	p := d.model.Placing
	for p.Begun() {
		p = p.Back()
	}
	return p
}

// showsBest reports whether the expert's placing is on the table, and it isn't the user's own.
func (d *drill) showsBest() bool { return d.model.Placing.Act().String() != d.own.Act().String() }

// street describes the street of the exercise.
func (d *drill) street() string {
	if !d.there {
		return ""
	}
	return text.T("poker.street", "N", d.exercise.Hand.Stage(), "Of", poker.LastStreet)
}

// asked says what is to be done.
func (d *drill) asked() string {
	switch p := d.model.Placing; {
	case d.failed != nil:
		return text.T("poker.drill.failed", "Error", d.failed)
	case d.judging:
		return text.T("poker.drill.judging")
	case !d.there:
		return text.T("poker.drill.dealing")
	case d.answer != nil:
		return d.why()
	case d.model.Standing.Dead:
		return text.T("poker.would-be-dead")
	case p.Complete():
		return text.T("poker.complete")
	case p.Discards() == 0:
		return text.TN("poker.place-all", p.Len())
	}
	return text.T("poker.place-two")
}

// why says why the expert's placing is good, or "" if its figures must do. There must be an answer.
func (d *drill) why() string {
	best := d.answer.Options[0].Act
	why := d.reasons(best)
	if why == "" || best.String() == d.answer.Act.String() {
		return why
	}
	return text.T("poker.drill.why", "Why", why)
}

// mostReasons is the largest number of reasons that are told.
const mostReasons = 2

// reasons says why an act is good, or "" if its figures must do.
func (d *drill) reasons(a poker.Act) string {
	all := bot.Reasons(d.model.Rules, d.model.Person().Board, a.Gains, false)
	var why []string
	for _, r := range all[:min(len(all), mostReasons)] {
		why = append(why, pokertext.Reason(r))
	}
	return strings.Join(why, " ")
}

// verdict says how good the answer is. There must be one.
func (d *drill) verdict() string {
	switch a := d.answer; {
	case a.Options[0].Act.String() == a.Act.String():
		return text.T("poker.drill.best")
	case a.Cost == 0:
		return text.T("poker.drill.bold")
	case a.Right():
		return text.T("poker.drill.near", "Cost", costWords(a.Cost, a.Error))
	default:
		return text.T("poker.drill.worse", "Cost", costWords(a.Cost, a.Error))
	}
}

// costWords describes points and their error.
func costWords(points, deviation float64) string {
	words := statistics.Number(points, 1)
	if chance := statistics.Chance(deviation, 1); chance != "" {
		words += " " + chance
	}
	return words
}

// compared describes the user's placing and, if it is another one, the expert's, with what is expected of each.
func (d *drill) compared() []string {
	a := d.answer
	lines := []string{text.T("poker.drill.yours", "Act", pokertext.Placed(a.Act), "Worth", pokertext.Option(a.Played))}
	if best := a.Options[0]; best.Act.String() != a.Act.String() {
		lines = append(lines, text.T("poker.drill.expert", "Act", pokertext.Placed(best.Act), "Worth", pokertext.Option(best)))
	}
	return lines
}
