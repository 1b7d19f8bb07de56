package text

import (
	"errors"
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/game/chess/bot"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Every army, kind, end, rule and reason has words.
func TestEverythingHasWords(t *testing.T) {
	var ids []string
	for a := range chess.Army(chess.Armies) {
		ids = append(ids, "chess.army."+a.String())
	}
	for k := chess.King; k <= chess.Pawn; k++ {
		ids = append(ids, "chess.kind."+k.String(), "chess.rule.PieceMove."+k.String())
	}
	for _, k := range []chess.Kind{chess.Queen, chess.Rook, chess.Bishop, chess.Knight} {
		ids = append(ids, "chess.told.becomes."+k.String())
	}
	for h := chess.ByKings; h <= chess.ByJudge; h++ {
		if h.Draw() {
			ids = append(ids, "chess.draw."+h.String())
		} else {
			ids = append(ids, "chess.win."+h.String())
		}
	}
	for r := chess.GameIsOver; r <= chess.TurnDone; r++ {
		ids = append(ids, "chess.rule."+r.String())
	}
	for k := bot.OnlyMove; k <= bot.Waits; k++ {
		if reasons[k] == "" {
			t.Errorf("reason %d has no words", k)
		}
		switch id := "chess.reason." + reasons[k]; k {
		case bot.Exchanges, bot.WinsPiece, bot.TradesPiece, bot.SavesPiece, bot.HoldsCastle, bot.Develops:
			for _, piece := range "QRBN" {
				ids = append(ids, id+"-"+string(piece))
			}
		default:
			ids = append(ids, id)
		}
	}
	for _, id := range ids {
		if !text.Has(id) {
			t.Errorf("there is no %s", id)
		}
	}
}

// The effects of a move are described: the new commander, the new team, the king gone home.
func TestTold(t *testing.T) {
	for _, tt := range []struct{ from, roll, move, want string }{
		{"7yK/10/12/14/14/14/14/14/14/14/13gK/12/10/rK2bP4 b A2-4 rryg - - 0 1", "", "pass", "Blue has no legal move and passes."},
		{"7yP/bN9/bK11/1rQ12/14/14/14/14/14/bP13/12yK1/12/10/rK7 r A1-3 rby- - - 7 30", "", "b11xb12", "Red captures the king of Blue and takes over its army."},
		{"7yP/bN9/bK11/1rQ12/14/14/14/14/14/bP13/12yK1/12/10/rK7 r A2-3 rby- - - 7 30", "", "b11xb12", "Red captures the king of Blue: Blue plays on in the team of Red."},
		{"8/10/12/14/4bR9/14/14/4yK9/14/rK12gK/4bK9/12/10/1rR6 r B-4 rbyg - - 0 1", "", "e1xe4", "Red captures the king of Blue, whose army plays on without it."},
		{"7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1", "", "f6-g7=Q", "A pawn of Red becomes a queen on g7."},
		{"7yK/10/12/14/14/14/14/14/5rK8/14/14/12/10/8 r A1-2 r-y- - - 0 1", "", "f6-g7", "The king of Red enters the Castle."},
		{"7yK/10/12/14/14/14/14/14/5rK6yQ1/14/14/12/10/8 r A1-2D r-y- - 4,0,0,0 0 1", "11", "f6-g7", "The king of Red reaches the Castle: the queen of Yellow leaves the board, and the king returns to c2."},
	} {
		p, err := chess.ParsePosition(tt.from)
		if err != nil {
			t.Fatal(err)
		}
		if tt.roll != "" {
			d, _ := chess.ParseDice(tt.roll)
			p.Roll(d)
		}
		m, err := chess.ParseMove(tt.move)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Check(m); err != nil {
			t.Fatal(err)
		}
		after := p
		after.Do(m)
		told := Told(&p, &after, m)
		if len(told) != 1 || told[0] != tt.want {
			t.Errorf("%s is told as %q, want %q", tt.move, told, tt.want)
		}
	}
}

// An illegal act is explained in words, and other errors in their own.
func TestRules(t *testing.T) {
	p := chess.Start(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 4}))
	for move, want := range map[string]string{
		"c4-d6":    "A pawn steps one square diagonally towards the far corner, if that square is empty. It captures on the two squares beside it.",
		"c4xb3":    "The piece on b3 is on your own side, so you can’t capture it.",
		"b4-c6-b4": "The second leap may not end where the first began.",
		"l12-k11":  "It is Red’s turn, so Yellow can’t move.",
		"pass":     "You may pass only if you have no legal move.",
	} {
		m, err := chess.ParseMove(move)
		if err != nil {
			m = chess.Move{From: p.King(chess.Red), Via: chess.NoSquare, To: p.King(chess.Red)}
		}
		if move == "b4-c6-b4" {
			from, _ := chess.ParseSquare("b4")
			via, _ := chess.ParseSquare("c6")
			m = chess.Move{From: from, Via: via, To: from}
		}
		if got := Rule(p.Check(m)); got != want {
			t.Errorf("%s: %q, want %q", move, got, want)
		}
	}
	if got := Rule(errors.New("disk full")); got != "disk full" || Rule(nil) != "" {
		t.Errorf("another error is told as %q", got)
	}
}

// A result names the winner and the kind of win, and armies are listed.
func TestResults(t *testing.T) {
	for line, want := range map[string]string{
		"r/kings": "Red wins: no enemy king is left.", "ry/castle": "Red and Yellow win: a king of theirs is in the Castle.",
		"rby/resign": "Red, Blue and Yellow win: the others have resigned.", "=/agreed": "A draw: the players have agreed to it.", "*": "",
	} {
		r, err := chess.ParseResult(line)
		if err != nil {
			t.Fatal(err)
		}
		if got := Result(r); got != want {
			t.Errorf("%s is %q, want %q", line, got, want)
		}
	}
}

// Values are chances, or turns if the game is decided.
func TestValues(t *testing.T) {
	for value, want := range map[int]string{
		500: "Your chances are then about 62 %.", -40: "Your chances are then about 49 %.", 0: "Your chances are then about 50 %.", bot.Won - 1: "It wins this turn.", bot.Won - 4: "It wins in 4 turns.",
		2 - bot.Won: "It loses in 2 turns, but nothing holds out longer.",
	} {
		if got := Value(value); got != want {
			t.Errorf("%d: %q, want %q", value, got, want)
		}
	}
	for value, want := range map[int]string{500: "62 %", -40: "49 %", 0: "50 %", bot.Won - 3: "wins in 3", 2 - bot.Won: "loses in 2"} {
		if got := ShortValue(value); got != want {
			t.Errorf("%d: %q, want %q", value, got, want)
		}
	}
	if got := Reason(bot.Reason{Kind: bot.WinsPiece, Piece: chess.PieceOf(chess.Blue, chess.Queen)}); got != "It wins Blue’s queen." {
		t.Errorf("a queen is won by %q", got)
	}
}
