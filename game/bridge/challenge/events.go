package challenge

import (
	"math/rand/v2"

	"crypto/sha256"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/fault"
)

// choice is something that may happen next on a board, with its weight.
type choice struct {
	event  bridge.Event
	weight int64
}

// The weights of calls: of a pass, a double, a redouble, and of bids from the lowest that can be made. They follow
// what is usual, and decide only how long a text is.
const (
	passWeight     = 96
	doubleWeight   = 8
	redoubleWeight = 1
)

var bidWeights = [...]int64{20, 16, 14, 12, 12, 10, 8, 6, 5, 4, 4, 2, 2, 2, 2}

// claimOdds is the weight of all cards together for each weight of a claim.
const claimOdds = 64

// choices returns everything that may happen next on an unfinished board.
func choices(b bridge.Board) (all []choice) {
	view := b.View(b.Actor())
	switch b.Phase() {
	case bridge.AuctionPhase:
		bids := 0
		for _, c := range view.LegalCalls() {
			weight := int64(1)
			switch {
			case c == bridge.Pass:
				weight = passWeight
			case c == bridge.Double:
				weight = doubleWeight
			case c == bridge.Redouble:
				weight = redoubleWeight
			case bids < len(bidWeights):
				weight = bidWeights[bids]
			}
			if c.IsBid() {
				bids++
			}
			all = append(all, choice{bridge.Called(c), weight})
		}
	case bridge.ChoicePhase:
		for _, c := range view.LegalChoices() {
			all = append(all, choice{bridge.Chosen(c), 1})
		}
	case bridge.PlayPhase:
		cards := view.LegalPlays().Cards()
		claims := b.Left() + 1
		weight := int64(claimOdds*claims/len(cards) + 1)
		for _, c := range cards {
			all = append(all, choice{bridge.Played(c), weight})
		}
		for n := range claims {
			all = append(all, choice{bridge.Claimed(n), 1})
		}
	}
	return all
}

// span holds the place of a choice among all: the weights before it, its own, and all together.
type span struct{ before, own, all int64 }

// pack returns the events of a finished board.
func pack(b bridge.Board) ([]byte, error) {
	var spans []span
	at := b.Prefix(0)
	for _, e := range b.Events() {
		s, found := span{}, false
		for _, c := range choices(at) {
			if c.event == e {
				s.before, s.own, found = s.all, c.weight, true
			}
			s.all += c.weight
		}
		next, err := at.Apply(e)
		if err != nil {
			return nil, err
		}
		if !found {
			return nil, errEvents
		}
		spans, at = append(spans, s), next
	}
	var p packed
	for i := len(spans) - 1; i >= 0; i-- {
		p.put(spans[i].before, spans[i].own, spans[i].all)
	}
	return p.v.Bytes(), nil
}

// errEvents means that what is packed is no board's.
var errEvents = fault.New("what was called and played doesn't fit the deal")

// unpack returns a board, given without events, after those that are packed.
func unpack(b bridge.Board, data []byte) (bridge.Board, error) {
	var p packed
	p.v.SetBytes(data)
	for b.Phase() != bridge.Finished {
		all := choices(b)
		s, chosen := span{}, choice{}
		for _, c := range all {
			s.all += c.weight
		}
		at, sum := p.at(s.all), int64(0)
		for _, c := range all {
			if sum <= at && at < sum+c.weight {
				s.before, s.own, chosen = sum, c.weight, c
			}
			sum += c.weight
		}
		p.take(s.before, s.own, s.all)
		next, err := b.Apply(chosen.event)
		if err != nil {
			return b, errEvents
		}
		b = next
	}
	if !p.empty() || len(data) > 0 && data[0] == 0 {
		return b, errEvents
	}
	return b, nil
}

// seal hides or shows the packed events of a board by its deal: what is done twice is as before.
func seal(b bridge.Board, data []byte) []byte {
	number := b.Number().Bytes()
	key := sha256.Sum256(append([]byte("superbridge challenge "), number[:]...))
	out := make([]byte, len(data))
	_, _ = rand.NewChaCha8(key).Read(out) // never fails
	for i := range out {
		out[i] ^= data[i]
	}
	return out
}
