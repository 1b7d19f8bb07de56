package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// pokerReferee judges printed lines of poker by docs/rules/progressive-poker.md alone: it computes everything again,
// card by card, without the rooms of the game. It goes from line to line of one game after the other.
type pokerReferee struct {
	games  map[string]*pokerState
	counts map[string]int // features judged
}

// pokerState is the state after the lines so far.
type pokerState struct {
	hand, button, point      int // of the next line
	played                   bool
	seats, stacks, fantasies []int
	suspended                []string
	event                    string // the last one between two hands
	left                     int    // distance from the button of the last player who left
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

// judge returns the violation of the rules in a line.
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

// clockwise returns the distance of a seat from another one.
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

// judgeResult compares a line's statements on the boards with the boards.
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

// payed moves the payment of a pair, and returns it.
func payed(stacks map[int]int, first, second, owed int) int {
	paid := min(max(owed, -owed), stacks[first], stacks[second])
	if owed < 0 {
		paid = -paid
	}
	stacks[first] += paid
	stacks[second] -= paid
	return paid
}
