package court

import (
	"image/color"

	"github.com/superbridge/superbridge/cardart/vector"
)

// tone names a colour by what it's for. The figures are drawn in tones; the suit's ink
// decides what colour each is.
type tone uint8

const (
	ink     tone = iota // outlines, strands, eyes
	linen               // ermine, collars, aprons, the white of an eye
	skin                // faces and hands
	shade               // of the skin
	blush               // cheeks
	lips                // of women and kings
	dark                // hair, nearly black
	brown               // hair, and wood
	fair                // hair
	grey                // hair
	gold                //
	bronze              // gold in the shade
	steel               // blades
	main                // the garment: the suit's ink
	deep                // the garment in its folds
	second              // what sets the garment off: blue with red, red with all others
	crimson             // red whatever the suit
	azure               // blue whatever the suit
	suit                // the suit's ink as it is, for signs
	tones               // how many there are
)

// Gold is the colour of gold on a card: crowns, hems, the sash of a court card.
var Gold = vector.RGB(0xe0ae42)

// common are the colours that are the same for all suits.
var common = [tones]color.NRGBA{
	ink:     vector.RGB(0x1b1c28),
	linen:   vector.RGB(0xfffdf5),
	skin:    vector.RGB(0xf6dcc0),
	shade:   vector.RGB(0xe5ba98),
	blush:   vector.RGB(0xefb69d),
	lips:    vector.RGB(0xb8323a),
	dark:    vector.RGB(0x41332f),
	brown:   vector.RGB(0x8c5128),
	fair:    vector.RGB(0xdcae55),
	grey:    vector.RGB(0xd3cfc6),
	gold:    Gold,
	bronze:  vector.RGB(0xb07c22),
	steel:   vector.RGB(0xc9d0d8),
	crimson: vector.RGB(0xbb2a30),
	azure:   vector.RGB(0x2b4a85),
}

// palette returns the colour of each tone for a suit whose signs have the ink given.
// Black would make a blot of a garment, so a dark ink gives a blue one.
func palette(sign color.NRGBA) [tones]color.NRGBA {
	p := common
	p[suit], p[main], p[second] = sign, sign, common[crimson]
	switch {
	case sign.R < 0x40 && sign.G < 0x40 && sign.B < 0x40:
		p[main] = common[azure]
	case int(sign.R) > int(max(sign.G, sign.B))+0x40:
		p[second] = common[azure]
	}
	p[deep] = vector.Blend(p[main], common[ink], 0.5)
	return p
}
