package practice

import (
	"cmp"
	"math/rand/v2"

	"github.com/superbridge/superbridge/game/bridge/condition"
	"github.com/superbridge/superbridge/game/bridge/practice"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/ordering"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// openOrder opens the sheet "Deal conditions": hands to count, to open and to answer come from such deals from then on,
// until the condition is removed or the deck is changed. The last condition is offered.
func (s *Screen) openOrder() {
	o := s.order(practice.Opening)
	ordering.Open(s.art, ordering.Options{
		Rules: o.choice.rules(), Cards: o.cards, Text: cmp.Or(s.where, s.options.Ordered(o.choice.rules())), Do: text.T("drill.order.do"), Sheets: s.sheets, Runner: s.options.Runner,
		Random: func() *rand.Rand { return rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())) },
		OnDeal: func(c condition.Condition, _ card.Deal) {
			s.options.OnOrder(c)
			s.where = c.String()
			s.Redraw()
		},
	})
}
