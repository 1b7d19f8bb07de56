package table

import (
	"fyne.io/fyne/v2"

	"github.com/superbridge/superbridge/game/card"
	"github.com/superbridge/superbridge/ui/bridge/tabletop"
	"github.com/superbridge/superbridge/ui/kit/cardtable"
	"github.com/superbridge/superbridge/ui/kit/sound"
)

// finale celebrates the end of a board or a rubber: the score counts up, and a flourish follows if it deserves one. It
// ends at once if the user continues.
type finale struct {
	table
	due     bool // the board is over, and its result has not been shown yet
	done    float32
	tally   *tally
	running *fyne.Animation // of the tally, or nil
	joy     cardtable.Joy
}

// start counts the tally up.
func (f *finale) start() {
	f.due = false
	f.count(0)
	f.running = fyne.NewAnimation(tallyTime, func(done float32) {
		if f.running == nil {
			return
		}
		if f.count(done); done >= 1 {
			f.running = nil
		}
	})
	f.running.Curve = fyne.AnimationLinear
	f.running.Start()
}

// count shows the tally after a share of its time.
func (f *finale) count(done float32) {
	f.done = done
	if f.tally != nil {
		f.tally.show(done)
	}
}

// stop shows the whole score, and reports whether it was still being counted.
func (f *finale) stop() bool {
	f.joy.Stop()
	if f.running == nil {
		return false
	}
	f.running.Stop()
	f.running = nil
	f.count(1)
	return true
}

// hearEnd plays the sound of the rubber's end: won or lost by the user's side. A draw is silent.
func (f *finale) hearEnd() {
	switch winner, ok := f.play.rubber().Winner(); {
	case !ok:
	case winner == f.play.config.User.Seat.Side():
		f.hear(1)
	default:
		f.hear(-1)
	}
}

// hear plays the sound of a success, above 0, or of a failure, below 0.
func (f *finale) hear(good int) {
	switch {
	case good > 0:
		f.parts.Play(sound.Rubber)
	case good < 0:
		f.parts.Play(sound.Down)
	}
}

// endOf notes that the board that was shown before is over, if it is: its result will be counted
// up when the hands lie open. Whatever moves for a board that isn't over ends.
func (f *finale) endOf(before tabletop.Model) {
	switch {
	case !f.play.model.Over:
		f.stop()
		f.due = false
	case !before.Over && before.Deal == f.play.model.Deal && f.parts.surface.Animates():
		f.due = true
	}
}

// rest is called when the cards of a deal, or of a finished board, have come to rest.
func (f *finale) rest() {
	f.parts.show()
	if f.due {
		f.start()
		f.celebrate(honourOf(f.play.model))
	}
}

// celebrate shows a flourish around the sheet on the table.
func (f *finale) celebrate(h honour) {
	suits := card.Suits[:]
	if trump, ok := f.play.model.Table.Contract().Strain.Trump(); ok && h != rubberHonour {
		suits = []card.Suit{trump}
	}
	f.joy.Signs = cardtable.SuitSigns(f.parts.art, suits...)
	f.joy.Celebrate(splendour[h])
}

// finish ends all motions, and reports whether any carried information, which a flourish doesn't.
func (f *finale) finish() bool {
	moving := f.parts.surface.Finish()
	return f.stop() || moving
}
