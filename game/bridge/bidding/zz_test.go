package bidding

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
)

func zzScore(level int, st bridge.Strain, tricks int) int {
	need := level + 6
	if tricks < need {
		return -50 * (need - tricks)
	}
	base := map[bool]int{true: 30, false: 20}[st >= 2]
	s := level * base
	if st == bridge.NoTrump {
		s += 10
	}
	bonus := 50
	if s >= 100 {
		bonus = 300
	}
	if level == 6 {
		bonus += 500
	}
	if level == 7 {
		bonus += 1000
	}
	return s + bonus + (tricks-need)*base
}

func zzImps(d int) int {
	i := 0
	for _, x := range []int{20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000} {
		if d >= x {
			i++
		}
	}
	return i
}

func TestZZ(t *testing.T) {
	text, _ := os.ReadFile("/tmp/dd.tables")
	type bad struct {
		loss int
		s    string
	}
	var all []bad
	rules := bridge.Duplicate()
	n := 0
	kinds := map[string]int{}
	imps := 0
	for line := range strings.Lines(string(text)) {
		dealText, tr, _ := strings.Cut(strings.TrimSpace(line), " | ")
		deal, err := card.ParseDeal(dealText)
		if err != nil {
			t.Fatal(err)
		}
		n++
		b, _ := bridge.NewBoard(rules, deal, 0, 0)
		c := Card{System: Standard}
		a := Cards{c, c}.begin(&b.Table, b.Dealer)
		var w []string
		for a.propose(); !a.Over(); a.propose() {
			if a.me.Side() == card.EW {
				a.follow(bridge.Pass, a.Explain(bridge.Pass))
				continue
			}
			call, m := a.Choose(b.Deal[a.me])
			mark := ""
			if a.Place(call) == "" {
				mark = "*"
			}
			w = append(w, fmt.Sprint(call, mark))
			a.follow(call, m)
		}
		ct := a.Contract()
		got, best, bestC := 0, 0, "pass"
		if ct.Level > 0 {
			got = zzScore(ct.Level, ct.Strain, int(tr[int(ct.Declarer)*5+int(ct.Strain)]-'A'))
		}
		for _, seat := range []int{0, 2} {
			for st := range 5 {
				k := int(tr[seat*5+st] - 'A')
				if k < 7 {
					continue
				}
				for l := 1; l <= k-6; l++ {
					if s := zzScore(l, bridge.Strain(st), k); s > best {
						best, bestC = s, fmt.Sprint(l, bridge.Strain(st), " by ", seat)
					}
				}
			}
		}
		imps += zzImps(best - got)
		if best-got > 300 {
			k := "missed game"
			switch {
			case best >= 900 && got >= 300 && got < 900:
				k = "missed slam"
			case best >= 900 && got < 0:
				k = "slam down, slam was there"
			case got < 0 && best >= 400:
				k = "down, another game was there"
			case got < 0:
				k = "down"
			case best >= 900:
				k = "slam, in partscore"
			}
			kinds[k] += best - got
			all = append(all, bad{best - got, fmt.Sprintf("%s: %v | %v best %s | N %v S %v", k, strings.Join(w, " "), ct, bestC, deal[0], deal[2])})
		}
	}
	slices.SortFunc(all, func(x, y bad) int { return y.loss - x.loss })
	for _, x := range all {
		t.Logf("%4d %s", x.loss, x.s)
	}
	t.Log(n, float64(imps)/float64(n), kinds)
}
