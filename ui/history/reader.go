package history

import (
	"context"

	"github.com/superbridge/superbridge/ui/kit/background"
)

// reader reads one object after the other in the background. While it reads, only the last request is remembered: a
// user who runs through a list doesn't start a read for each row.
type reader[T any] struct {
	read   func(ctx context.Context, id int64, of uint8) (T, error)
	runner *background.Runner
	ctx    context.Context
	got    func() // called when the wanted object is there

	wanted, reading int64 // ids, or 0
	of              uint8 // family of the wanted object
	id              int64 // of value and err
	stale           bool  // they may have changed
	value           T
	err             error
}

// want reads the object with an id of a family, unless it is there. 0 means none.
func (r *reader[T]) want(id int64, of uint8) {
	r.wanted, r.of = id, of
	if id == 0 || r.reading != 0 || r.id == id && !r.stale {
		return
	}
	r.reading, r.stale = id, false
	r.runner.Run(r.ctx, func() func() {
		value, err := r.read(r.ctx, id, of)
		return func() {
			r.reading, r.id, r.value, r.err = 0, id, value, err
			if r.wanted != id {
				r.want(r.wanted, r.of)
				return
			}
			r.got()
		}
	})
}

// again reads the wanted object again. The old one stays until then.
func (r *reader[T]) again() {
	r.stale = true
	r.want(r.wanted, r.of)
}

// here returns the object with an id; ok is false if it is not there yet.
func (r *reader[T]) here(id int64) (value T, err error, ok bool) {
	if r.id != id || id == 0 {
		return value, nil, false
	}
	return r.value, r.err, true
}
