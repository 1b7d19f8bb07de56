package record

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
	"github.com/superbridge/superbridge/game/few"
)

// rulesOf returns the rules of a line.
func rulesOf(o object) (few.Rules, error) {
	name, err := text(o, "rules")
	if err != nil {
		return few.Rules{}, err
	}
	r, err := few.ParseRules(name)
	if err != nil {
		return few.Rules{}, fault.Errorf("%q: %w", "rules", err)
	}
	return r, nil
}

// setupOf returns the setup of a line's deal, according to the line.
func setupOf(o object) (s few.Setup, err error) {
	if s.Rules, err = rulesOf(o); err != nil {
		return s, err
	}
	if s.Number, err = whole(o, "board"); err != nil {
		return s, err
	}
	by, who := "dealer", &s.Dealer
	if s.Rules.Kind == few.BridgeForThree {
		by, who = "soloist", &s.Soloist
		if s.Rubber, err = whole(o, "rubber"); err != nil {
			return s, err
		}
	}
	letter, err := text(o, by)
	if err != nil {
		return s, err
	}
	if *who, err = s.Rules.ParsePlayer(letter); err != nil {
		return s, fault.Errorf("%q: %w", by, err)
	}
	for _, each := range []struct {
		key string
		to  *[3]int
	}{{"below", &s.Standing.Below}, {"games", &s.Standing.Games}} {
		value, ok := o.get(each.key)
		if !ok {
			return s, missing(each.key)
		}
		figures, ok := value.(object)
		if !ok {
			return s, fault.Errorf("%q has to be an object, not %s", each.key, said(value))
		}
		for side := range few.Side(s.Rules.Sides()) {
			if each.to[side], err = whole(figures, s.Rules.SideName(side)); err != nil {
				return s, fault.Errorf("%q: %w", each.key, err)
			}
		}
	}
	return s, nil
}

// play plays the deal of a line by the rules, as far as the line goes.
func play(s few.Setup, o object) (b few.Board, err error) {
	value, ok := o.get("deal")
	if !ok {
		return b, missing("deal")
	}
	words, err := json.Marshal(value)
	if err != nil {
		return b, err
	}
	deal, err := few.ParseDeal(s.Rules, string(words))
	if err != nil {
		return b, fault.Errorf("%q: %w", "deal", err)
	}
	if b, err = few.NewBoard(s, deal); err != nil {
		return b, err
	}
	t := told{object: o, rules: s.Rules, next: map[string]int{}}
	for b.Stage() != few.StageFinished {
		key := t.key(b.Stage())
		e, ok, err := t.event(key, b)
		if err == nil && !ok {
			break
		}
		if err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			return b, fault.Errorf("%q%s: %w", key, t.place(key), err)
		}
	}
	if _, ok := o.get("tricks"); ok && b.Stage() != few.StageFinished {
		key := t.key(b.Stage())
		return b, fault.Errorf("%q ends before the deal is over, but the line says what it comes to", key)
	}
	return b, nil
}

// told is the data of a line about a deal.
type told struct {
	object
	rules few.Rules
	next  map[string]int // number of items taken from a list
}

// key returns the key of a line for a stage of the deal.
func (t told) key(stage few.Stage) string {
	switch stage {
	case few.StageGiving:
		return "given"
	case few.StageExchanging:
		return "thrown"
	case few.StageBidding:
		return "auction"
	case few.StageNaming:
		return "trumps"
	case few.StageReserving:
		return "reserve"
	}
	return "play"
}

// place describes the item of a list taken last.
func (t told) place(key string) string {
	if n := t.next[key]; n > 0 {
		return fmt.Sprintf(" %d", n)
	}
	return ""
}

// event returns the next event of a key; ok is false if there are no more.
func (t told) event(key string, b few.Board) (e few.Event, ok bool, err error) {
	value, ok := t.get(key)
	if !ok {
		return e, false, nil
	}
	switch b.Stage() {
	case few.StageGiving, few.StageExchanging, few.StageReserving:
		return t.laid(value, b)
	}
	item, ok, err := t.item(key, value)
	if err != nil {
		return e, false, err
	}
	if key == "play" {
		if !ok {
			return t.claim()
		}
		c, err := card.Parse(item)
		return few.Played(c), true, err
	}
	if !ok {
		return e, false, nil
	}
	letter, what, _ := strings.Cut(item, " ")
	if want := t.rules.Letter(b.Turn()); letter != want {
		return e, false, fault.Errorf("%q: it is the turn of %s", item, want)
	}
	if key == "trumps" {
		if strain, err := few.ParseStrain(what); err == nil {
			return few.Named(strain), true, nil
		}
	}
	if e, err = few.ParseEvent(what); err == nil && e.Kind != few.Calling {
		err = fault.Errorf("%q is no call", what)
	}
	return e, true, err
}

// laid returns the event of a player giving, throwing or reserving cards.
func (t told) laid(value any, b few.Board) (e few.Event, ok bool, err error) {
	of, ok := value.(object)
	if !ok {
		return e, false, fault.Errorf("it has to be an object, not %s", said(value))
	}
	letter := t.rules.Letter(b.Turn())
	if _, ok := of.get(letter); !ok {
		return e, false, nil
	}
	cards, err := text(of, letter)
	if err != nil {
		return e, false, err
	}
	hand, err := card.ParseHand(cards)
	switch b.Stage() {
	case few.StageGiving:
		return few.Given(hand), true, err
	case few.StageExchanging:
		return few.Thrown(hand), true, err
	}
	return few.Reserved(hand), true, err
}

// item returns the next item of a list of texts, or of a list of lists; ok is false if there is none.
func (t told) item(key string, value any) (item string, ok bool, err error) {
	list, ok := value.([]any)
	if !ok {
		return "", false, fault.Errorf("it has to be a list, not %s", said(value))
	}
	if key == "auction" && t.rules.Kind == few.Slam {
		all := []any{}
		for _, round := range list {
			calls, ok := round.([]any)
			if !ok {
				return "", false, fault.Errorf("each of its rounds has to be a list, not %s", said(round))
			}
			all = append(all, calls...)
		}
		list = all
	}
	n := t.next[key]
	if n >= len(list) {
		return "", false, nil
	}
	t.next[key]++
	item, ok = list[n].(string)
	if !ok {
		return "", false, fault.Errorf("it has to be a text, not %s", said(list[n]))
	}
	return item, true, nil
}

// claim returns the claim that cut the play short, if the line has one that hasn't been taken.
func (t told) claim() (e few.Event, ok bool, err error) {
	if _, ok := t.get("claim"); !ok || t.next["claim"] > 0 {
		return e, false, nil
	}
	t.next["claim"]++
	n, err := whole(t.object, "claim")
	return few.Claimed(n), true, err
}

// text returns the text of a key.
func text(o object, key string) (string, error) {
	value, ok := o.get(key)
	if !ok {
		return "", missing(key)
	}
	words, ok := value.(string)
	if !ok {
		return "", fault.Errorf("%q has to be a text, not %s", key, said(value))
	}
	return words, nil
}

// mostFigure is the limit of whole numbers in a line.
const mostFigure = 1_000_000_000

// whole returns the whole number of a key.
func whole(o object, key string) (int, error) {
	value, ok := o.get(key)
	if !ok {
		return 0, missing(key)
	}
	number, ok := value.(json.Number)
	if !ok {
		return 0, fault.Errorf("%q has to be a whole number, not %s", key, said(value))
	}
	n, err := number.Int64()
	if err != nil || n < 0 || n > mostFigure {
		return 0, fault.Errorf("%q is %s: want a whole number, 0 to %d", key, said(value), mostFigure)
	}
	return int(n), nil
}

// numberOf returns the number of a session, 1 or more.
func numberOf(value any) (Numbered, error) {
	if number, ok := value.(json.Number); ok {
		if n, err := number.Int64(); err == nil && n > 0 {
			return Numbered(n), nil
		}
	}
	return 0, fault.Errorf("%q is %s: want a whole number, 1 or more", "number", said(value))
}
