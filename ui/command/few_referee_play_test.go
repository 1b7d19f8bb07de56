package command

import (
	"fmt"
	"slices"
	"strings"
)

// chinese judges the deal and the auction of Chinese bridge.
func (d *fewDeal) chinese() error {
	type laid struct {
		Hand         string
		Open, Closed []string
	}
	var deal struct{ A, B laid }
	if err := d.read("deal", &deal); err != nil {
		return err
	}
	d.hands = map[string][]string{}
	for name, of := range map[string]laid{"A": deal.A, "B": deal.B} {
		hand, err := handOf(of.Hand)
		if err != nil || len(hand) != 4 || len(of.Open) != 11 || len(of.Closed) != 11 {
			return fmt.Errorf("%s: %d cards, %d open, %d closed: %w", name, len(hand), len(of.Open), len(of.Closed), err)
		}
		d.hands[name], d.hands[name+" open"], d.hands[name+" closed"] = hand, of.Open, of.Closed
	}
	all := [][]string{}
	for _, cards := range d.hands {
		all = append(all, cards)
	}
	if err := pack(fewRanks, all...); err != nil {
		return err
	}
	return d.auctionOfTwo("CDHSN", d.players()[d.fewReferee.dealer])
}

// beats reports whether a card takes the trick from the best so far.
func (d *fewDeal) beats(card, best string) bool {
	if card[0] == best[0] {
		return strings.IndexByte(fewRanks, card[1]) > strings.IndexByte(fewRanks, best[1])
	}
	return card[:1] == d.strain
}

// follow returns nil if a card from some may be played to a led suit, or to none.
func follow(card string, from []string, led string) error {
	if !slices.Contains(from, card) {
		return fmt.Errorf("%s isn't among %v", card, from)
	}
	if led != "" && card[:1] != led && slices.ContainsFunc(from, func(c string) bool { return c[:1] == led }) {
		return fmt.Errorf("%s, where %s was led and is held", card, led)
	}
	return nil
}

// playing is a source of cards to play.
type playing interface {
	// from returns the cards that can be played from a place in a trick, counted from 0.
	from(place string, trick int) []string
	gone(place, card string)
	ended()
}

// plain are hands all of whose cards can be played.
type plain map[string][]string

func (h plain) from(place string, _ int) []string { return h[place] }
func (h plain) gone(place, card string)           { h[place], _ = without(h[place], []string{card}) }
func (h plain) ended()                            {}

// reserved is hands with reserves for the tricks from 8 on.
type reserved struct{ plain }

func (h reserved) from(place string, trick int) []string {
	if trick >= 7 {
		return h.plain[place+" reserve"]
	}
	return h.plain[place]
}

func (h reserved) gone(place, card string) {
	for _, pile := range []string{place, place + " reserve"} {
		if slices.Contains(h.plain[pile], card) {
			h.plain.gone(pile, card)
		}
	}
}

// covering are hands in front of open cards on top of closed ones.
type covering struct {
	plain
	open, closed map[string][]string // "" for played cards
}

func (h covering) from(place string, trick int) []string {
	var cards []string
	for _, c := range slices.Concat(h.plain[place], h.open[place]) {
		if c != "" {
			cards = append(cards, c)
		}
	}
	if len(cards) == 0 && trick == 12 { // its cover was just played
		for _, c := range h.closed[place] {
			if c != "" {
				cards = append(cards, c)
			}
		}
	}
	return cards
}

func (h covering) gone(place, card string) {
	if slices.Contains(h.plain[place], card) {
		h.plain.gone(place, card)
	}
	for _, row := range [][]string{h.open[place], h.closed[place]} {
		if i := slices.Index(row, card); i >= 0 {
			row[i] = ""
		}
	}
}

func (h covering) ended() {
	for place, row := range h.open {
		for i, c := range row {
			if c == "" {
				row[i], h.closed[place][i] = h.closed[place][i], ""
			}
		}
	}
}

// played judges the play, and returns the number of tricks of declarer's side.
func (d *fewDeal) played() (int, error) {
	cards, err := readFew[[]string](d.fewLine, "play")
	if err != nil {
		return 0, err
	}
	copied := plain{}
	for place, hand := range d.hands {
		copied[place] = slices.Clone(hand)
	}
	var hands playing = copied
	ring, total := d.ring, 13
	owner := func(place string) string { return d.owner[place] }
	each := func(trick int) int { return 4 } // cards
	switch d.game {
	case "NulloForTwo":
		each = func(int) int { return 2 }
	case "Slam":
		total = 10
		hands = reserved{copied}
		each = func(trick int) int {
			if trick < 6 {
				return 4
			}
			return 2
		}
	case "ChineseBridge":
		hands = covering{copied, map[string][]string{"A": copied["A open"], "B": copied["B open"]}, map[string][]string{"A": copied["A closed"], "B": copied["B closed"]}}
	}
	leader := d.after(d.declarer, 1)
	if ring == nil {
		ring = d.players()
		owner = func(place string) string { return place }
	} else {
		leader = ring[(slices.Index(ring, d.seatOf(d.declarer))+1)%len(ring)] // to declarer's left
	}
	tricks, won := 0, 0
	mine := func(place string) bool { return d.defends(owner(place)) == d.defends(d.declarer) }
	at := slices.Index(ring, leader)
	turn := at
	for len(cards) > 0 {
		if tricks == total {
			return 0, fmt.Errorf("%v behind the last trick", cards)
		}
		led, best, winner := "", "", 0
		for n := range each(tricks) {
			turn = (at + n) % len(ring)
			if len(cards) == 0 {
				break
			}
			if err := follow(cards[0], hands.from(ring[turn], tricks), led); err != nil {
				return 0, fmt.Errorf("trick %d: %s: %w", tricks+1, ring[turn], err)
			}
			hands.gone(ring[turn], cards[0])
			if led == "" {
				led, best, winner = cards[0][:1], cards[0], turn
			} else if d.beats(cards[0], best) {
				best, winner = cards[0], turn
			}
			cards = cards[1:]
			if n == each(tricks)-1 {
				hands.ended()
				if tricks++; mine(ring[winner]) {
					won++
				}
				at, turn = winner, winner
				break
			}
			turn = (at + n + 1) % len(ring)
		}
	}
	if claim := d.fewLine["claim"]; claim != nil {
		n, err := readFew[int](d.fewLine, "claim")
		if left := total - tricks; err != nil || left == 0 || n < 0 || n > left {
			return 0, fmt.Errorf("claim %s of %d: %w", claim, left, err)
		}
		d.counted("claims")
		if mine(ring[turn]) {
			return won + n, nil
		}
		return won + total - tricks - n, nil
	}
	return won, unlike("tricks played", tricks, total)
}

// seatOf returns the seat of a player.
func (d *fewDeal) seatOf(player string) string {
	for _, place := range []string{"S", "W", "E"} { // N and, of two, E are dummies
		if d.owner[place] == player {
			return place
		}
	}
	return ""
}

// defends returns the side of the play that a player is on.
func (d *fewDeal) defends(player string) string {
	if d.game == "Booby" && player != d.declarer {
		return "defenders"
	}
	return d.side(player)
}

// result judges the score of the deal, and takes it over.
func (d *fewDeal) result() error {
	tricks := 0
	var lines []string
	score := map[string]int{}
	add := func(side, item string, points int) {
		if points > 0 {
			lines = append(lines, fmt.Sprintf("%q", fmt.Sprintf("%s %s %d", side, item, points)))
			score[side] += points
			d.counted(item)
		}
	}
	if d.declarer == "" {
		d.counted("passed out")
		if err := d.wants("play", "[]"); err != nil {
			return err
		}
	} else {
		var err error
		if tricks, err = d.played(); err != nil {
			return err
		}
		d.scored(tricks, add)
	}
	for _, p := range d.players() {
		d.total[p] += score[d.side(p)]
	}
	for _, each := range [][2]string{
		{"tricks", fmt.Sprint(tricks)}, {"lines", "[" + strings.Join(lines, ",") + "]"},
		{"score", figures(d.sides(), score)}, {"total", figures(d.players(), d.total)},
	} {
		if err := d.wants(each[0], each[1]); err != nil {
			return err
		}
	}
	d.next()
	return nil
}

// next moves on to the deal after this one.
func (d *fewDeal) next() {
	r := d.fewReferee
	r.board++
	if again := r.game == "Booby" || r.game == "NulloForTwo"; d.declarer != "" || !again {
		r.dealer = (r.dealer + 1) % len(r.players())
	}
	r.over = r.wonNow() && (r.game != "BridgeForThree" || r.rubber == 3)
}

// scored works out the lines of a deal that was played.
func (d *fewDeal) scored(tricks int, add func(side, item string, points int)) {
	part := 1
	total, book, top := 13, 6, 7
	price := map[string]int{"C": 20, "D": 20, "H": 30, "S": 30, "O": 30, "N": 30}
	if d.game == "Slam" {
		part, total, book, top, price = 5, 10, 5, 5, slamPrices
	}
	side := d.side(d.declarer)
	vulnerable := d.games[side] > 0
	pick := func(not, yes int) int {
		if vulnerable {
			return yes / part
		}
		return not / part
	}
	if d.strain == "O" {
		tricks = total - tricks
	}
	d.counted(d.strain)
	d.counted("doubled " + fmt.Sprint(d.doubled))
	missing := book + d.level - tricks
	won := ""
	if missing > 0 {
		cost := missing * pick(50, 100)
		if d.doubled > 0 {
			cost = 0
			for i := range missing {
				switch {
				case vulnerable && i == 0, !vulnerable && (i == 1 || i == 2):
					cost += 200 / part
				case i == 0:
					cost += 100 / part
				default:
					cost += 300 / part
				}
			}
			cost *= d.doubled
		}
		for _, other := range d.sides() {
			if other != side {
				add(other, "short", cost)
			}
		}
	} else {
		below := d.level * price[d.strain]
		if d.strain == "N" && part == 1 {
			below += 10
		}
		below *= []int{1, 2, 4}[d.doubled]
		over := -missing * price[d.strain]
		if d.doubled > 0 {
			over = -missing * pick(100, 200) * d.doubled
		}
		add(side, "below", below)
		add(side, "over", over)
		add(side, "made", d.doubled*50/part)
		if d.level == top-1 {
			add(side, "slam", pick(500, 750))
		} else if d.level == top {
			add(side, "slam", pick(1000, 1500))
		}
		d.below[side] += below
		if d.below[side] >= 100/part {
			for _, s := range d.sides() {
				d.below[s] = 0
			}
			if d.games[side]++; d.games[side] == 2 {
				won = side
			}
		}
	}
	d.honours(part, add)
	if won != "" {
		bonus := 700
		for _, other := range d.sides() {
			if other != won && d.games[other] > 0 {
				bonus = 500
			}
		}
		add(won, "rubber", bonus/part)
	}
}

// honours works out the honours in one hand: of Chinese bridge all 26 cards of a player, of Slam all 16.
func (d *fewDeal) honours(part int, add func(side, item string, points int)) {
	for _, side := range d.sides() {
		for place, cards := range d.hands {
			if strings.Contains(place, " ") {
				continue
			}
			player := place
			if d.owner != nil {
				player = d.owner[place]
			}
			if d.side(player) != side {
				continue
			}
			for _, rest := range []string{" open", " closed", " reserve"} {
				cards = slices.Concat(cards, d.hands[place+rest])
			}
			count := 0
			for _, c := range cards {
				if c[:1] == d.strain && strings.Contains("AKQJT", c[1:]) || d.strain == "N" && c[1:] == "A" {
					count++
				}
			}
			switch {
			case d.strain == "N" && count == 4, d.strain != "N" && count == 5:
				add(side, "honours", 150/part)
			case d.strain != "N" && count == 4:
				add(side, "honours", 100/part)
			}
		}
	}
}
