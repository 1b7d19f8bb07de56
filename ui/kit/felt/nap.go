package felt

import "sync"

// napSize is the width and height of the piece of nap that repeats; a power of two.
const napSize = 256

// nap returns the lightness of the felt at a pixel relative to its colour, about -8 to 8: short fibres in all
// directions.
func nap(x, y int) int { return int(napTile()[(y%napSize)*napSize+x%napSize]) }

var napTile = sync.OnceValue(func() *[napSize * napSize]int8 {
	var sum [napSize * napSize]int
	state := uint32(1)
	random := func(n uint32) int { // xorshift: the same felt each time
		state ^= state << 13
		state ^= state >> 17
		state ^= state << 5
		return int(state % n)
	}
	directions := [][2]int{{1, 0}, {0, 1}, {1, 1}, {1, -1}, {2, 1}, {1, 2}}
	for range napSize * napSize / 3 {
		x, y, light := random(napSize), random(napSize), random(7)-3
		d := directions[random(uint32(len(directions)))]
		for range 3 + random(4) {
			sum[(y&(napSize-1))*napSize+x&(napSize-1)] += light
			x, y = x+d[0], y+d[1]
		}
	}
	tile := new([napSize * napSize]int8)
	for i, s := range sum {
		tile[i] = int8(min(max(s/2, -8), 8))
	}
	return tile
})
