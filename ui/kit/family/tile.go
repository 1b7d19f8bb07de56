package family

import "github.com/superbridge/superbridge/cardart/vector"

// Tile is an entry on the shelf of games: a game, or something else to begin with.
type Tile struct {
	ID       string
	Name     string
	Sentence string
	Players  string // their number, in words
	Group    string // the heading above the tile; tiles of a group are adjacent

	Picture func() vector.Drawing // in the colours of the present theme; its width is [PictureAspect] times its height

	// Open opens the tile. It is nil for a game, which the home screen then offers.
	Open func()
}

// PictureAspect is the width of a picture over its height.
const PictureAspect = 160.0 / 96
