package record

import (
	"encoding/json"
	"errors"
	"io"
	"iter"
	"slices"
	"strings"

	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/lines"
	"github.com/superbridge/superbridge/game/poker"
)

// Line is a line read: a hand, or an event between two hands.
type Line struct {
	Number int        // of the line, counted from 1
	First  bool       // it is the first line of its game
	Hand   poker.Hand // for a hand

	// Event is the event of the line, or the zero Event; Before is the game before it.
	Event  poker.Event
	Before poker.Game

	// After is the game after it; after an unfinished hand the game before it.
	After poker.Game
}

// IsEvent reports whether the line is an event.
func (l Line) IsEvent() bool { return l.Event.Kind != 0 }

// Game returns the name of the line's game.
func (l Line) Game() string { return l.After.State().Game }

// Is reports whether a text may be lines of poker: its first line is an object of JSON that names the rules.
func Is(first string) bool {
	var l head
	return json.Unmarshal([]byte(strings.TrimPrefix(strings.TrimSpace(first), "\ufeff")), &l) == nil && l.Rules == poker.Name
}

// Read yields hands and events as they are read. Lines of several games may be mixed; those of one game, identified by
// its name, follow each other: a line must start in the state in which the previous one ended. Hand 1 starts a game,
// even if there was one of that name, and so does the first line of a name. Empty lines are ignored. Keys may be in any
// order, with spaces between them.
//
// It ends with the first mistake, as a [*lines.Error].
func Read(r io.Reader) iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		games := reader{}
		for text, err := range lines.Read(r) {
			wrong := errors.Join(err, text.Wrong)
			if wrong == nil && strings.TrimSpace(text.Text) == "" {
				continue
			}
			var l Line
			if wrong == nil {
				l, wrong = games.take([]byte(text.Text))
			}
			if wrong != nil {
				yield(Line{}, &lines.Error{Line: text.Number, Err: wrong})
				return
			}
			l.Number = text.Number
			if !yield(l, nil) {
				return
			}
		}
	}
}

// reader holds the games that have been started, by name.
type reader map[string]*following

// following is a game that has been started.
type following struct {
	game  poker.Game
	going bool // its last hand isn't over
}

// take reads a line.
func (r reader) take(data []byte) (Line, error) {
	var kind struct {
		Rules string          `json:"rules"`
		Event json.RawMessage `json:"event"`
	}
	if json.Unmarshal(data, &kind) == nil {
		switch {
		case kind.Rules != poker.Name:
			return Line{}, fault.Errorf("the rules are %q, want %q", kind.Rules, poker.Name)
		case kind.Event != nil:
			return r.takeEvent(data)
		}
	}
	return r.takeHand(data)
}

// takeHand reads the line of a hand.
func (r reader) takeHand(data []byte) (Line, error) {
	h, err := UnmarshalHand(data)
	if err != nil {
		return Line{}, err
	}
	t := h.Table()
	known := r[t.Game]
	first := known == nil || t.Hand == 1
	if first {
		game, err := poker.GameAt(t)
		if err != nil {
			return Line{}, err
		}
		known = &following{game: game}
		r[t.Game] = known
	}
	if err := known.follows(t, known.game.Table()); err != nil {
		return Line{}, err
	}
	l := Line{First: first, Hand: h}
	if h.Over() {
		if known.game, err = known.game.Played(h); err != nil {
			return Line{}, err
		}
	}
	known.going = !h.Over()
	l.After = known.game
	return l, nil
}

// takeEvent reads the line of an event.
func (r reader) takeEvent(data []byte) (Line, error) {
	var l event
	if err := lines.Object(data, &l); err != nil {
		return Line{}, err
	}
	t, err := l.table.parse(l.head, l.Before, l.Button)
	if err != nil {
		return Line{}, err
	}
	e, err := l.parse()
	if err != nil {
		return Line{}, err
	}
	known := r[t.Game]
	first := known == nil
	if first {
		game, err := poker.GameBetween(t)
		if err != nil {
			return Line{}, err
		}
		known = &following{game: game}
		r[t.Game] = known
	}
	before := known.game
	if err := known.follows(t, before.State()); err != nil {
		return Line{}, err
	}
	after, e, err := before.Apply(e)
	if err != nil {
		return Line{}, err
	}
	want := eventOf(before.State(), e, after.State())
	switch {
	case !slices.Equal(l.Pairs, want.Pairs):
		return Line{}, fault.Errorf("%q is %s, but by the state before it is %s", "pairs", said(l.Pairs), said(want.Pairs))
	case !slices.Equal(l.After, want.After):
		return Line{}, fault.Errorf("%q is %s, but by the state before it is %s", "after", said(l.After), said(want.After))
	}
	known.game = after
	return Line{First: first, Event: e, Before: before, After: after}, nil
}

// parse returns the event of a line.
func (l event) parse() (poker.Event, error) {
	kind, err := poker.ParseEventKind(l.Event)
	if err != nil {
		return poker.Event{}, err
	}
	switch {
	case l.Seat == nil:
		return poker.Event{}, missing("seat")
	case l.Chips == nil:
		return poker.Event{}, missing("chips")
	case l.Pairs == nil:
		return poker.Event{}, missing("pairs")
	case l.After == nil:
		return poker.Event{}, missing("after")
	case kind == poker.Close && *l.Seat != 0:
		return poker.Event{}, fault.Errorf("the seat is %d, but all close the game: want 0", *l.Seat)
	case (kind == poker.Close || kind == poker.Leave) && *l.Chips != 0:
		return poker.Event{}, fault.Errorf("chips are %d, but nobody brings any: want 0", *l.Chips)
	}
	e := poker.Event{Kind: kind, Chips: *l.Chips}
	if kind != poker.Close {
		if e.Seat, err = seat(*l.Seat); err != nil {
			return poker.Event{}, err
		}
	}
	return e, nil
}

// follows returns nil if a line that starts at a table may come next in a game.
func (f *following) follows(t, want poker.Table) error {
	if f.going {
		return fault.Errorf("hand %d of game %q isn't over, and no line of the game can follow it", want.Hand, want.Game)
	}
	l, w := tableOf(t), tableOf(want)
	for _, each := range []struct {
		key       fault.Phrase
		got, want any
	}{
		{fault.Say("the number of the hand"), t.Hand, want.Hand},
		{fault.Say("the button"), t.Button, want.Button},
		{fault.Say("the value of a point"), l.Point, w.Point},
		{fault.Say("the text of options"), options(t.Rules), options(want.Rules)},
		{fault.Say("the list of seats"), l.Seats, w.Seats},
		{fault.Say("the list of stacks"), l.Stacks, w.Stacks},
		{fault.Say("the list of fantasies"), l.Fantasy, w.Fantasy},
		{fault.Say("the list of suspended pairs"), l.Suspended, w.Suspended},
	} {
		if got, want := said(each.got), said(each.want); got != want {
			return fault.Errorf("%s is %s, but by the lines before it is %s", each.key, got, want)
		}
	}
	return nil
}
