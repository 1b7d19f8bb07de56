package text

import (
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// Moves on the screen have the letters of the language; the text form stays as it is.
func TestMovesInEachLanguage(t *testing.T) {
	defer text.Use(text.English)
	parse := func(words string) chess.Move {
		e, err := chess.ParseEvent(words)
		if err != nil {
			t.Fatal(err)
		}
		m, _ := e.Move()
		return m
	}
	exchange, plain, pass := parse("g7-g8=Q"), parse("c4xd5"), parse("pass")
	for language, want := range map[text.Language][5]string{
		text.English:   {"KQBNR", "g7-g8=Q", "c4xd5", "passes", "resigns"},
		text.Romanian:  {"RDNCT", "g7-g8=D", "c4xd5", "pas", "cedează"},
		text.Russian:   {"КрФСКЛ", "g7-g8=Ф", "c4xd5", "пас", "сдача"},
		text.Esperanto: {"RDKĈT", "g7-g8=D", "c4xd5", "pasas", "kapitulacas"},
	} {
		text.Use(language)
		letters := ""
		for k := chess.King; k < chess.Pawn; k++ {
			letters += Letter(k)
		}
		if got := [5]string{letters, Move(exchange), Move(plain), Move(pass), Turn(chess.Turn{Event: chess.Resign})}; got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
		if Letter(chess.Pawn) != "" || exchange.String() != "g7-g8=Q" {
			t.Errorf("%s: a pawn has the letter %q, and the text form is %v", language, Letter(chess.Pawn), exchange)
		}
	}
}
