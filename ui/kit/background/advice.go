package background

import (
	"context"
	"errors"
)

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

// Seek has work find what to do, and answers with that unless the question has been given up meanwhile.
func Seek[T any](a *Advice, work Work, find func(context.Context) (T, error), answer func(T, error)) {
	ctx := a.Ask(work.Ctx)
	work.Run(ctx, func() func() {
		found, err := find(ctx)
		return func() {
			if a.Stop(); !errors.Is(err, context.Canceled) {
				answer(found, err)
			}
		}
	})
}
