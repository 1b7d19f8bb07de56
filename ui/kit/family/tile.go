package family

import "github.com/superbridge/superbridge/cardart/vector"

// Tile is what the shelf of games says of a game, or of something else that one can begin with.
type Tile struct {
	ID       string
	Name     string
	Sentence string
	Players  string // how many, in words
	Group    string // the heading under which the tile is; tiles of a group follow one another

	Picture func() vector.Drawing // in the colours of the present theme; its width is [PictureAspect] times its height

	// Open shows what the tile stands for. It is nil for a game, which the home screen then offers.
	Open func()
}

// PictureAspect is the width of a picture over its height.
const PictureAspect = 160.0 / 96
