package family

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Guide is what the help says of a game. All figures in it come from the rules of the game.
type Guide struct {
	Keys  []Key    // what is typed at its table: a call, a card, a move
	Notes []string // about keys

	Title     string   // of the rules
	Sentences []string // what there is to know
	Figures   Figures  // beside them

	Example *Example // a worked one, on a page of its own; nil if there is none

	Scores []Figures // what else there is to look up of the score, side by side on a page of its own; none if there is nothing
	Words  []Word    // its vocabulary on a page of its own, in the order of the alphabet; none if it has none

	More []Action // buttons beside those of the pages
}

// Example is something that has been played, as a picture of where it stands and in words.
type Example struct {
	Picture   func(*widget.Art) vector.Drawing // in the colours of the present theme; wider than high
	Sentences []string
	Table     Table // below them, or without lines
}

// Word is a word of those who play the game.
type Word struct {
	Word    string
	Also    []string // other words for it, by which it is found too
	Says    string   // what it means, in one to three sentences
	Picture *Picture // nil if there is none
}

// Picture is something to look at, with what it shows in words.
type Picture struct {
	Draw    func(*widget.Art) vector.Drawing // in the colours of the present theme
	Caption string
}

// Key is what a key does.
type Key struct {
	Caps string // what is written on it; two spaces separate several
	Does string
}

// Figures are tables one below the other.
type Figures struct {
	Title  string
	Tables []Table
}

// Table is lines of cells. The first cell of each stands at the left, the others at the right.
type Table struct {
	Shares []float32  // of the width, for each column
	Head   []string   // above a rule; one cell spans all
	Lines  [][]string // each as long as Shares, or shorter
	Small  bool       // it has many columns: its letters are smaller, and its first line is one of headings
}
