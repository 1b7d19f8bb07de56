package dd

import (
	"context"
	"errors"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// Every claim is judged as the slow solver does.
func TestCheckClaim(t *testing.T) {
	eachEnding(t, 2, func(t *testing.T, b bridge.Board, ns int) {
		most := ns
		if b.Actor().Side() == card.EW {
			most = b.Left() - ns
		}
		for tricks := range b.Left() + 1 {
			want := Verdict{Good: Yes, Sure: tricks, Most: b.Left()}
			if tricks > most {
				want = Verdict{Good: No, Sure: most, Most: most}
			}
			if got, err := CheckClaim(t.Context(), b, tricks, 1_000_000); got != want || err != nil {
				t.Fatalf("a claim of %d of %d: %+v, %v; want %+v\n%s", tricks, b.Left(), got, err, want, describe(b))
			}
		}
	})
}

// North and South have the top cards of every suit: after any lead South's claim of all
// 17 tricks is good, and it takes next to no time to see that.
func TestLaydown(t *testing.T) {
	deal := must(card.ParseDeal("N:AKQJM.AKQJ.AKQJ.AKQJ 8765.8765.8765.87654 ZLT9.MZLT9.MZLT.MZLT 4321.4321.94321.9321"))
	for _, strain := range bridge.Strains {
		b := inPlay(must(bridge.NewBoard(bridge.SuperBridge(), deal, card.South, bridge.VulNone)), strain)
		for c := range b.View(b.Turn()).LegalPlays().All() {
			led := must(b.Apply(bridge.Played(c)))
			if v, err := CheckClaim(t.Context(), led, 17, 5_000); v != (Verdict{Good: Yes, Sure: 17, Most: 17}) || err != nil {
				t.Errorf("%v, %v led: %+v, %v", b.Contract(), c, v, err)
			}
			if a, err := AtLeast(t.Context(), must(At(led)), card.EW, 1, Options{Nodes: 5_000}); a != No || err != nil {
				t.Errorf("%v, %v led: East-West take a trick: %v, %v", b.Contract(), c, a, err)
			}
		}
	}
}

// A refuted claim whose right size can't be found in the nodes leaves a gap.
func TestVerdictGap(t *testing.T) {
	gaps := 0
	for seed := range uint64(20) {
		b := ending(source(seed), bridge.SuperBridge(), bridge.Spades, 11, 0)
		v, err := CheckClaim(t.Context(), b, 11, 3_000)
		if err != nil || v.Good == Yes && v.Sure != 11 || v.Sure > v.Most || v.Good == No && v.Most >= 11 {
			t.Errorf("%+v, %v\n%s", v, err, describe(b))
		}
		if v.Good == No && v.Sure < v.Most {
			gaps++
			if v.Sure != 0 {
				t.Errorf("nothing was proved of it, and yet %+v", v)
			}
		}
	}
	if gaps == 0 {
		t.Error("no seed shows a gap")
	}
}

// A claim that can't be judged in its nodes, or before it is cancelled, is neither good nor bad.
func TestClaimUnknown(t *testing.T) {
	for _, nodes := range []int{-1, 0, 1, 100, 5_000} {
		if got, err := CheckClaim(t.Context(), wide(1), 9, nodes); got != (Verdict{Most: 17}) || err != nil {
			t.Errorf("with %d nodes: %+v, %v", nodes, got, err)
		}
	}
	for _, looks := range []int64{0, 1, 10} {
		if got, err := CheckClaim(cancelAfter(t, looks), wide(2), 9, 10_000_000); got != (Verdict{Most: 17}) || !errors.Is(err, context.Canceled) {
			t.Errorf("cancelled after %d looks: %+v, %v", looks, got, err)
		}
	}
}

// A claim that is refuted may take as many nodes again, for all further questions together.
func TestClaimNodes(t *testing.T) {
	enough := 0
	for seed := range uint64(12) {
		b := ending(source(seed), bridge.SuperBridge(), bridge.Strains[seed%5], 11, 0)
		s := newSearch(smallMemory)
		s.set(must(At(b)))
		side := b.Actor().Side()
		if must(s.ask(t.Context(), side, 11, 0)) == Yes {
			continue
		}
		first, sure := s.nodes, 10
		for must(s.ask(t.Context(), side, sure, 0)) == No {
			sure--
		}
		rest := s.nodes - first
		if rest <= first {
			continue
		}
		enough++
		if v := must(CheckClaim(t.Context(), b, 11, rest+1)); v != (Verdict{Good: No, Sure: sure, Most: sure}) {
			t.Errorf("seed %d: with %d nodes %+v; it is %d", seed, rest+1, v, sure)
		}
		if v := must(CheckClaim(t.Context(), b, 11, rest-1)); v.Good != No || v.Sure == v.Most {
			t.Errorf("seed %d: with a node less %+v", seed, v)
		}
	}
	if enough < 3 {
		t.Errorf("only %d seeds tell", enough)
	}
}

func TestClaimErrors(t *testing.T) {
	auction := must(bridge.NewBoard(bridge.SuperBridge(), card.Deck68.Shuffle(source(1)), card.South, bridge.VulNone))
	b := wide(3)
	finished := must(b.Apply(bridge.Claimed(0)))
	for _, tt := range []struct {
		board  bridge.Board
		tricks int
		rule   bridge.Rule
	}{
		{auction, 1, bridge.AuctionFirst},
		{finished, 0, bridge.BoardIsOver},
		{b, 18, bridge.ClaimWithinLeft},
		{b, -1, bridge.ClaimWithinLeft},
	} {
		_, err := CheckClaim(t.Context(), tt.board, tt.tricks, 1000)
		var broke *bridge.RuleError
		if !errors.As(err, &broke) || broke.Rule != tt.rule {
			t.Errorf("a claim of %d: %v, want rule %d", tt.tricks, err, tt.rule)
		}
	}
}
