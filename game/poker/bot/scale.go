package bot

import "github.com/superbridge/superbridge/game/poker"

// never is less than any value.
const never = -1e9

// scale rates the rows of a living board in points: royalties, their results against likely boards, and the fantasy
// that they bring.
type scale struct {
	rules poker.Rules
	rates *poker.Evaluator
	// worth is the value of a row on its own, by its strength in the resolution of coarse. It never decreases with
	// strength.
	worth [3][strengths]float32
	// again is the value of a return; it is also in worth, but no board has two.
	again float32
}

// row returns the value of a row on its own.
func (s *scale) row(row poker.Row, strength poker.Strength) float32 {
	return s.worth[row][coarse(strength)]
}

// top returns the value of a top row above that bottom.
func (s *scale) top(top, bottom poker.Strength) float32 {
	worth := s.worth[poker.Top][coarse(top)]
	if top.Kind() == poker.Trips && bottom.Kind() >= s.rules.ReturnBottom {
		worth -= s.again
	}
	return worth
}

// fantasyScale returns the scale for a fantasy, with the value of a return.
func fantasyScale(rules poker.Rules, l *likely, again float32) *scale {
	s := &scale{rules: rules, rates: rules.Evaluator(), again: again}
	for row := range s.worth {
		for c := range s.worth[row] {
			strength := poker.Strength(c) << 12
			s.worth[row][c] = float32(rules.Royalty(poker.Row(row), strength)) + 1.75*(1-l.dead)*l.beats[row][c]
			if row == int(poker.Top) && strength.Kind() == poker.Trips || row == int(poker.Bottom) && strength.Kind() >= rules.ReturnBottom {
				s.worth[row][c] += again
			}
		}
	}
	return s
}
