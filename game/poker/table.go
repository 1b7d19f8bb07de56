package poker

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/superbridge/superbridge/game/fault"
)

// Player is a player at the table: his chips, and the number of cards that he gets at once in the next hand, 0 if he
// plays it street by street. (Rules: progressive-poker, Fantasy and return.)
type Player struct {
	Seat    Seat
	Stack   int // chips, 0 to [MaxAtTable]
	Fantasy int // 0 14 15 16 17
}

// fantasy reports whether the player has a fantasy coming.
func (p Player) fantasy() bool { return p.Fantasy != 0 }

// deals returns the number of cards that the player gets in a hand.
func (p Player) deals() int {
	if p.fantasy() {
		return p.Fantasy
	}
	return streetCards
}

// Table is the state at a hand's start: all that the hand depends on except its cards. Between hands it is the state
// after the last one, with that hand's Button.
type Table struct {
	Rules     Rules
	Game      string // name of the game, chosen by the players
	Hand      int    // number of the hand, from 1; between hands the next one's
	Button    Seat
	Players   []Player // by seat
	Suspended []Pair   // pairs that don't settle (Rules: progressive-poker, R12), sorted, the lower seat first
}

// MaxPlayers and MinPlayers are the limits of the number of players.
const (
	MinPlayers = 2
	MaxPlayers = Seats
)

// Player returns the player in a seat; ok is false if the seat is empty.
func (t Table) Player(seat Seat) (p Player, ok bool) {
	if i := t.index(seat); i >= 0 {
		return t.Players[i], true
	}
	return Player{}, false
}

// index returns the index of a seat among the players, -1 if the seat is empty.
func (t Table) index(seat Seat) int {
	return slices.IndexFunc(t.Players, func(p Player) bool { return p.Seat == seat })
}

// Order returns the seats in the order of play, from the button's left round to the button. (Rules: progressive-poker,
// Table.)
func (t Table) Order() []Seat { return t.orderFrom(t.Button) }

// orderFrom returns the occupied seats clockwise, from a seat's left round to the seat itself.
func (t Table) orderFrom(seat Seat) []Seat {
	order := make([]Seat, len(t.Players))
	for i, p := range t.Players {
		order[i] = p.Seat
	}
	slices.SortFunc(order, func(a, b Seat) int { return cmp.Compare(a.after(seat), b.after(seat)) })
	return order
}

// Settled reports whether a pair of players settles: both are at the table, and the pair isn't suspended.
func (t Table) Settled(a, b Seat) bool {
	return a != b && t.index(a) >= 0 && t.index(b) >= 0 && !slices.Contains(t.Suspended, pairOf(a, b))
}

// Check returns nil if a hand can start at the table, otherwise an error that says what is wrong: a [*RuleError] if a
// player has no chips.
func (t Table) Check() error {
	if err := t.between(); err != nil {
		return err
	}
	if len(t.Players) < MinPlayers {
		return fault.Errorf("%d players, want %d to %d", len(t.Players), MinPlayers, MaxPlayers)
	}
	if t.index(t.Button) < 0 {
		return fault.Errorf("nobody sits at the button, seat %v", t.Button)
	}
	for _, p := range t.Players {
		if p.Stack == 0 {
			return &RuleError{Rule: RebuyBeforeHand, What: fmt.Sprintf("hand %d", t.Hand), Seat: p.Seat}
		}
	}
	for _, pair := range t.Suspended {
		if !t.coming(pair) {
			return fault.Errorf("pair %v is suspended, but neither has a fantasy", pair)
		}
	}
	return nil
}

// between returns nil if the table is valid between two hands: with any number of players, some of whom may have no
// chips.
func (t Table) between() error {
	if err := t.Rules.Check(); err != nil {
		return err
	}
	switch {
	case t.Hand < 1:
		return fault.Errorf("hands are counted from 1, not %d", t.Hand)
	case !t.Button.Valid():
		return fault.Errorf("the button is at no seat: %v", t.Button)
	case len(t.Players) > MaxPlayers:
		return fault.Errorf("%d players, want %d to %d", len(t.Players), MinPlayers, MaxPlayers)
	}
	last := Seat(0)
	for _, p := range t.Players {
		switch {
		case !p.Seat.Valid() || p.Seat <= last:
			return fault.Errorf("seat %v: want seats from 1 to %d in ascending order, each once", p.Seat, Seats)
		case p.Stack < 0 || p.Stack > MaxAtTable:
			return fault.Errorf("seat %v has %d chips", p.Seat, p.Stack)
		case p.Fantasy != 0 && (p.Fantasy < returnCards || p.Fantasy > streetCards):
			return fault.Errorf("seat %v has a fantasy of %d cards: want 0, 14, 15, 16 or 17", p.Seat, p.Fantasy)
		}
		last = p.Seat
	}
	if chips := t.chips(); chips > MaxAtTable {
		return fault.Errorf("there are %d chips at the table, more than %d", chips, MaxAtTable)
	}
	for i, pair := range t.Suspended {
		switch {
		case pair.First >= pair.Second:
			return fault.Errorf("suspended pair %v: the lower seat comes first", pair)
		case t.index(pair.First) < 0 || t.index(pair.Second) < 0:
			return fault.Errorf("suspended pair %v: only players at the table are suspended", pair)
		case i > 0 && comparePairs(t.Suspended[i-1], pair) >= 0:
			return fault.Errorf("suspended pair %v: want ascending order, each once", pair)
		}
	}
	return nil
}

// chips returns the total of chips at the table.
func (t Table) chips() int {
	sum := 0
	for _, p := range t.Players {
		sum += p.Stack
	}
	return sum
}

// coming reports whether either of a pair has a fantasy coming.
func (t Table) coming(pair Pair) bool {
	first, _ := t.Player(pair.First)
	second, _ := t.Player(pair.Second)
	return first.fantasy() || second.fantasy()
}

func comparePairs(a, b Pair) int {
	return cmp.Or(cmp.Compare(a.First, b.First), cmp.Compare(a.Second, b.Second))
}

// clone returns a copy with its own players and pairs.
func (t Table) clone() Table {
	t.Players = slices.Clone(t.Players)
	t.Suspended = slices.Clone(t.Suspended)
	return t
}

// equal reports whether two tables are equal.
func (t Table) equal(u Table) bool {
	return t.Rules == u.Rules && t.Game == u.Game && t.Hand == u.Hand && t.Button == u.Button &&
		slices.Equal(t.Players, u.Players) && slices.Equal(t.Suspended, u.Suspended)
}

// Shuffle returns a random deal: each player's cards in the order they come, 17 or those of his fantasy.
func (t Table) Shuffle(rng *rand.Rand) []Cards {
	pack := Pack(len(t.Players))
	rng.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	deal := make([]Cards, len(t.Players))
	for i, p := range t.Players {
		n := min(p.deals(), len(pack))
		deal[i], pack = slices.Clip(pack[:n]), pack[n:]
	}
	return deal
}

// DrawButton returns a random one of the seats for the button of a game's first hand (Rules: progressive-poker, R1), or
// the zero Seat if there are none.
func DrawButton(seats []Seat, rng *rand.Rand) Seat {
	if len(seats) == 0 {
		return 0
	}
	return seats[rng.IntN(len(seats))]
}
