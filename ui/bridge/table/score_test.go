package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/bridge"
	"github.com/superbridge/superbridge/game/bridge/session"
	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/play"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	bridgetext "github.com/superbridge/superbridge/ui/bridge/text"
	"github.com/superbridge/superbridge/ui/kit/text"
)

// rubberOf returns a rubber by house rules whose boards have these events.
func rubberOf(t *testing.T, house string, length int, boards ...string) session.Session {
	t.Helper()
	rules, err := bridge.ParseRules("SuperBridge", house)
	if err != nil {
		t.Fatal(err)
	}
	r := session.Session{Rules: rules, Length: length}
	for i, events := range boards {
		b, err := r.Next(card.Deck68.Seeded(1, 1, i))
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range strings.Fields(events) {
			e, err := bridge.ParseEvent(strings.ReplaceAll(text, "_", " "))
			if err == nil {
				b, err = b.Apply(e)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		r = r.With(b)
	}
	return r
}

const (
	allPass  = "Pass Pass Pass Pass"
	oneMade  = "1C Pass Pass Pass Claim_8" // by the dealer, 130
	oneDown  = "1C Pass Pass Pass Claim_9"
	doubled3 = "3S X Pass Pass Pass Claim_6" // by the dealer, made
)

func noOther(bridge.Board) (bridge.Board, bool, bool) { return bridge.Board{}, false, false }

// said returns the lines of a score sheet.
func said(rows []scoreRow) string {
	var lines []string
	for _, row := range rows {
		lines = append(lines, strings.Join(row.cells, "|"))
	}
	return strings.Join(lines, "\n")
}

// Each group of four deals has its sum where there are several.
func TestSumsOfGroups(t *testing.T) {
	eight := []string{oneMade, oneMade, allPass, oneDown, oneMade, oneMade, doubled3, oneMade}
	want := `Deal|Vul.|Contract|Result|You (N-S)|They (E-W)
1|None|1♣ S|made|130|–
2|N-S|1♣ W|made|–|130
3|E-W|Passed out||–|–
4|Both|1♣ E|1 down|200|–
Deals 1 to 4||||330|130
5|None|1♣ S|made|130|–
6|N-S|1♣ W|made|–|130
7|E-W|3♠× N|made|740|–
8|Both|1♣ E|made|–|130
Deals 5 to 8||||870|260
Total||||1,200|390`
	if got := said(scoreRows(rubberOf(t, "", 8, eight...), card.NS, noOther)); got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	if got := said(scoreRows(rubberOf(t, "", 4, eight[:4]...), card.NS, noOther)); strings.Contains(got, "Deals") || !strings.HasSuffix(got, "Total||||330|130") {
		t.Errorf("of four deals it says\n%s", got)
	}
}

// A deal that is dealt again keeps its number, and the group has its sum after four that count.
func TestScoreSheetByHouseRules(t *testing.T) {
	r := rubberOf(t, "plain-doubles,redeal,dealer=N", 8,
		oneMade, allPass, oneMade, allPass, allPass, doubled3, oneMade, oneMade, oneMade, oneMade, oneMade)
	want := `1|None|1♣ N|made|130|–
2|N-S|Passed out|dealt again|–|–
2|N-S|1♣ E|made|–|130
3|E-W|Passed out|dealt again|–|–
3|E-W|Passed out|dealt again|–|–
3|E-W|3♠× S|made|220|–
4|Both|1♣ W|made|–|130
Deals 1 to 4||||350|260`
	if got := said(scoreRows(r, card.NS, noOther)); !strings.Contains(got, want) {
		t.Errorf("it says\n%s\nwant in it\n%s", got, want)
	}
	sheet := newSheetMaker(newArt(t), 1).scoreSheet(r, card.South, noOther, deals{})
	shown := strings.Join(textOf(sheet), "\n")
	for _, words := range append(bridgetext.House(r.Rules), text.T("house.title")) {
		if !strings.Contains(shown, words) {
			t.Errorf("the sheet doesn't say %q:\n%s", words, shown)
		}
	}
	usual := newSheetMaker(newArt(t), 1).scoreSheet(rubberOf(t, "", 4, oneMade, oneMade, oneMade, oneMade), card.South, noOther, deals{})
	if shown := strings.Join(textOf(usual), "\n"); strings.Contains(shown, text.T("house.title")) {
		t.Errorf("by the usual rules it speaks of house rules:\n%s", shown)
	}
}

// The longest score sheet fits into the smallest window: sixteen deals, house rules, IMPs.
func TestTheLongestScoreSheetFits(t *testing.T) {
	boards := []string{allPass}
	for range 4 {
		boards = append(boards, oneMade, doubled3, oneDown, oneMade)
	}
	r := rubberOf(t, "plain-doubles,redeal,vul=dealing,dealer=N", 16, boards...)
	s := sitWith(t, board(t, 3, over), 1, new(forgetful), func(*play.Config, *Options) {})
	for _, size := range []fyne.Size{s.parts.MinSize(nil), fyne.NewSize(1024, 700), fyne.NewSize(2560, 1440)} {
		s.parts.content.Resize(size)
		sheet := newSheetMaker(s.parts.art, s.parts.unit()).scoreSheet(r, card.South, func(b bridge.Board) (bridge.Board, bool, bool) { return b, true, false }, deals{})
		if least := sheet.MinSize(); least.Width > size.Width || least.Height > size.Height-tabletop.NewGeometry(size.Width, size.Height).Bar.H {
			t.Errorf("in a window of %v the sheet needs %v", size, least)
		}
	}
}

// Where passed-out deals are dealt again, the table says so, counts the deal as it was, and its
// review is still that of the board that was played.
func TestRedealAtTheTable(t *testing.T) {
	r := rubberOf(t, "redeal", 4, oneMade, allPass, allPass)
	last := r.Boards[2]
	r.Boards = r.Boards[:2]
	reviewed := -1
	s := sitWith(t, last, 4, new(forgetful), func(_ *play.Config, o *Options) { o.OnReview = func(board, _ int) { reviewed = board } })
	s.play.session.Close()
	session, err := play.New(s.play.config, r, &last)
	if err != nil {
		t.Fatal(err)
	}
	s.play.session = session
	s.refresh()
	if want := text.T("table.deal", "N", 2, "Of", 4, "Dealer", text.Seat(last.Dealer), "Vul", "You (N-S) vulnerable"); s.parts.header.Left.Text != want {
		t.Errorf("the header says %q, want %q", s.parts.header.Left.Text, want)
	}
	shown := strings.Join(wordsOn(s.parts.sheets.Shown()), "\n")
	if !strings.Contains(shown, text.T("table.passed-out-again")) || strings.Contains(shown, text.T("table.passed-out")) {
		t.Errorf("the result says\n%s", shown)
	}
	if first := s.scoring.endings()[0]; first.label != text.T("table.redeal") {
		t.Errorf("what comes next is %q", first.label)
	}
	if s.scoring.reviewBoard(); reviewed != 2 {
		t.Errorf("board %d is reviewed, want 2", reviewed)
	}
	if err := s.play.session.Next(); err != nil {
		t.Fatal(err)
	}
	state := s.play.session.State()
	if n := tabletop.NewModel(state, s.play.config); n.Number != 2 || n.Board != 3 || state.Board.Dealer != last.Dealer || state.Board.Vul != last.Vul || state.Board.Deal == last.Deal {
		t.Errorf("deal %d, board %d, dealer %v, vulnerable %v", n.Number, n.Board, state.Board.Dealer, state.Board.Vul)
	}
}
