package line

import (
	"context"
	"math"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/plan"
	"github.com/superbridge/superbridge/game/card"
)

// Unseen holds the chances of declarer's cards against defenders who don't see the hidden hands.
type Unseen struct {
	Played, Best float64 // probabilities of the goal, of the played card and the one that is best against defenders who see
	Error        float64 // the larger of their standard errors
}

// Unseeing judges the played card and the best one of a judgement against defenders who don't see: they play what most
// often keeps declarer from the goal in layouts of their own, dealt from the cards that they don't see. Declarer plays on
// by votes ([plan]). It fails as [plan.Try] does.
func Unseeing(ctx context.Context, v bridge.View, by bot.Player, j Judgement, played card.Card, e Effort) (Unseen, error) {
	best := j.Best()
	q := question(v, by)
	q.Need, q.Blind = j.Goal-v.Won(v.Seat.Side()), true
	q.Keep = card.HandOf(played, best.Card())
	var whole bool
	q.Layouts, whole = trials(v, by, e.Trials)
	answer, err := plan.Try(ctx, q, e.Cards)
	if err != nil {
		return Unseen{}, err
	}
	tried := q.Layouts[:answer.Tried]
	total := 0.0
	for _, l := range tried {
		total += l.Weight
	}
	drawn := total
	if whole {
		drawn = float64(len(tried))
	}
	var u Unseen
	for _, play := range answer.Plays {
		p := weigh(tried, play.Wins) / total
		u.Error = max(u.Error, math.Sqrt(p*(1-p)/drawn))
		if play.Cards.Has(played) {
			u.Played = p
		}
		if play.Cards.Has(best.Card()) {
			u.Best = p
		}
	}
	return u, nil
}
