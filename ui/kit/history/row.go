package history

// Row is what the list says of a session or a part.
type Row struct {
	Title   string
	End     string // at the end of the title's line
	Gain    int    // the user's in it; 0 where it is neither good nor bad
	Line    string
	LineEnd string // at the end of that
	Bad     bool   // what it says is bad for the user
	Starred bool
	Chips   []Chip // of a session
}

// Chip says as briefly as can be what became of a part.
type Chip struct {
	Words   string
	Gain    int // the user's; 0 where it is neither good nor bad
	Starred bool
	Says    string // all of it in words
}

// Table is how the parts of a session are listed: a row each.
type Table struct {
	Shares  []float32 // of the width, by column
	Leading int       // how many columns begin at their left; the others end at their right
	Gain    int       // the column that says what the user has gained
}

// Cells is a row of the table.
type Cells struct {
	Words []string
	Gain  int  // the user's; 0 where it is neither good nor bad
	Faint bool // it goes on
}

// Dot is between things that are said on one line.
const Dot = "  ·  "
