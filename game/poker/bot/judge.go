package bot

import (
	"context"
	"fmt"

	"github.com/superbridge/superbridge/game/poker"
)

// Judgement says what an act cost whoever did it, as far as a player can tell who knows what the seat could see then.
type Judgement struct {
	Played, Best Option // the same if there was nothing better
	// Cost is how many points Best is expected to bring more, 0 or more, and Error the standard error of that. An act that
	// was riskier than the best one and brings more points costs nothing.
	Cost, Error float64
	// Options are the acts that were compared, the best first, Played among them.
	Options []Option
}

// Judge returns what the act number n of a hand cost, from 0 on. A [Beginner] judges as [Club] does, since rules of thumb have no
// points. It fails with the error of ctx when that is cancelled.
func Judge(ctx context.Context, p Player, h poker.Hand, n int) (Judgement, error) {
	acts := h.Acts()
	if n < 0 || n >= len(acts) {
		return Judgement{}, fmt.Errorf("act %d of a hand with %d", n, len(acts))
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
