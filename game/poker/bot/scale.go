package bot

import "github.com/superbridge/superbridge/game/poker"

// never is less than anything is worth.
const never = -1e9

// scale says in points what rows of a living board are worth: royalties, how they do against likely boards, and the fantasy
// that they bring.
type scale struct {
	rules poker.Rules
	rates *poker.Evaluator
	// worth is what a row is worth by itself, by its strength as coarse tells it. A stronger one is never worth less.
	worth [3][strengths]float32
	// again is what a return is worth; it is in worth as well, but no board has two.
	again float32
}

// row returns what a row is worth by itself.
func (s *scale) row(row poker.Row, strength poker.Strength) float32 {
	return s.worth[row][coarse(strength)]
}

// top returns what a top row is worth above that bottom.
func (s *scale) top(top, bottom poker.Strength) float32 {
	worth := s.worth[poker.Top][coarse(top)]
	if top.Kind() == poker.Trips && bottom.Kind() >= s.rules.ReturnBottom {
		worth -= s.again
	}
	return worth
}

// fantasyScale returns what rows of a fantasy are worth where a return is worth again.
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
