package theme

import "image/color"

// Felt is the colour of the cloth on the user's own table, and of all that is made of the same cloth.
type Felt string

// The felts, as saved in the settings; "" is green.
const (
	Green    Felt = "green"
	Blue     Felt = "blue"
	Burgundy Felt = "burgundy"
	Grey     Felt = "grey"
)

// Felts lists those that can be chosen.
var Felts = []Felt{Green, Blue, Burgundy, Grey}

// cloth is a felt in one appearance: in the middle of the table, and towards the rim.
type cloth struct{ felt, deep color.NRGBA }

// cloths are the colours of felts, in light and in dark, except green, which the palettes have.
var cloths = map[Felt][2]cloth{
	Blue:     {{rgb(0x3a668f), rgb(0x284a6e)}, {rgb(0x294a6c), rgb(0x182f49)}},
	Burgundy: {{rgb(0x8a4153), rgb(0x672c3c)}, {rgb(0x62303d), rgb(0x401d27)}},
	Grey:     {{rgb(0x5f686e), rgb(0x474f54)}, {rgb(0x444b50), rgb(0x2c3135)}},
}

// On returns the colours of an appearance with the felt on the user's table. Other tables are blue, or green if the
// user's is blue.
func (f Felt) On(p Palette, dark bool) Palette {
	both, ok := cloths[f]
	if !ok {
		return p
	}
	c := both[0]
	if dark {
		c = both[1]
	}
	if f == Blue {
		p.FarFelt, p.FarFeltDeep = p.Felt, p.FeltDeep
	}
	p.Felt, p.FeltDeep = c.felt, c.deep
	return p
}
