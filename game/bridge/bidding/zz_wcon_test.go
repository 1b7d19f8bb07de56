package bidding

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

var (
	countFlag = flag.Int("deals", 20000, "")
	wantFlag  = flag.Int("want", 60, "")
	patFlag   = flag.String("pat", "", "")
	goFlag    = flag.Bool("goonly", false, "")
)

type conCall struct {
	key string
	seat  card.Seat
	call  bridge.Call
	m     Meaning
	place string
	pat   string
}

func conBid(t *testing.T, seed uint64, i int) (bridge.Board, []conCall) {
	c, _ := ParseCard("standard")
	rules := bridge.Duplicate()
	r := rand.New(rand.NewPCG(seed, uint64(i)))
	b, _ := bridge.NewBoard(rules, rules.Deck.Shuffle(r), rules.Dealer(i), rules.Vulnerability(i))
	var all []conCall
	for b.Phase() == bridge.AuctionPhase {
		a := Cards{c, c}.Read(&b.Table, b.Auction())
		call, m := a.Choose(b.Hand(b.Turn()))
		all = append(all, conCall{conKey(a), b.Turn(), call, m, a.Place(call), conPat(a)})
		b = with(t, b, call)
	}
	return b, all
}

// conPat: the auction as the book writes it, suits by letters
func conPat(a *Auction) string {
	var w []string
	letters := map[card.Suit]string{}
	nm, nM := 0, 0
	letter := func(s card.Suit) string {
		if l, ok := letters[s]; ok {
			return l
		}
		var l string
		if s.Major() {
			l = []string{"M", "o"}[nM]
			nM++
		} else {
			l = []string{"m", "r"}[nm]
			nm++
		}
		letters[s] = l
		return l
	}
	began := false
	for i, c := range a.Calls {
		if c == bridge.Pass {
			if began {
				if a.Caller(i).Side() == a.me.Side() {
					w = append(w, "P")
				} else {
					w = append(w, "-")
				}
			}
			continue
		}
		began = true
		s := c.String()
		if t, ok := c.Strain().Trump(); ok && c.IsBid() {
			s = fmt.Sprintf("%d%s", c.Level(), letter(t))
		} else if c.IsBid() {
			s = fmt.Sprintf("%dN", c.Level())
		}
		if a.Caller(i).Side() != a.me.Side() {
			s = "(" + s + ")"
		}
		w = append(w, s)
	}
	return strings.Join(w, " ")
}

func hcpOf(h card.Hand) int { return figuresFor(bridge.Duplicate()).highCards(h) }

func contestedAuction(all []conCall) bool {
	var sides [2]bool
	for _, c := range all {
		if c.call != bridge.Pass {
			sides[c.seat.Side()] = true
		}
	}
	return sides[0] && sides[1]
}

func conPrint(w *strings.Builder, seed uint64, i int, b bridge.Board, all []conCall) {
	rules := bridge.Duplicate()
	fmt.Fprintf(w, "[%d/%d] vul %v\n", seed, i, rules.Vulnerability(i))
	deal, _ := bridge.NewBoard(rules, rules.Deck.Shuffle(rand.New(rand.NewPCG(seed, uint64(i)))), rules.Dealer(i), rules.Vulnerability(i))
	for _, seat := range card.Seats {
		fmt.Fprintf(w, " %v %v(%d)", seat, deal.Hand(seat), hcpOf(deal.Hand(seat)))
	}
	w.WriteString("\n  ")
	for _, c := range all {
		p := c.place
		if p == "" && c.call != bridge.Pass {
			p = "GO:" + c.m.Purpose.String()
		}
		p = strings.TrimSuffix(p, "")
		p = strings.Replace(p, ".book:", ":", 1)
		if c.call == bridge.Pass && p == "" {
			p = "go"
		}
		fmt.Fprintf(w, " %v:%v<%s>", c.seat, c.call, p)
	}
	w.WriteString("\n")
}

func TestConRead(t *testing.T) {
	var w strings.Builder
	n, tried := 0, 0
	for seed := *seedFlag; n < *wantFlag; seed++ {
		for i := range 10 {
			b, all := conBid(t, seed, i)
			tried++
			if !contestedAuction(all) {
				continue
			}
			n++
			fmt.Fprintf(&w, "#%d ", n)
			conPrint(&w, seed, i, b, all)
		}
	}
	fmt.Fprintf(&w, "contested %d of %d\n", n, tried)
	fmt.Fprint(os.Stdout, w.String())
}

// TestConGo tallies states whose calls come from Go.
func TestConGo(t *testing.T) {
	count := map[string]int{}
	calls := map[string]map[string]int{}
	ex := map[string][]string{}
	for i := range *countFlag {
		_, all := conBid(t, *seedFlag, i)
		if !contestedAuction(all) {
			continue
		}
		for _, c := range all {
			if c.place != "" || c.pat == "" || !strings.Contains(c.pat, "(") {
				continue
			}
			// without any bid of ours or theirs both
			count[c.pat]++
			if calls[c.pat] == nil {
				calls[c.pat] = map[string]int{}
			}
			k := c.call.String() + ":" + c.m.Purpose.String()
			calls[c.pat][k]++
			if len(ex[c.pat]) < 3 {
				ex[c.pat] = append(ex[c.pat], fmt.Sprint(i))
			}
		}
	}
	var keys []string
	for k := range count {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool { return count[keys[i]] > count[keys[j]] })
	for _, k := range keys[:min(len(keys), *wantFlag)] {
		var cs []string
		for c, n := range calls[k] {
			cs = append(cs, fmt.Sprintf("%s*%d", c, n))
		}
		slices.Sort(cs)
		fmt.Printf("%4d  %-40s %s\n", count[k], k, strings.Join(cs, " "))
	}
}

// TestConPat prints auctions in which a pattern occurs.
func TestConPat(t *testing.T) {
	var w strings.Builder
	n := 0
	for i := 0; i < *countFlag && n < *wantFlag; i++ {
		b, all := conBid(t, *seedFlag, i)
		for k, c := range all {
			if c.pat == *patFlag && (!*goFlag || c.place == "" && c.call != bridge.Pass) {
				n++
				fmt.Fprintf(&w, "call %d: ", k)
				conPrint(&w, *seedFlag, i, b, all)
			}
		}
	}
	fmt.Print(w.String())
}

func conKey(a *Auction) string {
	role := "none"
	for _, r := range []string{"opener", "responder", "overcaller", "doubler", "advancer"} {
		if conditions[r](a) {
			role = r
		}
	}
	right := "P"
	if n := len(a.Calls); n > 0 {
		if a.Calls[n-1].IsBid() {
			right = "bid"
		} else if a.Calls[n-1] != bridge.Pass {
			right = a.Calls[n-1].String()
		}
	}
	if a.lastChance() {
		right = "PP"
	}
	f := ""
	if a.forced {
		f = " FORCED"
	}
	return fmt.Sprintf("%s me:%v(%d) partner:%v(%d) right:%s%s", role, a.last[a.me].Purpose, a.turns[a.me], a.last[a.partner].Purpose, a.turns[a.partner], right, f)
}

// TestConKey tallies natural calls by state.
func TestConKey(t *testing.T) {
	count := map[string]int{}
	calls := map[string]map[string]int{}
	ex := map[string][]string{}
	bids, natural, contested, with := 0, 0, 0, 0
	for i := range *countFlag {
		_, all := conBid(t, *seedFlag, i)
		if !contestedAuction(all) {
			continue
		}
		contested++
		had := false
		for _, c := range all {
			if c.call == bridge.Pass {
				continue
			}
			bids++
			if c.place != "" {
				continue
			}
			had = true
			natural++
			count[c.key]++
			if calls[c.key] == nil {
				calls[c.key] = map[string]int{}
			}
			calls[c.key][c.pat+" "+c.call.String()]++
			calls[c.key]["~"+c.m.Purpose.String()]++
			ex[c.key] = append(ex[c.key], fmt.Sprint(i))
		}
		if had {
			with++
		}
	}
	var keys []string
	for k := range count {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool { return count[keys[i]] > count[keys[j]] })
	fmt.Printf("contested %d, with a natural call %d; calls %d natural %d\n", contested, with, bids, natural)
	for _, k := range keys[:min(len(keys), *wantFlag)] {
		var cs []string
		for c := range calls[k] {
			cs = append(cs, c)
		}
		sort.Slice(cs, func(i, j int) bool { return calls[k][cs[i]] > calls[k][cs[j]] })
		fmt.Printf("%4d %s\n", count[k], k)
		for _, c := range cs[:min(len(cs), 9)] {
			fmt.Printf("        %d %s\n", calls[k][c], c)
		}
	}
}
