package deferred

// Fleeting counts the user's decisions in a session, to find one that is deleted when its table is left: it began at
// this table, and the user has decided once at most. The zero Fleeting is of a session that stays.
type Fleeting struct {
	Begun     bool // the session began at this table
	decisions int
}

// Decide notes a decision.
func (f *Fleeting) Decide() { f.decisions++ }

// Stay marks the session as one that stays.
func (f *Fleeting) Stay() { f.Begun = false }

// Goes reports whether the session is deleted when its table is left.
func (f *Fleeting) Goes() bool { return f.Begun && f.decisions <= 1 }
