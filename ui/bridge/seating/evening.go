package seating

import (
	"context"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/roster"
	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/kit/people"
)

// Evening is an evening of five or six, and its state.
type Evening struct {
	Evening *roster.Evening // nil if there is none
	Points  [][2]int        // of the rubbers that are over, by pair
}

// HasEvening reports whether rubbers of a game make an evening of five or six. (Rules: bridge-few, Five or six players.)
func HasEvening(r bridge.Rules) bool { return r.Name == bridge.Rubber().Name }

// EveningSetting is the key of the last evening of five or six.
const EveningSetting = "roster"

// Evening reads the last evening and its state; its rubbers count up to the first that is missing. If it can't be read
// there is none.
func (rd Reader) Evening(ctx context.Context) Evening {
	text, ok, err := rd.Store.Setting(EveningSetting)
	if err != nil || !ok {
		return Evening{}
	}
	e, err := roster.Parse(text)
	if err != nil {
		return Evening{}
	}
	sums, err := rd.Store.Summaries(ctx, e.Sessions)
	if err != nil {
		return Evening{}
	}
	summaries := map[int64]bridgestore.Summary{}
	for _, s := range sums {
		summaries[s.ID] = s
	}
	now := Evening{Evening: &e}
	for i, id := range e.Sessions {
		s, there := summaries[id]
		if !there || !s.Deleted.IsZero() {
			e.Sessions = e.Sessions[:i]
			break
		}
		if !s.Finished {
			e.Sessions = e.Sessions[:i+1]
			break
		}
		now.Points = append(now.Points, byPairs(e, i, s.Points))
	}
	return now
}

// byPairs returns the points of the sides by the pairs of a rubber, counted from 0: the user's pair sits North-South, or else the
// first.
func byPairs(e roster.Evening, rubber int, points [2]int) [2]int {
	if pair, plays := e.Rubbers()[rubber].Pair(e.Person); plays && pair == 1 {
		return [2]int{points[card.EW], points[card.NS]}
	}
	return [2]int{points[card.NS], points[card.EW]}
}

// EveningCompany returns the players at the user's table in a rubber of the evening; nil if the rubber isn't part of
// one.
func (rd Reader) EveningCompany(ctx context.Context, rubber int64) *company.Table {
	e := rd.Evening(ctx).Evening
	if e == nil || e.Number(rubber) == 0 {
		return nil
	}
	plays := e.Rubbers()[e.Number(rubber)-1]
	pair, ok := plays.Pair(e.Person)
	if !ok {
		return nil
	}
	face := func(player int) people.Person {
		if player > e.Person {
			player--
		}
		return people.All[player-1]
	}
	others := plays.Pairs[1-pair]
	return &company.Table{Left: face(others[0]), Partner: face(plays.Partner(e.Person)), Right: face(others[1])}
}

// OfEvening reports whether a rubber belongs to the evening, so that the next one of it follows.
func (rd Reader) OfEvening(ctx context.Context, rules bridge.Rules, rubber int64) bool {
	e := rd.Evening(ctx).Evening
	return HasEvening(rules) && e != nil && e.Number(rubber) > 0
}
