package statistics

import "strconv"

// Row is one choice of what counts.
type Row struct {
	Label   string
	Options []string
	Chosen  int
}

// Key returns the key of the row at a place, from 0: its number.
func Key(row int) string { return strconv.Itoa(row + 1) }
