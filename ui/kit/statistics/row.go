package statistics

import "strconv"

// Row is one thing that can be chosen of what counts.
type Row struct {
	Label   string
	Options []string
	Chosen  int
}

// Key returns the key of the row at a place, from 0: its number.
func Key(row int) string { return strconv.Itoa(row + 1) }
