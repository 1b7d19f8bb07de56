package chart

import (
	"fmt"
	"testing"
)

// pad returns a pad of two columns: with left and right entries above the line, and below it one game won by the first
// column with two entries, and one entry of the second in the current game. Each entry has its own board.
func pad(left, right int) Pad {
	board := -1
	entries := func(n int) (all []PadEntry) {
		for range n {
			board++
			all = append(all, PadEntry{Board: board, Number: fmt.Sprint(board + 1), Label: "4♠× S, 2 down", Points: "300"})
		}
		return all
	}
	return Pad{
		Columns: []PadColumn{{Head: "WE", About: "N-S", Above: entries(left), Total: "420", Won: true}, {Head: "THEY", Above: entries(right), Total: "20"}},
		Games:   []PadGame{{Below: [][]PadEntry{entries(2), nil}, Winner: 0, Label: "Game 1"}, {Below: [][]PadEntry{nil, entries(1)}, Winner: -1}},
		Total:   "Total", Chosen: -1,
	}
}

// Above the line the newest entry is the highest, below it the lowest. Each is a mark in its column and the row of its
// board; marks don't overlap, and all are on the pad.
func TestPadMarks(t *testing.T) {
	l := look(t)
	p := pad(3, 1)
	d := p.Draw(l, 500, p.Height(l))
	if len(d.Marks) != 7 {
		t.Fatalf("%d marks", len(d.Marks))
	}
	of := func(board int) Mark {
		for _, m := range d.Marks {
			if m.Row == board {
				return m
			}
		}
		t.Fatalf("no mark of board %d", board)
		return Mark{}
	}
	for _, order := range [][2]int{{1, 0}, {2, 1}, {0, 4}, {3, 4}, {4, 5}, {5, 6}} {
		if high, low := of(order[0]), of(order[1]); high.Y1 > low.Y0+0.01 {
			t.Errorf("board %d is at %v, and board %d at %v", order[0], high, order[1], low)
		}
	}
	near(t, "side by side on the line", of(0).Y1, of(3).Y1)
	for i, column := range []int{0, 0, 0, 1, 0, 0, 1} {
		m := of(i)
		if m.Column != column || m.X0 < 250*float64(column) || m.X1 > 250*float64(column+1) || m.Y0 < 0 || m.Y1 > d.Height {
			t.Errorf("board %d is at %+v", i, m)
		}
	}
	near(t, "a row", of(0).Y1-of(0).Y0, padRow*l.Size)
}

// A pad without entries has room for some, and one that is too high for its box is drawn smaller, to the end of it.
func TestPadFits(t *testing.T) {
	l := look(t)
	long := pad(40, 35)
	if empty := (Pad{Columns: make([]PadColumn, 2), Games: []PadGame{{Below: make([][]PadEntry, 2), Winner: -1}}}); empty.Height(l) < (padHead+padTotal+2*padRow)*l.Size || empty.Height(l) > long.Height(l)/4 {
		t.Errorf("an empty pad is %v high, a long one %v", empty.Height(l), long.Height(l))
	}
	height := long.Height(l) / 2
	d := long.Draw(l, 500, height)
	low := 0.
	for _, s := range d.Shapes {
		from, to := s.Path.Bounds()
		low = max(low, to.Y)
		if from.Y < -0.01 || to.Y > height+0.01 || from.X < -l.Size || to.X > 500+l.Size {
			t.Fatalf("something reaches from %v to %v", from, to)
		}
	}
	if low < 0.9*height {
		t.Errorf("it ends at %v of %v", low, height)
	}
}

// The entries of the board that is chosen are marked, and no others.
func TestPadChosen(t *testing.T) {
	l := look(t)
	p := pad(3, 1)
	plain := len(p.Draw(l, 500, 400).Shapes)
	for board, more := range map[int]int{-1: 0, 4: 1, 99: 0} {
		p.Chosen = board
		if got := len(p.Draw(l, 500, 400).Shapes); got != plain+more {
			t.Errorf("board %d: %d shapes, want %d more than %d", board, got, more, plain)
		}
	}
}

// On paper a pad has half of A4, and a long one all of it.
func TestPadOnPaper(t *testing.T) {
	l := look(t)
	l.Size = 3.3
	for above, height := range map[int]float64{4: 148, 30: 297} {
		if d := (Sheet{Title: "Rubber"}).Pad(l, pad(above, 2)); d.Width != 210 || d.Height != height {
			t.Errorf("with %d entries it lies on %v by %v", above, d.Width, d.Height)
		}
	}
}
