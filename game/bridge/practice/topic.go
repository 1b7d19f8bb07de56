package practice

import (
	"context"
	_ "embed"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/card"
)

// Topic is a part of the bidding that is practised alone: a convention, or a situation that every system knows.
type Topic string

// situationList says what the situations are, a line each: "name: conditions", as in a book.
//
//go:embed situations.txt
var situationList string

// situations holds the situations by name, and situationNames their order.
var situations, situationNames = readSituations()

func readSituations() (all map[Topic]bidding.Situation, names []Topic) {
	all = map[Topic]bidding.Situation{}
	for line := range strings.Lines(situationList) {
		line, _, _ = strings.Cut(strings.TrimSpace(line), "#")
		if line == "" {
			continue
		}
		name, conditions, _ := strings.Cut(line, ":")
		s, err := bidding.ParseSituation(strings.TrimSpace(conditions))
		if err != nil {
			panic("practice: " + name + ": " + err.Error())
		}
		all[Topic(name)] = s
		names = append(names, Topic(name))
	}
	return all, names
}

// Situations lists the topics that every system has, from the first call of an auction on.
func Situations() []Topic { return slices.Clone(situationNames) }

// Topics lists what a pair with a card can practise: the situations, then the conventions that are on.
func Topics(c bidding.Card) []Topic {
	all := Situations()
	for _, v := range c.System.Conventions() {
		if c.Has(v) {
			all = append(all, Topic(v.String()))
		}
	}
	return all
}

// topicDeals is the number of deals that [NewTopic] looks through before it gives up.
const topicDeals = 4000

// NewTopic makes an exercise of the kind [Calling] about a topic, as [New] does. It fails with [ErrNotFound] where a topic hasn't come up in a few
// thousand deals, as one that isn't among [Topics] of the learner's card.
func NewTopic(ctx context.Context, topic Topic, level int, r bridge.Rules, cards bidding.Cards, random *rand.Rand) (Exercise, error) {
	if err := ready(r); err != nil {
		return Exercise{}, err
	}
	r, level = r.Alone(), min(max(level, 1), Levels)
	not := random.IntN(4) == 0 // for a convention: one that the hand hasn't got
	for i := range topicDeals {
		if err := ctx.Err(); err != nil {
			return Exercise{}, err
		}
		vul := bridge.VulNone
		if level >= 3 {
			vul = bridge.Vulnerability(random.IntN(4))
		}
		b, err := bridge.NewBoard(r, r.Shuffle(random), card.Seat(random.IntN(4)), vul)
		if err != nil {
			return Exercise{}, err
		}
		e := Exercise{Kind: Calling, Level: level, Topic: topic, Board: b, Seat: Learner, Cards: cards}
		if found, ok := e.reach(not, i > topicDeals/2); ok {
			return found, nil
		}
	}
	return Exercise{}, ErrNotFound
}

// reach has all bid by the rules until the topic comes up for the learner, or for his partner, who then changes places with him.
func (e Exercise) reach(not, whatever bool) (Exercise, bool) {
	for read := e.read(); e.Board.Phase() == bridge.AuctionPhase; {
		turn := e.Board.Turn()
		hand := e.Board.Deal[turn]
		call, _ := read.Choose(hand)
		if turn.Side() == e.Seat.Side() && e.Topic.comesUp(read, call, not) {
			asked := e
			if turn != e.Seat {
				asked = e.turned()
			}
			best := asked.Calls()[0]
			if best.Meaning.Purpose != bidding.Natural && (asked.asHard(best) || whatever && asked.margin(best) >= 0) {
				return asked, true
			}
		}
		next, err := e.Board.Apply(bridge.Called(call))
		if err != nil {
			return e, false
		}
		e.Board = next
		read.Follow(call)
	}
	return e, false
}

// turned returns the exercise with the table turned by half, so that partners have changed places.
func (e Exercise) turned() Exercise {
	var deal card.Deal
	for _, seat := range card.Seats {
		deal[seat.Partner()] = e.Board.Deal[seat]
	}
	b, err := bridge.NewBoard(e.Board.Rules, deal, e.Board.Dealer.Partner(), e.Board.Vul)
	for _, event := range e.Board.Events() {
		if err == nil {
			b, err = b.Apply(event)
		}
	}
	if err != nil {
		panic("practice: a board that was legal isn't when turned: " + err.Error())
	}
	e.Board = b
	return e
}

// comesUp reports whether the call to make is about the topic: the player is in its situation, or the call is of its convention. With not set, a
// call of the convention is possible, but the right one is another.
func (t Topic) comesUp(read *bidding.Auction, call bridge.Call, not bool) bool {
	if s, ok := situations[t]; ok {
		return s.Holds(read)
	}
	of := func(c bridge.Call) bool {
		v, ok := read.Of(c)
		return ok && Topic(v.String()) == t
	}
	if !not || of(call) {
		return !not && of(call)
	}
	return call != bridge.Pass && slices.ContainsFunc(read.Proposed(), of)
}

// known reports whether a topic is one.
func (t Topic) known() bool {
	_, ok := situations[t]
	return ok || slices.ContainsFunc(bidding.Conventions(), func(v bidding.Convention) bool { return Topic(v.String()) == t })
}
