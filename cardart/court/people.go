package court

import "github.com/superbridge/superbridge/game/card"

// The faces of all who don't show their side: each has a look of its own.

var kings = [4]face{
	card.Clubs: { // the oldest: small eyes under bushy brows
		eyes:  eyes{open: 1, under: .35, slant: -.4, lid: .5, heavy: true},
		brows: brows{inner: .1, outer: .1, arch: .5, width: 1.25, hair: grey},
		nose:  broadNose,
		mouth: mouth{wide: 1, smile: .12, upper: .3, lower: .6, lips: lips},
		lines: joined(bags, forehead),
	},
	card.Hearts: { // kindly
		eyes:  eyes{open: 1.25, under: .08, slant: -.3, lid: .6},
		brows: brows{inner: .35, outer: .2, arch: .75, width: .85},
		nose:  broadNose,
		mouth: mouth{wide: 1.75, smile: .4, upper: .2, lower: 1.1, lips: lips},
		lines: joined(bags, crowsFeet),
	},
	card.Spades: { // stern
		eyes:  eyes{open: .95, under: .35, slant: .45, lid: .66},
		brows: brows{inner: -.35, outer: .5, arch: .3, width: .95},
		nose:  hookedNose,
		mouth: mouth{wide: 1.4, smile: -.2, upper: .35, lower: .7, lips: lips},
		lines: joined(frown, hollow),
	},
}

var queens = [4]face{
	card.Clubs: { // calm, her eyes lowered
		eyes:  eyes{open: 1.15, under: .4, slant: -.15, lid: .6, up: -.15, heavy: true},
		brows: brows{inner: .25, outer: .1, arch: .75, width: .42},
		nose:  straightNose,
		mouth: mouth{wide: 1.15, smile: .06, upper: .5, lower: 1.2, lips: lips},
	},
	card.Diamonds: { // amused
		eyes:  eyes{open: 1.3, under: .3, slant: .5, lid: .72, lashes: true, young: true},
		brows: brows{inner: .1, outer: .75, arch: .7, width: .44},
		nose:  straightNose,
		mouth: mouth{wide: 1.85, smile: .22, tilt: .32, upper: .45, lower: .75, lips: lips},
	},
	card.Hearts: { // kind
		eyes:  eyes{open: 1.55, under: .6, slant: 0, lid: .5, lashes: true, young: true},
		brows: brows{inner: .45, outer: .1, arch: .9, width: .4},
		nose:  fineNose,
		mouth: mouth{wide: 1.45, smile: .4, upper: .45, lower: .6, open: .4, lips: lips},
	},
	card.Spades: { // aloof
		eyes:  eyes{open: 1.1, under: .5, slant: .2, lid: .7, heavy: true, lashes: true},
		brows: brows{inner: 0, outer: .55, arch: 1, width: .44},
		nose:  hookedNose,
		mouth: mouth{wide: .95, smile: -.1, upper: .7, lower: 1.05, lips: lips},
	},
}

var jacks = [4]face{
	card.Clubs: { // sings
		eyes:  eyes{open: 1.45, under: .6, slant: -.1, lid: .56, up: .12, young: true},
		brows: brows{inner: .7, outer: .1, arch: .7, width: .62},
		nose:  snubNose,
		mouth: mouth{wide: 1.05, smile: -.1, upper: .4, lower: .7, open: 1.05, lips: lips},
	},
	card.Diamonds: { // proud
		eyes:  eyes{open: 1.3, under: .5, slant: -.4, lid: .72, heavy: true, young: true},
		brows: brows{inner: 0, outer: .35, arch: .85, width: .85},
		nose:  straightNose,
		mouth: mouth{wide: 1.5, smile: -.16, upper: .35, lower: 1, lips: blush},
	},
	card.Hearts: { // cheeky
		eyes:  eyes{open: 1.5, under: .25, slant: .2, lid: .56, young: true},
		brows: brows{inner: .2, outer: .55, arch: .9, width: .6},
		nose:  snubNose,
		mouth: mouth{wide: 2, smile: .58, tilt: .2, upper: .35, lower: .8, lips: blush},
	},
}

var maids = [4]face{
	card.Clubs: { // shy: she looks down
		eyes:  eyes{open: 1.4, under: .65, slant: -.1, lid: .6, up: -.22, heavy: true, lashes: true},
		brows: brows{inner: .5, outer: 0, arch: .6, width: .42},
		nose:  fineNose,
		mouth: mouth{wide: 1.05, smile: .25, upper: .4, lower: .75, lips: lips},
	},
	card.Diamonds: { // surprised
		eyes:  eyes{open: 1.85, under: .85, slant: 0, lid: .5, lashes: true, young: true},
		brows: brows{inner: .75, outer: .6, arch: 1, width: .42},
		nose:  snubNose,
		mouth: mouth{wide: .8, smile: -.05, upper: .5, lower: .8, open: .35, lips: lips},
	},
	card.Hearts: { // laughs
		eyes:  eyes{open: 1.45, under: .05, slant: .05, lid: .62, young: true},
		brows: brows{inner: .5, outer: .35, arch: .9, width: .48},
		nose:  snubNose,
		mouth: mouth{wide: 1.75, smile: .42, upper: .35, lower: .55, open: .75, lips: lips},
	},
	card.Spades: { // stern: she keeps the house
		eyes:  eyes{open: 1.05, under: .65, slant: 0, lid: .45},
		brows: brows{inner: -.25, outer: .3, arch: .35, width: .62},
		nose:  hookedNose,
		mouth: mouth{wide: 1.35, smile: -.25, upper: .28, lower: .5, lips: lips},
	},
}

// What years leave in a face.
var (
	bags      = joined(brush("M-3 1.05C-2.4 1.75 -1.2 1.75 -.5 1.1", .28), brush("M1.9 1.05C2.5 1.7 3.2 1.6 3.8 1", .28))
	forehead  = brush("M-2.8 -3.5C-1 -3.9 1 -3.9 2.8 -3.5", .26)
	crowsFeet = joined(brush("M-3.7 .7C-4 .9 -4.2 1 -4.5 1", .24), brush("M-3.8 .2C-4.1 .2 -4.3 .1 -4.6 0", .24))
	frown     = joined(brush("M.35 -2.9C.6 -2.4 .6 -2 .4 -1.6", .28), brush("M1.2 -3C1 -2.6 1 -2.2 1.1 -1.8", .28))
	hollow    = brush("M-4 1.4C-3.4 2.4 -2.4 2.9 -1.7 2.9", .3)
)
