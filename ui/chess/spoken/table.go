package spoken

import (
	"context"
	"errors"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/chess/typing"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Table is a game that one user or several play by lines.
type Table struct {
	session *play.Session
	names   map[chess.Army]string
	timed   bool // there are clocks
	bell    spoken.Bell

	events  int        // that have been told
	begun   bool       // the game has been told
	ended   bool       // and its result
	mine    bool       // the next event is the user's own
	refused chess.Army // the refusal of a draw that has been told

	hint      *bot.Option // the last one, in the present position; or nil
	resigning bool        // the user was asked to say again that he resigns
}

var _ spoken.Game = (*Table)(nil)

// New returns a table at which a game goes on. Names are those of the players by army; a single user's is empty.
func New(config play.Config, names map[chess.Army]string, start play.Start) (*Table, error) {
	t := &Table{names: names, timed: config.Clock != (chessstore.Clock{}), bell: spoken.NewBell(), refused: chess.NoArmy}
	config.Changed = t.bell.Ring
	var err error
	if t.session, err = play.New(config, start); err != nil {
		return nil, err
	}
	t.events = start.Game.Len()
	return t, nil
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
	t.events = min(t.events, s.Game.Len()) // something may have been taken back
	if s.Refused == chess.NoArmy {
		t.refused = chess.NoArmy
	}
	switch {
	case !t.begun:
		t.begun = true
		g := s.Game.At(t.events)
		p := g.Position()
		return spoken.News{Said: func(m spoken.Manner) []string {
			if m.Detail == spoken.Brief {
				return []string{where(g)}
			}
			return append([]string{where(g)}, t.board(&p)...)
		}}, true
	case t.events < s.Game.Len():
		return t.told(s), true
	case s.Refused != t.refused:
		t.refused = s.Refused
		return spoken.News{Said: spoken.Same(text.T("chess.refused", "Name", t.player(s.Refused)))}, true
	case s.Game.Over() && !t.ended:
		t.ended = true
		return spoken.News{Said: t.result(s.Game)}, true
	case s.Game.Over():
		return spoken.News{Wait: spoken.Ended}, true
	case s.Asked != chess.NoArmy, len(s.Offer.Open) > 0, s.Settled != 0:
		return spoken.News{Wait: spoken.Turn}, true
	}
	return spoken.News{}, false
}

// told says the next event.
func (t *Table) told(s play.State) spoken.News {
	before, after := s.Game.At(t.events).Position(), s.Game.At(t.events+1).Position()
	e := s.Game.Events()[t.events]
	t.events++
	own := t.mine
	t.mine, t.hint, t.resigning = false, nil, false
	return spoken.News{Own: own, Said: func(m spoken.Manner) []string {
		if _, rolled := e.Roll(); own && !rolled && m.Detail == spoken.Brief {
			return nil
		}
		return []string{t.event(&before, &after, e)}
	}}
}

// result says how the game has ended, with the points of each player.
func (t *Table) result(g chess.Game) spoken.Said {
	return func(m spoken.Manner) []string {
		lines := []string{chesstext.Result(g.Result())}
		if worth := chesstext.Worth(g); worth != "" {
			lines = append(lines, spoken.Sentence(m.Words(worth)))
		}
		var each []string
		points := g.Points()
		for _, a := range g.Rules().Owners() {
			each = append(each, text.T("spoken.chess.points", "Name", t.called(a), "Points", chesstext.Points(points[a])))
		}
		return append(lines, spoken.Sentence(strings.Join(each, ", ")))
	}
}

// Ask implements [spoken.Game].
func (t *Table) Ask() spoken.Said {
	s := t.session.State()
	p := s.Game.Position()
	switch {
	case s.Game.Over():
		return spoken.Same(text.T("spoken.chess.ended"))
	case len(s.Offer.Open) > 0:
		return spoken.Same(text.T("spoken.chess.offered", "Name", t.player(s.Offer.By)))
	case s.Asked == chess.NoArmy && s.Settled != 0:
		return spoken.Same(text.TN("spoken.chess.settled", s.Settled.Len(), "Armies", chesstext.Armies(s.Settled)))
	case s.Asked == chess.NoArmy:
		return nil
	}
	return func(m spoken.Manner) []string {
		ask := text.T("spoken.chess.your-turn", "Army", t.called(p.Turn()))
		switch {
		case p.Rolling():
			ask = spoken.Sentences(ask, text.T("spoken.chess.roll"))
		case p.Rules().Dice && p.Left() > 0:
			ask = spoken.Sentences(ask, spoken.Sentence(text.TN("chess.moves-left", p.Left())))
		}
		if s.Settled != 0 && m.Detail != spoken.Brief {
			ask = spoken.Sentences(ask, text.TN("spoken.chess.settled", s.Settled.Len(), "Armies", chesstext.Armies(s.Settled)))
		}
		return []string{ask}
	}
}

// Choices implements [spoken.Game].
func (t *Table) Choices() spoken.Said {
	s := t.session.State()
	p := s.Game.Position()
	id := "spoken.chess.type"
	switch {
	case len(s.Offer.Open) > 0:
		id = "spoken.chess.type-answer"
	case !s.Game.Over() && p.Rolling():
		id = "spoken.chess.type-roll"
	}
	return spoken.Same(text.T(id))
}

// Act implements [spoken.Game]: it makes a move that is typed by its squares.
func (t *Table) Act(_ context.Context, typed string) error {
	s := t.session.State()
	if s.Game.Over() {
		return spoken.ErrUnknown
	}
	var move typing.Typing
	for _, r := range strings.Join(spoken.Fields(typed), "") {
		next, ok := move.Add(r)
		if !ok {
			return spoken.ErrUnknown
		}
		move = next
	}
	squares, becomes, wrong := move.Read()
	if wrong != "" {
		return spoken.Answer(wrong)
	}
	p := s.Game.Position()
	legal, m := typing.Meant(&p, squares, becomes)
	switch {
	case len(legal) > 1:
		return spoken.Answer(text.T("chess.typed-kind"))
	case len(legal) == 1:
		m = legal[0]
	}
	return t.done(func() error { return t.session.Do(m) })
}

// done carries out a decision of the user's, or says why it can't be done.
func (t *Table) done(do func() error) error {
	t.mine = true
	err := do()
	if err == nil {
		return nil
	}
	t.mine = false
	if errors.Is(err, play.ErrNotAsked) {
		return spoken.Answer(text.T("chess.not-your-turn"))
	}
	return spoken.Answer(chesstext.Rule(err))
}

// GoOn implements [spoken.Game]: it does what was hinted, rolls the dice, or says the last move.
func (t *Table) GoOn(context.Context) (said spoken.Said, acted bool, err error) {
	s := t.session.State()
	p := s.Game.Position()
	switch {
	case s.Game.Over():
		return t.Ask(), false, nil
	case t.hint != nil:
		m := t.hint.Move
		t.hint = nil
		return nil, true, t.done(func() error { return t.session.Do(m) })
	case s.Asked != chess.NoArmy && p.Rolling():
		return nil, true, t.done(t.session.Roll)
	}
	return spoken.Joined(t.lastTurn(s.Game), t.Ask()), false, nil
}

// Close implements [spoken.Game].
func (t *Table) Close() error { return t.session.Close() }
