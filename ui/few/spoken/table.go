package spoken

import (
	"context"
	"errors"

	"github.com/superbridge/superbridge/game/few"
	"github.com/superbridge/superbridge/game/few/bot"
	"github.com/superbridge/superbridge/ui/few/play"
	fewtext "github.com/superbridge/superbridge/ui/few/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Table is a session that a user plays by lines.
type Table struct {
	session *play.Session
	names   fewtext.Names
	bell    spoken.Bell

	deal   int  // the number of finished deals before the one that is told
	events int  // of this deal that have been told
	begun  bool // the deal has been told
	ended  bool // and its result
	mine   bool // the next event is the user's own

	hint     *bot.Advice // the last one, on the present board; or nil
	claimed  int         // the number of tricks whose claim the user was asked to repeat, plus 1; or 0
	settling bool        // the user was asked to say again that the session is to be broken off
}

var _ spoken.Game = (*Table)(nil)

// New returns a table at which a session goes on. Names are those of all players; the user has none.
func New(config play.Config, names fewtext.Names, start play.Start) (*Table, error) {
	t := &Table{names: names, bell: spoken.NewBell()}
	config.Changed = t.bell.Ring
	var err error
	if t.session, err = play.New(config, start); err != nil {
		return nil, err
	}
	s := t.session.State()
	t.deal, t.events = before(s), len(s.Board.Events())
	return t, nil
}

// before returns the number of finished deals before the newest one.
func before(s play.State) int {
	if s.Board.Over() {
		return s.Session.Boards() - 1
	}
	return s.Session.Boards()
}

// seen returns what the user sees after the first events of a board.
func (t *Table) seen(b few.Board, s play.State) Seen {
	seen := NewSeen(b, t.names, s.Session)
	seen.Settled = s.Settled
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
	if n := before(s); n != t.deal {
		t.deal, t.events, t.begun, t.ended, t.settling = n, 0, false, false, false
	}
	t.events = min(t.events, len(events)) // something may have been taken back
	switch {
	case !t.begun:
		t.begun = true
		seen := t.seen(s.Board.Prefix(t.events), s)
		if t.events == 0 {
			return spoken.News{Said: seen.deal}, true
		}
		return spoken.News{Said: seen.table}, true
	case t.events < len(events):
		t.events++
		own := t.mine
		t.mine, t.hint, t.claimed = false, nil, 0
		before := s.Board.Prefix(t.events - 1).View(t.names.Person())
		return spoken.News{Said: t.seen(s.Board.Prefix(t.events), s).event(before, own), Own: own}, true
	case s.Over() && !t.ended:
		t.ended = true
		return spoken.News{Said: t.seen(s.Board, s).result}, true
	case s.Over() && s.Ended():
		return spoken.News{Wait: spoken.Ended}, true
	case s.Over():
		return spoken.News{Wait: spoken.GoOn}, true
	case s.Asked && !s.Alone:
		return spoken.News{Wait: spoken.Turn}, true
	}
	return spoken.News{}, false
}

// Ask implements [spoken.Game].
func (t *Table) Ask() spoken.Said {
	switch s := t.session.State(); {
	case s.Over() && s.Ended():
		return spoken.Same(text.T("spoken.bridge.ended"))
	case s.Over():
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
	e, ok := t.now().read(typed)
	if !ok {
		return spoken.ErrUnknown
	}
	return t.do(e)
}

// do carries out an act of the user's.
func (t *Table) do(e few.Event) error {
	t.mine = true
	err := t.session.Act(e)
	if err == nil {
		return nil
	}
	t.mine = false
	if errors.Is(err, play.ErrNotAsked) {
		return spoken.Answer(text.T("few.table.not-your-turn"))
	}
	return spoken.Answer(fewtext.Rule(err))
}

// GoOn implements [spoken.Game].
func (t *Table) GoOn(context.Context) (said spoken.Said, acted bool, err error) {
	s := t.session.State()
	switch {
	case s.Over() && s.Ended():
		return t.Ask(), false, nil
	case s.Over():
		return nil, true, t.session.Next()
	case t.hint != nil:
		e := t.hint.Event
		t.hint = nil
		return nil, true, t.do(e)
	}
	return spoken.Joined(t.now().situation, t.Ask()), false, nil
}

// situation says where the deal stands, in a line or two.
func (s Seen) situation(m spoken.Manner) []string {
	switch {
	case s.Stage() != few.StagePlaying:
		return append(s.auction(m), s.hand(m)...)
	case len(s.Trick().Plays) == 0:
		return []string{s.contract(m)}
	}
	return append([]string{s.contract(m)}, s.trick(m)...)
}

// Close implements [spoken.Game].
func (t *Table) Close() error { return t.session.Close() }
