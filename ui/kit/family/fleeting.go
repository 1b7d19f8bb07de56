package family

import (
	"context"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Fleeting counts what the person decides in a session, to tell one that goes when its table is left: one that has begun at this table and
// in which he has decided once at most. The zero Fleeting is of a session that stays.
type Fleeting struct {
	Begun     bool // the session began at this table
	decisions int
}

// Decide notes a decision.
func (f *Fleeting) Decide() { f.decisions++ }

// Stay notes that the session stays, whatever comes.
func (f *Fleeting) Stay() { f.Begun = false }

// Goes reports whether the session goes when its table is left.
func (f *Fleeting) Goes() bool { return f.Begun && f.decisions <= 1 }

// Forsake leaves a table whose session, if any, goes to the trash first.
func Forsake(w Window, session int64, delete func(sessions ...int64) error, leave func()) {
	if session == 0 {
		leave()
		return
	}
	w.Depart() // so that nothing is written to it any more
	w.Read(func(context.Context) (func(), error) {
		failed := delete(session)
		return func() {
			leave()
			if failed != nil { // it stays in the history, where it does no harm
				w.Keep(func() error { return failed }, nil)
				return
			}
			w.Tell(text.T("app.forsaken"))
		}, nil
	})
}
