package bot

import (
	"github.com/superbridge/superbridge/game/poker"
)

// fantasy compares the best settings of a fantasy.
func (t *thinking) fantasy() ([]Option, error) {
	t.foresee(max(16, t.effort.rivals/len(t.rivals)))
	scale := fantasyScale(t.view.Table.Rules, t.guide.likely, t.guide.fantasy[14])
	best := settings(scale, t.hold, max(1, t.effort.settings))
	var options []Option
	listed := false
	for _, s := range best {
		if err := t.ctx.Err(); err != nil {
			return nil, err
		}
		act := t.settingAct(s)
		listed = listed || act.String() == t.played
		options = append(options, t.set(act))
	}
	if t.played != "" && !listed {
		act, err := poker.ParseAct(t.played)
		if err != nil {
			return nil, err
		}
		options = append(options, t.set(act))
	}
	return options, nil
}

// set returns the option with a setting of a fantasy.
func (t *thinking) set(act poker.Act) Option {
	b := boardOf(act.Gains)
	f := t.guide.final(&b)
	f.fantasy = 0
	if f.lives && (f.rows[poker.Top].Kind() == poker.Trips || f.rows[poker.Bottom].Kind() >= t.guide.rules.ReturnBottom) {
		f.fantasy = 14
	}
	return t.certain(act, &f)
}

// settingAct returns the act of a setting of a fantasy.
func (t *thinking) settingAct(s setting) poker.Act {
	act := poker.Act{Seat: t.view.Seat}
	for i, c := range t.view.Hold {
		thrown := true
		for row, cards := range s.cards {
			if cards>>i&1 == 1 {
				act.Gains, _ = act.Gains.Add(poker.Row(row), c) // a row of a setting has no more cards than boxes
				thrown = false
			}
		}
		if thrown {
			act.Discards = append(act.Discards, c)
		}
	}
	return act
}
