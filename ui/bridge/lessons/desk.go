package lessons

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/lesson"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tutor"
	"github.com/superbridge/superbridge/ui/kit/sheet"
	"github.com/superbridge/superbridge/ui/kit/teach"
)

// desk shows the current lesson: a table with the panel beside it.
type desk struct {
	sheets *sheet.Stack
	taking *taking // nil while the path is shown
	table  tutor.Table
	rules  bridge.Rules // of the table
	panel  *teach.Panel

	newTable func(bridge.Rules) tutor.Table
	newPanel func() *teach.Panel
	fails    func(error) // reports a table that can't be set up, which doesn't happen with the course's data
}

// position returns the table's position for a step of the lesson.
func (d *desk) position(step lesson.Step) tutor.Position {
	p, ok := d.taking.position(step)
	if !ok {
		return d.bare(p)
	}
	return p
}

// lay shows a position on the table, which is replaced if the game is another.
func (d *desk) lay(p tutor.Position) {
	if d.table == nil || d.rules.String() != p.Board.Rules.String() {
		if d.table != nil {
			d.table.Close()
		}
		d.rules = p.Board.Rules
		d.table = d.newTable(d.rules)
		d.panel = d.newPanel()
		d.seat()
	}
	if err := d.table.Lay(p); err != nil {
		d.fails(err)
	}
}

// bare returns the position of an empty table.
func (d *desk) bare(p tutor.Position) tutor.Position {
	rules, err := bridge.RulesNamed(d.taking.lesson.Rules)
	if d.table != nil {
		rules = d.rules
	} else if err != nil {
		rules = bridge.Duplicate()
	}
	b, err := bridge.NewBoard(rules, rules.Deck.Seeded(1, 1, 0), card.North, bridge.VulNone)
	if err != nil {
		d.fails(err)
	}
	p.Board, p.Bare, p.Still, p.Plain = b, true, true, d.taking.lesson.Plain
	return p
}

// show brings the panel up to date.
func (d *desk) show() {
	if d.panel == nil || d.taking == nil {
		return
	}
	d.panel.Show(pageOf(d.taking, d.table))
}

// seat shows the table with the panel beside it.
func (d *desk) seat() {
	d.sheets.SetScreen(d.panel.Beside(d.table.Content()))
}

// clear leaves the table, if there is one.
func (d *desk) clear() {
	if d.taking != nil {
		d.taking.deals.stop()
	}
	if d.table != nil {
		d.table.Close()
		d.table = nil
	}
}

// choose answers with one of the options.
func (d *desk) choose(option int) {
	if a := &d.taking.answer; option < len(a.Options) {
		a.Chosen = option
		d.submit()
	}
}

// answersWith answers with a card that is clicked on the table, if the card, its suit, or the seat that played or holds
// it is an option. It reports whether it did.
func (d *desk) answersWith(c card.Card) bool {
	step, _ := d.taking.step()
	i := optionOf(step, c)
	if i < 0 {
		return false
	}
	d.choose(i)
	return true
}

// answersCall answers with a call that is clicked in the box.
func (d *desk) answersCall(c bridge.Call) {
	if i := slices.Index(d.taking.answer.Options, c.String()); i >= 0 {
		d.choose(i)
	}
}

// submit submits the answer, and shows whether it is right.
func (d *desk) submit() {
	t := d.taking
	step, _ := t.step()
	given := t.answer.Text()
	if given == "" {
		return
	}
	t.answer.Sent = true
	if v := step.Answered(given); v.Right {
		t.said = &v
		t.pass()
	} else {
		t.missed(v)
	}
	d.show()
}

// digit takes a digit that was clicked.
func (d *desk) digit(r rune) {
	d.taking.answer.Take(r)
	d.show()
}

// erase takes a digit back.
func (d *desk) erase() {
	d.taking.answer.Erase()
	d.show()
}
