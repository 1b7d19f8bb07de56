package family

import (
	"github.com/superbridge/superbridge/cardart/vector"
	"github.com/superbridge/superbridge/ui/kit/widget"
)

// Guide is the help on a game. All its figures come from the rules of the game.
type Guide struct {
	Keys  []Key    // to type at its table: a call, a card, a move
	Notes []string // about keys

	Title     string   // of the rules
	Sentences []string // the rules in short
	Figures   Figures  // beside them

	Galleries []Gallery // each is a page of its own; may be empty

	Example *Example // on a page of its own; or nil

	Scores []Figures // more tables of the score, side by side on a page of its own; may be empty
	Words  []Word    // vocabulary on a page of its own, in alphabetical order; may be empty

	More []Action // buttons beside those of the pages
}

// Example is a worked example of play: a picture of the position, and words.
type Example struct {
	Picture   func(*widget.Art) vector.Drawing // in the current theme; wider than high
	Sentences []string
	Table     Table // below them, or without lines
}

// Gallery is a page of rules with pictures.
type Gallery struct {
	Label    string // of the button that leads to it
	Title    string
	Columns  int // of pictures
	Pictures []Picture
	Now      bool // it is about what the user does at the moment: its button is marked
}

// Word is a term of a game.
type Word struct {
	Word    string
	Also    []string // synonyms, by which it is found too
	Says    string   // its meaning, in one to three sentences
	Picture *Picture // nil if there is none
}

// Picture is a drawing with a description.
type Picture struct {
	Draw    func(*widget.Art) vector.Drawing // in the current theme
	Caption string
}

// Key describes one or several keys.
type Key struct {
	Caps string // the label on the key; two spaces separate several
	Does string
}

// Figures are tables one below the other.
type Figures struct {
	Title  string
	Tables []Table
}

// Table is rows of cells. The first cell of each row is aligned left, the others right.
type Table struct {
	Shares []float32  // of the width, for each column
	Head   []string   // above a rule; one cell spans all
	Lines  [][]string // each as long as Shares, or shorter
	Small  bool       // it has many columns: its letters are smaller, and its first line is one of headings
}
