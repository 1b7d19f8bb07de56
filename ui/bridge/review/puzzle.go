package review

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// puzzle is a moment for which the user has to find the better card.
type puzzle struct {
	tried  []card.Card // in order; the last one may be right
	solved bool
	shown  bool // the user asked for the answer
}

// open reports whether the answer may be revealed.
func (p puzzle) open() bool { return p.solved || p.shown }

// try tries a card. One that has been tried already is not counted again.
func (p puzzle) try(m moment, c card.Card) puzzle {
	if p.open() || slices.Contains(p.tried, c) {
		return p
	}
	p.tried = append(slices.Clip(p.tried), c)
	p.solved = m.Better[0].Has(c)
	return p
}

// foundCard returns the better card that the user has found at an event of the own record; ok is false if there is
// none.
func (m *model) foundCard(event int) (c card.Card, ok bool) {
	p := m.puzzles[event]
	if m.away || !p.solved {
		return card.Card{}, false
	}
	return p.tried[len(p.tried)-1], true
}

// puzzlesOf converts the saved puzzles of a board. Those that can't be read are left out.
func puzzlesOf(kept []bridgestore.Puzzle) map[int]puzzle {
	all := map[int]puzzle{}
	for _, k := range kept {
		if !k.Found || len(k.Tried) > 0 {
			all[k.Event] = puzzle{tried: k.Tried, solved: k.Found, shown: k.Shown}
		}
	}
	return all
}

// keepPuzzle saves the user's progress with a puzzle of the own record, in the background. Failed receives the words
// for an error.
func (p *page) keepPuzzle(event int, failed func(words string)) {
	z := p.puzzles[event]
	p.runner.Write(p.ctx, func() error {
		return p.store.SavePuzzle(p.board.ID, bridgestore.Puzzle{Event: event, Tried: z.tried, Found: z.solved, Shown: z.shown})
	}, func(err error) {
		if err != nil {
			failed(text.T("board.not-kept", "Error", err))
		}
	})
}
