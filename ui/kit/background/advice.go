package background

// Advice is a question for the best act, whose answer is shown until the user acts. The zero value has not been asked.
type Advice struct {
	Question
	Shown bool // the answer is
}

// Busy reports whether the answer is still to come.
func (a *Advice) Busy() bool { return a.Open() }

// Stop gives the question up, and takes the answer away.
func (a *Advice) Stop() {
	a.Question.Stop()
	a.Shown = false
}
