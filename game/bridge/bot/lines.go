package bot

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"github.com/superbridge/superbridge/game/bridge/ending"
)

// Lines follows the level in the name of a player who plays endings as declarer by [ending.Solve], before [ByTheBook].
const Lines = "+lines"

// The effort for judging a card: the most tricks that may be left, the number of layouts, and the limit of work.
const (
	lineTricks  = 6
	lineLayouts = 40
	lineWork    = 20_000
)

// byLines is [position.think] for a player who looks for lines: near the end it returns only the values of the cards that
// begin the best line of play, for the tricks of the contract if that is open. What it cures is that thinking guesses each
// finesse right later (strategy fusion), so that any card that puts off the guess looks as good.
func (p *position) byLines(ctx context.Context, e effort) ([]value, error) {
	values, err := p.think(ctx, e)
	if err != nil || !e.lines || !p.declaring || p.view.Left() > lineTricks || e.scoring == Matchpoints || len(values) == 0 {
		return values, err
	}
	open := ending.Position{Trick: p.trick, Strain: p.strain, Side: p.turn.Side(), Need: p.need}
	d := newDealer(p, e.without, e.source)
	var whole bool
	open.Layouts, whole = d.possible(lineLayouts)
	answer, err := ending.SolveOpen(ctx, open, lineWork)
	switch {
	case errors.Is(err, ending.ErrLimit):
		return values, nil
	case err != nil:
		return nil, err
	}
	best := slices.MaxFunc(answer.Plays, func(a, b ending.Play) int { return cmp.Compare(a.Probability, b.Probability) })
	least := best.Probability
	if !whole {
		least -= 0.5 / lineLayouts // less than a layout
	}
	return slices.DeleteFunc(slices.Clone(values), func(v value) bool {
		i := slices.IndexFunc(answer.Plays, func(play ending.Play) bool { return play.Cards.Has(v.card) })
		return i < 0 || answer.Plays[i].Probability < least-1e-9
	}), nil
}
