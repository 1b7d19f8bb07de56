package field_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/field"
)

// The worked examples. (Rules: bridge-52, Worked examples.)
func TestExamples(t *testing.T) {
	scores := []int{430, 450, 480, 420, 400, -50}
	if got := field.Matchpoints(scores); !slices.Equal(got, []int{6, 8, 10, 4, 2, 0}) {
		t.Errorf("#30: matchpoints %v", got)
	}
	four := []int{620, 620, -100, 170}
	if got := field.Matchpoints(four); !slices.Equal(got, []int{5, 5, 0, 2}) {
		t.Errorf("#31: matchpoints %v", got)
	}
	percent := ""
	for _, l := range traveller(four...).Lines {
		percent += l.Percent[0].String() + " " + l.Percent[1].String() + " "
	}
	if percent != "83.33 16.67 83.33 16.67 0.00 100.00 33.33 66.67 " {
		t.Errorf("#31: %s per cent", percent)
	}
	tr := traveller(scores...)
	var imps []int
	for _, l := range tr.Lines {
		imps = append(imps, l.IMPs[0])
		if l.IMPs[1] != -l.IMPs[0] || l.Cross[1] != -l.Cross[0] || l.Matchpoints[0]+l.Matchpoints[1] != 10 {
			t.Errorf("East-West have %v IMPs, %v cross-IMPs, %v matchpoints", l.IMPs, l.Cross, l.Matchpoints)
		}
	}
	if tr.Datum != 430 || !slices.Equal(imps, []int{0, 1, 2, 0, -1, -10}) {
		t.Errorf("#32: datum %d, IMPs %v", tr.Datum, imps)
	}
	if got := tr.Lines[0].Cross[0]; got != 160 || got.String() != "1.60" || got.Float() != 1.6 || field.Cross(scores)[0] != got {
		t.Errorf("#33: %v cross-IMPs", got)
	}
	for lead, want := range map[int][2]int{0: {10, 10}, 2: {10, 10}, 3: {11, 9}, 13: {13, 7}, -13: {7, 13}, 54: {19, 1}, 55: {20, 0}} {
		if got, ok := field.VictoryPoints(lead, 24); got != want || !ok {
			t.Errorf("#39: a lead of %d is %v", lead, got)
		}
	}
}

// The whole scale of victory points, and no other. (Rules: bridge-52, Duplicate, row victory points.)
func TestVictoryPoints(t *testing.T) {
	for i, span := range [][2]int{{0, 2}, {3, 6}, {7, 11}, {12, 16}, {17, 21}, {22, 27}, {28, 33}, {34, 39}, {40, 46}, {47, 54}, {55, 576}} {
		for lead := span[0]; lead <= span[1]; lead++ {
			if got, ok := field.VictoryPoints(lead, 24); got != [2]int{10 + i, 10 - i} || !ok {
				t.Errorf("a lead of %d is %v", lead, got)
			}
			if got, ok := field.VictoryPoints(-lead, 24); got != [2]int{10 - i, 10 + i} || !ok {
				t.Errorf("a lead of %d is %v", -lead, got)
			}
		}
	}
	for _, boards := range []int{0, 1, 8, 16, 23, 25, 32, 48} {
		if got, ok := field.VictoryPoints(12, boards); ok || got != [2]int{} {
			t.Errorf("%d boards have victory points: %v", boards, got)
		}
	}
}

// The datum leaves nothing out below five results, and rounds 5 away from zero.
func TestDatum(t *testing.T) {
	for _, tt := range []struct {
		want   int
		scores []int
	}{
		{420, []int{430, 410}},
		{430, []int{430, 420}}, {-430, []int{-430, -420}},
		{0, []int{50, -50}}, {10, []int{50, -40}}, {-10, []int{-50, 40}},
		{380, []int{420, 420, 420, 260}}, // (1520)/4
		{330, []int{620, 620, -100, 170}},
		{420, []int{1430, 420, 420, 420, -1100}},
		{10, []int{400, 0, 20, 0, -400}}, {-10, []int{400, 0, -20, 0, -400}}, // 20/3
		{0, []int{400, 0, 10, 0, -400}}, {420, []int{420, 420, 420, 420, 420}},
	} {
		if got := field.Datum(tt.scores); got != tt.want {
			t.Errorf("the datum of %v is %d, want %d", tt.scores, got, tt.want)
		}
	}
}

func TestHundredths(t *testing.T) {
	for h, want := range map[field.Hundredths]string{0: "0.00", 5: "0.05", -5: "-0.05", 10000: "100.00", -160: "-1.60", 8333: "83.33"} {
		if got := h.String(); got != want {
			t.Errorf("%d hundredths are %s, want %s", int(h), got, want)
		}
	}
}

// reference works everything out a second time, in fractions and by the words of the rules.
type reference struct{ scores []int }

func (r reference) imps(points int) int {
	least := []int{20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000}
	n := 0
	for _, l := range least {
		if points >= l {
			n++
		}
		if -points >= l {
			n--
		}
	}
	return n
}

func (r reference) matchpoints(i int) int {
	points := 0
	for j := range r.scores {
		if j != i && r.scores[j] == r.scores[i] {
			points++
		}
		if r.scores[j] < r.scores[i] {
			points += 2
		}
	}
	return points
}

func (r reference) datum() int {
	kept := slices.Sorted(slices.Values(r.scores))
	if len(kept) >= 5 {
		kept = kept[1 : len(kept)-1]
	}
	sum := new(big.Rat)
	for _, s := range kept {
		sum.Add(sum, big.NewRat(int64(s), int64(len(kept))))
	}
	tens := sum.Mul(sum, big.NewRat(1, 10)).FloatString(0) // with a half away from zero
	n := 0
	fmt.Sscan(tens, &n)
	return 10 * n
}

func (r reference) cross(i int) *big.Rat {
	sum := new(big.Rat)
	for j := range r.scores {
		if j != i {
			sum.Add(sum, big.NewRat(int64(r.imps(r.scores[i]-r.scores[j])), int64(len(r.scores)-1)))
		}
	}
	return sum
}

// Random results of 2 to 16 tables, with many ties, are scored as by the reference, even when they arrive one by
// one; and the totals are the sums.
func TestRandomFields(t *testing.T) {
	random := rand.New(rand.NewPCG(52, 7))
	for range 100 {
		tables, boards := 2+random.IntN(15), 1+random.IntN(30)
		var all []field.Traveller
		matchpoints, tops, imps, missing := make([]int, tables), make([]int, tables), make([]int, tables), make([]int, tables)
		cross := make([]*big.Rat, tables)
		for i := range cross {
			cross[i] = new(big.Rat)
		}
		for range boards {
			in := tables
			if random.IntN(3) == 0 {
				in = random.IntN(tables + 1)
			}
			var r reference
			for range in {
				r.scores = append(r.scores, results[random.IntN(len(results))])
			}
			tr := partly(tables, r.scores...)
			all = append(all, tr)
			for i := in; i < tables; i++ {
				missing[i]++
			}
			if tr.In() != in || tr.Complete() != (in == tables) || tr.Compares() != (in >= 2) {
				t.Fatalf("%d of %d: %+v", in, tables, tr)
			}
			if in < 2 {
				continue
			}
			if tr.Datum != r.datum() {
				t.Fatalf("the datum of %v is %d, want %d", r.scores, tr.Datum, r.datum())
			}
			for i, l := range tr.Lines {
				mp, imp := r.matchpoints(i), r.imps(r.scores[i]-r.datum())
				if l.Table != i+1 || l.Score() != r.scores[i] || l.Matchpoints != [2]int{mp, 2*(in-1) - mp} || l.IMPs != [2]int{imp, -imp} {
					t.Fatalf("table %d of %v: %+v", i+1, r.scores, l)
				}
				if got, want := l.Cross[0].String(), r.cross(i).FloatString(2); got != want && "-"+got != want { // -0.00
					t.Fatalf("table %d of %v: %s cross-IMPs, want %s", i+1, r.scores, got, want)
				}
				if got, want := l.Percent[0].String(), big.NewRat(int64(100*mp), int64(2*(in-1))).FloatString(2); got != want {
					t.Fatalf("table %d of %v: %s %%, want %s", i+1, r.scores, got, want)
				}
				matchpoints[i], tops[i], imps[i] = matchpoints[i]+mp, tops[i]+2*(in-1), imps[i]+imp
				cross[i].Add(cross[i], r.cross(i))
			}
		}
		for i, sum := range field.Totals(all) {
			percent := "0.00"
			if tops[i] > 0 {
				percent = big.NewRat(int64(100*matchpoints[i]), int64(tops[i])).FloatString(2)
			}
			if sum.Table != i+1 || sum.Missing != missing[i] || sum.Top != tops[i] || sum.Matchpoints[0] != matchpoints[i] ||
				sum.Matchpoints[0]+sum.Matchpoints[1] != sum.Top || sum.IMPs != [2]int{imps[i], -imps[i]} || sum.Percent[0].String() != percent {
				t.Fatalf("table %d: %+v, want %s %%", i+1, sum, percent)
			}
			if got, want := sum.Cross[0].String(), cross[i].FloatString(2); got != want && "-"+got != want {
				t.Fatalf("table %d: %s cross-IMPs, want %s", i+1, got, want)
			}
		}
	}
}
