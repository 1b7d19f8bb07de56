// Package tabletop shows a board of bridge: the oval table with its four seats, the cards, the tricks won, the
// contract, and the auction. Boards are played and reviewed on it.
//
// The content is first computed without any window, as a [Model]; the places follow from that and from a [Geometry]
// ([NewScene]), and changes between scenes are animated: see [cardtable].
package tabletop

import (
	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/kit/handorder"
)

// Model is the visible content of a state of play.
type Model struct {
	Table  bridge.Table // the public part of the board
	Person card.Seat    // the seat at the bottom
	Nobody bool         // the user has no seat: computers only
	// Company holds the players at the other places, if they are known by name.
	Company *company.Table
	Names   [4]string // of the players, from a file; "" if unknown

	Number, Length int    // of the deal in the rubber, from 1; one that is dealt again has the same
	Board          int    // of the rubber, from 0
	Points         [2]int // so far, of this board too when it is over
	IMPs           [2]int // so far, in games with targets
	Below          [2]int // towards the next game, before the board, and after it when it is over
	Games          [2]int // that have been won, likewise
	Undoable       bool   // there is something of the user's to take back

	Hands [4]card.Hand // still held, of the seats that are open
	Open  [4]bool      // hands face up
	Count [4]int       // number of cards in each hand
	Deal  card.Deal    // all cards, for when the board is over

	Yours  bool          // the user is to act
	Plays  card.Hand     // legal cards, if the user is to play
	Alone  bool          // there is only one, which is played automatically
	Calls  []bridge.Call // legal calls or choices of contract, if the user is to make one
	Trick  bridge.Trick  // on the table
	Waits  bool          // the trick is complete and stays until the user continues
	Over   bool          // the board is over, and its result is due
	Order  [4]card.Suit  // from the left, in a hand
	Away   bool          // another table, with felt of another colour
	Still  bool          // no player is to act
	Plain  bool          // hide the contract except its trumps, and these too without Trumps
	Trumps bool
	Veiled bool // declarer isn't known yet
	Even   bool // hide vulnerability
	Quiet  bool // hide the number of tricks that the contract needs
	Bare   bool // the table is empty, without any calls
	Given  bool // the contract was given, without deal and auction
	Laid   bool // the cards are there without an animated deal
}

// NewModel returns the content to show for s; config determines what the user may see.
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

// fresh reports whether nothing has happened yet after an animated deal.
func (m Model) fresh() bool { return len(m.Table.Events()) == 0 && !m.Laid }

// winner returns the winner of a complete trick.
func (m Model) winner(t bridge.Trick) card.Seat { return t.Winner(m.Table.Contract().Strain) }

// SuitOrder returns the order of suits in a hand; without trumps yet, as if spades were.
func SuitOrder(c bridge.Contract) [4]card.Suit {
	trump, ok := c.Strain.Trump()
	return handorder.Chosen().Order(trump, ok && !c.PassedOut())
}

// companyOf returns the players at the table of a rubber, which follow from its first deal.
func companyOf(s play.State) *company.Table {
	first := s.Board
	if len(s.Rubber.Boards) > 0 {
		first = s.Rubber.Boards[0]
	}
	table := company.At(first.Number().String())
	return &table
}

// player returns the player in a seat other than the user's, if known by name.
func (m Model) player(seat card.Seat) (p company.Player, ok bool) {
	if m.Company == nil || m.Nobody || seat == m.Person {
		return p, false
	}
	return m.Company.Of(seat, m.Person), true
}

// Sorted returns the cards of a hand in display order.
func (m Model) Sorted(hand card.Hand) []card.Card {
	cards := make([]card.Card, 0, hand.Len())
	for _, s := range m.Order {
		cards = append(cards, handorder.Chosen().Suit(hand, s)...)
	}
	return cards
}

// columns returns the columns of an open hand other than the user's on a table; it has none if it isn't open.
func (m Model) columns(seat card.Seat, g Geometry) [][]card.Card {
	if !m.Open[seat] || seat == m.Person || m.Over {
		return nil
	}
	return g.suitColumns(m.PlaceOf(seat), m.Hands[seat], m.Deal[seat], m.Order)
}

// Place is the position of a seat on the screen.
type Place int

// The places, clockwise; the user sits at the bottom.
const (
	Bottom Place = iota
	Left
	Top
	Right
)

// PlaceOf returns the position of a seat on the screen.
func (m Model) PlaceOf(seat card.Seat) Place { return Place(seat.Next(-int(m.Person))) }

// SeatAt returns the seat at a place of the screen.
func (m Model) SeatAt(p Place) card.Seat { return m.Person.Next(int(p)) }
