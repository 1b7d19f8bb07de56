package analysis

import (
	"fmt"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/dd"
	"github.com/superbridge/superbridge/game/card"
)

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// reasonOf returns the reason for a card, given full knowledge.
func reasonOf(t testing.TB, p dd.Position, hidden []card.Seat, played card.Card) Reason {
	t.Helper()
	w := why{
		probe:  probe{ctx: t.Context(), solver: dd.NewSolver(1 << 20), nodes: 1 << 40, side: p.Trick.Turn().Side()},
		at:     p,
		hidden: hidden,
		played: played,
		lines:  make(map[card.Card][2]line),
	}
	best, _ := bestOf(t, p)
	return w.reason(best)
}

// bestOf returns the cards that are worth most, and their value.
func bestOf(t testing.TB, p dd.Position) (best card.Hand, tricks int) {
	for _, play := range must(dd.Plays(t.Context(), p, dd.Options{})) {
		switch n := play.Tricks.Min; {
		case best == (card.Hand{}) || n > tricks:
			best, tricks = play.Cards, n
		case n == tricks:
			best = best.Union(play.Cards)
		}
	}
	return best, tricks
}

// worthOf returns a card's value to the side that plays it.
func worthOf(t testing.TB, p dd.Position, c card.Card) int {
	t.Helper()
	for _, play := range must(dd.Plays(t.Context(), p, dd.Options{})) {
		if play.Cards.Has(c) {
			return play.Tricks.Min
		}
	}
	t.Fatalf("%v can't be played in %s", c, say(p))
	return 0
}

func say(p dd.Position) string {
	return fmt.Sprintf("%v, %v leads %v, %v", card.Deal(p.Hands), p.Trick.Leader, p.Trick.Cards[:p.Trick.Len], p.Strain)
}

// parse reads a position: the deal of what is left before the trick, and "S H2 HJ N", the leader, the cards
// of the trick and the strain.
func parse(t *testing.T, deal, trick string) dd.Position {
	t.Helper()
	words := strings.Fields(trick)
	last := len(words) - 1
	p := dd.Position{
		Hands:  must(card.ParseDeal(deal)),
		Trick:  bridge.Trick{Leader: must(card.ParseSeat(words[0]))},
		Strain: must(bridge.ParseStrain(words[last])),
	}
	for _, word := range words[1:last] {
		p, _, _ = play(p, must(card.Parse(word)))
	}
	if err := p.Check(); err != nil {
		t.Fatal(err)
	}
	return p
}

// The kinds, each in a simple position. N, -- or 0 stand for no seat, card or number.
func TestReasons(t *testing.T) {
	seen := make(map[Kind]bool)
	for _, c := range []struct {
		kind         Kind
		deal, trick  string
		unseen       string
		played, want string // better, seat, card, other, elsewhere, number
	}{
		{FinesseWorks, "N:AQ... 54... .2.. K...", "S S2 S3 N", "WE", "SA", "SQ W SK -- N 0"},
		{Unblocks, "N:QJ... T9... K3.2.. .AK3..", "N SA S8 N", "WE", "S3", "SK N -- -- N 0"},
		{Through, "N:AQ.2.. 65.3.. 42.4.. K3.5..", "S N", "WE", "H4", "S4 W SK -- E 0"},
		{Towards, "N:K6.2.. 75.3.. 42.4.. A3.K..", "S N", "WE", "H4", "S4 W SA SK E 0"},
		{Drops, "N:AQ.2.. K.54.. 3.6.. .A9..", "S S2 S4 N", "WE", "SQ", "SA E SK -- N 0"},
		{Loses, "N:.Z4.. A.M.. Q1... .A5..", "W N", "NS", "HA", "H5 N HZ -- N 0"},
		{FinesseWorks, "N:JL1... Q6... .ZL.. .QJ9..", "E H7 H6 H", "ENS", "HQ", "H9 S HZ -- N 0"},
		{FinesseLoses, "N:4... .86.. .74.. 3...", "W H2 H3 S", "WSN", "H6", "H8 S H7 -- N 0"},
		{Drops, "N:.4.. Z... .A8.. Q.Z..", "N H2 S9 N", "NE", "H8", "HA W HZ -- N 0"},
		{Enough, "N:..Q. ..K3. 6...8 .8..9", "N C5 D", "WS", "DK", "D3 N -- -- N 0"},
		{Overtaken, "N:T... 9.2.. 62... ...K", "W CZ SQ H", "SN", "H2", "S9 W CZ -- N 0"},
		{Overtake, "N:8... 3... .QT.. A4...", "N HJ H9 C", "WE", "HT", "HQ N HJ -- N 0"},
		{RuffsHigh, "N:4... M6... T...6 J.5..", "N H4 S", "WS", "S6", "SM S ST -- N 0"},
		{Ruffs, "N:.K9.. ..5.7 ..1. 4...K", "S H5 S", "NS", "CK", "S4 N -- -- N 0"},
		{Takes, "N:.A.. .86.. 73... Z2...", "N H7 C", "SN", "H6", "H8 N -- -- N 0"},
		{DrivesOut, "N:Q.J.. L.L.. KZ3... AM.4..", "N S7 S4 D", "WE", "SZ", "SK W SA SM N 0"},
		{Cover, "N:86.8.. .76.. J5.Q.. A2.9..", "E S9 N", "NW", "S5", "SJ W S8 -- N 0"},
		{Wasted, "N:.L5.. .K3.. Q1... .8..", "W H1 H", "EW", "HL", "H5 E HK -- N 0"},
		{Keeps, "N:A3... 5...9 ...A7 Q...", "W D4 N", "SW", "SA", "S3 N -- -- N 0"},
		{Unblocks, "N:Q9... T...A8 .AZ.T. ...M9", "W DM D6 D", "WS", "C8", "CA W -- -- N 0"},
		{Guards, "N:Q..5. .9.A. 3..M7. ..92.", "W H2 DT HM D", "NW", "D7", "S3 N DM -- N 0"},
		{Discards, "N:..K.K AK... .3..T ..9.", "W H7 H", "SE", "DK", "CK N -- -- N 0"},
		{Leaves, "N:7.L2.. 2.K8.. M5... K83...", "S SL S", "ES", "SK", "S3 N -- -- N 0"},
		{PartnerRuffs, "N:A.9.. 5...Q .K..9 L.2..", "W S", "NS", "SL", "H2 E -- -- N 0"},
		{Through, "N:61... 8.5.. 2.1.. J3...", "W S", "ES", "SJ", "S3 N S6 -- S 0"},
		{Towards, "N:M7... AT... K.6.. 2.M..", "N N", "SEW", "SM", "S7 E SA SK W 0"},
		{DrawsTrumps, "N:.J2.. 3...J ..4.8 .87..", "E C", "SN", "S3", "CJ S S3 -- N 0"},
		{DrawsTrumps, "N:Q...53 A.A.T. K2...8 5.Q..4", "W C", "EN", "HQ", "C4 S HA -- N 0"},
		{StopsRuffs, "N:Z..K91.9 Q.8.5.Z5 J2.Z5.2. T9..Z6.3", "W S", "NS", "C3", "S9 N -- -- N 1"},
		{FinessesLater, "N:K6.QZ97.. Z4.LT54.. M85.K81.. T921.M6..", "N C", "SEW", "HZ", "SK S HM -- W 0"},
		{RuffDiscard, "N:JL..9.ZT 71..8.43 Q54..AQ. K.4.4.K7", "W D", "NS", "H4", "CK N -- -- N 0"},
		{Ruffed, "N:KJ.76.3. 3.A4.J.J A.T5..A4 .KQ9.8.2", "E S", "SN", "DJ", "HA S -- -- N 0"},
		{Crashes, "N:7.6.6.2 .KQ7.J. 83.9..3 4.J.2.Q", "E C", "SN", "HK", "H7 W HJ -- N 0"},
		{Cheaply, "N:7.ZT1.. AK2.4.. JT43... M.JML..", "S S", "NW", "S4", "SJ W SM SK N 0"},
		{Cheaply, "N:AQL61... JT9.1.. M.LT83.. Z2.K96..", "E H7 N", "WE", "H8", "HT W H9 HK N 0"},
		{LeadsThere, "N:J.4.A.JT A31.A..8 K.J..AQ2 4.K632..", "S N", "NW", "CA", "C2 N -- -- N 0"},
		{TakesHere, "N:.9654.. A3.AQ.. QJ.K.. 862.8..", "S S7 N", "ENS", "S2", "S8 E SA -- N 0"},
		{ClearsWay, "N:Q85.KT.. AK6.4.. T42.Q.. J7.73..", "E HA H2 HJ N", "SE", "HT", "HK S HQ -- N 0"},
		{Spares, "N:Q.J95.. T6.6.. AJ4.A.. 95.74..", "E S3 S", "NW", "SA", "S4 N SQ -- N 0"},
		{Danger, "N:4.8.8. Z5.T.. .M6.M. 9.L..L", "N S", "SE", "S4", "H8 W -- -- N 0"},
		{Wasted, "N:AQ6.KQ9.. K975.A7.. 842.865.. J.JT432..", "E N", "WN", "SK", "S7 N SA -- N 0"},
		{RuffsFirst, "N:.4.6. .Q..K J.6.. ..2.8", "N H", "SE", "H4", "D6 N -- -- N 1"},
		{Cashes, "N:.K..5 6.8.. ..6.2 .2..K", "W D", "ES", "H2", "CK N -- -- N 0"},
		{LaysDown, "N:2..5. A...K M..9. L.1..", "E D", "SN", "CK", "SA S SM -- N 0"},
		{SetsUp, "N:T72.QT4.. 6.AJ732.. J85.K65.. A943.98..", "W C", "ENS", "S4", "H8 N -- -- N 1"},
		{GivesAway, "N:.74.. JT... 3...Q .6..J", "W N", "NS", "H6", "CJ N -- -- N 2"},
		{Lies, "N:5.81.Q.T3 J.J7.K1.6 Z4.2.M94. A7..53.J", "W C4 D", "SEW", "C3", "CT W CJ -- E 0"},
		{Squeezes, "N:4..T2.J3 81.83.JL. JM.T4..65 A5.A.Z.T9", "N C7 D", "WS", "DL", "H8 S H4 -- N 0"},
		{ThrowsIn, "N:T8...J 9...87 KJ...6 Q5...A", "N H", "SE", "S8", "CJ W CA -- N 0"},
		{Loses, "N:..J4.T9 .T6.AT. .J9.73. ..K65.3", "W N", "NS", "DK", "D5 S H9 -- N 0"},
	} {
		p := parse(t, c.deal, c.trick)
		var unseen []card.Seat
		for i := range len(c.unseen) {
			unseen = append(unseen, must(card.ParseSeat(c.unseen[i:i+1])))
		}
		r := reasonOf(t, p, unseen, must(card.Parse(c.played)))
		got := fmt.Sprintf("%v %v %v %v %v %d", r.Better, r.Seat, r.Card, r.Other, r.Elsewhere, r.N)
		if r.Kind != c.kind || got != c.want {
			t.Errorf("%s: kind %d, %s instead of %s; want kind %d, %s", say(p), r.Kind, got, c.played, c.kind, c.want)
		}
		seen[r.Kind] = true
	}
	for kind := NoReason + 1; kind <= Loses; kind++ {
		if !seen[kind] {
			t.Errorf("there is no position for kind %d", kind)
		}
	}
}
