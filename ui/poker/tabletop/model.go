package tabletop

import (
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
)

// Model is the visible content of a hand: the user's view, and the user's unfinished act.
type Model struct {
	Rules   poker.Rules
	Number  int      // of the hand, from 1; 0 without a hand
	Stage   int      // as [poker.Hand.Stage]
	Packet  int      // number of packets dealt to players who play street by street, 1 to 5
	Players []Player // the user first, then clockwise
	Acts    int      // number of acts done

	Placing  Placing        // the cards in the user's hand
	Thrown   poker.Cards    // the user's discards in this hand
	Standing poker.Standing // of the user's board, including placed cards
	Chosen   int            // the chosen card in the user's hand, or -1
	Acting   bool           // it is the user's turn

	Over    bool
	Settled poker.Settlement // when it is over
	Paid    int              // number of its payments shown
	Rest    bool             // all have been shown, and no pair is marked any more
	before  [poker.Seats + 1]int
}

// Player is a player at the table.
type Player struct {
	Seat    poker.Seat
	Name    string
	Stack   int // chips, with the payments that have been shown
	Fantasy int // cards set at once in this hand, or 0
	Next    int // cards to be set at once in the next one, once known
	Button  bool
	Turn    bool
	Apart   []poker.Seat // seats not settled with this one (Rules: progressive-poker, R12)
	Held    int          // cards in the hand
	Hidden  bool         // the fantasy is face down
	Board   poker.Board  // as far as visible, without unconfirmed cards of the user
	Cards   []Placed     // of that board
	Thrown  int          // number of discards
	Rated   poker.Rated  // when the hand is over
}

// Placed is a card on a board.
type Placed struct {
	Key  string // names it from model to model
	Card card.Card
	Row  poker.Row
}

// NewModel returns the content of a hand for a player. Names are those of the players, by seat.
func NewModel(h poker.Hand, person poker.Seat, names map[poker.Seat]string) Model {
	t, v := h.Table(), h.View(person)
	m := Model{Rules: t.Rules, Number: t.Hand, Stage: h.Stage(), Acts: h.Len(), Over: h.Over() && t.Hand > 0, Chosen: -1}
	m.Packet = min(max(m.Stage, poker.FirstStreet), poker.LastStreet)
	if m.Stage == poker.FantasyStage && t.Rules.FantasySets == poker.Last {
		m.Packet = poker.LastStreet
	}
	if m.Over {
		m.Settled = h.Settle()
	}
	turn, acting := h.Turn()
	m.Acting = acting && turn == person
	m.Placing, m.Thrown = NewPlacing(v), v.Discards()
	for _, seat := range clockwiseFrom(t, person) {
		p, _ := t.Player(seat)
		player := Player{
			Seat: seat, Name: names[seat], Stack: p.Stack, Fantasy: p.Fantasy, Button: seat == t.Button, Turn: acting && turn == seat,
			Held: len(h.Hold(seat)), Board: v.Board(seat), Cards: placedBy(v, seat), Thrown: len(h.Discards(seat)),
		}
		player.Hidden = slices.ContainsFunc(v.Acts, func(a poker.SeenAct) bool { return a.Seat == seat && a.Hidden })
		for _, other := range t.Players {
			if other.Seat != seat && !t.Settled(seat, other.Seat) {
				player.Apart = append(player.Apart, other.Seat)
			}
		}
		if i := indexOf(t, seat); m.Over {
			player.Rated, player.Next = m.Settled.Rated[i], m.Settled.Next[i]
		}
		m.before[seat] = p.Stack
		m.Players = append(m.Players, player)
	}
	return m.With(m.Placing)
}

// clockwiseFrom returns the seats that are taken, clockwise from one of them.
func clockwiseFrom(t poker.Table, from poker.Seat) []poker.Seat {
	var seats []poker.Seat
	for i := range poker.Seats {
		seat := poker.Seat((int(from)-1+i)%poker.Seats + 1)
		if _, ok := t.Player(seat); ok {
			seats = append(seats, seat)
		}
	}
	return seats
}

func indexOf(t poker.Table, seat poker.Seat) int {
	return slices.IndexFunc(t.Players, func(p poker.Player) bool { return p.Seat == seat })
}

// With returns the model with another placing of the same cards.
func (m Model) With(p Placing) Model {
	m.Placing = p
	m.Standing = m.Rules.Standing(p.Board())
	if m.Chosen >= p.Len() || m.Chosen >= 0 && p.At(m.Chosen) != Hand {
		m.Chosen = -1
	}
	return m
}

// Choose returns the model with a card of the hand chosen, or none for -1.
func (m Model) Choose(i int) Model {
	m.Chosen = -1
	if i >= 0 && i < m.Placing.Len() && m.Placing.At(i) == Hand {
		m.Chosen = i
	}
	return m
}

// Put returns the model with the chosen card at a target, and the next card of the hand chosen; or an error as [Placing.Put] does.
func (m Model) Put(to Target) (Model, error) {
	left := m.Placing.Left()
	p, err := m.Placing.Put(m.Chosen, to)
	if err != nil {
		return m, err
	}
	at := slices.Index(left, m.Chosen)
	m = m.With(p)
	if left = p.Left(); len(left) > 0 {
		m = m.Choose(left[min(at, len(left)-1)])
	}
	return m, nil
}

// Step returns the model with the next card of the hand chosen on the right, or on the left.
func (m Model) Step(by int) Model {
	left := m.Placing.Left()
	if len(left) == 0 {
		return m
	}
	at := slices.Index(left, m.Chosen)
	switch {
	case at < 0 && by > 0:
		at = 0
	case at < 0:
		at = len(left) - 1
	default:
		at = (at + by + len(left)) % len(left)
	}
	return m.Choose(left[at])
}

// Show returns the model after the first payments, with the stacks as they are then.
func (m Model) Show(payments int) Model {
	payments = min(max(payments, 0), len(m.Settled.Pairs))
	m.Players = slices.Clone(m.Players)
	move := func(pay poker.Payment, sign int) {
		for i := range m.Players {
			switch m.Players[i].Seat {
			case pay.Pair.First:
				m.Players[i].Stack += sign * pay.Paid
			case pay.Pair.Second:
				m.Players[i].Stack -= sign * pay.Paid
			}
		}
	}
	for ; m.Paid < payments; m.Paid++ {
		move(m.Settled.Pairs[m.Paid], 1)
	}
	for ; m.Paid > payments; m.Paid-- {
		move(m.Settled.Pairs[m.Paid-1], -1)
	}
	return m
}

// Player returns the player in a seat; ok is false if it is free.
func (m Model) Player(seat poker.Seat) (p Player, ok bool) {
	if i := m.PlaceOf(seat); i >= 0 {
		return m.Players[i], true
	}
	return Player{}, false
}

// PlaceOf returns the place of a seat, from 0, the user's, clockwise; -1 if it is free.
func (m Model) PlaceOf(seat poker.Seat) int {
	return slices.IndexFunc(m.Players, func(p Player) bool { return p.Seat == seat })
}

// Person returns the user's own part.
func (m Model) Person() Player { return m.Players[0] }

// Before returns the stack of a player before the hand was settled.
func (m Model) Before(seat poker.Seat) int { return m.before[seat] }

// Ended returns the model of a completely settled hand, with the stacks between two hands.
func (m Model) Ended(table poker.Table) Model {
	m.Rest, m.Players = true, slices.Clone(m.Players)
	for i := range m.Players {
		if p, ok := table.Player(m.Players[i].Seat); ok {
			m.Players[i].Stack = p.Stack
		}
	}
	return m
}
