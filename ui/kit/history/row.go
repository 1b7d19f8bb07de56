package history

// Row is the list's entry for a session or a part.
type Row struct {
	Title   string
	End     string // at the end of the title's line
	Gain    int    // the user's; 0 where it is neither good nor bad
	Line    string
	LineEnd string // at the end of Line
	Bad     bool   // bad for the user
	Starred bool
	Chips   []Chip // of a session
}

// Chip is a part's result in the shortest form.
type Chip struct {
	Words   string
	Gain    int // the user's; 0 where it is neither good nor bad
	Starred bool
	Says    string // all of it in words
}

// Table describes how a session's parts are listed: a row each.
type Table struct {
	Shares  []float32 // of the width, by column
	Leading int       // the number of columns aligned left; the others are aligned right
	Gain    int       // the column of the user's gain
}

// Cells is a row of the table.
type Cells struct {
	Words []string
	Gain  int  // the user's; 0 where it is neither good nor bad
	Faint bool // not finished
}

// Dot separates the parts of a line.
const Dot = "  ·  "
