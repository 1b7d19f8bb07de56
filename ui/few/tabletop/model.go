package tabletop

import (
	"cmp"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/handorder"
)

// Spot is a card on the table, by its place. The zero Spot is none.
type Spot struct {
	Place few.Place
	Index int       // of its slot, as in [few.View.Cards]
	Card  card.Card // no card if it is face down
	there bool
}

// There reports whether it is a spot, and not the zero Spot.
func (s Spot) There() bool { return s.there }

// Options hold the content of a model besides the view.
type Options struct {
	Person few.Player // the player at the bottom
	Nobody bool       // the user has no seat: computers only
	Names  text.Names // of the players; the user's is empty
	Number int        // of the deal, from 1: another number means a new deal
	Acts   bool       // the user may act now, at the user's turn
	Waits  bool       // the complete trick stays on the table until the user continues
}

// Model is the visible content of a deal: the user's view, and the user's unfinished choice.
type Model struct {
	Options
	Table few.Table
	Piles Piles
	Trick []few.Play // on the table
	Plays card.Hand  // the user's legal cards
	Picks int        // number of cards that the user is to choose now: 0 none, -1 any number
	Free  bool       // the user is to choose a packet
	Over  bool       // the deal is over, and all hands are open as played with
	Order order      // of the suits in a hand

	Chosen card.Hand  // of the cards that are to be given, thrown away or laid down
	Packet few.Packet // that is chosen
	Peek   bool       // the user looks at the thrown-away cards
}

// NewModel returns the content of a view: the user's, or one that sees all.
func NewModel(v few.View, o Options) Model {
	m := Model{Options: o, Table: v.Table, Order: suitOrder(v.Table)}
	m.Trick = v.Trick().Plays
	if tricks := v.Tricks(); o.Waits && len(tricks) > 0 && len(m.Trick) == 0 {
		m.Trick = tricks[len(tricks)-1].Plays
	} else {
		m.Waits = false
	}
	for _, p := range v.Places() {
		m.Piles = append(m.Piles, m.pile(v, p))
	}
	slices.SortStableFunc(m.Piles, func(a, b Pile) int { return cmp.Compare(a.Station.layer(), b.Station.layer()) })
	if !o.Acts || v.Turn() != o.Person || m.Waits {
		return m
	}
	switch v.Stage() {
	case few.StageGiving:
		m.Picks = few.CardsGiven
	case few.StageReserving:
		m.Picks = few.CardsReserved
	case few.StageExchanging:
		m.Picks = -1
	case few.StageBidding:
		m.Free = v.Rules().Kind == few.OpenOrClosed && len(v.Calls()) == 0
	case few.StagePlaying:
		m.Plays = v.LegalPlays()
	}
	return m
}

// NewOver returns the content of a finished deal: the hands as played with, all open; as dealt if all have passed.
func NewOver(b few.Board, o Options) Model {
	first := slices.IndexFunc(b.Events(), func(e few.Event) bool { return e.Kind == few.Playing || e.Kind == few.Claiming })
	if first < 0 {
		first = len(b.Events())
	}
	o.Acts, o.Waits = false, false
	before := b.Prefix(first)
	m := NewModel(before.Whole(), o)
	m.Table, m.Over = b.Table, true
	return m
}

// pile returns the cards in a place.
func (m Model) pile(v few.View, p few.Place) Pile {
	pile := Pile{Place: p, Station: m.stationOf(p)}
	for i, s := range v.Cards(p) {
		if s.There {
			pile.Spots = append(pile.Spots, Spot{p, i, s.Card, true})
		}
	}
	pile.Open = len(pile.Spots) > 0 && pile.Known() && p.Pile != few.ThrownAway && p.Pile != few.Stock && p.Pile != few.Coming && p.Pile != few.Cover
	if p.Pile != few.Row && p.Pile != few.Cover && p.Pile != few.Stock && p.Pile != few.Coming {
		slices.SortStableFunc(pile.Spots, m.Order.compare)
	}
	return pile
}

// order holds the suits in a hand from the left.
type order [4]card.Suit

// compare orders cards as they are held.
func (o order) compare(a, b Spot) int {
	of := func(s Spot) int { return slices.Index(o[:], s.Card.Suit) }
	return cmp.Or(cmp.Compare(of(a), of(b)), handorder.Chosen().Compare(a.Card.Rank, b.Card.Rank))
}

// sorted returns the cards of adjacent piles as they are held.
func (o order) sorted(piles Piles) (spots []Spot) {
	for _, p := range piles {
		spots = append(spots, p.Spots...)
	}
	slices.SortStableFunc(spots, o.compare)
	return spots
}

// suitOrder returns the suits as they are held.
func suitOrder(t few.Table) order {
	trump, ok := t.Contract().Strain.Trump()
	return handorder.Chosen().Order(trump, ok && !t.Contract().PassedOut())
}

// Kind returns the game.
func (m Model) Kind() few.Kind { return m.Table.Rules().Kind }

// shown reports whether there is a deal to be shown.
func (m Model) shown() bool { return len(m.Piles) > 0 }

// fresh reports whether nothing has happened yet but the deal.
func (m Model) fresh() bool { return m.shown() && len(m.Table.Events()) == 0 }

// Turn returns the places from which the next card is played: none outside the play, or while a trick waits.
func (m Model) Turn() []few.Place {
	if m.Table.Stage() != few.StagePlaying || m.Waits || m.Over {
		return nil
	}
	from := m.Table.From()
	if m.Kind() == few.ChineseBridge {
		return []few.Place{from, {Pile: few.Row, Of: from.Of}}
	}
	return []few.Place{from}
}

// Acting returns the player to act, or [few.Nobody].
func (m Model) Acting() few.Player {
	if m.Waits || m.Over || !m.shown() {
		return few.Nobody
	}
	return m.Table.Turn()
}

// mine reports whether a player is on the user's side in the play: the user, and in games of three a fellow defender.
func (m Model) mine(p few.Player) bool {
	t := m.Table
	if p == m.Person {
		return true
	}
	if t.Rules().Players() < 3 || t.Contract().PassedOut() || p == few.Nobody {
		return false
	}
	if m.Kind() == few.BridgeForThree {
		return t.Side(p) == t.Side(m.Person)
	}
	d := t.Contract().Declarer
	return p != d && m.Person != d
}

// Won returns the numbers of tricks taken off the table: the user's side's, and the other's.
func (m Model) Won() (ours, theirs int) {
	tricks := m.Table.Tricks()
	if m.Waits && len(tricks) > 0 {
		tricks = tricks[:len(tricks)-1]
	}
	for _, t := range tricks {
		if m.mine(t.Winner) {
			ours++
		} else {
			theirs++
		}
	}
	return ours, theirs
}
