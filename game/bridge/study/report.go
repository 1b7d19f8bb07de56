package study

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
)

// report is a report being written about samples.
type report struct {
	strings.Builder
	rules   bridge.Rules
	samples []Sample
	random  *rand.Rand
}

// Report writes what follows from samples of the plan, as Markdown. Numbers that do not follow
// from so few are dashes.
func (p Plan) Report(w io.Writer, samples []Sample) error {
	r := &report{rules: p.Rules, samples: samples, random: rand.New(rand.NewPCG(p.Seed, 0))}
	r.solved(p)
	r.honours()
	game := r.notrump()
	r.suit()
	r.fits()
	r.gain(game)
	r.partner()
	r.law()
	_, err := io.WriteString(w, r.String())
	return err
}

// findings are numbers that are taken one after the other, in the order of what found them.
type findings []number

func (r *report) find(f func([]Sample) []float64) *findings {
	found := findings(bootstrap(r.samples, r.random, f))
	return &found
}

func (f *findings) next() number {
	first := (*f)[0]
	*f = (*f)[1:]
	return first
}

func (r *report) line(format string, args ...any) { fmt.Fprintf(r, format+"\n", args...) }

// row writes a row of a table.
func (r *report) row(cells ...string) { r.line("| %s |", strings.Join(cells, " | ")) }

// head writes the first two rows of a table.
func (r *report) head(cells ...string) {
	r.line("")
	r.row(cells...)
	r.line("|%s", strings.Repeat("---|", len(cells)))
}

// say writes a number with its error; what is not known is a dash.
func (n number) say(decimals int) string {
	switch {
	case math.IsNaN(n.value):
		return "–"
	case math.IsNaN(n.error):
		return rounded(n.value, decimals) + " ± ?"
	}
	return rounded(n.value, decimals) + " ± " + rounded(n.error, decimals)
}

// rounded writes a number, without the sign of a zero.
func rounded(x float64, decimals int) string {
	unit := math.Pow10(decimals)
	return strconv.FormatFloat(math.Round(x*unit)/unit+0, 'f', decimals, 64)
}

// whole writes a number that has no error.
func (n number) whole() string {
	if math.IsNaN(n.value) {
		return n.say(0)
	}
	return rounded(n.value, 0)
}

// percent writes a share.
func (n number) percent() string {
	if math.IsNaN(n.value) {
		return n.say(0)
	}
	return number{100 * n.value, 100 * n.error}.say(1) + " %"
}

// solved describes the samples.
func (r *report) solved(p Plan) {
	plain, exact, cells, width := 0, 0, 0, 0
	for _, s := range r.samples {
		if Plain(s.Number) {
			plain++
		}
		for _, c := range s.Cells {
			cells++
			width += c.Tricks.Max - c.Tricks.Min
			if c.Tricks.Exact() {
				exact++
			}
		}
	}
	r.line("# %s: what %d deals say", r.rules.Name, len(r.samples))
	r.line("")
	r.line("%d cards, seed %d. %d deals are any random ones; in %d more North-South hold from half of the points up, all"+
		" counts as often.", r.rules.Deck.Len(), p.Seed, plain, len(r.samples)-plain)
	r.line("%d numbers of tricks were asked for, with %s; %s.", cells, nodes(p.Nodes), known(exact, cells, width))
	r.line("± is the standard error, from %d draws of the deals from themselves.", draws)
}

func nodes(n int) string {
	if n == 0 {
		return "no limit"
	}
	return fmt.Sprintf("%d cards tried for each at most", n)
}

// known describes how many of the values are exact, and the total gap between the bounds of the others.
func known(exact, all, apart int) string {
	if exact == all {
		return "all are known"
	}
	return fmt.Sprintf("%d are known (%.0f %%), of the others bounds, on average %.1f apart", exact,
		100*float64(exact)/float64(all), float64(apart)/float64(all-exact))
}

// honours reports the values of cards without trumps.
func (r *report) honours() {
	ranks := weighed(r.rules.Deck)
	known := counts(r.rules.Deck)
	found := r.find(byHonours(r.rules))
	sigma, length := found.next(), found.next()
	r.line("\n## Honours at no-trump")
	r.head("card", "tricks", fmt.Sprintf("points, the honours of a suit %g", known[0].suit(r.rules.Deck)))
	var values []float64
	for _, rank := range ranks {
		tricks, points := found.next(), found.next()
		values = append(values, tricks.value)
		r.row(rank.String(), tricks.say(2), points.say(2))
	}
	r.row("one more in the longest suit", length.say(2), "")
	r.line("\nThe tricks lie about what these say with a standard deviation of %s.", sigma.say(2))
	r.head("count", "keeps of what the ranks explain")
	for _, c := range known {
		r.row(c.String(), found.next().percent())
	}
	if math.IsNaN(values[0]) {
		return
	}
	r.line("")
	for ace := 3; ace <= 8; ace++ {
		best := whole(r.rules.Deck, ace, values)
		r.line("- best in whole numbers with %d for the ace: %v, which keeps %.1f %%", ace, best, 100*best.keeps(ranks, values))
	}
}

// contracts returns the tricks of the contracts from level 1 up.
func (r *report) contracts() []int {
	var tricks []int
	for level := 1; level <= r.rules.Level; level++ {
		tricks = append(tricks, r.rules.Needs(level))
	}
	return tricks
}

// game returns the level of the lowest game in a strain.
func (r *report) game(strain bridge.Strain) int {
	level := 1
	for r.rules.TrickPoints(bridge.Contract{Level: level, Strain: strain}) < r.rules.GameFrom {
		level++
	}
	return level
}

// notrump reports the points for each number of tricks without trumps. It returns those for game.
func (r *report) notrump() (game float64) {
	tricks := r.contracts()
	found := r.find(byPoints(r.rules, tricks))
	p := counts(r.rules.Deck)[0]
	r.line("\n## Points for no-trump")
	r.line("\nPoints are %v: %g in the pack. With half of them a side takes %s tricks, for each point more %s; the standard"+
		" deviation of an error is %s. So many points make the contract half the time:",
		p, p.of(r.rules.Deck.Hand()), found.next().say(2), found.next().say(3), found.next().say(2))
	r.head("contract", "tricks", "points", "by these tricks alone")
	for i, n := range tricks {
		byLine, alone := found.next(), found.next()
		name := fmt.Sprintf("%dNT", i+1)
		if i+1 == r.game(bridge.NoTrump) {
			name += " (game)"
			game = byLine.value
		}
		r.row(name, fmt.Sprint(n), byLine.say(1), alone.say(1))
	}
	return game
}

// suit reports the values of length and shortness with trumps.
func (r *report) suit() {
	found := r.find(bySuit(r.rules))
	sigma := found.next()
	r.line("\n## With the longest suit as trumps")
	r.head("", "tricks", "points")
	for _, what := range []string{"a point", "one trump more together", "one trump more in one hand than the other",
		"one card more in the longest side suit together"} {
		r.row(what, found.next().say(2), found.next().say(1))
	}
	r.line("\nA short side suit, against one of %d cards or more:", short(r.rules.Deck))
	r.head("cards", "in the hand with more trumps: tricks", "points", "in the other: tricks", "points")
	for length := range short(r.rules.Deck) {
		r.row(fmt.Sprint(length), found.next().say(2), found.next().say(1), found.next().say(2), found.next().say(1))
	}
	r.line("\nThe standard deviation of an error is %s.", sigma.say(2))
}

// lengths returns the possible lengths of a longest suit, from the shortest.
func (r *report) lengths() []int {
	least := (r.rules.Deck.HandLen() + 1) / 2
	return []int{least, least + 1, least + 2, least + 3, least + 4}
}

// fits reports the points for each number of tricks with trumps.
func (r *report) fits() {
	major, minor := r.rules.Needs(r.game(bridge.Spades)), r.rules.Needs(r.game(bridge.Clubs))
	var tricks []int
	for n := major; n <= r.rules.Tricks(); n++ {
		tricks = append(tricks, n)
	}
	lengths := r.lengths()
	found := r.find(byFit(r.rules, tricks, lengths))
	sigma, point, trump := found.next(), found.next(), found.next()
	r.line("\n## Points for a suit")
	r.line("\nA point brings %s tricks, a trump %s; the standard deviation of an error is %s. The points that make the tricks"+
		" half the time, by the number of trumps together:", point.say(3), trump.say(2), sigma.say(2))
	head := []string{"tricks"}
	for _, n := range lengths {
		head = append(head, fmt.Sprintf("%d trumps", n))
	}
	r.head(head...)
	for _, n := range tricks {
		cells := []string{fmt.Sprint(n)}
		switch n {
		case major:
			cells[0] += " (game in a major)"
		case minor:
			cells[0] += " (game in a minor)"
		}
		for range lengths {
			cells = append(cells, found.next().say(1))
		}
		r.row(cells...)
	}
}

// gain says when a suit is better than no-trump.
func (r *report) gain(game float64) {
	r.line("\n## The suit or no-trump")
	if math.IsNaN(game) {
		r.line("\nThere are too few deals.")
		return
	}
	lengths := r.lengths()
	found := r.find(byLength(r.rules, game, lengths))
	sigma, point := found.next(), found.next()
	r.line("\nWhat the longest suit as trumps brings over no-trump with %.0f points, game there. For one point more it is %s"+
		" tricks; the standard deviation of an error is %s.", game, point.say(3), sigma.say(2))
	r.head("trumps together", "deals", "tricks more", "one more or better", "two more or better")
	for i, n := range lengths {
		r.row(orMore(n, i == len(lengths)-1), found.next().whole(), found.next().say(2), found.next().percent(), found.next().percent())
	}
}

// partner reports the frequency of fits, which is computed without deals.
func (r *report) partner() {
	lengths := r.lengths()
	r.line("\n## Fits to expect")
	r.line("\nHow often partner has enough of a suit for that many cards together:")
	head := []string{"cards in one hand"}
	for _, n := range lengths {
		head = append(head, fmt.Sprintf("%d or more", n))
	}
	r.head(head...)
	for own := short(r.rules.Deck); own < short(r.rules.Deck)+5; own++ {
		cells := []string{fmt.Sprint(own)}
		for _, n := range lengths {
			cells = append(cells, fmt.Sprintf("%.0f %%", 100*partnerHas(r.rules.Deck, own, n)))
		}
		r.row(cells...)
	}
}

// law reports the dependence of the tricks of both sides on their trumps.
func (r *report) law() {
	least := 2 * ((r.rules.Deck.HandLen() + 1) / 2) // two suits of that length are North-South's, the others East-West's
	var totals []int
	for n := range 8 {
		totals = append(totals, least+n)
	}
	found := r.find(byTotal(r.rules, totals))
	r.line("\n## The law of total tricks")
	r.line("\nIn %s random deals the tricks of both sides, each in its longest suit, are together %s more than their trumps;"+
		" standard deviation %s. One trump more in total makes %s tricks more; standard deviation then %s.",
		found.next().whole(), found.next().say(2), found.next().say(2), found.next().say(2), found.next().say(2))
	r.head("trumps in total", "deals", "tricks less trumps")
	for i, n := range totals {
		r.row(orMore(n, i == len(totals)-1), found.next().whole(), found.next().say(2))
	}
}

// orMore writes the last number of a table.
func orMore(n int, last bool) string {
	if last {
		return fmt.Sprintf("%d or more", n)
	}
	return fmt.Sprint(n)
}
