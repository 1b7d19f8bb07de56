package spoken

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/bidding"
	"github.com/superbridge/superbridge/game/bridge/bot"
	"github.com/superbridge/superbridge/game/bridge/review"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/ui/bridge/company"
	"github.com/superbridge/superbridge/ui/bridge/play"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/bridge/typing"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Table is a rubber that a user plays by lines.
type Table struct {
	session *play.Session
	config  play.Config
	cards   bidding.Cards
	company *company.Table // or nil for those of the first deal
	bell    spoken.Bell

	boards int  // finished boards before the one that is told
	events int  // of this board that have been told
	begun  bool // the board has been told
	ended  bool // and its result
	mine   bool // the next event is the user's own

	reasons func(bot.Advice) string // words the reasons of hints; or nil

	review   *review.Review // the next one to make, or nil
	settling bool           // the user was asked to say again that the rubber is to be settled

	hint    *bot.Advice // the last one, on the present board and position; or nil
	claimed int         // the number of tricks whose claim the user was asked to repeat, plus 1; or 0
}

var _ spoken.Game = (*Table)(nil)

// New returns a table at which a rubber goes on; the board is as with [play.New]. Cards are those of both sides, and these the players
// around the user, or nil if they follow from the first deal.
func New(config play.Config, cards bidding.Cards, these *company.Table, rubber session.Session, board *bridge.Board) (*Table, error) {
	t := &Table{config: config, cards: cards, company: these, bell: spoken.NewBell()}
	t.config.Changed = t.bell.Ring
	var err error
	if t.session, err = play.New(t.config, rubber, board); err != nil {
		return nil, err
	}
	s := t.session.State()
	t.boards, t.events = len(s.Rubber.Boards), len(s.Board.Events())
	return t, nil
}

// seen returns what the user sees of a board now.
func (t *Table) seen(b bridge.Board, s play.State) Seen {
	seen := NewSeen(b, t.config.User, s.Rubber, t.cards)
	if t.company != nil {
		seen.Company = *t.company
	}
	return seen
}

// now returns what the user sees now.
func (t *Table) now() Seen {
	s := t.session.State()
	return t.seen(s.Board, s)
}

// Next implements [spoken.Game].
func (t *Table) Next(ctx context.Context) (spoken.News, error) {
	return t.bell.Next(ctx, func() (news spoken.News, ok bool, err error) {
		if t.review != nil {
			news, err := t.looked(ctx)
			return news, err == nil, err
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
	events := s.Board.Events()
	if len(s.Rubber.Boards) != t.boards {
		t.boards, t.events, t.begun, t.ended, t.settling = len(s.Rubber.Boards), 0, false, false, false
	}
	if t.events > len(events) { // something has been taken back
		t.events = len(events)
	}
	switch {
	case !t.begun:
		t.begun = true
		return spoken.News{Said: t.beginning(s)}, true
	case t.events < len(events):
		t.events++
		own := t.mine
		t.mine, t.hint, t.claimed = false, nil, 0
		return spoken.News{Said: t.seen(s.Board.Prefix(t.events), s).event(own), Own: own}, true
	case s.Board.Over() && !t.ended:
		t.ended = true
		return spoken.News{Said: t.result(s)}, true
	case s.Board.Over() && s.Rubber.With(s.Board).Over():
		return spoken.News{Wait: spoken.Ended}, true
	case s.Board.Over():
		return spoken.News{Wait: spoken.GoOn}, true
	case s.Asked && !t.config.PlaysItself(s.Board):
		return spoken.News{Wait: spoken.Turn}, true
	}
	return spoken.News{}, false
}

// beginning says how a board begins, or where one that goes on stands.
func (t *Table) beginning(s play.State) spoken.Said {
	seen := t.seen(s.Board.Prefix(t.events), s)
	if t.events == 0 {
		return seen.deal
	}
	return seen.table
}

// Ask implements [spoken.Game].
func (t *Table) Ask() spoken.Said {
	s := t.session.State()
	switch {
	case s.Board.Over() && s.Rubber.With(s.Board).Over():
		return func(spoken.Manner) []string { return []string{text.T("spoken.bridge.ended")} }
	case s.Board.Over():
		return func(m spoken.Manner) []string {
			return []string{m.Says(text.T("spoken.bridge.next-brief"), text.T("spoken.bridge.next"), text.T("spoken.bridge.next"))}
		}
	}
	return t.now().ask
}

// Choices implements [spoken.Game].
func (t *Table) Choices() spoken.Said { return t.now().choices }

// Act implements [spoken.Game].
func (t *Table) Act(_ context.Context, typed string) error {
	seen := t.now()
	e, ok := read(seen, typed)
	if !ok {
		return spoken.ErrUnknown
	}
	return t.do(e)
}

// do carries out an act of the user's.
func (t *Table) do(e bridge.Event) error {
	t.mine = true
	if err := t.session.Act(e); err != nil {
		t.mine = false
		if errors.Is(err, play.ErrNotAsked) {
			return err
		}
		return spoken.Answer(bridgetext.Rule(err))
	}
	return nil
}

// read reads an act as it is typed at the table; ok is false if it is none.
func read(s Seen, typed string) (e bridge.Event, ok bool) {
	words := spoken.Fields(typed)
	one := ""
	for _, w := range words {
		one += w
	}
	switch s.Phase() {
	case bridge.AuctionPhase:
		if c, ok := typing.ReadCall(one, s.LegalCalls()); ok {
			return bridge.Called(c), true
		}
	case bridge.ChoicePhase:
		if c, ok := typing.ReadCall(one, nil); ok && c.IsBid() {
			return bridge.Chosen(c), true
		}
	case bridge.PlayPhase:
		if c, ok := typing.ReadCard(one); ok {
			return bridge.Played(c), true
		}
	}
	return e, false
}

// GoOn implements [spoken.Game].
func (t *Table) GoOn(context.Context) (said spoken.Said, acted bool, err error) {
	s := t.session.State()
	switch {
	case s.Board.Over() && s.Rubber.With(s.Board).Over():
		return t.Ask(), false, nil
	case s.Board.Over():
		return nil, true, t.session.Next()
	case t.hint != nil:
		e := t.hint.Event
		t.hint = nil
		return nil, true, t.do(e)
	}
	return spoken.Joined(t.now().situation, t.Ask()), false, nil
}

// Close implements [spoken.Game].
func (t *Table) Close() error { return t.session.Close() }
