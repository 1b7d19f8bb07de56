package edit

import (
	"strings"
	"testing"

	"github.com/superbridge/superbridge/game/bridge/bidding"
)

// long returns a book of 1,500 rows or more, those of the program's Standard with its own behind them.
func long(b testing.TB) Book {
	text, err := bidding.Begin("mine", "standard")
	if err != nil {
		b.Fatal(err)
	}
	var more strings.Builder
	for more.Len() < 1500*40 {
		more.WriteString("\ncontext more: opening\n  1N | 15-17hcp balanced | opening no-trump\n")
	}
	return New("mine", text+more.String(), none)
}

// What the window asks of a text at each key, in a frame of 16 ms.
func BenchmarkAtEachKey(b *testing.B) {
	book := long(b)
	for name, ask := range map[string]func(){
		"lines": func() { book.Lines() }, "no-trump": func() { book.NoTrump() }, "majors": func() { book.Majors() }, "two over one": func() { book.TwoOverOne() },
		"title": func() { book.Title() }, "switched": func() { book.Switched() }, "read": func() { book.Read() }, "packed": func() { book.Packed() },
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				ask()
			}
		})
	}
}
