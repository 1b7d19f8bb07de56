package typing

import (
	"testing"

	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// typed returns the result of typing some letters, and those refused.
func typed(letters string) (t Typing, refused string) {
	for _, r := range letters {
		next, ok := t.Add(r)
		if !ok {
			refused += string(r)
		}
		t = next
	}
	return t, refused
}

// A typed text means a move, with or without the signs of the text form, or an error is shown.
func TestTypedMoves(t *testing.T) {
	arrival := "7yK/10/12/14/14/14/14/14/5rP8/14/14/12/10/rK7 r A1-2 r-y- - - 0 1"
	waits := "7yK/10/12/14/14/14/6rP7/14/14/14/14/12/10/rK7 r A1-2 r-y- - - 0 1"
	for _, tt := range []struct {
		from, keys string
		want       string // the move, or an error
		moves      int    // that are legal
	}{
		{"", "c4d5", "c4-d5", 1},
		{"", "C4-D5", "c4-d5", 1},
		{"", "b4c6", "b4-c6", 1},
		{"", "b4c6d8", "b4-c6-d8", 1},
		{"", "k2l4m6", "k2xl4-m6", 0},
		{"", "c4d6", "c4-d6", 0},
		{"", "c4b3", "c4xb3", 0},
		{arrival, "f6g7", "f6-g7", 5},
		{arrival, "f6g7=q", "f6-g7=Q", 1},
		{arrival, "f6g7=p", "f6-g7", 1},
		{waits, "g8=r", "g8=R", 1},
		{"", "c4", text.T("chess.typed-half"), 0},
		{"", "c4d", text.T("chess.typed-half"), 0},
		{"", "c4a2", text.T("chess.typed-no-square", "Square", "a2"), 0},
		{"", "c4d55", text.T("chess.typed-no-square", "Square", "d55"), 0},
		{"", "a4b3c2d1", text.T("chess.typed-half"), 0},
		{"", "c4d5=", text.T("chess.typed-kind"), 0},
		{"", "-", text.T("chess.typed-half"), 0},
	} {
		p := chess.Start(chess.Usual(chess.Variant{Mode: chess.A1, Persons: 4}))
		if tt.from != "" {
			var err error
			if p, err = chess.ParsePosition(tt.from); err != nil {
				t.Fatal(err)
			}
		}
		keys, _ := typed(tt.keys)
		squares, becomes, wrong := keys.Read()
		if wrong != "" {
			if wrong != tt.want {
				t.Errorf("%q: it says %q, want %q", tt.keys, wrong, tt.want)
			}
			continue
		}
		legal, illegal := Meant(&p, squares, becomes)
		if len(legal) != tt.moves || tt.moves == 1 && legal[0].String() != tt.want || tt.moves != 1 && illegal.String() != tt.want {
			t.Errorf("%q means %v or %v, want %d × %s", tt.keys, legal, illegal, tt.moves, tt.want)
		}
	}
}

// Characters that belong to no move are refused.
func TestTypedNonsense(t *testing.T) {
	for keys, want := range map[string][2]string{
		"c4d5":             {"c4d5", ""},
		"zoC4p!d5":         {"c4d5", "zop!"},
		"5c":               {"c", "5"},
		"g7=qq":            {"g7=Q", "q"},
		"g7=kr":            {"g7=R", "k"},
		"a1b1c1d1e1f1g1h1": {"a1b1c1d1e1f1g", "1h1"},
		"ș♠c4":             {"c4", "ș♠"},
	} {
		got, refused := typed(keys)
		if got.String() != want[0] || refused != want[1] {
			t.Errorf("%q: typed is %q, refused %q", keys, got, refused)
		}
	}
	got, _ := typed("c4")
	if got = got.Back(); got != "c" || got.Back().Back() != "" {
		t.Errorf("one sign less is %q", got)
	}
}
