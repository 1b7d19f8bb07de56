package spoken

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/play"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/spoken"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Words implements [spoken.Game].
func (t *Table) Words() []spoken.Word {
	return []spoken.Word{
		{ID: "chess-board", Do: t.readBoard},
		{ID: "chess-rank", Do: t.readRank},
		{ID: "chess-attacks", Do: t.readAttacks},
		{ID: "chess-moves", Do: t.readMoves},
		{ID: "chess-last", Do: t.readLast},
		{ID: "chess-turn", Do: t.readTurn},
		{ID: "chess-hint", Do: t.advise},
		{ID: "chess-why", Do: t.why},
		{ID: "chess-undo", Acts: true, Do: t.undo},
		{ID: "chess-roll", Acts: true, Do: t.act(t.session.Roll)},
		{ID: "chess-draw", Acts: true, Do: t.offerDraw},
		{ID: "chess-yes", Acts: true, Do: t.answer(true)},
		{ID: "chess-no", Acts: true, Do: t.answer(false)},
		{ID: "chess-resign", Acts: true, Do: t.resign},
		{ID: "chess-stand", Acts: true, Do: t.letStand},
	}
}

// position returns the position now.
func (t *Table) position() chess.Position { return t.session.State().Game.Position() }

// readBoard says the pieces of all armies, or of the one that is named.
func (t *Table) readBoard(_ context.Context, rest string) (spoken.Said, error) {
	p := t.position()
	if a, ok := armyOf(rest); ok {
		line := t.army(&p, a)
		if line == "" {
			line = text.T("spoken.chess.no-army", "Army", chesstext.Army(a))
		}
		return spoken.Same(line), nil
	}
	return spoken.Same(t.board(&p)...), nil
}

// armyOf reads an army: its letter r, b, y or g, or its colour in the language in use.
func armyOf(word string) (a chess.Army, ok bool) {
	for a := range chess.Army(chess.Armies) {
		if name := strings.ToLower(chesstext.Army(a)); word != "" && (word == a.String() || strings.HasPrefix(name, word)) {
			return a, true
		}
	}
	return chess.NoArmy, false
}

// ranks is the number of ranks of the board.
const ranks = 14

// readRank says what stands on a rank.
func (t *Table) readRank(_ context.Context, rest string) (spoken.Said, error) {
	n, err := strconv.Atoi(strings.TrimSpace(rest))
	if err != nil || n < 1 || n > ranks {
		return nil, spoken.Answer(text.T("spoken.chess.rank-how", "N", ranks))
	}
	p := t.position()
	return spoken.Same(t.rank(&p, n)), nil
}

// readAttacks says what attacks a square.
func (t *Table) readAttacks(_ context.Context, rest string) (spoken.Said, error) {
	s, err := chess.ParseSquare(strings.TrimSpace(rest))
	if err != nil {
		return nil, spoken.Answer(text.T("spoken.chess.attacks-how"))
	}
	p := t.position()
	return spoken.Same(attacks(&p, s)...), nil
}

// readMoves says where the pieces may go that are named: by a square, or by the kind of the pieces of the army in turn. Without a name
// it says the moves of all.
func (t *Table) readMoves(_ context.Context, rest string) (spoken.Said, error) {
	p := t.position()
	if s, err := chess.ParseSquare(rest); err == nil {
		return spoken.Same(moves(&p, []chess.Square{s})...), nil
	}
	kind, ok := kindOf(rest)
	if !ok && rest != "" {
		return nil, spoken.Answer(text.T("spoken.chess.moves-how"))
	}
	var from []chess.Square
	for _, k := range kinds {
		for s, piece := range p.Pieces() {
			if p.Movable().Has(piece.Army()) && piece.Kind() == k && (k == kind || rest == "") {
				from = append(from, s)
			}
		}
	}
	return spoken.Same(moves(&p, from)...), nil
}

// kindOf reads a kind of piece: its letter, or the beginning of its name, in English or the language in use.
func kindOf(word string) (chess.Kind, bool) {
	for _, k := range kinds {
		names := []string{strings.ToLower(chesstext.Kind(k)), strings.ToLower(text.InEnglish("chess.kind." + k.String()))}
		letters := []string{strings.ToLower(k.Letter()), strings.ToLower(chesstext.Letter(k))}
		if word != "" && (slices.Contains(letters, word) || slices.Contains(names, word)) {
			return k, true
		}
	}
	return chess.NoKind, false
}

// readLast says what has happened since the user's last turn.
func (t *Table) readLast(context.Context, string) (spoken.Said, error) {
	return t.lastTurn(t.session.State().Game), nil
}

// lastTurn says the events of the last turns, of each army one.
func (t *Table) lastTurn(g chess.Game) spoken.Said {
	turns := g.Turns()
	turns = turns[max(0, len(turns)-g.Rules().Armies().Len()):]
	var lines []string
	events := g.Events()
	for _, turn := range turns {
		for i := turn.From; i < turn.To; i++ {
			before, after := g.At(i).Position(), g.At(i+1).Position()
			lines = append(lines, t.event(&before, &after, events[i]))
		}
	}
	if len(lines) == 0 {
		lines = []string{text.T("spoken.chess.no-last")}
	}
	return spoken.Same(lines...)
}

// readTurn says which turn it is and whose, and what is left on the clocks.
func (t *Table) readTurn(context.Context, string) (spoken.Said, error) {
	s := t.session.State()
	p := s.Game.Position()
	lines := []string{where(s.Game)}
	if !s.Game.Over() {
		lines = append(lines, text.T("spoken.chess.turn", "Army", t.called(p.Turn())))
	}
	if t.timed {
		left := t.session.Clocks()
		var each []string
		for _, a := range s.Game.Rules().Owners() {
			seconds := int(left[a].Seconds())
			each = append(each, text.T("spoken.chess.clock", "Name", t.called(a), "Minutes", seconds/60, "Seconds", seconds%60))
		}
		lines = append(lines, spoken.Sentence(strings.Join(each, ", ")))
	}
	return spoken.Same(lines...), nil
}

// advise says what the adviser would do. An empty line then does it.
func (t *Table) advise(ctx context.Context, _ string) (spoken.Said, error) {
	a, err := t.session.Advise(ctx)
	switch {
	case errors.Is(err, play.ErrNotAsked):
		return nil, spoken.Answer(text.T("chess.no-hint"))
	case err != nil && ctx.Err() != nil:
		return nil, err
	case err != nil || len(a.Options) == 0:
		return nil, spoken.Answer(text.T("chess.no-advice"))
	}
	o := a.Options[0]
	t.hint = &o
	if err := t.session.Hinted(); err != nil {
		return nil, err
	}
	p := t.position()
	return func(m spoken.Manner) []string {
		line := text.T("spoken.chess.hint", "Move", moved(&p, o.Move))
		if m.Detail != spoken.Brief {
			line = spoken.Sentences(line, chesstext.Reason(o.Why))
		}
		return []string{line, text.T("spoken.chess.hint-enter")}
	}, nil
}

// why gives the reason of the hint, and what is likely to follow.
func (t *Table) why(ctx context.Context, rest string) (spoken.Said, error) {
	if t.hint == nil {
		return t.advise(ctx, rest)
	}
	lines := []string{spoken.Sentences(chesstext.Reason(t.hint.Why), chesstext.Value(t.hint.Value))}
	if line := t.hint.Line; len(line) > 1 {
		lines = append(lines, text.T("chess.hint-line", "Moves", chesstext.Moves(line[1:], ", ")))
	}
	return spoken.Same(lines...), nil
}

// undo takes the last turn of a user back.
func (t *Table) undo(context.Context, string) (spoken.Said, error) {
	switch err := t.session.Undo(); {
	case errors.Is(err, play.ErrNothingToUndo):
		return nil, spoken.Answer(text.T("chess.nothing-to-undo"))
	case err != nil:
		return nil, err
	}
	t.hint, t.mine, t.ended = nil, false, false
	t.events = t.session.State().Game.Len()
	return spoken.Same(text.T("spoken.chess.undone")), nil
}

// act returns what carries out a decision of the user's.
func (t *Table) act(do func() error) func(context.Context, string) (spoken.Said, error) {
	return func(context.Context, string) (spoken.Said, error) { return nil, t.done(do) }
}

// offerDraw offers a draw to the others.
func (t *Table) offerDraw(context.Context, string) (spoken.Said, error) {
	switch err := t.session.OfferDraw(); {
	case errors.Is(err, play.ErrNotAsked):
		return nil, spoken.Answer(text.T("chess.draw-in-turn"))
	case errors.Is(err, play.ErrRefused):
		return nil, spoken.Answer(text.T("chess.refused-before"))
	case err != nil:
		return nil, spoken.Answer(chesstext.Rule(err))
	}
	return spoken.Same(text.T("spoken.chess.offering")), nil
}

// answer returns what answers the offer of a draw.
func (t *Table) answer(yes bool) func(context.Context, string) (spoken.Said, error) {
	return func(context.Context, string) (spoken.Said, error) {
		if err := t.session.Answer(yes); err != nil {
			return nil, spoken.Answer(text.T("spoken.chess.no-offer"))
		}
		return nil, nil
	}
}

// resign resigns for the user in turn. It must be said twice.
func (t *Table) resign(context.Context, string) (spoken.Said, error) {
	s := t.session.State()
	if s.Asked == chess.NoArmy {
		return nil, spoken.Answer(text.T("chess.resign-in-turn"))
	}
	if err := s.Game.Check(chess.Resign); err != nil {
		return nil, spoken.Answer(text.T("chess.resign-kingless"))
	}
	if !t.resigning {
		t.resigning = true
		return nil, spoken.Answer(text.T("spoken.chess.resign-again"))
	}
	return nil, t.done(t.session.Resign)
}

// letStand ends a game that one side has all but won.
func (t *Table) letStand(context.Context, string) (spoken.Said, error) {
	if err := t.session.LetStand(); err != nil {
		return nil, spoken.Answer(text.T("chess.nothing-settled"))
	}
	return nil, nil
}
