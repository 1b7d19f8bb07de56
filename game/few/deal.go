package few

import (
	"encoding/json"
	"math/rand/v2"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// Deal is the initial position of the cards: at two dummies and bridge for three the four hands by seat, in other games
// the cards of each player and those on the table.
type Deal struct {
	kind   Kind
	groups [][]card.Card // in the order of shapes
}

// group is a part of a deal: a number of cards, in order or as a hand.
type group struct {
	key     string
	cards   int
	ordered bool
}

// shapes lists the groups of which each game's deals consist.
var shapes = [...][]group{
	TwoDummies:     {{"N", 13, false}, {"E", 13, false}, {"S", 13, false}, {"W", 13, false}},
	OpenOrClosed:   {{"A", 13, false}, {"B", 13, false}, {"open", 13, false}, {"closed", 13, false}},
	BridgeForThree: {{"N", 13, false}, {"E", 13, false}, {"S", 13, false}, {"W", 13, false}},
	Booby:          {{"A", 17, false}, {"B", 17, false}, {"C", 17, false}, {"dummy", 1, false}},
	NulloForTwo:    {{"A", 13, false}, {"B", 13, false}, {"stock", 26, true}},
	Slam: {{"A", 10, false}, {"A", 2, false}, {"A", 2, false}, {"A", 2, false},
		{"B", 10, false}, {"B", 2, false}, {"B", 2, false}, {"B", 2, false}},
	ChineseBridge: {{"hand", 4, false}, {"open", 11, true}, {"closed", 11, true},
		{"hand", 4, false}, {"open", 11, true}, {"closed", 11, true}},
}

// DealOf returns the deal made from a pack in a given order: the first cards go to the first group.
func DealOf(r Rules, pack []card.Card) (Deal, error) {
	d := Deal{kind: r.Kind}
	for _, g := range shapes[r.Kind] {
		if len(pack) < g.cards {
			return Deal{}, fault.Errorf("there are too few cards for a deal of %s", r.Name)
		}
		part := append([]card.Card(nil), pack[:g.cards]...)
		if !g.ordered {
			part = card.HandOf(part...).Cards()
		}
		d.groups, pack = append(d.groups, part), pack[g.cards:]
	}
	return d, d.Check(r)
}

// Shuffle returns a random deal.
func Shuffle(r Rules, source *rand.Rand) Deal {
	pack := r.Deck.Hand().Cards()
	source.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	d, err := DealOf(r, pack)
	if err != nil {
		panic(err) // a pack makes a deal
	}
	return d
}

// Check returns nil if the deal fits the rules: each group has its number of cards, and each card of the pack occurs
// once.
func (d Deal) Check(r Rules) error {
	if d.kind != r.Kind || len(d.groups) != len(shapes[r.Kind]) {
		return fault.Errorf("it is no deal of %s", r.Name)
	}
	var all card.Hand
	for i, g := range shapes[r.Kind] {
		if len(d.groups[i]) != g.cards {
			return fault.Errorf("%q has %d cards, want %d", g.key, len(d.groups[i]), g.cards)
		}
		for _, c := range d.groups[i] {
			if !r.Deck.Has(c) {
				return fault.Errorf("%v isn't in the pack of %s", c, r.Name)
			}
			if all.Has(c) {
				return fault.Errorf("%v is there twice", c)
			}
			all = all.With(c)
		}
	}
	return nil
}

// Pack returns the cards in the order from which [DealOf] makes this deal.
func (d Deal) Pack() []card.Card {
	var pack []card.Card
	for _, g := range d.groups {
		pack = append(pack, g...)
	}
	return pack
}

// hand returns group i as a hand.
func (d Deal) hand(i int) card.Hand { return card.HandOf(d.groups[i]...) }

// String returns the text form: that of records, without the quotes around a deal of four hands.
func (d Deal) String() string {
	if d.groups == nil {
		return ""
	}
	if d.kind == TwoDummies || d.kind == BridgeForThree {
		return card.Deal{d.hand(0), d.hand(1), d.hand(2), d.hand(3)}.String()
	}
	part := func(i int) string {
		if !shapes[d.kind][i].ordered {
			return `"` + d.hand(i).String() + `"`
		}
		list := make([]string, len(d.groups[i]))
		for j, c := range d.groups[i] {
			list[j] = `"` + c.String() + `"`
		}
		return "[" + strings.Join(list, ",") + "]"
	}
	switch d.kind {
	case Slam:
		parts := func(from int) string {
			return "[" + strings.Join([]string{part(from), part(from + 1), part(from + 2), part(from + 3)}, ",") + "]"
		}
		return `{"A":` + parts(0) + `,"B":` + parts(4) + "}"
	case ChineseBridge:
		parts := func(from int) string {
			return `{"hand":` + part(from) + `,"open":` + part(from+1) + `,"closed":` + part(from+2) + "}"
		}
		return `{"A":` + parts(0) + `,"B":` + parts(3) + "}"
	}
	var parts []string
	for i, g := range shapes[d.kind] {
		parts = append(parts, `"`+g.key+`":`+part(i))
	}
	return "{" + strings.Join(parts, ",") + "}"
}

// MarshalJSON returns the value of "deal" in records.
func (d Deal) MarshalJSON() ([]byte, error) {
	if text := d.String(); !strings.HasPrefix(text, "{") {
		return []byte(`"` + text + `"`), nil
	}
	return []byte(d.String()), nil
}

// ParseDeal reads the text form, with or without quotes around a deal of four hands, and checks the deal.
func ParseDeal(r Rules, text string) (Deal, error) {
	fail := func(err error) (Deal, error) {
		return Deal{}, &card.ParseError{What: fault.Say("deal of %s", r.Name), Text: text, Why: fault.Say("%s", err), Err: err}
	}
	d := Deal{kind: r.Kind}
	if r.Kind == TwoDummies || r.Kind == BridgeForThree {
		hands, err := card.ParseDeal(strings.Trim(text, `"`))
		if err != nil {
			return fail(err)
		}
		for _, h := range hands {
			d.groups = append(d.groups, h.Cards())
		}
	} else {
		parts, err := dealParts(r.Kind, text)
		if err != nil {
			return fail(err)
		}
		for i, g := range shapes[r.Kind] {
			cards, err := g.parse(parts[i])
			if err != nil {
				return fail(err)
			}
			d.groups = append(d.groups, cards)
		}
	}
	if err := d.Check(r); err != nil {
		return fail(err)
	}
	return d, nil
}

// dealParts returns the parts of a deal written as an object, in the order of shapes.
func dealParts(k Kind, text string) ([]json.RawMessage, error) {
	var parts []json.RawMessage
	switch k {
	case Slam:
		var d struct{ A, B []json.RawMessage }
		if err := decode(text, &d); err != nil {
			return nil, err
		}
		if len(d.A) != 4 || len(d.B) != 4 {
			return nil, fault.New("each player has four parts")
		}
		return append(d.A, d.B...), nil
	case ChineseBridge:
		var d struct {
			A, B struct {
				Hand   json.RawMessage `json:"hand"`
				Open   json.RawMessage `json:"open"`
				Closed json.RawMessage `json:"closed"`
			}
		}
		if err := decode(text, &d); err != nil {
			return nil, err
		}
		return []json.RawMessage{d.A.Hand, d.A.Open, d.A.Closed, d.B.Hand, d.B.Open, d.B.Closed}, nil
	}
	var d map[string]json.RawMessage
	if err := decode(text, &d); err != nil {
		return nil, err
	}
	for _, g := range shapes[k] {
		parts = append(parts, d[g.key])
		delete(d, g.key)
	}
	for key := range d {
		return nil, fault.Errorf("there is no part %q", key)
	}
	return parts, nil
}

// decode reads a JSON object that has no other fields.
func decode(text string, into any) error {
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(into); err != nil {
		return err
	}
	if decoder.More() {
		return fault.New("more text follows it")
	}
	return nil
}

// parse reads one group of a deal.
func (g group) parse(text json.RawMessage) ([]card.Card, error) {
	if text == nil {
		return nil, fault.Errorf("%q is missing", g.key)
	}
	if !g.ordered {
		var hand string
		if err := json.Unmarshal(text, &hand); err != nil {
			return nil, fault.Errorf("%q: want a hand: %w", g.key, err)
		}
		h, err := card.ParseHand(hand)
		return h.Cards(), err
	}
	var list []string
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, fault.Errorf("%q: want a list of cards: %w", g.key, err)
	}
	cards := make([]card.Card, len(list))
	for i, name := range list {
		c, err := card.Parse(name)
		if err != nil {
			return nil, err
		}
		cards[i] = c
	}
	return cards, nil
}

// Setup is all that is known of a deal before the cards are dealt.
type Setup struct {
	Rules    Rules
	Number   int    // number of the deal in the session, from 1
	Dealer   Player // meaningless at bridge for three
	Standing Standing
	Rubber   int    // 1 to 3 at bridge for three, else 0
	Soloist  Player // at bridge for three
}

// Standing is the state that earlier deals pass on to a deal.
type Standing struct {
	Below [3]int // points towards the next game, by side
	Games [3]int // games won in this rubber, by side
}
