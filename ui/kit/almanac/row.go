package almanac

// Row is one thing that can be chosen of what counts.
type Row struct {
	Label   string
	Key     rune // a capital letter: it goes on to the next option, with Shift to the one before
	Options []string
	Chosen  int
}
