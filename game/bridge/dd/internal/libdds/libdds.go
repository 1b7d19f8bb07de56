//go:build dds

package libdds

/*
#cgo LDFLAGS: -ldds
#include <dds/dll.h>
*/
import "C"

import (
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

// One thread, or the times say nothing. The memory is what it would take by itself.
func init() { C.SetMaxThreads(1) }

// Tricks are declarer's, by seat and strain.
type Tricks [4][5]int

// Table returns the tricks of all declarers in all strains.
func Table(deal card.Deal) (Tricks, error) {
	var results C.struct_ddTableResults
	if err := check(C.CalcDDtable(C.struct_ddTableDeal{cards: remaining(deal)}, &results)); err != nil {
		return Tricks{}, err
	}
	var t Tricks
	for seat := range t {
		for _, strain := range bridge.Strains {
			t[seat][strain] = int(results.resTable[strainTo(strain)][seat])
		}
	}
	return t, nil
}

// Solve returns how many of the tricks that are not finished the side to play takes. The
// trick's cards are in no hand any more.
func Solve(hands [4]card.Hand, trick bridge.Trick, strain bridge.Strain) (int, error) {
	const anyBest = 1 // one best card is enough
	answer, err := solve(hands, trick, strain, anyBest)
	return int(answer.score[0]), err
}

// Plays returns the same for each card that may be played.
func Plays(hands [4]card.Hand, trick bridge.Trick, strain bridge.Strain) (map[card.Card]int, error) {
	const all = 3
	answer, err := solve(hands, trick, strain, all)
	if err != nil {
		return nil, err
	}
	plays := map[card.Card]int{}
	for i := range answer.cards {
		suit, tricks := suitFrom(answer.suit[i]), int(answer.score[i])
		plays[card.Card{Suit: suit, Rank: rankFrom(answer.rank[i])}] = tricks
		for bit := C.int(2); bit <= 14; bit++ {
			if answer.equals[i]>>bit&1 != 0 {
				plays[card.Card{Suit: suit, Rank: rankFrom(bit)}] = tricks
			}
		}
	}
	return plays, nil
}

// solve asks for the most tricks, even where there is but one card to play. What the library
// remembers from the last question it uses again only if deal and strain are the same.
func solve(hands [4]card.Hand, trick bridge.Trick, strain bridge.Strain, solutions C.int) (answer C.struct_futureTricks, err error) {
	const most, always, thread = -1, 1, 0
	deal := C.struct_deal{trump: strainTo(strain), first: C.int(trick.Leader), remainCards: remaining(hands)}
	for i, c := range trick.Cards[:trick.Len] {
		deal.currentTrickSuit[i] = suitTo(c.Suit)
		deal.currentTrickRank[i] = rankTo(c.Rank)
	}
	err = check(C.SolveBoard(deal, most, solutions, always, &answer, thread))
	return answer, err
}

// Par is the par of a deal, scored as in duplicate bridge.
type Par struct {
	Points    int // of North-South
	Contracts []ParContract
}

// ParContract is one of the contracts that lead to the par score. It is down by Down tricks,
// doubled, or is made.
type ParContract struct {
	Level  int
	Strain bridge.Strain
	By     []card.Seat // either of them may declare
	Down   int
}

// DealerPar returns the par where dealer begins. No contract means that all pass.
func DealerPar(t Tricks, dealer card.Seat, vul bridge.Vulnerability) (Par, error) {
	var table C.struct_ddTableResults
	for seat, row := range t {
		for strain, tricks := range row {
			table.resTable[strainTo(bridge.Strain(strain))][seat] = C.int(tricks)
		}
	}
	code := map[bridge.Vulnerability]C.int{bridge.VulNone: 0, bridge.VulBoth: 1, bridge.VulNS: 2, bridge.VulEW: 3}[vul]
	var answer C.struct_parResultsMaster
	if err := check(C.DealerParBin(&table, &answer, C.int(dealer), code)); err != nil {
		return Par{}, err
	}
	par := Par{Points: int(answer.score)}
	for _, c := range answer.contracts[:answer.number] {
		if c.level == 0 {
			continue
		}
		by := map[C.int][]card.Seat{4: {card.North, card.South}, 5: {card.East, card.West}}[c.seats]
		if by == nil {
			by = []card.Seat{card.Seat(c.seats)}
		}
		strain := bridge.NoTrump - bridge.Strain(c.denom) // not as elsewhere: 0 is no-trump
		par.Contracts = append(par.Contracts, ParContract{int(c.level), strain, by, int(c.underTricks)})
	}
	return par, nil
}

func remaining(hands [4]card.Hand) (holdings [4][4]C.uint) {
	for seat, hand := range hands {
		for c := range hand.All() {
			holdings[seat][suitTo(c.Suit)] |= 1 << rankTo(c.Rank)
		}
	}
	return holdings
}

// The library counts suits from the spades down, and no-trump after the clubs.

func suitTo(s card.Suit) C.int   { return C.int(card.Spades - s) }
func suitFrom(n C.int) card.Suit { return card.Spades - card.Suit(n) }

func strainTo(s bridge.Strain) C.int {
	if trump, ok := s.Trump(); ok {
		return suitTo(trump)
	}
	return 4
}

// Its ranks go from 2 to 14 for the ace.

const ranks = "23456789TJQKA"

func rankTo(r card.Rank) C.int { return C.int(strings.Index(ranks, r.String()) + 2) }

func rankFrom(n C.int) card.Rank {
	r, err := card.ParseRank(ranks[n-2 : n-1])
	if err != nil {
		panic(err)
	}
	return r
}

func check(code C.int) error {
	if code == C.RETURN_NO_FAULT {
		return nil
	}
	var line [80]C.char
	C.ErrorMessage(code, &line[0])
	return fmt.Errorf("libdds: %s", C.GoString(&line[0]))
}
