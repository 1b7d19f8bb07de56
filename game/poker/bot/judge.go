package bot

import (
	"context"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/poker"
)

// Judgement is the cost of an act, as judged by a player with the seat's knowledge at the time.
type Judgement struct {
	Played, Best Option // equal if there was nothing better
	// Cost is the number of points that Best is expected to bring more, 0 or more, and Error its standard error. An act
	// that is riskier than the best one but brings more points costs nothing.
	Cost, Error float64
	// Options are the acts compared, the best first, including Played.
	Options []Option
}

// Judge returns the cost of act number n of a hand, from 0. A [Beginner] judges like [Club], since rules of thumb have
// no points. It fails with the error of ctx when that is cancelled.
func Judge(ctx context.Context, p Player, h poker.Hand, n int) (Judgement, error) {
	acts := h.Acts()
	if n < 0 || n >= len(acts) {
		return Judgement{}, fault.Errorf("act %d of a hand with %d", n, len(acts))
	}
	act := acts[n]
	p.Level = max(p.Level, Club)
	t, err := p.think(ctx, h.Prefix(n).View(act.Seat))
	if err != nil {
		return Judgement{}, err
	}
	t.played = act.String()
	options, err := t.options()
	if err != nil {
		return Judgement{}, err
	}
	j := Judgement{Best: options[0], Options: options}
	for _, o := range options {
		if o.Act.String() == t.played {
			j.Played = o
		}
	}
	if cost := j.Best.Points - j.Played.Points; cost > 0 {
		j.Cost, j.Error = cost, j.Played.Error
	} else {
		j.Best = j.Played
	}
	return j, nil
}
