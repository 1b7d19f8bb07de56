// Package record writes poker as lines of JSON, and reads it back: each hand is a line, and so is each event between
// two hands. What a seat may see of a hand has a line too.
//
// # Hands
//
// The keys always come in this order, on one line and without spaces:
//
//	{"rules":"ProgressivePoker","game":"A","hand":7,"button":2,"point":1,"seats":[2,5],"stacks":[430,30],
//	 "fantasy":[14,0],"suspended":[],"deal":["SAS9…","SQHQ…"],"acts":["2 SAHADA/…/S9H9D9C9D4:C4",…],
//	 "boards":["SAHADA/HKHJH8H3H2/S9H9D9C9D4",…],"joker":"S5","dead":[],"royalties":[[22,8,10],[0,0,2]],
//	 "pairs":[{"pair":"5-2","lines":"---","points":-44,"paid":-30}],"after":[460,0],"next":[14,0]}
//
// Hands of a game are numbered from 1. Lists are by seat; a deal has the cards in the order they come, royalties are
// those of top, middle and bottom. Pairs are in the order in which they settle, for the first of each: points, and
// chips paid. Joker is the joker's card on a living board, or empty; next the number of cards that each gets at once in
// the next hand. A hand that isn't over lacks the keys from boards on. Non-standard rules that affect a hand follow the
// game's name in their text form, as "options":"fantasy-last"; the point has its own key, and the agreed buy-in and
// number of hands are in no line.
//
// # Events
//
// Between two hands players leave, rebuy, join and close, in this order:
//
//	{"rules":"ProgressivePoker","game":"B","before":4,"event":"leave","seat":1,"chips":0,"button":3,"point":1,
//	 "seats":[1,3,4],"stacks":[22,200,90],"fantasy":[0,15,14],"suspended":[],
//	 "pairs":[{"pair":"1-3","points":-15,"paid":-15},{"pair":"1-4","points":-10,"paid":-7}],"after":[215,97]}
//
// Before is the number of the next hand, button that of the last one; the other lists are as before the event, and
// after has the stacks of the players present afterwards. The seat is 0 for close, chips are 0 except for rebuy and
// join. Pairs are those in which something is owed.
//
// # Views
//
// A view has the seat's cards in "hold" and "acts" with ? for what it can't see, after the keys of the table:
//
//	{…,"suspended":[],"seat":5,"hold":"JKS4HT","acts":["2 ?","5 -/SQHQ/C8D7S6","5 DQ/-/H5:CK"]}
//
// # What is checked
//
// Hands are played by the rules from their deals and acts, and a line's boards, pairs, stacks and so on must be what
// follows from these. [Read] also checks the lines of a game against each other: each starts in the state in which the
// previous one ended.
package record

import (
	"bytes"
	"encoding/json"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/poker"
)

// hand is the line of a finished hand.
type hand struct {
	start
	result
}

// start is the line of an unfinished hand, and the start of that of a finished one.
type start struct {
	head
	Hand   int `json:"hand"`
	Button int `json:"button"`
	table
	Deal []string `json:"deal"`
	Acts []string `json:"acts"`
}

// event is the line of an event.
type event struct {
	head
	Before int    `json:"before"`
	Event  string `json:"event"`
	Seat   *int   `json:"seat"`
	Chips  *int   `json:"chips"`
	Button int    `json:"button"`
	table
	Pairs []fee `json:"pairs"`
	After []int `json:"after"`
}

// view is the line of a view.
type view struct {
	head
	Hand   int `json:"hand"`
	Button int `json:"button"`
	table
	Seat int      `json:"seat"`
	Hold *string  `json:"hold"`
	Acts []string `json:"acts"`
}

// head is the start of each line.
type head struct {
	Rules   string `json:"rules"`
	Game    string `json:"game"`
	Options string `json:"options,omitempty"`
}

// table is each line's data about the table, after its button.
type table struct {
	Point     int      `json:"point"`
	Seats     []int    `json:"seats"`
	Stacks    []int    `json:"stacks"`
	Fantasy   []int    `json:"fantasy"`
	Suspended []string `json:"suspended"`
}

// result is the result of a finished hand.
type result struct {
	Boards    []string  `json:"boards"`
	Joker     *string   `json:"joker"`
	Dead      []int     `json:"dead"`
	Royalties [][3]int  `json:"royalties"`
	Pairs     []payment `json:"pairs"`
	After     []int     `json:"after"`
	Next      []int     `json:"next"`
}

type payment struct {
	Pair   string `json:"pair"`
	Lines  string `json:"lines"`
	Points int    `json:"points"`
	Paid   int    `json:"paid"`
}

type fee struct {
	Pair   string `json:"pair"`
	Points int    `json:"points"`
	Paid   int    `json:"paid"`
}

// MarshalHand returns the line of a hand, over or not, without a newline.
func MarshalHand(h poker.Hand) ([]byte, error) {
	t := h.Table()
	l := start{head: headOf(t), Hand: t.Hand, Button: int(t.Button), table: tableOf(t), Deal: []string{}, Acts: []string{}}
	for _, cards := range h.Deal() {
		l.Deal = append(l.Deal, cards.String())
	}
	for _, a := range h.Acts() {
		l.Acts = append(l.Acts, a.String())
	}
	if h.Over() {
		return marshal(hand{l, resultOf(h)})
	}
	return marshal(l)
}

// MarshalEvent returns the line of an event, without a newline, as it happens in a game between two hands. It fails with a
// [*poker.RuleError] if it can't.
func MarshalEvent(before poker.Game, e poker.Event) ([]byte, error) {
	after, e, err := before.Apply(e)
	if err != nil {
		return nil, err
	}
	return marshal(eventOf(before.State(), e, after.State()))
}

// MarshalView returns the line of a view, without a newline.
func MarshalView(v poker.View) ([]byte, error) {
	hold := v.Hold.String()
	l := view{head: headOf(v.Table), Hand: v.Table.Hand, Button: int(v.Table.Button), table: tableOf(v.Table),
		Seat: int(v.Seat), Hold: &hold, Acts: []string{}}
	for _, a := range v.Acts {
		l.Acts = append(l.Acts, a.String())
	}
	return marshal(l)
}

func headOf(t poker.Table) head {
	return head{Rules: poker.Name, Game: t.Game, Options: options(t.Rules)}
}

// options returns the text form of the non-standard rules that affect a hand.
func options(r poker.Rules) string {
	standard := poker.Standard()
	r.Point, r.BuyIn, r.Hands = standard.Point, standard.BuyIn, standard.Hands
	return r.String()
}

func tableOf(t poker.Table) table {
	l := table{Point: t.Rules.Point, Seats: []int{}, Stacks: []int{}, Fantasy: []int{}, Suspended: []string{}}
	for _, p := range t.Players {
		l.Seats = append(l.Seats, int(p.Seat))
		l.Stacks = append(l.Stacks, p.Stack)
		l.Fantasy = append(l.Fantasy, p.Fantasy)
	}
	for _, pair := range t.Suspended {
		l.Suspended = append(l.Suspended, pair.String())
	}
	return l
}

func resultOf(h poker.Hand) result {
	t, s, joker := h.Table(), h.Settle(), ""
	r := result{Joker: &joker, Dead: []int{}, Pairs: []payment{}, After: s.After, Next: s.Next}
	for i, rated := range s.Rated {
		seat := t.Players[i].Seat
		r.Boards = append(r.Boards, h.Board(seat).String())
		r.Royalties = append(r.Royalties, rated.Royalties)
		if rated.Joker != (card.Card{}) {
			joker = rated.Joker.String()
		}
		if rated.Dead {
			r.Dead = append(r.Dead, int(seat))
		}
	}
	for _, p := range s.Pairs {
		r.Pairs = append(r.Pairs, payment{p.Pair.String(), p.Lines, p.Points, p.Paid})
	}
	return r
}

// eventOf returns the line of an event that was applied.
func eventOf(before poker.Table, e poker.Event, after poker.Table) event {
	seat, chips := int(e.Seat), e.Chips
	l := event{head: headOf(before), Before: before.Hand, Event: e.Kind.String(), Seat: &seat, Chips: &chips,
		Button: int(before.Button), table: tableOf(before), Pairs: []fee{}, After: tableOf(after).Stacks}
	for _, p := range e.Payments {
		l.Pairs = append(l.Pairs, fee{p.Pair.String(), p.Points, p.Paid})
	}
	return l
}

// marshal writes an object without escaping its text for HTML.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}
