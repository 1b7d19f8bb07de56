package record_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/record"
	"github.com/superbridge/superbridge/game/bridge/session"
)

// Random sessions of each game with 52 cards, with the options too, come out as the referee says.
func TestTheRefereeAgrees(t *testing.T) {
	random := rand.New(rand.NewPCG(15, 1))
	for _, game := range []struct {
		name     string
		sessions int
		houses   []string
	}{
		{"Rubber", 1000, []string{"", "", "", "redoubled=50,clean=750", "undertricks=200,part=50,hundreds", "no-honours,redeal"}},
		{"Chicago", 1000, []string{"", "", "end=last", "vul=dealing,no-honours", "redoubled=50,undertricks=200"}},
		{"ChicagoDuplicate", 300, []string{"", "part-score=100", "vul=dealing"}},
		{"Target", 1000, []string{"", "", "undertricks=200", "part-score=100,redoubled=50"}},
	} {
		boards, settled := 0, 0
		for n := range game.sessions {
			rules := must(bridge.ParseRules(game.name, game.houses[n%len(game.houses)]))
			s := session.Session{Rules: rules, Length: rules.Length}
			f := &referee{t: t}
			stop := 1 + random.IntN(40) // boards until it is settled, where it can be
			for !s.Over() {
				if s.Settles() && len(s.Boards) >= stop {
					s = must(s.Settle())
					settled++
					break
				}
				b := sensibly(random, must(s.Next(rules.Deck.Shuffle(random))))
				s = s.With(b)
				f.take(reprinted(t, must(record.Entry{Session: n + 1, Number: len(s.Boards), Board: b}.Marshal())))
			}
			f.end(reprinted(t, must(record.MarshalSession(n+1, s))))
			boards += len(s.Boards)
			if t.Failed() {
				t.Fatalf("%s, session %d, %v", game.name, n+1, rules)
			}
		}
		t.Logf("%s: %d sessions of %d boards, %d settled", game.name, game.sessions, boards, settled)
		if game.name == "Rubber" && (settled < 50 || settled > 900) {
			t.Errorf("%d rubbers of %d were settled", settled, game.sessions)
		}
	}
}

// reprinted reads a line as the referee does, which knows all its keys.
func reprinted(t *testing.T, line []byte) printed {
	t.Helper()
	var l printed
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(&l); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return l
}

// sensibly plays a board to its end: a random auction that isn't too high, some cards, and then usually a claim close
// to the contract.
func sensibly(random *rand.Rand, b bridge.Board) bridge.Board {
	passes, cards := 30+random.IntN(60), random.IntN(60)
	if random.IntN(10) > 0 {
		cards = random.IntN(6)
	}
	for b.Phase() != bridge.Finished {
		v := b.View(b.Actor())
		e := bridge.Called(bridge.Pass)
		switch {
		case b.Phase() == bridge.AuctionPhase && random.IntN(100) >= passes:
			legal := v.LegalCalls()
			e = bridge.Called(legal[random.IntN(min(len(legal), 9))])
		case b.Phase() == bridge.AuctionPhase:
		case cards > 0:
			cards--
			legal := v.LegalPlays().Cards()
			e = bridge.Played(legal[random.IntN(len(legal))])
		default:
			declarer := b.Contract().Declarer.Side()
			more := b.Rules.Needs(b.Contract().Level) - b.Won(declarer) + random.IntN(5) - 2
			if b.Actor().Side() != declarer {
				more = b.Left() - more
			}
			e = bridge.Claimed(min(max(more, 0), b.Left()))
		}
		b = must(b.Apply(e))
	}
	return b
}
