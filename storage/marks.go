package storage

// Marks are what a person has added to a rubber or to a board.
type Marks struct {
	Name    string
	Note    string // may have several lines
	Starred bool
}
