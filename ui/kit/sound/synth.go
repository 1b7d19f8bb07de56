package sound

import "math/rand/v2"

// Render computes a variant of an effect, counted from 0: samples of one channel at [Rate],
// of at most a quarter of full scale. The same variant is always the same.
func Render(e Effect, variant int) []float32 {
	r := rand.New(rand.NewPCG(uint64(e), uint64(variant)))
	switch e {
	case Shuffle:
		return shuffle(r).finish(-34)
	case Deal:
		return deal(r).finish(-35)
	case Card:
		return card(r).finish(-34)
	case Gather:
		return gather(r).finish(-34)
	case Call:
		return call(r).finish(-34)
	case Double:
		return double(r).finish(-32.5)
	case Made:
		return made(r, variant).finish(-31)
	case Down:
		return down(r, variant).finish(-31)
	case Piece:
		return piece(r).finish(-35)
	case Capture:
		return capture(r).finish(-35)
	}
	return rubber(r, variant).finish(-30)
}
