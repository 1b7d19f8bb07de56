package chess_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
)

// TestRules breaks each rule, in a game and by an event, and checks the message.
func TestRules(t *testing.T) {
	const (
		follower  = "8/10/3yK8/14/4bR1yP7/5bP8/14/14/14/14/13gK/12/10/rK7 b A2-4 rryg - - 0 1 ;  ; *"
		compelled = "7yK/10/12/14/14/14/6rP7/6rP7/14/rRrN2yQ9/rRrN12/1rB10/10/rKrQ6 r A1-2 r-y- - - 0 1 ;  ; *"
		knight    = "8/10/12/14/14/14/14/4yN9/2yK11/3yP10/1rN12/12/10/rK7 r A1-2 r-y- b4 - 0 1 ;  ; *"
		noTour    = "7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2D r-y- - 0,0,0,0 0 1 ;  ; *"
		castle    = "7yK/10/12/14/14/14/6yNyB6/6yNyB6/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1 ;  ; *"
		arriving  = "7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rKrQ6 r A1-2 r-y- - - 0 1 ;  ; *"
	)
	seen := map[chess.Rule]bool{}
	for _, c := range []struct {
		line, events string
		rule         chess.Rule
		says         string
	}{
		{"A1-2 ; resign ; y/resign", "d3-e4", chess.GameIsOver, "the game is over"},
		{"A1-2D ;  ; *", "d3-e4", chess.RollDue, "rolled first"},
		{"A1-2 ;  ; *", "21:", chess.RollNotDue, "no roll is due"},
		{"A1-2D ;  ; *", "21: 21:", chess.RollNotDue, "no roll is due"},
		{"A1-2 ;  ; *", "pass", chess.MustMove, "red has a legal move"},
		{"A1-2 ;  ; *", "h3-h4", chess.NoPiece, "no piece stands on h3"},
		{"A1-2 ;  ; *", "i14-h13", chess.OutOfTurn, "the turn of red, and yP"},
		{"A1-2D ;  ; *", "32: d3-e4 e4-f5", chess.MovedAlready, "rP has moved"},
		{compelled, "d1-d2", chess.Compulsion, "the pawn on g7 has to be exchanged"},
		{"A1-2 ;  ; *", "d3xd4", chess.NothingToTake, "nothing to capture on d4"},
		{"A1-2 ;  ; *", "e1xe2", chess.OwnSide, "stands on e2 is of the same side"},
		{castle, "f6xg7", chess.CastleHolds, "nothing can be captured on g7"},
		{follower, "e10xe12", chess.KingBan, "blue has no king"},
		{knight, "b4-d5", chess.CaptureSign, "captures are written with x"},
		{"A1-2 ; b4-c6 i14-h13 ; *", "c6-d8-e10", chess.FreshKnight, "never moved"},
		{"A1-2 ;  ; *", "b4-c6-b4", chess.BackToStart, "may not end on b4"},
		{knight, "b4xc6-d8", chess.AfterKing, "no second leap after the king on c6"},
		{noTour, "21: f6-g7", chess.TourDue, "its count is 0 of 4"},
		{arriving, "f6-g7=Q", chess.PoolLacks, "the pool of red"},
		{compelled, "g7=Q", chess.PoolLacks, "the pool of red"},
		{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1 ;  ; *", "f6-g7=Q", chess.ArrivalOnly, "only a pawn"},
		{"7yK/10/12/14/14/14/6rR7/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1 ;  ; *", "g8=Q", chess.SpotNotDue, "no pawn has to be exchanged on g8"},
		{"7yK/10/12/14/14/14/6yP7/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1 ;  ; *", "d1-d2 g8-f7", chess.Compulsion, "the pawn on g8"},
		{"A1-2 ;  ; *", "d3-e5", chess.PieceMove, "rP doesn't move like that"},
		{follower, "resign", chess.KingToResign, "only a player with a king"},
		{follower, "time", chess.KingToResign, "only a player with a king"},
		{follower, "b/adjudged", chess.KingToWin, "no side with a king"},
		{follower, "r/adjudged", chess.KingToWin, "no side with a king"},
		{"A1-4 ; resign ; *", "r/adjudged", chess.KingToWin, "no side with a king"},
		{"B-4 ;  ; *", "r/adjudged", chess.KingToWin, "no side with a king"},
	} {
		g, _, err := chess.Parse(c.line)
		if err != nil {
			t.Errorf("%s: %v", c.line, err)
			continue
		}
		words := strings.Fields(c.events)
		for i, word := range words {
			event, wrong := chess.ParseEvent(word)
			if wrong != nil {
				err = wrong
				break
			}
			if g, err = g.Apply(event); err != nil && i < len(words)-1 {
				t.Errorf("%s: %s: %v", c.line, word, err)
			}
		}
		var broken *chess.RuleError
		if !errors.As(err, &broken) {
			t.Errorf("%s: %s: %v, want rule %v", c.line, c.events, err, c.rule)
			continue
		}
		seen[broken.Rule] = true
		says := words[len(words)-1] + " is not legal: "
		if broken.Rule != c.rule || !strings.HasPrefix(err.Error(), says) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %s: rule %v: %v, want %v that says %q", c.line, c.events, broken.Rule, err, c.rule, c.says)
		}
	}
	for _, c := range []struct {
		line string
		rule chess.Rule
		says string
	}{
		{"A1-2D ; 33:d3-e4 ; *", chess.TurnUnfinished, "5 more moves are due"},
		{"A1-2D ; 21:d3-e4,c4-d5 ; *", chess.TurnDone, "the turn is over before"},
	} {
		_, _, err := chess.Parse(c.line)
		var broken *chess.RuleError
		var line *chess.LineError
		if !errors.As(err, &broken) || broken.Rule != c.rule || !strings.Contains(err.Error(), c.says) || !errors.As(err, &line) || line.Turn != 1 {
			t.Errorf("%s: %v, want rule %v in turn 1", c.line, err, c.rule)
		} else {
			seen[broken.Rule] = true
		}
	}
	for rule := chess.GameIsOver; rule <= chess.TurnDone; rule++ {
		if !seen[rule] {
			t.Errorf("rule %v isn't broken", rule)
		}
	}
}

// TestIllegalMoves checks arbitrary moves in arbitrary positions: illegal ones break a rule that has a
// message.
func TestIllegalMoves(t *testing.T) {
	r := rand.New(rand.NewPCG(*firstSeed, 3))
	broken := map[chess.Rule]int{}
	for range 40 * *randomGames {
		p, err := chess.ParsePosition(randomPosition(r))
		if err != nil {
			continue
		}
		if p.Rolling() && r.IntN(4) > 0 {
			p.Roll(chess.Roll(r))
		}
		legal := p.Moves()
		for range 20 {
			m := randomMove(r, p)
			err := p.Check(m)
			if (err == nil) != slices.Contains(legal, m) {
				t.Fatalf("%v: %v: %v, and the legal moves are %v", p, m, err, legal)
			}
			var e *chess.RuleError
			if err == nil {
				continue
			}
			if !errors.As(err, &e) || e.Rule == 0 || strings.Contains(e.Error(), "breaks rule") || strings.Contains(e.Error(), "%!") {
				t.Fatalf("%v: %v: %v", p, m, err)
			}
			broken[e.Rule]++
		}
	}
	t.Logf("%v", broken)
}

// randomMove returns an arbitrary move, usually of a piece on the board.
func randomMove(r *rand.Rand, p chess.Position) chess.Move {
	anywhere := func() chess.Square { return chess.Square(r.IntN(chess.Squares)) }
	if legal := p.Moves(); len(legal) > 0 && r.IntN(3) == 0 {
		m := legal[r.IntN(len(legal))]
		switch r.IntN(5) {
		case 0:
			m.Takes = !m.Takes
		case 1:
			m.To = anywhere()
		case 2:
			m.Becomes = chess.Kind(r.IntN(7))
		case 3:
			m.Via, m.TakesVia = m.To, m.Takes
		}
		return m
	}
	m := chess.Move{From: anywhere(), Via: chess.NoSquare, To: anywhere(), Takes: r.IntN(2) == 0}
	for range 5 {
		if p.At(m.From) == chess.Empty {
			m.From = anywhere()
		}
	}
	if r.IntN(8) == 0 {
		return chess.Pass
	}
	if r.IntN(4) == 0 {
		m.Via, m.TakesVia = anywhere(), r.IntN(2) == 0
	}
	return m
}
