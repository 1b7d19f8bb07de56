package past

import (
	"cmp"
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/card"
	bridgestore "github.com/superbridge/superbridge/storage/bridge"
	"github.com/superbridge/superbridge/ui/kit/history"
)

func TestRubberRow(t *testing.T) {
	started := time.Date(2026, time.November, 20, 23, 30, 0, 0, time.UTC)
	east := time.FixedZone("", 2*60*60)
	later := time.Date(2026, time.December, 24, 12, 0, 0, 0, east)
	for _, c := range []struct {
		sum     bridgestore.Summary
		points  int
		verdict string
	}{
		{bridgestore.Summary{Seat: card.South, Boards: 3, Points: [2]int{500, 0}}, 0, "In progress"},
		{bridgestore.Summary{Seat: card.South, Finished: true, Points: [2]int{1240, 680}}, 560, "Won by 560"},
		{bridgestore.Summary{Seat: card.West, Finished: true, Points: [2]int{1240, 680}}, -560, "Lost by 560"},
		{bridgestore.Summary{Seat: card.East, Finished: true, Points: [2]int{0, 12680}}, 12680, "Won by 12,680"},
		{bridgestore.Summary{Seat: card.North, Finished: true, Points: [2]int{500, 500}}, 0, "Drawn"},
		{bridgestore.Summary{Watched: true, Finished: true, Points: [2]int{500, 600}}, 0, "E-W by 100"},
		{bridgestore.Summary{Watched: true, Finished: true, Points: [2]int{700, 600}}, 0, "N-S by 100"},
		// A single deal is not a rubber that is won or lost.
		{bridgestore.Summary{Length: 1, Seat: card.West, Finished: true, Points: [2]int{500, 0}}, -500, "–500"},
		{bridgestore.Summary{Length: 1, Seat: card.South, Finished: true, Points: [2]int{500, 0}}, 500, "+500"},
		{bridgestore.Summary{Length: 1, Seat: card.South, Finished: true}, 0, "0"},
	} {
		c.sum.Rules, c.sum.Length, c.sum.Started = "SuperBridge", cmp.Or(c.sum.Length, 4), started
		row := newRubberRow(c.sum, later)
		if row.Gain != c.points || row.End != c.verdict {
			t.Errorf("%+v: got %v, %q", c.sum, row.Gain, row.End)
		}
		if row.Title != "21 Nov 2026, 01:30" {
			t.Errorf("got %q", row.Title)
		}
	}
	sum := bridgestore.Summary{Started: started, Seat: card.South, Rules: "Duplicate", Length: 16, Boards: 3, Points: [2]int{1240, 0}}
	if got, want := newRubberRow(sum, later).Line, "Duplicate bridge  ·  3 of 16 deals"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := rubberLine(sum, later), "21 Nov 2026, 01:30  ·  Duplicate bridge  ·  N-S 1,240, E-W 0  ·  You sat South"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	sum.Name, sum.Starred, sum.Kind, sum.Players = "The long one", true, bridgestore.Branch, "club"
	row := newRubberRow(sum, later)
	if row.Title != "The long one" || row.Line != "21 Nov 2026, 01:30  ·  Duplicate bridge  ·  3 of 16 deals  ·  Played on from a position" || !row.Starred {
		t.Errorf("got %+v", row)
	}
	if got, want := rubberLine(sum, later), "21 Nov 2026, 01:30  ·  Duplicate bridge  ·  N-S 1,240, E-W 0  ·  You sat South  ·  Club players  ·  Played on from a position"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestBoardRows(t *testing.T) {
	for _, c := range []struct {
		board  int
		calls  []string
		tricks int
		row    columns
		chip   history.Chip
		list   string
		title  string
	}{
		{0, []string{"4S", "Pass", "Pass", "Pass"}, 12,
			columns{"1", "4♠", "You", "=", "+260", ""}, history.Chip{Words: "4♠ =", Gain: 260}, "4♠ =", "Deal 1  ·  4♠ by South, made"},
		{1, []string{"Pass", "Pass", "Pass", "Pass"}, 0,
			columns{"1", "Passed out", "", "", "0", ""}, history.Chip{Words: "–", Gain: 0}, "Passed out", "Deal 1  ·  Passed out"},
		{2, []string{"1N", "X", "Pass", "Pass", "Pass"}, 7,
			columns{"1", "1NT×", "Partner", "–2", "–450", ""}, history.Chip{Words: "1NT× –2", Gain: -450}, "1NT× –2", "Deal 1  ·  1NT× by North, 2 down"},
		{3, []string{"Pass", "7D", "Pass", "Pass", "Pass"}, 16,
			columns{"1", "7♦", "You", "+1", "+2,710", ""}, history.Chip{Words: "7♦ +1", Gain: 2710}, "7♦ +1", "Deal 1  ·  7♦ by South, made +1"},
		{3, []string{"4N", "Pass", "Pass", "Pass"}, 7, // by the other side: its undertricks are the user's gain
			columns{"1", "4NT", "East", "–5", "+1,000", ""}, history.Chip{Words: "4NT –5", Gain: 1000}, "4NT –5", "Deal 1  ·  4NT by East, 5 down"},
		{3, []string{"4N", "Pass", "Pass", "Pass"}, 12,
			columns{"1", "4NT", "East", "=", "–980", ""}, history.Chip{Words: "4NT =", Gain: -980}, "4NT =", "Deal 1  ·  4NT by East, made"},
	} {
		b := finished(c.board, c.calls, c.tricks)
		l := lineOf(b)
		if got := newColumns(l); got != c.row {
			t.Errorf("got %q, want %q", got, c.row)
		}
		if got := newChip(l.Result, false); got != c.chip {
			t.Errorf("got %+v, want %+v", got, c.chip)
		}
		if got := newBoardRow(l, now).Title; got != c.list {
			t.Errorf("got %q, want %q", got, c.list)
		}
		if got := boardTitle(bridgestore.Board{BoardSummary: l, Board: b}); got != c.title {
			t.Errorf("got %q, want %q", got, c.title)
		}
	}
}

// The tip of a chip says the same in words.
func TestChipsInWords(t *testing.T) {
	down := lineOf(finished(3, []string{"4N", "Pass", "Pass", "Pass"}, 7)).Result
	starred := down
	starred.Starred = true
	passed := lineOf(finished(1, []string{"Pass", "Pass", "Pass", "Pass"}, 0)).Result
	for _, c := range []struct {
		b       bridgestore.Result
		watched bool
		want    string
	}{
		{down, false, "4NT by East, 5 down: +1,000 for you"},
		{down, true, "4NT by East, 5 down: +1,000 for N-S"},
		{starred, false, "4NT by East, 5 down: +1,000 for you\nThis deal has a star."},
		{passed, false, "Passed out"},
	} {
		if got := chipWords(c.b, c.watched); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
		row := newRubberRow(bridgestore.Summary{Rules: "SuperBridge", Watched: c.watched, Contracts: []bridgestore.Result{c.b}}, now)
		if got := row.Chips[0].Says; got != c.want {
			t.Errorf("the row says %q, want %q", got, c.want)
		}
	}
}

func TestWhatIsSpecialAboutABoard(t *testing.T) {
	b := finished(1, []string{"Pass", "4S", "Pass", "Pass", "Pass"}, 11)
	l := lineOf(b)
	l.Number, l.Costly, l.Undos, l.Hints, l.Kind, l.Name = 3, 2, 1, 3, bridgestore.Again, "Oh dear"
	if got := newColumns(l); got != (columns{"3", "4♠", "Partner", "–1", "–200", "2"}) {
		t.Errorf("got %q", got)
	}
	row := newBoardRow(l, now)
	if row.Line != "Oh dear  ·  Partner  ·  Today, 12:00  ·  deal 3  ·  Super Bridge  ·  A deal seen before" || row.LineEnd != "2 costly cards" || row.Gain != -200 {
		t.Errorf("got %+v", row)
	}
	if got, want := boardLine(bridgestore.Board{BoardSummary: l, Board: b}, now), "Today, 12:00  ·  West dealt  ·  Vulnerable: N-S  ·  1 undo  ·  3 hints  ·  2 costly cards  ·  A deal seen before"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	l.Watched = true
	if row := newBoardRow(l, now); row.Gain != 0 || row.End != "–200" {
		t.Errorf("where nobody sits %+v is good or bad", row)
	}
	if got := newColumns(l)[2]; got != "North" {
		t.Errorf("where nobody sits %q declared", got)
	}
	l.Finished = time.Time{}
	if got := newColumns(l); got != (columns{"3", "In progress"}) {
		t.Errorf("of a board that goes on it says %q", got)
	}
}
func TestAuctionRows(t *testing.T) {
	for _, c := range []struct {
		board int
		calls []string
		want  [][4]string
	}{
		{0, []string{"1S", "Pass", "2S", "Pass", "Pass", "Pass"}, // South deals, in the last column
			[][4]string{{"", "", "", "1♠"}, {"Pass", "2♠", "Pass", "Pass"}, {"Pass", "", "", ""}}},
		{1, []string{"Pass", "Pass", "Pass", "Pass"}, [][4]string{{"Pass", "Pass", "Pass", "Pass"}}},
		{2, []string{"1N", "X", "XX", "Pass", "Pass", "Pass"},
			[][4]string{{"", "1NT", "Double", "Redouble"}, {"Pass", "Pass", "Pass", ""}}},
	} {
		if got := auctionRows(finished(c.board, c.calls, 9).Table); !slices.Equal(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

func TestScoreLines(t *testing.T) {
	for _, c := range []struct {
		calls  []string
		tricks int
		want   [][2]string
	}{
		{[]string{"7H", "Pass", "Pass", "Pass"}, 16,
			[][2]string{{"7 tricks", "280"}, {"game", "500"}, {"small slam", "1,000"}, {"1 overtrick", "100"}, {"For N-S", "1,880"}}},
		{[]string{"7H", "Pass", "Pass", "Pass"}, 13, [][2]string{{"2 down", "–200"}, {"For E-W", "200"}}},
		{[]string{"Pass", "Pass", "Pass", "Pass"}, 0, nil},
	} {
		if got := scoreLines(finished(0, c.calls, c.tricks)); !slices.Equal(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
