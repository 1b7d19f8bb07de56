package club

import (
	"cmp"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/bridge/field"
	"github.com/superbridge/superbridge/game/bridge/pbn"
	"github.com/superbridge/superbridge/game/card"
)

// Pair is a pair in the ranking of an evening at a club.
type Pair struct {
	Place   int  // from 1; 0 if the file doesn't say
	Shared  bool // another pair has the same place
	Section string
	Side    string // NS or EW, where it sat at one side; else ""
	Number  string // as the file says; "" if it doesn't
	Names   string // Ann – Art; "" as above
	Boards  int    // of which results are known; 0 if the ranking is the file's
	Percent Percent
	Said    string // the total as the file says it, where that is no percentage
	You     bool   // what the user has made of the boards since
}

// Standing is a ranking of an evening, the best first.
type Standing struct {
	Sided bool // all sat at one side; otherwise it is of all pairs
	Side  card.Side
	Told  bool // it is the file's
	Pairs []Pair
}

// Standings returns the rankings of an evening: the file's, if it has any, otherwise by the mean of the pairs' percentages. There is one,
// or one for each side if no pair sat at both. What the user has made of the boards, against their tables, is a row of his side.
func Standings(boards []Told) []Standing {
	all := saidStandings(boards)
	if all == nil {
		all = addedUp(boards)
	}
	you, side := user(boards)
	for i := range all {
		if you.Boards > 0 && (!all[i].Sided || all[i].Side == side) {
			all[i].insert(you)
		}
	}
	return all
}

// totalTable is the section of a game that has the ranking.
const totalTable = "TotalScoreTable"

// saidStandings returns the rankings of the first board that has any; nil if none has.
func saidStandings(boards []Told) []Standing {
	for _, b := range boards {
		for _, tag := range b.Source.Tags {
			if s := tag.Section(); tag.Name == totalTable && len(s.Rows) > 0 {
				return saidBy(s)
			}
		}
	}
	return nil
}

// saidBy reads a file's ranking.
func saidBy(s pbn.Section) []Standing {
	all := Standing{Told: true}
	sides := [2]Standing{{Told: true, Sided: true, Side: card.NS}, {Told: true, Sided: true, Side: card.EW}}
	for i := range s.Rows {
		tags := s.Tags(i)
		p := Pair{Place: tags.Number("Rank"), Shared: strings.Contains(tags.Get("Rank"), "="), Section: tags.Get("Section"),
			Number: first(tags, "PairId", "PairID", "Id", "TeamId"), Names: namesOf(first(tags, "Names", "Name", "TeamName")),
			Percent: percent(first(tags, "TotalPercentage", "Percentage")), Said: first(tags, "TotalScoreMP", "TotalScoreIMP", "TotalIMP", "TotalScoreVP", "TotalScore", "TotalCross")}
		if p.Place == 0 {
			p.Place = pbn.Tags{{Name: "Rank", Value: strings.Trim(tags.Get("Rank"), "=. ")}}.Number("Rank")
		}
		switch p.Side = strings.ToUpper(strings.ReplaceAll(tags.Get("Direction"), "-", "")); p.Side {
		case card.NS.String():
			sides[card.NS].Pairs = append(sides[card.NS].Pairs, p)
		case card.EW.String():
			sides[card.EW].Pairs = append(sides[card.EW].Pairs, p)
		default:
			p.Side = ""
			all.Pairs = append(all.Pairs, p)
		}
	}
	var has []Standing
	for _, standing := range []Standing{all, sides[card.NS], sides[card.EW]} {
		if len(standing.Pairs) > 0 {
			has = append(has, standing)
		}
	}
	return has
}

// first returns the value of the first of the tags that has one.
func first(tags pbn.Tags, names ...string) string {
	for _, name := range names {
		if value := tags.Get(name); value != "" {
			return value
		}
	}
	return ""
}

// namesOf writes a pair's names alike, whatever is between them.
func namesOf(words string) string {
	for _, between := range []string{" - ", " – ", " — ", " & ", " / ", ";", "/", "&", "+"} {
		if a, b, ok := strings.Cut(words, between); ok && strings.TrimSpace(a) != "" && strings.TrimSpace(b) != "" {
			return strings.TrimSpace(a) + " – " + strings.TrimSpace(b)
		}
	}
	return strings.TrimSpace(words)
}

// PairOf returns the pair of a side at a table: section, number and names, as far as they are known.
func (t Table) PairOf(side card.Side) Pair {
	p := Pair{Section: t.Tags.Get("Section"), Side: side.String(), Number: t.Tags.BySide("Pair", t.Contract.Declarer)[side]}
	players := t.Tags.Players()
	names := [2]string{players[card.Seat(side)], players[card.Seat(side).Partner()]}
	switch {
	case names[0] != "" && names[1] != "":
		p.Names = names[0] + " – " + names[1]
	default:
		p.Names = names[0] + names[1]
	}
	if p.Names == "" {
		p.Names = namesOf(t.Tags.Get([2]string{"Names_NS", "Names_EW"}[side]))
	}
	return p
}

// known reports whether anything says who the pair is.
func (p Pair) known() bool { return p.Number != "" || p.Names != "" }

// key is the same for a pair at all its tables.
func (p Pair) key() [3]string {
	if p.Number != "" {
		return [3]string{p.Section, p.Number}
	}
	return [3]string{p.Section, "", p.Names}
}

// numberedApart reports whether the pairs of each side have numbers of their own: two pairs have the same, at both sides of a board.
func numberedApart(boards []Told) bool {
	for _, b := range boards {
		tables := b.Tables()
		var at [2][][3]string
		for _, t := range tables {
			for _, side := range card.Sides {
				if p := t.PairOf(side); p.Number != "" {
					at[side] = append(at[side], p.key())
				}
			}
		}
		if slices.ContainsFunc(at[card.NS], func(key [3]string) bool { return slices.Contains(at[card.EW], key) }) {
			return true
		}
	}
	return false
}

// Same reports whether two are the same pair.
func (p Pair) Same(q Pair) bool {
	if p.Names != "" && q.Names != "" {
		return p.Names == q.Names
	}
	return p.Number != "" && p.Number == q.Number && p.Section == q.Section && (p.Side == q.Side || p.Side == "" || q.Side == "")
}

// total is a pair's percentages, added up.
type total struct {
	Pair
	sides [2]bool
	sum   field.Hundredths
}

// addedUp returns the rankings by the means of percentages.
func addedUp(boards []Told) []Standing {
	type contestant struct {
		key  [3]string
		side card.Side // where the sides are numbered apart
	}
	totals, apart := map[contestant]*total{}, numberedApart(boards)
	for _, b := range boards {
		tables := b.Tables()
		for i, p := range b.Percents(tables) {
			if !p.Known {
				continue
			}
			for _, side := range card.Sides {
				pair := tables[i].PairOf(side)
				if !pair.known() {
					continue
				}
				who := contestant{key: pair.key()}
				if apart {
					who.side = side
				}
				sum := totals[who]
				if sum == nil {
					sum = &total{Pair: pair}
					totals[who] = sum
				}
				sum.Names = cmp.Or(sum.Names, pair.Names)
				sum.add(p, side)
			}
		}
	}
	both := false
	var pairs []*total
	for _, sum := range totals {
		both = both || sum.sides[card.NS] && sum.sides[card.EW]
		sum.Percent = mean(sum.sum, sum.Boards)
		pairs = append(pairs, sum)
	}
	if len(pairs) < 2 {
		return nil
	}
	slices.SortFunc(pairs, func(a, b *total) int {
		return cmp.Or(cmp.Compare(b.Percent.Hundredths, a.Percent.Hundredths), cmp.Compare(a.Section, b.Section),
			cmp.Compare(len(a.Number), len(b.Number)), cmp.Compare(a.Number, b.Number), cmp.Compare(a.Names, b.Names))
	})
	if both {
		return []Standing{placed(Standing{}, pairs, func(*total) bool { return true })}
	}
	var all []Standing
	for _, side := range card.Sides {
		if s := placed(Standing{Sided: true, Side: side}, pairs, func(t *total) bool { return t.sides[side] }); len(s.Pairs) > 0 {
			all = append(all, s)
		}
	}
	return all
}

// add adds North-South's percentage on a board.
func (t *total) add(ns Percent, side card.Side) {
	t.sides[side] = true
	t.Boards++
	if side == card.EW {
		ns = ns.other()
	}
	t.sum += ns.Hundredths
}

// mean returns the mean of a sum over boards, to the nearest.
func mean(sum field.Hundredths, boards int) Percent {
	return Percent{(2*sum + field.Hundredths(boards)) / (2 * field.Hundredths(boards)), true}
}

// placed returns the ranking of those whom a condition lets in, who are in order.
func placed(s Standing, pairs []*total, in func(*total) bool) Standing {
	for _, p := range pairs {
		if in(p) {
			if !s.Sided {
				p.Side = ""
			}
			s.Pairs = append(s.Pairs, p.Pair)
		}
	}
	for i, p := range field.Places(s.Pairs, func(a, b Pair) bool { return a.Percent == b.Percent }) {
		s.Pairs[i].Place, s.Pairs[i].Shared = p.Number, p.Shared
	}
	return s
}

// user returns the mean of what the user has made of the boards since, and his side.
func user(boards []Told) (you Pair, side card.Side) {
	you.You = true
	sum := field.Hundredths(0)
	for _, b := range boards {
		if !b.You {
			continue
		}
		p := b.Against(b.Tables())
		if !p.Known {
			continue
		}
		if side = b.Seat.Side(); side == card.EW {
			p = p.other()
		}
		sum += p.Hundredths
		you.Boards++
	}
	if you.Boards > 0 {
		you.Percent = mean(sum, you.Boards)
	}
	return you, side
}

// insert puts the user before the pairs that have less than he has. Their places stay; a ranking without percentages stays as it is.
func (s *Standing) insert(you Pair) {
	if !slices.ContainsFunc(s.Pairs, func(p Pair) bool { return p.Percent.Known }) {
		return
	}
	at := slices.IndexFunc(s.Pairs, func(p Pair) bool { return p.Percent.Known && p.Percent.Hundredths < you.Percent.Hundredths })
	if at < 0 {
		at = len(s.Pairs)
	}
	s.Pairs = slices.Insert(slices.Clone(s.Pairs), at, you)
}
