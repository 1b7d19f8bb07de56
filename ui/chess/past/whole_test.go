package past

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/superbridge/superbridge/cardart"
	"github.com/superbridge/superbridge/game/chess"
	chessstore "github.com/superbridge/superbridge/storage/chess"
	"github.com/superbridge/superbridge/ui/chess/tabletop"
	chesstext "github.com/superbridge/superbridge/ui/chess/text"
	"github.com/superbridge/superbridge/ui/kit/history"
	"github.com/superbridge/superbridge/ui/kit/theme"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// The board shows the final position, from the user's side, with the last moves; beside it are all players, and below
// all turns.
func TestAGameIsShown(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.Theme{Appearance: theme.AlwaysLight})
	art := widget.NewArt(cardart.Style{})
	for _, variant := range []string{"A1-4", "A2-3", "B-2", "B-4D"} {
		g := played(t, variant, 60)
		w := chessstore.Whole{Summary: threeOf(), Game: g}
		w.Rules, w.Person, w.Seats, w.Turns = g.Rules(), chess.Blue, nil, len(g.Turns())
		for _, a := range g.Rules().Owners() {
			w.Seats = append(w.Seats, chessstore.Seat{Army: a, Person: a == chess.Blue, Name: "Name " + a.String()})
		}
		for _, width := range []float32{320, 700} {
			body := whole{w, tabletop.Grid}.Body(art, history.Place{Width: func() float32 { return width }, Room: func() float32 { return 400 }})
			body.Resize(fyne.NewSize(width, body.MinSize().Height))
			top := body.(*fyne.Container).Objects[0].(*fyne.Container)
			board := top.Objects[0].(*tabletop.Board)
			if m := board.Model(); m.Pieces != tabletop.Of(g.Position()).Pieces || m.Facing != (tabletop.Facing{View: tabletop.Grid, Bottom: chess.Blue}) || len(m.Last) == 0 {
				t.Errorf("%s: the board shows %+v", variant, m)
			}
			if beside := top.Objects[1].Position().X > 0; beside != (width > 500) {
				t.Errorf("%s, %v wide: words at %v", variant, width, top.Objects[1].Position())
			}
			shown := words(body)
			for _, s := range w.Seats {
				if s.Army != chess.Blue && !strings.Contains(shown, ": "+s.Name) || s.Army == chess.Blue && !strings.Contains(shown, ": You") {
					t.Errorf("%s: %s is missing:\n%s", variant, s.Name, shown)
				}
			}
			for _, turn := range g.Turns() {
				if say := chesstext.Turn(turn); !strings.Contains(shown, say) {
					t.Errorf("%s: it doesn't say %s", variant, say)
				}
			}
		}
	}
}

// A round has a turn of each army; a dot marks a missing one, so that every column has as many lines.
func TestRounds(t *testing.T) {
	g := played(t, "A1-3", 8)
	m := newMoves(g)
	if len(m.rounds) != 3 || m.rounds[1].number != 4 || m.rounds[2].turns[2] != noTurn || m.rounds[2].turns[1] != g.Turns()[7].String() {
		t.Errorf("the rounds are %+v", m.rounds)
	}
}

// An exported file can be imported elsewhere, without duplicates.
func TestFiles(t *testing.T) {
	from, to := newStore(t), newStore(t)
	g := played(t, "A1-2", 20)
	game, err := from.NewGame(chessstore.Beginning{Game: g, Seats: []chessstore.Seat{{Army: chess.Red, Person: true}, {Army: chess.Yellow, Name: "Ann", Level: "club"}}})
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	said, err := New(Options{Store: from}).Export(t.Context(), &file, "chess", []int64{game}, func(int) {})
	if err != nil || said != "Written: 1 game of octagonal chess." {
		t.Fatalf("%q, %v", said, err)
	}
	f := New(Options{Store: to})
	if !f.Reads(bytes.TrimSpace(file.Bytes())) || f.Reads([]byte(`{"board": 1}`)) {
		t.Error("it doesn't know its own lines")
	}
	for _, want := range []history.Added{
		{Said: "Added: 1 game of octagonal chess.", Any: true}, {Said: "Nothing was added. 1 chess game was already there."},
	} {
		percent := 0
		add, err := f.Import(t.Context(), history.File{Reader: bytes.NewReader(file.Bytes()), Size: int64(file.Len())}, func(n int) { percent = n })
		if err != nil {
			t.Fatal(err)
		}
		if added, err := add(); err != nil || added != want || percent != 100 {
			t.Errorf("%+v at %d %%, %v", added, percent, err)
		}
	}
	found, err := f.FindSessions(t.Context(), history.Query{Text: "conquest two players"}, now)
	if err != nil || len(found) != 1 {
		t.Fatalf("found %v, %v", found, err)
	}
	parts, err := f.PartIDs(t.Context(), found[0].ID)
	if err != nil || len(parts) != 1 {
		t.Fatalf("its parts are %v, %v", parts, err)
	}
	w, err := f.Whole(t.Context(), parts[0])
	if err != nil || w.(whole).Game.String() != g.String() {
		t.Errorf("it comes back as %+v, %v", w, err)
	}
	_, err = f.Import(t.Context(), history.File{Reader: strings.NewReader("\nA1-2 ; c4-d9 ; *\n")}, func(int) {})
	var wrong *history.LineError
	if !asLine(err, &wrong) || wrong.Line != 2 {
		t.Errorf("of an impossible move it says %v", err)
	}
	if _, err := f.Whole(t.Context(), 999); err == nil || !strings.Contains(fmt.Sprint(err), "no such game") {
		t.Errorf("of no game it says %v", err)
	}
}

func asLine(err error, wrong **history.LineError) (ok bool) {
	*wrong, ok = err.(*history.LineError)
	return ok
}
