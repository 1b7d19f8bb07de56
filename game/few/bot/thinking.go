package bot

import (
	"context"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/superbridge/superbridge/game/few"
)

// untimed is a context that hides its deadline: what a search finds within its limits must not depend on that.
type untimed struct{ context.Context }

func (untimed) Deadline() (deadline time.Time, ok bool) { return time.Time{}, false }

// thinking is the thought about one act.
type thinking struct {
	ctx    context.Context
	player Player
	view   few.View
	rules  few.Rules
	me     few.Player
	random *rand.Rand
	hidden *hidden // once it has been needed
}

func newThinking(ctx context.Context, p Player, v few.View) *thinking {
	t := &thinking{ctx: untimed{ctx}, player: p, view: v, rules: v.Rules(), me: v.Player()}
	t.random = rand.New(rand.NewPCG(p.Seed, fingerprint(v)))
	return t
}

// fingerprint returns a number that is the same for equal views.
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

// decide returns the options with their values. There is at least one.
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
	switch kind := t.rules.Kind; {
	case t.rules.FourHands() && bidding:
		return t.fourHandsBid()
	case t.rules.FourHands():
		return t.fourHandsPlay()
	case !bidding:
		return t.duoPlay()
	case kind == few.Slam:
		return t.slamBid()
	}
	return t.duoBid()
}

// sortOptions puts the best first. Equal ones stay in order.
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
