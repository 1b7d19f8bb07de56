package spoken

// Start says which session is to be played.
type Start struct {
	Game    string // by its id; "" is any
	New     bool   // another one than what is unfinished
	Level   string // of the computer players of a new deal; "" is that of the settings
	Threads int    // on which the computer players think
}
