package spoken

import (
	"context"
	"errors"
	"maps"

	"github.com/superbridge/superbridge/game/poker"
	"github.com/superbridge/superbridge/game/poker/bot"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
	"github.com/superbridge/superbridge/ui/poker/play"
	pokertext "github.com/superbridge/superbridge/ui/poker/text"
)

// Table is a game that a user plays by lines.
type Table struct {
	session *play.Session
	names   pokertext.Names
	person  poker.Seat
	brought map[poker.Seat]int // chips, into the game before the hand that is told
	after   []poker.Event      // since that hand is over
	bell    spoken.Bell

	hand   int  // the number of the hand that is told
	acts   int  // of this hand that have been told
	begun  bool // the hand has been told
	turned int  // how many acts there were when the user's cards were told, plus 1
	ended  bool // the result of the hand has been told
	mine   bool // the next act is the user's own

	placing placing
	pending []spoken.Said // what is to be told of what the user has done
	hint    *bot.Advice   // the last one in this turn, or nil
	leaving bool          // the user was asked to say again that he leaves
}

var _ spoken.Game = (*Table)(nil)

// New returns a table at which a game goes on. Names are those of all players, the user's is empty, and brought are the chips that
// each has brought into the game.
func New(config play.Config, names pokertext.Names, brought map[poker.Seat]int, start play.Start) (*Table, error) {
	t := &Table{names: names, person: config.Person, brought: maps.Clone(brought), bell: spoken.NewBell()}
	config.Changed = t.bell.Ring
	var err error
	if t.session, err = play.New(config, start); err != nil {
		return nil, err
	}
	s := t.session.State()
	t.hand, t.acts, t.after = s.Hand.Table().Hand, s.Hand.Len(), s.After
	for _, e := range s.After {
		t.brought[e.Seat] -= e.Chips
	}
	return t, nil
}

// all returns the chips that each player has brought into the game so far.
func (t *Table) all() map[poker.Seat]int {
	all := maps.Clone(t.brought)
	for _, e := range t.after {
		all[e.Seat] += e.Chips
	}
	return all
}

// seen returns what the user sees after the first acts of the hand.
func (t *Table) seen(s play.State, acts int) Seen {
	seen := Seen{View: s.Hand.Prefix(acts).View(t.person), Names: t.names, Now: s.Hand.Table(), Settlement: s.Settlement, Brought: t.all(), Ended: s.Ended}
	if s.Hand.Over() {
		seen.Now = s.Game.State()
	}
	if acts == s.Hand.Len() && s.Asked {
		seen.Placing = t.placing
	}
	return seen
}

// now returns what the user sees now.
func (t *Table) now() Seen {
	s := t.session.State()
	return t.seen(s, s.Hand.Len())
}

// Next implements [spoken.Game].
func (t *Table) Next(ctx context.Context) (spoken.News, error) {
	return t.bell.Next(ctx, func() (news spoken.News, ok bool, err error) {
		if len(t.pending) > 0 {
			said := t.pending[0]
			t.pending = t.pending[1:]
			return spoken.News{Said: said, Own: true}, true, nil
		}
		s := t.session.State()
		if s.Err != nil {
			return news, false, s.Err
		}
		news, ok = t.news(s)
		return news, ok, nil
	})
}

// news returns what is to be told of a state, or what it waits for; ok is false if nobody knows yet.
func (t *Table) news(s play.State) (news spoken.News, ok bool) {
	if n := s.Hand.Table().Hand; n != t.hand {
		t.brought = t.all()
		t.hand, t.acts, t.begun, t.ended, t.turned, t.leaving = n, 0, false, false, 0, false
	}
	t.after = s.After
	t.acts = min(t.acts, s.Hand.Len()) // something may have been taken back
	switch {
	case !t.begun:
		t.begun = true
		seen := t.seen(s, t.acts)
		if t.acts == 0 {
			return spoken.News{Said: func(m spoken.Manner) []string { return []string{seen.where(m)} }}, true
		}
		return spoken.News{Said: seen.table}, true
	case t.acts < s.Hand.Len():
		t.acts++
		own := t.mine
		t.mine, t.hint = false, nil
		return spoken.News{Said: t.seen(s, t.acts).last(own), Own: own}, true
	case s.Hand.Over() && !s.Settling() && !t.ended:
		t.ended = true
		return spoken.News{Said: t.seen(s, t.acts).over}, true
	case s.Hand.Over() && s.Ended:
		return spoken.News{Wait: spoken.Ended}, !s.Settling()
	case s.Hand.Over():
		return spoken.News{Wait: spoken.GoOn}, !s.Settling()
	case s.Asked && t.turned != s.Hand.Len()+1:
		t.turned, t.placing, t.hint = s.Hand.Len()+1, newPlacing(s.Hand.View(t.person)), nil
		return spoken.News{Said: t.seen(s, t.acts).turn}, true
	case s.Asked:
		return spoken.News{Wait: spoken.Turn}, true
	}
	return spoken.News{}, false
}

// last says the last act; own says that the user has done it himself.
func (s Seen) last(own bool) spoken.Said {
	a := s.Acts[len(s.Acts)-1]
	return func(m spoken.Manner) []string {
		if own && m.Detail != spoken.Full { // it has been told
			return nil
		}
		return []string{s.act(m, a)}
	}
}

// turn says the user's cards, and in full his board.
func (s Seen) turn(m spoken.Manner) []string {
	if m.Detail == spoken.Full && s.Board(s.Seat).Len() > 0 {
		return append(s.own(m), s.cards(m)...)
	}
	return s.cards(m)
}

// over says the boards that have been face down, and the result.
func (s Seen) over(m spoken.Manner) (lines []string) {
	for _, p := range s.Table.Players {
		if m.Detail == spoken.Full || p.Fantasy > 0 && p.Seat != s.Seat {
			lines = append(lines, s.boardOf(m, p.Seat)...)
		}
	}
	return append(lines, s.result(m)...)
}

// Ask implements [spoken.Game].
func (t *Table) Ask() spoken.Said {
	s := t.session.State()
	switch {
	case s.Hand.Over() && s.Ended:
		return spoken.Same(text.T("spoken.poker.ended"))
	case s.MustBuy(t.person):
		return spoken.Same(text.T("spoken.poker.must-buy"))
	case s.Hand.Over():
		return func(m spoken.Manner) []string {
			return []string{m.Says(text.T("spoken.poker.next-brief"), text.T("spoken.poker.next"), text.T("spoken.poker.next"))}
		}
	}
	return t.now().ask
}

// ask says what the user is to do with his cards.
func (s Seen) ask(spoken.Manner) []string {
	p, me := s.Placing, 0
	if player, ok := s.Table.Player(s.Seat); ok {
		me = player.Fantasy
	}
	switch {
	case p.complete() && s.Table.Rules.Standing(p.after()).Dead:
		return []string{text.T("poker.would-be-dead"), text.T("spoken.poker.complete")}
	case p.complete():
		return []string{text.T("spoken.poker.complete")}
	case len(p.hold) == p.boxes:
		return []string{text.TN("poker.place-all", p.boxes-p.placed())}
	case me > 0:
		return []string{text.TN("poker.place-fantasy", len(p.hold)-p.boxes, "Cards", p.boxes)}
	}
	return []string{text.T("poker.place-two")}
}

// Choices implements [spoken.Game].
func (t *Table) Choices() spoken.Said {
	s := t.session.State()
	id := "spoken.poker.type"
	switch {
	case s.MustBuy(t.person):
		id = "spoken.poker.must-buy"
	case s.Hand.Over():
		id = "spoken.poker.type-next"
	}
	return spoken.Same(text.T(id))
}

// Act implements [spoken.Game]: it puts cards in their places. Enter confirms that, once enough are placed.
func (t *Table) Act(_ context.Context, typed string) error {
	s := t.session.State()
	if s.Hand.Over() || !s.Asked {
		return spoken.ErrUnknown
	}
	next, why, ok := t.placing.read(typed)
	switch {
	case !ok:
		return spoken.ErrUnknown
	case why != "":
		return spoken.Answer(why)
	}
	t.placing, t.hint = next, nil
	if !next.complete() {
		t.pending = append(t.pending, t.now().cards)
	} else {
		t.pending = append(t.pending, t.now().placedWords)
	}
	return nil
}

// placedWords says where the cards go, once enough are placed.
func (s Seen) placedWords(m spoken.Manner) []string {
	a := s.Placing.act()
	return []string{spoken.Sentences(spoken.Sentence(pokertext.Sentence(gains(m, a.Gains))), thrown(m, a.Discards))}
}

// GoOn implements [spoken.Game].
func (t *Table) GoOn(context.Context) (said spoken.Said, acted bool, err error) {
	s := t.session.State()
	switch {
	case s.Hand.Over() && (s.Ended || s.MustBuy(t.person)):
		return t.Ask(), false, nil
	case s.Hand.Over():
		return nil, true, t.session.Next()
	case t.hint != nil: // what has been placed otherwise doesn't count
		return nil, true, t.do(t.hint.Act)
	case t.placing.complete():
		return nil, true, t.do(t.placing.act())
	}
	return spoken.Joined(t.now().cards, t.Ask()), false, nil
}

// do carries out an act of the user's.
func (t *Table) do(a poker.Act) error {
	t.mine = true
	err := t.session.Act(a)
	if err == nil {
		t.placing, t.hint = placing{}, nil
		return nil
	}
	t.mine = false
	if errors.Is(err, play.ErrNotAsked) {
		return spoken.Answer(text.T("poker.not-your-turn"))
	}
	return spoken.Answer(pokertext.Rule(err))
}

// Close implements [spoken.Game].
func (t *Table) Close() error { return t.session.Close() }
