// Package tabletop shows a board of bridge: the oval table with its four seats, the cards, the tricks that have been won,
// the contract, and the auction. A board is played and reviewed on it.
//
// What there is to see is first worked out without any window, as a [Model]; what lies where follows from that and from a
// [Geometry] ([NewScene]), and what is different from the scene before moves there: see [cardtable].
package tabletop

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/handorder"
)

// Model is what the table shows of a state of play.
type Model struct {
	Table  bridge.Table // what everybody may know of the board
	Person card.Seat    // sits at the bottom
	Nobody bool         // no user sits there: computers only
	// Company is who sits at the other places, if they are known by name.
	Company *company.Table
	Names   [4]string // of those who sat there, as a file says; "" where it doesn't

	Number, Length int    // of the deal in the rubber, from 1; one that is dealt again has the same
	Board          int    // of the rubber, from 0
	Points         [2]int // so far, of this board too when it is over
	IMPs           [2]int // so far, where boards are held against targets
	Below          [2]int // towards the next game, before the board, and after it when it is over
	Games          [2]int // that have been won, likewise
	Undoable       bool   // there is something of the user's to take back

	Hands [4]card.Hand // still held, of the seats that are open
	Open  [4]bool      // who is seen face up
	Count [4]int       // how many cards each still holds
	Deal  card.Deal    // all cards, for when the board is over

	Yours  bool          // the user decides what happens next
	Plays  card.Hand     // what may be played now, if it is the user's to play
	Alone  bool          // that is one card only, which plays itself
	Calls  []bridge.Call // what may be called now or, where declarer chooses the contract, chosen, if it is the user's to do so
	Trick  bridge.Trick  // on the table
	Waits  bool          // the trick is full and is there until someone goes on
	Over   bool          // the board is over, and its result is due
	Order  [4]card.Suit  // from the left, in a hand
	Away   bool          // it is another table, whose felt has another colour
	Still  bool          // nobody is to act
	Plain  bool          // nothing is said of the contract but what is trumps, and that only with Trumps
	Trumps bool
	Veiled bool // it isn't known yet who declares
	Even   bool // nothing is said of who is vulnerable
	Quiet  bool // nothing is said of the tricks that a contract needs
	Bare   bool // nothing lies on the table, and nobody has said anything
	Given  bool // the contract was given: nobody has dealt and bid
	Laid   bool // the cards lie there, and nobody is seen to deal them
}

// NewModel returns what to show of s; config says what the user may see.
func NewModel(s play.State, config play.Config) Model {
	b, sofar := s.Board, s.Rubber
	over := b.Phase() == bridge.Finished && !s.Waits()
	standing := b.Standing
	if over {
		sofar = sofar.With(b)
		standing = standing.After(b)
	}
	m := Model{
		Table:  b.Table,
		Person: config.User.Seat,
		Number: s.Rubber.Counted() + 1,
		Board:  len(s.Rubber.Boards),
		Length: s.Rubber.Length,
		Points: sofar.Points(),
		IMPs:   sofar.IMPs(),
		Below:  standing.Below,
		Games:  standing.Games,
		Deal:   b.Deal,
		Trick:  b.Trick(),
		Waits:  s.Waits(),
		Over:   over,
		Order:  SuitOrder(b.Contract()),
		Open:   config.User.Seen(b.Table),
	}
	m.Company = companyOf(s)
	if m.Waits {
		m.Trick = b.Tricks()[len(b.Tricks())-1]
	}
	_, m.Undoable = config.LastDecision(b)
	for _, seat := range card.Seats {
		m.Count[seat] = b.Hand(seat).Len()
		if m.Open[seat] {
			m.Hands[seat] = b.Hand(seat)
		}
	}
	if m.Over {
		m.openAll()
	}
	if !config.User.Acts(b.Table) {
		return m
	}
	m.Yours, m.Alone = true, config.PlaysItself(b)
	view := b.View(b.Actor())
	m.Plays, m.Calls = view.LegalPlays(), append(view.LegalCalls(), view.LegalChoices()...)
	return m
}

// fresh reports whether nothing has happened yet but the deal, which is seen.
func (m Model) fresh() bool { return len(m.Table.Events()) == 0 && !m.Laid }

// winner returns who wins a full trick.
func (m Model) winner(t bridge.Trick) card.Seat { return t.Winner(m.Table.Contract().Strain) }

// SuitOrder returns the suits as they are held; where nothing is trumps yet, as if spades were.
func SuitOrder(c bridge.Contract) [4]card.Suit {
	trump, ok := c.Strain.Trump()
	return handorder.Chosen().Order(trump, ok && !c.PassedOut())
}

// companyOf returns who sits at the table of a rubber: that follows from its first deal.
func companyOf(s play.State) *company.Table {
	first := s.Board
	if len(s.Rubber.Boards) > 0 {
		first = s.Rubber.Boards[0]
	}
	table := company.At(first.Number().String())
	return &table
}

// player returns who sits in a seat that is not the user's, if he is known by name.
func (m Model) player(seat card.Seat) (p company.Player, ok bool) {
	if m.Company == nil || m.Nobody || seat == m.Person {
		return p, false
	}
	return m.Company.Of(seat, m.Person), true
}

// Sorted returns the cards of a hand in the order in which they are shown.
func (m Model) Sorted(hand card.Hand) []card.Card {
	cards := make([]card.Card, 0, hand.Len())
	for _, s := range m.Order {
		cards = append(cards, handorder.Chosen().Suit(hand, s)...)
	}
	return cards
}

// columns returns the columns in which an open hand that is not the user's lies on a
// table; it has none if it is not open.
func (m Model) columns(seat card.Seat, g Geometry) [][]card.Card {
	if !m.Open[seat] || seat == m.Person || m.Over {
		return nil
	}
	return g.suitColumns(m.PlaceOf(seat), m.Hands[seat], m.Deal[seat], m.Order)
}

// Place is where a seat is on the screen.
type Place int

// The places, clockwise; the user sits at the bottom.
const (
	Bottom Place = iota
	Left
	Top
	Right
)

// PlaceOf returns where a seat is on the screen.
func (m Model) PlaceOf(seat card.Seat) Place { return Place(seat.Next(-int(m.Person))) }

// SeatAt returns the seat at a place of the screen.
func (m Model) SeatAt(p Place) card.Seat { return m.Person.Next(int(p)) }
