package bot

import (
	"context"
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
)

// thinking is the thought about one act.
type thinking struct {
	ctx    context.Context
	player Player
	view   few.View
	rules  few.Rules
	me     few.Player
	random *rand.Rand
}

func newThinking(ctx context.Context, p Player, v few.View) *thinking {
	t := &thinking{ctx: ctx, player: p, view: v, rules: v.Rules(), me: v.Player()}
	t.random = rand.New(rand.NewPCG(p.Seed, fingerprint(v)))
	return t
}

// fingerprint returns a number for what is seen: the same for the same view.
func fingerprint(v few.View) uint64 {
	h := fnv.New64a()
	for _, p := range v.Places() {
		for _, s := range v.Cards(p) {
			h.Write([]byte(s.Card.String()))
		}
	}
	for _, e := range v.Events() {
		h.Write([]byte(e.String()))
	}
	h.Write([]byte{byte(v.Setup().Number), byte(v.Player())})
	return h.Sum64()
}

// decide returns what can be done, with what it is worth. There is at least one option.
func (t *thinking) decide() ([]Option, error) {
	switch t.view.Stage() {
	case few.StageGiving:
		return t.give()
	case few.StageExchanging:
		return t.exchange()
	case few.StageNaming:
		return t.nameTrumps()
	case few.StageReserving:
		return t.reserve()
	case few.StagePlaying:
		if plays := t.view.LegalPlays(); plays.Len() == 1 {
			return []Option{{Event: few.Played(plays.Cards()[0]), Why: Reason{Kind: OnlyCard}}}, nil
		}
	}
	bidding := t.view.Stage() == few.StageBidding
	switch t.rules.Kind {
	case few.NulloForTwo:
		if bidding {
			return t.nulloBid()
		}
		return t.nulloPlay()
	case few.Slam:
		if bidding {
			return t.slamBid()
		}
		return t.slamPlay()
	case few.ChineseBridge:
		if bidding {
			return t.chineseBid()
		}
		return t.chinesePlay()
	}
	if bidding {
		return t.fourHandsBid()
	}
	return t.fourHandsPlay()
}

// sortOptions puts the best first. What is worth the same stays in its order.
func sortOptions(options []Option) {
	slices.SortStableFunc(options, func(a, b Option) int {
		switch {
		case a.Worth > b.Worth:
			return -1
		case a.Worth < b.Worth:
			return 1
		}
		return 0
	})
}

// deal returns the deal with the hidden cards laid out at random: those of each hand agree with the suits that it has shown to be
// without, if that comes about in some tries.
func (t *thinking) deal() (few.Board, error) {
	hidden := t.view.Unseen().Cards()
	voids := t.voids()
	var b few.Board
	var err error
	for range 40 {
		t.random.Shuffle(len(hidden), func(i, j int) { hidden[i], hidden[j] = hidden[j], hidden[i] })
		if b, err = t.view.Fill(hidden); err != nil {
			return b, err
		}
		if agrees(b, voids) {
			break
		}
	}
	return b, nil
}

// void is a suit that a place has none of, and so has none of in its hidden cards.
type void struct {
	place few.Place
	suit  card.Suit
}

// voids returns what the play has shown: whoever hasn't followed suit has none of it.
func (t *thinking) voids() []void {
	var voids []void
	for _, trick := range append(slices.Clip(t.view.Tricks()), t.view.Trick()) {
		led, ok := trick.Led()
		if !ok {
			continue
		}
		for _, p := range trick.Plays[1:] {
			if p.Card.Suit != led {
				voids = append(voids, void{p.Place, led})
				if t.rules.Kind == few.ChineseBridge {
					voids[len(voids)-1].place = few.Place{Pile: few.Hand, Of: p.Player}
				}
			}
		}
	}
	return voids
}

// agrees reports whether a layout has none of what there can't be.
func agrees(b few.Board, voids []void) bool {
	for _, v := range voids {
		for _, s := range b.Cards(v.place) {
			if s.There && s.Card.Suit == v.suit {
				return false
			}
		}
	}
	return true
}
