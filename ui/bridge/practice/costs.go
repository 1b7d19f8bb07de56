package practice

import (
	"slices"

	"github.com/superbridge/superbridge/game/bridge/practice"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// costs holds the theme by which the user loses more tricks than is usual, and the exercises for it.
type costs struct {
	most   practice.Cost
	boards int
	try    practice.Suggestion
	found  bool
}

// costsOf returns the theme that stands out, if there is something to practise.
func costsOf(t bridgestore.Themes) costs {
	var all []practice.Cost
	for _, of := range t.Tallies {
		all = append(all, practice.Cost{Theme: of.Theme, Cards: of.Cards, Tricks: of.Tricks})
	}
	c := costs{boards: t.Boards}
	c.most, c.try, c.found = practice.Weakest(all)
	return c
}

// readCosts reads it in the background. Where it can't be read nothing is suggested: the statistics show the error.
func (s *Screen) readCosts() {
	s.options.Runner.After(s.work.Ctx, func() func() {
		t, err := s.options.Themes(s.work.Ctx)
		return func() {
			if err == nil {
				s.costs = costsOf(t)
				s.show()
			}
		}
	})
}

// costWords says what costs more than is usual and, if that can be opened, what to try; "" if nothing is known.
func (s *Screen) costWords() string {
	c := s.costs
	if !c.found {
		return ""
	}
	words := text.TN("drill.costs", c.most.Tricks, "Theme", bridgetext.Theme(c.most.Theme), "Boards", c.boards)
	if s.suggests(c.try.Kind) {
		words += " " + text.T("drill.costs.try", "Kind", bridgetext.PracticeKind(c.try.Kind))
	}
	return words
}

// suggests reports whether exercises of a kind are suggested, and there are some.
func (s *Screen) suggests(k practice.Kind) bool {
	if !s.costs.found || s.costs.try.Kind != k {
		return false
	}
	if k == practice.Mistake {
		due, _ := s.due()
		return len(due) > 0
	}
	return true
}

// openSuggested begins with what is suggested: contracts are those of the technique.
func (s *Screen) openSuggested() {
	try := s.costs.try
	if !s.suggests(try.Kind) {
		return
	}
	i := slices.Index(practice.Kinds(), try.Kind)
	if try.Kind != practice.Contract {
		s.open(i)
		return
	}
	s.chosen = i
	o := s.order(try.Kind)
	o.technique, o.aimed = try.Technique, true
	s.drill = &drill{kind: try.Kind, order: o}
	s.next()
}
