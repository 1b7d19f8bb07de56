package bot

import (
	"cmp"
	"context"
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/poker"
)

// thinking is a player's thinking about one act.
type thinking struct {
	ctx    context.Context
	player Player
	effort effort
	view   poker.View
	guide  *guide

	own    board         // the viewer's, before the act
	hold   []poker.Token // the cards to place
	unseen []poker.Token
	rivals []rival
	bonus  [18]float32 // value of a fantasy with that many cards in the next hand, against all rivals
	source uint64      // seed for chance
	played string      // an act that is compared to the end in any case, "" if there is none
}

// rival is another player, as the viewer sees him.
type rival struct {
	board   board
	streets int     // streets in which he has yet to act, without a fantasy
	fantasy int     // number of cards of a fantasy that is face down or to come, else 0
	counts  bool    // whether the pair is settled
	limit   int32   // the most points that one of the pair can pay, at least 1
	finals  []final // possible final boards
	draws   []int32 // number of draws that lead to each; nil if all count the same
}

// mostPoints is more than the result of any pair of players.
const mostPoints = 1000

// choice is an act, and the board after it.
type choice struct {
	act   poker.Act
	after board
}

func newThinking(ctx context.Context, p Player, v poker.View) *thinking {
	t := &thinking{ctx: ctx, player: p, effort: efforts[p.Level], view: v}
	g := *guideFor(v.Table.Rules)
	t.guide = &g
	t.own = boardOf(v.Board(v.Seat))
	t.hold = tokensOf(v.Hold)
	t.unseen = tokensOf(v.Unseen())
	me, _ := v.Table.Player(v.Seat)
	for _, other := range v.Table.Players {
		if other.Seat == v.Seat {
			continue
		}
		r := rival{counts: v.Table.Settled(v.Seat, other.Seat)}
		// Chips for part of a point count as one: a player with no more than that still has something to win and to
		// lose.
		point := v.Table.Rules.Point
		r.limit = int32(min((min(me.Stack, other.Stack)+point-1)/point, mostPoints))
		seen := v.Board(other.Seat)
		r.board = boardOf(seen)
		switch {
		case seen.Full():
		case other.Fantasy > 0:
			r.fantasy = other.Fantasy
		case seen.Len() == 0:
			r.streets = poker.LastStreet
		default:
			r.streets = (poker.Boxes - seen.Len()) / 2
		}
		t.rivals = append(t.rivals, r)
		if !r.counts {
			continue // nor will it, as long as one of the pair has a fantasy (Rules: progressive-poker, R12)
		}
		for cards, worth := range fantasyWorth {
			t.bonus[cards] += min(worth, float32(r.limit))
		}
	}
	for cards := range g.fantasy {
		g.fantasy[cards] = t.bonus[cards] / float32(len(t.rivals))
	}
	t.source = p.Seed ^ hash(v)
	return t
}

// hash returns a number determined by what a view shows.
func hash(v poker.View) uint64 {
	h := fnv.New64a()
	h.Write([]byte(v.Table.Game + v.Hold.String() + v.Seat.String()))
	h.Write([]byte{byte(v.Table.Hand), byte(v.Table.Hand >> 8), byte(len(v.Table.Players))})
	for _, a := range v.Acts {
		h.Write([]byte(a.String()))
	}
	return h.Sum64()
}

// chance returns a random source for a part of the thinking, from that number.
func (t *thinking) chance(part uint64) *rand.Rand { return rand.New(rand.NewPCG(t.source, part)) }

func boardOf(b poker.Board) board {
	var own board
	for _, row := range poker.Rows {
		own[row] = poker.TallyOf(b.Row(row))
	}
	return own
}

func tokensOf(cards poker.Cards) []poker.Token {
	tokens := make([]poker.Token, len(cards))
	for i, c := range cards {
		tokens[i] = poker.TokenOf(c)
	}
	return tokens
}

// choices returns the distinct acts of a street.
func (t *thinking) choices() []choice {
	var list []choice
	for act := range t.view.Legal() {
		after := t.own
		for _, row := range poker.Rows {
			for _, c := range act.Gains.Row(row) {
				after[row] = after[row].With(poker.TokenOf(c))
			}
		}
		list = append(list, choice{act, after})
	}
	return list
}

// options returns the player's options, the best first. There is at least one.
func (t *thinking) options() ([]Option, error) {
	player, _ := t.view.Table.Player(t.view.Seat)
	var options []Option
	var err error
	switch {
	case player.Fantasy > 0:
		options, err = t.fantasy()
	case t.player.Level == Beginner:
		return []Option{{Act: t.thumb()}}, nil
	default:
		options, err = t.street()
	}
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(options, func(a, b Option) int { return cmp.Compare(b.rank, a.rank) })
	return options, nil
}
