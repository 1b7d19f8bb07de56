package bidding

import (
	"encoding/gob"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

var (
	record         = flag.String("record", "", "write auctions as they are bid now to this file")
	against        = flag.String("against", "", "compare auctions with those in this file")
	showAll        = flag.Bool("all", false, "with -against: tell the first turn at which anything proposed is another, not only the call")
	auctionsOfEach = flag.Int("auctions", 300, "auctions of each kind")
)

// recordedTurn is a turn of a recorded auction.
type recordedTurn struct {
	Hand     card.Hand
	Call     bridge.Call // by the rules
	Made     bridge.Call // the call made, which may be any
	Purpose  Purpose
	Proposed []string
}

// recordedAuction is an auction on a board.
type recordedAuction struct {
	Kind     string
	Seed     uint64
	Turns    []recordedTurn
	Standing bridge.Standing
}

// recordedKind is a game with the cards that both sides bid by.
type recordedKind struct {
	name, card, rules string
	below             bool
	silent            bool
}

var recordedKinds = []recordedKind{
	{"68", "own", "SuperBridge", false, false},
	{"68 silent", "own", "SuperBridge", false, true},
	{"52", "own", "Duplicate", false, false},
	{"52 silent", "own", "Duplicate", false, true},
	{"36", "own", "Duplicate36", false, false},
	{"Chicago", "own", "Chicago", true, false},
	{"standard", "standard", "Duplicate", false, false},
	{"standard silent", "standard", "Duplicate", false, true},
	{"standard bare", "standard-takeout-negative-blackwood-stayman-transfers", "Chicago", true, false},
	{"goren", "goren", "Duplicate", false, false},
	{"acol", "acol", "Duplicate", false, false},
}

// table returns the board and the cards of a recorded auction.
func (k recordedKind) table(t *testing.T, seed uint64, r *rand.Rand) (bridge.Board, Cards) {
	t.Helper()
	c, err := ParseCard(k.card)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := bridge.RulesNamed(k.rules)
	if err != nil {
		t.Fatal(err)
	}
	b, err := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(int(seed)), rules.Vulnerability(int(seed)))
	if err != nil {
		t.Fatal(err)
	}
	if k.below {
		b.Standing = bridge.Standing{Below: [2]int{r.IntN(5) * 20, r.IntN(5) * 20}}
	}
	return b, Cards{c, c}
}

// even matches the lengths of balanced hands, which need not be recorded.
var even = regexp.MustCompile(`\[(\{\d+ \d+\} ?){4}\] true`)

// plain returns the possible calls in order of calls, without the lengths of balanced hands.
func plain(all []string) []string {
	all = slices.Clone(all)
	for i := range all {
		all[i] = even.ReplaceAllString(all[i], "even")
	}
	slices.Sort(all)
	return all
}

// spelled returns the possible calls, each with its meaning.
func spelled(a *Auction) (all []string) {
	for _, o := range a.Options() {
		m := o.Meaning
		forcing := m.Forcing != NotForcing
		all = append(all, fmt.Sprint(o.Call, " ", m.Purpose, " ", m.Boxes(), " ", m.Suit, m.Support, m.Aces, m.Kings, m.Controls, forcing, m.Theirs))
	}
	return all
}

// TestRecorded compares auctions with those written with -record: the share of identical calls, and the first
// difference of each auction that has one. Without a file it writes a few and reads them back: the same rules bid the
// same.
func TestRecorded(t *testing.T) {
	switch {
	case *record != "":
		recordAuctions(t, *record, *auctionsOfEach)
	case *against != "":
		compareAuctions(t, *against)
	default:
		file := filepath.Join(t.TempDir(), "auctions")
		recordAuctions(t, file, 4)
		if n := compareAuctions(t, file); n > 0 {
			t.Errorf("%d auctions are others the second time", n)
		}
	}
}

// recordAuctions writes n auctions of each kind, as bid now, to a file.
func recordAuctions(t *testing.T, file string, n int) {
	t.Helper()
	var all []recordedAuction
	for _, k := range recordedKinds {
		for i := range n {
			r := rand.New(rand.NewPCG(uint64(i), 77))
			b, cards := k.table(t, uint64(i), r)
			a := cards.begin(&b.Table, b.Dealer)
			one := recordedAuction{Kind: k.name, Seed: uint64(i)}
			for a.propose(); !a.Over(); a.propose() {
				c, m := a.Choose(b.Deal[a.me])
				turn := recordedTurn{Hand: b.Deal[a.me], Call: c, Made: c, Purpose: m.Purpose, Proposed: spelled(a)}
				if k.silent && a.me.Side() == card.EW {
					turn.Made = bridge.Pass
				} else if i%4 == 3 && r.IntN(3) == 0 {
					turn.Made = anyOf(a.Legal(b.Rules), r)
				}
				one.Turns = append(one.Turns, turn)
				a.follow(turn.Made, a.Explain(turn.Made))
			}
			all = append(all, one)
		}
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := gob.NewEncoder(f).Encode(all); err != nil {
		t.Fatal(err)
	}
}

// compareAuctions compares auctions with those in a file, and returns the number that differ.
func compareAuctions(t *testing.T, file string) int {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all []recordedAuction
	if err := gob.NewDecoder(f).Decode(&all); err != nil {
		t.Fatal(err)
	}
	others := 0
	for _, k := range recordedKinds {
		turns, same, proposed, auctions, whole := 0, 0, 0, 0, 0
		for _, one := range all {
			if one.Kind != k.name {
				continue
			}
			b, cards := k.table(t, one.Seed, rand.New(rand.NewPCG(one.Seed, 77)))
			a := cards.begin(&b.Table, b.Dealer)
			auctions++
			first := true
			for _, turn := range one.Turns {
				a.propose()
				turns++
				c, m := a.Choose(turn.Hand)
				now, was := plain(spelled(a)), plain(turn.Proposed)
				if slices.Equal(now, was) {
					proposed++
				}
				if c == turn.Call {
					same++
				}
				if (c != turn.Call || *showAll && !slices.Equal(now, was)) && first {
					first = false
					t.Logf("%s %d: %s after %v: %v %v (%s), was %v %v%s", k.name, one.Seed, turn.Hand, a.Calls, c, m.Purpose, a.Place(c), turn.Call, turn.Purpose, differing(was, now))
				}
				a.follow(turn.Made, a.Explain(turn.Made))
			}
			if first {
				whole++
			} else {
				others++
			}
		}
		t.Logf("%s: %.2f %% of %d calls are the same, %.2f %% of what was proposed; %d of %d auctions", k.name, 100*float64(same)/float64(turns), turns, 100*float64(proposed)/float64(turns), whole, auctions)
	}
	return others
}

// differing returns the first lines that differ.
func differing(was, now []string) string {
	var s strings.Builder
	for i := range max(len(was), len(now)) {
		w, n := "", ""
		if i < len(was) {
			w = was[i]
		}
		if i < len(now) {
			n = now[i]
		}
		if w != n {
			fmt.Fprintf(&s, "\n      was %s\n      now %s", w, n)
			break
		}
	}
	return s.String()
}
