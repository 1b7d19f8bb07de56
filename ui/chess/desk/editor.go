package desk

import (
	"github.com/superbridge/superbridge/game/chess"
	"github.com/superbridge/superbridge/ui/chess/editor"
	"github.com/superbridge/superbridge/ui/chess/offer"
	"github.com/superbridge/superbridge/ui/chess/seating"
)

// setUp shows the board on which a position is set up: one that was written, or else what was there last, and at first the start of the
// chosen game. The position is played by the players of a new game.
func (d *Desk) setUp(from *chess.Position) {
	rules := d.setup.Rules
	start := chess.Arrange(chess.Start(rules))
	switch {
	case from != nil:
		start = chess.Arrange(*from)
	case d.set != nil:
		start = *d.set
	}
	keep := func(a chess.Arrangement) { d.set = &a }
	d.window.Show(editor.New(d.window.Art(), editor.Options{
		Start: start, View: d.look.View, Animated: d.window.Animated(),
		Rules: func(v chess.Variant) chess.Rules { return seating.Fitting(rules, v) },
		Read: func(written string) (chess.Position, error) {
			g, err := offer.Read(written, rules)
			return g.Position(), err
		},
		OnPlay: func(p chess.Position) {
			keep(chess.Arrange(p))
			d.beginFrom(d.setup, chess.From(p))
		},
		OnLeave: func(a chess.Arrangement) {
			keep(a)
			d.window.ShowHome()
		},
	}))
}
