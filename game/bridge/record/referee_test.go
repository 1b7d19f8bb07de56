package record_test

import (
	"fmt"
	"strings"
	"testing"
)

// referee recomputes sessions of bridge with 52 cards from their printed lines, by the text of the rules and without the
// program: who deals and is vulnerable, what is carried, the contract, the tricks, every line of the score, the bonus, the
// totals and the IMPs. It is slow and simple.
type referee struct {
	t     *testing.T
	board int // of the session, from 1
	deals int // those that count
	below [2]int
	games [2]int
	total [2]int
	imps  [2]int
	last  [2]int // below before the last board
}

// printed is a line, of a board or of the end.
type printed struct {
	Session, Board                   int
	Rules, Number, Deal, Dealer, Vul string
	Options                          map[string]any
	Games, Below                     *[2]int
	Auction, Play                    []string
	Contract                         string
	Claim                            *int
	Tricks                           int
	Score, Total                     struct{ NS, EW int }
	Lines, Bonus                     []printedScore
	HCP, Target, IMPs                *[2]int
	Settled                          bool
	Winner                           string
	Result                           *int
}

type printedScore struct {
	Item, Side   string
	Below, Above int
	Seat         string
}

const clockwise = "NESW"

var sideNames = [2]string{"NS", "EW"}

func (f *referee) want(what string, got, want any) {
	f.t.Helper()
	if fmt.Sprint(got) != fmt.Sprint(want) {
		f.t.Errorf("board %d: %s is %v, want %v", f.board, what, got, want)
	}
}

// take checks a line of a board.
func (f *referee) take(l printed) {
	f.t.Helper()
	f.board++
	dealer := f.deals % 4
	vul := [2]bool{}
	switch l.Rules {
	case "Rubber":
		dealer = (f.board - 1) % 4
		if l.Options["RedealPassedOut"] == true {
			dealer = f.deals % 4
		}
		vul = [2]bool{f.games[0] > 0, f.games[1] > 0}
		f.want("games", *l.Games, f.games)
		f.want("below", *l.Below, f.below)
	case "Chicago":
		vul = [][2]bool{{false, false}, {true, false}, {false, true}, {true, true}}[f.deals]
		f.want("below", *l.Below, f.below)
	default:
		dealer = (f.board - 1) % 4
		vul = [][2]bool{{false, false}, {true, false}, {false, true}, {true, true}}[dealer]
	}
	if l.Options["VulCycle"] != nil {
		vul[0], vul[1] = vul[0] && vul[1] || !vul[0] && vul[1], vul[0] && vul[1] || vul[0] && !vul[1]
	}
	f.want("board", l.Board, f.board)
	f.want("dealer", l.Dealer, clockwise[dealer:dealer+1])
	f.want("vul", l.Vul, map[[2]bool]string{{false, false}: "None", {true, false}: "NS", {false, true}: "EW", {true, true}: "Both"}[vul])
	level, strain, doubling, declarer := auctionOf(l.Auction, dealer)
	f.last = f.below
	if level == 0 {
		f.want("contract", l.Contract, "Passed")
		f.want("lines", len(l.Lines), 0)
		f.want("tricks", l.Tricks, 0)
		if l.Rules != "Chicago" && l.Options["RedealPassedOut"] != true {
			f.deals++
		}
		f.against(l, vul, [2]int{})
		return
	}
	f.deals++
	f.want("contract", l.Contract, fmt.Sprint(level, string(strain), []string{"", "X", "XX"}[doubling], "-", string(clockwise[declarer])))
	won := tricksOf(l, strain, declarer)
	f.want("tricks", l.Tricks, won[declarer%2])
	scores := f.scores(l, level, strain, doubling, declarer, won[declarer%2], vul)
	f.want("lines", l.Lines, scores)
	sum := [2]int{}
	for _, s := range scores {
		sum[strings.Index("NSEW", s.Side)/2] += s.Below + s.Above
	}
	f.want("score", l.Score, struct{ NS, EW int }{sum[0], sum[1]})
	f.total[0] += sum[0]
	f.total[1] += sum[1]
	f.against(l, vul, sum)
}

// auctionOf returns the contract of an auction: level 0 if all have passed.
func auctionOf(calls []string, dealer int) (level int, strain byte, doubling, declarer int) {
	last := -1
	for i, c := range calls {
		switch c {
		case "Pass":
		case "X":
			doubling = 1
		case "XX":
			doubling = 2
		default:
			level, strain, doubling, last = int(c[0]-'0'), c[1], 0, i
		}
	}
	if level == 0 {
		return 0, 0, 0, 0
	}
	for i, c := range calls { // who of the side has named the strain first
		if i%2 == last%2 && len(c) == 2 && c[1] == strain && c[0] >= '1' && c[0] <= '7' {
			return level, strain, doubling, (dealer + i) % 4
		}
	}
	panic("nobody has bid it")
}

// tricksOf returns the tricks of each side, by play and claim.
func tricksOf(l printed, trump byte, declarer int) (won [2]int) {
	const ranks = "23456789TJQKA"
	leader, done := (declarer+1)%4, 0
	for ; done+4 <= len(l.Play); done += 4 {
		best := 0
		for i := 1; i < 4; i++ {
			c, top := l.Play[done+i], l.Play[done+best]
			higher := c[0] == top[0] && strings.IndexByte(ranks, c[1]) > strings.IndexByte(ranks, top[1])
			if higher || c[0] == trump && top[0] != trump {
				best = i
			}
		}
		leader = (leader + best) % 4
		won[leader%2]++
	}
	if l.Claim != nil {
		side := (leader + len(l.Play) - done) % 2
		left := 13 - won[0] - won[1]
		won[side] += *l.Claim
		won[1-side] += left - *l.Claim
	}
	return won
}

// scores returns the lines of a board, and carries what is below.
func (f *referee) scores(l printed, level int, strain byte, doubling, declarer, tricks int, vul [2]bool) []printedScore {
	side := declarer % 2
	v := 0
	if vul[side] {
		v = 1
	}
	var all []printedScore
	add := func(item string, side, below, above int) {
		if below+above > 0 {
			all = append(all, printedScore{Item: item, Side: sideNames[side], Below: below, Above: above})
		}
	}
	times := []int{1, 2, 4}[doubling]
	price := map[byte]int{'C': 20, 'D': 20, 'H': 30, 'S': 30, 'N': 30}[strain]
	carried := l.Rules == "Rubber" || l.Rules == "Chicago"
	if over := tricks - 6 - level; over >= 0 {
		points := level * price
		if strain == 'N' {
			points += 10
		}
		points *= times
		add("Trick", side, points, 0)
		add("Overtrick", side, 0, over*[]int{price, 100 * (v + 1), 200 * (v + 1)}[doubling])
		switch {
		case doubling == 1:
			add("MadeDoubled", side, 0, 50)
		case doubling == 2 && l.Options["MadeRedoubled"] != nil:
			add("MadeRedoubled", side, 0, 50)
		case doubling == 2:
			add("MadeRedoubled", side, 0, 100)
		}
		if level >= 6 {
			add("Slam", side, 0, []int{500, 1000}[level-6]*(2+v)/2)
		}
		game := points >= 100
		if carried {
			f.below[side] += points
			if game = f.below[side] >= 100; game {
				f.below = [2]int{}
				f.games[side]++
			}
		}
		switch {
		case game && l.Rules != "Rubber":
			add("Game", side, 0, []int{300, 500}[v])
		case !game && !carried && l.Options["PartScore"] != nil:
			add("PartScore", side, 0, 100)
		case !game && !carried:
			add("PartScore", side, 0, 50)
		}
	} else {
		n, points := -over, 0
		for i := 1; i <= n; i++ {
			switch {
			case doubling == 0:
				points += 50 * (v + 1)
			case v == 1 && i == 1, v == 0 && (i == 2 || i == 3), v == 0 && i > 3 && l.Options["UndertrickDoubled"] != nil:
				points += 200
			case v == 0 && i == 1:
				points += 100
			default:
				points += 300
			}
		}
		if doubling == 2 {
			points *= 2
		}
		add("Undertrick", 1-side, 0, points)
	}
	if carried && l.Options["Honours"] == nil {
		for seat, hand := range strings.Fields(l.Deal[2:]) {
			suits := strings.Split(hand, ".")
			has := 0
			if strain == 'N' {
				has = strings.Count(hand, "A")
			} else {
				for _, r := range suits[strings.IndexByte("SHDC", strain)] {
					if strings.ContainsRune("AKQJT", r) {
						has++
					}
				}
			}
			if points := map[int]int{4: 100, 5: 150}[has]; points > 0 {
				if strain == 'N' {
					points = 150
				}
				all = append(all, printedScore{Item: "Honours", Side: sideNames[seat%2], Above: points, Seat: clockwise[seat : seat+1]})
			}
		}
	}
	return all
}

// against checks a board of target.
func (f *referee) against(l printed, vul [2]bool, sum [2]int) {
	if l.Rules != "Target" {
		f.want("IMPs", l.IMPs == nil, true)
		return
	}
	var hcp, target, imps [2]int
	for seat, hand := range strings.Fields(l.Deal[2:]) {
		for i, r := range "JQKA" {
			hcp[seat%2] += (i + 1) * strings.Count(hand, string(r))
		}
	}
	side := 0
	if hcp[1] > hcp[0] {
		side = 1
	}
	table := strings.Fields("0 50 70 110 200 300 350 400 430 460 490 600 700 900 1000 1100 1200 1300 1300 1300 1300")
	if vul[side] {
		table = strings.Fields("0 50 70 110 290 440 520 600 630 660 690 900 1050 1350 1500 1650 1800 1950 1950 1950 1950")
	}
	fmt.Sscan(table[hcp[side]-20], &target[side])
	difference, sign := sum[side]-sum[1-side]-target[side], 1
	if difference < 0 {
		difference, sign = -difference, -1
	}
	for _, from := range []int{20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000} {
		if difference >= from {
			imps[side] += sign
		}
	}
	imps[1-side] = -imps[side]
	f.want("hcp", *l.HCP, hcp)
	f.want("target", *l.Target, target)
	f.want("imps", *l.IMPs, imps)
	f.imps[0] += imps[0]
	f.imps[1] += imps[1]
}

// end checks the line that ends a session.
func (f *referee) end(l printed) {
	f.t.Helper()
	var bonus []printedScore
	add := func(item string, side, points int) {
		bonus = append(bonus, printedScore{Item: item, Side: sideNames[side], Above: points})
		f.total[side] += points
	}
	over := f.deals == 4
	switch l.Rules {
	case "Rubber":
		over = l.Settled || f.games[0] == 2 || f.games[1] == 2
		for side := range 2 {
			clean := 700
			if l.Options["RubberBonus"] != nil {
				clean = 750
			}
			switch mine, its := f.games[side], f.games[1-side]; {
			case !l.Settled && mine == 2 && its == 0:
				add("RubberBonus", side, clean)
			case !l.Settled && mine == 2:
				add("RubberBonus", side, 500)
			case l.Settled && mine > 0 && its == 0:
				add("UnfinishedGame", side, 300)
			}
		}
		part := 100
		if l.Options["UnfinishedPart"] != nil {
			part = 50
		}
		for side := range 2 {
			if l.Settled && f.below[side] > 0 && f.below[1-side] == 0 {
				add("UnfinishedPart", side, part)
			}
		}
	case "Chicago":
		for side := range 2 {
			if f.below[side] > 0 && (l.Options["EndPartFor"] == nil || f.below[side] > f.last[side]) {
				add("EndPartScore", side, 100)
			}
		}
	}
	f.want("over", over, true)
	f.want("bonus", l.Bonus, bonus)
	f.want("total", l.Total, struct{ NS, EW int }{f.total[0], f.total[1]})
	if l.Rules == "Rubber" {
		f.want("games", *l.Games, f.games)
	}
	if l.Rules == "Rubber" || l.Rules == "Chicago" {
		f.want("below", *l.Below, f.below)
	}
	ahead := f.total[0] - f.total[1]
	if l.Rules == "Target" {
		ahead = f.imps[0]
		f.want("imps", *l.IMPs, f.imps)
		f.want("no result", l.Result == nil, true)
	} else {
		result := ahead
		if l.Options["Hundreds"] != nil {
			result = (max(ahead, -ahead) + 50) / 100
			if ahead < 0 {
				result = -result
			}
		}
		f.want("result", *l.Result, result)
	}
	winner := ""
	if ahead > 0 {
		winner = "NS"
	} else if ahead < 0 {
		winner = "EW"
	}
	f.want("winner", l.Winner, winner)
}
