package family

import (
	"context"

	"github.com/superbridge/superbridge/ui/kit/text"
)

// Forsake leaves the table. If forsaken returns a session rather than 0, it moves that to the trash first; forsaken is
// called once all the table's writes are done.
func Forsake(w Window, forsaken func() int64, delete func(sessions ...int64) error, leave func()) {
	w.Freeze() // so that nothing is written to it any more; a table may lie on a screen to which it leads back
	w.Read(func(context.Context) (func(), error) {
		session := forsaken()
		if session == 0 {
			return leave, nil
		}
		failed := delete(session)
		return func() {
			leave()
			if failed != nil { // it stays in the history and does no harm there
				w.Runner().Lost(failed)
				return
			}
			w.Tell(text.T("app.forsaken"))
		}, nil
	})
}
