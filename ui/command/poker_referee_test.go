package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// pokerReferee judges printed lines of poker by the rules alone: it works everything out again, card by card, and knows
// nothing of the rooms of the game. It goes from line to line of one game after the other.
type pokerReferee struct {
	games  map[string]*pokerState
	counts map[string]int // what was judged
}

// pokerState is what the lines so far come to.
type pokerState struct {
	hand, button, point      int // of the next line
	played                   bool
	seats, stacks, fantasies []int
	suspended                []string
	event                    string // the last one between two hands
	left                     int    // how far from the button the last one sat who left
	closed                   bool
}

type pokerLine struct {
	Rules     string   `json:"rules"`
	Game      string   `json:"game"`
	Hand      int      `json:"hand"`
	Before    int      `json:"before"`
	Event     string   `json:"event"`
	Seat      *int     `json:"seat"`
	Chips     *int     `json:"chips"`
	Button    int      `json:"button"`
	Point     int      `json:"point"`
	Seats     []int    `json:"seats"`
	Stacks    []int    `json:"stacks"`
	Fantasy   []int    `json:"fantasy"`
	Suspended []string `json:"suspended"`
	Deal      []string `json:"deal"`
	Acts      []string `json:"acts"`
	Boards    []string `json:"boards"`
	Joker     *string  `json:"joker"`
	Dead      []int    `json:"dead"`
	Royalties [][]int  `json:"royalties"`
	Pairs     []struct {
		Pair   string `json:"pair"`
		Lines  string `json:"lines"`
		Points int    `json:"points"`
		Paid   int    `json:"paid"`
	} `json:"pairs"`
	After []int `json:"after"`
	Next  []int `json:"next"`
}

const (
	handKeys  = "rules game hand button point seats stacks fantasy suspended deal acts boards joker dead royalties pairs after next"
	eventKeys = "rules game before event seat chips button point seats stacks fantasy suspended pairs after"
)

// judge returns what is against the rules in a line.
func (r *pokerReferee) judge(text string) error {
	var l pokerLine
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&l); err != nil {
		return err
	}
	keys, err := topKeys(text)
	if err != nil {
		return err
	}
	var compact bytes.Buffer
	if json.Compact(&compact, []byte(text)); compact.String() != text {
		return errors.New("there are spaces in it")
	}
	if r.games == nil {
		r.games, r.counts = map[string]*pokerState{}, map[string]int{}
	}
	s := r.games[l.Game]
	if s == nil {
		s = &pokerState{hand: 1, button: l.Button, point: l.Point, seats: l.Seats, stacks: l.Stacks, fantasies: make([]int, len(l.Seats)), suspended: []string{}}
		r.games[l.Game] = s
	}
	switch {
	case l.Rules != "ProgressivePoker":
		return fmt.Errorf("rules %q", l.Rules)
	case s.closed:
		return errors.New("the game was closed")
	case l.Event != "" && keys != eventKeys:
		return fmt.Errorf("keys %s", keys)
	case l.Event == "" && keys != handKeys:
		return fmt.Errorf("keys %s", keys)
	}
	if l.Event != "" {
		return r.judgeEvent(l, s)
	}
	return r.judgeHand(l, s)
}

// topKeys returns the keys of an object in their order.
func topKeys(text string) (string, error) {
	d := json.NewDecoder(strings.NewReader(text))
	if _, err := d.Token(); err != nil {
		return "", err
	}
	var keys []string
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return "", err
		}
		keys = append(keys, fmt.Sprint(key))
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return "", err
		}
	}
	return strings.Join(keys, " "), nil
}

// unlike returns an error if two figures aren't the same as they are written.
func unlike(what string, got, want any) error {
	if fmt.Sprint(got) != fmt.Sprint(want) {
		return fmt.Errorf("%s: %v, want %v", what, got, want)
	}
	return nil
}

// clockwise returns how far a seat is from another one.
func clockwise(from, to int) int { return (to-from+5)%6 + 1 }

// orderOf returns the seats from the left of one on, itself last.
func orderOf(seats []int, from int) []int {
	order := slices.Clone(seats)
	slices.SortFunc(order, func(a, b int) int { return clockwise(from, a) - clockwise(from, b) })
	return order
}

// low writes a pair with its lower seat first.
func low(a, b int) string { return fmt.Sprintf("%d-%d", min(a, b), max(a, b)) }

// fantasyOf returns the fantasy that a seat has coming.
func (s *pokerState) fantasyOf(seat int) int { return s.fantasies[slices.Index(s.seats, seat)] }

// judgeHand judges the line of a hand.
func (r *pokerReferee) judgeHand(l pokerLine, s *pokerState) error {
	if s.played {
		s.button = orderOf(s.seats, s.button)[0]
		s.suspended = slices.DeleteFunc(s.suspended, func(pair string) bool {
			return s.fantasyOf(int(pair[0]-'0')) == 0 && s.fantasyOf(int(pair[2]-'0')) == 0
		})
	}
	if err := errors.Join(unlike("hand", l.Hand, s.hand), unlike("button", l.Button, s.button), unlike("point", l.Point, s.point), unlike("seats", l.Seats, s.seats),
		unlike("stacks", l.Stacks, s.stacks), unlike("fantasy", l.Fantasy, s.fantasies), unlike("suspended", l.Suspended, s.suspended)); err != nil {
		return err
	}
	if slices.Min(l.Stacks) < 1 || len(l.Seats) < 2 || len(l.Seats) > 6 || !slices.Contains(l.Seats, l.Button) {
		return fmt.Errorf("no hand can begin with %v at %v, button %d", l.Stacks, l.Seats, l.Button)
	}
	if err := judgeDeal(l); err != nil {
		return err
	}
	boards, err := judgeActs(l)
	if err != nil {
		return err
	}
	came, err := judgeResult(l, boards)
	if err != nil {
		return err
	}
	if err := judgePairs(l, came, s.suspended); err != nil {
		return err
	}
	r.counts["hands"]++
	r.counts[fmt.Sprintf("%d players", len(l.Seats))]++
	r.counts["dead"] += len(l.Dead)
	r.counts["suspended"] += len(l.Suspended)
	for i := range l.Seats {
		switch {
		case l.Fantasy[i] > 0 && l.Next[i] > 0:
			r.counts["returns"]++
		case l.Next[i] > 0:
			r.counts["fantasies"]++
		}
	}
	for _, p := range l.Pairs {
		if p.Points*l.Point != p.Paid {
			r.counts["limited"]++
		}
	}
	s.hand, s.stacks, s.fantasies, s.played, s.event = s.hand+1, l.After, l.Next, true, ""
	return nil
}

// judgeDeal holds the cards against the pack.
func judgeDeal(l pokerLine) error {
	left := map[string]int{"JK": 1}
	for _, suit := range "SHDC" {
		for _, rank := range "AKQJT98765432" {
			left[string(suit)+string(rank)] = 1
			if len(l.Seats) >= 4 {
				left[string(suit)+string(rank)] = 2
			}
		}
	}
	if len(l.Deal) != len(l.Seats) {
		return fmt.Errorf("%d are dealt cards", len(l.Deal))
	}
	for i, text := range l.Deal {
		want := 17
		if l.Fantasy[i] > 0 {
			want = l.Fantasy[i]
		}
		if len(text) != 2*want {
			return fmt.Errorf("seat %d gets %s", l.Seats[i], text)
		}
		for _, c := range cardsIn(text) {
			if left[c]--; left[c] < 0 {
				return fmt.Errorf("%s is dealt too often", c)
			}
		}
	}
	return nil
}

func cardsIn(text string) (cards []string) {
	for ; len(text) >= 2; text = text[2:] {
		cards = append(cards, text[:2])
	}
	return cards
}

// heightOf returns the height of a rank, 2 to 14, and 15 for the joker.
func heightOf(c string) int {
	if c == "JK" {
		return 15
	}
	return strings.Index("23456789TJQKA", c[1:]) + 2
}

// inOrder reports whether cards are listed as rows and discards are.
func inOrder(cards []string) bool {
	return slices.IsSortedFunc(cards, func(a, b string) int {
		if heightOf(a) != heightOf(b) {
			return heightOf(b) - heightOf(a)
		}
		return strings.Index("SHDC", a[:1]) - strings.Index("SHDC", b[:1])
	})
}

// judgeActs plays the acts and returns the boards, by seats.
func judgeActs(l pokerLine) (boards [][3][]string, err error) {
	boards = make([][3][]string, len(l.Seats))
	at, hands := 0, make([][]string, len(l.Seats))
	act := func(seat, place, thrown int) error {
		if at == len(l.Acts) {
			return errors.New("acts are missing")
		}
		i := slices.Index(l.Seats, seat)
		text, ok := strings.CutPrefix(l.Acts[at], fmt.Sprintf("%d ", seat))
		gains, discards, colon := strings.Cut(text, ":")
		rows := strings.Split(gains, "/")
		fail := fmt.Errorf("act %q of %v to seat %d", l.Acts[at], hands[i], seat)
		at++
		if !ok || len(rows) != 3 || colon != (thrown > 0) || len(cardsIn(discards)) != thrown || !inOrder(cardsIn(discards)) {
			return fail
		}
		used := cardsIn(discards)
		for row, text := range rows {
			if text == "" {
				return fail
			}
			cards := cardsIn(strings.TrimPrefix(text, "-"))
			if !inOrder(cards) {
				return fail
			}
			used = append(used, cards...)
			boards[i][row] = append(boards[i][row], cards...)
			if len(boards[i][row]) > []int{3, 5, 5}[row] {
				return fail
			}
		}
		if len(used) != place+thrown {
			return fail
		}
		for _, c := range used {
			j := slices.Index(hands[i], c)
			if j < 0 {
				return fail
			}
			hands[i] = slices.Delete(hands[i], j, j+1)
		}
		if len(hands[i]) > 0 {
			return fail
		}
		return nil
	}
	order := orderOf(l.Seats, l.Button)
	for _, seat := range order {
		if i := slices.Index(l.Seats, seat); l.Fantasy[i] > 0 {
			hands[i] = cardsIn(l.Deal[i])
			if err := act(seat, 13, l.Fantasy[i]-13); err != nil {
				return nil, err
			}
		}
	}
	for street := 1; street <= 5; street++ {
		for _, seat := range order {
			i := slices.Index(l.Seats, seat)
			if l.Fantasy[i] > 0 {
				continue
			}
			place, thrown := 5, 0
			hands[i] = cardsIn(l.Deal[i])[:5]
			if street > 1 {
				place, thrown = 2, 1
				hands[i] = cardsIn(l.Deal[i])[3*street-1 : 3*street+2]
			}
			if err := act(seat, place, thrown); err != nil {
				return nil, err
			}
		}
	}
	if at != len(l.Acts) {
		return nil, errors.New("there are too many acts")
	}
	return boards, nil
}

// judgedBoard is what a board comes to.
type judgedBoard struct {
	dead      bool
	joker     string
	strengths [3][]int
	royalties [3]int
	next      [2]int // street by street, and after a fantasy
}

// judgeResult holds what a line says of the boards against what they are.
func judgeResult(l pokerLine, boards [][3][]string) ([]judgedBoard, error) {
	var came []judgedBoard
	texts, joker, dead, royalties, next := []string{}, "", []int{}, [][3]int{}, []int{}
	for i, board := range boards {
		var rows []string
		for _, row := range board {
			slices.SortFunc(row, func(a, b string) int {
				if heightOf(a) != heightOf(b) {
					return heightOf(b) - heightOf(a)
				}
				return strings.Index("SHDC", a[:1]) - strings.Index("SHDC", b[:1])
			})
			rows = append(rows, strings.Join(row, ""))
		}
		texts = append(texts, strings.Join(rows, "/"))
		b := rateBoard(board)
		came = append(came, b)
		if b.dead {
			dead = append(dead, l.Seats[i])
		}
		joker += b.joker
		royalties = append(royalties, b.royalties)
		if l.Fantasy[i] > 0 {
			next = append(next, b.next[1])
		} else {
			next = append(next, b.next[0])
		}
	}
	if l.Joker == nil {
		return nil, errors.New("no joker")
	}
	return came, errors.Join(unlike("boards", l.Boards, texts), unlike("joker", *l.Joker, joker), unlike("dead", l.Dead, dead),
		unlike("royalties", l.Royalties, royalties), unlike("next", l.Next, next))
}

// rateBoard says what a full board comes to. The joker is tried as every card.
func rateBoard(board [3][]string) judgedBoard {
	row, place := -1, 0
	for i, cards := range board {
		if j := slices.Index(cards, "JK"); j >= 0 {
			row, place = i, j
		}
	}
	best := judgedBoard{dead: true}
	try := func(joker string) {
		b := judgedBoard{joker: joker}
		for i, cards := range board {
			cards = slices.Clone(cards)
			if joker != "" && i == row {
				cards[place] = joker
			}
			b.strengths[i] = strengthOfRow(cards)
			b.royalties[i] = royaltyOf(i, b.strengths[i])
		}
		if slices.Compare(b.strengths[2], b.strengths[1]) < 0 || tops(b.strengths[0], b.strengths[1]) {
			return
		}
		if best.dead || row >= 0 && slices.Compare(b.strengths[row], best.strengths[row]) > 0 {
			best = b
		}
	}
	if row < 0 {
		try("")
	} else {
		for _, suit := range "SHDC" {
			for _, rank := range "AKQJT98765432" {
				try(string(suit) + string(rank))
			}
		}
	}
	if best.dead {
		return judgedBoard{dead: true}
	}
	top, bottom := best.strengths[0], best.strengths[2]
	switch {
	case top[0] == 3:
		best.next = [2]int{17, 14}
	case top[0] == 1 && top[1] >= 12:
		best.next[0] = top[1] + 2
	}
	if bottom[0] >= 8 {
		best.next[1] = 14
	}
	return best
}

// tops reports whether a top row is stronger than a middle one: where its list ends without a difference it isn't.
func tops(top, middle []int) bool {
	n := min(len(top), len(middle))
	return slices.Compare(top[:n], middle[:n]) > 0
}

// strengthOfRow returns the kind of a row, 0 to 10, and the ranks that count in it.
func strengthOfRow(cards []string) []int {
	heights, suits := []int{}, map[byte]bool{}
	for _, c := range cards {
		heights = append(heights, heightOf(c))
		suits[c[0]] = true
	}
	slices.Sort(heights)
	slices.Reverse(heights)
	many := map[int]int{}
	for _, h := range heights {
		many[h]++
	}
	ranks := slices.Compact(slices.Clone(heights))
	slices.SortStableFunc(ranks, func(a, b int) int { return many[b] - many[a] })
	shape := ""
	for _, h := range ranks {
		shape += fmt.Sprint(many[h])
	}
	kind := map[string]int{"111": 0, "11111": 0, "21": 1, "2111": 1, "221": 2, "3": 3, "311": 3, "32": 6, "41": 7, "5": 8}[shape]
	if len(cards) == 3 {
		return append([]int{kind}, ranks...)
	}
	straight := 0
	if shape == "11111" && heights[0]-heights[4] == 4 {
		straight = heights[0]
	}
	if fmt.Sprint(heights) == "[14 5 4 3 2]" {
		straight = 5
	}
	switch {
	case straight == 14 && len(suits) == 1:
		return []int{10}
	case straight > 0 && len(suits) == 1:
		return []int{9, straight}
	case len(suits) == 1 && kind < 5:
		return append([]int{5}, heights...)
	case straight > 0:
		return []int{4, straight}
	}
	return append([]int{kind}, ranks...)
}

// royaltyOf returns the royalty of a row by its place from the top.
func royaltyOf(row int, s []int) int {
	switch {
	case row == 0 && s[0] == 3:
		return s[1] + 8
	case row == 0 && s[0] == 1 && s[1] >= 6:
		return s[1] - 5
	case row == 0:
		return 0
	}
	return [][11]int{{0, 0, 0, 2, 4, 8, 12, 20, 24, 30, 50}, {0, 0, 0, 0, 2, 4, 6, 10, 12, 15, 25}}[row-1][s[0]]
}

// judgePairs settles all pairs.
func judgePairs(l pokerLine, came []judgedBoard, suspended []string) error {
	order, stacks, n := orderOf(l.Seats, l.Button), map[int]int{}, 0
	for i, seat := range l.Seats {
		stacks[seat] = l.Stacks[i]
	}
	for i, first := range order {
		for _, second := range order[i+1:] {
			if slices.Contains(suspended, low(first, second)) {
				continue
			}
			if n == len(l.Pairs) {
				return errors.New("pairs are missing")
			}
			lines, points := pointsOf(came[slices.Index(l.Seats, first)], came[slices.Index(l.Seats, second)])
			paid := payed(stacks, first, second, points*l.Point)
			want := fmt.Sprintf("%d-%d %s %d %d", first, second, lines, points, paid)
			got := l.Pairs[n]
			if err := unlike("pair", fmt.Sprintf("%s %s %d %d", got.Pair, got.Lines, got.Points, got.Paid), want); err != nil {
				return err
			}
			n++
		}
	}
	if n != len(l.Pairs) {
		return errors.New("there are too many pairs")
	}
	var after []int
	for _, seat := range l.Seats {
		after = append(after, stacks[seat])
	}
	return unlike("after", l.After, after)
}

// payed moves what the first of a pair gets, and returns it.
func payed(stacks map[int]int, first, second, owed int) int {
	paid := min(max(owed, -owed), stacks[first], stacks[second])
	if owed < 0 {
		paid = -paid
	}
	stacks[first] += paid
	stacks[second] -= paid
	return paid
}

// pointsOf returns the rows and the points of the first of two boards.
func pointsOf(a, b judgedBoard) (lines string, points int) {
	royalties := func(b judgedBoard) int { return b.royalties[0] + b.royalties[1] + b.royalties[2] }
	switch {
	case a.dead && b.dead:
		return "===", 0
	case b.dead:
		return "+++", 6 + royalties(a)
	case a.dead:
		return "---", -6 - royalties(b)
	}
	for row := range 3 {
		lines += string("-=+"[slices.Compare(a.strengths[row], b.strengths[row])+1])
	}
	won, lost := strings.Count(lines, "+"), strings.Count(lines, "-")
	worth := map[[2]int]int{{3, 0}: 6, {2, 0}: 2, {2, 1}: 1, {1, 0}: 1}
	return lines, worth[[2]int{won, lost}] - worth[[2]int{lost, won}] + royalties(a) - royalties(b)
}

// judgeEvent judges what happens between two hands.
func (r *pokerReferee) judgeEvent(l pokerLine, s *pokerState) error {
	steps := []string{"", "leave", "rebuy", "join", "close"}
	step := slices.Index(steps, l.Event)
	if !s.played || step < 1 || step < slices.Index(steps, s.event) || l.Seat == nil || l.Chips == nil {
		return fmt.Errorf("%s can't happen now", l.Event)
	}
	if err := errors.Join(unlike("before", l.Before, s.hand), unlike("button", l.Button, s.button), unlike("point", l.Point, s.point), unlike("seats", l.Seats, s.seats),
		unlike("stacks", l.Stacks, s.stacks), unlike("fantasy", l.Fantasy, s.fantasies), unlike("suspended", l.Suspended, s.suspended)); err != nil {
		return err
	}
	seat, place, stacks := *l.Seat, slices.Index(s.seats, *l.Seat), map[int]int{}
	for i, each := range s.seats {
		stacks[each] = s.stacks[i]
	}
	if brings := l.Event == "rebuy" || l.Event == "join"; brings != (*l.Chips > 0) || (l.Event == "close") != (seat == 0) {
		return fmt.Errorf("%s of seat %d with %d chips", l.Event, seat, *l.Chips)
	}
	if there := place >= 0; l.Event != "close" && (there == (l.Event == "join") || seat < 1 || seat > 6) {
		return fmt.Errorf("%s of seat %d among %v", l.Event, seat, s.seats)
	}
	fees, pairs := map[int]int{14: 10, 15: 15, 16: 20, 17: 25}, []string{}
	pay := func(first, second, points int) {
		if points != 0 && !slices.Contains(s.suspended, low(first, second)) {
			pairs = append(pairs, fmt.Sprintf("%d-%d %d %d", first, second, points, payed(stacks, first, second, points*l.Point)))
		}
	}
	switch l.Event {
	case "leave":
		if s.event == "leave" && clockwise(s.button, seat) < s.left {
			return fmt.Errorf("seat %d leaves too late", seat)
		}
		s.left = clockwise(s.button, seat)
		for _, other := range orderOf(s.seats, seat) {
			if other != seat {
				pay(seat, other, -fees[s.fantasyOf(other)])
			}
		}
		r.counts["fees"] += len(pairs)
	case "close":
		order := orderOf(s.seats, s.button)
		for i, first := range order {
			for _, second := range order[i+1:] {
				pay(first, second, fees[s.fantasyOf(first)]-fees[s.fantasyOf(second)])
			}
		}
		s.closed = true
	case "rebuy":
		stacks[seat] += *l.Chips
	case "join":
		stacks[seat] = *l.Chips
	}
	s.change(l.Event, seat, place, stacks)
	r.counts[l.Event]++
	got := []string{}
	for _, p := range l.Pairs {
		got = append(got, strings.TrimSpace(fmt.Sprintf("%s %s%d %d", p.Pair, p.Lines, p.Points, p.Paid)))
	}
	return errors.Join(unlike("pairs", got, pairs), unlike("after", l.After, s.stacks))
}

// change seats who joins, and takes away who leaves.
func (s *pokerState) change(event string, seat, place int, stacks map[int]int) {
	s.event = event
	switch event {
	case "leave":
		s.seats = slices.Delete(slices.Clone(s.seats), place, place+1)
		s.fantasies = slices.Delete(slices.Clone(s.fantasies), place, place+1)
		s.suspended = slices.DeleteFunc(s.suspended, func(pair string) bool { return strings.Contains(pair, fmt.Sprint(seat)) })
	case "join":
		at := 0
		for i, other := range s.seats {
			if s.fantasies[i] > 0 {
				s.suspended = append(s.suspended, low(seat, other))
			}
			if other < seat {
				at = i + 1
			}
		}
		slices.Sort(s.suspended)
		s.seats = slices.Insert(slices.Clone(s.seats), at, seat)
		s.fantasies = slices.Insert(slices.Clone(s.fantasies), at, 0)
	}
	s.stacks = []int{}
	for _, each := range s.seats {
		s.stacks = append(s.stacks, stacks[each])
	}
}
