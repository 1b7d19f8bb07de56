package record

import (
	"encoding/json"
	"slices"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/game/poker"
)

// UnmarshalHand reads the line of a hand and plays it by the rules. The error describes the fault; for an illegal act
// it wraps a [*poker.RuleError].
func UnmarshalHand(data []byte) (poker.Hand, error) {
	var l hand
	if err := lines.Object(data, &l); err != nil {
		return poker.Hand{}, err
	}
	return l.play()
}

// UnmarshalView reads the line of a view.
func UnmarshalView(data []byte) (poker.View, error) {
	var l view
	if err := lines.Object(data, &l); err != nil {
		return poker.View{}, err
	}
	t, err := l.table.parse(l.head, l.Hand, l.Button)
	if err != nil {
		return poker.View{}, err
	}
	switch {
	case l.Seat < 0 || l.Seat > poker.Seats:
		return poker.View{}, fault.Errorf("the seat is %d: want 0 to %d", l.Seat, poker.Seats)
	case l.Hold == nil:
		return poker.View{}, missing("hold")
	case l.Acts == nil:
		return poker.View{}, missing("acts")
	}
	v := poker.View{Table: t, Seat: poker.Seat(l.Seat), Acts: []poker.SeenAct{}}
	if v.Hold, err = poker.ParseCards(*l.Hold); err != nil {
		return poker.View{}, fault.Errorf("hold: %w", err)
	}
	for i, text := range l.Acts {
		a, err := poker.ParseSeenAct(text)
		if err != nil {
			return poker.View{}, fault.Errorf("act %d: %w", i+1, err)
		}
		v.Acts = append(v.Acts, a)
	}
	return v, nil
}

// play plays the hand of a line, and compares the line's result with what follows.
func (l hand) play() (poker.Hand, error) {
	t, err := l.table.parse(l.head, l.Hand, l.Button)
	if err != nil {
		return poker.Hand{}, err
	}
	switch {
	case l.Deal == nil:
		return poker.Hand{}, missing("deal")
	case l.Acts == nil:
		return poker.Hand{}, missing("acts")
	}
	var deal []poker.Cards
	for _, text := range l.Deal {
		cards, err := poker.ParseCards(text)
		if err != nil {
			return poker.Hand{}, fault.Errorf("deal: %w", err)
		}
		deal = append(deal, cards)
	}
	h, err := poker.NewHand(t, deal)
	if err != nil {
		return poker.Hand{}, err
	}
	for i, text := range l.Acts {
		a, err := poker.ParseAct(text)
		if err == nil {
			h, err = h.Apply(a)
		}
		if err != nil {
			return poker.Hand{}, fault.Errorf("act %d: %w", i+1, err)
		}
	}
	switch {
	case !h.Over() && l.result.said():
		return poker.Hand{}, fault.Errorf("the hand isn't over after its %d acts, but the line says what it comes to", h.Len())
	case h.Over() && !l.result.said():
		return poker.Hand{}, fault.New("the hand is over, but the line doesn't say what it comes to")
	case h.Over():
		err = l.result.check(resultOf(h))
	}
	if err != nil {
		return poker.Hand{}, err
	}
	return h, nil
}

// parse returns the table of a line.
func (l table) parse(h head, number, button int) (poker.Table, error) {
	rules, err := h.parse(l.Point)
	if err != nil {
		return poker.Table{}, err
	}
	for _, list := range []struct {
		key  string
		none bool
		len  int
	}{
		{"seats", l.Seats == nil, len(l.Seats)},
		{"stacks", l.Stacks == nil, len(l.Stacks)},
		{"fantasy", l.Fantasy == nil, len(l.Fantasy)},
		{"suspended", l.Suspended == nil, len(l.Seats)},
	} {
		switch {
		case list.none:
			return poker.Table{}, missing(list.key)
		case list.len != len(l.Seats):
			return poker.Table{}, fault.Errorf("%q lists %d, but there are %d seats", list.key, list.len, len(l.Seats))
		}
	}
	t := poker.Table{Rules: rules, Game: h.Game, Hand: number}
	if t.Button, err = seat(button); err != nil {
		return poker.Table{}, fault.Errorf("button: %w", err)
	}
	for i := range l.Seats {
		p := poker.Player{Stack: l.Stacks[i], Fantasy: l.Fantasy[i]}
		if p.Seat, err = seat(l.Seats[i]); err != nil {
			return poker.Table{}, err
		}
		t.Players = append(t.Players, p)
	}
	for _, text := range l.Suspended {
		pair, err := poker.ParsePair(text)
		if err != nil {
			return poker.Table{}, fault.Errorf("suspended: %w", err)
		}
		t.Suspended = append(t.Suspended, pair)
	}
	return t, nil
}

// parse returns the rules of a line.
func (h head) parse(point int) (poker.Rules, error) {
	if h.Rules != poker.Name {
		return poker.Rules{}, fault.Errorf("the rules are %q, want %q", h.Rules, poker.Name)
	}
	rules, err := poker.ParseRules(h.Options)
	if err != nil {
		return poker.Rules{}, fault.Errorf("options: %w", err)
	}
	if options(rules) != rules.String() {
		return poker.Rules{}, fault.Errorf("options %q: point, buyin and hands are no options of a line", h.Options)
	}
	rules.Point = point
	return rules, rules.Check()
}

// said reports whether a line has any part of a result.
func (r result) said() bool {
	return r.Boards != nil || r.Joker != nil || r.Dead != nil || r.Royalties != nil || r.Pairs != nil || r.After != nil || r.Next != nil
}

// check returns nil if a line has the result that follows from deal and acts.
func (r result) check(want result) error {
	for i, text := range r.Boards {
		b, err := poker.ParseBoard(text)
		if err != nil {
			return err
		}
		r.Boards[i] = b.String()
	}
	switch {
	case r.Boards == nil:
		return missing("boards")
	case r.Joker == nil:
		return missing("joker")
	case r.Dead == nil:
		return missing("dead")
	case r.Royalties == nil:
		return missing("royalties")
	case r.Pairs == nil:
		return missing("pairs")
	case r.After == nil:
		return missing("after")
	case r.Next == nil:
		return missing("next")
	case !slices.Equal(r.Boards, want.Boards):
		return contradicts("boards", r.Boards, want.Boards)
	case joker(*r.Joker) != *want.Joker:
		return contradicts("joker", *r.Joker, *want.Joker)
	case !slices.Equal(r.Dead, want.Dead):
		return contradicts("dead", r.Dead, want.Dead)
	case !slices.Equal(r.Royalties, want.Royalties):
		return contradicts("royalties", r.Royalties, want.Royalties)
	case len(r.Pairs) != len(want.Pairs):
		return contradicts("pairs", r.Pairs, want.Pairs)
	}
	for i, p := range want.Pairs {
		if r.Pairs[i] != p {
			return contradicts("pair "+p.Pair, r.Pairs[i], p)
		}
	}
	switch {
	case !slices.Equal(r.After, want.After):
		return contradicts("after", r.After, want.After)
	case !slices.Equal(r.Next, want.Next):
		return contradicts("next", r.Next, want.Next)
	}
	return nil
}

// joker returns a card's printed text form, or the text itself if it isn't a card.
func joker(text string) string {
	if c, err := card.Parse(text); err == nil {
		return c.String()
	}
	return text
}

// seat converts a number to a seat.
func seat(n int) (poker.Seat, error) {
	if n < 1 || n > poker.Seats {
		return 0, fault.Errorf("there is no seat %d: want 1 to %d", n, poker.Seats)
	}
	return poker.Seat(n), nil
}

func missing(key string) error { return fault.Errorf("%q is missing", key) }

// contradicts returns an error for a value that isn't what follows.
func contradicts(key string, got, want any) error {
	return fault.Errorf("%q is %s, but by deal and acts it is %s", key, said(got), said(want))
}

// said returns a value as written in the line.
func said(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		return err.Error()
	}
	return string(text)
}
