package court

import (
	"sync"

	"github.com/superbridge/superbridge/game/card"
)

// figure is a king, queen, jack or maid in the pieces that it's painted in, from the back to
// the front.
type figure struct {
	behind  sketch // what hangs behind the head
	garment sketch // with its sleeves, and the throat
	things  sketch // what the hands hold, and the hands
	head    sketch // the face, the hair around it and what sits on it
}

// half is the whole figure from the waist up.
func (f figure) half() (s sketch) {
	for _, piece := range []sketch{f.behind, f.garment, f.things, f.head} {
		s.add(piece)
	}
	return s
}

// bust is the figure without its hands and what they hold.
func (f figure) bust() (s sketch) {
	for _, piece := range []sketch{f.behind, f.garment, f.head} {
		s.add(piece)
	}
	return s
}

// figureOf returns the figure of a king, queen, jack or maid, or of the joker.
func figureOf(c card.Card) figure {
	if c == card.Joker {
		return theJester()
	}
	return figures()[c.Suit][c.Rank-card.Maid]
}

// theJester is drawn when it is asked for first.
var theJester = sync.OnceValue(jester)

// figures are all figures in their tones, by suit and then from maid to king. They are
// drawn when the first is asked for.
var figures = sync.OnceValue(func() (all [4][4]figure) {
	for _, suit := range card.Suits {
		all[suit] = [4]figure{maid(suit), jack(suit), queen(suit), king(suit)}
	}
	return all
})
