package table

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/text"
	kitwidget "github.com/superbridge/superbridge/ui/kit/widget"
)

// chicago returns a session of Chicago: 2H by South with 8 tricks, 2C by North with 9, a deal that is dealt again,
// 1N by West with 7 and 3D by South with 9.
func chicago(t *testing.T, boards int) session.Session {
	t.Helper()
	deal, err := card.ParseDeal("N:AT62.J73.Q84.K95 K95.AT62.J73.Q84 Q84.K95.AT62.J73 J73.Q84.K95.AT62")
	if err != nil {
		t.Fatal(err)
	}
	s := session.Session{Rules: bridge.Chicago(), Length: 4}
	return with(t, s, deal, []string{
		"Pass Pass 2H Pass Pass Pass Claim_5", "Pass Pass Pass 2C Pass Pass Pass Claim_4", allPass,
		"Pass 1N Pass Pass Pass Claim_6", "Pass Pass Pass 3D Pass Pass Pass Claim_4",
	}[:boards]...)
}

// The score sheet of Chicago says what is below and what is above, which deal completed a game, and the bonus.
func TestScoreSheetOfChicago(t *testing.T) {
	want := `Deal|Vul.|Contract|Result|You (N-S)|They (E-W)
1|None|2♥ S|made|60|–
2|N-S|2♣ N|made +1, game|40 + 520|–
3|E-W|Passed out|dealt again|–|–
3|E-W|1NT W|made|–|40
4|Both|3♦ S|made|60|–
part-score at the end||||100|–
part-score at the end||||–|100
Total||||780|140`
	if got := said(scoreRows(chicago(t, 5), card.NS, noOther)); got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	sheet := newSheetMaker(newArt(t), 1).scoreSheet(chicago(t, 5), card.South, noOther, deals{})
	shown := strings.Join(textOf(sheet), "\n")
	for _, words := range []string{text.T("sheet.carried"), text.OfGame("Chicago", "won", "Side", ""), "part-score at the end"} {
		if !strings.Contains(shown, words) {
			t.Errorf("the sheet doesn't say %q:\n%s", words, shown)
		}
	}
}

// The slip says what is below and how many games are won before a board, and after it when it is over; so does the result.
func TestPartScoresAreShown(t *testing.T) {
	s := chicago(t, 4)
	config := play.Config{}
	config.User.Seat = card.South
	for _, tt := range []struct {
		before session.Session
		board  bridge.Board
		score  string
		slip   [2][2]int // below, then games, of the user's side and the other
		below  string
	}{
		{session.Session{Rules: s.Rules, Length: 4}, s.Boards[0].Prefix(3), "You (N-S) 0 · They (E-W) 0", [2][2]int{{0, 0}, {0, 0}}, ""},
		{session.Session{Rules: s.Rules, Length: 4}, s.Boards[0], "You (N-S) 60 · They (E-W) 0", [2][2]int{{60, 0}, {0, 0}}, "60"},
		{session.Session{Rules: s.Rules, Length: 4, Boards: s.Boards[:1]}, s.Boards[1].Prefix(4), "You (N-S) 60 · They (E-W) 0", [2][2]int{{60, 0}, {0, 0}}, ""},
		{session.Session{Rules: s.Rules, Length: 4, Boards: s.Boards[:1]}, s.Boards[1], "You (N-S) 620 · They (E-W) 0", [2][2]int{{0, 0}, {1, 0}}, ""},
		{session.Session{Rules: s.Rules.Alone(), Length: 1}, s.Boards[1].Alone().Prefix(4), "You (N-S) 0 · They (E-W) 0", [2][2]int{{60, 0}, {0, 0}}, ""},
		{session.Session{Rules: s.Rules.Alone(), Length: 1}, s.Boards[1].Alone(), "You (N-S) 560 · They (E-W) 0", [2][2]int{{0, 0}, {1, 0}}, ""},
	} {
		state := play.State{Rubber: tt.before, Board: tt.board, Gathered: len(tt.board.Tricks())}
		m := tabletop.NewModel(state, config)
		if got := scoreLines(m)[0]; got != tt.score {
			t.Errorf("after %v the header says %q, want %q", tt.board.Events(), got, tt.score)
		}
		if got, ok := standingOf(m); !ok || [2][2]int{got.below, got.games} != tt.slip {
			t.Errorf("after %v the slip says %+v, want %v", tt.board.Events(), got, tt.slip)
		}
		if !m.Over {
			continue
		}
		sheet, _ := newSheetMaker(newArt(t), 1).result(m, nil, nil)
		words := text.T("table.towards-game", "Side", m.Side(card.NS))
		if got := slices.Contains(textOf(sheet), words); got != (tt.below != "") {
			t.Errorf("after %v the result says what is towards game: %t", tt.board.Events(), got)
		}
	}
}

// The slip lies on the table where part-scores are carried, also while a board is played that has been played before; a click
// on it opens the score.
func TestTheSlip(t *testing.T) {
	s := sitAfter(t, chicago(t, 2), new([]int))
	if s.parts.slip.Hidden || len(s.parts.slip.body.Objects) == 0 {
		t.Fatal("there is no slip")
	}
	var said []string
	for _, o := range s.parts.slip.body.Objects {
		if prose, ok := o.(*kitwidget.Prose); ok {
			said = append(said, prose.Text)
		}
	}
	if want := []string{"WE", "0", "THEY", "0"}; !slices.Equal(said, want) {
		t.Errorf("it says %q, want %q", said, want)
	}
	if s.parts.slip.Tapped(nil); s.parts.sheets.Top() == nil {
		t.Error("a click does nothing")
	} else if _, ok := s.parts.sheets.Top().(*scoreSheet); !ok {
		t.Errorf("a click opens %T", s.parts.sheets.Top())
	}
	for _, size := range []fyne.Size{s.parts.MinSize(nil), fyne.NewSize(1024, 700), fyne.NewSize(2560, 1440)} {
		s.parts.content.Resize(size)
		at := tabletop.NewGeometry(size.Width, size.Height).Slip()
		if s.parts.slip.Position() != fyne.NewPos(at.X, at.Y) || at.X+at.W > size.Width || at.Y < tabletop.NewGeometry(size.Width, size.Height).Bar.H {
			t.Errorf("in a window of %v it lies at %v", size, s.parts.slip.Position())
		}
	}
	plain := sitWith(t, board(t, 3, over), 4, new(forgetful), func(*play.Config, *Options) {})
	if !plain.parts.slip.Hidden || !plain.parts.slip.tip.Hidden {
		t.Error("where nothing is carried there is a slip")
	}
}

// At the end of a session the header has the bonus too.
func TestTheHeaderCountsTheBonus(t *testing.T) {
	s := chicago(t, 5)
	before := session.Session{Rules: s.Rules, Length: 4, Boards: s.Boards[:4]}
	m := tabletop.NewModel(play.State{Rubber: before, Board: s.Boards[4]}, play.Config{})
	if m.Points != [2]int{780, 140} || m.Below != [2]int{60, 40} {
		t.Errorf("%v points, %v below", m.Points, m.Below)
	}
}

// A result of both sides counts up to both sums.
func TestHonoursCountUp(t *testing.T) {
	deal, err := card.ParseDeal("N:AKQJT.AK.AK.AK32 5432.432.5432.54 76.7659.9876.876 98.QJT8.QJT.QJT9")
	if err != nil {
		t.Fatal(err)
	}
	b, err := session.Session{Rules: bridge.Chicago(), Length: 4}.Next(deal)
	if err != nil {
		t.Fatal(err)
	}
	for _, form := range []string{"3S", "Pass", "Pass", "Pass", "Claim 12"} {
		var e bridge.Event
		if e, err = bridge.ParseEvent(form); err == nil {
			b, err = b.Apply(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	config := play.Config{}
	m := tabletop.NewModel(play.State{Rubber: session.Session{Rules: b.Rules, Length: 4}, Board: b}, config)
	_, counted := newSheetMaker(newArt(t), 1).result(m, nil, nil)
	counted.show(1)
	if got := []string{counted.lines[0].figure.Text, counted.lines[1].figure.Text, counted.sums[card.NS].Text, counted.sums[card.EW].Text}; !slices.Equal(got, []string{"–400", "150", "150", "400"}) {
		t.Errorf("%q", got)
	}
}

// The match of the duplicate game ended as a rubber.
func TestTheEndIsCalledByItsGame(t *testing.T) {
	for game, want := range map[string]string{"SuperBridge": "You win the rubber by 640 points", "Duplicate": "You win the match by 640 points", "Chicago": "You win by 640 points"} {
		s := chicago(t, 5)
		rules, err := bridge.RulesNamed(game)
		if err != nil {
			t.Fatal(err)
		}
		s.Rules = rules
		if got := textOf(newSheetMaker(newArt(t), 1).scoreSheet(s, card.South, noOther, deals{}))[0]; got != want {
			t.Errorf("%s: it says %q, want %q", game, got, want)
		}
	}
}
