package practice

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/game/fault"
)

// String returns the text form, in one line: fields with ; between them, each a name and a value, as in
//
//	kind lead; level 2; rules Duplicate; dealer N; vul None; seat S; cards own/own; deal N:…; events 1N,Pass,3N,Pass,Pass,Pass;
//	right KQ...; best SK; reason top-of-sequence S
//
// Fields that say nothing are left out.
func (e Exercise) String() string {
	b := e.Board
	var fields []string
	add := func(name, value string) {
		if value != "" {
			fields = append(fields, name+" "+value)
		}
	}
	add("kind", e.Kind.String())
	add("level", itoa(e.Level))
	add("rules", b.Rules.Name)
	add("house", b.Rules.House.String())
	add("dealer", b.Dealer.String())
	add("vul", b.Vul.String())
	add("standing", b.Standing.String())
	add("seat", e.Seat.String())
	add("cards", e.Cards[card.NS].String()+"/"+e.Cards[card.EW].String())
	add("deal", b.Deal.String())
	var events []string
	for _, event := range b.Events() {
		events = append(events, event.String())
	}
	add("events", strings.Join(events, ","))
	if e.Kind == Counting {
		c := e.Count
		add("count", fmt.Sprintf("%v %v %d %d", c.What, c.Trump, c.Promised, c.Partner))
	}
	if e.Kind == Reading {
		add("read", e.Read.String())
	}
	if e.Right.Len() > 0 {
		add("right", e.Right.String())
	}
	if e.Best != (bridge.Event{}) || e.Kind == Mistake {
		add("best", e.Best.String())
	}
	if e.Reason != bot.NoReason {
		add("reason", e.Reason.String()+" "+e.Suit.String())
	}
	if e.Kind == Mistake {
		add("done", e.Done.String())
	}
	add("topic", string(e.Topic))
	if e.Kind.Played() {
		add("technique", e.Technique.String())
		for _, deal := range e.Layouts {
			add("layout", deal.String())
		}
	}
	return strings.Join(fields, "; ")
}

// Parse reads the text form. The error is a [*card.ParseError], which names what can't be so.
func Parse(text string) (Exercise, error) {
	var e Exercise
	var in input
	for field := range strings.SplitSeq(text, ";") {
		name, value, _ := strings.Cut(strings.TrimSpace(field), " ")
		if err := in.read(&e, name, strings.TrimSpace(value)); err != nil {
			return Exercise{}, &card.ParseError{What: fault.Say("exercise"), Text: text, Why: fault.Say("its %s", name), Err: err}
		}
	}
	if err := in.lay(&e); err != nil {
		return Exercise{}, &card.ParseError{What: fault.Say("exercise"), Text: text, Why: fault.Say("its board"), Err: err}
	}
	if why := e.wrong(); why != nil {
		return Exercise{}, &card.ParseError{What: fault.Say("exercise"), Text: text, Why: fault.Say("%s", why), Err: why}
	}
	return e, nil
}

// input is the fields of a board.
type input struct {
	rules, house, standing string
	dealer                 card.Seat
	vul                    bridge.Vulnerability
	deal                   card.Deal
	events                 []bridge.Event
}

// read reads a field.
func (in *input) read(e *Exercise, name, value string) (err error) {
	ok := true
	switch name {
	case "kind":
		e.Kind, ok = KindNamed(value)
	case "level":
		e.Level, err = strconv.Atoi(value)
	case "rules":
		in.rules = value
	case "house":
		in.house = value
	case "standing":
		in.standing = value
	case "dealer":
		in.dealer, err = card.ParseSeat(value)
	case "vul":
		in.vul, err = bridge.ParseVulnerability(value)
	case "seat":
		e.Seat, err = card.ParseSeat(value)
	case "cards":
		var sides [2]string
		if sides[0], sides[1], ok = strings.Cut(value, "/"); !ok {
			break
		}
		for i, side := range sides {
			if e.Cards[i], err = bidding.RecallCard(side); err != nil {
				return err
			}
		}
	case "deal":
		in.deal, err = card.ParseDeal(value)
	case "layout":
		var deal card.Deal
		deal, err = card.ParseDeal(value)
		e.Layouts = append(e.Layouts, deal)
	case "events":
		for text := range strings.SplitSeq(value, ",") {
			event, err := bridge.ParseEvent(text)
			if err != nil {
				return err
			}
			in.events = append(in.events, event)
		}
	case "right":
		e.Right, err = card.ParseHand(value)
	case "best":
		e.Best, err = bridge.ParseEvent(value)
	case "done":
		e.Done, err = bridge.ParseEvent(value)
	case "count", "read":
		err = e.asks(name, value)
	case "reason":
		reason, suit, _ := strings.Cut(value, " ")
		i := slices.IndexFunc(bot.Reasons(), func(r bot.Reason) bool { return r.String() == reason })
		if ok = i >= 0; ok {
			e.Reason = bot.Reasons()[i]
			e.Suit, err = card.ParseSuit(suit)
		}
	case "topic", "technique":
		ok = e.about(name, value)
	default:
		ok = false
	}
	if err == nil && !ok {
		err = fault.Errorf("there is no %s %q", name, value)
	}
	return err
}

// readCount reads what is to be counted.
func readCount(c *Count, value string) error {
	f := strings.Fields(value)
	if len(f) != 4 || !slices.Contains(whatNames[:], f[0]) {
		return fault.Errorf("want a way to count, a suit and two numbers, not %q", value)
	}
	c.What = What(slices.Index(whatNames[:], f[0]))
	var errs [3]error
	c.Trump, errs[0] = card.ParseSuit(f[1])
	c.Promised, errs[1] = strconv.Atoi(f[2])
	c.Partner, errs[2] = strconv.Atoi(f[3])
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// lay makes the board.
func (in *input) lay(e *Exercise) error {
	r, err := bridge.ParseRules(in.rules, in.house)
	if err != nil {
		return err
	}
	r = r.Alone()
	if e.Board, err = bridge.NewBoard(r, in.deal, in.dealer, in.vul); err != nil {
		return err
	}
	if in.standing != "" {
		if e.Board.Standing, err = bridge.ParseStanding(r, in.standing); err != nil {
			return err
		}
	}
	e.Board, err = e.Board.Replay(in.events)
	return err
}

// wrong returns a contradiction in an exercise, or "".
func (e Exercise) wrong() error {
	playing := e.Board.Phase() == bridge.PlayPhase
	switch {
	case !bidding.Knows(e.Board.Rules):
		return fault.New("its players don't know the deck")
	case e.Level < 1 || e.Level > Levels:
		return fault.New("there is no such level")
	case e.Board.Phase() == bridge.Finished || !e.Kind.Numeric() && e.Board.Actor() != e.Seat:
		return fault.New("it isn't the learner's turn")
	case e.Kind == Counting && e.Board.Phase() != bridge.AuctionPhase, e.Kind.calls() && e.Board.Phase() != bridge.AuctionPhase:
		return fault.New("the auction is over")
	case (e.Kind.carded() || e.Kind.Played()) && !playing:
		return fault.New("the play hasn't begun")
	case (e.Kind.carded() || e.Kind == Mistake && playing) && !e.rightCards():
		return fault.New("its right cards aren't there")
	case e.Kind == Mistake && !playing && e.Best.Kind != bridge.CallKind:
		return fault.New("it has no better call")
	case e.Kind == Mistake && e.Board.Check(e.Board.Hand(e.Board.Turn()), e.Best) != nil:
		return fault.New("what is best is not legal")
	}
	return e.wrongTask()
}

// rightCards reports whether there are right cards, all of them of the player to play and the best one among them.
func (e Exercise) rightCards() bool {
	return e.Right.Has(e.Best.Card) && e.Right.Minus(e.Board.Hand(e.Board.Turn())).Len() == 0
}

// wrongTask returns a contradiction in what only one kind of exercise has, or nil.
func (e Exercise) wrongTask() error {
	switch e.Kind {
	case Reading:
		if _, ok := e.Told(); !ok {
			return fault.New("nothing that is seen makes the answer certain")
		}
	case Contract, Puzzle:
		return e.wrongLayouts()
	}
	return nil
}

// asks reads what is to be counted, or the question about a hidden hand.
func (e *Exercise) asks(name, value string) (err error) {
	if name == "count" {
		return readCount(&e.Count, value)
	}
	e.Read, err = parseRead(value)
	return err
}

// about reads the topic or the technique of an exercise, and reports whether there is such a one.
func (e *Exercise) about(name, value string) (ok bool) {
	if name == "topic" {
		e.Topic = Topic(value)
		return e.Topic.known()
	}
	e.Technique, ok = TechniqueNamed(value)
	return ok
}
