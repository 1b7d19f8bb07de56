package challenge

import "math/big"

// packed is a sequence of choices as one number. Each choice has a weight among all that were possible, and takes the
// binary logarithm of all weights over its own: n equal choices take log₂ n bits, as digits of mixed radix do. (Source: J. Duda,
// Asymmetric numeral systems, arXiv:0902.0271, with a number of any size in place of a state.)
//
// Choices are put in the reverse of the order in which they are taken.
type packed struct{ v big.Int }

// put adds a choice: weights before it, its own (1 or more) and all together.
func (p *packed) put(before, own, all int64) {
	var rest, o, a big.Int
	p.v.QuoRem(&p.v, o.SetInt64(own), &rest)
	p.v.Mul(&p.v, a.SetInt64(all))
	p.v.Add(&p.v, rest.Add(&rest, o.SetInt64(before)))
}

// at returns where the next choice is, from 0 to all-1.
func (p *packed) at(all int64) int64 {
	var a, rest big.Int
	return rest.Rem(&p.v, a.SetInt64(all)).Int64()
}

// take removes the choice that is next, with the weights that it was put with.
func (p *packed) take(before, own, all int64) {
	var a, rest big.Int
	p.v.QuoRem(&p.v, a.SetInt64(all), &rest)
	p.v.Mul(&p.v, a.SetInt64(own))
	p.v.Add(&p.v, rest.Sub(&rest, a.SetInt64(before)))
}

// empty reports whether nothing is left.
func (p *packed) empty() bool { return p.v.Sign() == 0 }
