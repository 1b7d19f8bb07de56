package desk

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/paper"
	"github.com/superbridge/superbridge/ui/bridge/printing"
	"github.com/superbridge/superbridge/ui/kit/background"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// printing returns the choice of papers of a rubber by rules.
func (s *shared) printing(rubber int64, rules bridge.Rules) *printing.Choice {
	store := s.store
	return &printing.Choice{
		Rules: rules, Colours: s.window.Art().Style.Colours, Memory: background.SearchMemory,
		Deal: s.deals(rules, 0),
		Read: func(ctx context.Context) (p paper.Session, err error) {
			r, err := store.Rubber(rubber)
			if err != nil {
				return p, err
			}
			p = paper.Session{Name: text.Game(r.Rubber.Rules.Name) + " · " + text.Day(r.Started), Score: r.Rubber, Side: card.NS}
			if !r.Watched {
				p.Side = r.Seat.Side()
			}
			for i, b := range r.Rubber.Boards {
				found, err := store.Analysis(ctx, r.BoardIDs[i])
				if err != nil {
					return p, err
				}
				p.Boards = append(p.Boards, paper.Board{Number: i + 1, Board: b}.With(found))
			}
			return p, nil
		},
	}
}
