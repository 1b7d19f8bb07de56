package history

import (
	"slices"
	"testing"
	"time"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/storage"
)

func TestRubberRow(t *testing.T) {
	started := time.Date(2026, time.November, 20, 23, 30, 0, 0, time.UTC)
	east := time.FixedZone("", 2*60*60)
	for _, c := range []struct {
		sum     storage.Summary
		outcome outcome
		verdict string
	}{
		{storage.Summary{Seat: card.South, Boards: 3}, goingOn, "In progress"},
		{storage.Summary{Seat: card.South, Finished: true, Points: [2]int{1240, 680}}, won, "Won by 560"},
		{storage.Summary{Seat: card.West, Finished: true, Points: [2]int{1240, 680}}, lost, "Lost by 560"},
		{storage.Summary{Seat: card.East, Finished: true, Points: [2]int{0, 12680}}, won, "Won by 12,680"},
		{storage.Summary{Seat: card.North, Finished: true, Points: [2]int{500, 500}}, drawn, "Drawn"},
		{storage.Summary{Watched: true, Finished: true, Points: [2]int{500, 600}}, watched, "E-W by 100"},
		{storage.Summary{Watched: true, Finished: true, Points: [2]int{700, 600}}, watched, "N-S by 100"},
	} {
		c.sum.Rules, c.sum.Length, c.sum.Started = "SuperBridge", 4, started
		row := newRubberRow(c.sum, east)
		if row.outcome != c.outcome || row.verdict != c.verdict {
			t.Errorf("%+v: got %v, %q", c.sum, row.outcome, row.verdict)
		}
		if row.date != "21 Nov 2026, 01:30" {
			t.Errorf("got %q", row.date)
		}
	}
	row := newRubberRow(storage.Summary{Rules: "Duplicate", Length: 16, Boards: 3, Points: [2]int{1240, 0}}, east)
	if row.line != "Duplicate bridge  ·  3 of 16 deals" || row.points != "N-S 1,240  ·  E-W 0" {
		t.Errorf("got %q, %q", row.line, row.points)
	}
}

func TestBoardRows(t *testing.T) {
	for _, c := range []struct {
		board  int
		calls  []string
		tricks int
		row    columns
		title  string
	}{
		{0, []string{"4S", "Pass", "Pass", "Pass"}, 12,
			columns{"1", "South", "None", "4♠ S", "=", "260", ""}, "Deal 1  ·  4♠ by South, made"},
		{1, []string{"Pass", "Pass", "Pass", "Pass"}, 0,
			columns{"2", "West", "N-S", "Passed out", "", "", ""}, "Deal 2  ·  Passed out"},
		{2, []string{"1N", "X", "Pass", "Pass", "Pass"}, 7,
			columns{"3", "North", "E-W", "1NT× N", "–2", "", "450"}, "Deal 3  ·  1NT doubled by North, 2 down"},
		{3, []string{"Pass", "7D", "Pass", "Pass", "Pass"}, 16,
			columns{"4", "East", "Both", "7♦ S", "+1", "2,710", ""}, "Deal 4  ·  7♦ by South, made +1"},
	} {
		b := finished(t, c.board, c.calls, c.tricks)
		if got := newBoardRow(c.board, b); got != c.row {
			t.Errorf("got %q, want %q", got, c.row)
		}
		if got := boardTitle(c.board, b); got != c.title {
			t.Errorf("got %q, want %q", got, c.title)
		}
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
		if got := auctionRows(finished(t, c.board, c.calls, 9).Auction()); !slices.Equal(got, c.want) {
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
		{[]string{"7H", "Pass", "Pass", "Pass"}, 13, [][2]string{{"2 down", "200"}, {"For E-W", "200"}}},
		{[]string{"Pass", "Pass", "Pass", "Pass"}, 0, nil},
	} {
		if got := scoreLines(finished(t, 0, c.calls, c.tricks)); !slices.Equal(got, c.want) {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
