package editor

import (
	"slices"
	"strconv"

	"github.com/superbridge/superbridge/game/chess"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// row is a row of choices.
type row struct {
	label   string
	wide    float32 // of the options together, in units
	options []string
	chosen  int // an option, or -1 if it is none of them
	choose  func(int)
}

// next chooses the option that follows, after the last the first.
func (r row) next() { r.choose((r.chosen + 1) % len(r.options)) }

// same reports whether two rows look the same.
func (r row) same(o row) bool {
	return r.label == o.label && r.chosen == o.chosen && slices.Equal(r.options, o.options)
}

// newRows returns the rows of choices, in the order of their digits: the game, the number of players, dice, the turn,
// and the commander of an army without a king if there is such an army.
func (s *Screen) newRows() []row {
	a := s.model.now()
	v := a.Rules.Variant
	game := func(change func(*chess.Variant)) {
		other := v
		if change(&other); !other.Valid() {
			other.Persons = 4
		}
		s.to(s.model.under(s.options.Rules(other)))
	}
	modes := row{label: text.T("chess.offer.mode"), chosen: int(v.Mode), choose: func(i int) { game(func(v *chess.Variant) { v.Mode = chess.Mode(i) }) }}
	for m := chess.A1; m <= chess.B; m++ {
		modes.options = append(modes.options, text.T("chess.mode."+m.String()))
	}
	persons, numbers := row{label: text.T("chess.offer.persons")}, []uint8(nil)
	for n := uint8(2); n <= 4; n++ {
		if (chess.Variant{Mode: v.Mode, Persons: n}).Valid() {
			numbers, persons.options = append(numbers, n), append(persons.options, strconv.Itoa(int(n)))
		}
	}
	persons.chosen = slices.Index(numbers, v.Persons)
	persons.choose = func(i int) { game(func(v *chess.Variant) { v.Persons = numbers[i] }) }
	dice := row{label: text.T("chess.offer.dice"), options: []string{text.T("chess.offer.dice.without"), text.T("chess.offer.dice.with")},
		choose: func(i int) { game(func(v *chess.Variant) { v.Dice = i == 1 }) }}
	if v.Dice {
		dice.chosen = 1
	}
	turn, armies := row{label: text.T("chess.editor.turn")}, []chess.Army(nil)
	for army := range v.Armies().All() {
		armies, turn.options = append(armies, army), append(turn.options, chesstext.Army(army))
	}
	turn.chosen = slices.Index(armies, a.Turn)
	turn.choose = func(i int) { s.to(s.model.turn(armies[i])) }
	rows := []row{modes, persons, dice, turn}
	for i := range rows {
		rows[i].wide = choicesWide
	}
	if army := s.model.kingless(); army != chess.NoArmy {
		rows = append(rows, s.commander(army))
	}
	return rows
}

// commander returns the row that says who commands an army without a king: nobody, or one of those that have one.
func (s *Screen) commander(army chess.Army) row {
	a := s.model.now()
	armies := []chess.Army{chess.NoArmy}
	r := row{label: text.T("chess.editor.commander", "Army", chesstext.Army(army)), wide: commanderWide, options: []string{text.T("chess.editor.nobody")}}
	for by := range a.Kings().All() {
		armies, r.options = append(armies, by), append(r.options, chesstext.Army(by))
	}
	r.chosen = slices.Index(armies, a.Control[army])
	r.choose = func(i int) { s.to(s.model.command(army, armies[i])) }
	return r
}
