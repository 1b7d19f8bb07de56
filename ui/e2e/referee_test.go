//go:build window

package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// line is a board as it is recorded.
type line struct {
	Board    int            `json:"board"`
	Rules    string         `json:"rules"`
	House    string         `json:"house"`
	Number   string         `json:"number"`
	Deal     string         `json:"deal"`
	Dealer   string         `json:"dealer"`
	Vul      string         `json:"vul"`
	Auction  []string       `json:"auction"`
	Contract string         `json:"contract"`
	Play     []string       `json:"play"`
	Claim    *int           `json:"claim"`
	Tricks   int            `json:"tricks"`
	Score    map[string]int `json:"score"`
}

func parseLine(text string) (l line, err error) {
	d := json.NewDecoder(bytes.NewReader([]byte(text)))
	d.DisallowUnknownFields()
	return l, d.Decode(&l)
}

// judge is the referee: it returns the breach of the rules in the board of a rubber that is recorded at a place, counted
// from 0; again is the number of boards before it that were dealt again. It works everything out for itself.
func judge(l line, place, again int) error {
	h, err := parseHouse(l.House)
	if err != nil {
		return err
	}
	d, err := parseDeal(l.Deal)
	if err != nil {
		return err
	}
	numbered, err := dealNumbered(l.Number)
	if err != nil {
		return err
	}
	dealer, vul := h.dealt(place - again)
	for _, f := range []struct {
		what      string
		got, want any
	}{
		{"board", l.Board, place + 1},
		{"rules", l.Rules, "SuperBridge"},
		{"dealer", l.Dealer, seats[dealer : dealer+1]},
		{"vulnerability", l.Vul, vul},
		{"whether the number is the deal's", maps.Equal(numbered, d), true},
	} {
		if f.got != f.want {
			return fmt.Errorf("%s: %v, want %v", f.what, f.got, f.want)
		}
	}
	a, err := judgeAuction(dealer, l.Auction)
	if err != nil {
		return err
	}
	if !a.over {
		return fmt.Errorf("the auction %s is not over", l.Auction)
	}
	return judgeResult(l, h, d, a)
}

// judgeResult judges the play and the score.
func judgeResult(l line, h house, d deal, a auction) error {
	want := map[string]int{"NS": 0, "EW": 0}
	if a.contract == nil {
		if l.Contract != "Passed" || len(l.Play) > 0 || l.Claim != nil || l.Tricks != 0 || !maps.Equal(l.Score, want) {
			return fmt.Errorf("passed out, and yet %+v", l)
		}
		return nil
	}
	c := *a.contract
	if l.Contract != c.String() {
		return fmt.Errorf("contract %s, want %s", l.Contract, c)
	}
	p, err := judgePlay(d, c, l.Play)
	if err != nil {
		return err
	}
	left := 17 - p.won[0] - p.won[1]
	switch {
	case l.Claim == nil && left > 0:
		return fmt.Errorf("the play is not over: %d tricks are left", left)
	case l.Claim != nil && (*l.Claim < 0 || *l.Claim > left || left == 0):
		return fmt.Errorf("%d tricks claimed of %d", *l.Claim, left)
	case l.Claim != nil:
		p.won[p.turn%2] += *l.Claim
		p.won[1-p.turn%2] += left - *l.Claim
	}
	tricks := p.won[c.declarer%2]
	if l.Tricks != tricks {
		return fmt.Errorf("%d tricks, want %d", l.Tricks, tricks)
	}
	sides := []string{"NS", "EW"}
	points := score(c, l.Vul == "Both" || l.Vul == sides[c.declarer%2], tricks, h.plain)
	want[sides[c.declarer%2]] = max(points, 0)
	want[sides[1-c.declarer%2]] = max(-points, 0)
	if !maps.Equal(l.Score, want) {
		return fmt.Errorf("score %v, want %v", l.Score, want)
	}
	return nil
}

// auction is the state of an auction.
type auction struct {
	turn     int       // the player to call
	contract *contract // the current one, or nil
	over     bool
}

type contract struct {
	level    int
	strain   int // 0 to 4 for clubs, diamonds, hearts, spades and no trump
	doubling int // 0, 1 or 2
	declarer int
}

const strains = "CDHSN"

func (c contract) String() string {
	return fmt.Sprintf("%d%c%s-%c", c.level, strains[c.strain], strings.Repeat("X", c.doubling), seats[c.declarer])
}

// judgeAuction makes the calls, or returns the illegal one.
func judgeAuction(dealer int, calls []string) (auction, error) {
	a := auction{turn: dealer}
	var bidder, passes int
	named := make(map[[2]int]int) // the player who first named a strain, by side and strain
	for i, call := range calls {
		fail := func(why string) (auction, error) {
			return a, fmt.Errorf("call %d of %s, %s: %s", i+1, calls, call, why)
		}
		if a.over {
			return fail("the auction is over")
		}
		theirs := a.contract != nil && bidder%2 != a.turn%2
		switch {
		case call == "Pass":
			passes++
		case call == "X":
			if !theirs || a.contract.doubling != 0 {
				return fail("nothing to double")
			}
			a.contract.doubling, passes = 1, 0
		case call == "XX":
			if a.contract == nil || theirs || a.contract.doubling != 1 {
				return fail("nothing to redouble")
			}
			a.contract.doubling, passes = 2, 0
		default:
			if len(call) != 2 || call[0] < '1' || call[0] > '9' || !strings.Contains(strains, call[1:]) {
				return fail("no such call")
			}
			c := contract{level: int(call[0] - '0'), strain: strings.Index(strains, call[1:])}
			if b := a.contract; b != nil && (c.level < b.level || c.level == b.level && c.strain <= b.strain) {
				return fail("too low")
			}
			key := [2]int{a.turn % 2, c.strain}
			if _, ok := named[key]; !ok {
				named[key] = a.turn
			}
			c.declarer = named[key]
			a.contract, bidder, passes = &c, a.turn, 0
		}
		a.over = passes == 4 || passes == 3 && a.contract != nil
		a.turn = (a.turn + 1) % 4
	}
	return a, nil
}

// play is the state of a play.
type play struct {
	turn  int // the hand to play; declarer decides for dummy
	held  deal
	trick []string // the cards of the trick in progress
	won   [2]int   // tricks, by side
}

// judgePlay plays the cards, or returns the illegal one.
func judgePlay(d deal, c contract, cards []string) (play, error) {
	p := play{turn: (c.declarer + 1) % 4, held: maps.Clone(d)}
	for i, card := range cards {
		if !slices.Contains(p.legal(), card) {
			return p, fmt.Errorf("card %d: %c can't play %s, but of %s", i+1, seats[p.turn], card, p.legal())
		}
		delete(p.held, card)
		p.trick = append(p.trick, card)
		p.turn = (p.turn + 1) % 4
		if len(p.trick) == 4 {
			p.turn = (p.turn + winner(p.trick, strains[c.strain])) % 4 // it is the leader's again
			p.won[p.turn%2]++
			p.trick = nil
		}
	}
	return p, nil
}

// legal returns the legal cards.
func (p play) legal() []string {
	hand := p.held.hand(p.turn)
	if len(p.trick) == 0 {
		return hand
	}
	var following []string
	for _, c := range hand {
		if c[0] == p.trick[0][0] {
			following = append(following, c)
		}
	}
	if following != nil {
		return following
	}
	return hand
}

// winner returns the index of the card that wins a trick.
func winner(trick []string, trump byte) int {
	best := 0
	for i, c := range trick {
		b := trick[best]
		higher := strings.IndexByte(ranks, c[1]) < strings.IndexByte(ranks, b[1])
		if c[0] == b[0] && higher || c[0] == trump && b[0] != trump {
			best = i
		}
	}
	return best
}

// score returns the score of a contract for declarer's side; with plain, doubling doesn't change the trick points of
// one that is made.
func score(c contract, vulnerable bool, tricks int, plain bool) int {
	v := 0
	if vulnerable {
		v = 1
	}
	over := tricks - 8 - c.level
	if over < 0 {
		short := -over
		switch undoubled := []int{100, 200}[v] * short; c.doubling {
		case 0:
			return -undoubled
		default:
			return -c.doubling * ([]int{200, 400}[v] + []int{250, 500}[v]*(short-1))
		}
	}
	points := c.level * []int{30, 30, 40, 40, 40}[c.strain]
	if c.strain == 4 {
		points += 20 // the first trick of no trump is worth 60
	}
	if !plain {
		points *= []int{1, 2, 4}[c.doubling]
	}
	if points >= 180 {
		points += []int{500, 800}[v]
	} else {
		points += 100
	}
	switch c.level {
	case 7:
		points += []int{1000, 1500}[v]
	case 8:
		points += []int{2000, 3000}[v]
	case 9:
		points += []int{4000, 6000}[v]
	}
	return points + over*[][]int{{100, 200}, {200, 400}, {400, 800}}[c.doubling][v]
}
